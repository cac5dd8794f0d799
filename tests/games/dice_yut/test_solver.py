"""The solver, against trying every order of pieces."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import InvalidOptions
from noripan.games import problem_entry
from noripan.games.dice_yut import DiceYut, DiceYutState, Go, Throw, best_score, solve
from noripan.games.dice_yut.judge.problem import DiceYutProblem
from noripan.problems.misreading import Misreading
from tests.games.dice_yut.slow import best_and_plans

NUMBERS = st.integers(1, 5)


def throws(least: int, most: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(NUMBERS, min_size=least, max_size=most).map(tuple)


def follow(state: DiceYutState, plan: tuple[Go, ...]) -> DiceYutState:
    for move in plan:
        state = state.play(move)
    return state


@settings(max_examples=60)
@given(throws(1, 6))
def test_score_and_number_of_plans_are_those_of_all_orders(numbers: tuple[int, ...]) -> None:
    found = solve(DiceYut(numbers).start())
    assert (found.score, found.plans) == best_and_plans(numbers)


@pytest.mark.slow
@settings(max_examples=4)
@given(throws(9, 10))
def test_full_games_are_solved_as_by_all_orders(numbers: tuple[int, ...]) -> None:
    found = solve(DiceYut(numbers).start())
    assert (found.score, found.plans) == best_and_plans(numbers)


def test_a_throw_of_five_ten_times_is_solved_as_by_all_orders() -> None:
    # Every corner is landed on, and pieces stand in one another's way most of the time.
    found = solve(DiceYut((5,) * 10).start())
    assert (found.score, found.plans) == (130, 8)


def test_pieces_that_have_not_started_count_as_one() -> None:
    assert solve(DiceYut((3,)).start()).plans == 1


@given(throws(1, 10))
def test_the_plan_is_legal_and_scores_what_it_promises(numbers: tuple[int, ...]) -> None:
    start = DiceYut(numbers).start()
    found = solve(start)
    end = follow(start, found.plan)
    assert end.outcome is not None
    assert end.score == found.score == best_score(start)


@settings(max_examples=25)
@given(throws(2, 8), st.data())
def test_no_move_can_promise_more_than_the_state_before(
    numbers: tuple[int, ...], data: st.DataObject
) -> None:
    state = DiceYut(numbers).start()
    while state.outcome is None:
        after = [state.play(move) for move in state.moves()]
        assert max(map(best_score, after)) == best_score(state)
        state = data.draw(st.sampled_from(after))
    assert best_score(state) == state.score


def test_a_game_whose_pieces_all_arrive_is_solved_too() -> None:
    start = DiceYut((5,) * 16).start()
    found = solve(start)
    assert len(found.plan) < 16
    assert follow(start, found.plan).score == found.score


def test_unknown_throws_cannot_be_solved() -> None:
    with pytest.raises(InvalidOptions, match="known throws"):
        best_score(DiceYut().start())
    with pytest.raises(InvalidOptions, match="known throws"):
        solve(DiceYut((1, None)).start())


def test_a_throw_that_chance_has_made_is_known() -> None:
    state = DiceYut((1, None)).start().play(Go("A")).play(Throw(4))
    assert best_score(state) == 2 + 10


@pytest.mark.parametrize(
    "misreading", problem_entry("dice-yut").misreadings, ids=lambda known: known.name
)
def test_a_misreading_has_a_plan_too_even_where_a_piece_comes_back_to_its_square(
    misreading: Misreading,
) -> None:
    assert isinstance(misreading.problem, DiceYutProblem)
    for sharp in problem_entry("dice-yut").sharp_inputs:
        numbers = tuple(map(int, sharp.text.split()))
        start = DiceYut(numbers, misreading.problem.rules).start()
        assert follow(start, solve(start).plan).score == best_score(start)
