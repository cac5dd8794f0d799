"""New Game and New Game 2: discs that move by themselves until four lie on one another."""

from __future__ import annotations

from noripan.core.lazy import lazy
from noripan.games.new_game.board import Colour, Direction, Disc, Position, RuleSet, Square
from noripan.games.new_game.game import (
    TURN,
    Cycle,
    Ending,
    NewGame,
    NewGameState,
    Turn,
)
from noripan.games.new_game.rules import NewGameRules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.new_game.cycle import find_cycle
    from noripan.games.new_game.fast.orbits import find_end

__all__ = [
    "TURN",
    "Colour",
    "Cycle",
    "Direction",
    "Disc",
    "Ending",
    "NewGame",
    "NewGameRules",
    "NewGameState",
    "Position",
    "RuleSet",
    "Square",
    "Turn",
    "find_cycle",
    "find_end",
]

__getattr__ = lazy(__name__, {"cycle": ("find_cycle",), "fast.orbits": ("find_end",)})
