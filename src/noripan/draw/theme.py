"""The colours of the pictures, by what they are for, on a light page and on a dark one."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from noripan.core.scene import Material, Tone

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from noripan.core.scene import Scene


class Theme(Enum):
    """The page that a picture is for; `AUTO` follows the reader's setting where it is shown."""

    LIGHT = "light"
    DARK = "dark"
    AUTO = "auto"

    __hash__ = object.__hash__  # as below


class Tint(Enum):
    """A colour by what it is for: its value on a light page and on a dark one.

    The players' colours are from the palette that M. Okabe and K. Ito chose to be told apart
    by the colour-blind ("Color Universal Design", 2008), darkened until white letters stand
    out on them.
    """

    PAGE = ("#ffffff", "#17191c")
    INK = ("#1c1f23", "#eceae6")
    FAINT = ("#5c6470", "#a9b0ba")
    PAPER = ("#f7edd8", "#39332a")
    PAPER_EDGE = ("#8a744a", "#a08c62")
    PAPER_LINE = ("#6e5a35", "#c2ad7e")
    STATION = ("#fffaf0", "#4b4437")
    CORNER = ("#f2d79f", "#5e4d29")
    STATION_INK = ("#5b4a2a", "#e6d8b8")
    WOOD = ("#dfb567", "#b98f4c")
    WOOD_EDGE = ("#8f6524", "#6d4c1a")
    WOOD_LINE = ("#4a3413", "#2d1f0a")
    GREEN = ("#2f8a57", "#28774b")
    GREEN_EDGE = ("#123f27", "#0d2e1c")
    GREEN_LINE = ("#14492d", "#0f3521")
    WHITE_SQUARE = ("#fbfaf6", "#dedbd3")
    SQUARE_INK = ("#2a2620", "#1d1a16")
    BLACK = ("#17181a", "#101113")
    WHITE = ("#fcfcfa", "#f1f0ec")
    RIM = ("#3c3f44", "#000000")
    PLATE = ("#fff8e6", "#f3ead3")
    BASE = ("#d9c9a3", "#8d7d58")
    GLEAM = ("#6d7177", "#5f6369")
    TRAIL = ("#a8327d", "#d45aa8")
    ACCENT = ("#c8102e", "#c8102e")
    OUTLINE = ("#c8102e", "#f23d54")
    CASING = ("#ffffff", "#ffffff")
    STICK_FLAT = ("#f3dcae", "#e4c88f")
    STICK_ROUND = ("#8a5527", "#8a5527")
    STICK_EDGE = ("#4d2d10", "#2b1808")
    TRAY = ("#f3f1ec", "#2a2d31")
    TRAY_EDGE = ("#b9b3a6", "#5b5f66")
    FIRST = ("#0f5fa6", "#2f7fc8")
    SECOND = ("#c2500a", "#cf6422")
    THIRD = ("#00745a", "#14876c")
    FOURTH = ("#93408f", "#a958a5")

    __hash__ = object.__hash__  # `Enum` hashes the name, in Python; drawing looks up colours a lot

    @property
    def css_class(self) -> str:
        """The class of what is filled with it; `-line` follows for what is outlined with it."""
        return "np-" + self.name.lower().replace("_", "-")

    def on(self, theme: Theme) -> str:
        """Its value; on a page that may be either, the light one's."""
        light, dark = self.value
        return dark if theme is Theme.DARK else light


Paint: TypeAlias = Tint | Tone
"""A colour of the house's, or of a game's own."""


def css_class(paint: Paint) -> str:
    """As `Tint.css_class`; that of a game's own tells both its values: `np-d0342c-e0525c`."""
    if isinstance(paint, Tint):
        return paint.css_class
    return f"np-{paint.light[1:]}-{paint.dark[1:]}"


def value(paint: Paint, theme: Theme) -> str:
    """As `Tint.on`."""
    if isinstance(paint, Tint):
        return paint.on(theme)
    return paint.dark if theme is Theme.DARK else paint.light


def is_light(tone: Tone) -> bool:
    """Whether dark letters stand out better on it than white ones."""
    red, green, blue = (int(tone.light[at : at + 2], 16) / 255 for at in (1, 3, 5))
    luminance: float = 0.2126 * red**_GAMMA + 0.7152 * green**_GAMMA + 0.0722 * blue**_GAMMA
    return luminance > _ALIKE


_GAMMA = 2.2  # of sRGB, nearly
_ALIKE = 0.18
"""The relative luminance (WCAG 2.2) whose contrast to black and to white is alike."""


def own_tones(scene: Scene) -> Iterator[Tone]:
    """The colours of its own that a scene has; some may come twice."""
    look = scene.look
    yield from look.sides
    if isinstance(look.ground, Material):
        yield from (look.ground.face, look.ground.edge, look.ground.line, look.ground.names)
    for fill in dict.fromkeys(spot.fill for spot in scene.spots):
        if fill:
            yield from filter(None, (fill.tone, fill.lines))


PLAYER_TINTS = (Tint.FIRST, Tint.SECOND, Tint.THIRD, Tint.FOURTH)
"""The players' colours; with more players they come again, on pieces of another outline."""


def dark_rules(own: Iterable[Tone] = ()) -> str:
    """The style rules that turn a light picture dark; a page that draws pictures has them too.

    Args:
        own: The colours of a game's own in the picture.
    """
    return "".join(
        f".{css_class(paint)}{{fill:{dark}}}.{css_class(paint)}-line{{stroke:{dark}}}"
        for paint in (*Tint, *dict.fromkeys(own))
        for light, dark in [(value(paint, Theme.LIGHT), value(paint, Theme.DARK))]
        if light != dark
    )
