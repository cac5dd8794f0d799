"""How places on a board of columns and rows are told: the one convention of the house.

The column stands first, from the left; then the row, from the top, or from the bottom where
the game's own names of places count it so. Both count from 0, whatever people and inputs
count from, and whoever makes a place says which number is which.
"""

from __future__ import annotations

from operator import itemgetter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Self


class Coordinates(tuple[int, int]):
    """A place on a board; each game has its own kind, with the name that `str` gives it."""

    __slots__ = ()
    __match_args__ = ("column", "row")

    def __new__(cls, *, column: int, row: int) -> Self:
        """The place of a column and a row."""
        return tuple.__new__(cls, (column, row))

    @property
    def column(self) -> int:
        """The column from the left, from 0."""
        return self[0]

    @property
    def row(self) -> int:
        """The row, from 0."""
        return self[1]

    def beside(self, *, columns: int, rows: int) -> Self:
        """The place so many columns and rows on, whether or not a board has it."""
        return tuple.__new__(type(self), (self[0] + columns, self[1] + rows))

    def __repr__(self) -> str:
        return f"{type(self).__name__}(column={self[0]}, row={self[1]})"

    def __getnewargs_ex__(self) -> tuple[tuple[()], dict[str, Any]]:
        """What a copy is made from."""
        return (), {"column": self[0], "row": self[1]}


reading_order = itemgetter(1, 0)
"""By what places are sorted as one reads: row by row, each from the left."""
