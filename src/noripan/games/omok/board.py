"""The board of Omok: colours, points with their names, and the four directions of a row.

A board is `bytes`, one for each point in reading order from the top left: 0 for an
empty point, else the value of a `Colour`. An index into it stands for a point where
speed counts; a `Point` is what people see.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from functools import cache

from noripan.core.coordinates import Coordinates
from noripan.core.text import Text

EMPTY = 0
SMALLEST, LARGEST = 9, 25


class Colour(IntEnum):
    """The colour of a stone; its value is what a board holds."""

    BLACK = 1
    WHITE = 2

    @property
    def other(self) -> Colour:
        """The other side's colour."""
        return Colour.WHITE if self is Colour.BLACK else Colour.BLACK

    @property
    def letter(self) -> str:
        """`X` for black, `O` for white, as pictures and texts of positions show it."""
        return LETTERS[self]

    @property
    def text(self) -> Text:
        """The colour's name."""
        return _COLOUR_NAMES[self]


LETTERS = ".XO"
_COLOUR_NAMES = {Colour.BLACK: Text("black", "흑"), Colour.WHITE: Text("white", "백")}


class Point(Coordinates):
    """A crossing, by its column from the left and its row from the bottom, both from 0."""

    __slots__ = ()

    def __str__(self) -> str:
        """Its name: columns are a, b ... from the left, rows 1, 2 ... from the bottom (`h8`)."""
        return f"{column_name(self.column)}{self.row + 1}"


class Direction(Enum):
    """A direction in which stones make a row, going right (or down, in a column).

    Going this way, the first stone of a row is its leftmost (in a column its topmost).

    Attributes:
        right: Columns from one stone to the next.
        down: Rows from one stone to the next; negative goes up.
        text: What a row of this direction is called.
    """

    ACROSS = (1, 0, Text("across", "가로"))
    DOWN = (0, 1, Text("down", "세로"))
    FALLING = (1, 1, Text("on the falling diagonal", "오른쪽 아래 대각선"))
    RISING = (1, -1, Text("on the rising diagonal", "오른쪽 위 대각선"))

    def __init__(self, right: int, down: int, text: Text) -> None:
        self.right = right
        self.down = down
        self.text = text


DIRECTIONS = tuple(Direction)


def column_name(column: int) -> str:
    """The letter of a column; the letter i is used."""
    return chr(ord("a") + column)


def parse_point(text: str, size: int) -> Point | None:
    """The point of a board that `str` wrote, or None where the text is none."""
    column, row = _COLUMNS.get(text[:1], size), _ROWS.get(text[1:], size)
    return Point(column=column, row=row) if max(column, row) < size else None


_COLUMNS = {column_name(column): column for column in range(LARGEST)}
_ROWS = {str(row + 1): row for row in range(LARGEST)}


def index_of(point: Point, size: int) -> int:
    """Where a board of this size holds the point."""
    return (size - 1 - point.row) * size + point.column


@cache
def point_at(index: int, size: int) -> Point:
    """The point that a board of this size holds there."""
    return Point(column=index % size, row=size - 1 - index // size)


def step(index: int, direction: Direction, steps: int, size: int) -> int | None:
    """The index some steps on (back where negative), or None beyond the edge."""
    column = index % size + direction.right * steps
    row = index // size + direction.down * steps
    return row * size + column if 0 <= column < size and 0 <= row < size else None


def with_stone(board: bytes, index: int, colour: Colour) -> bytes:
    """The board with one more stone."""
    return board[:index] + _STONES[colour] + board[index + 1 :]


_STONES = tuple(bytes([value]) for value in range(3))
