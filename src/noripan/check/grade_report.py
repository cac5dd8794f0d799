"""Grades as tables, as one line, and as data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text as Styled

from noripan.check.as_json import trial_data
from noripan.check.complaints import ADVICE
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.check.grading import Grade, Group, Mark
    from noripan.problems.problem import AnyProblem

_MEBIBYTE = 1 << 20
_SUBTASK = Text("subtask", "부분 문제")
_INPUTS = Text("inputs", "입력")
_VERDICT = Text("verdict", "판정")
_AT = Text("first failure", "처음 틀린 입력")
_TIME = Text("time", "시간")
_MEMORY = Text("memory", "메모리")
_POINTS = Text("points", "점수")
_PROGRAM = Text("program", "프로그램")
_RIGHT, _WRONG = "green", "bold red"


def table(
    problem: AnyProblem, grade: Grade, groups: tuple[Group, ...], language: Language
) -> Table:
    """One program's grade, a row a subtask: the longest time and the largest memory of its runs."""
    drawn = Table(title=f"{problem.title.to(language)} · {grade.program}", title_justify="left")
    for head in (_SUBTASK, _INPUTS, _VERDICT, _AT, _TIME, _MEMORY, _POINTS):
        right = head in (_INPUTS, _TIME, _MEMORY, _POINTS)
        drawn.add_column(head.to(language), justify="right" if right else "left")
    for number, mark in enumerate(grade.marks, start=1):
        drawn.add_row(
            f"{number}. {mark.group.title.to(language)}",
            f"{len(mark.trials)}/{len(mark.group.cases)}",
            _verdict(mark.verdict.name),
            _first_failure(mark),
            f"{mark.seconds:.2f} s",
            f"{mark.memory / _MEBIBYTE:.0f} MiB",
            f"{mark.points}/{mark.group.points}",
        )
    drawn.add_section()
    drawn.add_row("", "", _verdict(grade.verdict), "", "", "", f"{grade.points}/{_most(groups)}")
    return drawn


def class_table(
    problem: AnyProblem, grades: list[Grade], groups: tuple[Group, ...], language: Language
) -> Table:
    """The grades of many programs, a row a program, the most points first."""
    drawn = Table(title=problem.title.to(language), title_justify="left")
    drawn.add_column(_PROGRAM.to(language))
    for number in range(1, len(groups) + 1):
        drawn.add_column(str(number))
    drawn.add_column(_POINTS.to(language), justify="right")
    for grade in sorted(grades, key=lambda one: (-one.points, one.program)):
        cells = [_verdict(mark.verdict.name) for mark in grade.marks]
        cells = cells or [_verdict(grade.verdict)] * len(groups)
        drawn.add_row(Styled(grade.program), *cells, f"{grade.points}/{_most(groups)}")
    return drawn


def notes(grade: Grade, language: Language) -> list[str]:
    """What there is to say beside the points, without the many lines of a compiler."""
    first, *more = grade.fault.to(language).splitlines() if grade.fault is not None else [""]
    known = (line.removeprefix(ADVICE) for line in more if line.startswith(ADVICE))
    return [
        *filter(None, [first.rstrip(".:")]),
        *known,
        *(hint.to(language) for hint in grade.hints),
    ]


def one_line(problem: str, grade: Grade, groups: tuple[Group, ...]) -> str:
    """A grade for scripts and badges, such as `yut-nori mine.py WA 44/100`."""
    return f"{problem} {grade.program} {grade.verdict} {grade.points}/{_most(groups)}"


def as_data(grade: Grade) -> dict[str, object]:
    """A grade with every run, made of dictionaries, lists, strings and numbers."""
    return {
        "program": grade.program,
        "verdict": grade.verdict,
        "points": grade.points,
        "interrupted": grade.is_cut_short,
        "hints": [{"en": hint.en, "ko": hint.ko} for hint in grade.hints],
        "fault": None if grade.fault is None else {"en": grade.fault.en, "ko": grade.fault.ko},
        "subtasks": [
            {
                "verdict": mark.verdict.name,
                "points": mark.points,
                "of": mark.group.points,
                "runs": [{"input": name, **trial_data(trial)} for name, trial in mark.trials],
            }
            for mark in grade.marks
        ],
    }


def _most(groups: tuple[Group, ...]) -> int:
    return sum(group.points for group in groups)


def _first_failure(mark: Mark) -> str:
    return next((name for name, trial in mark.trials if trial.failed), "")


def _verdict(name: str) -> Styled:
    return Styled(name, _RIGHT if name == "AC" else _WRONG)
