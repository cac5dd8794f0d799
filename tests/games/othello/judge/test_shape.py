"""A smaller input of Othello plays the same game, but for what it leaves out."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.game import Player
from noripan.games.othello import Othello, OthelloMove, OthelloState, Put, Square
from noripan.games.othello.judge.problem import OthelloProblem, case_text
from noripan.games.othello.judge.shape import OthelloShape
from noripan.problems.faults import Faults
from noripan.problems.reading import Reader
from tests.games.othello import games

SHAPE = OthelloShape()

Listed = list[tuple[Square, Player]]


def listed(start: OthelloState, choices: list[int], size: int) -> Listed:
    """Moves that are legal on a board and, moved to the middle, on a larger one of this size."""
    shift = (size - start.game.size) // 2
    small, large, found = start, Othello(size).start(), []
    for choice in choices:
        moves = [move for move in small.moves() if isinstance(move, Put)]
        if not moves or large.mover is not small.mover:
            break
        square = moves[choice % len(moves)].square
        found.append((square, small.mover))
        small = small.play(Put(square))
        large = large.play(Put(square.beside(columns=shift, rows=shift)))
    return found


@given(st.sampled_from([(4, 6), (6, 8)]), st.lists(st.integers(0, 30), max_size=20))
def test_a_game_in_the_middle_of_a_board_is_offered_on_the_smaller_one_as_it_is(
    sizes: tuple[int, int], choices: list[int]
) -> None:
    small, large = sizes
    moves = listed(Othello(small).start(), choices, large)
    moved = [(square.beside(columns=1, rows=1), player) for square, player in moves]
    assert f"1\n{case_text(small, moves)}" in SHAPE.simpler(f"1\n{case_text(large, moved)}")


@settings(max_examples=10)
@given(games.lines(most=10))
def test_what_is_offered_has_the_squares_of_the_input_but_one_at_most(
    line: tuple[OthelloState, list[OthelloMove]],
) -> None:
    state, moves = line
    size, squares = state.game.size, []
    for move in moves:
        if isinstance(move, Put):
            squares.append((move.square, state.mover))
        state = state.play(move)
    own = {square for square, _player in squares}
    for text in SHAPE.simpler(f"1\n{case_text(size, squares)}"):
        (case,) = OthelloProblem().read(Reader(text), Faults())
        edge = (size - case.size) // 2
        kept = {move.square.beside(columns=edge, rows=edge) for move in case.moves}
        assert len(kept - own) <= (1 if case.size == size else 0)
