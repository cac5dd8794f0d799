"""The judge problem: reading, answering, and what is wrong with an input."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan.core.errors import BrokenPromise, FormatError, InputError
from noripan.games import problem, problem_entry
from noripan.games.yut_nori.judge.problem import EMPTY_DRAWING, YutNoriProblem
from noripan.games.yut_nori.turn_list import STICKS
from noripan.problems.faults import Faults
from tests.games.yut_nori.slow_model import SlowGame
from tests.shared import CASES

PROBLEM = YutNoriProblem()
GOLDEN = sorted((CASES / PROBLEM.name).glob("*.in"))
EMPTY = "".join(line + "\n" for line in EMPTY_DRAWING)
COUNT = "expected the number of turns (a number from 1 to 100)"
PIECE = "expected a piece (one of ABCDabcd)"
# A goes by 앞밭 and 방 and out in four turns.
A_GOES_OUT = "A BBBB\nA FFFB\nA FFFB\nA FBBB\n"


def error_of(text: str) -> InputError:
    with pytest.raises(InputError) as caught:
        PROBLEM.answer(text)
    return caught.value


def forgiven(text: str) -> tuple[str, list[str]]:
    faults = Faults(lenient=True)
    return PROBLEM.answer(text, faults=faults), [str(error) for error in faults.forgiven]


def test_it_is_found_by_its_name_and_its_number() -> None:
    assert problem("yut-nori").name == problem("BOJ-15778").name == "yut-nori"


def test_the_subtasks_share_a_hundred_points() -> None:
    assert [subtask.points for subtask in PROBLEM.subtasks] == [31, 13, 10, 27, 19]
    assert sum(subtask.points for subtask in PROBLEM.subtasks) == 100


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_known_input_has_its_known_answer(path: Path) -> None:
    assert PROBLEM.answer(path.read_text()) == path.with_suffix(".ans").read_text()


def test_there_are_known_inputs() -> None:
    assert len(GOLDEN) >= 3


@given(st.lists(st.tuples(st.sampled_from("ABCDabcd"), st.sampled_from(STICKS)), min_size=1))
def test_each_piece_is_drawn_in_its_own_corner_of_its_station(
    played: list[tuple[str, str]],
) -> None:
    slow, lines = SlowGame(), []
    for letter, sticks in played:
        if not slow.is_out(letter):
            slow.turn(letter, sticks)
            lines.append(f"{letter} {sticks}\n")
    rows = PROBLEM.answer(f"{len(lines)}\n{''.join(lines)}").splitlines()
    standing = {letter for letter, station in slow.at.items() if station != "home"}
    assert {letter for row in rows for letter in row if letter.isalpha()} == standing
    for letter in standing:
        row, column = next((y, row.index(letter)) for y, row in enumerate(rows) if letter in row)
        corner = "ABCD".index(letter.upper())
        left, top = column - corner % 2, row - corner // 2
        assert (
            EMPTY_DRAWING[top][left : left + 2] == EMPTY_DRAWING[top + 1][left : left + 2] == ".."
        )
    emptied = ["".join("." if letter.isalpha() else letter for letter in row) for row in rows]
    assert emptied == EMPTY_DRAWING


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", f"input:1:1: {COUNT}, found the end of the input"),
        ("x\nA BBBB\n", f"input:1:1: {COUNT}, found 'x'"),
        ("-1\n", f"input:1:1: {COUNT}, found '-1'"),
        ("0\n", f"input:1:1: {COUNT}, found '0'"),
        ("101\n", f"input:1:1: {COUNT}, found '101'"),
        ("2\nA BBBB\n", f"input:2:7: {PIECE} for turn 2 of 2, found the end of the input"),
        ("1\nA\n", "input:2:2: expected four sticks, each B or F, found the end of the input"),
        ("1\nA BBBB\nB BBBB\n", "input:3:1: expected the end of the input after 1 turn, found 'B'"),
        ("1\nE BBBB\n", f"input:2:1: {PIECE}, found 'E'"),
        ("1\nAB BBBB\n", f"input:2:1: {PIECE}, found 'AB'"),
        ("1\nA BBB\n", "input:2:3: expected four sticks, each B or F, found 'BBB'"),
        ("1\nA BBBX\n", "input:2:3: expected four sticks, each B or F, found 'BBBX'"),
        ("1\nA BBFFB\n", "input:2:3: expected four sticks, each B or F, found 'BBFFB'"),
        ("1\nA bbfb\n", "input:2:3: expected four sticks, each B or F, found 'bbfb'"),
    ],
)  # fmt: skip
def test_an_input_out_of_form_is_named_with_its_place(text: str, message: str) -> None:
    error = error_of(text)
    assert str(error) == message
    assert isinstance(error, FormatError)


def test_a_turn_of_a_piece_that_is_out_breaks_a_promise_at_its_place() -> None:
    error = error_of(f"5\n{A_GOES_OUT}  A FBBB\n")
    assert isinstance(error, BrokenPromise)
    assert str(error) == "input:6:3: A is out and doesn't move again"


@pytest.mark.parametrize(
    ("text", "same_as"),
    [
        ("0\n", ""),
        ("101\n" + "B FBBB\nb FBBB\n" * 50 + "B FBBB\n", "B FBBB\n"),
        ("3\nA BBBB\nB\n", "A BBBB\n"),
        ("2\nA BBBB\n", "A BBBB\n"),
        ("1\nA BBBB\nB BBBB extra\n", "A BBBB\n"),
        ("1\nA bbfB\n", "A BBFB\n"),
        (f"6\n{A_GOES_OUT}A FBBB\na FBBB\n", "a FBBB\n"),
    ],
)
def test_a_lenient_reading_repairs_what_it_can(text: str, same_as: str) -> None:
    answer, faults = forgiven(text)
    assert len(faults) == 1
    assert answer == (PROBLEM.answer(f"1\n{same_as}") if same_as else EMPTY)


@pytest.mark.parametrize("text", ["", "x\n", "-1\n", "1\nE BBBB\n", "1\nA BBBX\n", "1\nA BBB\n"])
def test_an_input_without_a_sensible_answer_is_refused_when_lenient_too(text: str) -> None:
    with pytest.raises(FormatError):
        forgiven(text)


def test_the_korean_message_says_the_same() -> None:
    assert error_of("2\nA BBBB\n").message.ko == (
        "차례 2개 중 2번째의 말 (ABCDabcd 중 하나)가 와야 하는데 입력이 끝났습니다"
    )


def test_line_ends_and_spaces_make_no_difference() -> None:
    assert PROBLEM.answer("\ufeff 2\r\n\r\nA  BBFB\r\n a\tFBBB") == PROBLEM.answer(
        "2\nA BBFB\na FBBB\n"
    )


def test_the_record_tells_the_turns_one_by_one() -> None:
    (record,) = PROBLEM.watch("2\nA BBFB\na FBBB\n")
    steps = list(record.steps)
    assert [str(step.ply.move) for step in steps] == ["A BBFB", "a FBBB"]
    assert [str(step.ply.place) for step in steps] == ["input:2:1", "input:3:1"]
    assert [str(step.state) for step in steps] == ["A=do", "a=do"]


def test_a_record_of_a_broken_promise_raises_when_it_gets_there_or_leaves_the_turn_out() -> None:
    text = f"5\n{A_GOES_OUT}A FBBB\n"
    (record,) = PROBLEM.watch(text)
    with pytest.raises(BrokenPromise):
        list(record.steps)
    (record,) = PROBLEM.watch(text, faults=Faults(lenient=True))
    assert len(list(record.steps)) == 4


def test_an_answer_loads_no_slow_module_and_not_the_whole_game() -> None:
    code = (
        "import sys; before = set(sys.modules)\n"
        "from noripan.games.yut_nori.judge.problem import PROBLEMS\n"
        "PROBLEMS['yut-nori'].answer('1\\nA BBFB\\n')\n"
        "print(*sorted(set(sys.modules) - before))"
    )
    loaded = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    slow = {"typing", "dataclasses", "re", "fractions", "json", "collections.abc"}
    rooms = {f"noripan.games.yut_nori.{room}" for room in ("game", "events", "scene", "options")}
    assert "noripan.games.yut_nori.rules" in loaded
    assert not (slow | rooms) & set(loaded)


@pytest.mark.parametrize("last", "Aa")
def test_where_nothing_is_captured_either_of_two_pieces_in_a_corner_may_show(last: str) -> None:
    (misread,) = (
        one for one in problem_entry("yut-nori").misreadings if one.name == "nothing-is-captured"
    )
    text = "2\nA FBBB\na FBBB\n"
    shown = {next(letter for letter in "Aa" if letter in said) for said in misread.answers(text)}
    assert last in shown
    assert len(problem("yut-nori").answers(text)) == 1
