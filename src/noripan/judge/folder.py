"""Answers every input of a folder."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from noripan.core.errors import InputError, NoripanError, UsageError
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.judge.batch import FEWEST_TO_COMPILE_FOR, Answered, answer_chunk, portable, prepare
from noripan.judge.files import cannot, read_text, write_whole
from noripan.judge.parallel import in_order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.games.entry import ProblemEntry
    from noripan.judge.batch import Part
    from noripan.problems.problem import AnyProblem


_CHUNK = 256


class Job(Value):
    """An input file and the file for its answer."""

    source: str
    target: str

    @property
    def name(self) -> str:
        """The input's name without its folder."""
        return Path(self.source).name


class Done(Value):
    """What became of a job.

    Attributes:
        error: Why there is no answer, or None where there is one.
        forgiven: What a lenient reading passed over.
    """

    job: Job
    error: NoripanError | None
    forgiven: tuple[InputError, ...]


def jobs_of(folder: str, out: str | None = None) -> list[Job]:
    """A job for every `*.in` of a folder, in the order of their names.

    Args:
        folder: Where the inputs are.
        out: Where the `*.out` go, made where it is missing; beside the inputs by default.

    Raises:
        UsageError: the folder can't be read or made, or has no `*.in`.
    """
    inputs, answers = Path(folder), Path(folder if out is None else out)
    try:
        found = sorted(
            path for path in inputs.iterdir() if path.suffix == ".in" and not path.is_dir()
        )
        answers.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("use", "사용할", str(error.filename), error) from error
    if not found:
        raise UsageError(
            Text(f"{folder} holds no file that ends in .in", f"{folder}: .in 파일이 없습니다")
        )
    return [Job(str(path), str(answers / f"{path.stem}.out")) for path in found]


def answer_all(
    problem: AnyProblem, todo: list[Job], *, lenient: bool = False, jobs: int = 1
) -> Iterator[Done]:
    """Answers every input into its file; a bad one doesn't stop the rest.

    Args:
        problem: What the inputs ask.
        todo: The inputs.
        lenient: Whether what breaks the rules is passed over, where an answer makes sense.
        jobs: How many processes share the work.

    Yields:
        What became of each, in order, once its answer is written.
    """
    compiled = len(todo) >= FEWEST_TO_COMPILE_FOR and prepare(problem)
    size = _CHUNK if compiled else 1
    chunks = (todo[start : start + size] for start in range(0, len(todo), size))
    if jobs == 1:
        for chunk in chunks:
            yield from _answered(problem, chunk, lenient=lenient, compiled=compiled)
    else:
        work = partial(_all_answered, portable(problem), lenient=lenient, compiled=compiled)
        for done in in_order(work, chunks, jobs):
            yield from done


def _all_answered(
    problem: AnyProblem | ProblemEntry, todo: list[Job], **options: bool
) -> list[Done]:
    return list(_answered(problem, todo, **options))


def _answered(
    problem: AnyProblem | ProblemEntry, todo: list[Job], *, lenient: bool, compiled: bool
) -> Iterator[Done]:
    """Reads some inputs, answers them all, and writes one answer after the other."""
    texts = [_text_or_error(job) for job in todo]
    parts: list[Part] = [
        (job.source, 0, text)
        for job, text in zip(todo, texts, strict=True)
        if isinstance(text, str)
    ]
    results = iter(answer_chunk(problem, parts, lenient=lenient, compiled=compiled))
    for job, text in zip(todo, texts, strict=True):
        if not isinstance(text, str):
            yield Done(job, text, ())
            continue
        found = next(results)
        result = Answered(found) if isinstance(found, str) else found
        yield Done(job, result.error or _unwritten(job, result.answer), result.forgiven)


def _unwritten(job: Job, answer: str) -> UsageError | None:
    """Writes an answer; returns why it couldn't."""
    try:
        write_whole(Path(job.target), answer)
    except UsageError as error:
        return error
    return None


def _text_or_error(job: Job) -> str | UsageError:
    try:
        return read_text(job.source)
    except UsageError as error:
        return error
