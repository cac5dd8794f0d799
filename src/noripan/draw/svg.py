"""Draws a scene as an SVG picture: the board, what stands on it, what the last move did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.core.text import Language
from noripan.draw.board import draw_board, draw_labels, outer_frame
from noripan.draw.canvas import Canvas, flat
from noripan.draw.legend import draw_below
from noripan.draw.marks import draw_marks, draw_outlines, draw_trails
from noripan.draw.theme import Theme, own_tones
from noripan.draw.tokens import draw_tokens

if TYPE_CHECKING:
    from noripan.core.scene import Scene
    from noripan.draw.canvas import Lines

WIDTH = 480
_MARGIN = 0.1


def draw_svg(
    scene: Scene,
    *,
    language: Language = Language.ENGLISH,
    theme: Theme = Theme.AUTO,
    width: int = WIDTH,
) -> str:
    """The scene as the text of an SVG picture.

    A spot's centre is at `UNIT * x`, `UNIT * y` of the picture. Every colour is an attribute
    and also a class (`Tint.css_class`), so a page's own style may replace it. There are no
    scripts, no links and no ids.

    Args:
        scene: What to draw.
        language: The language of what is written.
        theme: Light, dark, or as the reader's system says, by a style in the picture.
        width: How wide the picture says that it is, in pixels; it may be shown at any.
    """
    return "\n".join([*flat(draw_lines(scene, language, theme, width)), ""])


def draw_lines(
    scene: Scene, language: Language, theme: Theme, width: int = WIDTH
) -> list[str | Lines]:
    """The lines of an SVG picture; those that many pictures share stand together in a tuple."""
    canvas = Canvas(theme)
    frame = outer_frame(scene)
    draw_board(canvas, scene)
    draw_outlines(canvas, scene)
    draw_tokens(canvas, scene)
    draw_labels(canvas, scene, language)
    draw_trails(canvas, scene)
    draw_marks(canvas, scene)
    bottom = draw_below(canvas, scene, language, frame)
    corner = (frame.left - _MARGIN, frame.top - _MARGIN)
    size = (frame.right - frame.left + 2 * _MARGIN, bottom - frame.top + 2 * _MARGIN)
    title = ". ".join(caption.to(language) for caption in scene.captions)
    return canvas.written(corner, size, width=width, title=title, own=own_tones(scene))
