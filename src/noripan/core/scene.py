"""A picture as data: spots, what stands on them, and marks. Drawn by whoever knows how to draw."""

from __future__ import annotations

from enum import Enum

from noripan.core.game import Player
from noripan.core.text import Text, same
from noripan.core.value import Value


class Ground(Enum):
    """What the board is made of."""

    PAPER = "paper"
    WOOD = "wood"
    GREEN = "green"


class SpotShape(Enum):
    """What the places of the board look like: squares, circles, or crossings of lines."""

    SQUARE = "square"
    CIRCLE = "circle"
    CROSSING = "crossing"


class TokenShape(Enum):
    """What stands on the board.

    A piece carries its label and its owner's colour and shape. A stone and a disc are black
    (the first player's) or white; a disc has the other colour below. Plates lie on one
    another, seen from the side, each with its label and where it looks.
    """

    PIECE = "piece"
    STONE = "stone"
    DISC = "disc"
    PLATE = "plate"


class Look(Value):
    """What a picture finer than characters makes of the board."""

    ground: Ground = Ground.PAPER
    spots: SpotShape = SpotShape.SQUARE
    tokens: TokenShape = TokenShape.PIECE


class Fill(Enum):
    """What a spot's ground looks like; a corner stands out from the others."""

    BOARD = "board"
    WHITE = "white"
    RED = "red"
    BLUE = "blue"
    CORNER = "corner"


class MarkKind(Enum):
    """What a mark says of its spot."""

    FROM = "from"
    TO = "to"
    CARRIED = "carried"
    CHANGED = "changed"
    REVERSED = "reversed"
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
        title: What people call it, where that says more than the label.
    """

    name: str
    x: float
    y: float
    fill: Fill = Fill.BOARD
    label: str = ""
    title: Text = same("")


class Link(Value):
    """A line between two spots; one-way, tokens go only from its start to its end."""

    start: str
    end: str
    one_way: bool = False


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


class Tray(Value):
    """Tokens beside the board, which stand on no spot: not started, out, in hand."""

    label: Text
    tokens: tuple[Token, ...]


class Stick(Enum):
    """How a stick that was thrown lies; one of them may have a mark on its flat side."""

    FLAT = "flat"
    MARKED_FLAT = "marked flat"
    ROUND = "round"


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
        look: What the board is made of and what stands on it.
        trails: The ways that tokens went in the last move, spot by spot.
        trays: What stands beside the board.
        sticks: The sticks that were thrown, if any.
        die: The number that a die shows, if one was thrown.
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
    look: Look = Look()
    trails: tuple[tuple[str, ...], ...] = ()
    trays: tuple[Tray, ...] = ()
    sticks: tuple[Stick, ...] = ()
    die: int | None = None
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
