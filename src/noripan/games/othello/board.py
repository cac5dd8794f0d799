"""The board as bits of an integer: bit `row * size + column` is a square, in reading order."""

from __future__ import annotations

from enum import IntEnum
from functools import cache

from noripan.core.coordinates import Coordinates
from noripan.core.generic import TypeVar
from noripan.core.text import Text
from noripan.core.value import Value

T = TypeVar("T")

SIZES = range(4, 27, 2)
"""The sizes that a board can have: even, so that it has a middle, and with a letter a column."""


class Direction(IntEnum):
    """A straight way from a square, clockwise; the board's top is north."""

    NORTH = 0
    NORTHEAST = 1
    EAST = 2
    SOUTHEAST = 3
    SOUTH = 4
    SOUTHWEST = 5
    WEST = 6
    NORTHWEST = 7

    @property
    def opposite(self) -> Direction:
        """The way back."""
        return _OPPOSITES[self]

    @property
    def step(self) -> tuple[int, int]:
        """How many columns to the right and rows down the next square is."""
        return _STEPS[self]

    @property
    def text(self) -> Text:
        """What people call it."""
        return _NAMES[self]


DIRECTIONS = tuple(Direction)
_STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_NAMES = (
    Text("up", "위"), Text("up to the right", "오른쪽 위"),
    Text("to the right", "오른쪽"), Text("down to the right", "오른쪽 아래"),
    Text("down", "아래"), Text("down to the left", "왼쪽 아래"),
    Text("to the left", "왼쪽"), Text("up to the left", "왼쪽 위"),
)  # fmt: skip
_OPPOSITES = tuple(Direction((way + len(_STEPS) // 2) % len(_STEPS)) for way in DIRECTIONS)


class Square(Coordinates):
    """A square by its column from the left and its row from the top, both counted from 0."""

    __slots__ = ()

    def __str__(self) -> str:
        """Its name: columns are a, b ... from the left, rows 1, 2 ... from the top (`f5`)."""
        return f"{COLUMN_NAMES[self.column]}{self.row + 1}"


COLUMN_NAMES = "abcdefghijklmnopqrstuvwxyz"
_ROWS = {str(row + 1): row for row in range(len(COLUMN_NAMES))}


def square_named(name: str) -> Square | None:
    """The square of a name such as `f5`, or None where it is no name."""
    column, row = COLUMN_NAMES.find(name[:1]), _ROWS.get(name[1:])
    return None if column < 0 or row is None else Square(column=column, row=row)


class Shift(Value):
    """How bits move by one square: to the left, then to the right, then only where `mask` is.

    One of `left` and `right` is 0. The mask drops what ran over the board's
    edge and came in again on the other side.
    """

    left: int
    right: int
    mask: int


class Grid(Value):
    """What all boards of a size have in common.

    Attributes:
        size: Squares along an edge.
        squares: All squares in reading order, each at the index of its bit.
        shifts: How bits move in each `Direction`.
    """

    size: int
    squares: tuple[Square, ...]
    shifts: tuple[Shift, ...]

    def has(self, square: Square) -> bool:
        """Whether the square is on the board."""
        return 0 <= square.column < self.size and 0 <= square.row < self.size

    def bit(self, square: Square) -> int:
        """The bit of a square of the board."""
        return 1 << square.row * self.size + square.column

    def squares_of(self, bits: int) -> tuple[Square, ...]:
        """The squares of a set of bits, in reading order."""
        return chosen(self.squares, bits)


def chosen(things: tuple[T, ...], bits: int) -> tuple[T, ...]:
    """Those of some things, one for each square in reading order, whose bits are set."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(things[lowest.bit_length() - 1])
        bits ^= lowest
    return tuple(found)


@cache
def grid_of(size: int) -> Grid:
    """The grid of a size; made once."""
    squares = tuple(Square(column=column, row=row) for row in range(size) for column in range(size))
    return Grid(size, squares, tuple(_shift(size, direction) for direction in DIRECTIONS))


def _shift(size: int, direction: Direction) -> Shift:
    right, down = direction.step
    distance = down * size + right
    entered = {1: _column(size, 0), 0: 0, -1: _column(size, size - 1)}[right]
    mask = (1 << size * size) - 1 & ~entered
    return Shift(max(distance, 0), max(-distance, 0), mask)


def _column(size: int, column: int) -> int:
    return sum(1 << row * size + column for row in range(size))
