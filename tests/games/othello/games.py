"""Games of Othello for the tests: written out by hand, and drawn by Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from noripan.games.othello import Othello, OthelloMove, OthelloState

SIZES = (4, 6, 8)


def played(line: str, size: int = 8) -> OthelloState:
    """The state after moves written one after the other."""
    game = Othello(size)
    state = game.start()
    for word in line.split():
        state = state.play(game.parse_move(word))
    return state


@st.composite
def lines(
    draw: st.DrawFn, sizes: tuple[int, ...] = SIZES, *, most: int | None = None
) -> tuple[OthelloState, list[OthelloMove]]:
    """A first state and legal moves from it, to the end of the game or `most` of them."""
    start = state = Othello(draw(st.sampled_from(sizes))).start()
    rng = draw(st.randoms(use_true_random=False))
    length = draw(st.integers(0, start.empties * 2 if most is None else most))
    moves: list[OthelloMove] = []
    while len(moves) < length and (legal := state.moves()):
        moves.append(rng.choice(legal))
        state = state.play(moves[-1])
    return start, moves


def states(
    sizes: tuple[int, ...] = SIZES, most: int | None = None
) -> st.SearchStrategy[OthelloState]:
    """Reachable states of every stage of a game."""
    return lines(sizes, most=most).map(_last)


def _last(line: tuple[OthelloState, list[OthelloMove]]) -> OthelloState:
    state, moves = line
    for move in moves:
        state = state.play(move)
    return state
