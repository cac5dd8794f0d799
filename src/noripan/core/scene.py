"""A picture as data: spots, what stands on them, and marks. Drawn by whoever knows how to draw."""

from __future__ import annotations

from enum import Enum

from noripan.core.game import Player
from noripan.core.text import Text, same
from noripan.core.value import Value


class Basic(Enum):
    """The colours that every terminal has, in the order of their codes."""

    BLACK = "black"
    RED = "red"
    GREEN = "green"
    YELLOW = "yellow"
    BLUE = "blue"
    MAGENTA = "magenta"
    CYAN = "cyan"
    WHITE = "white"


class Tone(Value):
    """A colour of a game's own.

    Attributes:
        light: Its value on a light page, as `#rrggbb` in small letters.
        dark: Its value on a dark one.
        basic: The nearest one that a terminal has.
    """

    light: str
    dark: str
    basic: Basic

    def __post_init__(self) -> None:
        """Checks the values, which pictures quote as they are."""
        for value in (self.light, self.dark):
            if len(value) != len("#rrggbb") or value[0] != "#" or set(value[1:]) - _HEX_DIGITS:
                raise ValueError(f"a colour is written as #rrggbb, not {value!r}")


_HEX_DIGITS = frozenset("0123456789abcdef")


class Ground(Enum):
    """What the board is made of, where a game has no `Material` of its own."""

    PAPER = "paper"
    WOOD = "wood"
    GREEN = "green"


class Material(Value):
    """A ground of a game's own: its face and edge, the lines and the names on it."""

    face: Tone
    edge: Tone
    line: Tone
    names: Tone


class SpotShape(Enum):
    """What the places of the board look like: squares, circles, or crossings of lines."""

    SQUARE = "square"
    CIRCLE = "circle"
    CROSSING = "crossing"


class TokenShape(Enum):
    """What stands on the board, where a game has no `Outline` of its own.

    A piece carries its label and its owner's colour and shape. A stone and a disc are black
    (the first player's) or white; a disc has the other colour below. Plates lie on one
    another, seen from the side, each with its label and where it looks.
    """

    PIECE = "piece"
    STONE = "stone"
    DISC = "disc"
    PLATE = "plate"


class Outline(Value):
    """The shape of a game's own pieces, which carry their labels.

    Attributes:
        points: Its corners (x, y) around the middle; 1 is the radius of a round piece.
    """

    points: tuple[tuple[float, float], ...]


class Look(Value):
    """What the board is made of and what stands on it.

    Attributes:
        ground: The ground.
        spots: The places.
        tokens: What stands on them.
        sides: The colours of the players' tokens, the first player's first; the usual ones
            by default.
    """

    ground: Ground | Material = Ground.PAPER
    spots: SpotShape = SpotShape.SQUARE
    tokens: TokenShape | Outline = TokenShape.PIECE
    sides: tuple[Tone, ...] = ()


class Hatch(Enum):
    """Lines on a coloured spot, for those who tell colours apart badly."""

    NONE = "none"
    SLOPES = "slopes"
    WAVES = "waves"


class Fill(Value):
    """What a spot looks like that doesn't look like the board.

    Attributes:
        tone: Its colour.
        hatch: The lines on it.
        lines: Their colour; none where there are no lines.
    """

    tone: Tone
    hatch: Hatch = Hatch.NONE
    lines: Tone | None = None


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
        fill: What it looks like, where it doesn't look like the board.
        label: What is written on it when it is empty.
        title: What people call it, where that says more than the label.
        stands_out: Whether it is to be seen among the others: a corner, a star of the board.
    """

    name: str
    x: float
    y: float
    fill: Fill | None = None
    label: str = ""
    title: Text = same("")
    stands_out: bool = False


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
    captions: tuple[Text, ...] = ()
    look: Look = Look()
    trails: tuple[tuple[str, ...], ...] = ()
    trays: tuple[Tray, ...] = ()
    sticks: tuple[Stick, ...] = ()
    die: int | None = None
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
