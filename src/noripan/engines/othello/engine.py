"""Plays Othello on 8×8: deeper and deeper, and exactly as soon as the end is near enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from noripan.engines.engine import (
    Analysis,
    Certainty,
    Engine,
    Evaluation,
    Limit,
    Measure,
    check_playable,
)
from noripan.engines.othello.endgame import STOPPED
from noripan.engines.othello.lines import expected_line, sides
from noripan.engines.othello.midgame import BOARD, Look, new_look, value_to_depth
from noripan.engines.othello.patterns import MOST, UNIT
from noripan.engines.othello.weights import Learned, packaged
from noripan.engines.searching import Clock, run_until
from noripan.games.othello import Othello
from noripan.games.othello.fast import bitboards

if TYPE_CHECKING:
    from collections.abc import Iterator
    from threading import Event

    import numpy as np

    from noripan.core.game import Game, State
    from noripan.games.othello.game import OthelloState

_NO_LIMIT = 1 << 62
_MEMORY_BITS = 20
_SOLVED_AHEAD = 11
"""So many plies before an exact search in prospect the next one is exact."""
_WINDOW = 2 * UNIT
"""How far around the last value the next search expects its own."""


class OthelloEngine(Engine):
    """Alpha-beta with patterns, and an end game solver.

    Args:
        learned: What patterns are worth; by default what comes with the package.
        memory_bits: 2 to the power of this is how many positions it remembers, twice 32 bytes
            each.
    """

    name = "othello"

    def __init__(self, learned: Learned | None = None, *, memory_bits: int = _MEMORY_BITS) -> None:
        self._learned = learned or packaged()
        self._memory_bits = memory_bits

    def plays(self, game: Game[Any, Any]) -> bool:
        """Only on the board that the patterns know."""
        return isinstance(game, Othello) and game.size == bitboards.WIDTH

    def analyse(
        self, state: State[Any], limit: Limit, stop: Event | None = None
    ) -> Iterator[Analysis]:
        """One analysis for each depth; the last one is exact where the limit allows it."""
        check_playable(self, state)
        state = cast("OthelloState", state)
        clock = Clock(limit, stop)
        learned = self._learned
        look = new_look(learned.weights, learned.deviations, _NO_LIMIT, self._memory_bits)
        own, other = sides(state)
        value = 0
        for depth in depths(state.empties, limit.depth):
            found = self._search(own, other, value, depth, look, clock)
            if found == STOPPED:
                return
            value = found
            exact = depth >= state.empties
            line = expected_line(state, look, value // UNIT if exact else None)
            certainty = Certainty.EXACT if exact else Certainty.ESTIMATE
            yield Analysis(
                line[0], Evaluation(value / UNIT, Measure.DISCS, certainty), line, depth,
                int(look.work.nodes[0]), clock.seconds,
            )  # fmt: skip
            # Whatever the limit is, there is an analysis to begin with.
            look.work.nodes[1] = limit.nodes or _NO_LIMIT
            if clock.is_up:
                return

    def _search(
        self, own: np.uint64, other: np.uint64, guess: int, depth: int, look: Look, clock: Clock
    ) -> int:
        """The value of a search that is only told to stop when there is an answer already."""

        def windows() -> int:
            wide = depth == 1 or depth >= bitboards.discs_in(BOARD & ~(own | other))
            alpha, beta = (-MOST, MOST) if wide else (guess - _WINDOW, guess + _WINDOW)
            value = value_to_depth(own, other, alpha, beta, depth, 0, look)
            if value != STOPPED and not alpha < value < beta:
                value = value_to_depth(own, other, -MOST - 1, MOST + 1, depth, 0, look)
            return value

        return windows() if depth == 1 else run_until(clock, look.work.stop, windows)


def depths(empty: int, most: int | None) -> Iterator[int]:
    """How far to look, one after the other; the last one is as deep as squares are empty."""
    for depth in range(1, empty + 1):
        if most is not None and depth > most:
            return
        if most is None and depth + _SOLVED_AHEAD > empty and depth > 1:
            break
        yield depth
    else:
        return
    yield empty
