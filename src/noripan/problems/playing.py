"""Draws inputs by random play, for problems whose inputs list the moves of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

if TYPE_CHECKING:
    from noripan.core.game import Move
    from noripan.problems.problem import AnyProblem

_MOST_MOVES = 120


@st.composite
def random_play(draw: st.DrawFn, problem: AnyProblem) -> str:
    """A game, or its beginning, with any legal moves.

    Shrinks to fewer moves, and to the first legal ones of the first game.
    """
    game = draw(st.sampled_from(problem.games))
    count = draw(st.integers(0, _MOST_MOVES))
    state = game.start()
    played: list[Move] = []
    for choice in draw(st.binary(min_size=count, max_size=count)):
        moves = state.moves()
        if not moves:
            break
        played.append(moves[choice % len(moves)])
        state = state.play(played[-1])
    return problem.listing(game, played)
