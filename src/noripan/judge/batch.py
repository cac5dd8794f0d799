"""Answers many inputs: by the game's compiled solver where it has one, else one by one."""

from __future__ import annotations

from functools import partial
from itertools import chain, islice, pairwise

from noripan.core.errors import InputError, MissingExtra, UnknownProblem
from noripan.core.value import Value, replace
from noripan.games import problem as problem_named
from noripan.games import problem_entry
from noripan.games.entry import ProblemEntry
from noripan.judge.files import decode
from noripan.judge.parallel import in_order
from noripan.problems.faults import Faults

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from noripan.problems.batch import BatchSolver
    from noripan.problems.problem import AnyProblem

    Content = str | bytes
    # A file's name, how many of its lines come before the input, and the input.
    Part = tuple[str, int, Content]

FEWEST_TO_COMPILE_FOR = 256
"""With fewer inputs, starting the compiled solver would take longer than answering them."""

_MOST_IN_CHUNK, _MOST_BYTES_IN_CHUNK = 256, 2**20


class Answered(Value):
    """What became of an input that was answered in the plain way.

    Attributes:
        answer: The answer; empty where there is none.
        error: Why there is none.
        forgiven: What a lenient reading passed over.
    """

    answer: str
    error: InputError | None = None
    forgiven: tuple[InputError, ...] = ()


if TYPE_CHECKING:
    # From a compiled solver the answer alone: a value for each would take longer to make.
    Result = str | Answered


def answers(
    problem: AnyProblem | str, inputs: Iterable[Content], *, jobs: int = 1
) -> Iterator[str | InputError]:
    """The answer to each input in turn, or its error; one bad input doesn't stop the rest.

    Args:
        problem: The problem, or its name or number.
        inputs: The inputs, as texts or as the bytes of files.
        jobs: How many processes share the work.

    Yields:
        What `problem.answer` returns, or the error that it raises.

    Raises:
        UnknownProblem: there is no problem of this name.
    """
    parts: Iterator[Part] = (("input", 0, content) for content in inputs)
    known = problem_named(problem) if isinstance(problem, str) else problem
    for result in answer_parts(known, parts, jobs=jobs):
        yield result if isinstance(result, str) else result.error or result.answer


def answer_parts(
    problem: AnyProblem, parts: Iterable[Part], *, lenient: bool = False, jobs: int = 1
) -> Iterator[Result]:
    """What becomes of each input, in order.

    Args:
        problem: What the inputs ask.
        parts: For each input the name of its file for messages, how many lines of the
            file come before it, and its content.
        lenient: Whether what breaks the rules is passed over, where an answer makes sense.
        jobs: How many processes share the work.
    """
    coming = iter(parts)
    first = list(islice(coming, FEWEST_TO_COMPILE_FOR))
    compiled = len(first) == FEWEST_TO_COMPILE_FOR and prepare(problem)
    work = partial(answer_chunk, portable(problem), lenient=lenient, compiled=compiled)
    chunks = _chunks(chain(first, coming), _MOST_IN_CHUNK if compiled else 1)
    for results in in_order(work, chunks, jobs):
        yield from results


def prepare(problem: AnyProblem) -> bool:
    """Compiles the problem's solver, unless it is; returns whether it has one that can be used."""
    solver = _solver(portable(problem))
    if solver is None:
        return False
    _solved(solver, [])
    return True


def answer_chunk(
    problem: AnyProblem | ProblemEntry, parts: list[Part], *, lenient: bool, compiled: bool
) -> list[Result]:
    """What becomes of some inputs; see `answer_parts`.

    Args:
        problem: What they ask.
        parts: The inputs.
        lenient: As there.
        compiled: Whether to use the compiled solver, where there is one.
    """
    solver = _solver(problem) if compiled else None
    known = problem.problem if isinstance(problem, ProblemEntry) else problem
    quick = _solved(solver, [part[2] for part in parts]) if solver else [None] * len(parts)
    return [
        answer or _answer_one(known, part, lenient=lenient)
        for answer, part in zip(quick, parts, strict=True)
    ]


def portable(problem: AnyProblem) -> AnyProblem | ProblemEntry:
    """The entry of a problem that has one, else the problem: what another process is told.

    A problem with other rules may have the name of one that has an entry.
    """
    try:
        entry = problem_entry(problem.name)
    except UnknownProblem:
        return problem
    return entry if entry.problem is problem else problem


def _answer_one(problem: AnyProblem, part: Part, *, lenient: bool) -> Answered:
    """Answers one input in the plain way."""
    file, line, content = part
    faults = Faults(lenient=lenient)
    text = content if isinstance(content, str) else decode(content)
    answer, error = "", None
    try:
        answer = problem.answer(text, file=file, faults=faults)
    except InputError as found:
        error = _moved(found, line)
    return Answered(answer, error, tuple(_moved(fault, line) for fault in faults.forgiven))


def _moved(error: InputError, lines: int) -> InputError:
    """The same error, so many lines farther down."""
    if not lines:
        return error
    return type(error)(error.message, replace(error.place, line=error.place.line + lines))


def _solver(problem: AnyProblem | ProblemEntry) -> BatchSolver | None:
    """The compiled solver of a problem that has an entry, if Numba is installed."""
    if not isinstance(problem, ProblemEntry):
        return None
    try:
        return problem.batch_solver
    except MissingExtra:
        return None


def _solved(solver: BatchSolver, contents: list[Content]) -> list[str | None]:
    """What a compiled solver answers to each input, or None where it leaves it to the problem."""
    import numpy as np

    joined, lengths = _joined(contents)
    bounds = np.zeros(len(lengths) + 1, np.int64)
    np.cumsum(lengths, out=bounds[1:])
    text, ends, unsure = solver(np.frombuffer(joined, np.uint8), bounds)
    letters = str(text[: ends[-1]].data, "ascii")
    found: list[str | None] = [letters[start:stop] for start, stop in pairwise(ends.tolist())]
    for number in np.flatnonzero(unsure).tolist():
        found[number] = None
    return found


def _joined(contents: list[Content]) -> tuple[bytes, list[int]]:
    """All inputs in one, and how many bytes each has."""
    texts = [content for content in contents if isinstance(content, str)]
    if len(texts) == len(contents) and (text := "".join(texts)).isascii():
        return text.encode(), list(map(len, texts))
    inputs = [
        content if isinstance(content, bytes) else content.encode(errors="surrogatepass")
        for content in contents
    ]
    return b"".join(inputs), list(map(len, inputs))


def _chunks(parts: Iterable[Part], most: int) -> Iterator[list[Part]]:
    """The parts in chunks of up to so many, and not too many bytes at once."""
    chunk: list[Part] = []
    size = 0
    for part in parts:
        chunk.append(part)
        size += len(part[2])
        if len(chunk) >= most or size >= _MOST_BYTES_IN_CHUNK:
            yield chunk
            chunk, size = [], 0
    if chunk:
        yield chunk
