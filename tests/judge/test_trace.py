from __future__ import annotations

import pytest

from noripan.core.errors import BrokenPromise, Place, UsageError
from noripan.games import problem
from noripan.judge.trace import Window, chosen_tellings, frames
from noripan.problems.faults import Faults

YUT = problem("yut-nori")
TURNS = "3\nA FFFF\na FFFB\nA BBBB\n"


def turns(window: Window, text: str = TURNS) -> list[int]:
    return [frame.turn for frame in frames(YUT.watch(text)[0], 1, window)]


@pytest.mark.parametrize(
    ("window", "shown"),
    [
        (Window(), [0, 1, 2, 3]),
        (Window(0, 0), [0]),
        (Window(2, 2), [2]),
        (Window(2), [2, 3]),
        (Window(1, 99), [1, 2, 3]),
        (Window(4), []),
    ],
)
def test_a_window_shows_its_turns_and_no_others(window: Window, shown: list[int]) -> None:
    assert turns(window) == shown


def test_a_frame_says_what_was_played_where_it_stands_and_what_the_rules_did() -> None:
    *_earlier, frame = frames(YUT.watch(TURNS, file="my.in")[0], 1, Window())
    assert frame.move == "A BBBB"
    assert frame.place == Place("my.in", 4, 1)
    assert [type(event).__name__ for event in frame.events]
    assert frame.state
    assert frame.scene.tokens


def test_a_move_that_nobody_chose_is_not_named() -> None:
    text = "4 4\n" + "0 0 0 0\n" * 4 + "1 1 1\n1 2 1\n1 3 1\n1 4 1\n"
    frame = list(frames(problem("new-game").watch(text)[0], 1, Window()))[1]
    assert frame.move == ""


def test_the_turns_before_a_bad_one_are_shown() -> None:
    text = "9\n" + "A BBBB\n" * 9
    coming = frames(YUT.watch(text)[0], 1, Window())
    assert [next(coming).turn for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(BrokenPromise):
        next(coming)


def test_one_case_of_many_can_be_chosen() -> None:
    text = "2\n4 0\n6 0\n"
    othello = problem("othello")
    both = chosen_tellings(othello, text, file="a", faults=Faults(), case=None)
    assert [number for number, _record in both] == [1, 2]
    assert [n for n, _r in chosen_tellings(othello, text, file="a", faults=Faults(), case=2)] == [2]
    for case in (0, 3):
        with pytest.raises(UsageError):
            chosen_tellings(othello, text, file="a", faults=Faults(), case=case)
