"""A game of which there are only the rules, a picture and a judge problem can do all that ours do.

Its rules and its problem are held by `tests/conformance`, as those of every game.
"""

from __future__ import annotations

import json
import sys
from itertools import islice
from pathlib import Path
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.check.reference import ProblemReference
from noripan.check.shrinking import polished
from noripan.cli.main import main
from noripan.games import problem
from noripan.judge import answers
from noripan.problems.faults import Faults
from noripan.server import comparing, files, look, trying
from noripan.server.messages import CompareRequest, PictureRequest, StudyRequest, TraceRequest
from noripan.server.settings import Limits
from tests.shared import CASES
from tests.sixth.connect_four import ConnectFour, ConnectFourRules
from tests.sixth.connect_four.judge.problem import ConnectFourProblem

RISING = CASES / "connect-four" / "red-rising.in"

# Reads and answers as a learner would; `{directions}` is filled in.
SOURCE = """
count, *columns = map(int, open(0).read().split())
board = {{}}
winner = 0
for number, column in enumerate(columns):
    row = sum(other == column for other, _ in board)
    board[column, row] = number % 2 + 1
for (column, row), colour in board.items():
    for right, up in {directions}:
        if all(board.get((column + k * right, row + k * up)) == colour for k in range(4)):
            winner = colour
print(winner)
"""
RIGHT = SOURCE.format(directions="(1, 0), (0, 1), (1, 1), (1, -1)")
NOTHING_FALLING = SOURCE.format(directions="(1, 0), (0, 1), (1, 1)")


@pytest.fixture
def mistaken(tmp_path: Path) -> str:
    """A program that knows no falling lines."""
    path = tmp_path / "mine.py"
    path.write_text(NOTHING_FALLING)
    return str(path)


@pytest.fixture
def correct(tmp_path: Path) -> str:
    path = tmp_path / "right.py"
    path.write_text(RIGHT)
    return str(path)


def run(*words: str) -> int:
    return main(list(words))


