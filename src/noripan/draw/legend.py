"""Draws what stands below the board: what was thrown, trays, and captions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.core.scene import Stick
from noripan.draw.board import font_size
from noripan.draw.canvas import text_width, wrapped
from noripan.draw.theme import Tint
from noripan.draw.tokens import draw_piece

if TYPE_CHECKING:
    from noripan.core.scene import Look, Scene, Tray
    from noripan.core.text import Language
    from noripan.draw.board import Frame
    from noripan.draw.canvas import Canvas, Point

_LINE_HEIGHT = 1.4
_TRAY_HEIGHT, _TRAY_GAP = 2.1, 0.2
# Where the pips of a die are, for each of its numbers, as in the middle and two steps about it.
_PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def draw_below(canvas: Canvas, scene: Scene, language: Language, frame: Frame) -> float:
    """Draws what stands below the board and returns where it ends."""
    size = font_size(frame)
    bottom = _draw_thrown(canvas, scene, frame, frame.bottom, size)
    bottom = _draw_trays(canvas, scene, language, frame, bottom, size)
    return _draw_captions(canvas, scene, language, frame, bottom, size)


def _draw_thrown(canvas: Canvas, scene: Scene, frame: Frame, top: float, size: float) -> float:
    """The sticks or the die, in the middle."""
    middle = (frame.left + frame.right) / 2
    if scene.die is not None:
        _draw_die(canvas, (middle, top + 2 * size), 2.4 * size, scene.die)
        return top + 3.2 * size
    if not scene.sticks:
        return top
    step = 1.5 * size
    for number, stick in enumerate(scene.sticks):
        x = middle + (number - (len(scene.sticks) - 1) / 2) * step
        _draw_stick(canvas, (x, top + 0.5 * size), (0.95 * size, 4.4 * size), stick)
    return top + 5 * size


def _draw_stick(canvas: Canvas, at: Point, size: Point, stick: Stick) -> None:
    """A stick by the middle of its upper end: pale and even, or dark, round and notched."""
    (x, top), (width, height) = at, size
    flat = stick is not Stick.ROUND
    canvas.box((x - width / 2, top), size, corner=width * (0.25 if flat else 0.5),
               fill=Tint.STICK_FLAT if flat else Tint.STICK_ROUND,
               line=Tint.STICK_EDGE, width=0.05 * width)  # fmt: skip
    reach = 0.22 * width
    if stick is Stick.ROUND:
        crosses = [
            stroke
            for part in (0.25, 0.5, 0.75)
            for y in [top + part * height]
            for stroke in (
                ((x - reach, y - reach), (x + reach, y + reach)),
                ((x - reach, y + reach), (x + reach, y - reach)),
            )
        ]
        canvas.path(*crosses, line=Tint.STICK_FLAT, width=0.1 * width)
    if stick is Stick.MARKED_FLAT:
        canvas.circle((x, top + height / 2), 0.2 * width, fill=Tint.STICK_EDGE)


def _draw_die(canvas: Canvas, at: Point, size: float, number: int) -> None:
    x, y = at
    canvas.box((x - size / 2, y - size / 2), (size, size), corner=size / 6,
               fill=Tint.WHITE, line=Tint.RIM, width=size / 20)  # fmt: skip
    for right, down in _PIPS[number]:
        canvas.circle((x + right * size / 4, y + down * size / 4), size / 10, fill=Tint.BLACK)


def _draw_trays(
    canvas: Canvas, scene: Scene, language: Language, frame: Frame, top: float, size: float
) -> float:
    """The trays one below the other, each with its label before its pieces."""
    labels = [tray.label.to(language) for tray in scene.trays]
    room = max((text_width(label, size) for label in labels), default=0)
    for label, tray in zip(labels, scene.trays, strict=True):
        top += _TRAY_GAP * size
        _draw_tray(canvas, scene.look, tray, label, frame, top, size, room)
        top += _TRAY_HEIGHT * size
    return top


def _draw_tray(
    canvas: Canvas,
    look: Look,
    tray: Tray,
    label: str,
    frame: Frame,
    top: float,
    size: float,
    room: float,
) -> None:
    """A tray; the pieces of all begin where the longest label, which takes `room`, ends."""
    height = _TRAY_HEIGHT * size
    canvas.box((frame.left, top), (frame.right - frame.left, height), corner=height / 4,
               fill=Tint.TRAY, line=Tint.TRAY_EDGE, width=height / 24)  # fmt: skip
    left, middle = frame.left + 0.5 * size, top + height / 2
    canvas.text((left, middle), label, size, anchor="start")
    for number, token in enumerate(tray.tokens):
        at = (left + room + (1.9 + 2.2 * number) * size, middle)
        draw_piece(canvas, look, at, 0.86 * size, token)


def _draw_captions(
    canvas: Canvas, scene: Scene, language: Language, frame: Frame, top: float, size: float
) -> float:
    width = frame.right - frame.left - size
    lines = [
        line for caption in scene.captions for line in wrapped(caption.to(language), size, width)
    ]
    for number, line in enumerate(lines):
        at = (frame.left + size / 2, top + size * (1 + _LINE_HEIGHT * number))
        canvas.text(at, line, size, anchor="start")
    return top + size * (_LINE_HEIGHT * len(lines) + 0.5)
