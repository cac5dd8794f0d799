"""The steps of a move as learners misread them: each class overrides one step of `YutRules`."""

from __future__ import annotations

from noripan.games.yut_nori.board import (
    OUT,
    STOPS,
    WAITING,
    Board,
    Station,
    Stop,
    Way,
    ahead,
    turned,
)
from noripan.games.yut_nori.rules import YutRules
from noripan.games.yut_nori.throws import BY_FLATS, Throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from noripan.core.game import Event
    from noripan.games.yut_nori.board import Piece
    from noripan.games.yut_nori.rules import Route

_DO, _GAE = STOPS[Way.OUTER][1:3]
_SOKYUT = next(stop for stop in STOPS[Way.APBAT] if stop.station is Station.SOKYUT)
_CORNERS = frozenset({Station.APBAT, Station.DWITBAT})
_CENTRE = frozenset({Station.BANG})


class PassingTurnsOff(YutRules):
    """A move that passes one of some stations turns off there."""

    turns_at = _CORNERS | _CENTRE

    def passing(self, stop: Stop) -> Stop:
        """Turns off there, and goes straight on elsewhere."""
        return turned(stop) if stop.station in self.turns_at else ahead(stop)


class PassingApbatTurnsOff(PassingTurnsOff):
    """A move that passes 앞밭 turns off."""

    turns_at = frozenset({Station.APBAT})


class PassingDwitbatTurnsOff(PassingTurnsOff):
    """A move that passes 뒷밭 turns off."""

    turns_at = frozenset({Station.DWITBAT})


class PassingBangTurnsOff(PassingTurnsOff):
    """A move that passes 방 turns off."""

    turns_at = _CENTRE


class PassingBangLeadsToSokyut(YutRules):
    """A move that passes 방 goes to 속윷, even when it comes from 뒷밭."""

    def passing(self, stop: Stop) -> Stop:
        """Leaves 방 by the way from 앞밭."""
        return _SOKYUT if stop.station is Station.BANG else ahead(stop)


class StartingGoesStraightOn(YutRules):
    """A move that starts on one of some stations doesn't turn off."""

    straight_from = _CORNERS | _CENTRE

    def starting(self, start: Stop) -> Stop:
        """Goes straight on from there."""
        return ahead(start) if start.station in self.straight_from else turned(start)


class StartingOnApbatGoesStraightOn(StartingGoesStraightOn):
    """A move that starts on 앞밭 stays on the outer lap."""

    straight_from = frozenset({Station.APBAT})


class StartingOnDwitbatGoesStraightOn(StartingGoesStraightOn):
    """A move that starts on 뒷밭 stays on the outer lap."""

    straight_from = frozenset({Station.DWITBAT})


class StartingOnBangGoesStraightOn(StartingGoesStraightOn):
    """A move that starts on 방 keeps to the way that the piece came."""

    straight_from = _CENTRE


class StartingOnBangLeadsToSokyut(YutRules):
    """A move that starts on 방 goes to 속윷."""

    def starting(self, start: Stop) -> Stop:
        """Leaves 방 by the way from 앞밭."""
        return _SOKYUT if start.station is Station.BANG else turned(start)


class NewPieceStandsOnDo(YutRules):
    """A new piece is thought to stand on 도, so one step takes it to 개."""

    def starting(self, start: Stop) -> Stop:
        """Leaves 도 out."""
        return _GAE if start == WAITING else turned(start)


class NalbatIsTheStart(YutRules):
    """A piece on 날밭 stands where new pieces do, and goes round again from there."""

    def starting(self, start: Stop) -> Stop:
        """Goes from 날밭 to 도."""
        return _DO if start.station is Station.NALBAT else turned(start)


class RunsRoundAgain(YutRules):
    """A piece that comes to the end of its way begins another lap."""

    def route(self, start: Stop, steps: int) -> Route:
        """Goes on to 도 instead of out."""
        stops = list(super().route(start, steps))
        if OUT in stops:
            end = stops.index(OUT)
            stops[end:] = self.along(_DO, len(stops) - end)
        return tuple(stops)


class WrapsRoundToTheStart(RunsRoundAgain):
    """Stations are counted modulo the lap: 날밭 is 0, where new pieces are, and 도 follows."""

    def landing(self, route: Route) -> Stop:
        """Takes a piece that ends on 날밭 for one that hasn't started."""
        end = super().landing(route)
        return WAITING if end.station is Station.NALBAT else end

    def stacked(self, board: Board, mover: Piece, end: Stop) -> Iterable[Piece]:
        """Nobody is stacked on before the start."""
        return () if end == WAITING else super().stacked(board, mover, end)

    def captured(self, board: Board, mover: Piece, route: Route) -> Iterable[Piece]:
        """Nobody is captured before the start."""
        return () if self.landing(route) == WAITING else super().captured(board, mover, route)