def test_it_is_listed_and_described(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("problems") == 0
    assert capsys.readouterr().out.splitlines()[-1].split() == ["connect-four", "Connect", "Four"]
    assert run("problems", "connect-four") == 0
    assert "Also called" not in capsys.readouterr().out
    assert run("problems", "connect-four", "--json") == 0
    assert json.loads(capsys.readouterr().out)[0]["aliases"] == []


def test_inputs_are_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("judge", "connect-four", str(RISING)) == 0
    assert capsys.readouterr().out == "1\n"
    text = RISING.read_text()
    assert list(answers("connect-four", [text, "0\n"] * 200, jobs=2)) == ["1\n", "0\n"] * 200


def test_a_move_that_the_rules_forbid_is_refused_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = tmp_path / "over.in"
    given.write_text("8\n1\n2\n1\n2\n1\n2\n1\n2\n")
    assert run("judge", "connect-four", str(given)) == 2
    assert "over.in:9:1: the game is over" in capsys.readouterr().err


def test_a_trace_shows_every_turn_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("trace", "connect-four", str(RISING)) == 0
    assert "red connects 4: a1-d4" in capsys.readouterr().out
    assert run("--lang", "ko", "trace", "connect-four", str(RISING)) == 0
    assert "빨강이 4개를 이었습니다: a1-d4" in capsys.readouterr().out


@pytest.mark.parametrize("kind", ["svg", "png", "gif"])
def test_it_is_drawn(kind: str, tmp_path: Path) -> None:
    out = tmp_path / f"picture.{kind}"
    assert run("draw", "connect-four", str(RISING), "--out", str(out)) == 0
    assert out.stat().st_size > 1000


def test_a_wrong_program_is_found(
    mistaken: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    code = run("check", "connect-four", "--out", str(tmp_path), "--html", str(page), "--",
               sys.executable, mistaken)  # fmt: skip
    assert code == 1
    told = capsys.readouterr().out
    assert "red connects" in told
    assert "turn" in told
    assert "<svg" in page.read_text()
    text = (tmp_path / "counterexample.in").read_text()
    assert (tmp_path / "counterexample.ans").read_text() == problem("connect-four").answer(text)
    replayed = run("check", "connect-four", "--json", "--replay",
                   str(tmp_path / "counterexample.in"), "--", sys.executable, mistaken)  # fmt: skip
    assert replayed == 1
    assert json.loads(capsys.readouterr().out)["verdict"] == "WA"


def test_a_right_program_passes(correct: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = run("check", "connect-four", "--runs", "60", "--", sys.executable, correct)
    assert code == 0
    assert "four in a line" in capsys.readouterr().out


def test_it_has_no_misreadings_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "--misreadings", "connect-four") == 0
    assert "no common mistake about connect-four is known" in capsys.readouterr().err


@pytest.mark.parametrize("layout", ["plain", "icpc"])
def test_a_test_set_is_made(layout: str, tmp_path: Path) -> None:
    words = ("--count", "12", "--format", layout, "--out", str(tmp_path))
    assert run("generate", "connect-four", *words) == 0
    made = sorted(tmp_path.rglob("*.in"))
    assert len(made) >= 12
    for path in made:
        answer = path.with_suffix(".ans").read_text()
        assert problem("connect-four").answer(path.read_text()) == answer


def test_programs_are_graded_by_a_set_that_is_drawn(
    mistaken: str, correct: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("grade", "connect-four", "--line", "--", sys.executable, correct) == 0
    assert "AC 100/100" in capsys.readouterr().out
    assert run("grade", "connect-four", "--line", "--", sys.executable, mistaken) == 1
    assert "WA 0/100" in capsys.readouterr().out


def test_where_nothing_can_be_drawn_one_sentence_says_so(
    mistaken: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(ConnectFourProblem, "games", ())
    command = ("--", sys.executable, mistaken)
    for words in (
        ("check", "connect-four", "--out", str(tmp_path), *command),
        ("generate", "connect-four", "--out", str(tmp_path)),
        ("grade", "connect-four", *command),
    ):
        assert run(*words) == 2
        assert "inputs of connect-four can't be drawn" in capsys.readouterr().err
    assert run("check", "connect-four", "--replay", str(RISING), *command) == 0


# Shrinking


class NothingFalling(ConnectFourRules):
    """The mistake of the program above."""

    def directions(self) -> tuple[tuple[int, int], ...]:
        return super().directions()[:3]


MISTAKEN = ConnectFourProblem(NothingFalling())
FALLING = "25 2 3 4 2 2 6 1 1 2 2 7 5 2 5 7 1 5 5 5 5 6 7 3 6 1"


def test_a_failing_game_of_many_moves_shrinks_to_one_of_few() -> None:
    reference = ProblemReference(problem("connect-four"))

    def fails(text: str) -> bool:
        return MISTAKEN.answer(text, faults=Faults(lenient=True)) != reference.answer(text)

    assert fails(FALLING)
    small = polished(FALLING, reference, lambda texts: next(filter(fails, texts), None))
    assert len(small.split()) <= 1 + 12 < len(FALLING.split())


@settings(max_examples=20)
@given(data=st.data())
def test_whatever_is_tried_for_a_smaller_input_can_be_played(data: st.DataObject) -> None:
    reference = ProblemReference(problem("connect-four"))
    text = data.draw(reference.strategy)
    moves = len(text.split())
    for simpler in islice(reference.shape.simpler(text), 40):
        assert reference.allows(simpler)
        assert len(simpler.split()) <= moves


# The page

TURNS = RISING.read_text()


def test_the_page_lists_it_beside_the_others() -> None:
    listed = {one.name: one for one in look.list_problems()}
    assert len(listed) > 5
    (case,) = listed["connect-four"].cases
    assert case.title.en == "a game played at random"
    assert problem("connect-four").answer(case.input) in ("0\n", "1\n", "2\n")
    assert listed["connect-four"].offers_moves


def test_the_page_shows_its_turns() -> None:
    request = TraceRequest(problem="connect-four", input=TURNS)
    told = look.trace(request, Limits())
    assert told.answer == "1\n"
    (record,) = told.records
    assert len(record.frames) == 12
    assert [spot.name for spot in record.spots[:2]] == ["a6", "b6"]


def test_moves_can_be_tried_on_the_page() -> None:
    request = StudyRequest(problem="connect-four", input="2\n1\n2\n", turn=2, moves=["1", "3"])
    tried = trying.try_moves(request, Limits())
    assert {advice.move for advice in tried.advice} == set("1234567")
    assert tried.advice[0].text.en == "red falls to a3"
    assert tried.advice[0].spots == ["a3"]
    assert tried.advice[0].picture is not None


def test_an_output_is_compared_on_the_page() -> None:
    request = CompareRequest(problem="connect-four", input=TURNS, output="0")
    (difference,) = comparing.compare(request, Limits()).differences
    assert "expected 1, found 0" in difference.text.en


@pytest.mark.parametrize("kind", ["svg", "png", "gif"])
def test_pictures_are_made_for_the_page(kind: Literal["svg", "png", "gif"]) -> None:
    request = PictureRequest(problem="connect-four", input=TURNS, kind=kind, turn=3)
    assert files.picture(request, Limits())


# The rules, against the same told in another way


@given(columns=st.lists(st.integers(1, 7), max_size=42))
def test_a_line_of_four_is_found_as_by_looking_from_every_square(columns: list[int]) -> None:
    state = ConnectFour().start()
    for column in columns:
        move = state.game.parse_move(str(column))
        if move in state.moves():
            state = state.play(move)
    lines = (
        {(column + k * right, row + k * up) for k in range(4)}
        for column in range(7)
        for row in range(6)
        for right, up in ((1, 0), (0, 1), (1, 1), (1, -1))
    )
    discs = {
        letter: {
            (column, row)
            for column, own in enumerate(state.columns)
            for row, found in enumerate(own)
            if found == letter
        }
        for letter in "RY"
    }
    connected = any(line <= discs[letter] for line in lines for letter in "RY")
    assert bool(state.game.rules.four(state.columns)) == connected
