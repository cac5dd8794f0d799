"""Reads drawings of the board back: which piece stands where, and how two drawings differ."""

from __future__ import annotations

from noripan.core.text import Text, particle
from noripan.games.yut_nori.board import LETTERS, Station

TYPE_CHECKING = False
if TYPE_CHECKING:
    Places = dict[str, tuple[Station, ...]]

_CORNERS = ((0, 0), (0, 1), (1, 0), (1, 1))
_NOWHERE = Text("nowhere", "판 밖")


def places(drawing: str) -> Places:
    """The stations on which each piece is drawn, by its letter; anything else is passed over."""
    lines = drawing.split("\n")
    found: Places = {}
    for station in Station:
        for below, right in _CORNERS:
            row, column = station.row + below, station.column + right
            letter = lines[row][column : column + 1] if row < len(lines) else ""
            if letter.isalpha():
                found[letter] = (*found.get(letter, ()), station)
    return found


def differences(expected: str, found: str) -> tuple[Text, ...]:
    """A sentence for each piece that two drawings have on different stations."""
    right, wrong = places(expected), places(found)
    letters = "".join(LETTERS[:2])
    return tuple(
        _sentence(letter, right.get(letter, ()), wrong.get(letter, ()))
        for letter in letters
        if right.get(letter) != wrong.get(letter)
    )


def _sentence(letter: str, right: tuple[Station, ...], wrong: tuple[Station, ...]) -> Text:
    there, here = _named(right), _named(wrong)
    return Text(
        f"{letter} is to be drawn {there.en}; your program draws it {here.en}",
        f"{particle(letter, '은/는')} {there.ko}에 그려야 하는데 프로그램은 {here.ko}에 그렸습니다",
    )


def _named(stations: tuple[Station, ...]) -> Text:
    if not stations:
        return _NOWHERE
    names = ", ".join(station.hangul for station in stations)
    return Text(f"on {names}", names)
