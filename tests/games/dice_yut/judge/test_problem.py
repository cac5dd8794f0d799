"""The judge problem: answers, bad input in strict and in lenient reading, the watched plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from noripan.core.errors import FormatError
from noripan.games import problem
from noripan.problems.faults import Faults
from tests.shared import CASES

if TYPE_CHECKING:
    from pathlib import Path

DICE_YUT = problem("dice-yut")
# Of all 5^10 inputs this one makes the solver keep the most positions, 3959.
HARDEST = "4 5 3 5 1 2 5 4 3 5"


def cases() -> list[Path]:
    return sorted((CASES / "dice-yut").glob("*.in"))


@pytest.mark.parametrize("path", cases(), ids=lambda path: path.stem)
def test_the_known_inputs_are_answered(path: Path) -> None:
    assert DICE_YUT.answer(path.read_text()) == path.with_suffix(".ans").read_text()


def test_numbers_may_be_spread_over_lines() -> None:
    assert DICE_YUT.answer(HARDEST.replace(" ", "\n\n")) == DICE_YUT.answer(HARDEST)


@pytest.mark.parametrize("lenient", [False, True])
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "input:1:1: expected throw 1 (a number from 1 to 5), found the end of the input"),
        ("1 2 6 1 1 1 1 1 1 1", "input:1:5: expected throw 3 (a number from 1 to 5), found '6'"),
        ("1 0 1 1 1 1 1 1 1 1", "input:1:3: expected throw 2 (a number from 1 to 5), found '0'"),
        ("1 2\n x", "input:2:2: expected throw 3 (a number from 1 to 5), found 'x'"),
    ],
)
def test_what_is_no_throw_is_refused_in_both_ways(
    text: str, message: str, *, lenient: bool
) -> None:
    with pytest.raises(FormatError) as caught:
        DICE_YUT.answer(text, faults=Faults(lenient=lenient))
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message", "answer"),
    [
        (
            "5 5\n",
            "input:1:4: expected throw 3 (a number from 1 to 5), found the end of the input",
            "40\n",  # 10, then over the centre to the inner 30
        ),
        (
            "1 1 1 1 1 1 1 1 1 1\n 1 5",
            "input:2:2: expected the end of the input after 10 throws, found '1'",
            "178\n",
        ),
    ],
)
def test_too_few_or_too_many_throws_are_forgiven_when_lenient(
    text: str, message: str, answer: str
) -> None:
    with pytest.raises(FormatError) as caught:
        DICE_YUT.answer(text)
    assert str(caught.value) == message
    faults = Faults(lenient=True)
    assert DICE_YUT.answer(text, faults=faults) == answer
    assert [str(error) for error in faults.forgiven] == [message]


def test_a_word_after_ten_throws_is_a_surplus_and_no_throw_even_when_lenient() -> None:
    text = HARDEST + " x"
    with pytest.raises(FormatError, match="expected the end of the input after 10 throws"):
        DICE_YUT.answer(text)
    with pytest.raises(FormatError, match="expected throw 11"):
        DICE_YUT.answer(text, faults=Faults(lenient=True))


def test_the_record_shows_a_best_plan_and_says_how_many_there_are() -> None:
    (record,) = DICE_YUT.watch("5 5 5 5 5 5 5 5 5 5")
    *_, last = record.steps
    assert last.state.outcome is not None
    assert last.state.outcome.scores == (130,)
    assert record.note is not None
    assert record.note.en == (
        "The best score is 130; 8 plans reach it, whatever the pieces are called, such as "
        "A A A B B B C C C D"
    )


def test_the_record_says_where_only_one_plan_is_best() -> None:
    (record,) = DICE_YUT.watch("1 1 1 1 1 1 1 1 1 1")
    assert record.note is not None
    assert record.note.en == (
        "The best score is 133; only this plan reaches it, whatever the pieces are called: "
        "A A A A A A A A A A"
    )
