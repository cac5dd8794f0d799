"""`noripan judge` on many inputs: a folder, or one file with lines `---` between them."""

from __future__ import annotations

import sys
from contextlib import contextmanager

from noripan.cli.compiling import compiling_shown
from noripan.cli.progress import progress
from noripan.cli.terminal import BAD_INPUT, INTERRUPTED, OK, complain, say, warn
from noripan.core.errors import NoripanError
from noripan.core.text import Language, Text
from noripan.judge.batch import FEWEST_TO_COMPILE_FOR, Answered, answer_parts, prepare
from noripan.judge.folder import answer_all, jobs_of
from noripan.judge.stream import SEPARATOR, about_how_many, parts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.core.errors import InputError
    from noripan.judge.files import Source
    from noripan.problems.problem import AnyProblem

_MOST_NAMED = 20


class Tally:
    """Counts inputs, complains of bad ones as they come, and sums up.

    Args:
        language: What to speak.

    Attributes:
        code: The exit code.
    """

    def __init__(self, language: Language) -> None:
        self.code = OK
        self._language = language
        self._answered = 0
        self._bad: list[str] = []

    def count(
        self, name: str, error: NoripanError | None, forgiven: tuple[InputError, ...] = ()
    ) -> None:
        """Counts one input, by its name in the summary."""
        for fault in forgiven:
            warn(fault, self._language)
        if error is None:
            self._answered += 1
        else:
            complain(error, self._language)
            self._bad.append(name)
            self.code = BAD_INPUT

    @contextmanager
    def summed_up(self, what: str, total: int | None = None) -> Iterator[None]:
        """Sums up at the end of the block, also where Ctrl-C or an error ends the work early."""
        try:
            yield
        except KeyboardInterrupt:
            self.code = INTERRUPTED
        except NoripanError as error:
            complain(error, self._language)
            self.code = BAD_INPUT
        sys.stdout.flush()
        self._sum_up(what, total)

    def _sum_up(self, what: str, total: int | None) -> None:
        """Says how many were answered, of how many if that is known, and which were bad."""
        bad = len(self._bad)
        of, of_ko = (f" of {total}", f" {total}개 중") if total is not None else ("", "")
        named, more = ", ".join(self._bad[:_MOST_NAMED]), bad - _MOST_NAMED
        if more > 0:
            named, named_ko = f"{named} and {more} more", f"{named} 외 {more}개"
        else:
            named_ko = named
        names, names_ko = (f": {named}", f": {named_ko}") if bad else ("", "")
        inputs = "input" if (self._answered if total is None else total) == 1 else "inputs"
        say(
            Text(f"{what}: {self._answered}{of} {inputs} answered, {bad} bad{names}",
                 f"{what}: 입력{of_ko} {self._answered}개에 답함, 잘못된 입력 {bad}개{names_ko}"),
            self._language,
        )  # fmt: skip


def judge_folder(
    problem: AnyProblem, folder: str, out: str | None, *, lenient: bool, jobs: int,
    language: Language,
) -> int:  # fmt: skip
    """Answers every `*.in` of a folder into a file of its own; returns the exit code.

    Raises:
        UsageError: the folder can't be used.
    """
    todo = jobs_of(folder, out)
    tally = Tally(language)
    with tally.summed_up(folder, len(todo)):
        _compile(problem, len(todo), language)
        done = answer_all(problem, todo, lenient=lenient, jobs=jobs)
        for each in progress(done, len(todo), folder):
            tally.count(each.job.name, each.error, each.forgiven)
    return tally.code


def judge_stream(
    problem: AnyProblem, source: Source, shown: str, *, lenient: bool, jobs: int,
    language: Language,
) -> int:  # fmt: skip
    """Prints the answers to the inputs of a file, with lines `---` between them, too.

    A bad input has no answer, so what stands for it between two such lines is empty.

    Args:
        problem: What they ask.
        source: The file.
        shown: What it is called in messages.
        lenient: Whether what breaks the rules is passed over, where an answer makes sense.
        jobs: How many processes share the work.
        language: What to speak.
    """
    tally = Tally(language)
    with tally.summed_up(shown):
        _compile(problem, about_how_many(source.head), language)
        inputs = ((shown, line, data) for line, data in parts(source.head, source.rest))
        results = answer_parts(problem, inputs, lenient=lenient, jobs=jobs)
        if not sys.stdout.isatty():
            results = progress(results, None, shown)
        for number, result in enumerate(results, start=1):
            each = result if isinstance(result, Answered) else Answered(result)
            sys.stdout.write(each.answer if number == 1 else SEPARATOR + each.answer)
            tally.count(str(number), each.error, each.forgiven)
    return tally.code


def _compile(problem: AnyProblem, inputs: int, language: Language) -> None:
    """Compiles before the work is shown, where there is so much that it will be."""
    if inputs >= FEWEST_TO_COMPILE_FOR:
        with compiling_shown(language):
            prepare(problem)
