"""Omok (오목): five in a row, as standard Gomoku, freestyle, Renju, Korean Omok or Caro."""

from __future__ import annotations

from noripan.core.lazy import lazy
from noripan.games.omok.bans import BanKind
from noripan.games.omok.board import Colour, Direction, Point
from noripan.games.omok.events import Ending
from noripan.games.omok.game import Omok, OmokState
from noripan.games.omok.moves import Decide, Decision, OmokMove, PutStone
from noripan.games.omok.options import Korean, Opening, RuleSet
from noripan.games.omok.rules import OmokRules, Stage
from noripan.games.omok.runs import Run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.omok.verdicts import Ban, FalseThree, Four, Shapes, Three

__all__ = [
    "Ban",
    "BanKind",
    "Colour",
    "Decide",
    "Decision",
    "Direction",
    "Ending",
    "FalseThree",
    "Four",
    "Korean",
    "Omok",
    "OmokMove",
    "OmokRules",
    "OmokState",
    "Opening",
    "Point",
    "PutStone",
    "RuleSet",
    "Run",
    "Shapes",
    "Stage",
    "Three",
]

__getattr__ = lazy(__name__, {"verdicts": ("Ban", "FalseThree", "Four", "Shapes", "Three")})
