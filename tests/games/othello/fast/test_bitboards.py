"""The compiled Othello is the game of the rules."""

from __future__ import annotations

from collections import Counter, defaultdict

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import InvalidOptions
from noripan.games.othello import (
    BLACK,
    Othello,
    OthelloState,
)
from noripan.games.othello.fast import perft
from noripan.games.othello.fast.bitboards import (
    SIZES,
    Positions,
    play_out,
    positions,
    starts,
    states,
)
from noripan.games.othello.fast.bitboards import perft as compiled_perft
from noripan.games.othello.fast.perft import FinishedGames, Passes
from tests.games.othello import games
from tests.games.othello.fast.test_perft import CONVENTIONS, table

COMPILED = {8: 9, 6: 9, 4: 16}


def bits(batch: Positions) -> list[tuple[int, int, int]]:
    return list(zip(batch.black.tolist(), batch.white.tolist(), batch.movers.tolist(), strict=True))


@pytest.mark.parametrize("row", [row for row in table() if row[1] <= COMPILED[row[0]]], ids=str)
def test_compiled_lines_are_as_many_as_the_tables_say(row: tuple[int, int, dict[str, int]]) -> None:
    size, depth, counts = row
    for column, count in counts.items():
        passes, finished = CONVENTIONS[column]
        start = Othello(size).start()
        assert compiled_perft(start, depth, passes=passes, finished=finished) == count


@given(games.states(), st.integers(0, 2), st.sampled_from(Passes), st.sampled_from(FinishedGames))
@settings(max_examples=60)
def test_lines_from_any_state_are_as_many_as_by_the_rules(
    state: OthelloState, depth: int, passes: Passes, finished: FinishedGames
) -> None:
    found = compiled_perft(state, depth, passes=passes, finished=finished)
    assert found == perft.perft(state, depth, passes=passes, finished=finished)


@given(st.lists(games.states((6,)), min_size=1, max_size=5), st.integers(0, 2**32))
@settings(max_examples=40)
def test_play_outs_end_games_of_the_rules_and_are_the_same_from_the_same_seed(
    begun: list[OthelloState], seed: int
) -> None:
    batch = positions(begun)
    before = bits(batch)
    ended, put = play_out(batch, np.random.default_rng(seed))
    again, _put = play_out(batch, np.random.default_rng(seed))
    assert bits(batch) == before
    assert bits(ended) == bits(again)
    for state, last, discs in zip(begun, states(ended, begun[0].game), put.tolist(), strict=True):
        assert state.empties - last.empties == discs
        assert last.black & last.white == 0
        assert last.outcome is not None


def test_play_outs_draw_every_legal_move_equally_often() -> None:
    state = Othello(4).start()
    while state.empties > 5:
        state = state.play(state.moves()[-1])
    count = 3000
    ends = Counter(bits(play_out(positions([state] * count), np.random.default_rng(7))[0]))
    chances: dict[tuple[int, int, int], float] = defaultdict(float)
    for last, chance in spread(state):
        chances[bits(positions([last]))[0]] += chance
    assert set(ends) <= set(chances)
    assert len(chances) > 2
    for end, chance in chances.items():
        assert abs(ends[end] - count * chance) < 5 * (count * chance) ** 0.5 + 1


def spread(state: OthelloState) -> list[tuple[OthelloState, float]]:
    """The last states that random play from a state leads to, and how likely each is."""
    moves = state.moves()
    if not moves:
        return [(state, 1.0)]
    return [
        (last, chance / len(moves)) for move in moves for last, chance in spread(state.play(move))
    ]


@pytest.mark.parametrize(
    "mixed",
    [[], [Othello(4).start(), Othello(6).start()], [Othello(10).start()]],
    ids=["none", "two sizes", "too large"],
)
def test_batches_hold_boards_of_one_size_that_fits(mixed: list[OthelloState]) -> None:
    with pytest.raises(InvalidOptions, match="one size"):
        positions(mixed)


def test_starts_are_the_start_of_the_rules() -> None:
    for size in SIZES:
        start = Othello(size).start()
        assert states(starts(size, 3), start.game) == [start] * 3
        assert start.mover is BLACK


def test_perft_refuses_a_negative_depth() -> None:
    with pytest.raises(ValueError, match="depth is -1"):
        compiled_perft(Othello().start(), -1)
