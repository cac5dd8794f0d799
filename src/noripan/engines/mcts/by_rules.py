"""A game without a kernel as if it had one: a row of one element, which is the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from noripan.compiling.moves import Moves

if TYPE_CHECKING:
    from noripan.compiling.moves import Mask, Numbers, Row
    from noripan.core.game import AnyGame, State

    Game = tuple[AnyGame]
    """What stands in place of a kernel's options."""


def row_of(state: State[Any]) -> Row:
    """The row of a state."""
    row = np.empty(1, object)
    row[0] = state
    return row


def _legal(options: Game, row: Row, mask: Mask) -> int:
    moves = row[0].moves()
    mask[:] = False
    for move in moves:
        mask[options[0].actions.index(move)] = True
    return len(moves)


def _step(options: Game, row: Row, action: int) -> bool:
    row[0] = row[0].play(options[0].actions[action])
    return True


def _turn(options: Game, row: Row) -> int:  # noqa: ARG001 - here and below: as kernels have it
    return int(row[0].turn)


def _scores(options: Game, row: Row, out: Numbers) -> None:  # noqa: ARG001
    out[:] = [float(score) for score in row[0].outcome.scores]


def _chances(options: Game, row: Row, out: Numbers) -> None:
    for move, chance in row[0].chances():
        out[options[0].actions.index(move)] = float(chance)


MOVES = Moves(_legal, _step, _turn, _scores, _chances)
