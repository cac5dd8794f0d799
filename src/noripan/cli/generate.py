"""`noripan generate`: writes inputs and answers for a judge."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from noripan.cli.caches import keep_hypothesis_notes_in_the_cache
from noripan.cli.check import check_subtask
from noripan.cli.progress import progress
from noripan.cli.terminal import INTERRUPTED, OK, say
from noripan.core.text import Text
from noripan.games import problem as problem_named

if TYPE_CHECKING:
    from noripan.core.text import Language


def generate(
    name: str,
    out: str,
    *,
    count: int,
    subtask: int | None,
    seed: int,
    layout: str,
    language: Language,
) -> int:
    """Writes a test set, subtask by subtask, as plain folders or as an ICPC problem package.

    Raises:
        UsageError: there is no such problem or subtask, or a file can't be written, or
            others are in the way.
    """
    keep_hypothesis_notes_in_the_cache()
    from noripan.check.generating import (
        check_no_others,
        files_of_package,
        files_of_set,
        tests_for,
        write_file,
    )

    problem = problem_named(name)
    if subtask is not None:
        check_subtask(subtask, len(problem.subtasks))
    made = tests_for(problem, count, seed, subtask)
    files = files_of_package(problem, made) if layout == "icpc" else files_of_set(made)
    check_no_others(Path(out), files)
    inputs = written = 0
    code = OK
    try:
        for path, text in progress(files, len(files), out):
            write_file(Path(out) / path, text)
            written += 1
            inputs += path.endswith(".in")
    except KeyboardInterrupt:
        code = INTERRUPTED
    say(
        Text(f"wrote {inputs} inputs with their answers to {out} ({written} files)",
             f"{out}: 입력 {inputs}개와 정답을 썼습니다 (파일 {written}개)"),
        language,
    )  # fmt: skip
    return code
