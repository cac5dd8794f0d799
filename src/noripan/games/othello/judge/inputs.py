"""Draws inputs of the judge problem on Othello: cases of legal moves."""

from __future__ import annotations

from hypothesis import strategies as st

from noripan.games.othello.game import Othello, OthelloState, Pass, Put
from noripan.games.othello.judge.problem import JUDGE_SIZES, case_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hypothesis.strategies import SearchStrategy

_MOST_CASES = 3


@st.composite
def cases(draw: st.DrawFn) -> str:
    """A game, or its beginning, as the lines of a case.

    Shrinks to a smaller board, fewer moves, and the first legal ones. Some games leave the
    other side as few moves as can be, so that it often has to pass.
    """
    state = Othello(draw(st.sampled_from(JUDGE_SIZES))).start()
    choices = draw(st.binary(max_size=state.empties))
    confines = draw(st.booleans())
    listed = []
    for choice in choices:
        if state.moves() == (Pass(),):
            state = state.play(Pass())
        moves = [move for move in state.moves() if isinstance(move, Put)]
        if not moves:
            break
        if confines:
            moves.sort(key=lambda move: _freedom(state.play(move)))
            moves = moves[:2]
        move = moves[choice % len(moves)]
        listed.append((move.square, state.mover))
        state = state.play(move)
    return case_text(state.game.size, listed)


def _freedom(state: OthelloState) -> int:
    """How many moves the side to move has; none where it has to pass."""
    return sum(isinstance(move, Put) for move in state.moves())


def several_cases(subtask: int | None = None) -> SearchStrategy[str]:  # noqa: ARG001 there is none
    """Inputs of one to three cases."""
    some = st.lists(cases(), min_size=1, max_size=_MOST_CASES)
    return some.map(lambda drawn: "".join((f"{len(drawn)}\n", *drawn)))


STRATEGIES: dict[str, Callable[[int | None], SearchStrategy[str]]] = {"othello": several_cases}
