"""Pictures as PNG and animated GIF."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageFont

import noripan
from noripan import Language, Omok, Othello, Theme, draw_gif, draw_png
from noripan.draw.images import FONT
from noripan.draw.theme import Tint
from tests.draw.pictures import played, scenes


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("width", [120, 300])
def test_a_png_is_as_wide_as_asked(width: int) -> None:
    image = opened(draw_png(Othello(4).start().scene(), width=width))
    assert (image.format, image.width) == ("PNG", width)


@pytest.mark.parametrize(("theme", "page"), [(Theme.LIGHT, 0), (Theme.AUTO, 0), (Theme.DARK, 1)])
def test_a_png_is_for_a_light_or_a_dark_page(theme: Theme, page: int) -> None:
    image = opened(draw_png(Othello(4).start().scene(), theme=theme, width=120)).convert("RGB")
    red, green, blue = image.getpixel((0, image.height - 1))  # type: ignore[misc]  # RGB has three
    assert f"#{red:02x}{green:02x}{blue:02x}" == Tint.PAGE.value[page]


def test_the_font_has_every_letter_that_the_package_writes() -> None:
    font = ImageFont.truetype(str(FONT), 20)
    missing = bytes(font.getmask("\U000f0000"))
    sources = Path(noripan.__file__).parent.glob("**/*.py")
    letters = set("".join(source.read_text(encoding="utf-8") for source in sources))
    syllables = {letter for letter in letters if "가" <= letter <= "힣"}
    assert len(syllables) > 100
    written = syllables | set(map(chr, range(0x21, 0x7F)))
    assert not {letter for letter in written if bytes(font.getmask(letter)) == missing}


def test_hangul_is_drawn_with_the_packages_font() -> None:
    scene = scenes()["yut-start"]
    korean = opened(draw_png(scene, language=Language.KOREAN, width=400)).convert("L")
    # The name of the centre, 방, is the only dark thing within its ring.
    middle = korean.crop((190, 165, 210, 185))
    darkest, _brightest = middle.getextrema()
    assert isinstance(darkest, float | int)
    assert darkest < 130


def test_a_gif_shows_each_scene_in_turn_and_the_last_one_longer() -> None:
    game = [played(Omok(9), "c3,d3,b2"[:size]) for size in (2, 5, 8)]
    animation = opened(draw_gif(game, width=150, seconds=0.5))
    durations = []
    for frame in range(animation.n_frames):  # type: ignore[attr-defined]  # GIF files have it
        animation.seek(frame)
        durations.append(animation.info["duration"])
        assert animation.width == 150
    assert durations == [500, 500, 1500]
    assert animation.info["loop"] == 0


def test_a_gif_is_as_high_as_its_highest_scene() -> None:
    small, high = Othello(4).start().scene(), scenes()["yut-capture"]
    heights = [opened(draw_png(scene, width=150)).height for scene in (small, high)]
    assert heights[0] < heights[1] == opened(draw_gif([small, high], width=150)).height


def test_there_is_no_gif_of_nothing() -> None:
    with pytest.raises(ValueError, match="at least one scene"):
        draw_gif([])
