"""The picture of New Game: coloured squares, and on each its discs from the bottom up."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from noripan.core.scene import (
    Basic,
    Fill,
    Hatch,
    Look,
    Mark,
    MarkKind,
    Scene,
    Spot,
    TextGrid,
    Token,
    TokenShape,
    Tone,
)
from noripan.core.text import Text
from noripan.games.new_game.board import Colour, squares_of
from noripan.games.new_game.events import Blocked, Moved, StackedFour, Turned, TurnedOver

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.core.game import Event
    from noripan.games.new_game.board import Board
    from noripan.games.new_game.game import NewGameState

_FILLS = {
    Colour.WHITE: Fill(Tone("#fbfaf6", "#dedbd3", Basic.WHITE)),
    Colour.RED: Fill(
        Tone("#f2a79f", "#d58279", Basic.RED),
        Hatch.SLOPES,
        Tone("#c0362c", "#93241c", Basic.RED),
    ),
    Colour.BLUE: Fill(
        Tone("#a9c8ee", "#7fa6d4", Basic.BLUE),
        Hatch.WAVES,
        Tone("#1d5aa8", "#153f78", Basic.BLUE),
    ),
}
_LABELS = {Colour.WHITE: "", Colour.RED: "r", Colour.BLUE: "b"}
_LOOK = Look(tokens=TokenShape.PLATE)
_USUAL_SLOTS = 3
"""A stack of three is the tallest with which a game goes on."""


def draw(state: NewGameState, events: tuple[Event, ...]) -> Scene:
    """The picture of a state, with marks for what the last turn did."""
    names = tuple(str(number + 1) for number in range(len(state.game.board)))
    return Scene(
        spots=_spots(state.game.board),
        grid=_grid(state),
        tokens=_tokens(state),
        marks=_marks(events),
        captions=_captions(state),
        look=_LOOK,
        trails=_trails(events),
        columns=names,
        rows=names,
    )


@lru_cache(maxsize=16)
def _spots(board: Board) -> tuple[Spot, ...]:
    """The squares, made once for all the turns of a game."""
    return tuple(
        Spot(
            name=str(square),
            x=float(square.column),
            y=float(square.row),
            fill=_FILLS[colour],
            label=_LABELS[colour],
        )
        for square, colour in zip(squares_of(board), chain.from_iterable(board), strict=True)
    )


def _grid(state: NewGameState) -> TextGrid:
    tallest = max(len(discs) for _square, discs in state.position.stacks)
    slots = max(_USUAL_SLOTS, tallest)
    disc_width = len(str(len(state.game.discs))) + 1
    return TextGrid(columns=slots * disc_width + 1, rows=1, width=slots)


def _tokens(state: NewGameState) -> tuple[Token, ...]:
    directions = state.position.directions
    return tuple(
        Token(str(square), str(disc), slot=height, facing=directions[disc - 1].symbol)
        for square, discs in state.position.stacks
        for height, disc in enumerate(discs)
    )


def _marks(events: tuple[Event, ...]) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    for event in events:
        match event:
            case Moved():
                marks.append(Mark(str(event.start), MarkKind.FROM))
                marks.append(Mark(str(event.end), MarkKind.TO))
                if event.carried:
                    marks.append(Mark(str(event.end), MarkKind.CARRIED))
            case TurnedOver():
                marks.append(Mark(str(event.square), MarkKind.REVERSED))
            case Turned() | Blocked():
                marks.append(Mark(str(event.square), MarkKind.CHANGED))
            case StackedFour():
                marks.append(Mark(str(event.square), MarkKind.WINNING))
    return tuple(dict.fromkeys(marks))


def _trails(events: tuple[Event, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple((str(event.start), str(event.end)) for event in events if isinstance(event, Moved))


def _captions(state: NewGameState) -> tuple[Text, ...]:
    turns = state.turn_number
    after = Text(f"after turn {turns}", f"{turns}턴 뒤") if turns else Text("the start", "시작")
    return (after, state.outcome.reason.text) if state.outcome else (after,)
