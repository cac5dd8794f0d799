"""Answers many inputs of Dice Yut in one call: every answer there can be is looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled
from noripan.games.dice_yut.fast.positions import best_scores
from noripan.games.dice_yut.game import SIDES, THROWS
from noripan.problems.batch import (
    Answers,
    Bounds,
    Bytes,
    at_end,
    number,
    put_number,
    word,
)

if TYPE_CHECKING:
    from noripan.games.dice_yut.fast.positions import Scores
    from noripan.problems.batch import BatchSolver

_LONGEST = len("400\n")
_NEWLINE = ord("\n")
_NO_SEQUENCE = -1


def solve_batch(data: Bytes, bounds: Bounds) -> Answers:
    """The answers of `dice-yut`; the first call makes the list of all, in a tenth of a second."""
    return _look_up(data, bounds, best_scores())


@compiled
def _look_up(data: Bytes, bounds: Bounds, scores: Scores) -> Answers:
    inputs = len(bounds) - 1
    text = np.empty(_LONGEST * inputs, np.uint8)
    ends = np.zeros(inputs + 1, np.int64)
    unsure = np.zeros(inputs, np.bool_)
    used = 0
    for i in range(inputs):
        sequence = _sequence(data, bounds[i], bounds[i + 1])
        if sequence == _NO_SEQUENCE:
            unsure[i] = True
        else:
            used = put_number(text, used, scores[sequence])
            text[used] = _NEWLINE
            used += 1
        ends[i + 1] = used
    return text, ends, unsure


@compiled
def _sequence(data: Bytes, start: int, stop: int) -> int:
    """The place of an input's throws in the list of all; `_NO_SEQUENCE` if it isn't ten throws."""
    sequence = 0
    last = start
    for _throw in range(THROWS):
        first, last = word(data, last, stop)
        side = number(data, first, last)
        if not 1 <= side <= SIDES:
            return _NO_SEQUENCE
        sequence = sequence * SIDES + side - 1
    return sequence if at_end(data, last, stop) else _NO_SEQUENCE


SOLVERS: dict[str, BatchSolver] = {"dice-yut": solve_batch}
