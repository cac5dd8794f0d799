"""Makes a failing input as small as it can, failing for the same verdict.

What Hypothesis drew it shrinks. An input that it didn't draw, such as a sharp one, it
can't; there random ones are searched for one that fails alike. Before and after, an input
is polished: simpler ones beside it are tried, which its shape knows, until none fails.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import Phase
from hypothesis.errors import HypothesisException

from noripan.check.searching import Batch, draw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from noripan.check.reference import Reference
    from noripan.check.trials import Trial, Trials


class _Fails(Exception):
    """What Hypothesis is told of an input on which the program fails."""


class Shrinker:
    """Makes one failing trial smaller; `best` is the smallest so far, whatever interrupts it."""

    def __init__(self, trials: Trials, failing: Trial) -> None:
        self.best = failing
        self._trials = trials
        self._reference = trials.reference

    def fails(self, text: str) -> bool:
        """Whether the program fails on an allowed input as on the first one; keeps the best."""
        if not self._reference.allows(text):
            return False
        trial = self._trials.run(text)
        if trial.verdict is not self.best.verdict:
            return False
        if self._reference.size(text) < self._reference.size(self.best.text):
            self.best = trial
        return True

    def redraw(self, batch: Batch) -> None:
        """Lets Hypothesis draw a batch once more and shrink the first failing input of it.

        Raises:
            OutOfBudget: no run is left; `best` is the smallest until then.
        """

        def use(text: str) -> None:
            if self.fails(text):
                raise _Fails

        try:
            draw(
                self._reference, batch, use,
                (Phase.shrink,),
            )  # fmt: skip
        except (_Fails, HypothesisException):
            # A program that fails only now and then is flaky to Hypothesis.
            return

    def polish(self) -> None:
        """Makes the best smaller until nothing of it can be left out or made simpler.

        Raises:
            OutOfBudget: no run is left; `best` is the smallest until then.
        """
        polished(self.best.text, self._reference, self._first_failing)

    def _first_failing(self, texts: Iterator[str]) -> str | None:
        for trial in self._trials.run_all(texts):
            if trial.verdict is self.best.verdict:
                self.best = trial
                return trial.text
        return None


def polished(
    text: str, reference: Reference, first_failing: Callable[[Iterator[str]], str | None]
) -> str:
    """A text made smaller by small changes for as long as it still fails.

    After a change that did, those that would come next are tried next, not the first ones
    again, most of which have just been seen to do nothing.

    Args:
        text: It fails.
        reference: Knows what is allowed, and what is simpler.
        first_failing: The first of some smaller texts that fails; asks for no more than it
            needs.
    """
    at = 0
    while True:
        size = reference.size(text)
        changes = list(reference.shape.simpler(text))
        ahead = filter(reference.allows, changes[at:] + changes[:at])
        found = first_failing(change for change in ahead if reference.size(change) < size)
        if found is None:
            return text
        text, at = found, changes.index(found)
