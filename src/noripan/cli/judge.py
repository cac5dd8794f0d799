"""`noripan judge`: answers judge inputs."""

from __future__ import annotations

import os
import sys

from noripan.cli.terminal import BAD_INPUT, OK, complain, given_name, warn
from noripan.core.errors import NoripanError, UsageError
from noripan.core.text import Language, Text
from noripan.games import problem as problem_named
from noripan.judge.files import STANDARD_INPUT, Source
from noripan.problems.faults import Faults

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.problems.problem import AnyProblem


def judge(
    name: str,
    files: list[str],
    *,
    out: str | None = None,
    lenient: bool = False,
    jobs: int = 1,
    language: Language = Language.ENGLISH,
) -> int:
    """Prints the answer of every file (`-` is the standard input) or answers whole folders.

    A file may hold many inputs with lines `---` between them. A bad input is
    complained of and doesn't stop the rest.

    Args:
        name: The problem's name or number.
        files: The files, or the folders.
        out: Where a folder's answers go; beside the inputs by default.
        lenient: Whether what breaks the rules is passed over, where an answer makes sense.
        jobs: How many processes share the work where there are many inputs.
        language: What to speak.

    Returns:
        The exit code: 2 where an input was bad.

    Raises:
        UsageError: there is no such problem, or files and folders are mixed.
    """
    problem = problem_named(name)
    folders = [file for file in files if os.path.isdir(file)]  # noqa: PTH112 - quicker than pathlib
    if folders:
        if out is not None and len(folders) > 1:
            raise UsageError(Text("--out goes with one folder", "--out은 폴더 하나와 함께 씁니다"))
        if len(folders) < len(files):
            raise UsageError(
                Text("give either files or folders, not both", "파일과 폴더를 함께 줄 수 없습니다")
            )
        from noripan.cli.many import judge_folder

        return max(
            judge_folder(problem, folder, out, lenient=lenient, jobs=jobs, language=language)
            for folder in folders
        )
    if out is not None:
        raise UsageError(
            Text("--out goes with a folder of inputs", "--out은 입력 폴더와 함께 씁니다")
        )
    return max(
        _judge_file(problem, file, lenient=lenient, jobs=jobs, language=language)
        for file in files or [STANDARD_INPUT]
    )


def _judge_file(
    problem: AnyProblem, file: str, *, lenient: bool, jobs: int, language: Language
) -> int:
    shown = given_name(file, language)
    faults = Faults(lenient=lenient)
    try:
        with Source(file) as source:
            if _is_stream(source):
                from noripan.cli.many import judge_stream

                return judge_stream(
                    problem, source, shown, lenient=lenient, jobs=jobs, language=language
                )
            answer = problem.answer(source.text(), file=shown, faults=faults)
    except NoripanError as error:
        sys.stdout.flush()
        complain(error, language)
        return BAD_INPUT
    finally:
        for fault in faults.forgiven:
            warn(fault, language)
    sys.stdout.write(answer)
    return OK


def _is_stream(source: Source) -> bool:
    """Whether a file holds many inputs; a quick look tells for one."""
    if b"---" not in source.head:
        return False
    from noripan.judge.stream import is_stream

    return is_stream(source.head)
