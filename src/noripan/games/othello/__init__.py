"""Othello (오셀로) on any even board from 4×4 to 26×26."""

from __future__ import annotations

from noripan.games.othello.board import Direction, Grid, Square
from noripan.games.othello.events import BLACK, WHITE, GameOver, Passed, TurnedOver
from noripan.games.othello.game import (
    End,
    Othello,
    OthelloMove,
    OthelloState,
    Pass,
    Put,
)
from noripan.games.othello.rules import OthelloRules

__all__ = [
    "BLACK",
    "WHITE",
    "Direction",
    "End",
    "GameOver",
    "Grid",
    "Othello",
    "OthelloMove",
    "OthelloRules",
    "OthelloState",
    "Pass",
    "Passed",
    "Put",
    "Square",
    "TurnedOver",
]
