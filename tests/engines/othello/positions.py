"""Positions for the engine's tests, and what is slow but plain."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from noripan.games.othello import Othello

if TYPE_CHECKING:
    from noripan.games.othello.game import OthelloState


def drawn_state(seed: int, empties: int, size: int = 8) -> OthelloState:
    """A state with so many squares empty, or the last of a game that ended before; drawn evenly."""
    draws = random.Random(f"othello {seed} {empties}")
    state = Othello(size).start()
    while state.empties > empties and state.outcome is None:
        state = state.play(draws.choice(state.moves()))
    return state


def lead(state: OthelloState) -> int:
    """The score of a game that is over, for the side that would be to move."""
    assert state.outcome is not None
    black, white = state.outcome.scores
    return int(black - white) * (1 if state.mover == 0 else -1)


def minimax(state: OthelloState) -> int:
    """The exact score for the side to move, by the rules and nothing else."""
    if state.outcome is not None:
        return lead(state)
    return max(
        -minimax(after) if after.mover != state.mover else minimax(after)
        for after in map(state.play, state.moves())
    )
