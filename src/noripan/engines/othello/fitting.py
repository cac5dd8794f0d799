"""Fits the patterns' weights to positions with known scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled
from noripan.engines.othello.patterns import (
    PATTERNS,
    PHASES,
    UNIT,
    WEIGHTS,
    Weights,
    mirrored_weights,
    phase_of,
    set_indexes,
    swapped_weights,
)
from noripan.games.othello.fast.bitboards import discs_in

if TYPE_CHECKING:
    from numpy.typing import NDArray

_MOST_WEIGHT = 32_000


@compiled
def indexes_of(
    own: NDArray[np.uint64], other: NDArray[np.uint64], joined: NDArray[np.int32]
) -> NDArray[np.int32]:
    """`[position, pattern]`: the weight of each pattern, one for it and its mirror images."""
    found = np.empty((len(own), PATTERNS), np.int32)
    for at in range(len(own)):
        set_indexes(found[at], own[at], other[at])
        for pattern in range(PATTERNS):
            found[at, pattern] = joined[found[at, pattern]]
    return found


@compiled
def phases_of(own: NDArray[np.uint64], other: NDArray[np.uint64]) -> NDArray[np.int64]:
    """The phase of each position."""
    found = np.empty(len(own), np.int64)
    for at in range(len(own)):
        found[at] = phase_of(discs_in(own[at] | other[at]))
    return found


@compiled
def _values(indexes: NDArray[np.int32], weights: NDArray[np.float32]) -> NDArray[np.float32]:
    """What each position is worth."""
    found = np.empty(len(indexes), np.float32)
    for at in range(len(indexes)):
        value = np.float32(0)
        for pattern in range(PATTERNS):
            value += weights[indexes[at, pattern]]
        found[at] = value
    return found


@compiled
def _given_back(indexes: NDArray[np.int32], errors: NDArray[np.float32]) -> NDArray[np.float32]:
    """For each weight the sum of the errors where it counts: the transpose of `_values`."""
    found = np.zeros(WEIGHTS, np.float32)
    for at in range(len(indexes)):
        for pattern in range(PATTERNS):
            found[indexes[at, pattern]] += errors[at]
    return found


def fitted(
    own: NDArray[np.uint64], other: NDArray[np.uint64], scores: NDArray[np.int8],
    *, before: NDArray[np.float32], ridge: float = 8.0, steps: int = 30,
) -> NDArray[np.float32]:  # fmt: skip
    """The weights in discs, `[phase, weight]`, of the least squared error over positions.

    Conjugate gradients on the normal equations (Hestenes and Stiefel, 1952). A weight is drawn
    towards what it was before, as if that had been seen some times.

    Args:
        own: The mover's discs of each position.
        other: The other side's.
        scores: Each position's score for the mover.
        before: Weights to start from.
        ridge: How many times the weights before count.
        steps: How many steps to take.
    """
    joined = mirrored_weights()
    weights = before.copy()
    phases = phases_of(own, other)
    for phase in range(PHASES):
        chosen = np.flatnonzero(phases == phase)
        if not len(chosen):
            continue
        indexes = indexes_of(own[chosen], other[chosen], joined)
        target = scores[chosen].astype(np.float32)
        weights[phase] = _solved(indexes, target, before[phase], ridge, steps)
    return weights


def _solved(
    indexes: NDArray[np.int32], target: NDArray[np.float32], before: NDArray[np.float32],
    ridge: float, steps: int,
) -> NDArray[np.float32]:  # fmt: skip
    change = np.zeros(WEIGHTS, np.float32)
    residual = _given_back(indexes, target - _values(indexes, before))
    direction = residual.copy()
    size = float(residual @ residual)
    for _step in range(steps):
        if size <= 0:
            break
        pushed = _given_back(indexes, _values(indexes, direction)) + ridge * direction
        length = size / float(direction @ pushed)
        change += length * direction
        residual -= length * pushed
        before_size, size = size, float(residual @ residual)
        direction = residual + size / before_size * direction
    return before + change


def rounded(weights: NDArray[np.float32]) -> Weights:
    """The weights as a search reads them, for both sides, mirror images alike."""
    units = np.clip(np.rint(weights * UNIT), -_MOST_WEIGHT, _MOST_WEIGHT).astype(np.int16)
    units = units[:, mirrored_weights()]
    return np.ascontiguousarray(np.stack([units, units[:, swapped_weights()]]))


def mean_error(
    own: NDArray[np.uint64], other: NDArray[np.uint64], scores: NDArray[np.int8],
    weights: NDArray[np.float32],
) -> NDArray[np.float64]:  # fmt: skip
    """The mean of how far the weights are from the scores in discs, for each phase."""
    joined, phases = mirrored_weights(), phases_of(own, other)
    errors = np.full(PHASES, np.nan)
    for phase in range(PHASES):
        chosen = np.flatnonzero(phases == phase)
        if len(chosen):
            found = _values(indexes_of(own[chosen], other[chosen], joined), weights[phase])
            errors[phase] = np.abs(np.clip(found, -64, 64) - scores[chosen]).mean()
    return errors
