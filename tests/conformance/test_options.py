"""Options of a wrong kind are refused when a game is made, not when it is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from noripan import DiceYut, NewGame, Omok, Othello, YutNori
from noripan.core.errors import InvalidOptions
from noripan.games.new_game import Colour, Direction, Disc, Square

WHITE_BOARD = ((Colour.WHITE,) * 4,) * 4
DISCS = (Disc(Square(column=0, row=0), Direction.UP),)


@pytest.mark.parametrize(
    ("make", "options"),
    [
        (Othello, (8.0,)),
        (Othello, ("8",)),
        (Othello, (True,)),
        (Othello, (7,)),
        (Omok, (8.0,)),
        (Omok, (15, "renju")),
        (YutNori, ("two",)),
        (DiceYut, ([1] * 10,)),
        (DiceYut, ((1.0,) * 10,)),
        (DiceYut, ((True,) * 10,)),
        (DiceYut, (5,)),
        (DiceYut, ((),)),
        (NewGame, ([list(row) for row in WHITE_BOARD], DISCS)),
        (NewGame, (WHITE_BOARD, list(DISCS))),
        (NewGame, (WHITE_BOARD, (1,))),
        (NewGame, (WHITE_BOARD, DISCS, "new-game-2")),
        (NewGame, (((0,) * 4,) * 4, DISCS)),
        (NewGame, (None, DISCS)),
        (Disc, ((1,), Direction.UP)),
        (Disc, ((1.5, 1), Direction.UP)),
        (Disc, ("11", Direction.UP)),
        (Disc, (None, None)),
        (Disc, ((1, 1), Direction.UP)),
        (Disc, (Square(column=0, row=0), 3)),
    ],
)
def test_an_option_of_a_wrong_kind_is_refused(
    make: Callable[..., Any], options: tuple[Any, ...]
) -> None:
    with pytest.raises(InvalidOptions):
        make(*options)
