"""Finds the misreading, or the two at once, that answers as somebody's program does."""

from __future__ import annotations

import random
from collections import defaultdict
from contextlib import suppress
from itertools import combinations
from math import isclose
from typing import TYPE_CHECKING

from noripan.check.comparing import answers_of, is_right
from noripan.check.searching import Batch, drawn
from noripan.check.trials import OutOfBudget
from noripan.core.value import Value
from noripan.problems.misreading import combine

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from noripan.check.trials import Trial, Trials
    from noripan.problems.misreading import Misreading

_INPUTS_TO_CONFIRM = 40
_INPUTS_TO_TELL_APART = 100
_INPUTS_AROUND = 300
_FAILURES_LOOKED_AROUND = 12
_MOST_WORDS_CHANGED = 3
_FAILURES_COMPARED = 40
_MOST_NEAREST = 3
FEWEST_TO_GUESS = 3
"""One or two wrong answers may be like those of a mistake by chance."""
_TELLING_PART = 0.6


class Match(Value):
    """What a program's answers are explained by.

    Attributes:
        misreadings: Those that answer as the program does on everything; several where
            nothing that was tried tells them apart; none where nothing fits.
        alike: How many inputs the program answered, all as the misreadings do.
    """

    misreadings: tuple[Misreading, ...]
    alike: int


class Near(Value):
    """What explains a program's answers in part.

    Attributes:
        misreadings: Those that explain most of the wrong answers.
        alike: How many of these they explain.
        failures: How many were looked at.
    """

    misreadings: tuple[Misreading, ...]
    alike: int
    failures: int


def match(trials: Trials, counterexample: Trial, seed: int) -> Match:
    """Compares the program's answers with those of every misreading, then of every pair.

    What was tried before is looked at first. Where something fits, more inputs are run to
    confirm it and to tell apart what fits alike, as far as the budget allows.

    Raises:
        OutOfBudget: not all misreadings and pairs could be looked at.
    """
    if not counterexample.answered:
        return Match((), 0)
    known = trials.reference.misreadings
    # A single one may fit what was tried, and yet fail on more where only a pair fits.
    fitting = _confirmed(known, trials, counterexample, seed) or _confirmed(
        _pairs(known), trials, counterexample, seed
    )
    alike = sum(trial.answered for trial in trials)
    return Match(tuple(fitting), alike)


def _confirmed(
    candidates: Iterable[Misreading], trials: Trials, counterexample: Trial, seed: int
) -> list[Misreading]:
    """Those of the candidates that fit, on more inputs too."""
    fitting = _fitting(trials.budget.lasting(candidates), trials)
    with suppress(OutOfBudget):
        if fitting:
            _run_more(fitting, trials, counterexample, seed)
    return _fitting(fitting, trials)


def nearest(trials: Trials, counterexample: Trial, fewest: int = FEWEST_TO_GUESS) -> Near:
    """The misreadings that answer as the program did in most of what is telling in its failures.

    They do so on the counterexample at least. A wrong answer weighs the less, the more
    misreadings give it: that many print -1 there tells little. One that none gives speaks
    against them all. Where many misreadings are alike for that program, or it was wrong on
    fewer inputs than `fewest`, none is named.
    """
    failures = [trial for trial in trials.failures if trial.answered][:_FAILURES_COMPARED]
    agreeing = {trial.text: _agreeing(trials, trial) for trial in failures}
    weights = {text: 1 / max(1, len(those)) for text, those in agreeing.items()}
    scores = {
        one: sum(weights[text] for text, those in agreeing.items() if one in those)
        for one in agreeing.get(counterexample.text, ())
    }
    most = max(scores.values(), default=0.0)
    found = tuple(one for one, score in scores.items() if isclose(score, most))
    if (
        len(failures) < fewest
        or most < _TELLING_PART * sum(weights.values())
        or len(found) > _MOST_NEAREST
    ):
        return Near((), 0, len(failures))
    alike = max((sum(one in those for those in agreeing.values()) for one in found), default=0)
    return Near(found, alike, len(failures))


