"""Checks a program: finds an input that breaks it, makes it small, says what is wrong."""

from __future__ import annotations

import time
from contextlib import contextmanager, suppress
from itertools import chain
from typing import TYPE_CHECKING

from noripan.check.explaining import Explanation, explain
from noripan.check.hints import WAS_GIVEN, hints
from noripan.check.matching import FEWEST_TO_GUESS, Match, Near, match, nearest, shown_alone
from noripan.check.parting import Parting, parting
from noripan.check.searching import Batch, batches, drawn, events_tried
from noripan.check.shrinking import Shrinker
from noripan.check.trials import Budget, OutOfBudget, Trials, silences
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.problems.coverage import tally
from noripan.problems.text_shape import text_size

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from noripan.check.building import Program
    from noripan.check.reference import Reference
    from noripan.check.running import Pool
    from noripan.check.trials import Silence, Trial
    from noripan.problems.coverage import Tally
    from noripan.problems.misreading import Misreading

    Progress = Callable[[Text], None]

SECONDS, SECONDS_AFTER = 30, 30
"""How long a failing input is looked for by default, and how long work on it goes on at most."""

_SHRUNK_BY, _MATCHED_BY = 0.6, 0.9
"""The parts of the time afterwards by which the first two steps end; the third explains."""
_REDRAWN = 80
_SEEDS_BETWEEN_USES = 1_000_000


class Settings(Value):
    """How to search.

    Attributes:
        seconds: How long to look for a failing input; making it smaller and finding the
            reason have a time of their own, `SECONDS_AFTER`.
        runs: How many inputs to try at most while looking for a failing one, or any number.
        seed: Where the drawing of random inputs starts.
    """

    seconds: float = float(SECONDS)
    runs: int | None = None
    seed: int = 0


_FEWEST_INPUTS = 10
"""With fewer, that no input was found tells nothing, where no sharp ones are known."""


class Finding(Value):
    """An input that breaks the program, and why.

    Attributes:
        trial: The smallest failing run that was found.
        first: The one that it was made from.
        explanation: Where and in which turn it goes wrong.
        match: Which misreading answers alike; None where that wasn't looked for.
        near: The misreadings that explain most of the wrong answers, where none fits all.
        parted: Where the game goes another way by a misreading than by the rules.
        shown: The one of two mistakes at once which alone shows in the run.
    """

    trial: Trial
    first: Trial
    explanation: Explanation
    match: Match | None
    near: Near
    parted: Parting | None
    shown: Misreading | None


