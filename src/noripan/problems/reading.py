"""Reads the words and numbers of a judge input, each with its place."""

from __future__ import annotations

from bisect import bisect_right

from noripan.core.errors import FormatError, Place
from noripan.core.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from noripan.problems.faults import Faults

_MOST_DIGITS = 18
_LONGEST_SHOWN = 20


class Reader:
    """The words of an input in order, split at any white space.

    Line ends of every system, a byte order mark, blank lines and numbers
    spread over lines in another way make no difference.

    Args:
        text: The whole input.
        file: What the input is called in messages.
    """

    def __init__(self, text: str, file: str = "input") -> None:
        self.file = file
        self._lines = _lines(text)
        self._words: list[str] = []
        self._first_words: list[int] = []  # of every line that has been split, its first word
        self._next = 0

    def at_end(self) -> bool:
        """Whether no word is left."""
        while self._next >= len(self._words) and len(self._first_words) < len(self._lines):
            self._first_words.append(len(self._words))
            self._words += self._lines[len(self._first_words) - 1].split()
        return self._next >= len(self._words)

    def place(self) -> Place:
        """The place of the next word, or the end of the input."""
        return self._end() if self.at_end() else self.place_of(self._next)

    def last_place(self) -> Place:
        """The place of the word read last."""
        return self.place_of(max(self._next - 1, 0))

    def place_of(self, index: int) -> Place:
        """The place of a word that was read, by its index; found only when asked, as few ask."""
        if index >= len(self._words):
            return self._end()
        line = bisect_right(self._first_words, index) - 1
        column = 0
        for word in self._words[self._first_words[line] : index + 1]:
            column = self._lines[line].index(word, column) + len(word)
        return Place(self.file, line + 1, column - len(self._words[index]) + 1)

    def word(self, expected: Text) -> str:
        """The next word.

        Raises:
            FormatError: the input ends here; says what was expected.
        """
        if self.at_end():
            raise self._missing(expected)
        word = self._words[self._next]
        self._next += 1
        return word

    def one_of(self, words: str | tuple[str, ...], expected: Text) -> str:
        """The next word, which must be one of `words` (a string: one of its letters).

        Raises:
            FormatError: it is another one, or the input ends here.
        """
        word = self.word(expected)
        if word not in tuple(words):
            raise self.unexpected(word, expected)
        return word

    def integer(self, low: int, high: int | None, name: Text) -> int:
        """The next word as a whole number from `low` to `high`.

        Raises:
            FormatError: it is no number or out of range, or the input ends here.
        """
        return self.checked(lambda number: number >= low and (high is None or number <= high),
                            in_range(low, high, name))  # fmt: skip

    def checked(self, right: Callable[[int], bool], expected: Text) -> int:
        """The next word as a whole number for which `right` holds.

        Raises:
            FormatError: it is no number or not a right one, or the input ends here.
        """
        word = self.word(expected)
        number = _integer(word)
        if number is None or not right(number):
            raise self.unexpected(word, expected)
        return number

    def promised(
        self,
        allowed: Container[int],
        expected: Text,
        faults: Faults,
        *,
        sensible: Callable[[int], bool],
    ) -> int:
        """The next word as a whole number; a sensible one that isn't allowed is reported.

        Raises:
            FormatError: it is no number or not a sensible one, or the input ends here, or it
                isn't allowed and `faults` is strict.
        """
        number = self.checked(sensible, expected)
        if number not in allowed:
            faults.report(self.unexpected(str(number), expected))
        return number

    def is_cut(self, expected: Text, faults: Faults) -> bool:
        """Whether the input ends where more is expected, which is reported.

        Raises:
            FormatError: it does and `faults` is strict.
        """
        if not self.at_end():
            return False
        faults.report(self._missing(expected))
        return True

    def finish(self, last: Text, faults: Faults) -> None:
        """Reports words that follow what should be the last.

        Raises:
            FormatError: there are some and `faults` is strict.
        """
        if not self.at_end():
            expected = end_of_input(last)
            faults.report(self.unexpected(self.word(expected), expected))

    def unexpected(self, word: str, expected: Text) -> FormatError:
        """The error for the word read last."""
        shown = repr(word if len(word) <= _LONGEST_SHOWN else word[:_LONGEST_SHOWN] + "…")
        return FormatError(
            Text("expected {}, found {}", "{:이/가} 와야 하는데 {:이/가} 있습니다").fill(
                expected, shown
            ),
            self.last_place(),
        )

    def _missing(self, expected: Text) -> FormatError:
        return FormatError(
            Text(
                "expected {}, found the end of the input", "{:이/가} 와야 하는데 입력이 끝났습니다"
            ).fill(expected),
            self._end(),
        )

    def _end(self) -> Place:
        last = max((i for i, line in enumerate(self._lines) if line.strip()), default=0)
        return Place(self.file, last + 1, len(self._lines[last].rstrip()) + 1)


def in_range(low: int, high: int | None, name: Text) -> Text:
    """Words for a whole number from `low` to `high`, or of at least `low`."""
    if high is None:
        return Text("{} (a number from {})", "{} ({} 이상의 수)").fill(name, low)
    return Text("{} (a number from {} to {})", "{} ({}~{}의 수)").fill(name, low, high)


def end_of_input(after: Text) -> Text:
    """Words for the end of the input after something."""
    return Text("the end of the input after {}", "{} 뒤에는 입력의 끝").fill(after)


def _lines(text: str) -> list[str]:
    """The lines, whatever their ends; a byte order mark or the DOS end-of-file sign is no text."""
    text = text.removeprefix("\ufeff").rstrip("\x1a")
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def _integer(word: str) -> int | None:
    digits = word[1:] if word[:1] in ("+", "-") else word
    if not digits.isascii() or not digits.isdigit() or len(digits) > _MOST_DIGITS:
        return None
    return int(word)
