"""Pictures that share their lines: most of a board stays the same from turn to turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.core.text import Language
from noripan.draw.canvas import UNIT
from noripan.draw.svg import draw_lines
from noripan.draw.theme import Theme
from noripan.server.messages import Picture, SpotMessage, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.core.scene import Scene
    from noripan.draw.canvas import Lines


class PictureTable:
    """The different lines of many SVG pictures.

    Attributes:
        lines: The lines, in the order in which they were first drawn.
    """

    def __init__(self, language: Language) -> None:
        self._language = language
        self._index: dict[str, int] = {}
        self._runs: dict[Lines, Picture] = {}

    @property
    def lines(self) -> list[str]:
        """The lines, in the order in which they were first drawn."""
        return list(self._index)

    def add(self, scene: Scene) -> Picture:
        """The picture of a scene as runs of lines."""
        picture: Picture = []
        for part in draw_lines(scene, self._language, Theme.LIGHT):
            if isinstance(part, str):
                _append(picture, self._at(part), 1)
            else:
                for first, count in _pairs(self._runs_of(part)):
                    _append(picture, first, count)
        return picture

    def _runs_of(self, lines: Lines) -> Picture:
        """Lines that many pictures share, looked up together."""
        runs = self._runs.get(lines)
        if runs is None:
            runs = self._runs[lines] = []
            for line in lines:
                _append(runs, self._at(line), 1)
        return runs

    def _at(self, line: str) -> int:
        return self._index.setdefault(line, len(self._index))


def _append(runs: Picture, first: int, count: int) -> None:
    """Adds a run, to the last one where it goes on."""
    if runs and runs[-2] + runs[-1] == first:
        runs[-1] += count
    else:
        runs += (first, count)


def _pairs(runs: Picture) -> Iterator[tuple[int, int]]:
    return zip(runs[::2], runs[1::2], strict=True)


def spots_of(scene: Scene) -> list[SpotMessage]:
    """Where to point on a scene's picture."""
    return [
        SpotMessage(spot.name, spot.x * UNIT, spot.y * UNIT, words(spot.title))
        for spot in scene.spots
    ]
