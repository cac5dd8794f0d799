"""Makes a failing input as small as it can, failing for the same verdict.

What Hypothesis drew it shrinks. An input that it didn't draw, such as a sharp one, it
can't; there random ones are searched for one that fails alike. In the end an input is
polished as text: lines are left out and counts above them lowered to match, numbers are
lowered or traded, words are replaced where a line less makes up for it, always asking the
problem whether it allows the result.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import Phase
from hypothesis.errors import HypothesisException

from noripan.check.searching import Batch, draw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from noripan.check.trials import Trial, Trials

    Size = tuple[int, int, int]

_NUMBER = re.compile(r"\d+")  # such as the 12 of "12 A FFBB"
_LETTERS = re.compile(r"[A-Za-z]+")  # such as FFBB
_MOST_COUNTS = 4
_MOST_LINES_FOR_TWO_CHANGES = 12
_MOST_WORDS = 5
_MOST_WORDS_TO_TRADE = 10


class _Fails(Exception):
    """What Hypothesis is told of an input on which the program fails."""


def size(text: str) -> Size:
    """By what inputs are compared: words, then letters, then the sum of the numbers."""
    words = text.split()
    letters = sum(map(len, words))
    return len(words), letters, sum(int(word) for word in words if word.isdecimal())


class Shrinker:
    """Makes one failing trial smaller; `best` is the smallest so far, whatever interrupts it."""

    def __init__(self, trials: Trials, failing: Trial) -> None:
        self.best = failing
        self._trials = trials

    def fails(self, text: str) -> bool:
        """Whether the program fails on an allowed input as on the first one; keeps the best."""
        if not self._trials.reference.allows(text):
            return False
        trial = self._trials.run(text)
        if trial.verdict is not self.best.verdict:
            return False
        if size(text) < size(self.best.text):
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
                self._trials.reference, batch, use,
                (Phase.shrink,),
            )  # fmt: skip
        except (_Fails, HypothesisException):
            # A program that fails only now and then is flaky to Hypothesis.
            return

    def polish(self) -> None:
        """Makes the best smaller as a text until nothing of it can be left out or lowered.

        Raises:
            OutOfBudget: no run is left; `best` is the smallest until then.
        """
        polished(self.best.text, self.fails, self._vocabulary())

    def _vocabulary(self) -> Counter[str]:
        """The words that inputs are made of, and how often they come."""
        return Counter(word for trial in self._trials for word in trial.text.split())


def polished(text: str, fails: Callable[[str], bool], vocabulary: Counter[str]) -> str:
    """A text made smaller by small changes for as long as it still fails.

    Args:
        text: It fails.
        fails: Whether a text fails; not to be asked about more than needed.
        vocabulary: Words that may take another's place, by how often they are met.
    """
    while True:
        for changed in _changes(text, vocabulary):
            if size(changed) < size(text) and fails(changed):
                text = changed
                break
        else:
            return text


def _changes(text: str, vocabulary: Counter[str]) -> Iterator[str]:
    yield from without_lines(text)
    yield from with_lower_numbers(text)
    if len(text.split()) <= _MOST_WORDS_TO_TRADE:
        yield from with_numbers_traded(text)
    if text.count("\n") <= _MOST_LINES_FOR_TWO_CHANGES:
        for shorter in without_lines(text, highest=1):
            yield from with_another_word(shorter, vocabulary)


def without_lines(text: str, highest: int | None = None) -> Iterator[str]:
    """The text without some neighbouring lines, half of them first, one at last.

    A count of lines stands above them: it is one of the nearest numbers that is large
    enough, and lowered by the number of lines or, where they are one thing, by one.
    """
    lines = text.splitlines()
    height = highest or len(lines) // 2
    while height:
        for top in range(len(lines) - height, -1, -1):
            yield from _with_counts_lowered(lines[:top], lines[top + height :], height)
        height //= 2


def _with_counts_lowered(above: list[str], below: list[str], height: int) -> Iterator[str]:
    head, tail = "".join(line + "\n" for line in above), "".join(line + "\n" for line in below)
    yield head + tail
    for found in list(_NUMBER.finditer(head))[: -_MOST_COUNTS - 1 : -1]:
        for fewer in {height, 1}:
            if int(found[0]) >= fewer:
                lowered = str(int(found[0]) - fewer)
                yield head[: found.start()] + lowered + head[found.end() :] + tail


def with_another_word(text: str, vocabulary: Counter[str]) -> Iterator[str]:
    """The text with one word of letters replaced by one of the most frequent of its length."""
    for found in _LETTERS.finditer(text):
        alike = [word for word, _count in vocabulary.most_common() if _is_like(word, found[0])]
        for word in alike[:_MOST_WORDS]:
            if word != found[0]:
                yield text[: found.start()] + word + text[found.end() :]


def _is_like(word: str, other: str) -> bool:
    return word.isalpha() and len(word) == len(other)


def with_lower_numbers(text: str) -> Iterator[str]:
    """The text with one number lowered: to 0, to 1, to half of it, by one."""
    for found in _NUMBER.finditer(text):
        number = int(found[0])
        for lower in dict.fromkeys((0, 1, number // 2, number - 1)):
            if 0 <= lower < number:
                yield text[: found.start()] + str(lower) + text[found.end() :]


def with_numbers_traded(text: str) -> Iterator[str]:
    """The text with one number raised by one and another lowered by more: to 1, by two."""
    found = list(_NUMBER.finditer(text))
    numbers = [int(one[0]) for one in found]
    for high, number in enumerate(numbers):
        for lower in dict.fromkeys((1, number - 2)):
            for low in range(len(numbers)) if 0 <= lower < number - 1 else ():
                if low != high:
                    traded = [*numbers]
                    traded[high], traded[low] = lower, numbers[low] + 1
                    yield _with_numbers(text, traded)


def _with_numbers(text: str, numbers: list[int]) -> str:
    """The text with other numbers in the place of its own."""
    others = iter(numbers)
    return _NUMBER.sub(lambda _found: str(next(others)), text)
