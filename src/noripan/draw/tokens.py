"""Draws what stands on the board: pieces, stones, discs, and plates seen from the side."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from math import ceil, cos, pi, sin, sqrt
from typing import TYPE_CHECKING, NamedTuple

from noripan.core.game import Player
from noripan.core.scene import Look, Outline, TokenShape, Tone
from noripan.draw.canvas import Canvas
from noripan.draw.theme import PLAYER_TINTS, Tint, is_light

if TYPE_CHECKING:
    from noripan.core.scene import Scene, Token
    from noripan.draw.canvas import Lines, Point
    from noripan.draw.theme import Paint, Theme

_STONE_RADIUS, _DISC_RADIUS = 0.45, 0.41
_PIECE_RADIUS = 0.3
_PILE_WIDTH = 0.86
_PLATE_WIDTH, _PLATE_HEIGHT, _PILE_HEIGHT = 0.62, 0.42, 0.8
_PLATE_MIDDLE, _PILE_BOTTOM = -0.11, 0.37
"""Piles of plates stand a bit to the left, beside the signs and the letter of the square."""
_LINE = 0.035
_FACINGS = {">": (1, 0), "<": (-1, 0), "^": (0, -1), "v": (0, 1)}


def draw_tokens(canvas: Canvas, scene: Scene) -> None:
    """Draws every token where it stands."""
    canvas.start("tokens")
    at = {spot.name: (spot.x, spot.y) for spot in scene.spots}
    shape, sides = scene.look.tokens, scene.look.sides
    in_order = sorted(scene.tokens, key=lambda token: (token.spot, token.slot))
    for spot, tokens in groupby(in_order, key=lambda token: token.spot):
        canvas.paste(_drawn(canvas.theme, shape, sides, at[spot], tuple(tokens)))
    canvas.end()


@lru_cache(maxsize=4096)
def _drawn(
    theme: Theme,
    shape: TokenShape | Outline,
    sides: tuple[Tone, ...],
    at: Point,
    tokens: tuple[Token, ...],
) -> Lines:
    """What stands on one spot, drawn once for all the turns in which it does."""
    canvas, look = Canvas(theme), Look(tokens=shape, sides=sides)
    draw = _draw_pieces if isinstance(shape, Outline) else _DRAW[shape]
    draw(canvas, look, at, tokens)
    return canvas.lines()


class Pile(NamedTuple):
    """How the pieces of a stack lie: in columns and rows, so far from one another."""

    columns: int
    rows: int
    step: float

    @property
    def reach(self) -> float:
        """From its middle to its upper edge."""
        return 0.56 * self.step * self.rows


def pile(pieces: int) -> Pile:
    """The pile of so many pieces."""
    columns = ceil(sqrt(pieces))
    return Pile(columns=columns, rows=ceil(pieces / columns), step=_PILE_WIDTH / max(columns, 2))


class Polygon(NamedTuple):
    """A regular polygon: its corners, the angle of the first, how far they reach in radii.

    The angle is in turns, clockwise from the right.
    """

    corners: int
    first: float
    reach: float


_POLYGONS = (None, Polygon(4, 1 / 8, 1.25), Polygon(6, 0, 1.12), Polygon(4, 0, 1.42))
"""What the players' pieces look like, as large as a circle looks; the first's are round."""


def draw_piece(canvas: Canvas, look: Look, at: Point, radius: float, token: Token) -> None:
    """Draws a piece: each player has a colour and, unless the game has one, an outline."""
    player = Player.FIRST if token.player is None else token.player
    paint = _side(look, player) or PLAYER_TINTS[player % len(PLAYER_TINTS)]
    corners = _corners(look, player)
    if corners:
        around = tuple((at[0] + radius * x, at[1] + radius * y) for x, y in corners)
        canvas.path(around, closed=True, fill=paint, line=Tint.CASING, width=_LINE)
    else:
        canvas.circle(at, radius, fill=paint, line=Tint.CASING, width=_LINE)
    ink = Tint.SQUARE_INK if isinstance(paint, Tone) and is_light(paint) else Tint.CASING
    canvas.text(at, token.label, radius * 1.15, fill=ink, bold=True, fit=radius * 1.5)


def _side(look: Look, player: Player | None) -> Tone | None:
    """A player's colour, where the game has its own."""
    return look.sides[player] if player is not None and player < len(look.sides) else None


