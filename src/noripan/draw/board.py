"""Draws what doesn't move: the board's ground, its lines, its places and their names."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from noripan.core.scene import Ground, Hatch, Material, Scene, SpotShape
from noripan.draw.canvas import Canvas, arrow_head, text_width
from noripan.draw.theme import Paint, Theme, Tint

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from noripan.core.scene import Spot
    from noripan.core.text import Language
    from noripan.draw.canvas import Lines, Point


class Paints(NamedTuple):
    """The colours of a ground of the house's, as those of a `Material`."""

    face: Paint
    edge: Paint
    line: Paint
    names: Paint


_GROUNDS = {
    Ground.PAPER: Paints(Tint.PAPER, Tint.PAPER_EDGE, Tint.PAPER_LINE, Tint.STATION_INK),
    Ground.WOOD: Paints(Tint.WOOD, Tint.WOOD_EDGE, Tint.WOOD_LINE, Tint.WOOD_LINE),
    Ground.GREEN: Paints(Tint.GREEN, Tint.GREEN_EDGE, Tint.GREEN_LINE, Tint.WHITE),
}

CORNER_RADIUS, STATION_RADIUS, PILE_RADIUS = 0.41, 0.29, 0.47
_STAR_RADIUS = 0.11
_REACH = {SpotShape.SQUARE: 0.5, SpotShape.CIRCLE: 0.82, SpotShape.CROSSING: 0.55}
"""From the centre of an outermost spot to where its own ground ends."""
_RIM = 0.16
_LINE = 0.035
_LETTER = 0.26
_HEAD = 0.1
_HATCH_STEP = 0.25


class Frame(NamedTuple):
    """Where the board lies: its left, top, right and bottom edges, in the scene's unit."""

    left: float
    top: float
    right: float
    bottom: float


def inner_frame(scene: Scene) -> Frame:
    """The part of the board that the spots take."""
    reach = _REACH[scene.look.spots]
    across, down = [spot.x for spot in scene.spots], [spot.y for spot in scene.spots]
    return Frame(
        min(across) - reach, min(down) - reach, max(across) + reach, max(down) + reach
    )  # fmt: skip


def outer_frame(scene: Scene) -> Frame:
    """The whole board with its rim, in which the names of rows and columns stand."""
    inner, rim = inner_frame(scene), _rim(scene)
    return Frame(inner.left - rim, inner.top - rim, inner.right + rim, inner.bottom + rim)


def font_size(frame: Frame) -> float:
    """The smallest letters: 11 pixels where the board, small or large, is 300 pixels wide."""
    return (frame.right - frame.left) / 26


def spot_radius(spot: Spot, tokens: int = 0) -> float:
    """From the centre of a round spot to its edge, or to that of the pile that stands there."""
    if tokens > 1:
        return PILE_RADIUS
    return CORNER_RADIUS if spot.stands_out else STATION_RADIUS


def gap(start: Spot, end: Spot, before: float, after: float) -> tuple[Point, Point]:
    """The line between two spots, from so far after the one to so far before the other."""
    dx, dy = end.x - start.x, end.y - start.y
    length = hypot(dx, dy)
    first, last = before / length, 1 - after / length
    return (
        (start.x + first * dx, start.y + first * dy),
        (start.x + last * dx, start.y + last * dy),
    )


def draw_board(canvas: Canvas, scene: Scene) -> None:
    """Draws the empty board."""
    canvas.paste(_empty_board(canvas.theme, BoardOf(scene)))


def draw_labels(canvas: Canvas, scene: Scene, language: Language) -> None:
    """Writes what is written on the spots: in the middle, or above what stands there."""
    if scene.look.spots is SpotShape.SQUARE:
        canvas.paste(_square_labels(canvas.theme, BoardOf(scene), language))
        return
    canvas.start("labels")
    tokens = Counter(token.spot for token in scene.tokens)
    legible = font_size(outer_frame(scene))
    for spot in scene.spots:
        words = spot.title.to(language) or spot.label
        if words:
            canvas.paste(_label(canvas.theme, spot, words, legible, tokens[spot.name]))
    canvas.end()


class BoardOf:
    """A scene for what is the same in all scenes of a game; equal where the board is one object.

    So what was drawn once is found again without a look at every spot.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._key = (
            id(scene.spots), id(scene.links), scene.look, scene.columns, scene.rows
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BoardOf) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(maxsize=16)
def _empty_board(theme: Theme, board: BoardOf) -> Lines:
    """The board drawn once for all the turns of a game."""
    canvas, scene = Canvas(theme), board.scene
    canvas.start("board")
    _draw_ground(canvas, scene)
    _draw_links(canvas, scene)
    for spot in scene.spots:
        _DRAW_SPOT[scene.look.spots](canvas, scene, spot)
    _draw_names(canvas, scene)
    canvas.end()
    return canvas.lines()


@lru_cache(maxsize=32)
def _square_labels(theme: Theme, board: BoardOf, language: Language) -> Lines:
    """Names in a corner of the squares, where nothing stands."""
    canvas = Canvas(theme)
    size = max(_LETTER, 0.8 * _name_size(board.scene))
    right, down = 0.42 - 0.3 * size, 0.45 - 0.45 * size
    canvas.start("labels")
    for spot in board.scene.spots:
        words = spot.title.to(language) or spot.label
        if words:
            canvas.text((spot.x + right, spot.y + down), words.upper(), size, bold=True,
                        fill=Tint.SQUARE_INK, casing=Tint.WHITE_SQUARE)  # fmt: skip
    canvas.end()
    return canvas.lines()


@lru_cache(maxsize=1024)
def _label(theme: Theme, spot: Spot, words: str, size: float, tokens: int) -> Lines:
    """The name of a round spot: in it, or, where it doesn't fit or so many tokens stand, above."""
    canvas = Canvas(theme)
    radius = spot_radius(spot, tokens)
    fit = 1.8 * radius
    if tokens or text_width(words, size) > fit:
        above = radius + (0.23 if tokens else 0.15)  # a ring may mark what stands there
        canvas.text((spot.x, spot.y - above), words, size, fill=Tint.STATION_INK,
                    casing=Tint.PAPER)  # fmt: skip
    else:
        canvas.text((spot.x, spot.y), words, 0.3, fill=Tint.STATION_INK, fit=fit)
    return canvas.lines()