class Report(Value):
    """What a check came to.

    Attributes:
        reference: What the program was checked against.
        program: The program.
        inputs: How many different inputs it was run on.
        sharp: How many of the reference's sharp inputs are among them; None where one
            input was replayed.
        tally: How far the inputs cover the problem; None where nobody knows.
        events: The names of the rules that fired while a failing input was looked for.
        unanswered: In how many of these it came to no answer.
        silences: These runs, by verdict, but those that ended as the finding did.
        finding: What was found, if anything.
        hints: What there is to say of how the program reads and prints.
        seconds: How long it all took.
        interrupted: Whether the user stopped it.
        seed: The seed.
    """

    reference: Reference
    program: Program
    inputs: int
    sharp: int | None
    tally: Tally | None
    unanswered: int
    silences: tuple[Silence, ...]
    events: tuple[str, ...]
    finding: Finding | None
    hints: tuple[Text, ...]
    seconds: float
    interrupted: bool
    seed: int

    @property
    def is_too_few(self) -> bool:
        """Whether nothing was found, but not even all sharp inputs were tried: nobody can say."""
        if self.finding is not None or self.sharp is None:
            return False
        return self.sharp < len(self.reference.sharp_texts) or self.inputs < _FEWEST_INPUTS


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
        self._asked = asked
        self._progress = progress
        self._trials = Trials(reference, program, pool, Budget(asked.seconds, asked.runs))
        self._started = self._found = time.monotonic()
        self._searched: tuple[Trial, ...] = ()
        self._first: Trial | None = None
        self._best: Trial | None = None
        self._match: Match | None = None
        self._interrupted = False

    def run(self) -> Report:
        """Looks for a failing input, makes it smaller and explains it; Ctrl-C ends that early."""
        with self._interruptible():
            self._look_for_file()
            batch = self._find()
            self._found = time.monotonic()
            if self._first is not None:
                self._diagnose(self._first, batch)
        return self._report(self._sharp_tried())

    def first(self) -> Trial | None:
        """The first failing run, neither made smaller nor explained; None where none is found."""
        with suppress(OutOfBudget):
            for trial in chain(self._sharp(), (trial for trial, _batch in self._others())):
                if trial.failed:
                    return trial
        return None

    def replay(self, text: str, file: str) -> Report:
        """Runs one input and says what is wrong with the answer to it.

        Raises:
            InputError: the problem doesn't allow the input; says where in the file.
        """
        self._reference.answer(text, file)
        with self._interruptible(), self._remembering():
            self._trials.look_for_file(self._trials.run(text))
            self._keep(self._trials.run(text))
        self._found = time.monotonic()
        return self._report()

    @contextmanager
    def _interruptible(self) -> Iterator[None]:
        try:
            yield
        except KeyboardInterrupt:
            self._interrupted = True

    @contextmanager
    def _remembering(self) -> Iterator[None]:
        """Keeps apart what was tried before a failing input is worked on."""
        try:
            yield
        finally:
            self._searched = tuple(self._trials)

    def _look_for_file(self) -> None:
        """Runs one input, and goes on with a file where the program reads that."""
        with self._remembering(), suppress(OutOfBudget):
            text = next(iter(self._reference.sharp_texts), None)
            text = text or drawn(self._reference, Batch(self._asked.seed, 1))[0]
            self._trials.look_for_file(self._trials.run(text))

    def _find(self) -> Batch | None:
        """Runs inputs until one fails, but all sharp ones: their answers tell mistakes apart.

        Returns:
            The batch that the failing input was drawn in, or one to look for smaller ones in;
            None for a sharp input.
        """
        self._progress(Text("trying inputs", "입력을 시험하는 중"))
        with self._remembering(), suppress(OutOfBudget):
            for trial in self._sharp():
                self._keep(trial)
            if self._first is None:
                for trial, batch in self._others():
                    self._keep(trial)
                    if trial.failed:
                        return batch
        return None

    def _sharp(self) -> Iterator[Trial]:
        """The runs on sharp inputs."""
        return self._trials.run_all(self._reference.sharp_texts)

    def _others(self) -> Iterator[tuple[Trial, Batch]]:
        """The runs on inputs that cover the problem or grade, then on random ones without end."""
        nearby = Batch(self._asked.seed, _REDRAWN)
        known = dict.fromkeys((*self._reference.covering_texts, *self._reference.graded_texts))
        for trial in self._trials.run_all(known):
            yield trial, nearby
        yield from self._random()

    def _random(self) -> Iterator[tuple[Trial, Batch]]:
        """Runs on random inputs without end, the smallest of each batch first."""
        for batch in batches(self._trials, self._asked.seed):
            texts = drawn(self._reference, batch, self._trials.budget)
            for trial in self._trials.run_all(sorted(texts, key=text_size)):
                yield trial, batch

    def _nearest(self, best: Trial) -> Near:
        """What explains most; where only one input was to be run, what explains that."""
        return nearest(self._trials, best, fewest=1 if self._match is None else FEWEST_TO_GUESS)

    def _keep(self, trial: Trial) -> None:
        """Keeps the smallest failing trial."""
        size = self._reference.size
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
                self._shrink(shrinker, batch or Batch(self._asked.seed, _REDRAWN))
        finally:
            self._best = shrinker.best
        if self._match is None:
            self._find_reason(shrinker.best)

    def _shrink(self, shrinker: Shrinker, batch: Batch) -> None:
        self._tell(Text("making the input smaller", "입력을 줄이는 중"))
        self._allow_until(_SHRUNK_BY if self._match is None else _MATCHED_BY)
        with suppress(OutOfBudget):
            shrinker.polish()
            shrinker.redraw(batch)
            shrinker.polish()

    def _find_reason(self, counterexample: Trial) -> None:
        self._tell(Text("looking for the reason", "까닭을 찾는 중"))
        self._allow_until(_MATCHED_BY)
        with suppress(OutOfBudget):
            self._match = match(
                self._trials, counterexample, self._asked.seed + _SEEDS_BETWEEN_USES
            )

    def _allow_until(self, part: float) -> None:
        """Lets the program be run until this part of the time afterwards has gone by."""
        end = self._found + part * SECONDS_AFTER
        self._trials.budget = Budget(end - time.monotonic())

    def _tell(self, doing: Text) -> None:
        """Says what is being done to the input that was found, and how long that may take."""
        left = round(self._found + SECONDS_AFTER - time.monotonic())
        self._progress(
            Text(
                "found an input that breaks it; {} (at most {} s more)",
                "틀리는 입력을 찾았습니다. {} (길어야 {}초 더)",
            ).fill(doing, left)
        )

    def _hints(self) -> tuple[Text, ...]:
        file = self._trials.program.file
        return (*hints(self._trials, file), *([WAS_GIVEN] if file else []))

    def _other_silences(self) -> tuple[Silence, ...]:
        found = self._best and self._best.verdict
        return silences(trial for trial in self._trials if trial.verdict is not found)

    def _sharp_tried(self) -> int:
        return sum(text in self._trials for text in self._reference.sharp_texts)

    def _tally(self) -> Tally | None:
        coverage = self._reference.coverage
        if coverage is None:
            return None
        return tally(coverage, (one.text for one in self._searched), self._reference.subtask)

    def _report(self, sharp: int | None = None) -> Report:
        finding = None
        if self._first is not None and self._best is not None:
            self._allow_until(0 if self._interrupted else 1)
            explanation = explain(self._trials, self._best)
            explained = self._match is not None and bool(self._match.misreadings)
            near = Near((), 0, 0) if explained else self._nearest(self._best)
            # What is only near, though others were looked for, would explain it wrongly.
            suspects = near.misreadings if self._match is None else self._match.misreadings
            parted = parting(self._reference.problem, suspects, self._best.text)
            shown = shown_alone(self._match, self._best)
            finding = Finding(
                self._best, self._first, explanation, self._match, near, parted, shown
            )
        return Report(
            reference=self._reference,
            program=self._trials.program,
            inputs=len(self._trials),
            sharp=sharp,
            tally=None if sharp is None else self._tally(),
            events=tuple(sorted(events_tried(self._reference, self._searched))),
            unanswered=sum(not trial.answered for trial in self._trials),
            silences=self._other_silences(),
            finding=finding,
            hints=self._hints(),
            seconds=time.monotonic() - self._started,
            interrupted=self._interrupted,
            seed=self._asked.seed,
        )
