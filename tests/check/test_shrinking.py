from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.check.reference import ProblemReference
from noripan.check.searching import Batch
from noripan.check.shrinking import Shrinker, polished
from noripan.check.trials import Budget, OutOfBudget, Trials
from noripan.games import problem
from noripan.problems.text_shape import with_lower_numbers, with_numbers_traded, without_lines
from tests.check.builders import NO_PROGRAM, StandIn, Sums, finished

if TYPE_CHECKING:
    from collections.abc import Callable

YUT = problem("yut-nori")
LONG = "5\nA FBBB\nB FFBB\na FBBB\nA FFFF\nB BBBB\n"


def polished_where(fails: Callable[[str], bool], text: str, name: str = "yut-nori") -> str:
    reference = ProblemReference(problem(name))
    return polished(text, reference, lambda texts: next(filter(fails, texts), None))


def test_lines_are_left_out_and_their_count_is_lowered() -> None:
    assert "4\nA FBBB\nB FFBB\na FBBB\nA FFFF\n" in set(without_lines(LONG))
    assert "2\nA FBBB\nB BBBB\n" in set(without_lines(LONG))
    assert "1\n6 1\n3 4 1\n" in set(without_lines("2\n6 1\n3 4 1\n6 1\n3 4 1\n"))


def test_numbers_are_lowered() -> None:
    assert set(with_lower_numbers("7 2\n")) >= {"0 2\n", "1 2\n", "3 2\n", "6 2\n", "7 1\n"}


def test_a_large_number_is_traded_for_a_small_one_elsewhere() -> None:
    assert set(with_numbers_traded("1 1 4\n")) == {"2 1 1\n", "1 2 1\n", "2 1 2\n", "1 2 2\n"}


@settings(max_examples=20)
@given(st.sets(st.sampled_from("ABCDab"), min_size=1, max_size=3))
def test_a_polished_input_needs_all_that_is_left(needed: set[str]) -> None:
    turns = [f"{piece} {sticks}" for piece in "ABCDab" for sticks in ("FFFF", "FBBB")]
    text = f"{len(turns)}\n" + "".join(f"{turn}\n" for turn in turns)

    small = polished_where(lambda candidate: needed <= set(candidate.split()), text)
    assert needed <= set(small.split())
    assert small.split()[0] == str(len(needed))


def test_a_turn_is_left_out_where_another_throw_makes_up_for_it() -> None:
    small = polished_where(lambda text: last_state(text) == "A=apbat", "2\nA FBBB\nA FFFF\n")
    assert small == "1\nA BBBB\n"


def last_state(text: str) -> str:
    (record,) = YUT.watch(text)
    *_before, last = record.steps
    return str(last.state)


def trials(answer: StandIn, budget: Budget | None = None) -> Trials:
    return Trials(ProblemReference(YUT), NO_PROGRAM, answer, budget or Budget(60))


def test_hypothesis_shrinks_what_it_drew_to_the_smallest() -> None:
    sums = Sums()
    stand_in = StandIn(lambda text: "0" if "7" in text.split()[1:] else sums.answer(text))
    tried = Trials(sums, NO_PROGRAM, stand_in, Budget(60))
    shrinker = Shrinker(tried, tried.run("4\n1 7 3 9\n"))
    shrinker.redraw(Batch(0, 80))
    assert shrinker.best.text == "1\n7\n"


def test_a_smaller_input_that_fails_with_another_verdict_is_not_taken() -> None:
    def answer(text: str) -> object:
        if len(text.split()) < 5:
            return finished(code=1)
        return "wrong" if "B" in text else YUT.answer(text)

    tried = trials(StandIn(answer))  # type: ignore[arg-type] # its answers are of both kinds
    shrinker = Shrinker(tried, tried.run(LONG))
    shrinker.polish()
    assert shrinker.best.verdict is tried.run(LONG).verdict
    assert len(shrinker.best.text.split()) == 5


def test_a_program_that_fails_now_and_then_does_not_confuse_it() -> None:
    answers = cycle([finished("3\n"), finished("wrong")])
    tried = Trials(Sums(), NO_PROGRAM, StandIn(lambda _text: next(answers)), Budget(60))
    first = next(trial for trial in tried.run_all(["1\n3\n", "2\n1 2\n"]) if trial.failed)
    shrinker = Shrinker(tried, first)
    shrinker.redraw(Batch(0, 40))
    assert shrinker.best.failed


def test_what_is_smallest_is_kept_when_no_run_is_left() -> None:
    tried = trials(StandIn(lambda _text: "wrong"), Budget(60, runs=2))
    shrinker = Shrinker(tried, tried.run(LONG))
    with pytest.raises(OutOfBudget):
        shrinker.polish()
    assert tried.reference.size(shrinker.best.text) < tried.reference.size(LONG)
