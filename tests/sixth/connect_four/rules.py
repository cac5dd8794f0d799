"""The rules of Connect Four: where a disc falls, what a line of four is."""

from __future__ import annotations

from noripan.core.coordinates import Coordinates
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Columns = tuple[str, ...]
    """The discs of each column from the bottom up, as letters."""

FOUR = 4


class Square(Coordinates):
    """A square by its column from the left and its row from the bottom, both from 0."""

    __slots__ = ()

    def __str__(self) -> str:
        """Columns are a, b ... from the left, rows 1, 2 ... from the bottom (`d1`)."""
        return f"{chr(ord('a') + self.column)}{self.row + 1}"


class ConnectFourRules(Value):
    """The steps of a move; a misreading overrides one."""

    def directions(self) -> tuple[tuple[int, int], ...]:
        """The ways in which a line may lie: across, up, rising, falling."""
        return ((1, 0), (0, 1), (1, 1), (1, -1))

    def has_room(self, columns: Columns, column: int, height: int) -> bool:
        """Whether another disc falls into a column."""
        return len(columns[column]) < height

    def four(self, columns: Columns) -> tuple[Square, ...]:
        """The squares of a line of four or more, in the order of its direction; none without."""
        for column, discs in enumerate(columns):
            for right, up in self.directions() if discs else ():
                top = Square(column=column, row=len(discs) - 1)
                before = tuple(_alike(columns, top, -right, -up))
                line = (*reversed(before), top, *_alike(columns, top, right, up))
                if len(line) >= FOUR:
                    return line
        return ()


def _alike(columns: Columns, start: Square, right: int, up: int) -> Iterator[Square]:
    """The squares after one in a direction, as long as they hold such a disc as it does."""
    own = columns[start.column][start.row]
    column, row = start.column + right, start.row + up
    while 0 <= column < len(columns) and 0 <= row < len(columns[column]):
        if columns[column][row] != own:
            return
        yield Square(column=column, row=row)
        column, row = column + right, row + up
