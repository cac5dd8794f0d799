"""The play that a search expects, in the words of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.engines.othello.endgame import new_work
from noripan.engines.othello.memory import known_of, move_of
from noripan.engines.othello.midgame import value_to_depth
from noripan.engines.othello.patterns import UNIT
from noripan.games.othello.fast import bitboards

if TYPE_CHECKING:
    import numpy as np

    from noripan.engines.othello.midgame import Look
    from noripan.games.othello.game import OthelloMove, OthelloState

_NO_LIMIT = 1 << 62


def sides(state: OthelloState) -> tuple[np.uint64, np.uint64]:
    """The discs of the side to move and of the other one, as bitboards."""
    batch = bitboards.positions([state])
    both = batch.black[0], batch.white[0]
    return both if batch.movers[0] == 0 else both[::-1]


def expected_line(
    state: OthelloState, look: Look, score: int | None = None
) -> tuple[OthelloMove, ...]:
    """The best moves from a state on, at least one, as far as they are remembered.

    Args:
        state: The state that was searched.
        look: What the search remembers.
        score: The exact score, if that is known; then the line goes on to the game's end.
    """
    line: list[OthelloMove] = []
    # The limits of the search don't hold here: what it found out makes this quick.
    look = look._replace(work=new_work(_NO_LIMIT))
    while state.outcome is None:
        move = _best(state, look, score)
        if move is None:
            break
        line.append(move)
        state = state.play(move)
        score = None if score is None else -score
    return tuple(line)


def _best(state: OthelloState, look: Look, score: int | None) -> OthelloMove | None:
    """The move that is remembered, else one that reaches the score if that is known."""
    moves = state.moves()
    if len(moves) == 1:
        return moves[0]
    square = int(move_of(known_of(look.memory, *sides(state))))
    remembered = state.game.actions[square]
    if score is None:
        return remembered if remembered in moves else None
    ranked = sorted(moves, key=lambda move: move != remembered)
    return next(move for move in ranked if _reaches(state.play(move), score, look))


def _reaches(after: OthelloState, score: int, look: Look) -> bool:
    """Whether the side that moved before reaches a score."""
    alpha = -score * UNIT
    return value_to_depth(*sides(after), alpha, alpha + 1, after.empties, 0, look) <= alpha
