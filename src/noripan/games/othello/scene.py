"""The picture of a state of Othello."""

from __future__ import annotations

from functools import cache

from noripan.core.game import Event
from noripan.core.scene import (
    Ground,
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
from noripan.games.othello.board import COLUMN_NAMES, grid_of
from noripan.games.othello.events import BLACK, COLOURS, WHITE, DiscCount, TurnedOver, result
from noripan.games.othello.game import OthelloState

_LABELS = {BLACK: "X", WHITE: "O"}
_TEXT_GRID = TextGrid(columns=2, rows=1)
_LOOK = Look(Ground.GREEN, SpotShape.SQUARE, TokenShape.DISC)


def scene(state: OthelloState, events: tuple[Event, ...] = ()) -> Scene:
    """The board with its discs, what the last move did, and the legal moves."""
    size = state.game.size
    return Scene(
        spots=_spots(size),
        grid=_TEXT_GRID,
        tokens=_tokens(state),
        marks=tuple(mark for event in events for mark in _marks(event)),
        captions=_captions(state),
        look=_LOOK,
        columns=tuple(COLUMN_NAMES[:size]),
        rows=tuple(str(row + 1) for row in range(size)),
    )


@cache
def _spots(size: int) -> tuple[Spot, ...]:
    """The squares, made once for all the turns of a game."""
    return tuple(Spot(str(at), float(at.column), float(at.row)) for at in grid_of(size).squares)


def _tokens(state: OthelloState) -> tuple[Token, ...]:
    return tuple(
        Token(str(square), _LABELS[player], player, 0, "")
        for player, discs in ((BLACK, state.black), (WHITE, state.white))
        for square in state.game.grid.squares_of(discs)
    )


def _marks(event: Event) -> tuple[Mark, ...]:
    if not isinstance(event, TurnedOver):
        return ()
    turned = tuple(Mark(str(square), MarkKind.CHANGED) for square in event.turned)
    return (Mark(str(event.square), MarkKind.TO), *turned)


def _captions(state: OthelloState) -> tuple[Text, ...]:
    count = DiscCount(state.discs(BLACK), state.discs(WHITE)).text()
    outcome = state.outcome
    return (count, _turn(state) if outcome is None else result(outcome))


def _turn(state: OthelloState) -> Text:
    colour, label = COLOURS[state.mover], _LABELS[state.mover]
    return Text("{} ({}) to move", "{}({}) 차례").fill(colour, label)
