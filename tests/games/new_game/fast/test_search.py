"""The search for long games: it finds games that end when it says, and goes on where it stopped."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan.core.errors import InvalidOptions, InvalidState
from noripan.games.new_game import RuleSet, find_end
from noripan.games.new_game.fast.search import Search, climb_on, read_search, write_search
from noripan.games.new_game.judge.problem import PROBLEMS, write_input

FIRST = Search(RuleSet.BOTTOM_MOVES, 4, 4, seed=5)


def after(search: Search, climbs: int) -> Search:
    return list(climb_on(search, climbs))[-1]


@pytest.mark.parametrize("ruleset", RuleSet)
def test_the_best_game_ends_in_the_turn_that_the_search_says(ruleset: RuleSet) -> None:
    found = after(Search(ruleset, 5, 5, seed=1), 2)
    assert found.best is not None
    assert (len(found.best.board), len(found.best.discs)) == (5, 5)
    assert found.best.ruleset is ruleset
    assert found.turns == find_end(found.best)
    assert found.turns > 10


def test_the_best_only_gets_better() -> None:
    turns = [search.turns for search in climb_on(FIRST, 4)]
    assert turns == sorted(turns)


def test_a_search_that_goes_on_from_its_text_finds_what_it_would_have_found_at_once() -> None:
    stopped = read_search(write_search(after(FIRST, 1)))
    assert after(stopped, 2) == after(FIRST, 3)


def test_the_kept_input_is_one_of_the_judge_problem() -> None:
    found = after(FIRST, 1)
    assert found.best is not None
    assert PROBLEMS["new-game"].answer(write_input(found.best)) == f"{found.turns}\n"


@pytest.mark.parametrize(("size", "discs"), [(0, 4), (101, 4), (4, 3), (4, 16)], ids=str)
def test_games_that_cannot_be_searched_are_refused(size: int, discs: int) -> None:
    with pytest.raises(InvalidOptions):
        Search(RuleSet.BOTTOM_MOVES, size, discs)


@pytest.mark.parametrize(
    "change",
    [
        {"turns": 3},
        {"climbs": -1},
        {"climbs": True},
        {"size": 5},
        {"discs": 5},
        {"problem": "omok"},
        {"input": "4 4"},
        {"input": 7},
        {"seed": "0"},
    ],
    ids=str,
)
def test_a_text_that_was_changed_is_refused(change: dict[str, object]) -> None:
    data = json.loads(write_search(after(FIRST, 1)))
    with pytest.raises(InvalidState):
        read_search(json.dumps(data | change))


@given(st.text() | st.sampled_from(["[]", "{}", "null", '{"problem": []}']))
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(InvalidState):
        read_search(text)
