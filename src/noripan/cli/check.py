"""`noripan check`: finds the smallest input that breaks a program, and says why."""

from __future__ import annotations

import json
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from noripan.cli.caches import keep_hypothesis_notes_in_the_cache
from noripan.cli.stopping import Stoppable
from noripan.cli.terminal import NEGATIVE, OK, UNDECIDED, say
from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.draw.text import Ink
from noripan.games import problem as problem_named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from noripan.check.checking import Finding, Report
    from noripan.check.reference import Reference
    from noripan.check.running import Pool
    from noripan.core.text import Language

_SUFFIXES = ("in", "ans", "out")
"""Of the files of a counterexample: the input, the right answer, the program's."""


class Asked(Value):
    """What the words of the command ask for.

    Attributes:
        problem: The problem's name; empty where the program is compared with another.
        program: The words of the program's command.
        subtask: Only inputs of this subtask.
        seconds: How long to look.
        runs: How many inputs to try at most.
        seed: Where random inputs start.
        jobs: Programs that run at the same time.
        time: A time limit to go by instead of the problem's.
        replay: An input file to run alone.
        out: Where the counterexample goes.
        as_json: Print JSON.
        html: Where a page goes.
        against: The other program's command.
        generator: The Python file that draws inputs for both.
        python: The Python that runs a Python source file.
    """

    problem: str
    program: tuple[str, ...]
    subtask: int | None
    seconds: float | None
    runs: int | None
    seed: int
    jobs: int
    time: float | None
    replay: str | None
    out: str
    as_json: bool
    html: str | None
    against: str | None
    generator: str | None
    python: str | None


def check(asked: Asked, language: Language) -> int:
    """Checks a program and prints the report.

    Returns:
        The exit code: 1 where an input was found that breaks the program, or where it reads a
        file; 3 where too few were tried to say.

    Raises:
        UsageError: there is no such problem, program or file.
        InputError: the problem doesn't allow the input to replay.
    """
    keep_hypothesis_notes_in_the_cache()
    _check_files(asked)
    with Stoppable() as stop:
        report = _checked(asked, language)
        _print(report, asked, language)
        if report.finding is not None:
            if asked.replay is None:
                _write(report.finding, asked, language)
            return NEGATIVE
        if report.interrupted:
            return stop.code
        if report.program.file:
            return NEGATIVE
        return UNDECIDED if report.is_too_few else OK
    say(Text("interrupted", "중단되었습니다"), language)
    return stop.code


def _check_files(asked: Asked) -> None:
    """Finds out before the long work whether its files can be written, and over none it reads."""
    from noripan.check.against import words_of
    from noripan.judge.files import check_writable

    other = () if asked.against is None else words_of(asked.against)
    named = filter(None, (*asked.program, *other, asked.generator, asked.replay))
    read = [Path(word) for word in named if Path(word).exists()]
    for file in _files_to_write(asked):
        check_writable(file)
        if file.exists() and any(map(file.samefile, read)):
            raise UsageError(
                Text(
                    f"the report would be written over {file}, which is needed: name another file",
                    f"{file}: 보고서가 필요한 파일을 덮어쓰게 됩니다. 다른 파일 이름을 쓰세요",
                )
            )


def _files_to_write(asked: Asked) -> list[Path]:
    page = [] if asked.html is None else [Path(asked.html)]
    if asked.replay is not None:
        return page
    return [*page, *(_counterexample(asked, suffix) for suffix in _SUFFIXES)]


def _counterexample(asked: Asked, suffix: str) -> Path:
    return Path(asked.out) / f"counterexample.{suffix}"


def _checked(asked: Asked, language: Language) -> Report:
    from noripan.check.building import make_program
    from noripan.check.checking import SECONDS, Check, Settings
    from noripan.check.running import Pool
    from noripan.judge.files import read_text

    with Pool(asked.jobs) as pool, TemporaryDirectory(dir=pool.folder) as folder:
        reference = _reference(asked, pool, folder)
        program = make_program(
            asked.program, reference.limits, folder, seconds=asked.time, python=asked.python
        )
        settings = Settings(asked.seconds or float(SECONDS), asked.runs, asked.seed)
        with _progress(language) as progress:
            checking = Check(reference, program, pool, settings, progress)
            if asked.replay is None:
                return checking.run()
            return checking.replay(read_text(asked.replay), asked.replay)


def _reference(asked: Asked, pool: Pool, folder: str) -> Reference:
    from noripan.check.reference import ProblemReference

    if asked.against is not None and asked.generator is not None:
        from noripan.check.against import ProgramReference

        return ProgramReference(asked.against, asked.generator, pool, folder)
    problem = problem_named(asked.problem)
    if asked.subtask is not None:
        check_subtask(asked.subtask, len(problem.subtasks))
    return ProblemReference(problem, asked.subtask)


def check_subtask(subtask: int, count: int) -> None:
    """Checks that a problem has a subtask.

    Raises:
        UsageError: it has not.
    """
    if not 1 <= subtask <= count:
        raise UsageError(
            Text(
                f"there is no subtask {subtask}: the problem has {count or 'none'}",
                f"부분 문제 {subtask}번은 없습니다. 이 문제에는 {count}개가 있습니다",
            )
        )


@contextmanager
def _progress(language: Language) -> Iterator[Callable[[Text], None]]:
    """Shows on a terminal what is being done."""
    if not sys.stderr.isatty():
        yield lambda _text: None
        return
    from rich.console import Console

    with Console(stderr=True).status("") as status:
        yield lambda text: status.update(text.to(language))


def _print(report: Report, asked: Asked, language: Language) -> None:
    if asked.html is not None:
        from noripan.check.as_html import as_html
        from noripan.judge.files import write_whole

        write_whole(Path(asked.html), as_html(report, language))
    if asked.as_json:
        from noripan.check.as_json import as_data

        print(json.dumps(as_data(report), ensure_ascii=False, indent=2))
        return
    from rich.console import Console

    from noripan.check.as_text import as_text

    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    ink = Ink.COLOUR if console.is_terminal else Ink.PLAIN
    console.print(as_text(report, language, ink))


def _write(finding: Finding, asked: Asked, language: Language) -> None:
    """Writes the counterexample's input, the right answer and the program's."""
    from noripan.judge.files import write_whole

    trial = finding.trial
    texts = trial.text, trial.expected, trial.finished.output
    for suffix, text in zip(_SUFFIXES, texts, strict=True):
        write_whole(_counterexample(asked, suffix), text)
    at = _counterexample(asked, "in").with_suffix("")
    say(Text(f"wrote {at}.in, .ans and .out", f"{at}.in, .ans, .out을 썼습니다"), language)


def list_misreadings(name: str, *, as_json: bool, language: Language) -> int:
    """Prints the common mistakes of a problem, each with the smallest input on which it shows.

    Raises:
        UnknownProblem: nothing has this name.
    """
    from noripan.check.as_json import misreading_data
    from noripan.check.listing import smallest_inputs

    problem = problem_named(name)
    found = smallest_inputs(problem)
    if as_json:
        data = [{**misreading_data(one), "input": text} for one, text in found]
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return OK
    if not found:
        say(Text(f"no common mistake about {problem.name} is known",
                 f"{problem.name}: 알려진 흔한 실수가 없습니다"), language)  # fmt: skip
    for misreading, text in found:
        print(f"{misreading.name}: {misreading.title.to(language)}")
        print(f"  {misreading.rule.to(language)}")
        print("".join(f"    {line}\n" for line in text.splitlines()))
    return OK
