"""The moves of Yut Nori as people play it, and their texts."""

from __future__ import annotations

from functools import cache

from noripan.core.errors import InvalidMove
from noripan.core.game import Move
from noripan.core.text import Text
from noripan.games.yut_nori.board import (
    PIECES,
    STOPS,
    Piece,
    Station,
    ahead,
    every_behind,
    parse_piece,
    turned,
)
from noripan.games.yut_nori.options import BackWay, MustMove, Shortcut
from noripan.games.yut_nori.throws import THROWS, Throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.games.yut_nori.game import YutNori


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


def every_move(game: YutNori) -> Iterator[YutMove]:
    """The throws, then for each player each throw with each piece and way, then `pass`.

    A throw's ways are none first, then those by the station of the first step, in reading
    order, where the options let a player choose.
    """
    throws = [throw for throw, _chance in game.throw_chances()]
    yield from map(CASTS.__getitem__, throws)
    for pieces in PIECES[: game.players]:
        for throw in throws:
            if throw is not Throw.NAK:
                for piece in pieces[: game.pieces]:
                    for first in (None, *_first_steps(game, throw)):
                        yield advance(throw, piece, first)
    if game.must_move is MustMove.NO:
        yield GIVE_UP


def _first_steps(game: YutNori, throw: Throw) -> list[Station]:
    """The first stations of the ways between which a player may have to choose."""
    is_back = throw is Throw.BACK_DO
    if game.back_way is not BackWay.CHOSEN if is_back else game.shortcut is not Shortcut.CHOSEN:
        return []
    stops = {stop for stops in STOPS.values() for stop in stops[:-1]}
    ways = (every_behind(stop) if is_back else {turned(stop), ahead(stop)} for stop in stops)
    firsts = {stop.station for each in ways if len(each) > 1 for stop in each}
    return [station for station in Station if station in firsts]


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
