"""`noripan grade`: judges programs as a judge would."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from noripan.cli.caches import keep_hypothesis_notes_in_the_cache
from noripan.cli.progress import Bar
from noripan.cli.stopping import Stoppable
from noripan.cli.terminal import NEGATIVE, OK, say
from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.games import problem_entry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from noripan.check.classes import Named
    from noripan.check.grading import Grade, Group, Mark
    from noripan.check.running import Pool
    from noripan.core.text import Language
    from noripan.problems.problem import AnyProblem


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
        python: The Python that runs Python source files.
    """

    problem: str
    program: tuple[str, ...]
    every: bool
    as_json: bool
    one_line: bool
    folder: str | None
    jobs: int
    time: float | None
    python: str | None


def grade(asked: Asked, language: Language) -> int:
    """Judges one program, or every program of a folder, and prints a table.

    What was judged before an interruption is printed, too.

    Returns:
        The exit code: 1 where a program doesn't get all points.

    Raises:
        UsageError: there is no such problem, program, folder or set.
        InputError: the problem doesn't allow an input of the set.
    """
    keep_hypothesis_notes_in_the_cache()
    from noripan.check.classes import programs_of_class
    from noripan.check.generating import grading_set
    from noripan.check.grading import Grade, load_set

    entry = problem_entry(asked.problem)
    problem = entry.problem
    groups = load_set(problem, Path(asked.folder)) if asked.folder else grading_set(entry)
    is_class = len(asked.program) == 1 and Path(asked.program[0]).is_dir()
    name = " ".join(asked.program)
    programs = programs_of_class(Path(name)) if is_class else [(name, asked.program)]
    grader = _Grader(problem, groups, asked)
    with Stoppable() as stop:
        grader.grade_all(programs, forgiving=is_class)
    done, grades = len(grader.grades), grader.grades
    if done == 0 and not is_class:
        grades = [Grade(name, tuple(grader.marks), is_cut_short=True)]
    _print(problem, grades, groups, asked, language, is_class=is_class)
    if done < len(programs):
        say(Text(f"interrupted: {done} of {len(programs)} programs graded",
                 f"중단되었습니다. 프로그램 {len(programs)}개 가운데 {done}개를 채점했습니다"),
            language)  # fmt: skip
        return stop.code
    return OK if all(one.verdict == "AC" for one in grades) else NEGATIVE


class _Grader:
    """Judges programs by one set, one after the other; what it has done is kept whatever stops it.

    Attributes:
        grades: Of the programs that are done.
        marks: Of the program that it is at, as far as it has come.
    """

    def __init__(self, problem: AnyProblem, groups: tuple[Group, ...], asked: Asked) -> None:
        from noripan.check.reference import ProblemReference

        self.grades: list[Grade] = []
        self.marks: list[Mark] = []
        self._problem = problem
        self._reference = ProblemReference(problem)
        self._groups = groups
        self._asked = asked

    def grade_all(self, programs: Sequence[Named], *, forgiving: bool) -> None:
        """Judges programs.

        Args:
            programs: What they are called, and their commands.
            forgiving: Whether one that can't be compiled or started gets no points and the
                others go on.

        Raises:
            UsageError: a program can't be compiled or started, and that isn't forgiven.
        """
        from noripan.check.grade_report import one_line
        from noripan.check.grading import Grade
        from noripan.check.running import Pool

        inputs = sum(len(group.cases) for group in self._groups)
        with Pool(self._asked.jobs) as pool, Bar(len(programs) * inputs) as bar:
            for number, (name, command) in enumerate(programs):
                tell = partial(_tell, bar, name, number * inputs)
                tell(0)
                fault, hints = None, tuple[Text, ...]()
                try:
                    hints = self._grade(command, pool, tell)
                except UsageError as error:
                    if not forgiving:
                        raise
                    fault = error.message
                self.grades.append(Grade(name, tuple(self.marks), fault, hints=hints))
                if self._asked.one_line:
                    line = one_line(self._problem.name, self.grades[-1], self._groups)
                    print(line, flush=True)

    def _grade(
        self, command: tuple[str, ...], pool: Pool, tell: Callable[[int], None]
    ) -> tuple[Text, ...]:
        """Judges one program into `marks`; returns what there is to say beside them."""
        from noripan.check.building import make_program
        from noripan.check.grading import grade, hints_of

        self.marks = []
        with TemporaryDirectory(dir=pool.folder) as folder:
            limits, seconds, python = self._problem.limits, self._asked.time, self._asked.python
            program = make_program(command, limits, folder, seconds=seconds, python=python)
            groups, every = self._groups, self._asked.every
            self.marks.extend(grade(self._reference, program, pool, groups, every=every, tell=tell))
            return hints_of(program, pool, self.marks)


def _tell(bar: Bar, name: str, before: int, done: int) -> None:
    """Moves the bar to so many inputs of a program, after those of the programs before it."""
    bar.show(name, before + done)


def _print(
    problem: AnyProblem,
    grades: list[Grade],
    groups: tuple[Group, ...],
    asked: Asked,
    language: Language,
    *,
    is_class: bool,
) -> None:
    from noripan.check.grade_report import as_data, class_table, notes, one_line, table

    if asked.as_json:
        print(json.dumps([as_data(one) for one in grades], ensure_ascii=False, indent=2))
        return
    if asked.one_line:  # printed as they came
        return
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    if is_class:
        console.print(class_table(problem, grades, groups, language))
        for one in grades:
            for note in notes(one, language):
                console.print(f"{one.program}: {note}", soft_wrap=True)
        return
    for one in grades:
        console.print(table(problem, one, groups, language))
        for note in notes(one, language):
            console.print(f"→ {note}", soft_wrap=True)
        console.print(one_line(problem.name, one, groups))
