"""A picture as data: spots, what stands on them, and marks. Drawn by whoever knows how to draw."""

from __future__ import annotations

from enum import Enum

from noripan.core.game import Player
from noripan.core.text import Text
from noripan.core.value import Value


class Fill(Enum):
    """What a spot's ground looks like."""

    BOARD = "board"
    WHITE = "white"
    RED = "red"
    BLUE = "blue"
    CORNER = "corner"


class MarkKind(Enum):
    """What a mark says of its spot."""

    FROM = "from"
    TO = "to"
    CHANGED = "changed"
    REMOVED = "removed"
    WINNING = "winning"
    FORBIDDEN = "forbidden"


class Spot(Value):
    """A place on the board.

    Attributes:
        name: Its one name, as moves and marks use it.
        x: Distance from the left in the scene's unit.
        y: Distance from the top in the scene's unit.
        label: What is written on it when it is empty.
    """

    name: str
    x: float
    y: float
    fill: Fill = Fill.BOARD
    label: str = ""


class Link(Value):
    """A line between two spots."""

    start: str
    end: str


class Token(Value):
    """A piece, stone, disc.

    Attributes:
        spot: Where it stands.
        label: What is written on it, the same wherever it goes.
        player: Whose it is, or None.
        slot: Which part of the spot it takes, from 0: its height in a stack, its corner
            of a station.
        facing: The direction that it looks at: `>`, `<`, `^`, `v`, or nothing.
    """

    spot: str
    label: str
    player: Player | None = None
    slot: int = 0
    facing: str = ""


class Mark(Value):
    """A sign on a spot."""

    spot: str
    kind: MarkKind


class Choice(Value):
    """A legal move and the spots to point at, in order, to make it."""

    move: str
    spots: tuple[str, ...]


class TextGrid(Value):
    """How a drawing in characters lays the scene out.

    Attributes:
        columns: Characters from one unit to the next, across.
        rows: Lines from one unit to the next, down.
        width: Slots of a spot across, one character each (or as wide as tokens need).
        height: Slots of a spot down.
        empty: What an empty slot without a label shows.
    """

    columns: int
    rows: int
    width: int = 1
    height: int = 1
    empty: str = "."


class Scene(Value):
    """Everything that a picture of a state shows.

    Attributes:
        spots: The places, in reading order.
        links: The lines between them.
        tokens: What stands on them.
        marks: What the last move did.
        choices: The legal moves and where to point for each.
        captions: Sentences under the picture: whose turn, the score, the outcome.
        grid: How to lay it out in characters.
        columns: Names of the columns, left to right, where the board has such.
        rows: Names of the rows, top to bottom, where the board has such.
    """

    spots: tuple[Spot, ...]
    grid: TextGrid
    links: tuple[Link, ...] = ()
    tokens: tuple[Token, ...] = ()
    marks: tuple[Mark, ...] = ()
    choices: tuple[Choice, ...] = ()
    captions: tuple[Text, ...] = ()
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