def _corners(look: Look, player: Player) -> tuple[Point, ...]:
    """The corners of a player's pieces, in radii around their middle; none of a circle."""
    if isinstance(look.tokens, Outline):
        return look.tokens.points
    polygon = _POLYGONS[(player + player // len(PLAYER_TINTS)) % len(_POLYGONS)]
    if polygon is None:
        return ()
    corners, first, reach = polygon
    angles = (2 * pi * (first + corner / corners) for corner in range(corners))
    return tuple((reach * cos(angle), reach * sin(angle)) for angle in angles)


def _draw_pieces(canvas: Canvas, look: Look, at: Point, tokens: tuple[Token, ...]) -> None:
    """A lone piece, or a stack on one base, each piece in sight."""
    if len(tokens) == 1:
        draw_piece(canvas, look, at, _PIECE_RADIUS, tokens[0])
        return
    columns, rows, step = pile(len(tokens))
    left, top = at[0] - step * (columns - 1) / 2, at[1] - step * (rows - 1) / 2
    canvas.box(
        (left - step * 0.56, top - step * 0.56),
        (step * (columns + 0.12), step * (rows + 0.12)),
        corner=step / 2, fill=Tint.BASE, line=Tint.RIM, width=_LINE,
    )  # fmt: skip
    for number, token in enumerate(tokens):
        row, column = divmod(number, columns)
        draw_piece(canvas, look, (left + column * step, top + row * step), step * 0.46, token)


def _draw_stone(canvas: Canvas, look: Look, at: Point, tokens: tuple[Token, ...]) -> None:
    """A stone; a black one has a gleam at its upper left."""
    paint = _face(look, tokens[-1].player)
    canvas.circle(at, _STONE_RADIUS, fill=paint, line=Tint.RIM, width=_LINE)
    if paint is Tint.BLACK:
        canvas.circle((at[0] - 0.15, at[1] - 0.17), 0.08, fill=Tint.GLEAM)


def _draw_disc(canvas: Canvas, look: Look, at: Point, tokens: tuple[Token, ...]) -> None:
    """A disc; its other side looks out below."""
    player = tokens[-1].player
    other = Player.SECOND if player is Player.FIRST else Player.FIRST
    canvas.circle((at[0] + 0.025, at[1] + 0.045), _DISC_RADIUS, fill=_face(look, other))
    canvas.circle((at[0], at[1] - 0.015), _DISC_RADIUS, fill=_face(look, player))


def _face(look: Look, player: Player | None) -> Paint:
    """The colour of a player's stones and discs."""
    return _side(look, player) or (Tint.BLACK if player is Player.FIRST else Tint.WHITE)


def _draw_plates(canvas: Canvas, look: Look, at: Point, tokens: tuple[Token, ...]) -> None:
    """A pile from the bottom up, each plate with its label and an arrow."""
    height = min(_PLATE_HEIGHT, _PILE_HEIGHT / len(tokens))
    x = at[0] + _PLATE_MIDDLE
    left, bottom = x - _PLATE_WIDTH / 2, at[1] + _PILE_BOTTOM
    for level, token in enumerate(tokens, start=1):
        top = bottom - height * level
        face = _side(look, token.player) or Tint.PLATE
        canvas.box((left, top), (_PLATE_WIDTH, height), corner=height * 0.3, fill=face,
                   line=Tint.RIM, width=_LINE)  # fmt: skip
        middle = top + height / 2
        canvas.text((x - 0.14, middle), token.label, height * 0.9, fill=Tint.SQUARE_INK,
                    bold=True, fit=0.28)  # fmt: skip
        _draw_arrow(canvas, (x + 0.14, middle), min(0.11, height * 0.38), token.facing)


def _draw_arrow(canvas: Canvas, at: Point, reach: float, facing: str) -> None:
    """An arrow with a shaft; nothing for a token that looks nowhere."""
    if not facing:
        return
    (x, y), (dx, dy) = at, _FACINGS[facing]
    tip = (x + dx * reach, y + dy * reach)
    shaft = ((x - dx * reach, y - dy * reach), tip)
    wings = tuple((x + side * dy * reach * 0.85, y + side * dx * reach * 0.85) for side in (-1, 1))
    canvas.path(shaft, (wings[0], tip, wings[1]), line=Tint.SQUARE_INK, width=reach * 0.38)


_DRAW = {
    TokenShape.PIECE: _draw_pieces,
    TokenShape.STONE: _draw_stone,
    TokenShape.DISC: _draw_disc,
    TokenShape.PLATE: _draw_plates,
}
