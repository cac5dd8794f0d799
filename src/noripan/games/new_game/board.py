"""The words of New Game: colours, directions, squares, discs and how they stand."""

from __future__ import annotations

from enum import Enum, IntEnum

from noripan.core.coordinates import Coordinates
from noripan.core.errors import InvalidOptions
from noripan.core.text import Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TypeAlias


class RuleSet(Enum):
    """Who moves: the one difference between New Game and New Game 2."""

    BOTTOM_MOVES = "bottom moves"
    """New Game: only a disc at the bottom moves; the whole stack goes with it."""
    EVERY_DISC_MOVES = "every disc moves"
    """New Game 2: every disc moves; those above go with it, those below stay."""


class Colour(IntEnum):
    """What a square does to the discs that come to it."""

    WHITE = 0
    RED = 1
    BLUE = 2


class Direction(IntEnum):
    """Where a disc looks."""

    RIGHT = 1
    LEFT = 2
    UP = 3
    DOWN = 4

    @property
    def symbol(self) -> str:
        """The direction as one of `>`, `<`, `^`, `v`."""
        return SYMBOLS[self - 1]


SYMBOLS = "><^v"
OPPOSITE = {
    Direction.RIGHT: Direction.LEFT,
    Direction.LEFT: Direction.RIGHT,
    Direction.UP: Direction.DOWN,
    Direction.DOWN: Direction.UP,
}
STEPS = {
    Direction.RIGHT: (1, 0),
    Direction.LEFT: (-1, 0),
    Direction.UP: (0, -1),
    Direction.DOWN: (0, 1),
}
"""How many columns to the right and rows down one step goes."""

if TYPE_CHECKING:
    Board: TypeAlias = tuple[tuple[Colour, ...], ...]
    """The colours, row by row."""


class Square(Coordinates):
    """A square by its column from the left and its row from the top, both from 0."""

    __slots__ = ()

    def __str__(self) -> str:
        """Its name, as inputs count: `2,4` for row 2, column 4, both from 1."""
        return f"{self.row + 1},{self.column + 1}"


def square_named(name: str) -> Square:
    """The square of a name such as `2,4`, on whatever board."""
    row, column = map(int, name.split(","))
    return Square(column=column - 1, row=row - 1)


def squares_of(board: Board) -> tuple[Square, ...]:
    """All squares of a board, in reading order."""
    along = range(len(board))
    return tuple(Square(column=column, row=row) for row in along for column in along)


def painted(board: Board, new: Mapping[Square, Colour]) -> Board:
    """The board with other colours on some squares."""
    return tuple(
        tuple(
            new.get(Square(column=column, row=row), colour) for column, colour in enumerate(colours)
        )
        for row, colours in enumerate(board)
    )


class Disc(Value):
    """Where a disc starts, and where it looks."""

    square: Square
    direction: Direction

    def __post_init__(self) -> None:
        """Checks the kinds of the fields; whether the square is on a board, the game checks.

        Raises:
            InvalidOptions: it is no square of whole numbers, or no direction.
        """
        square: object = self.square
        is_square = isinstance(square, Square) and set(map(type, square)) == {int}
        if not (is_square and isinstance(self.direction, Direction)):
            raise InvalidOptions(
                Text(f"expected a Square and a Direction, found {self!r}",
                     f"Square와 Direction이 와야 합니다: {self!r}")
            )  # fmt: skip


class Position(Value):
    """How the discs stand between two turns.

    Attributes:
        stacks: The squares with discs, in reading order, and the numbers of the discs on
            each (from 1), from the bottom up.
        directions: Where each disc looks: disc 1 first.
    """

    stacks: tuple[tuple[Square, tuple[int, ...]], ...]
    directions: tuple[Direction, ...]
