"""Pictures that share their lines: most of a board stays the same from turn to turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.core.text import Language
from noripan.draw.canvas import UNIT
from noripan.draw.svg import draw_svg
from noripan.draw.theme import Theme
from noripan.server.messages import Picture, SpotMessage, words

if TYPE_CHECKING:
    from noripan.core.scene import Scene


class PictureTable:
    """The different lines of many SVG pictures.

    Attributes:
        lines: The lines, in the order in which they were first drawn.
    """

    def __init__(self, language: Language) -> None:
        self._language = language
        self._index: dict[str, int] = {}

    @property
    def lines(self) -> list[str]:
        """The lines, in the order in which they were first drawn."""
        return list(self._index)

    def add(self, scene: Scene) -> Picture:
        """The picture of a scene as runs of lines."""
        drawn = draw_svg(scene, language=self._language, theme=Theme.LIGHT)
        index = self._index
        runs: Picture = []
        for line in drawn.splitlines():
            at = index.setdefault(line, len(index))
            if runs and runs[-2] + runs[-1] == at:
                runs[-1] += 1
            else:
                runs += (at, 1)
        return runs


def spots_of(scene: Scene) -> list[SpotMessage]:
    """Where to point on a scene's picture."""
    return [
        SpotMessage(spot.name, spot.x * UNIT, spot.y * UNIT, words(spot.title))
        for spot in scene.spots
    ]
