"""What a search remembers."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from noripan.engines.othello.memory import (
    BEST,
    NO_SQUARE,
    WORST,
    depth_of,
    keep_value,
    known_of,
    lower_of,
    memory_of,
    move_of,
    packed,
    selectivity_of,
    upper_of,
)

bounds = st.integers(WORST, BEST)
sides = st.integers(0, 2**64 - 1).map(np.uint64)


@given(bounds, bounds, st.integers(0, NO_SQUARE), st.integers(0, 64), st.integers(0, 5))
def test_all_of_it_is_read_as_it_was_written(
    lower: int, upper: int, move: int, depth: int, selectivity: int
) -> None:
    known = np.uint64(packed(lower, upper, move, depth, selectivity))
    assert (lower_of(known), upper_of(known)) == (lower, upper)
    assert (move_of(known), depth_of(known), selectivity_of(known)) == (move, depth, selectivity)


@given(sides, sides, sides, sides)
def test_another_position_is_never_taken_for_it(
    own: np.uint64, other: np.uint64, own_2: np.uint64, other_2: np.uint64
) -> None:
    memory = memory_of(1)
    keep_value(memory, own, other, 4, 2, 19, 10, 0)
    known = np.uint64(known_of(memory, own, other))
    assert (lower_of(known), upper_of(known), move_of(known)) == (4, BEST, 19)
    if (own, other) != (own_2, other_2):
        assert depth_of(np.uint64(known_of(memory, own_2, other_2))) == 0


def test_two_windows_join_to_the_exact_value() -> None:
    memory = memory_of(4)
    place = np.uint64(0b11), np.uint64(0b100)
    keep_value(memory, *place, 6, 5, 40, 12, 0)
    keep_value(memory, *place, 6, 6, 41, 12, 0)
    known = np.uint64(known_of(memory, *place))
    assert (lower_of(known), upper_of(known), move_of(known)) == (6, 6, 40)


def test_the_deeper_search_stays_beside_a_later_one() -> None:
    memory = memory_of(1)
    keep_value(memory, np.uint64(1), np.uint64(2), 6, 5, 40, 12, 0)
    keep_value(memory, np.uint64(4), np.uint64(8), 6, 5, 41, 3, 0)
    keep_value(memory, np.uint64(16), np.uint64(32), 6, 5, 42, 3, 0)
    assert depth_of(np.uint64(known_of(memory, np.uint64(1), np.uint64(2)))) == 12
    assert depth_of(np.uint64(known_of(memory, np.uint64(4), np.uint64(8)))) == 0
    assert move_of(np.uint64(known_of(memory, np.uint64(16), np.uint64(32)))) == 42
