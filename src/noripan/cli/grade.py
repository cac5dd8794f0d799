"""`noripan grade`: judges programs as a judge would."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from noripan.cli.extras import need_hypothesis
from noripan.cli.progress import progress
from noripan.cli.terminal import INTERRUPTED, NEGATIVE, OK
from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.games import problem as problem_named

if TYPE_CHECKING:
    from noripan.check.grading import Grade, Group
    from noripan.check.running import Pool
    from noripan.core.problem import AnyProblem
    from noripan.core.text import Language


class Asked(Value):
    """What the words of the command ask for.

    Attributes:
        problem: The problem's name.
        program: The words of the program's command, or one folder of programs.
        every: Go on after the first failure of a subtask.
        as_json: Print JSON.
        one_line: Print a line a program and nothing else.
        folder: The folder of inputs to judge by, instead of the shipped ones.
        jobs: Programs that run at the same time.
        time: A time limit to go by instead of the problem's.
    """

    problem: str
    program: tuple[str, ...]
    every: bool
    as_json: bool
    one_line: bool
    folder: str | None
    jobs: int
    time: float | None


def grade(asked: Asked, language: Language) -> int:
    """Judges one program, or every program of a folder, and prints a table.

    Returns:
        The exit code: 1 where a program doesn't get all points.

    Raises:
        UsageError: there is no such problem, program, folder or set.
        InputError: the problem doesn't allow an input of the set.
    """
    need_hypothesis()
    from noripan.check.grading import load_set, shipped_set
    from noripan.check.running import Pool

    problem = problem_named(asked.problem)
    groups = load_set(problem, Path(asked.folder) if asked.folder else shipped_set(problem))
    is_class = len(asked.program) == 1 and Path(asked.program[0]).is_dir()
    grades: list[Grade] = []
    code = OK
    with Pool(asked.jobs) as pool:
        try:
            if is_class:
                programs = programs_of_class(Path(asked.program[0]))
                for name, command in progress(programs, len(programs), asked.program[0]):
                    grades.append(_grade_or_fault(problem, name, command, asked, groups, pool))
            else:
                name = " ".join(asked.program)
                grades.append(_grade(problem, name, asked.program, asked, groups, pool))
        except KeyboardInterrupt:
            code = INTERRUPTED
    _print(problem, grades, groups, asked, language, is_class=is_class)
    return code or (OK if all(one.verdict == "AC" for one in grades) else NEGATIVE)


def programs_of_class(folder: Path) -> list[tuple[str, tuple[str, ...]]]:
    """The programs of a folder: each source file or executable, or the one of each folder in it.

    Raises:
        UsageError: there is none.
    """
    found: list[tuple[str, tuple[str, ...]]] = []
    for entry in sorted(folder.iterdir()):
        files = sorted(entry.iterdir()) if entry.is_dir() else [entry]
        programs = [file for file in files if _is_program(file)]
        if len(programs) == 1:
            found.append((entry.name, (str(programs[0]),)))
    if not found:
        raise UsageError(Text(f"{folder} holds no program", f"{folder}: 프로그램이 없습니다"))
    return found


def _is_program(file: Path) -> bool:
    from os import X_OK, access

    from noripan.check.building import language_of

    return file.is_file() and (language_of(file) is not None or access(file, X_OK))


def _grade_or_fault(
    problem: AnyProblem,
    name: str,
    command: tuple[str, ...],
    asked: Asked,
    groups: tuple[Group, ...],
    pool: Pool,
) -> Grade:
    """A program's grade; one that can't be compiled or started gets no points."""
    from noripan.check.grading import Grade

    try:
        return _grade(problem, name, command, asked, groups, pool)
    except UsageError as error:
        return Grade(name, (), error.message)


def _grade(
    problem: AnyProblem,
    name: str,
    command: tuple[str, ...],
    asked: Asked,
    groups: tuple[Group, ...],
    pool: Pool,
) -> Grade:
    from noripan.check.building import make_program
    from noripan.check.grading import Grade, grade
    from noripan.check.reference import ProblemReference

    with TemporaryDirectory(prefix="noripan-") as folder:
        program = make_program(command, problem.limits, folder, seconds=asked.time)
        reference = ProblemReference(problem)
        marks = grade(reference, program, pool, groups, every=asked.every)
        return Grade(name, tuple(progress(marks, len(groups), name)))


def _print(
    problem: AnyProblem,
    grades: list[Grade],
    groups: tuple[Group, ...],
    asked: Asked,
    language: Language,
    *,
    is_class: bool,
) -> None:
    from noripan.check.grade_report import as_data, class_table, one_line, table

    if asked.as_json:
        print(json.dumps([as_data(one) for one in grades], ensure_ascii=False, indent=2))
        return
    if asked.one_line:
        for one in grades:
            print(one_line(problem.name, one, groups))
        return
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    if is_class:
        console.print(class_table(problem, grades, groups, language))
        return
    for one in grades:
        console.print(table(problem, one, groups, language))
        console.print(one_line(problem.name, one, groups))
