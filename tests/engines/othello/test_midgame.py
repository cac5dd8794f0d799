"""The search by patterns."""

from __future__ import annotations

import numpy as np
import pytest

from noripan.engines.othello.fitting import rounded
from noripan.engines.othello.lines import sides
from noripan.engines.othello.midgame import Look, new_look, value_to_depth
from noripan.engines.othello.patterns import (
    MOST,
    PATTERNS,
    PHASES,
    UNIT,
    WEIGHTS,
    Weights,
    mirrored_weights,
    set_after,
    set_indexes,
    swapped_weights,
    value_of,
)
from noripan.games.othello import Othello
from noripan.games.othello.fast.bitboards import discs_in, flips
from noripan.games.othello.fast.kernel import kernel_of
from noripan.games.othello.game import OthelloState, Put
from tests.engines.othello.positions import drawn_state, lead, minimax

_NOTHING_CUT = np.zeros((64, 64))


@pytest.fixture(scope="module")
def weights() -> Weights:
    """Weights that are drawn, so that every pattern counts."""
    drawn = np.random.default_rng(1).normal(0, 1, (PHASES, WEIGHTS)).astype(np.float32)
    return rounded(drawn)


def look_of(weights: Weights) -> Look:
    """A search that cuts nothing on probability."""
    return new_look(weights, _NOTHING_CUT, 1 << 60, 12)


def static_value(state: OthelloState, weights: Weights) -> int:
    """The value for the side to move, from nothing."""
    own, other = sides(state)
    indexes = np.zeros(PATTERNS, np.int32)
    set_indexes(indexes, own, other)
    return int(value_of(indexes, 64 - state.empties, 0, weights))


def plain_value(state: OthelloState, depth: int, weights: Weights) -> int:
    """The value of a plain search by the rules."""
    if state.outcome is not None:
        return lead(state) * UNIT
    if depth == 0:
        return static_value(state, weights)
    if not isinstance(state.moves()[0], Put):
        return -plain_value(state.play(state.moves()[0]), depth, weights)
    return max(-plain_value(state.play(move), depth - 1, weights) for move in state.moves())


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_the_value_is_that_of_plain_minimax(depth: int, weights: Weights) -> None:
    for seed in range(8):
        state = drawn_state(seed, 8 + 7 * (seed % 7))
        own, other = sides(state)
        found = value_to_depth(own, other, -MOST, MOST, depth, 0, look_of(weights))
        assert found == plain_value(state, depth, weights), str(state)


def test_as_deep_as_squares_are_empty_it_is_exact(weights: Weights) -> None:
    for seed in range(12):
        state = drawn_state(seed, 1 + seed % 6)
        if state.outcome is None:
            own, other = sides(state)
            found = value_to_depth(own, other, -MOST, MOST, state.empties, 0, look_of(weights))
            assert found == minimax(state) * UNIT


def test_the_side_that_the_indexes_call_first_makes_no_difference(weights: Weights) -> None:
    for seed in range(5):
        state = drawn_state(seed, 30)
        found = {
            value_to_depth(*sides(state), -MOST, MOST, 3, mover, look_of(weights))
            for mover in (0, 1)
        }
        assert len(found) == 1


def test_symmetric_positions_have_the_same_value(weights: Weights) -> None:
    kernel = kernel_of(Othello())
    for seed in range(5):
        row = kernel.pack(drawn_state(seed, 25))[None]
        values = {
            static_value(kernel.unpack(kernel.turned(row, symmetry)[0]), weights)
            for symmetry in range(8)
        }
        assert len(values) == 1


def test_indexes_kept_along_a_game_are_those_from_nothing() -> None:
    state = drawn_state(4, 40)
    first, second = sides(state)
    mover, indexes, after = 0, np.zeros(PATTERNS, np.int32), np.zeros(PATTERNS, np.int32)
    set_indexes(indexes, first, second)
    while state.outcome is None:
        move = state.moves()[len(state.moves()) // 2]
        own, other = sides(state)
        if isinstance(move, Put):
            square = np.uint64(1 << 8 * move.square.row + move.square.column)
            set_after(after, indexes, square, np.uint64(flips(square, own, other)), mover)
            indexes, after = after, indexes
        state, mover = state.play(move), 1 - mover
        both = sides(state) if mover == 0 else sides(state)[::-1]
        expected = np.zeros(PATTERNS, np.int32)
        set_indexes(expected, *both)
        assert (indexes == expected).all()
        assert discs_in(both[0]) + discs_in(both[1]) == 64 - state.empties


def test_exchanged_twice_and_mirrored_twice_is_the_same_weight() -> None:
    swapped, joined = swapped_weights(), mirrored_weights()
    assert (swapped[swapped] == np.arange(WEIGHTS)).all()
    assert (joined[joined] == joined).all()
    assert (joined[swapped[joined]] == joined[swapped]).all()
