"""Measures how far a deep search's value is from a shallow one's: what Multi-ProbCut goes by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled
from noripan.engines.othello.midgame import BOARD, Look, new_look, value_to_depth
from noripan.engines.othello.patterns import MOST, UNIT
from noripan.engines.othello.weights import DEEPEST
from noripan.games.othello.fast.bitboards import discs_in

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from noripan.engines.othello.patterns import Weights

_MEASURED = 9
_LEAST_DEPTH = 3
_LEAST_DEVIATION = UNIT / 2
_FEWEST_EMPTY, _MOST_EMPTY = 16, 52
"""Squares that are empty in a position that is measured: no search may come to the end."""
_MEMORY_BITS = 16
_NO_LIMIT = 1 << 62


def deviations_of(
    weights: Weights, own: NDArray[np.uint64], other: NDArray[np.uint64], count: int
) -> NDArray[np.float64]:
    """`[depth, shallow depth]`: the standard deviation of their difference in `UNIT`ths of a disc.

    It is measured up to a depth of nine and taken to grow evenly beyond; 0 where the two are odd
    and even, or the shallow one isn't shallower.

    Args:
        weights: What patterns are worth.
        own: The mover's discs of positions from play.
        other: The other side's.
        count: How many of them to search.
    """
    empties = np.array([int(discs_in(BOARD & ~(a | b))) for a, b in zip(own, other, strict=True)])
    fitting = np.flatnonzero((empties >= _FEWEST_EMPTY) & (empties <= _MOST_EMPTY))
    chosen = fitting[:: max(1, len(fitting) // count)][:count]
    look = new_look(weights, np.zeros((DEEPEST, DEEPEST)), _NO_LIMIT, _MEMORY_BITS)
    values = _values(own[chosen], other[chosen], _MEASURED, look)
    pairs = [
        (depth, shallow)
        for depth in range(_LEAST_DEPTH, _MEASURED + 1)
        for shallow in range(1, depth)
        if (depth - shallow) % 2 == 0
    ]
    found = np.array([(values[:, deep] - values[:, low]).std() for deep, low in pairs])
    terms = np.array([(1, depth, shallow) for depth, shallow in pairs])
    factors, *_rest = np.linalg.lstsq(terms, found, rcond=None)
    deviations = np.zeros((DEEPEST, DEEPEST))
    for depth in range(_LEAST_DEPTH, DEEPEST):
        for shallow in range(depth % 2, depth, 2):
            grown = float(factors @ (1, depth, shallow))
            deviations[depth, shallow] = max(grown, _LEAST_DEVIATION)
    return deviations


@compiled
def _values(
    own: NDArray[np.uint64], other: NDArray[np.uint64], most: int, look: Look
) -> NDArray[np.int64]:
    """`[position, depth]`: the value of each position to each depth up to the most."""
    found = np.zeros((len(own), most + 1), np.int64)
    for at in range(len(own)):
        for depth in range(most + 1):
            found[at, depth] = value_to_depth(own[at], other[at], -MOST, MOST, depth, 0, look)
    return found
