"""Yut Nori (윷놀이): a race of pieces round 29 stations, by the throws of four sticks.

`TurnList` is the plain list of turns that a judge asks about, `YutNori` the
whole game with its options, and `PRESETS` names the usual ways to play.
"""

from __future__ import annotations

from noripan.core.lazy import lazy
from noripan.games.yut_nori.board import Board, Piece, Station, Stop, Way
from noripan.games.yut_nori.rules import YutRules
from noripan.games.yut_nori.throws import Throw
from noripan.games.yut_nori.turn_list import Turn, TurnList, TurnListState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.yut_nori.game import YutNori, YutState
    from noripan.games.yut_nori.moves import Advance, Cast, GiveUp, YutMove
    from noripan.games.yut_nori.options import (
        Again,
        BackDo,
        BackWay,
        CaptureByYutOrMo,
        EmptyBoard,
        MustMove,
        Shortcut,
        Sides,
        Throws,
    )
    from noripan.games.yut_nori.presets import PRESETS

__all__ = [
    "PRESETS",
    "Advance",
    "Again",
    "BackDo",
    "BackWay",
    "Board",
    "CaptureByYutOrMo",
    "Cast",
    "EmptyBoard",
    "GiveUp",
    "MustMove",
    "Piece",
    "Shortcut",
    "Sides",
    "Station",
    "Stop",
    "Throw",
    "Throws",
    "Turn",
    "TurnList",
    "TurnListState",
    "Way",
    "YutMove",
    "YutNori",
    "YutRules",
    "YutState",
]

__getattr__ = lazy(
    __name__,
    {
        "moves": ("Advance", "Cast", "GiveUp", "YutMove"),
        "options": (
            "Again",
            "BackDo",
            "BackWay",
            "CaptureByYutOrMo",
            "EmptyBoard",
            "MustMove",
            "Shortcut",
            "Sides",
            "Throws",
        ),
        "game": ("YutNori", "YutState"),
        "presets": ("PRESETS",),
    },
)
