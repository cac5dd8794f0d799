"""Which turns of a record are shown."""

from __future__ import annotations

import pytest

from noripan import problem
from noripan.games import problem_entry
from noripan.judge.trace import Frame, Window, frames
from tests.shared import CASES

INPUT = CASES.joinpath("yut-nori", "sample-1.in").read_text(encoding="utf-8")


def shown(window: Window) -> list[Frame]:
    (record,) = problem("yut-nori").watch(INPUT)
    return list(frames(record, 1, window))


@pytest.mark.parametrize(
    ("window", "turns"),
    [
        (Window(0, 0), [0]),
        (Window(0, 2), [0, 1, 2]),
        (Window(2, 2), [2]),
        (Window(3), [3, 4]),
        (Window(9), []),
    ],
)
def test_the_turns_of_the_window_are_shown_and_no_other(window: Window, turns: list[int]) -> None:
    assert [frame.turn for frame in shown(window)] == turns


def test_a_turn_tells_itself_and_what_the_rules_did_above_its_captions() -> None:
    start, first = shown(Window(0, 1))
    assert [caption.en for caption in start.told().captions] == ["start"]
    told = [caption.en for caption in first.told().captions]
    assert told[0] == f"turn 1: {first.move} (line 2)"
    assert told[1:] == [event.caption().en for event in first.events]
    assert first.head.ko == f"1번째 턴: {first.move} (2번째 줄)"


def test_what_the_rules_and_the_board_both_say_is_told_once() -> None:
    """Othello's last turn: the event and the standing caption are the same sentence."""
    (record,) = problem("othello").watch(problem_entry("othello").named_cases[0].input)
    *_, last = frames(record, 1, Window())
    told = [caption.en for caption in last.told().captions]
    assert last.events[-1].caption() in last.scene.captions
    assert len(told) == len(set(told))
