"""What the rules of Yut Nori did in a move, told in words."""

from __future__ import annotations

from itertools import pairwise

from noripan.core.game import Event
from noripan.core.text import Text, particle
from noripan.games.yut_nori.board import CORNERS, Piece, Station, ahead, every_behind, turned
from noripan.games.yut_nori.throws import Throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from noripan.games.yut_nori.board import Stop


class Entered(Event):
    """A new piece came on the board; it is thought to have stood on 날밭."""

    title = Text("a new piece enters", "새 말이 나섬")
    piece: Piece
    end: Station

    def caption(self) -> Text:
        """What happened, as one sentence."""
        return Text(
            "{0} is new and enters from 날밭, to {1}",
            "{2} 새로 나서는 말이라 날밭에서 출발해 {3} 갑니다",
        ).fill(self.piece, self.end.hangul, _ko(self.piece, "은/는"), _to(self.end))


class Moved(Event):
    """A piece on the board went on."""

    title = Text("a piece moves on", "말이 감")
    piece: Piece
    start: Station
    end: Station

    def caption(self) -> Text:
        """What happened, as one sentence."""
        return Text("{0} moves from {1} to {2}", "{3} {1}에서 {4} 갑니다").fill(
            self.piece, self.start.hangul, self.end.hangul, _ko(self.piece, "이/가"), _to(self.end)
        )


class SteppedBack(Event):
    """A back-do took a piece one step back."""

    title = Text("back-do", "빽도")
    piece: Piece
    start: Station | None
    end: Station

    def caption(self) -> Text:
        """What happened, as one sentence."""
        if self.start is None:
            return Text(
                "back-do with nothing on the board: {0} enters on {1}",
                "판에 말이 없는데 빽도가 나왔으므로 {2} {1}에 놓입니다",
            ).fill(self.piece, self.end.hangul, _ko(self.piece, "이/가"))
        return Text(
            "back-do: {0} steps back from {1} to {2}", "빽도라서 {3} {1}에서 {4} 물러납니다"
        ).fill(
            self.piece, self.start.hangul, self.end.hangul, _ko(self.piece, "이/가"), _to(self.end)
        )


class TookShortcut(Event):
    """A move started on a corner or the centre and turned off."""

    title = Text("shortcut from a corner or the centre", "모서리나 방에서 지름길로 꺾음")
    piece: Piece
    corner: Station
    first: Station

    def caption(self) -> Text:
        """What happened and by which rule, as one sentence."""
        return Text(
            f"{self.piece} starts on {self.corner.hangul}, so it takes the shortcut: "
            f"{self.first.hangul}",
            f"{_ko(self.piece, '이/가')} {self.corner.hangul}에서 출발하므로 지름길인 "
            f"{self.first.hangul} 쪽으로 꺾습니다",
        )


class PassedCorner(Event):
    """A move came through a corner or the centre and went straight on."""

    title = Text("a corner or the centre is passed", "모서리나 방을 지나감")
    piece: Piece
    corner: Station
    onward: Station

    def caption(self) -> Text:
        """What happened and by which rule, as one sentence."""
        return Text(
            "{0} only passes {1}, so it goes straight on to {2}",
            "{3} {1:을/를} 지나가기만 하므로 꺾지 않고 {4} 곧장 갑니다",
        ).fill(
            self.piece,
            self.corner.hangul,
            self.onward.hangul,
            _ko(self.piece, "은/는"),
            _to(self.onward),
        )


class Carried(Event):
    """A stack moved as one."""

    title = Text("a stack moves as one", "업힌 말이 같이 감")
    piece: Piece
    carried: tuple[Piece, ...]

    def caption(self) -> Text:
        """What happened and by which rule, as one sentence."""
        return Text(
            f"{self.piece} carries {_en(self.carried)}, since they are one stack",
            f"한 동이므로 {_ko(self.piece, '이/가')} {_ko(self.carried, '을/를')} 업고 갑니다",
        )


class Stacked(Event):
    """A move ended where the side already stands."""

    title = Text("stacking", "업기")
    piece: Piece
    others: tuple[Piece, ...]
    station: Station

    def caption(self) -> Text:
        """What happened, as one sentence."""
        return Text(
            f"{self.piece} stacks with {_en(self.others)} on {self.station.hangul}",
            f"{_ko(self.piece, '이/가')} {self.station.hangul}에서 "
            f"{_ko(self.others, '을/를')} 업습니다",
        )


class Captured(Event):
    """A move ended where another side stands."""

    title = Text("capture", "잡기")
    piece: Piece
    captured: tuple[Piece, ...]
    station: Station

    def caption(self) -> Text:
        """What happened and by which rule, as one sentence."""
        return Text(
            f"{self.piece} captures {_en(self.captured)} on {self.station.hangul}: "
            "back to not started",
            f"{_ko(self.piece, '이/가')} {self.station.hangul}에서 "
            f"{_ko(self.captured, '을/를')} 잡아 출발 전으로 돌려보냅니다",
        )


class ReachedNalbat(Event):
    """A move ended on 날밭, the last station, which is still on the board."""

    title = Text("a move ends on 날밭", "날밭에 멈춤")
    piece: Piece

    def caption(self) -> Text:
        """What happened and by which rule, as one sentence."""
        return Text(
            f"{self.piece} stands on 날밭, which is on the board: one more step takes it out",
            f"{_ko(self.piece, '이/가')} 날밭에 섰습니다. 아직 판 위이고 한 칸만 더 가면 납니다",
        )


