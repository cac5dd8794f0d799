"""Draws what the last move did: the way that it went, and a sign of its own for each effect."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import TYPE_CHECKING

from noripan.core.scene import MarkKind, SpotShape, TokenShape
from noripan.draw.board import spot_radius
from noripan.draw.canvas import arrow_head
from noripan.draw.theme import Tint

if TYPE_CHECKING:
    from noripan.core.scene import Scene, Spot
    from noripan.draw.canvas import Canvas, Point

_BADGE_RADIUS = 0.17
_BADGE_PLACES = ((1, -1), (-1, -1), (1, 1), (-1, 1))
_RING = 0.07
_SIGN = 0.055


def draw_trails(canvas: Canvas, scene: Scene) -> None:
    """Draws the ways that tokens went, an arrow's head between any two spots."""
    at = {spot.name: (spot.x, spot.y) for spot in scene.spots}
    ways = [[at[name] for name in trail] for trail in scene.trails]
    canvas.start("trails")
    canvas.path(*ways, line=Tint.TRAIL, width=0.08)
    heads = (arrow_head(start, end, 0.16) for way in ways for start, end in pairwise(way))
    canvas.path(*heads, closed=True, fill=Tint.TRAIL)
    canvas.end()


def draw_marks(canvas: Canvas, scene: Scene) -> None:
    """Draws the signs over what they are about."""
    canvas.start("marks")
    on_stones = scene.look.tokens in (TokenShape.STONE, TokenShape.DISC)
    for spot in scene.spots:
        kinds = [mark.kind for mark in scene.marks if mark.spot == spot.name]
        if on_stones:
            _draw_on_stone(canvas, spot, kinds)
        else:
            _draw_around(canvas, scene, spot, kinds)
    canvas.end()


def _draw_on_stone(canvas: Canvas, spot: Spot, kinds: list[MarkKind]) -> None:
    """A stone has room in its middle: for a dot on the last one, else for a sign."""
    at = (spot.x, spot.y)
    if MarkKind.WINNING in kinds:
        canvas.circle(at, 0.45, line=Tint.CASING, width=0.13)
        canvas.circle(at, 0.45, line=Tint.ACCENT, width=0.08)
    for kind in kinds:
        if kind is MarkKind.FORBIDDEN:
            _draw_cross(canvas, at)
        elif kind is MarkKind.TO:
            canvas.circle(at, 0.15, fill=Tint.ACCENT, line=Tint.CASING, width=0.04)
        elif MarkKind.TO not in kinds:
            _draw_badge(canvas, at, kind)


def _draw_around(canvas: Canvas, scene: Scene, spot: Spot, kinds: list[MarkKind]) -> None:
    """An outline, dashed where the move began and whole where it ended; signs at the corners."""
    if MarkKind.FROM in kinds or MarkKind.TO in kinds:
        _draw_outline(canvas, scene, spot, dash=0 if MarkKind.TO in kinds else 0.12)
    badges = [kind for kind in kinds if kind in _SIGNS]
    reach = 0.42 if scene.look.spots is SpotShape.SQUARE else 0.85 * spot_radius(scene, spot) + 0.08
    for kind, (right, down) in zip(badges, _BADGE_PLACES, strict=False):
        _draw_badge(canvas, (spot.x + right * reach, spot.y + down * reach), kind)


def _draw_outline(canvas: Canvas, scene: Scene, spot: Spot, *, dash: float) -> None:
    for tint, width in ((Tint.CASING, _RING * 1.8), (Tint.ACCENT, _RING)):
        if scene.look.spots is SpotShape.SQUARE:
            canvas.box((spot.x - 0.45, spot.y - 0.45), (0.9, 0.9), corner=0.06,
                       line=tint, width=width, dash=dash)  # fmt: skip
        else:
            canvas.circle((spot.x, spot.y), spot_radius(scene, spot) + 0.05,
                          line=tint, width=width, dash=dash)  # fmt: skip


def _draw_cross(canvas: Canvas, at: Point) -> None:
    for tint, width in ((Tint.CASING, 0.2), (Tint.ACCENT, 0.1)):
        canvas.path(*_moved(_CROSS, at, 0.26), line=tint, width=width)


def _draw_badge(canvas: Canvas, at: Point, kind: MarkKind) -> None:
    canvas.circle(at, _BADGE_RADIUS, fill=Tint.CASING, line=Tint.ACCENT, width=0.04)
    sign = _moved(_SIGNS[kind], at, 0.6 * _BADGE_RADIUS)
    if kind is MarkKind.WINNING:
        canvas.path(*sign, closed=True, fill=Tint.ACCENT)
    else:
        canvas.path(*sign, line=Tint.ACCENT, width=_SIGN)


def _moved(
    strokes: tuple[tuple[Point, ...], ...], at: Point, size: float
) -> list[tuple[Point, ...]]:
    """Strokes around (0, 0) as large as a size, around a point."""
    return [tuple((at[0] + size * x, at[1] + size * y) for x, y in stroke) for stroke in strokes]


def _around(first: float, last: float, points: int) -> tuple[Point, ...]:
    """Points on the circle of radius 1 between two angles, in turns, clockwise from the right."""
    angles = (2 * pi * (first + (last - first) * step / (points - 1)) for step in range(points))
    return tuple((cos(angle), sin(angle)) for angle in angles)


def _star() -> tuple[Point, ...]:
    """A star with five points, the first of them up."""
    reaches = (1.25, 0.5)
    return tuple(
        (reaches[turn % 2] * sin(pi * turn / 5), -reaches[turn % 2] * cos(pi * turn / 5))
        for turn in range(10)
    )


_CROSS = (((-1, -1), (1, 1)), ((-1, 1), (1, -1)))
_ROUND_ARROW = (_around(0.1, 0.85, 13), ((0.55, -1.35), (0.6, -0.8), (0.0, -0.65)))
_UP_AND_DOWN = (
    ((-0.5, 1), (-0.5, -1)), ((-1, -0.4), (-0.5, -1), (0, -0.4)),
    ((0.5, -1), (0.5, 1)), ((0, 0.4), (0.5, 1), (1, 0.4)),
)  # fmt: skip
_BARS = tuple(((-0.8, y), (0.8, y)) for y in (-0.7, 0.0, 0.7))
_SIGNS: dict[MarkKind, tuple[tuple[Point, ...], ...]] = {
    MarkKind.CARRIED: _BARS,
    MarkKind.CHANGED: _ROUND_ARROW,
    MarkKind.REVERSED: _UP_AND_DOWN,
    MarkKind.REMOVED: _CROSS,
    MarkKind.WINNING: (_star(),),
    MarkKind.FORBIDDEN: _CROSS,
}
"""The strokes of each sign around its middle, within a circle of radius 1 or a bit more."""
