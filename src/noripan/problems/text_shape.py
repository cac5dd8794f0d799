"""How an input is made smaller of which nothing is known: as lines of words and numbers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from noripan.problems.shape import Shape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.problems.shape import Size

_NUMBER = re.compile(r"\d+")  # such as the 12 of "12 A FFBB"
_MOST_COUNTS = 4
_MOST_WORDS_TO_TRADE = 10


class TextShape(Shape):
    """Leaves lines out and lowers counts above them to match; lowers and trades numbers."""

    def size(self, text: str, answer: str) -> Size:  # noqa: ARG002 nothing is known of it
        """Words, then letters, then the sum of the numbers."""
        return text_size(text)

    def simpler(self, text: str) -> Iterator[str]:
        """Fewer lines, lower numbers, a large number traded for small ones."""
        yield from without_lines(text)
        yield from with_lower_numbers(text)
        if len(text.split()) <= _MOST_WORDS_TO_TRADE:
            yield from with_numbers_traded(text)


def text_size(text: str) -> Size:
    """A rough size of any input that costs nothing to find out: words, letters, numbers."""
    words = text.split()
    letters = sum(map(len, words))
    return len(words), letters, sum(int(word) for word in words if word.isdecimal())


def without_lines(text: str) -> Iterator[str]:
    """The text without some neighbouring lines, half of them first, one at last.

    A count of lines stands above them: it is one of the nearest numbers that is large
    enough, and lowered by the number of lines or, where they are one thing, by one.
    """
    lines = text.splitlines()
    height = len(lines) // 2
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
