"""Counts the lines of play of a length: the field's check of a move generator."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from noripan.games.othello.game import OthelloState, Pass

_REMEMBERED = 1 << 18


class Passes(Enum):
    """Whether a pass takes a ply of a line."""

    TAKE_A_PLY = "take a ply"
    TAKE_NO_PLY = "take no ply"


class FinishedGames(Enum):
    """Whether a line that ended before the asked length counts."""

    KEPT = "kept"
    DROPPED = "dropped"


def perft(
    state: OthelloState,
    depth: int,
    *,
    passes: Passes = Passes.TAKE_A_PLY,
    finished: FinishedGames = FinishedGames.DROPPED,
) -> int:
    """The number of lines of play of `depth` plies from a state.

    Published tables differ in two conventions. The default (a pass is a ply, a
    game that ended earlier is no line) is that of OEIS A124004 and of Edax;
    Aart Bik's table keeps finished games.

    Raises:
        ValueError: the depth is negative.
    """
    check_depth(depth)
    beyond = 1 if finished is FinishedGames.KEPT else 0

    @lru_cache(maxsize=_REMEMBERED)
    def lines(state: OthelloState, depth: int) -> int:
        if depth == 0:
            return 1
        moves = state.moves()
        if not moves:
            return beyond
        if moves == (Pass(),) and passes is Passes.TAKE_NO_PLY:
            return lines(state.play(Pass()), depth)
        if depth == 1:
            return len(moves)
        return sum(lines(state.play(move), depth - 1) for move in moves)

    return lines(state, depth)


def check_depth(depth: int) -> None:
    """Checks that a number of plies is one.

    Raises:
        ValueError: it is negative.
    """
    if depth < 0:
        raise ValueError(f"depth is {depth}; a line of play has 0 plies or more")
