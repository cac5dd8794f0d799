"""The picture of a state of Connect Four."""

from __future__ import annotations

from noripan.core.game import Event
from noripan.core.scene import (
    Basic,
    Look,
    Mark,
    MarkKind,
    Material,
    Scene,
    Spot,
    TextGrid,
    Token,
    TokenShape,
    Tone,
)
from noripan.core.text import Text
from tests.sixth.connect_four.events import COLOURS, Connected, Fell
from tests.sixth.connect_four.game import LETTERS, ConnectFourState
from tests.sixth.connect_four.rules import Square

_FRAME = Tone("#2456a8", "#1d4687", Basic.BLUE)
_LOOK = Look(
    ground=Material(
        face=Tone("#dfe8f6", "#28303c", Basic.WHITE),
        edge=_FRAME,
        line=_FRAME,
        names=Tone("#1b3f7c", "#b7cdf0", Basic.BLUE),
    ),
    tokens=TokenShape.STONE,
    sides=(Tone("#d0342c", "#e0525c", Basic.RED), Tone("#f2c230", "#e0b020", Basic.YELLOW)),
)


def scene(state: ConnectFourState, events: tuple[Event, ...]) -> Scene:
    """The board, and what the last move did."""
    width, height = state.game.width, state.game.height
    return Scene(
        spots=tuple(
            Spot(str(Square(column=column, row=row)), float(column), float(height - 1 - row))
            for row in reversed(range(height))
            for column in range(width)
        ),
        grid=TextGrid(columns=2, rows=1),
        tokens=tuple(
            Token(str(Square(column=column, row=row)), letter, _PLAYERS[letter])
            for column, discs in enumerate(state.columns)
            for row, letter in enumerate(discs)
        ),
        marks=tuple(mark for event in events for mark in _marks(event)),
        captions=(_caption(state),),
        look=_LOOK,
        columns=tuple("abcdefghi"[:width]),
        rows=tuple(str(height - row) for row in range(height)),
    )


_PLAYERS = {letter: player for player, letter in LETTERS.items()}


def _marks(event: Event) -> tuple[Mark, ...]:
    match event:
        case Fell():
            return (Mark(str(event.square), MarkKind.TO),)
        case Connected():
            return tuple(Mark(str(square), MarkKind.WINNING) for square in event.squares)
    return ()


def _caption(state: ConnectFourState) -> Text:
    if state.outcome is None:
        colour = COLOURS[state.mover]
        return Text(f"{colour.en} to move", f"{colour.ko} 차례")
    return state.outcome.reason.text
