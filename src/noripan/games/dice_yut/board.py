"""The board of Dice Yut as data: its squares, and the way ahead from each."""

from __future__ import annotations

from itertools import pairwise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Self


class Square(str):
    """A square: a text, its one name, with the number that is written on it.

    The outer squares are named by their numbers, the inner ones with an `i`
    before it, since 16, 22, 24, 26, 28 and 30 are on the board twice.

    Attributes:
        number: What a move that ends here scores.
    """

    __slots__ = ("number",)
    number: int

    def __new__(cls, name: str, number: int) -> Self:
        """A square of this name and number."""
        square = super().__new__(cls, name)
        square.number = number
        return square

    def __getnewargs__(self) -> tuple[str, int]:  # type: ignore[override]  # str's has one
        """What a copy is made from."""
        return str(self), self.number


def _outer(number: int) -> Square:
    return Square(str(number), number)


def _inner(number: int) -> Square:
    return Square(f"i{number}", number)


START = Square("start", 0)
GOAL = Square("goal", 0)
TRACK = (START, *map(_outer, range(2, 41, 2)), GOAL)
"""The way around: 21 steps from the start to the goal."""
SQUARE_40 = TRACK[-2]
CENTRE = _inner(25)
WAY_HOME = (CENTRE, _inner(30), _inner(35), SQUARE_40, GOAL)
"""Where every shortcut ends; its 40 is the track's."""
SHORTCUTS = {
    TRACK[5]: (*map(_inner, (13, 16, 19)), *WAY_HOME),
    TRACK[10]: (*map(_inner, (22, 24)), *WAY_HOME),
    TRACK[15]: (*map(_inner, (28, 27, 26)), *WAY_HOME),
}
"""From each corner, the way that a move starting there takes."""


def _ways_ahead() -> dict[Square, tuple[Square, ...]]:
    ways: dict[Square, tuple[Square, ...]] = {GOAL: (GOAL,)}  # nothing lies beyond
    for line in (TRACK, *SHORTCUTS.values()):
        ways.update({square: line[place + 1 :] for place, square in enumerate(line[:-1])})
    return ways | SHORTCUTS


ROUTES = _ways_ahead()
"""For a move that starts on a square: the squares ahead of it, up to the goal."""
SQUARES = {str(square): square for square in ROUTES}
"""Every square by its name."""
LINES = tuple(
    dict.fromkeys(
        pair
        for line in (TRACK, *((corner, *way) for corner, way in SHORTCUTS.items()))
        for pair in pairwise(line)
    )
)
"""The pairs of neighbouring squares."""
