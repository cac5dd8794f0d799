"""Usual ways to play Yut Nori, by name."""

from __future__ import annotations

from fractions import Fraction

from noripan.games.yut_nori.game import YutNori
from noripan.games.yut_nori.options import BackDo, Throws
from noripan.games.yut_nori.turn_list import TurnList

PRESETS: dict[str, TurnList | YutNori] = {
    "judge": TurnList(),
    "family": YutNori(flat=Fraction(3, 5), back_do=BackDo.ONE_MARKED_STICK),
    "one-by-one": YutNori(throws=Throws.ONE_BY_ONE),
    "tournament": YutNori(pieces=3, nak=Fraction(1, 20)),
}
"""`judge` is the plain list of turns. `tournament` has teams of three pieces; the written rules
leave its chance of nak open, and one throw in twenty is this package's choice."""
