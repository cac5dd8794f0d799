"""The picture of Dice Yut: a square track from the lower right, shortcuts through its middle."""

from __future__ import annotations

from functools import cache

from noripan.core.game import Player
from noripan.core.scene import (
    Link,
    Look,
    Mark,
    MarkKind,
    Scene,
    Spot,
    SpotShape,
    TextGrid,
    Token,
)
from noripan.core.text import Text, same
from noripan.games.dice_yut.board import (
    CENTRE,
    GOAL,
    LINES,
    SHORTCUTS,
    SQUARE_40,
    START,
    TRACK,
    WAY_HOME,
)
from noripan.games.dice_yut.events import Moved
from noripan.games.dice_yut.game import PIECES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from noripan.core.game import Event
    from noripan.games.dice_yut.board import Square
    from noripan.games.dice_yut.game import DiceYutState

    Point: TypeAlias = tuple[float, float]
    """Distance from the left and from the top, in squares of the track."""

_SIDE = 5
"""Steps from corner to corner."""
_BESIDE_LAST = {START: (_SIDE + 1.0, _SIDE - 1.0), GOAL: (_SIDE + 1.0, float(_SIDE))}
_LINKS = tuple(Link(str(one), str(other), one_way=True) for one, other in LINES)
_GRID = TextGrid(columns=8, rows=3, width=len(PIECES))
_LOOK = Look(spots=SpotShape.CIRCLE)
_TITLES = {START: Text("start", "출발"), GOAL: Text("goal", "도착")}


def draw(state: DiceYutState, events: tuple[Event, ...]) -> Scene:
    """The picture of a state, with marks for what the last move did."""
    return Scene(
        spots=_spots(),
        grid=_GRID,
        links=_LINKS,
        tokens=_tokens(state),
        marks=_marks(events),
        captions=_captions(state),
        look=_LOOK,
        trails=_trails(state, events),
        die=_die(state, events),
    )


@cache
def _spots() -> tuple[Spot, ...]:
    """The squares, made once for all the turns of a game."""
    corners = {START, *SHORTCUTS, CENTRE, SQUARE_40, GOAL}
    points = sorted(_points().items(), key=lambda entry: (entry[1][1], entry[1][0]))
    return tuple(
        Spot(
            name=str(square),
            x=x,
            y=y,
            stands_out=square in corners,
            label=str(square.number or square),
            title=_TITLES.get(square, same("")),
        )
        for square, (x, y) in points
    )


def _points() -> dict[Square, Point]:
    """Where every square is: the start and the goal stand beside the last corner."""
    points = dict(_BESIDE_LAST)
    turns = [(_SIDE, _SIDE), (_SIDE, 0), (0, 0), (0, _SIDE), (_SIDE, _SIDE)]
    for side in range(4):
        first = side * _SIDE
        points |= _between(TRACK[first + 1 : first + _SIDE + 1], turns[side], turns[side + 1])
    middle = (_SIDE / 2, _SIDE / 2)
    for corner, way in SHORTCUTS.items():
        points |= _between(way[: way.index(CENTRE) + 1], points[corner], middle)
    return points | _between(WAY_HOME[1:-1], middle, points[SQUARE_40])


def _between(squares: Sequence[Square], start: Point, end: Point) -> dict[Square, Point]:
    """Squares at equal distances on a line, the last of them at its end."""
    (x, y), (to_x, to_y), steps = start, end, len(squares)
    return {
        square: (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps)
        for step, square in enumerate(squares, start=1)
    }


def _tokens(state: DiceYutState) -> tuple[Token, ...]:
    """The pieces; at the start and the goal, where they may meet, each in its own corner."""
    return tuple(
        Token(str(square), piece, Player.FIRST, slot if square in _BESIDE_LAST else 0)
        for slot, (piece, square) in enumerate(zip(PIECES, state.pieces, strict=True))
    )


def _marks(events: tuple[Event, ...]) -> tuple[Mark, ...]:
    return tuple(
        mark
        for event in events
        if isinstance(event, Moved)
        for mark in (
            Mark(str(event.start), MarkKind.FROM),
            Mark(str(event.end), MarkKind.TO),
        )
    )


def _trails(state: DiceYutState, events: tuple[Event, ...]) -> tuple[tuple[str, ...], ...]:
    """The way of the last move; a path stays on the goal where steps are left over.

    Only by a misreading's rules does a piece move from the goal, which is no way.
    """
    return tuple(
        (str(event.start), *dict.fromkeys(map(str, path)))
        for event in events
        if isinstance(event, Moved) and event.start != event.end
        for path in [state.game.rules.path(event.start, event.number)]
    )


def _die(state: DiceYutState, events: tuple[Event, ...]) -> int | None:
    """What the die shows: the number to be used, else the one that was."""
    used = (event.number for event in events if isinstance(event, Moved))
    return next(used, None) if state.number is None else state.number


def _captions(state: DiceYutState) -> tuple[Text, ...]:
    score = Text(f"score {state.score}", f"{state.score}점")
    if state.outcome:
        return score, state.outcome.reason.text
    count, total = state.used + 1, len(state.game.throws)
    due = Text(f"throw {count} of {total}", f"{total}번 중 {count}번째")
    if state.number is None:
        return Text("{}: the die is thrown", "{}: 주사위를 던집니다").fill(due), score
    return Text("{}: {}", "{} 수: {}").fill(due, state.number), score
