"""Runs a program on inputs, remembers what came of it, and keeps to a budget."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, TypeVar

from noripan.check.reading import file_read
from noripan.check.verdicts import Verdict, verdict
from noripan.core.value import Value, replace

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from noripan.check.building import Program
    from noripan.check.reference import Reference
    from noripan.check.running import Finished, Pool

T = TypeVar("T")


class OutOfBudget(BaseException):
    """No time or no runs are left; no `Exception`, so that Hypothesis lets it through."""


class Trial(Value):
    """A program's run on one input.

    Attributes:
        text: The input.
        expected: The right answer.
        finished: What the program did.
        verdict: What a judge says of it.
    """

    text: str
    expected: str
    finished: Finished
    verdict: Verdict

    @property
    def failed(self) -> bool:
        """Whether a judge wouldn't accept it."""
        return self.verdict is not Verdict.AC

    @property
    def answered(self) -> bool:
        """Whether the program came to its end and gave an answer, right or wrong."""
        return self.verdict in (Verdict.AC, Verdict.WA, Verdict.PE)


class Silence(Value):
    """Runs that came to no answer, all with the same verdict.

    Attributes:
        count: How many.
        example: The one with the shortest input.
    """

    count: int
    example: Trial


def silences(trials: Iterable[Trial]) -> tuple[Silence, ...]:
    """The runs that came to no answer, by verdict, the most frequent first."""
    by_verdict: dict[Verdict, list[Trial]] = {}
    for trial in trials:
        if not trial.answered:
            by_verdict.setdefault(trial.verdict, []).append(trial)
    found = (
        Silence(len(alike), min(alike, key=lambda trial: len(trial.text)))
        for alike in by_verdict.values()
    )
    return tuple(sorted(found, key=lambda silence: -silence.count))


class Budget:
    """How long and how often a program may still be run.

    Args:
        seconds: Time from now on.
        runs: Runs from now on; None where only time counts.
    """

    def __init__(self, seconds: float, runs: int | None = None) -> None:
        self.end = time.monotonic() + seconds
        self.runs = runs

    def lasting(self, items: Iterable[T]) -> Iterator[T]:
        """Passes items on while something is left, where each takes time without a run.

        Raises:
            OutOfBudget: nothing is left.
        """
        for item in items:
            if self.is_spent:
                raise OutOfBudget
            yield item

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left."""
        return time.monotonic() >= self.end or self.runs == 0

    def spend(self) -> bool:
        """Takes one run from it; false where none is left."""
        if self.is_spent:
            return False
        if self.runs is not None:
            self.runs -= 1
        return True


class Trials:
    """One program against one reference; no input is run twice.

    Args:
        reference: Knows the right answers.
        program: What is checked.
        pool: Runs it.
        budget: Is asked before each run; may be changed.
    """

    def __init__(self, reference: Reference, program: Program, pool: Pool, budget: Budget) -> None:
        self.reference = reference
        self.program = program
        self.budget = budget
        self._pool = pool
        self._done: dict[str, Trial] = {}

    def __iter__(self) -> Iterator[Trial]:
        return iter(self._done.values())

    def __len__(self) -> int:
        return len(self._done)

    def __contains__(self, text: str) -> bool:
        return text in self._done

    @property
    def failures(self) -> list[Trial]:
        """Those that weren't accepted, in the order in which they ran."""
        return [trial for trial in self if trial.failed]

    def look_for_file(self, trial: Trial) -> None:
        """Goes on with the file that the program reads, if it does, in place of what was tried."""
        if not trial.failed or trial.finished.reads:
            return
        file = file_read(self.program, self._pool, trial)
        if file:
            self.program = replace(self.program, file=file)
            self._done.clear()

    def run(self, text: str) -> Trial:
        """The program's run on an input.

        Raises:
            InputError: the input isn't allowed.
            OutOfBudget: no run is left.
        """
        return next(self.run_all([text]))

    def run_all(self, texts: Iterable[str]) -> Iterator[Trial]:
        """The runs on many different inputs in their order, several at the same time.

        An input is asked for shortly before it is run, so whoever has seen enough may stop.

        Raises:
            InputError: an input isn't allowed.
            OutOfBudget: no run is left for the next; those before it have come.
        """
        waiting: deque[str] = deque()
        for finished in self._pool.run_all(self.program, self._affordable(texts, waiting)):
            yield from self._known(waiting)
            text = waiting.popleft()
            self._done[text] = self._judged(text, finished)
            yield self._done[text]
        yield from self._known(waiting)
        if waiting:
            raise OutOfBudget

    def _affordable(self, texts: Iterable[str], waiting: deque[str]) -> Iterator[tuple[str, str]]:
        """What is to be run, with the right answers, as long as the budget lasts.

        Args:
            texts: The inputs.
            waiting: Where each is put when it is met, those too that have been run before.
        """
        met: set[str] = set()
        for text in texts:
            if text in met:
                continue
            met.add(text)
            waiting.append(text)
            if text not in self._done:
                expected = self.reference.answer(text)
                if not self.budget.spend():
                    return
                yield text, expected

    def _known(self, waiting: deque[str]) -> Iterator[Trial]:
        """The runs at the head of a queue that have been made."""
        while waiting and waiting[0] in self._done:
            yield self._done[waiting.popleft()]

    def _judged(self, text: str, finished: Finished) -> Trial:
        expected = self.reference.answer(text)
        return Trial(text, expected, finished, verdict(finished, expected))
