"""The kernel, against the rules, the plain solver, and trying everything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import InvalidOptions
from noripan.games.dice_yut import SQUARES, DiceYut, DiceYutState, best_score
from noripan.games.dice_yut.fast import positions as kernel
from tests.games.dice_yut.slow import GOAL, POINTS, walk

SIDES = range(1, 6)
NAMES = tuple(SQUARES.values())
SHAPE = (5,) * 10
MOVES = kernel.positions(10)


def sorted_places(state: DiceYutState) -> tuple[int, ...]:
    return tuple(sorted(NAMES.index(square) for square in state.pieces))


@settings(max_examples=60)
@given(st.lists(st.integers(1, 5), min_size=10, max_size=10), st.randoms(use_true_random=False))
def test_a_random_game_has_the_same_moves_as_by_the_rules(
    throws: list[int], chooser: random.Random
) -> None:
    state = DiceYut(tuple(throws)).start()
    position = 0
    for number in throws:
        by_rules = {}
        for move in state.moves():
            after = state.play(move)
            by_rules[sorted_places(after)] = after.score - state.score
        choices = [
            (after, points)
            for after, points in zip(
                MOVES.after[position, number - 1], MOVES.points[position, number - 1], strict=True
            )
            if after != -1
        ]
        assert {tuple(MOVES.pieces[after]): points for after, points in choices} == by_rules
        assert len(choices) == len(by_rules)
        state = state.play(chooser.choice(state.moves()))
        position = next(
            after for after, _ in choices if tuple(MOVES.pieces[after]) == sorted_places(state)
        )


def test_positions_are_met_once_each_and_counted_by_throws() -> None:
    assert len(np.unique(MOVES.pieces, axis=0)) == len(MOVES.pieces) == MOVES.within[10]
    layer: set[tuple[int, ...]] = {(0, 0, 0, 0)}
    met = layer
    for within in MOVES.within[:6]:
        assert len(met) == within
        layer = {
            after for pieces in layer for steps in SIDES for after, _ in plain_moves(pieces, steps)
        }
        met = met | layer


@settings(max_examples=25)
@given(st.tuples(*[st.integers(1, 5)] * 10))
def test_the_best_score_is_the_plain_solvers(throws: tuple[int, ...]) -> None:
    place = tuple(number - 1 for number in throws)
    assert kernel.best_scores().reshape(SHAPE)[place] == best_score(DiceYut(throws).start())


def test_there_is_a_score_for_every_sequence() -> None:
    scores = kernel.best_scores()
    assert scores.dtype == np.uint16
    assert scores.shape == (5**10,)
    assert scores.min() > 0
    parts = list(kernel.best_scores_in_parts())
    assert len(parts) == kernel.PARTS
    assert np.array_equal(np.concatenate(parts), scores)


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_unknown_throws_are_averaged_as_by_trying_everything(throws: int) -> None:
    assert kernel.best_expected(throws) == expected(DiceYut((None,) * throws).start())


def test_knowing_the_throws_is_never_worth_less() -> None:
    mean = Fraction(int(kernel.best_scores().sum(dtype=np.int64)), 5**10)
    assert kernel.best_expected() < mean


@pytest.mark.parametrize("throws", [10, pytest.param(14, marks=pytest.mark.slow)])
def test_games_with_unknown_throws_are_averaged_as_in_plain_python(throws: int) -> None:
    # In more than twelve throws all pieces may have arrived before the last.
    assert kernel.best_expected(throws) == Fraction(plain_sum((0, 0, 0, 0), throws), 5**throws)


@pytest.mark.parametrize("throws", [-1, 0, kernel.MOST_THROWS + 1])
def test_no_throws_and_too_many_are_refused(throws: int) -> None:
    with pytest.raises(InvalidOptions):
        kernel.best_expected(throws)


def expected(state: DiceYutState) -> Fraction:
    """What a game is worth with the best play, by trying every throw and every move."""
    if state.outcome is not None:
        return Fraction(state.score)
    chances = state.chances()
    if chances:
        return sum((chance * expected(state.play(move)) for move, chance in chances), Fraction(0))
    return max(expected(state.play(move)) for move in state.moves())


@cache
def plain_sum(pieces: tuple[int, ...], throws: int) -> int:
    """The best scores to come, summed over all sequences of throws."""
    if throws == 0:
        return 0
    ways = 5 ** (throws - 1)
    return sum(
        max(
            (ways * points + plain_sum(after, throws - 1)
             for after, points in plain_moves(pieces, steps)),
            default=0,
        )
        for steps in SIDES
    )  # fmt: skip


def plain_moves(pieces: tuple[int, ...], steps: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """The pieces, sorted, after each move, and what it scores; squares as in `slow`."""
    for mover in sorted(set(pieces) - {GOAL}):
        end = walk(mover, steps)
        if end == GOAL or end not in pieces:
            others = list(pieces)
            others.remove(mover)
            yield tuple(sorted([*others, end])), POINTS[end]
