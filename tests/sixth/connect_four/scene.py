"""The picture of a state of Connect Four."""

from __future__ import annotations

from noripan.core.game import Event
from noripan.core.scene import Choice, Look, Mark, MarkKind, Scene, Spot, TextGrid, Token
from noripan.core.text import Text
from tests.sixth.connect_four.events import COLOURS, Connected, Fell
from tests.sixth.connect_four.game import LETTERS, ConnectFourState
from tests.sixth.connect_four.rules import Square


def scene(state: ConnectFourState, events: tuple[Event, ...]) -> Scene:
    """The board, what the last move did, and where a disc can fall."""
    width, height = state.game.width, state.game.height
    return Scene(
        spots=tuple(
            Spot(str(Square(column, row)), float(column), float(height - 1 - row))
            for row in reversed(range(height))
            for column in range(width)
        ),
        grid=TextGrid(columns=2, rows=1),
        tokens=tuple(
            Token(str(Square(column, row)), letter, _PLAYERS[letter])
            for column, discs in enumerate(state.columns)
            for row, letter in enumerate(discs)
        ),
        marks=tuple(mark for event in events for mark in _marks(event)),
        choices=tuple(
            Choice(str(move), (str(_landing(state, move.column)),)) for move in state.moves()
        ),
        captions=(_caption(state),),
        look=Look(),
        columns=tuple("abcdefghi"[:width]),
        rows=tuple(str(height - row) for row in range(height)),
    )


_PLAYERS = {letter: player for player, letter in LETTERS.items()}


def _landing(state: ConnectFourState, column: int) -> Square:
    return Square(column - 1, len(state.columns[column - 1]))


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