class ExactThrowGoesOut(YutRules):
    """A piece goes out only by an exact throw; with a surplus it stays where it is."""

    def route(self, start: Stop, steps: int) -> Route:
        """Stays where steps are left over."""
        stops = super().route(start, steps)
        return (start,) if stops[:-1].count(OUT) else stops


class OutOnNalbat(YutRules):
    """A piece that ends on 날밭 is out."""

    def landing(self, route: Route) -> Stop:
        """Takes 날밭 for out."""
        end = super().landing(route)
        return OUT if end.station is Station.NALBAT else end


class SurplusStopsOnNalbat(YutRules):
    """A piece that goes past 날밭 with steps to spare stops there first."""

    def landing(self, route: Route) -> Stop:
        """Holds a piece back on 날밭 where it only passes."""
        nalbat = next((stop for stop in route if stop.station is Station.NALBAT), None)
        return nalbat or super().landing(route)


class WaitingPiecesAreAStack(YutRules):
    """Pieces that haven't started move together."""

    def carried(self, board: Board, mover: Piece) -> Iterable[Piece]:
        """Takes along whoever is where the mover is, off the board too."""
        return self.allies_on(board, mover, board.stop(mover))


class OnlyTheNamedPieceMoves(YutRules):
    """Of a stack, only the piece that is named moves."""

    def carried(self, board: Board, mover: Piece) -> Iterable[Piece]:  # noqa: ARG002 a step's form
        """Carries nobody."""
        return ()


class OnlyOneIsCarried(YutRules):
    """A stack holds two at most: the piece that is named and one other."""

    def carried(self, board: Board, mover: Piece) -> Iterable[Piece]:
        """Carries the first of the others."""
        return tuple(super().carried(board, mover))[:1]


class NalbatHoldsNoStack(YutRules):
    """On 날밭 pieces stand by themselves."""

    def carried(self, board: Board, mover: Piece) -> Iterable[Piece]:
        """Carries nobody from 날밭."""
        alone = board.stop(mover).station is Station.NALBAT
        return () if alone else super().carried(board, mover)


class NothingIsCaptured(YutRules):
    """Pieces of both sides stand on one station."""

    def captured(self, board: Board, mover: Piece, route: Route) -> Iterable[Piece]:  # noqa: ARG002 a step's form
        """Captures nobody."""
        return ()


class OnlyOneIsCaptured(YutRules):
    """Of a stack that is captured, only the first piece goes back."""

    def captured(self, board: Board, mover: Piece, route: Route) -> Iterable[Piece]:
        """Captures the first."""
        return tuple(super().captured(board, mover, route))[:1]


class PassingCaptures(YutRules):
    """Whoever is passed is captured, too."""

    def captured(self, board: Board, mover: Piece, route: Route) -> Iterable[Piece]:
        """Captures on every station of the route."""
        return [
            piece
            for piece, stop in board.rivals(mover.player)
            if stop.station and any(self.meet(stop, passed) for passed in route)
        ]


class GoingOutCapturesOnNalbat(YutRules):
    """A piece that goes out captures whoever stands on 날밭."""

    def captured(self, board: Board, mover: Piece, route: Route) -> Iterable[Piece]:
        """Captures on 날밭 from beyond it, too."""
        if self.landing(route) != OUT:
            return super().captured(board, mover, route)
        rivals = board.rivals(mover.player)
        return [piece for piece, stop in rivals if stop.station is Station.NALBAT]


class NalbatIsSafe(YutRules):
    """A piece on 날밭 can't be captured."""

    def captured(self, board: Board, mover: Piece, route: Route) -> Iterable[Piece]:
        """Captures nobody on 날밭."""
        safe = self.landing(route).station is Station.NALBAT
        return () if safe else super().captured(board, mover, route)


class CapturedPiecesAreOut(YutRules):
    """A captured piece leaves the board for good."""

    def sent_back(self, board: Board, captured: Iterable[Piece]) -> Board:
        """Puts them out."""
        return board.put(captured, OUT)


class CapturedStackStaysLinked(YutRules):
    """A captured stack starts again as a stack."""

    def sent_back(self, board: Board, captured: Iterable[Piece]) -> Board:
        """Puts them at a stop before the start that is theirs alone, so they stay together."""
        captured = tuple(captured)
        if len(captured) == 1:
            return super().sent_back(board, captured)
        taken = board.sides[captured[0].player]
        return board.put(captured, next(stop for stop in _LINKED if stop not in taken))


_LINKED = tuple(Stop(None, way, 0) for way in Way if way is not Way.OUTER)
"""Stops before the start, for stacks that were captured: a side has two at most."""


