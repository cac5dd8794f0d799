"""Dice Yut on rows of numbers: the pieces' squares, the throws used, the score, what was thrown."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled
from noripan.compiling.kernel import CHANCE, KEPT, NOBODY, Kernel
from noripan.compiling.moves import Moves
from noripan.games.dice_yut.fast import positions
from noripan.games.dice_yut.fast.positions import END_AFTER, GOAL_NUMBER, NAMES, POINTS
from noripan.games.dice_yut.game import PIECES, SIDES, DiceYut, DiceYutState

if TYPE_CHECKING:
    from noripan.compiling.moves import Mask, Numbers, Options, Row

_PIECES = len(PIECES)
_USED, _SCORE, _THROWN = range(_PIECES, _PIECES + 3)
"""Where a row has these, after the squares of A to D."""


@lru_cache(maxsize=KEPT)
def kernel_of(game: DiceYut) -> Kernel[DiceYutState]:
    """The kernel of a game; 0 stands for a throw that isn't known beforehand."""
    throws = np.array([number or 0 for number in game.throws])
    return Kernel(
        game,
        _MOVES,
        (throws,),
        row=_row_of,
        state=lambda row: _state_of(game, row),
        maker=kernel_of,
    )


def warm() -> None:
    """Compiles every entry, by a call on little."""
    positions.warm()
    kernel_of(DiceYut((None,))).warm()


def _row_of(state: DiceYutState) -> Row:
    squares = [NAMES.index(square) for square in state.pieces]
    return np.array([*squares, state.used, state.score, state.thrown or 0], np.int32)


def _state_of(game: DiceYut, row: Row) -> DiceYutState:
    *squares, used, score, thrown = row.tolist()
    pieces = tuple(NAMES[number] for number in squares)
    return DiceYutState(game, pieces, used, score, thrown or None)


@compiled
def _number(options: Options, row: Row) -> int:
    """The number to move by now; 0 before an unknown throw and after the last."""
    (throws,) = options
    if row[_USED] == len(throws):
        return 0
    return int(row[_THROWN] or throws[row[_USED]])


@compiled
def _may_go(row: Row, piece: int, number: int) -> bool:
    """Whether a piece hasn't arrived and the square where it would end is free."""
    if row[piece] == GOAL_NUMBER:
        return False
    end = END_AFTER[row[piece], number - 1]
    for other in range(_PIECES):
        if other != piece and row[other] == end:
            return bool(end == GOAL_NUMBER)
    return True


@compiled
def _can_any_go(row: Row, number: int) -> bool:
    for piece in range(_PIECES):
        if row[piece] != GOAL_NUMBER and (number == 0 or _may_go(row, piece, number)):
            return True
    return False


@compiled
def _turn(options: Options, row: Row) -> int:
    (throws,) = options
    number = _number(options, row)
    if row[_USED] == len(throws) or not _can_any_go(row, number):
        return NOBODY
    return 0 if number else CHANCE


@compiled
def _legal(options: Options, row: Row, mask: Mask) -> int:
    mask[:] = False
    acts, number = _turn(options, row), _number(options, row)
    if acts == CHANCE:
        mask[_PIECES:] = True
    elif acts != NOBODY:
        for piece in range(_PIECES):
            mask[piece] = _may_go(row, piece, number)
    return int(mask.sum())


@compiled
def _step(options: Options, row: Row, action: int) -> bool:
    acts, number = _turn(options, row), _number(options, row)
    if acts == CHANCE:
        if not _PIECES <= action < _PIECES + SIDES:
            return False
        row[_THROWN] = action - _PIECES + 1
        return True
    if acts == NOBODY or not 0 <= action < _PIECES or not _may_go(row, action, number):
        return False
    row[action] = END_AFTER[row[action], number - 1]
    row[_SCORE] += POINTS[row[action]]
    row[_USED] += 1
    row[_THROWN] = 0
    return True


@compiled
def _scores(options: Options, row: Row, out: Numbers) -> None:  # noqa: ARG001 a row tells
    out[0] = row[_SCORE]


@compiled
def _chances(options: Options, row: Row, out: Numbers) -> None:  # noqa: ARG001 always the same
    out[_PIECES:] = 1 / SIDES


_MOVES = Moves(_legal, _step, _turn, _scores, _chances)
