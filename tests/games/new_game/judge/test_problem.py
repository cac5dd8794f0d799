"""The judge problems: answers, bad input in strict and in lenient reading, the watched game."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from noripan.core.errors import BrokenPromise, FormatError, InputError, Place
from noripan.games import problem
from noripan.games.new_game import TURN, NewGame, RuleSet
from noripan.problems.faults import Faults
from tests.games.new_game.builders import SlowGame, games
from tests.shared import CASES

if TYPE_CHECKING:
    from pathlib import Path

GOOD = "4 4\n0 0 0 0\n0 1 0 0\n0 0 0 0\n0 0 2 0\n1 1 1\n1 2 1\n1 3 1\n3 3 3\n"


def cases(name: str) -> list[Path]:
    return sorted((CASES / name).glob("*.in"))


def written(game: NewGame) -> str:
    lines = [f"{len(game.board)} {len(game.discs)}"]
    lines += [" ".join(str(int(colour)) for colour in row) for row in game.board]
    lines += [f"{d.square.row + 1} {d.square.column + 1} {int(d.direction)}" for d in game.discs]
    return "\n".join(lines)


@pytest.mark.parametrize("path", cases("new-game"), ids=lambda path: path.stem)
def test_new_game_answers_the_known_inputs(path: Path) -> None:
    assert problem("new-game").answer(path.read_text()) == path.with_suffix(".ans").read_text()


@pytest.mark.parametrize("path", cases("new-game-2"), ids=lambda path: path.stem)
def test_new_game_2_answers_the_known_inputs(path: Path) -> None:
    assert problem("new-game-2").answer(path.read_text()) == path.with_suffix(".ans").read_text()


@settings(max_examples=40)
@given(games())
def test_answers_agree_with_a_slow_version_at_any_size(game: NewGame) -> None:
    slow = SlowGame(game)
    expected = -1
    for turn in range(1, 1001):
        slow.run_turn()
        if slow.over:
            expected = turn
            break
    name = "new-game" if game.ruleset is RuleSet.BOTTOM_MOVES else "new-game-2"
    assert problem(name).answer(written(game), faults=Faults(lenient=True)) == f"{expected}\n"


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        (
            "1 4\n0\n",
            (1, 1),
            "expected N, the size of the board (a number from 4 to 12), found '1'",
        ),
        ("13 4\n", (1, 1), "expected N, the size of the board (a number from 4 to 12), found '13'"),
        ("4 3\n", (1, 3), "expected K, the number of discs (a number from 4 to 10), found '3'"),
        ("4 11\n", (1, 3), "expected K, the number of discs (a number from 4 to 10), found '11'"),
    ],
)
def test_sizes_out_of_range_are_refused(text: str, place: tuple[int, int], message: str) -> None:
    with pytest.raises(FormatError) as caught:
        problem("new-game").answer(text)
    assert caught.value.place == Place("input", *place)
    assert caught.value.message.en == message


def test_sizes_out_of_range_are_forgiven_when_lenient() -> None:
    faults = Faults(lenient=True)
    assert problem("new-game").answer("1 1\n0\n1 1 1\n", faults=faults) == "-1\n"
    assert [str(error.place) for error in faults.forgiven] == ["input:1:1", "input:1:3"]


def test_what_follows_the_last_disc_is_refused_or_ignored_when_lenient() -> None:
    text = GOOD + "\n7 8\n"
    with pytest.raises(FormatError) as caught:
        problem("new-game").answer(text)
    message = "input:11:1: expected the end of the input after the last disc, found '7'"
    assert str(caught.value) == message
    faults = Faults(lenient=True)
    assert problem("new-game").answer(text, faults=faults) == problem("new-game").answer(GOOD)
    assert [str(error) for error in faults.forgiven] == [message]


@pytest.mark.parametrize("lenient", [False, True])
@pytest.mark.parametrize(
    ("old", "new", "place", "message"),
    [
        ("4 4\n", "0 4\n", (1, 1), "expected N, the size of the board"),
        ("4 4\n", "4 x\n", (1, 3), "found 'x'"),
        ("0 1 0 0", "0 3 0 0", (3, 3), "expected a colour (a number from 0 to 2), found '3'"),
        ("1 2 1", "5 2 1", (7, 1), "expected the row of disc 2 (a number from 1 to 4)"),
        ("1 2 1", "1 0 1", (7, 3), "expected the column of disc 2 (a number from 1 to 4)"),
        ("1 2 1", "1 2 5", (7, 5), "expected the direction of disc 2 (a number from 1 to 4)"),
        ("3 3 3\n", "3 3\n", (9, 4), "expected the direction of disc 4"),
        ("3 3 3\n", "", (8, 6), "expected the row of disc 4"),
    ],
)
def test_numbers_without_a_meaning_are_refused_in_both_ways(
    old: str, new: str, place: tuple[int, int], message: str, *, lenient: bool
) -> None:
    with pytest.raises(FormatError) as caught:
        problem("new-game-2").answer(GOOD.replace(old, new), faults=Faults(lenient=lenient))
    assert caught.value.place == Place("input", *place)
    assert message in str(caught.value)


@pytest.mark.parametrize("lenient", [False, True])
def test_two_discs_on_one_square_break_the_promise_in_both_ways(*, lenient: bool) -> None:
    with pytest.raises(BrokenPromise) as caught:
        problem("new-game").answer(GOOD.replace("3 3 3", "1 2 3"), faults=Faults(lenient=lenient))
    assert str(caught.value) == "input:9:1: disc 4 starts on 1,2, where another disc is"


def test_an_empty_input_is_refused() -> None:
    with pytest.raises(InputError, match="found the end of the input"):
        problem("new-game").answer("")


def test_the_record_runs_to_the_end_of_the_game() -> None:
    (record,) = problem("new-game").watch(GOOD)
    steps = list(record.steps)
    assert str(len(steps)) == problem("new-game").answer(GOOD).strip()
    assert steps[-1].state.outcome is not None
    assert all(step.events for step in steps)


@pytest.mark.parametrize(("case", "over"), [("1000", True), ("1001", False)])
def test_the_record_stops_at_turn_1000(case: str, *, over: bool) -> None:
    text = (CASES / "new-game-2" / f"ends-in-turn-{case}.in").read_text()
    (record,) = problem("new-game-2").watch(text)
    steps = list(record.steps)
    assert len(steps) == 1000
    assert (steps[-1].state.outcome is not None) == over


def test_nothing_of_a_record_is_played_before_it_is_asked_for() -> None:
    (record,) = problem("new-game").watch(GOOD)
    first = next(record.steps)
    assert first.state == record.start.play(TURN)
    assert isinstance(record.steps, Generator)
