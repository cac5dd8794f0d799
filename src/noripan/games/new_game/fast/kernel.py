"""New Game on rows of numbers: how the discs stand, how they stood at the milestone, the turn.

A row has the turn's number, then each disc's square, step and height, then the same at the
milestone of `NewGameState`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled
from noripan.compiling.kernel import CHANCE, KEPT, NOBODY, Kernel
from noripan.compiling.moves import Moves
from noripan.games.new_game.board import Colour, Direction, Disc, Square
from noripan.games.new_game.fast import table
from noripan.games.new_game.fast.table import (
    blank_table,
    movers_of,
    play_turn,
    position_of,
    square_index,
    step_of,
    who_moves_in,
)
from noripan.games.new_game.game import NewGame, NewGameState
from noripan.games.new_game.rules import ENDING_HEIGHT

if TYPE_CHECKING:
    from noripan.compiling.moves import Mask, Numbers, Options, Row
    from noripan.games.new_game.board import Position
    from noripan.games.new_game.fast.table import Table

_PARTS = 3
"""Square, step and height of each disc."""


@lru_cache(maxsize=KEPT)
def kernel_of(game: NewGame) -> Kernel[NewGameState]:
    """The kernel of a game."""
    options = (np.array(game.board, np.uint8), len(game.discs), who_moves_in(game))
    return Kernel(
        game, _MOVES, options, row=_row_of, state=lambda row: _state_of(game, row), maker=kernel_of
    )


def warm() -> None:
    """Compiles every entry, by a call on little."""
    table.warm()
    discs = (Disc(Square(column=0, row=0), Direction.UP),)
    kernel_of(NewGame(((Colour.WHITE,),), discs)).warm()


def _row_of(state: NewGameState) -> Row:
    size = len(state.game.board)
    parts = [_discs_of(size, position) for position in (state.position, state.milestone)]
    return np.concatenate([np.array([state.turn_number]), *parts])


def _discs_of(size: int, position: Position) -> Row:
    """Each disc's square, then the steps, then the heights."""
    found = np.zeros((_PARTS, len(position.directions)), np.int64)
    for square, discs in position.stacks:
        for height, disc in enumerate(discs):
            found[:, disc - 1] = (
                square_index(size, *square),
                step_of(size, int(position.directions[disc - 1])),
                height,
            )
    return found.ravel()


def _state_of(game: NewGame, row: Row) -> NewGameState:
    discs = _PARTS * len(game.discs)
    now, milestone = (
        position_of(_table_at(np.array(game.board, np.uint8), len(game.discs), row, start),
                    len(game.board))
        for start in (1, 1 + discs)
    )  # fmt: skip
    return NewGameState(game, int(row[0]), now, milestone)


@compiled
def _table_at(board: Row, discs: int, row: Row, start: int) -> Table:
    """The discs that a row has from an index on, on a board."""
    found = blank_table(board, discs)
    for height in range(discs):
        for disc in range(1, discs + 1):
            at = start + disc - 1
            if row[at + 2 * discs] == height:
                square = row[at]
                found.squares[disc] = square
                found.steps[disc] = row[at + discs]
                found.heights[disc] = height
                found.below[disc] = found.tops[square]
                found.tops[square] = disc
    return found


@compiled
def _is_over(options: Options, row: Row) -> bool:
    """Whether a stack ends the game, or the milestone came back."""
    _board, discs, _who_moves = options
    same = row[0] > 0
    for at in range(1, 1 + _PARTS * discs):
        if at > 2 * discs and row[at] + 1 >= ENDING_HEIGHT:
            return True
        same = same and row[at] == row[at + _PARTS * discs]
    return bool(same)


@compiled
def _legal(options: Options, row: Row, mask: Mask) -> int:
    mask[0] = not _is_over(options, row)
    return int(mask[0])


@compiled
def _step(options: Options, row: Row, action: int) -> bool:
    board, discs, who_moves = options
    if action != 0 or _is_over(options, row):
        return False
    turn, size = row[0], _PARTS * discs
    if turn & (turn - 1) == 0:
        row[1 + size :] = row[1 : 1 + size]
    game = _table_at(board, discs, row, 1)
    play_turn(game, movers_of(game), who_moves)
    row[0] = turn + 1
    row[1 : 1 + discs] = game.squares[1:]
    row[1 + discs : 1 + 2 * discs] = game.steps[1:]
    row[1 + 2 * discs : 1 + size] = game.heights[1:]
    return True


@compiled
def _turn(options: Options, row: Row) -> int:
    return NOBODY if _is_over(options, row) else CHANCE


@compiled
def _scores(options: Options, row: Row, out: Numbers) -> None:
    """Nobody plays."""


@compiled
def _chances(options: Options, row: Row, out: Numbers) -> None:  # noqa: ARG001 it is certain
    out[0] = 1


_MOVES = Moves(_legal, _step, _turn, _scores, _chances)
