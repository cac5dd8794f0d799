"""Omok on rows of numbers: the board with its margin, and what else a position is."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled, plain
from noripan.compiling.kernel import KEPT, NOBODY, Kernel
from noripan.compiling.moves import Moves, board_symmetries
from noripan.core.game import Outcome, Player
from noripan.games.omok.board import EMPTY, Colour
from noripan.games.omok.events import Ending
from noripan.games.omok.fast import cells
from noripan.games.omok.fast.cells import (
    BLACK,
    BOTH,
    DOUBLE_FOUR,
    NO_BAN,
    OVERLINE,
    ban,
    cell_of,
    laid_out,
    rules_of,
    wins,
)
from noripan.games.omok.fast.lines_table import line_table
from noripan.games.omok.game import Omok, OmokState
from noripan.games.omok.moves import Decision
from noripan.games.omok.options import RuleSet
from noripan.games.omok.rules import Stage

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from noripan.compiling.moves import Mask, Numbers, Options, Row
    from noripan.games.omok.fast.cells import Rules

_COLOUR, _STAGE, _OWNER, _WINNER, _ENDING = range(-5, 0)
"""Where a row has, after the cells, the next stone's colour, the stage, who has black, who won
(0 nobody, else the player from 1) and how the game ended (0 not yet, else the ending from 1)."""

_STAGES, _ENDINGS, _DECISIONS = tuple(Stage), tuple(Ending), tuple(Decision)
_THREE, _CHOICE, _TWO, _LAST_CHOICE, _PLAY = range(len(_STAGES))
_FIVE, _FULL_BOARD, _NO_POINT_LEFT, _BY_OVERLINE, _BY_FOURS, _BY_THREES = range(1, 7)
_STAY, _SWAP, _TWO_MORE = range(len(_DECISIONS))
_FIRST_STONES, _SECOND_STONES = 3, 5


@lru_cache(maxsize=KEPT)
def kernel_of(game: Omok) -> Kernel[OmokState]:
    """The kernel of a game."""
    keeps = game.ruleset is RuleSet.OMOK
    symmetries = board_symmetries(game.size)
    options = (rules_of(game), line_table(), keeps, symmetries)
    more = np.arange(game.size**2, len(game.actions))
    actions = np.hstack([symmetries, np.tile(more, (len(symmetries), 1))])
    return Kernel(game, _MOVES, options, row=_row_of, state=lambda row: _state_of(game, row),
                  maker=kernel_of,
                  symmetries=actions)  # fmt: skip


def warm() -> None:
    """Compiles every entry, by a call on little."""
    cells.warm()
    kernel_of(Omok(9, RuleSet.RENJU)).warm()


def _row_of(state: OmokState) -> Row:
    board = np.frombuffer(state.board, np.uint8)
    winner = ending = 0
    if state.outcome is not None:
        winner = state.outcome.winners[0] + 1 if state.outcome.winners else 0
        ending = _ENDINGS.index(Ending(state.outcome.reason)) + 1
    more = (int(state.colour), _STAGES.index(state.stage), int(state.black), winner, ending)
    return np.concatenate([laid_out(board, state.game.size), np.array(more, np.uint8)])


def _state_of(game: Omok, row: Row) -> OmokState:
    points = [plain(cell_of)(point, game.size) for point in range(game.size**2)]
    outcome = None
    if row[_ENDING]:
        scores = tuple(int(row[_WINNER] == player + 1) for player in range(2))
        outcome = Outcome(scores, _ENDINGS[row[_ENDING] - 1])
    return OmokState(
        game, row[points].tobytes(), Colour(row[_COLOUR]), _STAGES[row[_STAGE]],
        Player(int(row[_OWNER])), outcome,
    )  # fmt: skip


@compiled
def _decides(row: Row) -> bool:
    return bool(row[_STAGE] == _CHOICE or row[_STAGE] == _LAST_CHOICE)


@compiled
def _legal(options: Options, row: Row, mask: Mask) -> int:
    rules, table, keeps, _symmetries = options
    mask[:] = False
    if row[_ENDING]:
        return 0
    points = rules.size * rules.size
    if _decides(row):
        mask[points + _STAY] = mask[points + _SWAP] = True
        if row[_STAGE] == _CHOICE:
            mask[points + _TWO_MORE] = True
        return int(mask.sum())
    count = 0
    for point in range(points):
        mask[point] = _may_put(rules, table, keeps, row, point)
        count += mask[point]
    return count


@compiled
def _may_put(rules: Rules, table: NDArray[np.int32], keeps: bool, row: Row, point: int) -> bool:  # noqa: FBT001 compiled
    at = cell_of(point, rules.size)
    if row[at] != EMPTY:
        return False
    if not keeps:
        return True
    row[at] = row[_COLOUR]
    allowed = ban(rules, row, at, table) == NO_BAN
    row[at] = EMPTY
    return allowed


@compiled
def _step(options: Options, row: Row, action: int) -> bool:
    rules, table, keeps, _symmetries = options
    points = rules.size * rules.size
    if row[_ENDING] or action < 0:
        return False
    if _decides(row):
        return _decide(row, action - points)
    if action >= points or not _may_put(rules, table, keeps, row, action):
        return False
    at, colour = cell_of(action, rules.size), row[_COLOUR]
    row[at] = colour
    row[_COLOUR] = BOTH - colour
    if row[_STAGE] != _PLAY:
        _go_on(rules, row)
    if wins(rules, row, at):
        _end(row, _FIVE, colour)
        return True
    if rules.renju:
        broken = ban(rules, row, at, table)
        if broken != NO_BAN:
            _end(row, _ending_by(broken), BOTH - colour)
            return True
    _end_where_nobody_can_go_on(rules, table, keeps, row)
    return True


@compiled
def _decide(row: Row, decision: int) -> bool:
    if decision == _TWO_MORE and row[_STAGE] == _CHOICE:
        row[_STAGE] = _TWO
    elif decision in (_STAY, _SWAP):
        row[_STAGE] = _PLAY
        row[_OWNER] = decision == _SWAP
    else:
        return False
    return True


@compiled
def _go_on(rules: Rules, row: Row) -> None:
    """The opening's next stage, where enough stones are on the board."""
    stones = 0
    for point in range(rules.size * rules.size):
        stones += row[cell_of(point, rules.size)] != EMPTY
    if row[_STAGE] == _THREE and stones >= _FIRST_STONES:
        row[_STAGE] = _CHOICE
    elif row[_STAGE] == _TWO and stones >= _SECOND_STONES:
        row[_STAGE] = _LAST_CHOICE


