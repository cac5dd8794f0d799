"""The colours of the pictures, by what they are for, on a light page and on a dark one."""

from __future__ import annotations

from enum import Enum

from noripan.core.game import Player


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
    RED_SQUARE = ("#f2a79f", "#d58279")
    RED_HATCH = ("#c0362c", "#93241c")
    BLUE_SQUARE = ("#a9c8ee", "#7fa6d4")
    BLUE_HATCH = ("#1d5aa8", "#153f78")
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


PLAYER_TINTS = {
    Player.FIRST: Tint.FIRST,
    Player.SECOND: Tint.SECOND,
    Player.THIRD: Tint.THIRD,
    Player.FOURTH: Tint.FOURTH,
}


def dark_rules() -> str:
    """The style rules that turn a light picture dark; a page that draws pictures has them too."""
    return "".join(
        f".{tint.css_class}{{fill:{dark}}}.{tint.css_class}-line{{stroke:{dark}}}"
        for tint in Tint
        for light, dark in [tint.value]
        if light != dark
    )
