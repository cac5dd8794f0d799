"""What is said of the output of somebody's own program: the fault itself, and no more."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from noripan.games import problem, problem_entry
from noripan.games.omok.judge.problem import SIZE

Client = TestClient[Any]

_OTHELLO = "2\n4 1\n1 2 1\n4 1\n1 2 1\n"  # "#1 4 1" and "#2 4 1"
_YUT_NORI = "1\nA BBFB\n"


def _compared(client: Client, name: str, given: str, output: str) -> list[Any]:
    asked = {"problem": name, "input": given, "output": output}
    found: list[Any] = client.post("/api/compare", json=asked).json()["differences"]
    return found


@pytest.mark.parametrize(("output", "told"), [
    ("#1 4 1\n#3 4 1", "line 2: it begins with #3, not #2; the counts are right"),
    ("#1 4 1\n4 1", "line 2: #2 is missing in front of the counts; the counts are right"),
    ("#1 4 1\n1 4", ("line 2: #2 is missing in front of the counts; the counts differ too: "
                     "yours are 1 4, the answer's 4 1")),
    ("#1 4 1\n#2 4 1 extra", "line 2: #2 and the counts are right, but 'extra' follows them"),
    ("#1 4 1\n#2 4", "line 2: #2 and two counts are wanted; yours is '#2 4'"),
    ("#1 4 1\n#2 4 x", "line 2: #2 and two counts are wanted; yours is '#2 4 x'"),
    ("#1 4 1", "case 2 has no line in the output"),
    ("#1 4 1\n#2 4 1\n#3 4 1", "line 3 is one too many: '#3 4 1'"),
])  # fmt: skip
def test_a_line_of_another_form_is_told_by_its_form_and_leads_to_no_turn(
    client: Client, output: str, told: str
) -> None:
    (difference,) = _compared(client, "othello", _OTHELLO, output)
    assert difference["text"]["en"] == told
    assert difference["turn"] is None


@pytest.mark.parametrize("output", ["#1 4 1\n#2 3 2", "#1 4 1 #2 3 2"])
def test_only_counts_that_differ_lead_to_a_turn(client: Client, output: str) -> None:
    difference = _compared(client, "othello", _OTHELLO, output)[-1]
    assert "yours is 3 2, the answer is 4 1" in difference["text"]["en"]


@pytest.mark.parametrize(("made", "told"), [
    (lambda _right: "hello", "1 line of 5 characters"),
    (lambda right: right + "extra", "33 lines of 32 characters"),
    (lambda right: right.replace("\n", "\n "), "32 lines of 33 characters"),
])  # fmt: skip
def test_a_drawing_of_another_size_is_told_by_its_size_alone(
    client: Client, made: Any, told: str
) -> None:
    right = problem("yut-nori").answer(_YUT_NORI)
    difference, *_pieces = _compared(client, "yut-nori", _YUT_NORI, made(right))
    said = f"32 lines of 32 characters are to be drawn; your program prints {told}"
    assert difference["text"]["en"] == said
    assert (difference["turn"], difference["right"], difference["own"]) == (None, None, None)


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [("A.", ".A", "at the top left of"), ("--", "-~", "expected '-', found '~'")],
)
def test_what_the_boards_do_not_show_is_told_without_them(
    client: Client, right: str, wrong: str, told: str
) -> None:
    drawn = problem("yut-nori").answer(_YUT_NORI)
    assert right in drawn
    (difference,) = _compared(client, "yut-nori", _YUT_NORI, drawn.replace(right, wrong, 1))
    assert told in difference["text"]["en"]
    assert (difference["turn"], difference["right"], difference["own"]) == (None, None, None)


@pytest.mark.parametrize("output", ["1001", "01001", "9" * 5000])
def test_a_turn_beyond_the_last_is_to_be_no_answer(client: Client, output: str) -> None:
    case = next(one for one in problem_entry("new-game").named_cases if one.name == "turn-1001")
    difference = _compared(client, "new-game", case.input, output)[-1]
    assert difference["text"]["en"].endswith("print -1 when it is over 1000")
    assert difference["turn"] is None


def test_stones_that_only_lie_there_have_no_turn(client: Client) -> None:
    rows = [["0"] * SIZE for _ in range(SIZE)]
    for at in range(5):
        rows[4 - at][at] = "1"
    given = "\n".join(map(" ".join, rows))
    for output in ("0", "1\n1 5", "2\n5 1", "1\n1 1"):
        assert all(one["turn"] is None for one in _compared(client, "omok", given, output))
