"""The strategies of Yut Nori keep what its subtasks promise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.games.yut_nori.judge.inputs import turn_lists
from tests.games.yut_nori.slow_model import SlowGame

CORNERS = {"앞밭", "뒷밭", "방"}

Turn = tuple[str, str | None, SlowGame]


def turns(text: str) -> Iterator[Turn]:
    """Each turn's piece, where it started, and the game after it."""
    game = SlowGame()
    for line in text.splitlines()[1:]:
        letter, sticks = line.split()
        start = game.at.get(letter)
        assert not game.is_out(letter)
        game.turn(letter, sticks)
        yield letter, start, game


def stands_alone(letter: str, game: SlowGame) -> bool:
    station = game.at[letter]
    return station == "home" or list(game.at.values()).count(station) == 1


@settings(max_examples=40)
@given(text=turn_lists(1))
def test_the_first_subtask_has_one_turn_that_ends_on_no_corner(text: str) -> None:
    ((letter, _start, game),) = turns(text)
    assert letter.isupper()
    assert game.at[letter] not in CORNERS


@settings(max_examples=40)
@given(text=turn_lists(2))
def test_the_second_subtask_makes_no_stack(text: str) -> None:
    for letter, start, game in turns(text):
        assert letter.isupper()
        assert start not in CORNERS
        assert stands_alone(letter, game)


@settings(max_examples=40)
@given(text=turn_lists(3))
def test_the_third_subtask_starts_no_move_on_a_corner(text: str) -> None:
    assert all(letter.isupper() and start not in CORNERS for letter, start, _game in turns(text))


@settings(max_examples=40)
@given(text=turn_lists(4))
def test_the_fourth_subtask_has_one_side_only(text: str) -> None:
    assert all(letter.isupper() for letter, _start, _game in turns(text))


@pytest.mark.parametrize("subtask", [1, 2, 3, 4, 5, None])
@settings(max_examples=15)
@given(data=st.data())
def test_the_number_of_turns_comes_first(subtask: int | None, data: st.DataObject) -> None:
    text = data.draw(turn_lists(subtask))
    assert int(text.splitlines()[0]) == len(list(turns(text))) <= 100
