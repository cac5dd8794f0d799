"""How a piece of Dice Yut moves: each written rule as one step."""

from __future__ import annotations

from noripan.core.value import Value
from noripan.games.dice_yut.board import GOAL, ROUTES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from noripan.games.dice_yut.board import Square

    Path: TypeAlias = tuple[Square, ...]


class DiceYutRules(Value):
    """The steps of a move, each one rule of the game; a misreading overrides one."""

    def may_move(self, square: Square) -> bool:
        """A piece that has arrived moves no more."""
        return square != GOAL

    def route(self, start: Square) -> Path:
        """The squares ahead, up to the goal; a move that starts on a corner turns off."""
        return ROUTES[start]

    def path(self, start: Square, number: int) -> Path:
        """The squares that a move passes and, last, the one where it ends.

        A surplus of steps ends at the goal.
        """
        return self.route(start)[:number]

    def walked(self, start: Square, number: int, others: Sequence[Square]) -> Path | None:
        """The path of a move; None where it is forbidden."""
        path = self.path(start, number)
        return path if self.obstacle(path, others) is None else None

    def obstacle(self, path: Path, others: Sequence[Square]) -> Square | None:
        """The square that forbids a move: its last, if taken, and not the goal; others are free."""
        end = path[-1]
        return end if end in others and end != GOAL else None

    def points(self, end: Square) -> int:
        """A move scores the number on the square where it ends."""
        return end.number
