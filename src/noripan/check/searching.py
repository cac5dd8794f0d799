"""Draws random inputs.

Inputs are drawn by Hypothesis in batches, each larger than the one before; a
batch runs in parallel, its smallest inputs first. Within a batch the drawing is steered
towards rules, and pairs of rules one after the other, that haven't fired in any input tried
before (`hypothesis.target`). Everything
follows from the seed, so what a batch drew can be drawn again to let Hypothesis shrink it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, Phase, Verbosity, given, seed, settings, target
from hypothesis.errors import Unsatisfiable

from noripan.check.trials import OutOfBudget
from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from noripan.check.reference import Reference
    from noripan.check.trials import Budget, Trial, Trials

    Deed = tuple[str, str]

_FIRST_BATCH, _GROWTH, _LARGEST_BATCH = 40, 2, 320
_SMALLEST_STEERED = 80
"""Steering repeats much of what was drawn, so it doesn't pay in a smaller batch."""


class Batch(Value):
    """Which inputs to draw.

    Attributes:
        seed: Where the drawing starts.
        count: How many to draw at most.
        seen: What rules have done before; else is aimed at.
    """

    seed: int
    count: int
    seen: frozenset[Deed] = frozenset()


def batches(trials: Trials, first_seed: int) -> Iterator[Batch]:
    """Batches without end, each to be drawn and tried before the next is asked for."""
    count = _FIRST_BATCH
    number = first_seed
    while True:
        seen = frozenset().union(*(deeds(trials.reference, trial.text) for trial in trials))
        yield Batch(number, count, seen)
        number += 1
        count = min(count * _GROWTH, _LARGEST_BATCH)


def events_tried(reference: Reference, tried: Iterable[Trial]) -> frozenset[str]:
    """The names of the rules that have fired in what was tried."""
    return frozenset().union(*(reference.events(trial.text) for trial in tried))


def deeds(reference: Reference, text: str) -> frozenset[Deed]:
    """What rules do in an input: each rule that fires, with the one that fires next."""
    events = reference.events(text)
    return frozenset(pairwise((*events, "")))


def drawn(reference: Reference, batch: Batch, budget: Budget | None = None) -> list[str]:
    """The different inputs of a batch in the order in which they are drawn.

    Raises:
        OutOfBudget: a budget is given, and nothing is left of it.
        UsageError: there is nothing to draw.
    """
    texts: dict[str, None] = {}

    def use(text: str) -> None:
        if budget is not None and budget.is_spent:
            raise OutOfBudget
        texts[text] = None

    try:
        draw(reference, batch, use)
    except Unsatisfiable as error:
        raise UsageError(
            Text("no input can be drawn: the strategy excludes all",
                 "입력을 만들 수 없습니다. 전략이 모두 제외합니다")
        ) from error  # fmt: skip
    return list(texts)


def draw(
    reference: Reference,
    batch: Batch,
    use: Callable[[str], object],
    phases: tuple[Phase, ...] = (),
) -> None:
    """Draws the inputs of a batch one by one; what `use` raises goes through.

    Args:
        reference: Draws.
        batch: What to draw.
        use: Is called with each.
        phases: What Hypothesis is to do beside drawing.
    """

    @seed(batch.seed)
    @settings(
        max_examples=batch.count,
        phases=(*phases, *_phases(batch)),
        database=None,
        deadline=None,
        verbosity=Verbosity.quiet,
        print_blob=False,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(reference.strategy)
    def run(text: str) -> None:
        target(float(len(deeds(reference, text) - batch.seen)), label="deeds not seen before")
        use(text)

    run()


def _phases(batch: Batch) -> tuple[Phase, ...]:
    return (Phase.generate, Phase.target) if batch.count >= _SMALLEST_STEERED else (Phase.generate,)
