"""`noripan judge`: answers judge inputs."""

from __future__ import annotations

import os
import sys

from noripan.cli.terminal import BAD_INPUT, INTERRUPTED, OK, complain, say, warn
from noripan.core.errors import NoripanError, UsageError
from noripan.core.records import Faults
from noripan.core.text import Language, Text
from noripan.games import problem as problem_named
from noripan.judge.files import STANDARD_INPUT, read_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.core.problem import AnyProblem


def judge(
    name: str,
    files: list[str],
    *,
    out: str | None = None,
    lenient: bool = False,
    language: Language = Language.ENGLISH,
) -> int:
    """Prints the answer of every file (`-` is the standard input) or answers whole folders.

    A bad input is complained of and doesn't stop the rest.

    Returns:
        The exit code: 2 where an input was bad.

    Raises:
        UsageError: there is no such problem, or files and folders are mixed.
    """
    problem = problem_named(name)
    folders = [file for file in files if os.path.isdir(file)]  # noqa: PTH112 - quicker than pathlib
    if folders:
        if len(folders) < len(files):
            raise UsageError(
                Text("give either files or folders, not both", "파일과 폴더를 함께 줄 수 없습니다")
            )
        return max(
            _judge_folder(problem, folder, out, lenient=lenient, language=language)
            for folder in folders
        )
    if out is not None:
        raise UsageError(
            Text("--out goes with a folder of inputs", "--out은 입력 폴더와 함께 씁니다")
        )
    return max(
        _judge_file(problem, file, lenient=lenient, language=language)
        for file in files or [STANDARD_INPUT]
    )


def _judge_file(problem: AnyProblem, file: str, *, lenient: bool, language: Language) -> int:
    if file == STANDARD_INPUT and sys.stdin.isatty():
        say(
            Text("reading the input from the keyboard; end it with Ctrl-D",
                 "키보드에서 입력을 읽습니다. Ctrl-D로 끝내세요"),
            language,
        )  # fmt: skip
    faults = Faults(lenient=lenient)
    shown = "<stdin>" if file == STANDARD_INPUT else file
    try:
        answer = problem.answer(read_text(file), file=shown, faults=faults)
    except NoripanError as error:
        sys.stdout.flush()
        complain(error, language)
        return BAD_INPUT
    finally:
        for fault in faults.forgiven:
            warn(fault, language)
    sys.stdout.write(answer)
    return OK


def _judge_folder(
    problem: AnyProblem, folder: str, out: str | None, *, lenient: bool, language: Language
) -> int:
    from noripan.cli.progress import progress
    from noripan.judge.folder import answer_all, jobs

    todo = jobs(folder, out)
    answered = bad = 0
    code = OK
    try:
        for done in progress(answer_all(problem, todo, lenient=lenient), len(todo), folder):
            for fault in done.forgiven:
                warn(fault, language)
            if done.error is None:
                answered += 1
            else:
                complain(done.error, language)
                bad += 1
    except KeyboardInterrupt:
        code = INTERRUPTED
    say(
        Text(f"{folder}: {answered} of {len(todo)} inputs answered, {bad} bad",
             f"{folder}: 입력 {len(todo)}개 중 {answered}개에 답함, 잘못된 입력 {bad}개"),
        language,
    )  # fmt: skip
    return code or (BAD_INPUT if bad else OK)
