"""The weights of the patterns as a file: those that come with the package, or somebody's own."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from noripan.engines.othello.fitting import rounded
from noripan.engines.othello.patterns import PHASES, UNIT, WEIGHTS, Weights, mirrored_weights

if TYPE_CHECKING:
    from numpy.typing import NDArray

FILE = "weights.npz"
DEEPEST = 64
"""Depths that `Learned.deviations` knows of are less than this."""


class Learned(NamedTuple):
    """What was learned from play.

    Attributes:
        weights: What patterns are worth.
        deviations: `[depth, shallow depth]`: the standard deviation of a search's value from a
            shallower one's, in `UNIT`ths of a disc.
    """

    weights: Weights
    deviations: NDArray[np.float64]


@cache
def packaged() -> Learned:
    """What comes with the package."""
    return read(files("noripan.engines.othello").joinpath(FILE).read_bytes())


def written(weights: NDArray[np.float32], deviations: NDArray[np.float64]) -> bytes:
    """A file with weights in discs, one for a pattern and its mirror images, and deviations."""
    kept = np.unique(mirrored_weights())
    units = np.rint(weights * UNIT).clip(-(2**15), 2**15 - 1).astype(np.int16)[:, kept]
    file = BytesIO()
    np.savez_compressed(file, weights=units, deviations=deviations.astype(np.float32))
    return file.getvalue()


def read(data: bytes) -> Learned:
    """What a file says.

    Raises:
        ValueError: it isn't such a file.
    """
    with np.load(BytesIO(data), allow_pickle=False) as file:
        units, deviations = file["weights"], file["deviations"]
    joined = mirrored_weights()
    kept = np.unique(joined)
    if units.shape != (PHASES, len(kept)) or deviations.shape != (DEEPEST, DEEPEST):
        raise ValueError
    weights = np.zeros((PHASES, WEIGHTS), np.float32)
    weights[:, kept] = units / np.float32(UNIT)
    return Learned(rounded(weights), deviations.astype(np.float64))
