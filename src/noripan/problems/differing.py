"""How an output differs from the right answer, told once for reports and pages."""

from __future__ import annotations

from noripan.core.text import Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.core.scene import Scene

_MOST_DIGITS = 18
_LONGEST_SHOWN = 20


class Difference(Value):
    """Where an output of somebody's own program differs from the answer.

    Attributes:
        text: What differs.
        case: The game of the input that it is about, from 1.
        turn: The first turn from which the two boards could differ, or None where the
            output doesn't say enough.
        spots: Where on the last board the two differ.
        board: What the other board looks like, where the output shows one.
    """

    text: Text
    case: int = 1
    turn: int | None = None
    spots: tuple[str, ...] = ()
    board: Scene | None = None


def differences(expected: str, found: str) -> tuple[Difference, ...]:
    """How two outputs differ, where a game has no words for it: as numbers, else line by line."""
    if as_number(expected) is not None and len(found.split("\n")) == 1:
        return (Difference(_other(expected, found)),)
    due, said = trimmed(expected), trimmed(found)
    length = () if len(due) == len(said) else (_other_length(len(due), len(said)),)
    lines = enumerate(zip(due, said, strict=False), start=1)
    told = (_other_line(line, *both) for line, both in lines if both[0] != both[1])
    return tuple(map(Difference, (*length, *told)))


def trimmed(text: str) -> list[str]:
    """The lines without the white space that doesn't count."""
    return [line.rstrip() for line in text.rstrip().split("\n")]


def as_number(text: str) -> int | None:
    """The one whole number that a text is, or None."""
    word = text.strip()
    digits = word.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS:
        return int(word)
    return None


def shortened(word: str) -> str:
    """A word of somebody's output, cut where it is too long to show."""
    return word if len(word) <= _LONGEST_SHOWN else word[:_LONGEST_SHOWN] + "…"


def _other(due: str, said: str) -> Text:
    return Text("expected {}, found {}", "정답은 {}인데 프로그램의 출력은 {}입니다").fill(
        _shown(due), _shown(said)
    )


def _other_line(line: int, due: str, said: str) -> Text:
    return Text("line {}: {}", "{}번째 줄: {}").fill(line, _other(due, said))


def _other_length(due: int, said: int) -> Text:
    lines = "line" if due == 1 else "lines"
    return Text(
        f"the output has {said} {'line' if said == 1 else 'lines'}, the answer {due} {lines}",
        f"출력은 {said}줄인데 정답은 {due}줄입니다",
    )


def _shown(text: str) -> str:
    """A number as it is, anything else in quotes and cut where it is long."""
    number = as_number(text)
    return repr(shortened(text.strip())) if number is None else str(number)
