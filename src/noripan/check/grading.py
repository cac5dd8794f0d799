"""Judges a program as a judge would: a fixed set of inputs, subtask by subtask, with points."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from noripan.check.hints import hints
from noripan.check.reading import file_read
from noripan.check.trials import Budget, Trials
from noripan.check.verdicts import Verdict
from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.judge.files import read_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from noripan.check.building import Program
    from noripan.check.reference import Reference
    from noripan.check.running import Pool
    from noripan.check.trials import Trial
    from noripan.problems.problem import AnyProblem

ALL_POINTS = 100
PACKAGED = "data/secret"
"""Where a problem package keeps the inputs that count."""

_FOREVER = float("inf")


class Case(Value):
    """One input of a set and its name."""

    name: str
    text: str


class Group(Value):
    """The inputs of one subtask, or of a problem that has none.

    Attributes:
        title: What the subtask promises.
        points: What it is worth.
        cases: Its inputs in the order in which they are judged.
    """

    title: Text
    points: int
    cases: tuple[Case, ...]


class Mark(Value):
    """How a program did in one group.

    Attributes:
        group: The group.
        trials: The runs, by the case's name; not all cases where it stopped at a failure.
    """

    group: Group
    trials: tuple[tuple[str, Trial], ...]

    @property
    def verdict(self) -> Verdict:
        """The first that isn't an acceptance, if there is one."""
        failed = (trial.verdict for _name, trial in self.trials if trial.failed)
        return next(failed, Verdict.AC)

    @property
    def points(self) -> int:
        """All of the group's or none."""
        return self.group.points if self.verdict is Verdict.AC else 0

    @property
    def seconds(self) -> float:
        """The longest run's time."""
        return max((trial.finished.seconds for _name, trial in self.trials), default=0)

    @property
    def memory(self) -> int:
        """The largest run's memory in bytes."""
        return max((trial.finished.memory for _name, trial in self.trials), default=0)


class Grade(Value):
    """How a program did.

    Attributes:
        program: What the program is called.
        marks: One for each group.
        fault: Why it couldn't be judged, for example that it doesn't compile.
        is_cut_short: Whether it was interrupted; the groups that lack were not judged.
        hints: What there is to say of how the program reads, prints and ends.
    """

    program: str
    marks: tuple[Mark, ...]
    fault: Text | None = None
    is_cut_short: bool = False
    hints: tuple[Text, ...] = ()

    @property
    def points(self) -> int:
        """What it got in all."""
        return sum(mark.points for mark in self.marks)

    @property
    def verdict(self) -> str:
        """The first verdict that isn't an acceptance.

        `CE` where it couldn't be judged, `-` where nothing failed before it was interrupted.
        """
        if self.fault is not None:
            return "CE"
        failed = (mark.verdict.name for mark in self.marks if mark.verdict is not Verdict.AC)
        return next(failed, "-" if self.is_cut_short else Verdict.AC.name)


def load_set(problem: AnyProblem, folder: Path) -> tuple[Group, ...]:
    """The groups of a folder as `noripan generate` writes it, plain or as a problem package.

    Raises:
        UsageError: there is no such folder, or no input in it for the problem or for one of
            its subtasks.
    """
    if not folder.is_dir():
        raise UsageError(Text(f"there is no folder {folder}", f"{folder}: 그런 폴더가 없습니다"))
    if (folder / PACKAGED).is_dir():
        folder /= PACKAGED
    return groups_of(
        problem, lambda subtask: _cases(folder / subtask_folder(subtask) if subtask else folder)
    )


def groups_of(
    problem: AnyProblem, cases: Callable[[int | None], tuple[Case, ...]]
) -> tuple[Group, ...]:
    """A group for each subtask, or one for all.

    Args:
        problem: The problem.
        cases: The inputs of a subtask, from 1, or those of a problem that has none.
    """
    if not problem.subtasks:
        return (Group(problem.title, ALL_POINTS, cases(None)),)
    return tuple(
        Group(subtask.promise, subtask.points, cases(number))
        for number, subtask in enumerate(problem.subtasks, start=1)
    )


def subtask_folder(number: int) -> str:
    """What the folder of a subtask is called."""
    return f"subtask-{number}"


def _cases(folder: Path) -> tuple[Case, ...]:
    cases = tuple(Case(path.stem, read_text(str(path))) for path in sorted(folder.glob("*.in")))
    if not cases:
        raise UsageError(
            Text(f"{folder} holds no file that ends in .in", f"{folder}: .in 파일이 없습니다")
        )
    return cases


def grade(
    reference: Reference,
    program: Program,
    pool: Pool,
    groups: tuple[Group, ...],
    *,
    every: bool,
    tell: Callable[[int], None] = lambda _done: None,
) -> Iterator[Mark]:
    """Judges a program, group by group.

    Args:
        reference: Knows the right answers.
        program: What is judged.
        pool: Runs it.
        groups: The set.
        every: Whether to go on after the first failure of a group.
        tell: Is called after each run with the number of inputs that are done or left out.

    Raises:
        InputError: the problem doesn't allow an input of the set.
        UsageError: the program can't be started.
    """
    trials = Trials(reference, program, pool, Budget(_FOREVER))
    done = 0
    for group in groups:
        yield Mark(group, tuple(_judged(trials, group, every=every, tell=tell, done=done)))
        done += len(group.cases)


def _judged(
    trials: Trials, group: Group, *, every: bool, tell: Callable[[int], None], done: int
) -> Iterator[tuple[str, Trial]]:
    runs = trials.run_all(case.text for case in group.cases)
    by_text = {case.text: case.name for case in group.cases}
    for number, trial in enumerate(runs, start=1):
        tell(done + number)
        yield by_text[trial.text], trial
        if trial.failed and not every:
            return


def hints_of(program: Program, pool: Pool, marks: Iterable[Mark]) -> tuple[Text, ...]:
    """What there is to say of a program beside its points.

    Args:
        program: What was judged.
        pool: Runs it once more where it read no input, to see whether it reads a file.
        marks: How it did.
    """
    trials = [trial for mark in marks for _name, trial in mark.trials]
    silent = (trial for trial in trials if trial.failed and not trial.finished.reads)
    trial = next(silent, None)
    file = "" if trial is None else file_read(program, pool, trial)
    return hints(trials, file)
