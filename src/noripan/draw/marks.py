"""Draws what the last move did: the way that it went, and a sign of its own for each effect."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING

from noripan.core.scene import MarkKind, SpotShape, TokenShape
from noripan.draw.board import gap, spot_radius
from noripan.draw.canvas import Canvas, arrow_head
from noripan.draw.theme import Tint

if TYPE_CHECKING:
    from noripan.core.scene import Scene, Spot
    from noripan.draw.canvas import Lines, Point
    from noripan.draw.theme import Theme

_BADGE_RADIUS = 0.15
_SQUARE_BADGES = ((0.34, -0.34), (0.34, -0.02), (0.34, 0.3), (-0.34, -0.34))
_ROUND_BADGES = ((1, -1), (-1, -1), (1, 1), (-1, 1))
"""Where the first, second ... sign of a spot stands; a pile of plates leaves the right side.

Those of a square are lengths, those of a circle say to which sides."""
_OUTLINE = 0.06
_SQUARE_OUTLINE = 0.45
_TRAIL_GAP = 0.36
_SIGN = 0.042


def draw_outlines(canvas: Canvas, scene: Scene) -> None:
    """Draws a dashed outline where a move began and a whole one where it ended.

    They go below the tokens; stones, which fill their spots, have signs only.
    """
    if _on_stones(scene):
        return
    canvas.start("outlines")
    for spot, kinds in _marked(scene):
        if MarkKind.TO in kinds:
            _draw_outline(canvas, scene, spot, dash=0)
        elif MarkKind.FROM in kinds:
            _draw_outline(canvas, scene, spot, dash=0.12)
    canvas.end()


def draw_trails(canvas: Canvas, scene: Scene) -> None:
    """Draws the ways that tokens went: an arrow between any two spots."""
    spots = {spot.name: spot for spot in scene.spots}
    steps = [
        gap(start, end, _trail_gap(scene, start), _trail_gap(scene, end))
        for trail in scene.trails
        for start, end in pairwise(spots[name] for name in trail)
    ]
    canvas.start("trails")
    canvas.path(*steps, line=Tint.TRAIL, width=0.08)
    canvas.path(*(arrow_head(start, end, 0.15) for start, end in steps),
                closed=True, fill=Tint.TRAIL)  # fmt: skip
    canvas.end()


def draw_marks(canvas: Canvas, scene: Scene) -> None:
    """Draws the signs over what they are about."""
    canvas.start("marks")
    for spot, kinds in _marked(scene):
        if _on_stones(scene):
            _draw_on_stone(canvas, spot, kinds)
            continue
        badges = [kind for kind in kinds if kind in _SIGNS]
        for kind, at in zip(badges, _badge_places(scene, spot), strict=False):
            canvas.paste(_badge(canvas.theme, at, kind))
    canvas.end()


def _badge_places(scene: Scene, spot: Spot) -> list[Point]:
    if scene.look.spots is SpotShape.SQUARE:
        return [(spot.x + x, spot.y + y) for x, y in _SQUARE_BADGES]
    reach = (_outer_radius(scene, spot) + 0.07) * sqrt(0.5)
    return [(spot.x + reach * x, spot.y + reach * y) for x, y in _ROUND_BADGES]


def _trail_gap(scene: Scene, spot: Spot) -> float:
    """How near a trail comes to a spot's centre."""
    return _TRAIL_GAP if scene.look.spots is SpotShape.SQUARE else _outer_radius(scene, spot)


def _outer_radius(scene: Scene, spot: Spot) -> float:
    """From the centre of a round spot to the edge of what is there."""
    return spot_radius(spot, sum(token.spot == spot.name for token in scene.tokens))


def _on_stones(scene: Scene) -> bool:
    return scene.look.tokens in (TokenShape.STONE, TokenShape.DISC)


def _marked(scene: Scene) -> list[tuple[Spot, list[MarkKind]]]:
    """The spots that have marks, in the board's order, and their marks."""
    kinds: dict[str, list[MarkKind]] = {}
    for mark in scene.marks:
        kinds.setdefault(mark.spot, []).append(mark.kind)
    return [(spot, kinds[spot.name]) for spot in scene.spots if spot.name in kinds]


def _draw_outline(canvas: Canvas, scene: Scene, spot: Spot, *, dash: float) -> None:
    if scene.look.spots is SpotShape.SQUARE:
        reach = _SQUARE_OUTLINE
        canvas.box((spot.x - reach, spot.y - reach), (2 * reach, 2 * reach), corner=0.04,
                   line=Tint.OUTLINE, width=_OUTLINE, dash=dash)  # fmt: skip
        return
    canvas.circle((spot.x, spot.y), _outer_radius(scene, spot) + 0.07,
                  line=Tint.OUTLINE, width=_OUTLINE, dash=dash)  # fmt: skip


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
        elif kind in _SIGNS and MarkKind.TO not in kinds:
            canvas.paste(_badge(canvas.theme, at, kind))


def _draw_cross(canvas: Canvas, at: Point) -> None:
    for tint, width in ((Tint.CASING, 0.2), (Tint.ACCENT, 0.1)):
        canvas.path(*_moved(_CROSS, at, 0.26), line=tint, width=width)


@lru_cache(maxsize=1024)
def _badge(theme: Theme, at: Point, kind: MarkKind) -> Lines:
    """A sign in a circle, drawn once for all the turns that have it there."""
    canvas = Canvas(theme)
    canvas.circle(at, _BADGE_RADIUS, fill=Tint.CASING, line=Tint.ACCENT, width=0.04)
    sign = _moved(_SIGNS[kind], at, 0.6 * _BADGE_RADIUS)
    if kind is MarkKind.WINNING:
        canvas.path(*sign, closed=True, fill=Tint.ACCENT)
    else:
        canvas.path(*sign, line=Tint.ACCENT, width=_SIGN)
    return canvas.lines()


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
_ROUND_ARROW = (_around(0, 0.72, 13), ((-0.5, -1.5), (0.1, -0.95), (-0.5, -0.4)))
_UP_AND_DOWN = (
    ((-0.6, 1), (-0.6, -1)), ((-1.1, -0.4), (-0.6, -1), (-0.1, -0.4)),
    ((0.6, -1), (0.6, 1)), ((0.1, 0.4), (0.6, 1), (1.1, 0.4)),
)  # fmt: skip
_BAN = (_around(0, 1, 17), ((-0.7, 0.7), (0.7, -0.7)))
_BARS = tuple(((-0.8, y), (0.8, y)) for y in (-0.7, 0.0, 0.7))
_SIGNS: dict[MarkKind, tuple[tuple[Point, ...], ...]] = {
    MarkKind.CARRIED: _BARS,
    MarkKind.CHANGED: _ROUND_ARROW,
    MarkKind.REVERSED: _UP_AND_DOWN,
    MarkKind.REMOVED: _CROSS,
    MarkKind.WINNING: (_star(),),
    MarkKind.FORBIDDEN: _BAN,
}
"""The strokes of each sign around its middle, within a circle of radius 1 or a bit more."""
