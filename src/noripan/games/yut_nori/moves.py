"""The moves of Yut Nori as people play it, and their texts."""

from __future__ import annotations

from functools import cache

from noripan.core.errors import InvalidMove
from noripan.core.game import Move
from noripan.core.text import Text
from noripan.games.yut_nori.board import Piece, Station, parse_piece
from noripan.games.yut_nori.throws import THROWS, Throw


class YutMove(Move):
    """What chance or a player does: `Cast`, `Advance` or `GiveUp`."""


class Cast(YutMove):
    """Chance throws the sticks, like `geol`."""

    throw: Throw

    def __str__(self) -> str:
        return str(self.throw)


class Advance(YutMove):
    """A player spends a throw on a piece, like `geol A` or, where ways part, `geol A dwitdo`.

    Attributes:
        throw: The throw to spend, one that was thrown.
        piece: The piece to move; of pieces at one stop, the player's first.
        first: The station of the first step where the player has a choice, or else None.
    """

    throw: Throw
    piece: Piece
    first: Station | None = None

    def __str__(self) -> str:
        return f"{self.throw} {self.piece}" + (f" {self.first}" if self.first else "")


class GiveUp(YutMove):
    """A player doesn't use what was thrown: `pass`."""

    def __str__(self) -> str:
        return "pass"


GIVE_UP = GiveUp()
CASTS = {throw: Cast(throw) for throw in Throw}
advance = cache(Advance)
"""The moves that all games share."""


_STATIONS = {str(station): station for station in Station}


def parse_move(text: str) -> YutMove:
    """The move of a text like `geol`, `geol A`, `geol A dwitdo` or `pass`.

    Raises:
        InvalidMove: it is none of these.
    """
    if text == str(GIVE_UP):
        return GIVE_UP
    name, *rest = text.split(" ")
    throw = THROWS.get(name)
    match rest:
        case [] if throw:
            return CASTS[throw]
        case [letter] if throw:
            return advance(throw, parse_piece(letter), None)
        case [letter, first] if throw and first in _STATIONS:
            return advance(throw, parse_piece(letter), _STATIONS[first])
    raise InvalidMove(
        Text(
            f"{text!r} is no move like 'geol', 'geol A', 'geol A dwitdo' or 'pass'",
            f"{text!r}: 'geol', 'geol A', 'geol A dwitdo', 'pass' 꼴이 아닙니다",
        )
    )
