"""Programs for the tests of `check`: real ones in Python, and functions that stand for one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from noripan.check.building import Program
from noripan.check.reference import Reference
from noripan.check.running import Finished, Pool
from noripan.core.errors import FormatError, Place
from noripan.core.text import same
from noripan.problems.misreading import Sharp
from noripan.problems.problem import Limits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from hypothesis.strategies import SearchStrategy

LIMITS = Limits(2.0, 256)
NO_PROGRAM = Program("stand-in", ("stand-in",), LIMITS)


def python(source: str, limits: Limits = LIMITS) -> Program:
    """A program in Python that starts as fast as can be."""
    return Program("test.py", (sys.executable, "-I", "-S", "-c", source), limits, source=source)


def finished(output: str = "", *, errors: str = "", code: int = 0, reads: bool = True) -> Finished:
    """A run that ended by itself."""
    return Finished(output, errors, code, None, 0.01, 0.01, 1 << 20, reads)


class StandIn(Pool):
    """Runs a function in place of every program."""

    def __init__(self, answer: Callable[[str], str | Finished]) -> None:
        self.answer = answer
        self.runs: list[str] = []

    def run(
        self, program: Program, given: str, *, expected: str = "", files: Sequence[str] = ()
    ) -> Finished:
        del program, expected, files
        self.runs.append(given)
        found = self.answer(given)
        return found if isinstance(found, Finished) else finished(found)

    def run_all(self, program: Program, tasks: Iterable[tuple[str, str]]) -> Iterator[Finished]:
        for given, expected in tasks:
            yield self.run(program, given, expected=expected)


class Sums(Reference):
    """A problem for tests: a count and so many numbers from 0 to 9; the answer is their sum."""

    name = "sums"
    title = same("Sums")
    limits = LIMITS
    sharp = (Sharp("one", same("one number"), "1\n3\n"),)

    @property
    def strategy(self) -> SearchStrategy[str]:
        numbers = st.lists(st.integers(0, 9), min_size=1, max_size=6)
        return numbers.map(lambda drawn: f"{len(drawn)}\n{' '.join(map(str, drawn))}\n")

    def answer(self, text: str, file: str = "input") -> str:
        count, *numbers = map(int, text.split())
        if not 1 <= count <= 6 or len(numbers) != count or max(numbers) > 9:
            raise FormatError(same("no sum"), Place(file, 1, 1))
        return f"{sum(numbers)}\n"


def written(path: Path, source: str) -> str:
    """A source file's path after it was written."""
    path.write_text(source, encoding="utf-8")
    return str(path)
