"""The board of Yut Nori: stations, the ways round them, and the pieces that stand on them."""

from __future__ import annotations

from enum import Enum
from functools import cache

from noripan.core.errors import InvalidMove, InvalidState
from noripan.core.game import Player
from noripan.core.text import Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class Station(Enum):
    """One of the 29 stations (밭) in reading order: its Hangul, and where a drawing has it.

    Attributes:
        hangul: Its Korean name.
        column: The column of its top-left character in the drawing of 32 lines, from 0.
        row: The row of that character, from 0.
    """

    DWITBAT = ("뒷밭", 0, 0)
    DWITYUT = ("뒷윷", 6, 0)
    DWITGEOL = ("뒷걸", 12, 0)
    DWITGAE = ("뒷개", 18, 0)
    DWITDO = ("뒷도", 24, 0)
    APBAT = ("앞밭", 30, 0)
    DWITMODO = ("뒷모도", 5, 5)
    APMODO = ("앞모도", 25, 5)
    JJIDO = ("찌도", 0, 6)
    YUT = ("윷", 30, 6)
    DWITMOGAE = ("뒷모개", 10, 10)
    APMOGAE = ("앞모개", 20, 10)
    JJIGAE = ("찌개", 0, 12)
    GEOL = ("걸", 30, 12)
    BANG = ("방", 15, 15)
    JJIGEOL = ("찌걸", 0, 18)
    GAE = ("개", 30, 18)
    SOKYUT = ("속윷", 10, 20)
    SARYEO = ("사려", 20, 20)
    JJIYUT = ("찌윷", 0, 24)
    DO = ("도", 30, 24)
    SOKMO = ("속모", 5, 25)
    ANJJI = ("안찌", 25, 25)
    JJEOLBAT = ("쩔밭", 0, 30)
    NALDO = ("날도", 6, 30)
    NALGAE = ("날개", 12, 30)
    NALGEOL = ("날걸", 18, 30)
    NALYUT = ("날윷", 24, 30)
    NALBAT = ("날밭", 30, 30)

    __hash__ = object.__hash__  # that of an Enum takes ten times as long

    def __init__(self, hangul: str, column: int, row: int) -> None:
        self.hangul = hangul
        self.column = column
        self.row = row

    def __str__(self) -> str:
        return self.name.lower()


_S = Station
_TO_APBAT = (_S.DO, _S.GAE, _S.GEOL, _S.YUT, _S.APBAT)
_TO_DWITBAT = (*_TO_APBAT, _S.DWITDO, _S.DWITGAE, _S.DWITGEOL, _S.DWITYUT, _S.DWITBAT)
_LEFT_SIDE = (_S.JJIDO, _S.JJIGAE, _S.JJIGEOL, _S.JJIYUT)
_BOTTOM = (_S.JJEOLBAT, _S.NALDO, _S.NALGAE, _S.NALGEOL, _S.NALYUT, _S.NALBAT)
_APBAT_TO_BANG = (_S.APMODO, _S.APMOGAE, _S.BANG)
_BANG_TO_NALBAT = (_S.SARYEO, _S.ANJJI, _S.NALBAT)


class Way(Enum):
    """One of the four whole ways (윷길) from the start to 날밭, named by the last turn taken."""

    OUTER = (*_TO_DWITBAT, *_LEFT_SIDE, *_BOTTOM)
    APBAT = (*_TO_APBAT, *_APBAT_TO_BANG, _S.SOKYUT, _S.SOKMO, *_BOTTOM)
    BANG = (*_TO_APBAT, *_APBAT_TO_BANG, *_BANG_TO_NALBAT)
    DWITBAT = (*_TO_DWITBAT, _S.DWITMODO, _S.DWITMOGAE, _S.BANG, *_BANG_TO_NALBAT)

    __hash__ = object.__hash__  # that of an Enum takes ten times as long

    def __init__(self, *stations: Station) -> None:
        self.stations = stations

    def __str__(self) -> str:
        return self.name.lower()


