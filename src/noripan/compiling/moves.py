"""What a game's `fast/kernel.py` writes: functions for one row, and what games share of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from noripan.compiling.jit import compiled

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from numpy.typing import NDArray

    Row: TypeAlias = NDArray[Any]
    """One state; a batch has one row after the other."""
    Mask: TypeAlias = NDArray[np.bool_]
    """For each action, whether it is legal."""
    Numbers: TypeAlias = NDArray[np.float64]
    Options: TypeAlias = tuple[Any, ...]
    """A game's options as numbers and tables, as its own functions read them."""


@compiled
def no_chances(options: Options, row: Row, out: Numbers) -> None:  # every game has these arguments
    """Chance never acts."""


@compiled
def unturned(options: Options, row: Row, symmetry: int, out: Row) -> None:  # noqa: ARG001 as above
    """The row as it is: the game has no symmetry but that."""
    out[:] = row


class Moves(NamedTuple):
    """A game's own functions, each compiled.

    Attributes:
        legal: `(options, row, mask) -> int` marks the legal actions and counts them.
        step: `(options, row, action) -> bool` plays an action in place; False, and nothing
            changed, where it isn't legal.
        turn: `(options, row) -> int` is who acts: a player, `CHANCE` or `NOBODY`.
        scores: `(options, row, out)` writes the scores of a game that is over, by player.
        chances: `(options, row, out)` writes the probability of each action where chance acts.
        turned: `(options, row, symmetry, out)` writes the row as a symmetry of the game has it.
    """

    legal: Callable[..., int]
    step: Callable[..., bool]
    turn: Callable[..., int]
    scores: Callable[..., None]
    chances: Callable[..., None] = no_chances
    turned: Callable[..., None] = unturned


def board_symmetries(size: int) -> NDArray[np.int64]:
    """Where each of the eight turns and mirrors of a square board takes each of its places."""
    places = np.arange(size * size).reshape(size, size)
    seen = [np.rot90(one, turns) for one in (places, places.T) for turns in range(4)]
    return np.array([np.argsort(one.ravel()) for one in seen])
