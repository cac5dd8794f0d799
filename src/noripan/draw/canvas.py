"""Writes the shapes of a picture as SVG; one unit of a scene is 100 of the picture."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING
from unicodedata import east_asian_width
from xml.sax.saxutils import escape, quoteattr

from noripan.draw.theme import Paint, Theme, Tint, css_class, dark_rules, value

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TypeAlias

    from noripan.core.scene import Tone

    Point: TypeAlias = tuple[float, float]
    Lines: TypeAlias = tuple[str, ...]
    """Lines of SVG that were drawn once for many pictures."""

UNIT = 100
"""A spot's centre is at `UNIT * x`, `UNIT * y` of the picture."""

_FONTS = "'Noto Sans KR', 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif"
_MIDDLE = 0.355
"""How far below a line's middle its letters stand, in font sizes: half of a capital's height."""


class Canvas:
    """A picture that grows shape by shape; all lengths are in the scene's unit.

    Attributes:
        theme: The page that it is for.
    """

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._parts: list[str | Lines] = []

    def circle(self, at: Point, radius: float, *, fill: Paint | None = None,
               line: Paint | None = None, width: float = 0, dash: float = 0) -> None:  # fmt: skip
        """A circle round a point."""
        self._add("circle", {"cx": _n(at[0]), "cy": _n(at[1]), "r": _n(radius)},
                  _paint(self.theme, fill, line, width, dash))  # fmt: skip

    def box(self, at: Point, size: Point, *, corner: float = 0, fill: Paint | None = None,
            line: Paint | None = None, width: float = 0, dash: float = 0) -> None:  # fmt: skip
        """An upright rectangle by its top left point."""
        attributes = {"x": _n(at[0]), "y": _n(at[1]), "width": _n(size[0]), "height": _n(size[1])}
        if corner:
            attributes["rx"] = _n(corner)
        self._add("rect", attributes, _paint(self.theme, fill, line, width, dash))

    def path(self, *strokes: Iterable[Point], closed: bool = False, fill: Paint | None = None,
             line: Paint | None = None, width: float = 0, dash: float = 0) -> None:  # fmt: skip
        """Lines through points, each stroke on its own; closed ones are outlines."""
        if not strokes:
            return
        data = "".join(
            "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in stroke) + ("Z" if closed else "")
            for stroke in strokes
        )
        round_ends = {"stroke-linecap": "round", "stroke-linejoin": "round"} if line else {}
        self._add("path", {"d": data}, _paint(self.theme, fill, line, width, dash), round_ends)

    def text(self, at: Point, words: str, size: float, *, fill: Paint = Tint.INK,
             anchor: str = "middle", bold: bool = False, casing: Paint | None = None,
             fit: float = 0) -> None:  # fmt: skip
        """A line of words whose middle is at a point.

        Args:
            at: The point.
            words: The words.
            size: The size of the font.
            fill: The colour of the letters.
            anchor: `start`, `middle` or `end`: which end of the line the point is.
            bold: Whether the letters are bold.
            casing: A colour around the letters, which keeps them legible on lines.
            fit: Where given, the widest that the line may be; the letters shrink to it.
        """
        self._parts.append(_text(self.theme, at, words, size, fill=fill, anchor=anchor,
                                 bold=bold, casing=casing, fit=fit))  # fmt: skip

    def paste(self, lines: Lines) -> None:
        """Puts what was drawn on another canvas on top."""
        self._parts.append(lines)

    def lines(self) -> Lines:
        """All that was drawn."""
        return tuple(flat(self._parts))

    def start(self, name: str) -> None:
        """Begins a group, such as `tokens`."""
        self._parts.append(f'<g class="np-{name}">')

    def end(self) -> None:
        """Ends the group."""
        self._parts.append("</g>")

    def written(
        self, corner: Point, size: Point, *, width: int, title: str, own: Iterable[Tone]
    ) -> list[str | Lines]:
        """The whole picture, in lines; those that were pasted together stay together.

        Args:
            corner: The top left point of what is shown.
            size: How much is shown, across and down.
            width: How wide it is on a screen unless the page says otherwise, in pixels.
            title: What it shows, in words.
            own: The colours of a game's own in it.
        """
        box = " ".join(map(_n, (*corner, *size)))
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="noripan" role="img"'
            f' viewBox="{box}" width="{width}" height="{round(width * size[1] / size[0])}"'
            f" font-family={quoteattr(_FONTS)}>"
        )
        parts: list[str | Lines] = [head, f"<title>{escape(title)}</title>"]
        if self.theme is Theme.AUTO:
            parts.append(f"<style>@media (prefers-color-scheme:dark){{{dark_rules(own)}}}</style>")
        page = dict(zip(("x", "y", "width", "height"), map(_n, (*corner, *size)), strict=True))
        parts.append(f"<rect{_written(_paint(self.theme, Tint.PAGE, None, 0, 0) | page)}/>")
        return [*parts, *self._parts, "</svg>"]

    def _add(self, name: str, *attributes: dict[str, str]) -> None:
        merged = {key: value for some in attributes for key, value in some.items()}
        self._parts.append(f"<{name}{_written(merged)}/>")


