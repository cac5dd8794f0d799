from __future__ import annotations

import pytest

from noripan.check.comparing import is_right
from noripan.check.generating import grading_set
from noripan.check.grading import Grade, grade
from noripan.check.reference import ProblemReference
from noripan.games import problem, problem_entry, problem_names
from tests.check.builders import NO_PROGRAM, StandIn


@pytest.mark.parametrize("name", problem_names())
def test_the_shipped_set_catches_every_misreading(name: str) -> None:
    entry = problem_entry(name)
    texts = [case.text for group in grading_set(entry) for case in group.cases]
    answers = {text: entry.problem.answer(text) for text in texts}
    for misreading in entry.misreadings:
        assert any(
            not is_right(answer, misreading.answer(text)) for text, answer in answers.items()
        ), misreading.name


def test_each_input_of_a_subtask_keeps_its_promise() -> None:
    entry = problem_entry("yut-nori")
    groups = grading_set(entry)
    assert [group.points for group in groups] == [31, 13, 10, 27, 19]
    for number, group in enumerate(groups, start=1):
        assert all(entry.belongs(case.text, number) for case in group.cases)


def judged(answer: StandIn, *, every: bool) -> Grade:
    groups = grading_set(problem_entry("yut-nori"))
    marks = grade(ProblemReference(problem("yut-nori")), NO_PROGRAM, answer, groups, every=every)
    return Grade("mine", tuple(marks))


def test_a_program_that_never_captures_loses_only_the_last_subtask() -> None:
    never = next(
        one for one in problem_entry("yut-nori").misreadings if one.name == "nothing-is-captured"
    )
    result = judged(StandIn(never.answer), every=False)
    assert [mark.points for mark in result.marks] == [31, 13, 10, 27, 0]
    assert result.verdict == "WA"
    assert result.points == 81


def test_every_input_is_judged_when_told_to_go_on() -> None:
    result = judged(StandIn(lambda _text: "wrong"), every=True)
    assert all(len(mark.trials) == len(mark.group.cases) for mark in result.marks)
    assert result.points == 0
