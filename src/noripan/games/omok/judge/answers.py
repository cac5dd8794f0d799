"""Compares somebody's answer about a board with the right one, in the words of the game."""

from __future__ import annotations

from noripan.core.text import Text
from noripan.core.value import Value
from noripan.games.omok.board import Colour, Point
from noripan.problems.differing import shortened

TYPE_CHECKING = False
if TYPE_CHECKING:
    Words = list[str]

_NOBODY = "0"
_COLOURS = {str(colour.value): colour for colour in Colour}


class Claim(Value):
    """What an answer says: who has won, and a stone's column and row, from 1 from the top left."""

    colour: Colour
    column: int
    row: int

    def point(self, size: int) -> Point | None:
        """The stone that it names, where it is on the board."""
        if 1 <= self.row <= size and 1 <= self.column <= size:
            return Point(column=self.column - 1, row=size - self.row)
        return None

    def where(self, size: int) -> Text:
        """The stone in words: by row and column, and by its name on the drawn board."""
        point = self.point(size)
        name = f" ({point})" if point else ""
        return Text(
            f"row {self.row}, column {self.column}{name}", f"{self.row}행 {self.column}열{name}"
        )


def claim(words: Words) -> Claim | None:
    """The claim of an answer's words, or None where they make none."""
    match words:
        case [colour, row, column] if colour in _COLOURS and _is_number(row, column):
            return Claim(_COLOURS[colour], column=int(column), row=int(row))
    return None


def difference(right: Words, wrong: Words, size: int) -> Text:
    """How the words of a wrong answer differ from those of the right one."""
    due, said = claim(right), claim(wrong)
    if due is None and said is not None:
        where, colour = said.where(size), said.colour.text
        return Text(
            "nobody has won; your program says that {0} has, from {1}",
            "이긴 쪽이 없는데 프로그램은 {1}부터 {0:이/가} 이겼다고 답합니다",
        ).fill(colour, where)
    if due is None:
        return _other_form(Text("nobody has won", "이긴 쪽이 없는데"), right, wrong)
    if said is None:
        where, colour = due.where(size), due.colour.text
        won = Text("{0} has won, from {1}", "{1}부터 {0:이/가} 이겼는데").fill(colour, where)
        return _missed(won) if wrong == [_NOBODY] else _other_form(won, right, wrong)
    return _other_claim(due, said, size)


def _missed(won: Text) -> Text:
    return Text(
        "{}; your program says that nobody has", "{} 프로그램은 이긴 쪽이 없다고 답합니다"
    ).fill(won)


def _other_claim(due: Claim, said: Claim, size: int) -> Text:
    there, here = due.where(size), said.where(size)
    right, wrong = due.colour.text, said.colour.text
    if due.colour is not said.colour:
        return Text(
            "{0} has won, from {1}; your program says that {2} has, from {3}",
            "{1}부터 {0:이/가} 이겼는데 프로그램은 {3}부터 {2:이/가} 이겼다고 답합니다",
        ).fill(right, there, wrong, here)
    if (due.row, due.column) == (said.column, said.row):
        return Text(
            "the winner is right, but row and column are swapped: expected {}, found {}",
            "이긴 쪽은 맞지만 행과 열이 뒤바뀌었습니다. 정답은 {}인데 프로그램은"
            " {:이라고/라고} 답합니다",
        ).fill(there, here)
    return Text(
        "the winner is right, but another stone is named: expected {}, found {}",
        "이긴 쪽은 맞지만 답한 돌이 다릅니다. 정답은 {}인데 프로그램은 {:이라고/라고} 답합니다",
    ).fill(there, here)


def _other_form(so: Text, right: Words, wrong: Words) -> Text:
    """The output is no answer at all."""
    due, said = " ".join(right), shortened(" ".join(wrong))
    return Text(
        "{}: expected {}, found {!r}", "{} 프로그램의 출력은 {:이/가} 아니라 {!r}입니다"
    ).fill(so, repr(due), said)


def _is_number(*words: str) -> bool:
    return all(word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS for word in words)


_MOST_DIGITS = 3
