"""The chances and options of a game of Yut Nori that can be solved, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from noripan.games.yut_nori.fast.table import LONGEST_THROW, THROW_LIST
from noripan.games.yut_nori.options import (
    Again,
    BackDo,
    CaptureByYutOrMo,
    MustMove,
    Shortcut,
    Sides,
    Throws,
)
from noripan.games.yut_nori.rules import YutRules
from noripan.games.yut_nori.throws import Throw

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from noripan.games.yut_nori.game import YutNori

MOST_PIECES = 4


class Odds(NamedTuple):
    """What a turn is made of.

    Attributes:
        chance: The chance of do, gae, geol, yut and mo.
        nak: The chance that a throw is void.
        again: Whether each throw earns another.
        capture_again: Whether a capture earns another throw.
    """

    chance: NDArray[np.float32]
    nak: float
    again: NDArray[np.bool_]
    capture_again: bool


def odds_of(game: YutNori) -> Odds:
    """The odds of a game."""
    chances = dict(game.throw_chances())
    throws = THROW_LIST[:LONGEST_THROW]
    flags = {Throw.YUT: Again.YUT, Throw.MO: Again.MO}
    return Odds(
        np.array([float(chances[throw]) for throw in throws], np.float32),
        float(chances.get(Throw.NAK, 0)),
        np.array([bool(flags.get(throw, Again.NOTHING) & game.again) for throw in throws]),
        Again.CAPTURE in game.again,
    )


def has_table(game: YutNori) -> bool:
    """Whether two numbers tell all of a state of the game in which a throw is due.

    That takes two sides, throws played one by one, no step back and forced shortcuts; more
    than one throw must never be owed.
    """
    owes_two = (
        game.capture_by_yut_or_mo is CaptureByYutOrMo.TWO
        and Again.CAPTURE in game.again
        and bool(game.again & (Again.YUT | Again.MO))
    )
    return (
        game.sides is Sides.TWO
        and game.pieces <= MOST_PIECES
        and game.throws is Throws.ONE_BY_ONE
        and game.shortcut is Shortcut.FORCED
        and game.back_do is BackDo.NONE
        and game.must_move is MustMove.YES
        and not owes_two
        and type(game.rules) is YutRules
    )