class BondedBoard(Board):
    """A board that knows who has ever been stacked with whom.

    Attributes:
        bonds: The pieces that have been in stacks together, each in one group at most.
    """

    bonds: frozenset[frozenset[Piece]]

    def put(self, pieces: Iterable[Piece], stop: Stop) -> Board:
        """The board with these pieces all at one stop; the bonds stay as they are."""
        after = super().put(pieces, stop)
        return BondedBoard(after.sides, after.teams, self.bonds)


class BondOutlivesCapture(YutRules):
    """Pieces that were stacked once move together, also when they have started again one by one."""

    def move(
        self, board: Board, piece: Piece, route: Route, events: list[Event] | None = None
    ) -> tuple[Board, tuple[Piece, ...]]:
        """Notes who stands together after the move."""
        after, captured = super().move(board, piece, route, events)
        end = self.landing(route)
        stack = {piece, *self.allies_on(after, piece, end)} if end.station else {piece}
        joined = {group for group in _bonds(board) if not group.isdisjoint(stack)}
        group = frozenset(stack).union(*joined)
        return BondedBoard(after.sides, after.teams, _bonds(board) - joined | {group}), captured

    def carried(self, board: Board, mover: Piece) -> Iterable[Piece]:
        """Takes along who was ever stacked with it and is on the board, wherever that is."""
        if board.stop(mover) == WAITING:
            return ()
        group = next((group for group in _bonds(board) if mover in group), frozenset())
        return [
            piece
            for piece, stop in board.team(mover.player)
            if piece in group and piece != mover and self.goes_along(stop)
        ]

    def goes_along(self, stop: Stop) -> bool:
        """Whether a piece of the old stack is taken from where it is."""
        return stop.station is not None


class BondFetchesWaitingPieces(BondOutlivesCapture):
    """Pieces that were stacked once go along even if they haven't started again."""

    def goes_along(self, stop: Stop) -> bool:
        """From anywhere but from out."""
        return stop != OUT


def _bonds(board: Board) -> frozenset[frozenset[Piece]]:
    return board.bonds if isinstance(board, BondedBoard) else frozenset()


class StacksFormOnOneWay(YutRules):
    """Pieces of a side that came to a station by different ways are no stack."""

    def allies_on(self, board: Board, mover: Piece, at: Stop) -> list[Piece]:
        """Compares the stops, and the stations only where rivals meet."""
        allies = super().allies_on(board, mover, at)
        return [piece for piece in allies if board.stop(piece) == at]


class SharedStationsAreApart(YutRules):
    """Where ways share a station, pieces that came on different ways don't meet."""

    apart_on = frozenset(Station)

    def meet(self, one: Stop, other: Stop) -> bool:
        """Tells stops on such a station apart by their ways."""
        return super().meet(one, other) and (one.station not in self.apart_on or one == other)


class BangIsApart(SharedStationsAreApart):
    """방 is one station on the way from 앞밭 and another on the way from 뒷밭."""

    apart_on = _CENTRE


class JjeolbatIsApart(SharedStationsAreApart):
    """쩔밭 is one station on the outer lap and another on the shortcut."""

    apart_on = frozenset({Station.JJEOLBAT})


class NalbatIsApart(SharedStationsAreApart):
    """날밭 is another station on every way."""

    apart_on = frozenset({Station.NALBAT})


class YutAndMoSwapped(YutRules):
    """Four flat sides are five steps, and none is four."""

    def throw(self, sticks: str) -> Throw:
        """Swaps the two."""
        thrown = super().throw(sticks)
        return {Throw.YUT: Throw.MO, Throw.MO: Throw.YUT}.get(thrown, thrown)


class MoIsFour(YutRules):
    """Four sticks that lie alike are four steps, round or flat."""

    def throw(self, sticks: str) -> Throw:
        """Knows no mo."""
        thrown = super().throw(sticks)
        return Throw.YUT if thrown is Throw.MO else thrown


class MoIsNothing(YutRules):
    """Without a flat side a piece doesn't move."""

    def throw(self, sticks: str) -> Throw:
        """No steps for no flat side."""
        thrown = super().throw(sticks)
        return Throw.NAK if thrown is Throw.MO else thrown

    def route(self, start: Stop, steps: int) -> Route:
        """Stays without steps."""
        return super().route(start, steps) if steps else (start,)

    def move(
        self, board: Board, piece: Piece, route: Route, events: list[Event] | None = None
    ) -> tuple[Board, tuple[Piece, ...]]:
        """Touches nobody where nobody moves."""
        stays = route == (board.stop(piece),)
        return (board, ()) if stays else super().move(board, piece, route, events)


class RoundSidesCount(YutRules):
    """The round sides are counted instead of the flat ones."""

    def throw(self, sticks: str) -> Throw:
        """Counts the `B`s."""
        return BY_FLATS[sticks.count("B")]
