"""Draws inputs by random play, for problems whose inputs list the moves of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from noripan.core.record import Ply, Record

if TYPE_CHECKING:
    from noripan.problems.problem import AnyProblem

_MOST_MOVES = 120


@st.composite
def random_play(draw: st.DrawFn, problem: AnyProblem) -> str:
    """A game, or its beginning, with any legal moves.

    Shrinks to fewer moves, and to the first legal ones of the first game.
    """
    game = draw(st.sampled_from(problem.games))
    count = draw(st.integers(0, _MOST_MOVES))
    start = state = game.start()
    played: list[Ply] = []
    for choice in draw(st.binary(min_size=count, max_size=count)):
        moves = state.moves()
        if not moves:
            break
        played.append(Ply(moves[choice % len(moves)]))
        state = state.play(played[-1].move)
    return problem.listing(Record(start, tuple(played)))
