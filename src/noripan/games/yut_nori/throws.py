"""The throws of four sticks and how likely each is."""

from __future__ import annotations

from enum import Enum
from functools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction


class Throw(Enum):
    """What four sticks show; in texts `do gae geol yut mo back-do nak`.

    Attributes:
        steps: How far a piece goes; -1 is one step back and 0 none.
        hangul: Its Korean name.
    """

    DO = ("do", 1, "도")
    GAE = ("gae", 2, "개")
    GEOL = ("geol", 3, "걸")
    YUT = ("yut", 4, "윷")
    MO = ("mo", 5, "모")
    BACK_DO = ("back-do", -1, "빽도")
    NAK = ("nak", 0, "낙")

    __hash__ = object.__hash__  # that of an Enum takes ten times as long

    def __init__(self, text: str, steps: int, hangul: str) -> None:
        self.text = text
        self.steps = steps
        self.hangul = hangul

    def __str__(self) -> str:
        return self.text


THROWS: dict[str, Throw] = {throw.text: throw for throw in Throw}
"""Every throw by its text, in order."""

BY_FLATS = (Throw.MO, Throw.DO, Throw.GAE, Throw.GEOL, Throw.YUT)
"""The throw for each number of sticks that show the flat side."""


@cache
def throw_chances(flat: Fraction, marked: int, nak: Fraction) -> tuple[tuple[Throw, Fraction], ...]:
    """The chance of each throw that can happen, in order; they sum to 1.

    Args:
        flat: The chance that one stick shows its flat side.
        marked: The number of sticks that make a do a back-do when only such a stick is flat.
        nak: The chance that a stick leaves the mat, which makes the throw void.
    """
    from math import comb

    sticks = len(BY_FLATS) - 1
    shown = {
        throw: comb(sticks, flats) * flat**flats * (1 - flat) ** (sticks - flats)
        for flats, throw in enumerate(BY_FLATS)
    }
    shown[Throw.BACK_DO] = shown[Throw.DO] * marked / sticks
    shown[Throw.DO] -= shown[Throw.BACK_DO]
    chances = {throw: chance * (1 - nak) for throw, chance in shown.items()} | {Throw.NAK: nak}
    return tuple((throw, chances[throw]) for throw in Throw if chances[throw])
