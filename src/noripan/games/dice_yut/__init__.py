"""Dice Yut: the most that one player can score with four pieces and ten throws."""

from __future__ import annotations

from noripan.games.dice_yut.board import SQUARES, Square
from noripan.games.dice_yut.game import DiceYut, DiceYutState, Ending, Go, Throw
from noripan.games.dice_yut.rules import DiceYutRules
from noripan.games.dice_yut.solver import Solution, best_score, solve

__all__ = [
    "SQUARES",
    "DiceYut",
    "DiceYutRules",
    "DiceYutState",
    "Ending",
    "Go",
    "Solution",
    "Square",
    "Throw",
    "best_score",
    "solve",
]
