"""The collection itself: right programs are right, wrong ones wrong in the way the table says."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noripan.games import problem, problem_entry, problem_names
from tests.check.collection import PROGRAMS, RIGHT, WRONG, Program, as_judged
from tests.check.conftest import Build
from tests.shared import CASES

QUICK = {
    "yut-nori/stations-numbered-twice.cpp",
    "dice-yut/compares-numbers.cpp",
    "othello/recursive.java",
    "othello/chain-reaction.cpp",
    "omok/next-row.cpp",
}
"""Compiled programs that stand for the others where time is short; Python ones all run."""

INPUTS, INPUTS_FOR_JAVA = 60, 12


def each(programs: tuple[Program, ...]) -> pytest.MarkDecorator:
    """Runs a test on each program; the compiled ones only when there is time."""
    return pytest.mark.parametrize(
        "program",
        [
            pytest.param(
                program,
                id=str(program),
                marks=[pytest.mark.slow] if program.compiler and str(program) not in QUICK else [],
            )
            for program in programs
        ],
    )


@pytest.mark.parametrize(
    "name", [name for name in problem_names() if problem_entry(name).misreadings]
)
def test_every_problem_has_wrong_programs_of_each_language_and_one_with_two_mistakes(
    name: str,
) -> None:
    wrong = [program for program in WRONG if program.problem == name]
    assert len(wrong) >= 8
    assert {program.file.suffix for program in wrong} == {".py", ".cpp", ".java"}
    assert max(len(program.mistakes) for program in wrong) == 2
    right = {program.file.suffix for program in RIGHT if program.problem == name}
    assert right == {".py", ".cpp", ".java"}


def test_the_table_says_of_every_program_what_it_differs_in() -> None:
    assert len({str(program) for program in PROGRAMS}) == len(PROGRAMS)
    assert all(program.source() for program in PROGRAMS)
    for program in RIGHT:
        assert bool(program.changes) == bool(program.harmless), program


@each(RIGHT)
def test_a_right_program_answers_every_shipped_input(program: Program, build: Build) -> None:
    run = build(program)
    for case in sorted((CASES / program.problem).glob("*.in")):
        expected = case.with_suffix(".ans").read_text(encoding="utf-8")
        assert run(case.read_text(encoding="utf-8")) == as_judged(expected), case.name


@each(RIGHT)
def test_a_right_program_answers_what_is_drawn(program: Program, build: Build) -> None:
    run = build(program)
    truth = problem(program.problem)

    @given(text=problem_entry(program.problem).strategy())
    @settings(max_examples=_runs(program), suppress_health_check=list(HealthCheck))
    def agrees(text: str) -> None:
        assert run(text) == as_judged(truth.answer(text))

    agrees()


@each(WRONG)
def test_a_wrong_program_fails_on_a_sharp_input(program: Program, build: Build) -> None:
    run = build(program)
    truth = problem(program.problem)
    assert any(
        run(sharp.text) != as_judged(truth.answer(sharp.text))
        for sharp in problem_entry(program.problem).sharp_inputs
    )


@each(WRONG)
def test_a_wrong_program_answers_as_its_misreading_does(program: Program, build: Build) -> None:
    run = build(program)
    mistaken = program.misreading()
    sharp = st.sampled_from([one.text for one in problem_entry(program.problem).sharp_inputs])

    @given(text=problem_entry(program.problem).strategy() | sharp)
    @settings(max_examples=_runs(program), suppress_health_check=list(HealthCheck))
    def agrees(text: str) -> None:
        assert run(text) in map(as_judged, mistaken.answers(text))

    agrees()


def _runs(program: Program) -> int:
    return INPUTS_FOR_JAVA if program.compiler == "javac" else INPUTS
