"""The moves of Omok: a stone on a point, or a decision of the opening."""

from __future__ import annotations

from enum import Enum

from noripan.core.game import Move
from noripan.core.text import Text
from noripan.games.omok.board import Point


class Decision(Enum):
    """What a player decides in the opening `swap2`; the value is its text form."""

    STAY = "stay"
    SWAP = "swap"
    TWO = "two"

    @property
    def text(self) -> Text:
        """What the player does, after `the first player` or `먼저 둔 사람이`."""
        return _DECISIONS[self]


_DECISIONS = {
    Decision.STAY: Text("keeps the colour", "색을 바꾸지 않습니다"),
    Decision.SWAP: Text("swaps the colours", "색을 바꿉니다"),
    Decision.TWO: Text(
        "puts two more stones and leaves the choice to the other",
        "두 개를 더 놓고 색을 고를 권리를 상대에게 넘깁니다",
    ),
}


class OmokMove(Move):
    """A move of Omok."""


class PutStone(OmokMove):
    """A stone of the colour to move on a point, such as `h8`."""

    point: Point

    def __str__(self) -> str:
        return str(self.point)


class Decide(OmokMove):
    """A decision in the opening: `stay`, `swap` or `two`."""

    decision: Decision

    def __str__(self) -> str:
        return self.decision.value