class WentOut(Event):
    """A piece left the board beyond 날밭, for good."""

    title = Text("a piece goes out", "말이 남")
    piece: Piece
    start: Station

    def caption(self) -> Text:
        """What happened, as one sentence."""
        return Text(
            f"{self.piece} goes out from {self.start.hangul}",
            f"{_ko(self.piece, '이/가')} {self.start.hangul}에서 났습니다",
        )


class SticksFell(Event):
    """The sticks of a turn in a list of turns.

    Attributes:
        sticks: How each lies, `F` the flat side up and `B` the round one.
        throw: What they show.
    """

    title = Text("sticks", "윷가락")
    sticks: str
    throw: Throw

    def caption(self) -> Text:
        """What the sticks show and why, as one sentence."""
        flats = self.sticks.count("F")
        sides = "side" if flats == 1 else "sides"
        return Text(
            f"{self.sticks} shows {flats} flat {sides}: {self.throw}, {self.throw.steps} to go",
            f"{self.sticks}: 평평한 면이 {flats}개이므로 {self.throw.hangul},"
            f" {self.throw.steps}칸 갑니다",
        )


class Threw(Event):
    """The sticks were thrown."""

    title = Text("a throw", "던지기")
    throw: Throw

    def caption(self) -> Text:
        """What the sticks show, as one sentence."""
        return Text("the sticks show {0}", "{1:이/가} 나왔습니다").fill(
            self.throw, self.throw.hangul
        )


class EarnedThrow(Event):
    """A throw or a capture earned one more throw.

    Attributes:
        throw: The throw that earned it, or None for a capture.
    """

    title = Text("one more throw", "한 번 더 던지기")
    throw: Throw | None

    def caption(self) -> Text:
        """What earned a throw, as one sentence."""
        if self.throw is None:
            return Text("the capture earns one more throw", "말을 잡았으므로 한 번 더 던집니다")
        return Text("{0} earns one more throw", "{1:이/가} 나왔으므로 한 번 더 던집니다").fill(
            self.throw, self.throw.hangul
        )


class VoidThrow(Event):
    """A stick left the mat: the turn is over."""

    title = Text("a stick off the mat", "낙")

    def caption(self) -> Text:
        """What happened and by which rule, as one sentence."""
        return Text(
            "a stick left the mat: the throw is void and the turn is over",
            "낙이라서 던진 것이 무효가 되고 차례가 끝납니다",
        )


class LostThrows(Event):
    """No piece could use the throws that were left."""

    title = Text("throws that nobody can use", "쓸 수 없는 윷")
    throws: tuple[Throw, ...]

    def caption(self) -> Text:
        """What happened and by which rule, as one sentence."""
        names = ", ".join(throw.hangul for throw in self.throws)
        return Text(
            "no piece can use {0}: lost", "{1:으로/로} 움직일 말이 없어 그냥 넘어갑니다"
        ).fill(", ".join(map(str, self.throws)), names)


class GaveUpThrows(Event):
    """A player chose not to move."""

    title = Text("throws given up", "쓰지 않은 윷")
    throws: tuple[Throw, ...]

    def caption(self) -> Text:
        """What happened, as one sentence."""
        names = ", ".join(throw.hangul for throw in self.throws)
        return Text("{0} given up", "{1:을/를} 쓰지 않습니다").fill(
            ", ".join(map(str, self.throws)), names
        )


def tell_move(
    events: list[Event],
    piece: Piece,
    stops: tuple[Stop, ...],
    *,
    carried: tuple[Piece, ...],
    stacked: tuple[Piece, ...],
    captured: tuple[Piece, ...],
    caught_on: Station | None,
) -> None:
    """Appends what a move did.

    Args:
        events: Where to append.
        piece: The piece that was moved.
        stops: Where it started, what it came through, and where it ended.
        carried: Who moved along.
        stacked: Who of its team stood where it ended.
        captured: Who of the others did.
        caught_on: Where these stood, which only by a misreading is elsewhere.
    """
    events.extend(_progress(piece, stops))
    if carried:
        events.append(Carried(piece, carried))
    if captured and caught_on is not None:
        events.append(Captured(piece, captured, caught_on))
    station = stops[-1].station
    if station is None:
        return
    if stacked:
        events.append(Stacked(piece, stacked, station))
    if station is Station.NALBAT:
        events.append(ReachedNalbat(piece))


def _progress(piece: Piece, stops: tuple[Stop, ...]) -> Iterable[Event]:
    """The events of the way itself: from where, past which corners, to where."""
    start, first, *_rest = stops
    if start.station in CORNERS and first.station and first == turned(start):
        yield TookShortcut(piece, start.station, first.station)
    for corner, onward in pairwise(stops[1:]):
        if corner.station in CORNERS and onward.station and onward == ahead(corner):
            yield PassedCorner(piece, corner.station, onward.station)
    yield _whole(piece, stops)


def _whole(piece: Piece, stops: tuple[Stop, ...]) -> Event:
    start, first, end = stops[0], stops[1], stops[-1]
    if first in every_behind(start) and first.station:
        return SteppedBack(piece, start.station, first.station)
    if end.station is None:
        return WentOut(piece, start.station or Station.NALBAT)
    if start.station is None:
        return Entered(piece, end.station)
    return Moved(piece, start.station, end.station)


def _en(pieces: tuple[Piece, ...]) -> str:
    *most, last = map(str, pieces)
    return f"{', '.join(most)} and {last}" if most else last


def _ko(pieces: Piece | tuple[Piece, ...], pair: str) -> str:
    names = pieces if isinstance(pieces, tuple) else (pieces,)
    return particle(", ".join(map(str, names)), pair)


def _to(station: Station) -> str:
    return particle(station.hangul, "으로/로")