@compiled
def _end(row: Row, ending: int, colour: int) -> None:
    row[_ENDING] = ending
    row[_WINNER] = 1 + (row[_OWNER] if colour == BLACK else 1 - row[_OWNER])


@compiled
def _ending_by(broken: int) -> int:
    """How the game ends for who plays a point that is forbidden."""
    if broken == OVERLINE:
        return _BY_OVERLINE
    return _BY_FOURS if broken == DOUBLE_FOUR else _BY_THREES


@compiled
def _end_where_nobody_can_go_on(
    rules: Rules,
    table: NDArray[np.int32],
    keeps: bool,  # noqa: FBT001 compiled
    row: Row,
) -> None:
    full = True
    for point in range(rules.size * rules.size):
        if row[cell_of(point, rules.size)] == EMPTY:
            full = False
            if _may_put(rules, table, keeps, row, point):
                return
    row[_ENDING] = _FULL_BOARD if full else _NO_POINT_LEFT


@compiled
def _turn(options: Options, row: Row) -> int:  # noqa: ARG001 a row tells
    if row[_ENDING]:
        return NOBODY
    if row[_STAGE] == _PLAY:
        return int(row[_OWNER] if row[_COLOUR] == BLACK else 1 - row[_OWNER])
    return int(row[_STAGE] == _CHOICE or row[_STAGE] == _TWO)


@compiled
def _scores(options: Options, row: Row, out: Numbers) -> None:  # noqa: ARG001 a row tells
    for player in range(2):
        out[player] = row[_WINNER] == player + 1


@compiled
def _turned(options: Options, row: Row, symmetry: int, out: Row) -> None:
    rules, _table, _keeps, symmetries = options
    out[:] = row
    for point in range(rules.size * rules.size):
        out[cell_of(symmetries[symmetry, point], rules.size)] = row[cell_of(point, rules.size)]


_MOVES = Moves(_legal, _step, _turn, _scores, turned=_turned)