def _paints(scene: Scene) -> Paints | Material:
    ground = scene.look.ground
    return ground if isinstance(ground, Material) else _GROUNDS[ground]


def _rim(scene: Scene) -> float:
    return _RIM + (1.4 * _name_size(scene) if scene.rows else 0)


def _name_size(scene: Scene) -> float:
    """A name is as legible on a large board, whose unit is small, as on a small one."""
    return min(0.9, 0.12 + 0.036 * len(scene.columns))


def _draw_ground(canvas: Canvas, scene: Scene) -> None:
    left, top, right, bottom = outer_frame(scene)
    paints = _paints(scene)
    half = _RIM / 4
    canvas.box(
        (left + half, top + half), (right - left - 2 * half, bottom - top - 2 * half),
        corner=0.12, fill=paints.face, line=paints.edge, width=2 * half,
    )  # fmt: skip


def _draw_links(canvas: Canvas, scene: Scene) -> None:
    spots = {spot.name: spot for spot in scene.spots}
    links = [(spots[link.start], spots[link.end], link.one_way) for link in scene.links]
    line = _paints(scene).line
    canvas.path(*(((start.x, start.y), (end.x, end.y)) for start, end, _one_way in links),
                line=line, width=_LINE)  # fmt: skip
    heads = (
        arrow_head(*gap(start, end, spot_radius(start), spot_radius(end)), _HEAD)
        for start, end, one_way in links
        if one_way
    )
    canvas.path(*heads, closed=True, fill=line)


def _draw_square(canvas: Canvas, scene: Scene, spot: Spot) -> None:
    paints = _paints(scene)
    fill = spot.fill.tone if spot.fill else paints.face
    left, top = spot.x - 0.5, spot.y - 0.5
    canvas.box((left, top), (1, 1), fill=fill, line=paints.line, width=_LINE)
    if spot.fill and spot.fill.lines:
        canvas.path(*_HATCHES[spot.fill.hatch](left, top), line=spot.fill.lines, width=0.03)


def _slopes(left: float, top: float) -> list[tuple[Point, Point]]:
    """Rising lines across a square."""
    lines = []
    for step in range(1, round(2 / _HATCH_STEP)):
        near, far = max(0, step * _HATCH_STEP - 1), min(1, step * _HATCH_STEP)
        lines.append(((left + near, top + far), (left + far, top + near)))
    return lines


def _waves(left: float, top: float) -> list[tuple[Point, ...]]:
    """Level zigzag lines across a square."""
    return [
        tuple(
            (left + turn / 8, top + row * _HATCH_STEP + (0.06 if turn % 2 else -0.06))
            for turn in range(9)
        )
        for row in range(1, round(1 / _HATCH_STEP))
    ]


_HATCHES: dict[Hatch, Callable[[float, float], Sequence[tuple[Point, ...]]]] = {
    Hatch.SLOPES: _slopes,
    Hatch.WAVES: _waves,
}


def _draw_circle(canvas: Canvas, scene: Scene, spot: Spot) -> None:
    corner = spot.stands_out
    line = _paints(scene).line
    radius = spot_radius(spot)
    usual = Tint.CORNER if corner else Tint.STATION
    canvas.circle((spot.x, spot.y), radius, fill=spot.fill.tone if spot.fill else usual,
                  line=line, width=0.05 if corner else _LINE)  # fmt: skip
    if corner:
        canvas.circle((spot.x, spot.y), radius - 0.07, line=line, width=0.02)


def _draw_crossing(canvas: Canvas, scene: Scene, spot: Spot) -> None:
    if spot.stands_out:
        canvas.circle((spot.x, spot.y), _STAR_RADIUS, fill=_paints(scene).line)


_DRAW_SPOT = {
    SpotShape.SQUARE: _draw_square,
    SpotShape.CIRCLE: _draw_circle,
    SpotShape.CROSSING: _draw_crossing,
}


def _draw_names(canvas: Canvas, scene: Scene) -> None:
    """The names of columns above and below, those of rows on both sides."""
    if not scene.rows:
        return
    inner, outer = inner_frame(scene), outer_frame(scene)
    size, tint = _name_size(scene), _paints(scene).names
    for column, name in enumerate(scene.columns):
        for y in ((inner.top + outer.top) / 2, (inner.bottom + outer.bottom) / 2):
            canvas.text((column, y), name, size, fill=tint, fit=0.95)
    for row, name in enumerate(scene.rows):
        for x in ((inner.left + outer.left) / 2, (inner.right + outer.right) / 2):
            canvas.text((x, row), name, size, fill=tint)
