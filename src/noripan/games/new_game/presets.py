"""Small boards of New Game, by name."""

from __future__ import annotations

from noripan.games.new_game.board import Colour, Direction, Disc, RuleSet, Square
from noripan.games.new_game.game import NewGame

_W, _R, _B = Colour
_BOARD = (
    (_W, _W, _B, _W),
    (_R, _W, _R, _W),
    (_W, _B, _R, _W),
    (_W, _R, _W, _W),
)
_DISCS = (
    Disc(Square(column=0, row=1), Direction.RIGHT),
    Disc(Square(column=1, row=3), Direction.UP),
    Disc(Square(column=1, row=1), Direction.RIGHT),
    Disc(Square(column=0, row=3), Direction.LEFT),
)

PRESETS = {
    "bottom-moves": NewGame(_BOARD, _DISCS),
    "every-disc-moves": NewGame(_BOARD, _DISCS, RuleSet.EVERY_DISC_MOVES),
}
