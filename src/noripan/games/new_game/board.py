"""The words of New Game: colours, directions, squares, discs and how they stand."""

from __future__ import annotations

from enum import Enum, IntEnum

from noripan.core.errors import InvalidOptions
from noripan.core.text import Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
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
    Direction.RIGHT: (0, 1),
    Direction.LEFT: (0, -1),
    Direction.UP: (-1, 0),
    Direction.DOWN: (1, 0),
}
"""How many rows down and columns to the right one step goes."""

if TYPE_CHECKING:
    Square: TypeAlias = tuple[int, int]
    """Row and column, from 1."""
    Board: TypeAlias = tuple[tuple[Colour, ...], ...]
    """The colours, row by row."""


def square_name(square: Square) -> str:
    """A square's one name, such as `2,4` for row 2, column 4."""
    return f"{square[0]},{square[1]}"


class Disc(Value):
    """Where a disc starts, and where it looks."""

    square: Square
    direction: Direction

    def __post_init__(self) -> None:
        """Checks the kinds of the fields; whether the square is on a board, the game checks.

        Raises:
            InvalidOptions: the square is no pair of whole numbers, or it is no direction.
        """
        square: object = self.square
        kinds = [type(part) for part in square] if isinstance(square, tuple) else []
        if kinds != [int, int] or not isinstance(self.direction, Direction):
            raise InvalidOptions(
                Text(f"expected a square (row, column) and a direction, found {self!r}",
                     f"칸(행, 열)과 방향이 와야 합니다: {self!r}")
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
