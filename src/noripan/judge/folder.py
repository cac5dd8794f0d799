"""Answers every input of a folder."""

from __future__ import annotations

import os
from pathlib import Path

from noripan.core.errors import InputError, NoripanError, UsageError
from noripan.core.records import Faults
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.judge.files import cannot, read_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.core.problem import AnyProblem


class Job(Value):
    """An input file and the file for its answer."""

    source: str
    target: str


class Done(Value):
    """What became of a job.

    Attributes:
        error: Why there is no answer, or None where there is one.
        forgiven: What a lenient reading passed over.
    """

    job: Job
    error: NoripanError | None
    forgiven: tuple[InputError, ...]


def jobs(folder: str, out: str | None = None) -> list[Job]:
    """A job for every `*.in` of a folder, in the order of their names.

    Args:
        folder: Where the inputs are.
        out: Where the `*.out` go, made where it is missing; beside the inputs by default.

    Raises:
        UsageError: the folder can't be read or made, or has no `*.in`.
    """
    inputs, answers = Path(folder), Path(folder if out is None else out)
    try:
        found = sorted(path for path in inputs.iterdir() if path.suffix == ".in")
        answers.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("use", "사용할", str(error.filename), error) from error
    if not found:
        raise UsageError(
            Text(f"{folder} holds no file that ends in .in", f"{folder}: .in 파일이 없습니다")
        )
    return [Job(str(path), str(answers / f"{path.stem}.out")) for path in found]


def answer_all(problem: AnyProblem, todo: list[Job], *, lenient: bool = False) -> Iterator[Done]:
    """Answers one input after the other into its file; a bad one doesn't stop the rest.

    Raises:
        UsageError: an answer can't be written.
    """
    for job in todo:
        faults = Faults(lenient=lenient)
        error: NoripanError | None = None
        try:
            answer = problem.answer(read_text(job.source), file=job.source, faults=faults)
        except NoripanError as found:
            error = found
        else:
            write_whole(Path(job.target), answer)
        yield Done(job, error, tuple(faults.forgiven))


def write_whole(file: Path, content: str | bytes) -> None:
    """Writes a file whole or not at all, a text as UTF-8.

    Raises:
        UsageError: it can't be written.
    """
    unfinished = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        try:
            unfinished.write_bytes(content.encode() if isinstance(content, str) else content)
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise cannot("write", "쓸", str(file), error) from error
