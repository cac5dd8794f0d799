from __future__ import annotations

from pathlib import Path

import pytest

from noripan.check.building import make_program
from noripan.check.comparing import is_right
from noripan.check.generating import grading_set
from noripan.check.grading import ALL_POINTS, Grade, grade
from noripan.check.reference import ProblemReference
from noripan.check.running import Pool
from noripan.games import problem, problem_entry, problem_names
from tests.check.builders import NO_PROGRAM, StandIn
from tests.check.collection import WRONG, Program
from tests.check.conftest import Build
from tests.check.test_catches import QUICK
from tests.shared import SHARED


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


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(
            program, id=str(program), marks=[] if str(program) in QUICK else [pytest.mark.slow]
        )
        for program in WRONG
    ],
)
def test_no_wrong_program_of_the_collection_gets_full_points(
    program: Program, build: Build
) -> None:
    entry = problem_entry(program.problem)
    answer = build(program)
    texts = (case.text for group in grading_set(entry) for case in group.cases)
    assert any(not is_right(entry.problem.answer(text), answer(text)) for text in texts)


SLIPPED = sorted(
    file
    for file in SHARED.joinpath("check").glob("*")
    if file.suffix in {".py", ".cpp"} and "hint" not in file.name
)
PROBLEM_OF = {"dice": "dice-yut", "ng2": "new-game-2", "omok": "omok", "othello": "othello"}


@pytest.mark.skipif(not SLIPPED, reason="the programs that slipped through are not here")
@pytest.mark.parametrize(
    "file",
    [
        # Hundreds of boards, each a start of Python, where one that is compiled is as good.
        pytest.param(file, marks=pytest.mark.slow if file.match("omok_*.py") else (), id=file.name)
        for file in SLIPPED
    ],
)
def test_what_once_slipped_through_gets_no_full_points(file: Path) -> None:
    name = PROBLEM_OF[file.name.partition("_")[0]]
    limits = problem(name).limits
    with Pool(2) as pool:
        program = make_program([str(file)], limits, pool.folder)
        groups = grading_set(problem_entry(name))
        reference = ProblemReference(problem(name))
        marks = tuple(grade(reference, program, pool, groups, every=False))
    assert Grade(file.name, marks).points < ALL_POINTS
