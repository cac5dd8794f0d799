"""Checks a program: finds an input that breaks it, makes it small, says what is wrong."""

from __future__ import annotations

import time
from contextlib import contextmanager, suppress
from itertools import chain
from typing import TYPE_CHECKING

from noripan.check.explaining import Explanation, explain
from noripan.check.hints import hints
from noripan.check.matching import Match, agreeing, match
from noripan.check.parting import Parting, parting
from noripan.check.searching import Batch, batches, drawn, events_tried
from noripan.check.shrinking import Shrinker, size
from noripan.check.trials import Budget, OutOfBudget, Trials
from noripan.core.text import Text
from noripan.core.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from noripan.check.building import Program
    from noripan.check.reference import Reference
    from noripan.check.running import Pool
    from noripan.check.trials import Trial
    from noripan.core.misreading import Misreading

    Progress = Callable[[Text], None]

SECONDS, SECONDS_TO_SHRINK, SECONDS_TO_MATCH = 30.0, 30.0, 20.0
_REDRAWN = 80
_SEEDS_BETWEEN_USES = 1_000_000


class Settings(Value):
    """How to search.

    Attributes:
        seconds: How long to look for a failing input; making it smaller and finding the
            reason have time of their own.
        runs: How many inputs to try at most while looking for a failing one, or any number.
        seed: Where the drawing of random inputs starts.
    """

    seconds: float = SECONDS
    runs: int | None = None
    seed: int = 0


class Finding(Value):
    """An input that breaks the program, and why.

    Attributes:
        trial: The smallest failing run that was found.
        first: The one that it was made from.
        explanation: Where and in which turn it goes wrong.
        match: Which misreading answers alike; None where that wasn't looked for.
        here: The misreadings that answer alike on this input, though perhaps not on others.
        parted: Where the game goes another way by a misreading than by the rules.
    """

    trial: Trial
    first: Trial
    explanation: Explanation
    match: Match | None
    here: tuple[Misreading, ...]
    parted: Parting | None


class Report(Value):
    """What a check came to.

    Attributes:
        reference: What the program was checked against.
        program: The program.
        inputs: How many different inputs it was run on.
        unanswered: In how many of these it came to no answer.
        events: The names of the rules that fired in these.
        finding: What was found, if anything.
        hints: What there is to say of how the program reads and prints.
        seconds: How long it all took.
        interrupted: Whether the user stopped it.
        seed: The seed.
    """

    reference: Reference
    program: Program
    inputs: int
    unanswered: int
    events: tuple[str, ...]
    finding: Finding | None
    hints: tuple[Text, ...]
    seconds: float
    interrupted: bool
    seed: int


class Check:
    """One check; what it has found so far is kept whatever stops it.

    Args:
        reference: Knows the right answers.
        program: What is checked.
        pool: Runs it.
        asked: How to search.
        progress: Is told what is being done.
    """

    def __init__(
        self,
        reference: Reference,
        program: Program,
        pool: Pool,
        asked: Settings,
        progress: Progress = lambda _text: None,
    ) -> None:
        self._reference = reference
        self._program = program
        self._asked = asked
        self._progress = progress
        self._trials = Trials(reference, program, pool, Budget(asked.seconds, asked.runs))
        self._started = time.monotonic()
        self._first: Trial | None = None
        self._best: Trial | None = None
        self._match: Match | None = None
        self._interrupted = False

    def run(self) -> Report:
        """Looks for a failing input, makes it smaller and explains it; Ctrl-C ends that early."""
        with self._interruptible():
            batch = self._find()
            if self._first is not None:
                self._diagnose(self._first, batch)
        return self._report()

    def first(self) -> Trial | None:
        """The first failing run, neither made smaller nor explained; None where none is found."""
        with suppress(OutOfBudget):
            for trial in chain(self._sharp(), (trial for trial, _batch in self._random())):
                if trial.failed:
                    return trial
        return None

    def replay(self, text: str, file: str) -> Report:
        """Runs one input and says what is wrong with the answer to it.

        Raises:
            InputError: the problem doesn't allow the input; says where in the file.
        """
        self._reference.answer(text, file)
        with self._interruptible():
            self._keep(self._trials.run(text))
        return self._report()

    @contextmanager
    def _interruptible(self) -> Iterator[None]:
        try:
            yield
        except KeyboardInterrupt:
            self._interrupted = True

    def _find(self) -> Batch | None:
        """Runs inputs until one fails, but all sharp ones: their answers tell mistakes apart.

        Returns:
            The batch that the failing input was drawn in; None for a sharp input.
        """
        self._progress(Text("trying inputs", "입력을 시험하는 중"))
        with suppress(OutOfBudget):
            for trial in self._sharp():
                self._keep(trial)
            if self._first is None:
                for trial, batch in self._random():
                    self._keep(trial)
                    if trial.failed:
                        return batch
        return None

    def _sharp(self) -> Iterator[Trial]:
        """The runs on sharp inputs."""
        return self._trials.run_all(sharp.text for sharp in self._reference.sharp)

    def _random(self) -> Iterator[tuple[Trial, Batch]]:
        """Runs on random inputs without end, the smallest of each batch first."""
        for batch in batches(self._trials, self._asked.seed):
            for trial in self._trials.run_all(sorted(drawn(self._reference, batch), key=size)):
                yield trial, batch

    def _keep(self, trial: Trial) -> None:
        """Keeps the smallest failing trial."""
        if trial.failed and (self._best is None or size(trial.text) < size(self._best.text)):
            self._first = self._best = trial

    def _diagnose(self, failing: Trial, batch: Batch | None) -> None:
        """Finds the reason and makes the failing input smaller.

        A sharp input is as small as can be where the mistake is a known one.
        """
        shrinker = Shrinker(self._trials, failing)
        try:
            if batch is None:
                self._find_reason(failing)
            if self._match is None or not self._match.misreadings:
                self._shrink(shrinker.polish)
                self._shrink(lambda: shrinker.redraw(batch or Batch(self._asked.seed, _REDRAWN)))
                self._shrink(shrinker.polish)
        finally:
            self._best = shrinker.best
        if self._match is None:
            self._find_reason(shrinker.best)

    def _shrink(self, how: Callable[[], None]) -> None:
        self._progress(Text("making the input smaller", "입력을 줄이는 중"))
        self._trials.budget = Budget(SECONDS_TO_SHRINK)
        with suppress(OutOfBudget):
            how()

    def _find_reason(self, counterexample: Trial) -> None:
        self._progress(Text("looking for the reason", "까닭을 찾는 중"))
        self._trials.budget = Budget(SECONDS_TO_MATCH)
        with suppress(OutOfBudget):
            self._match = match(
                self._trials, counterexample, self._asked.seed + _SEEDS_BETWEEN_USES
            )

    def _report(self) -> Report:
        finding = None
        if self._first is not None and self._best is not None:
            self._trials.budget = Budget(0 if self._interrupted else SECONDS_TO_MATCH)
            explanation = explain(self._trials, self._best)
            here = agreeing(self._reference.misreadings, self._best)
            suspects = (self._match and self._match.misreadings) or here
            parted = parting(self._reference.problem, suspects, self._best.text)
            finding = Finding(self._best, self._first, explanation, self._match, here, parted)
        return Report(
            reference=self._reference,
            program=self._program,
            inputs=len(self._trials),
            unanswered=sum(not trial.answered for trial in self._trials),
            events=tuple(sorted(events_tried(self._trials))),
            finding=finding,
            hints=hints(self._trials, self._program.source),
            seconds=time.monotonic() - self._started,
            interrupted=self._interrupted,
            seed=self._asked.seed,
        )
