"""Draws scenes as PNG and as animated GIF: resvg renders the SVG pictures, Pillow joins them.

Both need the packages of the extra `draw`. The letters come from a font in this package, so
that a picture is the same everywhere and Hangul never lacks: the ASCII letters and the 2,350
syllables of KS X 1001 from Noto Sans KR (SIL Open Font License, see `font/OFL.txt`).
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from noripan.core.errors import MissingExtra
from noripan.core.text import Language
from noripan.draw.svg import draw_svg
from noripan.draw.theme import Theme, Tint

try:
    from PIL import Image
    from resvg_py import svg_to_bytes
except ImportError as error:
    raise MissingExtra("draw") from error

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from noripan.core.scene import Scene

PNG_WIDTH, GIF_WIDTH = 1000, 480
FONT = Path(__file__).with_name("font") / "NotoSansKR-subset.otf"
_FAMILY = "Noto Sans KR"
_COLOURS = 128
_LAST_LASTS = 3


def draw_png(
    scene: Scene,
    *,
    language: Language = Language.ENGLISH,
    theme: Theme = Theme.LIGHT,
    width: int = PNG_WIDTH,
) -> bytes:
    """The scene as a PNG file.

    Args:
        scene: What to draw.
        language: The language of what is written.
        theme: Light or dark; a PNG can't follow the reader's setting, so `AUTO` is light.
        width: How wide it is, in pixels.
    """
    theme = Theme.DARK if theme is Theme.DARK else Theme.LIGHT
    return svg_to_bytes(
        svg_string=draw_svg(scene, language=language, theme=theme),
        width=width,
        font_files=[str(FONT)],
        skip_system_fonts=True,
        font_family=_FAMILY,
        sans_serif_family=_FAMILY,
    )


def draw_gif(
    scenes: Iterable[Scene],
    *,
    language: Language = Language.ENGLISH,
    theme: Theme = Theme.LIGHT,
    width: int = GIF_WIDTH,
    seconds: float = 1,
) -> bytes:
    """The scenes one after the other as an animated GIF file that starts again at its end.

    Args:
        scenes: What to draw, at least one.
        language: The language of what is written.
        theme: Light or dark; `AUTO` is light.
        width: How wide it is, in pixels; it is as high as the highest scene.
        seconds: How long a scene stays; the last stays three times as long.

    Raises:
        ValueError: there is no scene.
    """
    drawn = [draw_png(scene, language=language, theme=theme, width=width) for scene in scenes]
    return join_gif(drawn, theme=theme, seconds=seconds)


def join_gif(drawn: list[bytes], *, theme: Theme = Theme.LIGHT, seconds: float = 1) -> bytes:
    """PNG files of one width as an animated GIF file; see `draw_gif`.

    Args:
        drawn: The files, at least one.
        theme: The page on which lower ones stand.
        seconds: How long each stays; the last stays three times as long.

    Raises:
        ValueError: there is no file.
    """
    if not drawn:
        raise ValueError("an animation has at least one scene")
    width, height = map(max, zip(*(Image.open(BytesIO(png)).size for png in drawn), strict=True))
    durations = [round(1000 * seconds)] * len(drawn)
    durations[-1] *= _LAST_LASTS
    first, *others = _frames(drawn, (width, height), Tint.PAGE.on(theme))
    file = BytesIO()
    first.save(
        file, "GIF", save_all=True, append_images=others, duration=durations, loop=0, disposal=1
    )
    return file.getvalue()


def _frames(drawn: list[bytes], size: tuple[int, int], page: str) -> Iterator[Image.Image]:
    """The pictures on pages of one size and in few colours, without dots for those between."""
    for png in drawn:
        frame = Image.new("RGB", size, page)
        frame.paste(Image.open(BytesIO(png)).convert("RGB"))
        yield frame.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