class Stop(Value):
    """How far a piece has come and on which way.

    Ways share their first stations, and a piece on a shared one is at one
    stop, told by the first of the ways. So a stop knows every station that
    was passed on the way there, which is what stepping back needs.

    Attributes:
        station: Where it stands, or None when not started or out.
        way: The way that it is on.
        index: The number of stations from the start, 0 when not started.
    """

    station: Station | None
    way: Way
    index: int

    def __str__(self) -> str:
        return _names()[self]


WAITING = Stop(None, Way.OUTER, 0)
"""Not started yet, or captured."""

OUT = Stop(None, Way.OUTER, len(Way.OUTER.stations) + 1)
"""Gone round and off the board for good."""


def _stops_of_ways() -> dict[Way, tuple[Stop, ...]]:
    by_past: dict[tuple[Station, ...], Stop] = {}
    stops = {}
    for way in Way:
        walked = [
            by_past.setdefault(way.stations[:index], Stop(station, way, index))
            for index, station in enumerate(way.stations, start=1)
        ]
        stops[way] = (WAITING, *walked, OUT)
    return stops


def pointed_at(start: Stop, end: Stop) -> tuple[str, str]:
    """Where to point to move a piece: at it, a new one on 날밭, and where it goes.

    Going out, at the piece again.
    """
    origin = start.station or Station.NALBAT
    return str(origin), str(end.station or origin)


STOPS: dict[Way, tuple[Stop, ...]] = _stops_of_ways()
"""Each way stop by stop, from not started to out."""

CORNERS = (Station.APBAT, Station.DWITBAT, Station.BANG)
"""Where ways part."""

_TURNS: dict[tuple[Station | None, Way], Way] = {
    (Station.APBAT, Way.OUTER): Way.APBAT,
    (Station.DWITBAT, Way.OUTER): Way.DWITBAT,
    (Station.BANG, Way.APBAT): Way.BANG,
}


def ahead(stop: Stop) -> Stop:
    """The next stop straight on; after 날밭 a piece is out and stays out."""
    return _next(stop.way, stop.index)


def turned(stop: Stop) -> Stop:
    """The next stop by the quickest way, which turns off at a corner and at the centre."""
    return _next(_TURNS.get((stop.station, stop.way), stop.way), stop.index)


def _next(way: Way, index: int) -> Stop:
    stops = STOPS[way]
    return stops[min(index + 1, len(stops) - 1)]


def behind(stop: Stop) -> Stop:
    """The stop before, the way it came; from 도 and from the start that is 날밭."""
    if stop.index <= 1:
        return STOPS[Way.OUTER][-2]
    return STOPS[stop.way][stop.index - 1]


def every_behind(stop: Stop) -> tuple[Stop, ...]:
    """The stops before, one for each station that leads here; first the way it came."""
    found = {behind(stop).station: behind(stop)}
    for stops in STOPS.values():
        for other in stops:
            if other.station is stop.station:
                found.setdefault(behind(other).station, behind(other))
    return tuple(found.values())


class Piece(Value):
    """A piece (말): whose it is and its number among theirs, from 0."""

    player: Player
    number: int

    def __str__(self) -> str:
        return LETTERS[self.player][self.number]


LETTERS = ("ABCDE", "abcde", "VWXYZ", "vwxyz")
"""What each side's pieces are called, by player."""

PIECES: tuple[tuple[Piece, ...], ...] = tuple(
    tuple(Piece(player, number) for number in range(len(letters)))
    for player, letters in zip(
        (Player.FIRST, Player.SECOND, Player.THIRD, Player.FOURTH), LETTERS, strict=True
    )
)
"""Every piece that a game can have, by player."""


def parse_piece(letter: str) -> Piece:
    """The piece of a letter.

    Raises:
        InvalidMove: no piece is called so.
    """
    for letters, pieces in zip(LETTERS, PIECES, strict=True):
        if len(letter) == 1 and letter in letters:
            return pieces[letters.index(letter)]
    raise InvalidMove(
        Text("no piece is called {}", "{:이라는/라는} 말은 없습니다").fill(repr(letter))
    )