def flat(parts: Iterable[str | Lines]) -> Iterator[str]:
    """The lines one by one."""
    for part in parts:
        if isinstance(part, str):
            yield part
        else:
            yield from part


@lru_cache(maxsize=4096)
def _text(theme: Theme, at: Point, words: str, size: float, *, fill: Paint, anchor: str,
          bold: bool, casing: Paint | None, fit: float) -> str:  # fmt: skip
    """A line of words as SVG; kept, since most labels are the same in the next picture."""
    if fit and text_width(words, size) > fit:
        size *= fit / text_width(words, size)
    attributes = {"x": _n(at[0]), "y": _n(at[1] + _MIDDLE * size), "font-size": _n(size)}
    if anchor != "start":
        attributes["text-anchor"] = anchor
    if bold:
        attributes["font-weight"] = "700"
    if casing:
        attributes["paint-order"] = "stroke"
        attributes["stroke-linejoin"] = "round"
    paint = _paint(theme, fill, casing, size * 0.3 if casing else 0, 0)
    return f"<text{_written(attributes | paint)}>{escape(words)}</text>"


@lru_cache(maxsize=1024)
def _paint(
    theme: Theme, fill: Paint | None, line: Paint | None, width: float, dash: float
) -> dict[str, str]:
    classes = [css_class(fill)] if fill else []
    attributes = {"fill": value(fill, theme) if fill else "none"}
    if line:
        classes.append(css_class(line) + "-line")
        attributes |= {"stroke": value(line, theme), "stroke-width": _n(width)}
    if dash:
        attributes["stroke-dasharray"] = _n(dash)
    return {"class": " ".join(classes)} | attributes


def arrow_head(start: Point, end: Point, size: float) -> tuple[Point, ...]:
    """A triangle half way from a start to an end, which points at the end."""
    (x, y), (to_x, to_y) = start, end
    length = hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / length * size, (to_y - y) / length * size
    middle_x, middle_y = (x + to_x) / 2, (y + to_y) / 2
    return (
        (middle_x + dx, middle_y + dy),
        (middle_x - 0.7 * dx - 0.8 * dy, middle_y - 0.7 * dy + 0.8 * dx),
        (middle_x - 0.7 * dx + 0.8 * dy, middle_y - 0.7 * dy - 0.8 * dx),
    )


def text_width(words: str, size: float) -> float:
    """About how wide a line of words is: a Hangul syllable is nearly a square."""
    return size * sum(
        0.25 if letter == " " else 0.93 if east_asian_width(letter) in "WF" else 0.57
        for letter in words
    )


def wrapped(words: str, size: float, width: float) -> list[str]:
    """The words in lines no wider than a width, broken at spaces."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=8192)
def _n(length: float) -> str:
    """A length of the scene in the picture's unit, to a tenth."""
    return f"{round(length * UNIT, 1) + 0:g}"


def _written(attributes: dict[str, str]) -> str:
    """Attributes as they stand in a tag; numbers, colours and classes need no escaping."""
    return "".join([f' {name}="{value}"' for name, value in attributes.items()])
