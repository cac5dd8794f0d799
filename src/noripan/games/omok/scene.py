"""The picture of a position: a lattice, its stones, and marks for what matters on it.

Black and white stones are drawn as the first's and the second's, whoever has them after
an opening that swaps colours: a stone doesn't change its colour on the board.
"""

from __future__ import annotations

from functools import cache

from noripan.core.game import Player
from noripan.core.scene import (
    Ground,
    Link,
    Look,
    Mark,
    MarkKind,
    Scene,
    Spot,
    SpotShape,
    TextGrid,
    Token,
    TokenShape,
)
from noripan.core.text import Text
from noripan.games.omok.board import EMPTY, Colour, column_name, point_at
from noripan.games.omok.events import PlayedForbidden, StonePut, player_name
from noripan.games.omok.options import Opening
from noripan.games.omok.rules import Stage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.core.game import Event, Outcome
    from noripan.games.omok.game import OmokState

_DRAWN_AS = {Colour.BLACK: Player.FIRST, Colour.WHITE: Player.SECOND}
_GRID = TextGrid(columns=2, rows=1)
_LOOK = Look(Ground.WOOD, SpotShape.CROSSING, TokenShape.STONE)
_STARS_ON_THIRD_LINE, _STARS_ON_SIDES = 12, 17
"""Up to the first size, star points stand on the third line; from the second on, there are
nine instead of five."""
_WAITS_FOR = {
    Stage.THREE: Text("puts the first three stones", "첫 세 돌을 놓을 차례"),
    Stage.CHOICE: Text(
        "chooses: stay (white), swap (black) or two (more stones)",
        "고를 차례: stay(백), swap(흑), two(두 돌 더)",
    ),
    Stage.TWO: Text("puts two more stones", "두 돌을 더 놓을 차례"),
    Stage.LAST_CHOICE: Text(
        "chooses: stay (black) or swap (white)", "고를 차례: stay(흑), swap(백)"
    ),
}


def draw(state: OmokState, events: tuple[Event, ...]) -> Scene:
    """The position's picture, with the last stone marked where events tell of one."""
    size = state.game.size
    columns = tuple(map(column_name, range(size)))
    rows = tuple(str(row) for row in range(size, 0, -1))
    return Scene(
        spots=_spots(size),
        grid=_GRID,
        links=_links(columns, rows),
        tokens=tuple(_tokens(state)),
        marks=tuple(_marks(state, events)),
        captions=(_status(state),),
        look=_LOOK,
        columns=columns,
        rows=rows,
    )


@cache
def _spots(size: int) -> tuple[Spot, ...]:
    stars = _stars(size)
    return tuple(
        Spot(
            name=str(point_at(index, size)),
            x=float(column),
            y=float(row),
            stands_out=(column, row) in stars,
        )
        for index in range(size * size)
        for row, column in [divmod(index, size)]
    )


def _stars(size: int) -> set[tuple[int, int]]:
    """The star points (화점) as columns and rows from 0; a board without a middle has none."""
    if size % 2 == 0:
        return set()
    line, middle = 2 if size <= _STARS_ON_THIRD_LINE else 3, size // 2
    lines = (line, middle, size - 1 - line)
    stars = {(column, row) for column in lines for row in lines}
    if size >= _STARS_ON_SIDES:
        return stars
    return {(column, row) for column, row in stars if (column == middle) == (row == middle)}


@cache
def _links(columns: tuple[str, ...], rows: tuple[str, ...]) -> tuple[Link, ...]:
    """The lines of the board, each from edge to edge."""
    across = (Link(columns[0] + row, columns[-1] + row) for row in rows)
    down = (Link(column + rows[0], column + rows[-1]) for column in columns)
    return (*across, *down)


def _tokens(state: OmokState) -> Iterator[Token]:
    for index, stone in enumerate(state.board):
        if stone != EMPTY:
            colour = Colour(stone)
            name = str(point_at(index, state.game.size))
            yield Token(name, colour.letter, _DRAWN_AS[colour])


def _marks(state: OmokState, events: tuple[Event, ...]) -> Iterator[Mark]:
    for event in events:
        if isinstance(event, StonePut):
            yield Mark(str(event.point), MarkKind.TO)
        if isinstance(event, PlayedForbidden):
            yield Mark(str(event.ban.point), MarkKind.FORBIDDEN)
    if state.outcome is None:
        for ban in state.forbidden():
            yield Mark(str(ban.point), MarkKind.FORBIDDEN)
    stones = {stone: None for run in state.winning_runs() for stone in run.stones}
    for stone in stones:
        yield Mark(str(stone), MarkKind.WINNING)


def _status(state: OmokState) -> Text:
    if state.outcome is not None:
        return _result(state, state.outcome)
    player = player_name(state.turn)
    if state.stage in _WAITS_FOR:
        waits = _WAITS_FOR[state.stage]
        return Text("{} {}", "{:이/가} {}").fill(player, waits)
    colour = state.colour.text
    if state.game.opening is Opening.NONE:
        return Text("{} to move", "{} 차례").fill(colour)
    return Text("{} to move ({})", "{} 차례 ({})").fill(colour, player)


def _result(state: OmokState, outcome: Outcome) -> Text:
    reason = outcome.reason.text
    if not outcome.winners:
        return Text("draw: {}", "무승부: {}").fill(reason)
    colour = Colour.BLACK if state.black in outcome.winners else Colour.WHITE
    return Text("{} wins: {}", "{} 승: {}").fill(colour.text, reason)
