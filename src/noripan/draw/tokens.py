"""Draws what stands on the board: pieces, stones, discs, and plates seen from the side."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from math import ceil, cos, pi, sin, sqrt
from typing import TYPE_CHECKING, NamedTuple

from noripan.core.game import Player
from noripan.core.scene import TokenShape
from noripan.draw.canvas import Canvas
from noripan.draw.theme import PLAYER_TINTS, Tint

if TYPE_CHECKING:
    from noripan.core.scene import Scene, Token
    from noripan.draw.canvas import Lines, Point
    from noripan.draw.theme import Theme

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
    in_order = sorted(scene.tokens, key=lambda token: (token.spot, token.slot))
    for spot, tokens in groupby(in_order, key=lambda token: token.spot):
        canvas.paste(_drawn(canvas.theme, scene.look.tokens, at[spot], tuple(tokens)))
    canvas.end()


@lru_cache(maxsize=4096)
def _drawn(theme: Theme, shape: TokenShape, at: Point, tokens: tuple[Token, ...]) -> Lines:
    """What stands on one spot, drawn once for all the turns in which it does."""
    canvas = Canvas(theme)
    _DRAW[shape](canvas, at, tokens)
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
    return Pile(columns, ceil(pieces / columns), _PILE_WIDTH / max(columns, 2))


class Outline(NamedTuple):
    """A regular polygon: its corners, the angle of the first, how far they reach in radii.

    The angle is in turns, clockwise from the right.
    """

    corners: int
    first: float
    reach: float


_OUTLINES = {
    Player.SECOND: Outline(4, 1 / 8, 1.25),
    Player.THIRD: Outline(6, 0, 1.12),
    Player.FOURTH: Outline(4, 0, 1.42),
}
"""What a player's pieces look like, as large as a circle looks; the first's are round."""


def draw_piece(canvas: Canvas, at: Point, radius: float, token: Token) -> None:
    """Draws a piece: each player has a colour and an outline of its own."""
    player = Player.FIRST if token.player is None else token.player
    tint = PLAYER_TINTS[player]
    if player in _OUTLINES:
        canvas.path(_polygon(at, radius, _OUTLINES[player]), closed=True, fill=tint,
                    line=Tint.CASING, width=_LINE)  # fmt: skip
    else:
        canvas.circle(at, radius, fill=tint, line=Tint.CASING, width=_LINE)
    canvas.text(at, token.label, radius * 1.15, fill=Tint.CASING, bold=True, fit=radius * 1.5)


def _polygon(at: Point, radius: float, outline: Outline) -> tuple[Point, ...]:
    reach = radius * outline.reach
    angles = (
        2 * pi * (outline.first + corner / outline.corners) for corner in range(outline.corners)
    )
    return tuple((at[0] + reach * cos(angle), at[1] + reach * sin(angle)) for angle in angles)


def _draw_pieces(canvas: Canvas, at: Point, tokens: tuple[Token, ...]) -> None:
    """A lone piece, or a stack on one base, each piece in sight."""
    if len(tokens) == 1:
        draw_piece(canvas, at, _PIECE_RADIUS, tokens[0])
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
        draw_piece(canvas, (left + column * step, top + row * step), step * 0.46, token)


def _draw_stone(canvas: Canvas, at: Point, tokens: tuple[Token, ...]) -> None:
    """A stone with a gleam at its upper left."""
    black = tokens[-1].player is Player.FIRST
    canvas.circle(at, _STONE_RADIUS, fill=Tint.BLACK if black else Tint.WHITE,
                  line=Tint.RIM, width=_LINE)  # fmt: skip
    if black:
        canvas.circle((at[0] - 0.15, at[1] - 0.17), 0.08, fill=Tint.GLEAM)


def _draw_disc(canvas: Canvas, at: Point, tokens: tuple[Token, ...]) -> None:
    """A disc; its other side looks out below."""
    upper, lower = (
        (Tint.BLACK, Tint.WHITE) if tokens[-1].player is Player.FIRST else (Tint.WHITE, Tint.BLACK)
    )
    canvas.circle((at[0] + 0.025, at[1] + 0.045), _DISC_RADIUS, fill=lower)
    canvas.circle((at[0], at[1] - 0.015), _DISC_RADIUS, fill=upper)


def _draw_plates(canvas: Canvas, at: Point, tokens: tuple[Token, ...]) -> None:
    """A pile from the bottom up, each plate with its label and an arrow."""
    height = min(_PLATE_HEIGHT, _PILE_HEIGHT / len(tokens))
    x = at[0] + _PLATE_MIDDLE
    left, bottom = x - _PLATE_WIDTH / 2, at[1] + _PILE_BOTTOM
    for level, token in enumerate(tokens, start=1):
        top = bottom - height * level
        canvas.box((left, top), (_PLATE_WIDTH, height), corner=height * 0.3,
                   fill=Tint.PLATE, line=Tint.RIM, width=_LINE)  # fmt: skip
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