class Board(Value):
    """Where every piece is.

    Attributes:
        sides: The stops of each player's pieces, by player.
        teams: The number of teams; with fewer than players, every second plays together.
    """

    sides: tuple[tuple[Stop, ...], ...]
    teams: int

    def letters(self, player: Player) -> str:
        """What the player's pieces are called, like `ABCD`."""
        return LETTERS[player][: len(self.sides[player])]

    def stop(self, piece: Piece) -> Stop:
        """Where a piece is."""
        return self.sides[piece.player][piece.number]

    def pieces(self) -> Iterator[tuple[Piece, Stop]]:
        """Every piece and where it is, by player."""
        for pieces, stops in zip(PIECES, self.sides, strict=False):
            yield from zip(pieces, stops, strict=False)

    def team(self, player: Player) -> Iterator[tuple[Piece, Stop]]:
        """The pieces of a player and of those who play together with that player."""
        for ally in range(player % self.teams, len(self.sides), self.teams):
            yield from zip(PIECES[ally], self.sides[ally], strict=False)

    def rivals(self, player: Player) -> Iterator[tuple[Piece, Stop]]:
        """The pieces of all others."""
        for other, stops in enumerate(self.sides):
            if (other - player) % self.teams:
                yield from zip(PIECES[other], stops, strict=False)

    def put(self, pieces: Iterable[Piece], stop: Stop) -> Board:
        """The board with these pieces all at one stop."""
        sides = [list(stops) for stops in self.sides]
        for piece in pieces:
            sides[piece.player][piece.number] = stop
        return Board(tuple(map(tuple, sides)), self.teams)

    def __str__(self) -> str:
        """The pieces that have started, like `A=do,b=bang.apbat,c=out`, or `-`."""
        started = [f"{piece}={stop}" for piece, stop in self.pieces() if stop.index]
        return ",".join(started) or "-"


def empty_board(players: int, pieces: int, teams: int) -> Board:
    """The board before the first move."""
    return Board(((WAITING,) * pieces,) * players, teams)


def parse_board(text: str, empty: Board) -> Board:
    """The board that `str` wrote, with as many players and pieces as an empty one.

    Raises:
        InvalidState: the text is no board of these pieces, or two teams share a station,
            or pieces of one team came to one station by two ways.
    """
    stops = {name: stop for stop, name in _names().items()}
    board = empty
    for entry in [] if text == "-" else text.split(","):
        letter, _equals, name = entry.partition("=")
        stop = stops.get(name)
        if stop is None or letter not in [str(piece) for piece, _stop in empty.pieces()]:
            raise InvalidState(Text(f"{entry!r} places no piece", f"{entry!r}: 놓을 말이 없습니다"))
        board = board.put([parse_piece(letter)], stop)
    if str(board) != text:
        raise InvalidState(
            Text(f"{text!r} names pieces twice or out of order", f"{text!r}: 말의 순서가 틀립니다")
        )
    _check_stations(board)
    return board


def _check_stations(board: Board) -> None:
    holders: dict[Station, tuple[int, Stop]] = {}
    for piece, stop in board.pieces():
        if stop.station is not None:
            held = piece.player % board.teams, stop
            if holders.setdefault(stop.station, held) != held:
                station = stop.station.hangul
                raise InvalidState(
                    Text(
                        f"the pieces on {station} are no stack",
                        f"{station}의 말들은 한 동이 아닙니다",
                    )
                )


@cache
def _names() -> dict[Stop, str]:
    """The text of every stop: the station, and the way where several lead to it."""
    stops = tuple(dict.fromkeys(stop for stops in STOPS.values() for stop in stops))
    at = [stop.station for stop in stops]
    names = {
        stop: f"{stop.station}.{stop.way}" if at.count(stop.station) > 1 else f"{stop.station}"
        for stop in stops
    }
    return names | {WAITING: "waiting", OUT: "out"}
