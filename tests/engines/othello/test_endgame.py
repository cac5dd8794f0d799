"""The end game solver: exact scores."""

from __future__ import annotations

import numpy as np
import pytest

from noripan.engines.othello.endgame import STOPPED, endgame, new_work, score_of
from noripan.engines.othello.last_moves import last_score
from noripan.engines.othello.lines import sides
from noripan.engines.othello.memory import memory_of
from noripan.games.othello import Othello
from noripan.games.othello.fast.bitboards import board_of
from noripan.games.othello.game import OthelloState
from tests.engines.othello.positions import drawn_state, minimax
from tests.shared import shared_case


def solved(state: OthelloState, memory_bits: int = 14) -> int:
    """The solver's score."""
    board = board_of(state.game.size)
    own, other = sides(state)
    return int(score_of(own, other, 0, board, memory_of(memory_bits), new_work(1 << 60)))


@pytest.mark.parametrize("empties", range(8))
@pytest.mark.parametrize("size", [4, 6, 8])
def test_the_score_is_that_of_plain_minimax(size: int, empties: int) -> None:
    for seed in range(12 if empties < 7 else 4):
        state = drawn_state(seed, empties, size)
        assert solved(state) == minimax(state), str(state)


def test_more_empty_squares_agree_with_a_memory_that_hardly_remembers() -> None:
    for seed in range(10):
        state = drawn_state(seed, 12)
        assert solved(state, memory_bits=18) == solved(state, memory_bits=1), str(state)


@pytest.mark.parametrize("empties", [4, 6, 9, 11])
def test_every_window_says_on_which_side_the_score_is(empties: int) -> None:
    for seed in range(5):
        state = drawn_state(seed, empties)
        score = solved(state)
        own, other = sides(state)
        for alpha in range(-64, 64):
            found = endgame(own, other, alpha, board_of(8), memory_of(10), new_work(1 << 60))
            assert (found > alpha) == (score > alpha)
            assert found <= score if found > alpha else found >= score


def test_the_last_moves_count_what_they_look_at() -> None:
    state = drawn_state(3, 5)
    nodes = np.zeros(1, np.int64)
    last_score(*sides(state), 0, board_of(8), 64, nodes)
    assert nodes[0] >= 5


def test_four_by_four_from_the_start_is_won_by_white() -> None:
    # 3:11 with two squares empty, as has long been known; the winner gets those.
    assert solved(Othello(4).start()) == -10


def test_it_stops_at_its_limit_and_when_told() -> None:
    state = drawn_state(1, 20)
    board, memory = board_of(8), memory_of(10)
    assert score_of(*sides(state), 0, board, memory, new_work(100)) == STOPPED
    work = new_work(1 << 60)
    work.stop[0] = 1
    assert score_of(*sides(state), 0, board, memory, work) == STOPPED
    # What it remembers of a search that was stopped is no less true.
    fresh = solved(drawn_state(1, 14))
    assert score_of(*sides(drawn_state(1, 14)), 0, board, memory, new_work(1 << 60)) == fresh


def test_ffo_positions_are_solved() -> None:
    lines = shared_case("othello/ffo.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if line[:1].isdigit()]
    for number, board, mover, _empties, score, *_rest in rows[:19]:
        state = Othello().parse_state(f"{board} {mover}")
        assert solved(state, 18) == int(score), number
