"""The compiled Othello is the game of the rules."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import IllegalMove, InvalidOptions
from noripan.core.game import Player
from noripan.games.othello import (
    BLACK,
    Othello,
    OthelloMove,
    OthelloState,
    Pass,
    Put,
    Square,
)
from noripan.games.othello.fast import perft
from noripan.games.othello.fast.kernel import (
    PASS,
    SIZES,
    WIDTH,
    Positions,
    is_over,
    legal,
    play_out,
    positions,
    starts,
    states,
    step,
)
from noripan.games.othello.fast.kernel import perft as compiled_perft
from noripan.games.othello.fast.perft import FinishedGames, Passes
from tests.games.othello import games
from tests.games.othello.fast.test_perft import CONVENTIONS, table

COMPILED = {8: 9, 6: 9, 4: 16}


def number_of(move: OthelloMove) -> int:
    return move.square.row * WIDTH + move.square.column if isinstance(move, Put) else PASS


def squares_in(bits: int) -> set[Square]:
    return {
        Square(column=bit % WIDTH, row=bit // WIDTH) for bit in range(WIDTH**2) if bits >> bit & 1
    }


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


@given(st.sampled_from(SIZES).flatmap(lambda size: st.lists(games.lines((size,)), min_size=1)))
@settings(max_examples=40)
def test_batches_go_through_the_states_of_the_rules(
    played: list[tuple[OthelloState, list[OthelloMove]]],
) -> None:
    by_rules = [start for start, _moves in played]
    game = by_rules[0].game
    batch = positions(by_rules)
    for ply in range(max(len(moves) for _start, moves in played)):
        due = [moves[ply] if ply < len(moves) else None for _start, moves in played]
        going = [index for index, move in enumerate(due) if move is not None]
        moves = [move for move in due if move is not None]
        part = Positions(batch.board, batch.black[going], batch.white[going], batch.movers[going])
        for index, places in zip(going, legal(part).tolist(), strict=True):
            puts = {move.square for move in by_rules[index].moves() if isinstance(move, Put)}
            assert squares_in(places) == puts
        after = step(part, [number_of(move) for move in moves])
        for index, move in zip(going, moves, strict=True):
            by_rules[index] = by_rules[index].play(move)
        batch.black[going], batch.white[going] = after.black, after.white
        batch.movers[going] = after.movers
        assert states(batch, game) == by_rules
        assert is_over(batch).tolist() == [state.turn is Player.NOBODY for state in by_rules]


@given(games.states(), st.integers(-2, WIDTH**2 + 1))
def test_a_step_is_refused_where_the_rules_refuse_the_move(
    state: OthelloState, square: int
) -> None:
    move = Pass() if square == PASS else Put(Square(column=square % WIDTH, row=square // WIDTH))
    batch = positions([state])
    before = bits(batch)
    if state.turn is Player.NOBODY and move == Pass():
        assert bits(step(batch, [square])) == before
    elif move in state.moves():
        assert states(step(batch, [square]), state.game) == [state.play(move)]
    else:
        with pytest.raises(IllegalMove, match="game 0"):
            step(batch, [square])
    assert bits(batch) == before


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
    assert is_over(ended).all()
    for state, last, discs in zip(begun, states(ended, begun[0].game), put.tolist(), strict=True):
        assert state.empties - last.empties == discs
        assert last.black & last.white == 0


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


@pytest.mark.parametrize("squares", [[19] * 9, [19], [19.7, 19.2, 19.0], 19, [[19, 19, 19]]])
def test_squares_that_are_not_one_whole_number_a_game_are_refused(squares: Any) -> None:
    with pytest.raises(InvalidOptions):
        step(starts(8, 3), squares)


def test_perft_refuses_a_negative_depth() -> None:
    with pytest.raises(ValueError, match="depth is -1"):
        compiled_perft(Othello().start(), -1)