def _agreeing(trials: Trials, trial: Trial) -> list[Misreading]:
    return [one for one in trials.reference.misreadings if agrees(one, trial)]


def shown_alone(found: Match | None, trial: Trial) -> Misreading | None:
    """The one of two mistakes at once that alone makes a run's answer wrong; None where both do.

    None, too, where neither does without the other, or where it isn't certain which two they are.
    """
    parts = found.misreadings[0].parts if found and len(found.misreadings) == 1 else ()
    showing = [
        one
        for one in parts
        if not all(is_right(trial.expected, answer) for answer in answers_of(one, trial.text))
    ]
    return showing[0] if len(showing) == 1 else None


def agrees(misreading: Misreading, trial: Trial) -> bool:
    """Whether a misreading may answer as the program did."""
    output = trial.finished.output
    return any(is_right(answer, output) for answer in answers_of(misreading, trial.text))


def _pairs(known: Iterable[Misreading]) -> list[Misreading]:
    both = (combine(one, other) for one, other in combinations(known, 2))
    return [pair for pair in both if pair is not None]


def _fitting(candidates: Iterable[Misreading], trials: Trials) -> list[Misreading]:
    """Those that answer as the program did wherever it did; failures first, which few survive."""
    answered = [trial for trial in trials if trial.answered]
    answered.sort(key=lambda trial: (not trial.failed, len(trial.text)))
    return [
        candidate for candidate in candidates if all(agrees(candidate, trial) for trial in answered)
    ]


def _run_more(fitting: list[Misreading], trials: Trials, counterexample: Trial, seed: int) -> None:
    """Runs more inputs of any kind, then those on which the misreadings that still fit differ."""
    for _trial in trials.run_all(_drawn(trials, seed, _INPUTS_TO_CONFIRM)):
        pass
    fitting = _fitting(fitting, trials)
    left = _telling_apart(trials, counterexample, seed + 1)
    while fitting[1:] and not trials.budget.is_spent and (text := next(left, "")):
        if len({answers_of(one, text) for one in fitting}) > 1:
            trial = trials.run(text)
            fitting = [one for one in fitting if agrees(one, trial)]


def _telling_apart(trials: Trials, counterexample: Trial, seed: int) -> Iterator[str]:
    """Inputs that may tell misreadings apart: new ones, then some around those that failed."""
    yield from _drawn(trials, seed, _INPUTS_TO_TELL_APART)
    failed = sorted((trial.text for trial in trials.failures), key=len)[:_FAILURES_LOOKED_AROUND]
    rng = random.Random(seed)  # noqa: S311 nothing secret
    vocabulary = _vocabulary(trial.text for trial in trials)
    for _attempt in range(_INPUTS_AROUND):
        text = rng.choice([counterexample.text, *failed])
        changed = _changed(text, vocabulary, rng)
        if trials.reference.allows(changed):
            yield changed


def _vocabulary(texts: Iterable[str]) -> dict[int, list[str]]:
    """The words that stand in some line of an input, by their place in the line."""
    words: defaultdict[int, dict[str, None]] = defaultdict(dict)
    for text in texts:
        for line in text.split("\n"):
            for place, word in enumerate(line.split()):
                words[place][word] = None
    return {place: list(found) for place, found in words.items()}


def _changed(text: str, vocabulary: dict[int, list[str]], rng: random.Random) -> str:
    """An input with a few words changed for others that stand in such a place elsewhere."""
    lines = [line.split() for line in text.rstrip("\n").split("\n")]
    for _change in range(rng.randint(1, _MOST_WORDS_CHANGED)):
        words = rng.choice([line for line in lines if line])
        place = rng.randrange(len(words))
        words[place] = rng.choice(vocabulary[place])
    return "".join(" ".join(words) + "\n" for words in lines)


def _drawn(trials: Trials, seed: int, count: int) -> list[str]:
    return drawn(trials.reference, Batch(seed, count), trials.budget)
