"""The collection of learners' programs in `programs/`, read from its table and made runnable."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial, reduce
from io import StringIO
from pathlib import Path
from types import CodeType
from typing import NamedTuple

from noripan.games import problem_entry
from noripan.problems.misreading import Misreading, combine

FOLDER = Path(__file__).parent / "programs"
TABLE = FOLDER / "programs.toml"
COMPILERS = {".cpp": "g++", ".java": "javac"}
"""The tool that a language can't do without; Python is what runs the tests."""

_SECONDS = 120


class Program(NamedTuple):
    """One program of the collection.

    Attributes:
        problem: The problem that it tries to solve.
        name: One of its problem's.
        file: The source, or the source that it differs from by `changes`.
        mistakes: The names of the misreadings that it commits; none where it is right.
        changes: Pairs of what the file says and what this program says there.
        harmless: Why something in it that looks like a mistake is none.
    """

    problem: str
    name: str
    file: Path
    mistakes: tuple[str, ...]
    changes: tuple[tuple[str, str], ...]
    harmless: str

    def __str__(self) -> str:
        return f"{self.problem}/{self.name}{self.file.suffix}"

    @property
    def compiler(self) -> str | None:
        """The tool that makes it runnable, or None for Python."""
        return COMPILERS.get(self.file.suffix)

    def misreading(self) -> Misreading:
        """What the table says that it commits, both at once where there are two."""
        known = {one.name: one for one in problem_entry(self.problem).misreadings}
        return reduce(_both, (known[name] for name in self.mistakes))

    def source(self) -> str:
        """The program's text."""
        text = self.file.read_text(encoding="utf-8")
        for there, here in self.changes:
            if text.count(there) != 1:
                raise ValueError(f"{self}: {there!r} stands {text.count(there)} times in the file")
            text = text.replace(there, here)
        return text

    def write(self, folder: Path) -> Path:
        """Writes the source into a folder, under the name that its language wants."""
        path = folder / self.file.name
        path.write_text(self.source(), encoding="utf-8")
        return path

    def build(self, folder: Path) -> Callable[[str], str]:
        """Writes it into a folder, compiles it and returns what it answers to an input.

        The answer is as a judge compares it, and says so where the program died.
        Python runs in this process, since starting it takes longer than it runs.
        """
        source = self.write(folder)
        if self.compiler == "g++":
            _run(["g++", "-O1", "-o", str(folder / "main"), str(source)])
            return partial(_answer_of_command, [str(folder / "main")])
        if self.compiler == "javac":
            _run(["javac", "-nowarn", "-encoding", "UTF-8", "-d", str(folder), str(source)])
            java = ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", str(folder)]
            return partial(_answer_of_command, [*java, source.stem])
        return partial(_answer_of_python, compile(self.source(), str(source), "exec"))


def as_judged(output: str) -> str:
    """An output without the white space at the ends of its lines and of itself."""
    return "\n".join(line.rstrip() for line in output.rstrip().split("\n"))


def _both(one: Misreading, other: Misreading) -> Misreading:
    combined = combine(one, other)
    if combined is None:
        raise ValueError(f"{one.name} and {other.name} can't be had at once")
    return combined


def _answer_of_command(command: list[str], text: str) -> str:
    ran = subprocess.run(
        command, input=text, capture_output=True, text=True, timeout=_SECONDS, check=False
    )
    return as_judged(ran.stdout) if ran.returncode == 0 else f"died with {ran.returncode}"


def _answer_of_python(code: CodeType, text: str) -> str:
    kept = sys.stdin
    printed = StringIO()
    sys.stdin = StringIO(text)
    try:
        with redirect_stdout(printed):
            exec(code, {"__name__": "__main__"})
    except Exception as error:  # noqa: BLE001 a program may die of anything
        return f"died of {error!r}"
    finally:
        sys.stdin = kept
    return as_judged(printed.getvalue())


def _read_table() -> tuple[Program, ...]:
    with TABLE.open("rb") as table:
        problems = tomllib.load(table)
    return tuple(
        Program(
            problem=problem,
            name=entry["name"],
            file=FOLDER / problem / entry["file"],
            mistakes=tuple(entry.get("mistakes", ())),
            changes=tuple((there, here) for there, here in entry.get("changes", ())),
            harmless=entry.get("harmless", ""),
        )
        for problem, entries in problems.items()
        for entry in entries
    )


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=2 * _SECONDS)


PROGRAMS = _read_table()
RIGHT = tuple(program for program in PROGRAMS if not program.mistakes)
WRONG = tuple(program for program in PROGRAMS if program.mistakes)
