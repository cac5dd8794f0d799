"""Reads drawings of the board back: which piece stands where, and how two drawings differ."""

from __future__ import annotations

from noripan.core.text import Text, particle
from noripan.games.yut_nori.board import LETTERS, Station

TYPE_CHECKING = False
if TYPE_CHECKING:
    Places = dict[str, tuple[Station, ...]]

_CORNERS = ((0, 0), (0, 1), (1, 0), (1, 1))


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
    name, there, here = particle(letter, "은/는"), _named(right), _named(wrong)
    due = Text(
        f"is to be drawn on {there}" if right else "isn't to be drawn",
        f"{there}에 그려야 하는데" if right else "그리지 말아야 하는데",
    )
    done = Text(
        f"draws it on {here}" if wrong else "doesn't draw it",
        f"{here}에 그렸습니다" if wrong else "그리지 않았습니다",
    )
    return Text(
        f"{letter} {due.en}; your program {done.en}", f"{name} {due.ko} 프로그램은 {done.ko}"
    )


def _named(stations: tuple[Station, ...]) -> str:
    return ", ".join(station.hangul for station in stations)
