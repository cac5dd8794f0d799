"""The picture of Yut Nori: 29 stations, the lines between them, and the pieces in their corners."""

from __future__ import annotations

from noripan.core.game import Player
from noripan.core.scene import (
    Link,
    Look,
    Mark,
    MarkKind,
    Scene,
    Spot,
    SpotShape,
    Stick,
    TextGrid,
    Token,
    Tray,
)
from noripan.core.text import Text, same
from noripan.games.yut_nori.board import CORNERS, OUT, WAITING, Piece, Station, Way
from noripan.games.yut_nori.events import (
    Captured,
    Carried,
    Entered,
    Moved,
    SteppedBack,
    SticksFell,
    Threw,
    WentOut,
)
from noripan.games.yut_nori.throws import BY_FLATS, Throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.core.game import Event, Outcome
    from noripan.games.yut_nori.board import Board
    from noripan.games.yut_nori.game import YutState
    from noripan.games.yut_nori.turn_list import TurnListState

_UNIT = 6
"""Characters between two stations of the outer lap."""

_FITTING = ((2, 2), (2, 3), (2, 4), (3, 4))
"""Columns and lines of a station's slots, from the smallest; the last holds two sides of five."""

_TRAYS = {WAITING: Text("not started", "출발 전"), OUT: Text("out", "난 말")}

_LOOK = Look(spots=SpotShape.CIRCLE)

_BIG = (*CORNERS, Station.JJEOLBAT, Station.NALBAT)

SPOTS = tuple(
    Spot(
        str(station),
        station.column / _UNIT,
        station.row / _UNIT,
        title=same(station.hangul),
        stands_out=station in _BIG,
    )
    for station in Station
)

LINKS = tuple(
    dict.fromkeys(
        Link(str(start), str(end))
        for way in Way
        for start, end in zip((Station.NALBAT, *way.stations), way.stations, strict=False)
    )
)


def turn_list_scene(state: TurnListState, events: tuple[Event, ...]) -> Scene:
    """The picture of a list of turns."""
    return _scene(state.board, events, tuple(_ending(state.board, state.outcome)))


def play_scene(state: YutState, events: tuple[Event, ...]) -> Scene:
    """The picture of a game."""
    return _scene(state.board, events, tuple(_turn_captions(state)))


def _scene(board: Board, events: tuple[Event, ...], captions: tuple[Text, ...]) -> Scene:
    return Scene(
        spots=SPOTS,
        grid=_grid(board),
        links=LINKS,
        tokens=tuple(_tokens(board)),
        marks=tuple(_marks(events)),
        captions=captions,
        look=_LOOK,
        trails=tuple(_trails(board, events)),
        trays=tuple(_trays(board)),
        sticks=_sticks(events),
    )


def _grid(board: Board) -> TextGrid:
    most = max(len(list(board.team(Player(team)))) for team in range(board.teams))
    width, height = next(size for size in _FITTING if size[0] * size[1] >= most)
    return TextGrid(columns=_UNIT, rows=_UNIT, width=width, height=height)


def _tokens(board: Board) -> Iterator[Token]:
    """Each piece on the board in its own slot; partners' slots follow each other."""
    for piece, stop in board.pieces():
        if stop.station is not None:
            slot = piece.player // board.teams * len(board.sides[0]) + piece.number
            yield Token(str(stop.station), str(piece), piece.player, slot)


def _marks(events: tuple[Event, ...]) -> Iterator[Mark]:
    reached = ""
    for event in events:
        if isinstance(event, Moved | SteppedBack | WentOut) and event.start:
            yield Mark(str(event.start), MarkKind.FROM)
        if isinstance(event, Moved | SteppedBack | Entered):
            reached = str(event.end)
            yield Mark(reached, MarkKind.TO)
        if isinstance(event, Carried) and reached:
            yield Mark(reached, MarkKind.CARRIED)
        if isinstance(event, Captured):
            yield Mark(str(event.station), MarkKind.REMOVED)


def _trails(board: Board, events: tuple[Event, ...]) -> Iterator[tuple[str, ...]]:
    """The way of the last move, station by station; a new piece is thought to stand on 날밭."""
    for event in events:
        match event:
            case Entered() | Moved():
                stop = board.stop(event.piece)
                past = (Station.NALBAT, *stop.way.stations[: stop.index])
                start = event.start if isinstance(event, Moved) else Station.NALBAT
                # By a misreading's rules a piece may come by no way of the board.
                way_here = past[past.index(start) :] if start in past else (start, event.end)
                yield tuple(map(str, way_here))
            case WentOut():
                way = next(way for way in reversed(Way) if event.start in way.stations)
                yield tuple(map(str, way.stations[way.stations.index(event.start) :]))
            case SteppedBack(_piece, Station() as start, end):
                yield str(start), str(end)


def _sticks(events: tuple[Event, ...]) -> tuple[Stick, ...]:
    """The sticks that were thrown in the last move; a void throw shows none."""
    for event in events:
        match event:
            case SticksFell():
                return tuple(Stick.FLAT if side == "F" else Stick.ROUND for side in event.sticks)
            case Threw(Throw.BACK_DO):
                return (Stick.MARKED_FLAT, *[Stick.ROUND] * 3)
            case Threw(throw) if throw in BY_FLATS:
                flats = BY_FLATS.index(throw)
                return (*[Stick.FLAT] * flats, *[Stick.ROUND] * (4 - flats))
    return ()


def _turn_captions(state: YutState) -> Iterator[Text]:
    """Whose turn it is and what there is to throw and to spend, or how it ended."""
    if state.outcome:
        yield from _ending(state.board, state.outcome)
        return
    side = _side(state.board, state.mover)
    if state.turn is Player.CHANCE:
        yield Text("{} throws", "던질 차례: {}").fill(side)
    else:
        yield Text("{} moves", "움직일 차례: {}").fill(side)
    if state.thrown:
        yield Text(
            f"to be spent: {', '.join(map(str, state.thrown))}",
            f"남은 윷: {', '.join(throw.hangul for throw in state.thrown)}",
        )


def _ending(board: Board, outcome: Outcome | None) -> Iterator[Text]:
    """Who won, if anybody, and why the game is over."""
    if outcome is None:
        return
    reason = outcome.reason.text
    winners = [_side(board, player) for player in outcome.winners]
    if not winners:
        yield reason
        return
    wins = "win" if len(winners) > 1 else "wins"
    both = Text(" and ", ", ").join(winners)
    yield Text("{0} {1}: {2}", "{0} 승리: {2}").fill(both, wins, reason)


def _trays(board: Board) -> Iterator[Tray]:
    """Each side's pieces that aren't on the board: not started, and out."""
    for player, stops in enumerate(board.sides):
        pieces = [Piece(Player(player), number) for number in range(len(stops))]
        side = _side(board, Player(player))
        for off, label in _TRAYS.items():
            yield Tray(
                same("{} {}").fill(side, label),
                tuple(
                    Token("", str(piece), piece.player)
                    for piece, stop in zip(pieces, stops, strict=True)
                    if (stop.station, stop.index) == (None, off.index)
                ),
            )


def _side(board: Board, player: Player) -> Text:
    letters = board.letters(player)
    return Text(f"side {player + 1} ({letters})", f"{player + 1}편({letters})")
