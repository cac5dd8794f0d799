"""How games of any size end, and cycles longer than anybody could run."""

from __future__ import annotations

import random
from math import lcm
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.games.new_game import (
    TURN,
    Colour,
    Cycle,
    Direction,
    Disc,
    Ending,
    NewGame,
    RuleSet,
    Square,
    find_cycle,
)
from noripan.games.new_game.fast.orbits import Field, apart, find_end, whole
from noripan.games.new_game.fast.table import STACK, movers_of, run, table_of, who_moves_in
from tests.games.new_game.builders import games, make_game

if TYPE_CHECKING:
    from collections.abc import Callable

W, B = Colour.WHITE, Colour.BLUE


def end_by_rules(game: NewGame) -> int | Cycle | None:
    state = game.start()
    while state.outcome is None:
        if state.turn_number == 1000:
            return None
        state = state.play(TURN)
    return state.turn_number if state.outcome.reason is Ending.STACK else find_cycle(game)


def corridors(lengths: list[int]) -> NewGame:
    """A board on which disc i walks up and down row i, over so many squares."""
    size = max(*lengths, len(lengths)) + 1
    board = tuple(
        tuple(W if column < length else B for column in range(size))
        for length in [*lengths, *[0] * (size - len(lengths))]
    )
    discs = tuple(Disc(Square(column=0, row=row), Direction.RIGHT) for row in range(len(lengths)))
    return NewGame(board, discs)


@pytest.mark.parametrize("taken", [whole, apart])
@given(game=games(largest=7, discs=8))
@settings(max_examples=120)
def test_a_game_ends_as_the_rules_say_whole_and_taken_apart(
    taken: Callable[[NewGame], Field], game: NewGame
) -> None:
    expected = end_by_rules(game)
    if expected is not None:
        field = taken(game)
        ends = map(field.end, (1 << power for power in range(25)))
        assert next(end for end in ends if end is not None) == expected == find_end(game)


@given(st.lists(st.integers(2, 9), min_size=2, max_size=4), st.sampled_from(RuleSet))
@settings(max_examples=25)
def test_a_cycle_is_the_least_common_multiple_of_those_of_discs_that_never_meet(
    lengths: list[int], ruleset: RuleSet
) -> None:
    game = corridors(lengths)
    game = NewGame(game.board, game.discs, ruleset)
    cycle = apart(game).end(1 << 10)
    assert cycle == find_end(game) == find_cycle(game)
    assert isinstance(cycle, Cycle)
    assert cycle.length == lcm(*(2 * (length - 1) for length in lengths))


def test_a_cycle_of_more_turns_than_could_be_run_is_found() -> None:
    lengths = [length + 1 for length in (29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71)]
    cycle = find_end(corridors(lengths))
    assert isinstance(cycle, Cycle)
    assert cycle.length == lcm(*(2 * (length - 1) for length in lengths)) > 10**17


def crossed(lengths: list[int]) -> NewGame:
    """Corridors with one disc more that walks in the first column, across all of them."""
    game = corridors(lengths)
    board = tuple((W, *row[1:]) for row in game.board)
    return NewGame(board, (*game.discs, Disc(Square(column=0, row=len(board) - 1), Direction.UP)))


def test_a_cycle_of_discs_that_cross_is_found_by_running_them_together() -> None:
    game = crossed([8, 12, 14])
    assert apart(game).end(1 << 12) == find_end(game) == find_cycle(game)


def test_a_cycle_of_a_million_turns_of_discs_that_cross_is_found() -> None:
    game = crossed([8, 12, 14, 18, 32])
    table = table_of(game)
    turns, since = run(table, table_of(game), movers_of(table), who_moves_in(game), 1 << 23)
    end = find_end(game)
    assert isinstance(end, Cycle)
    assert end.length == turns - since > 1_000_000
    assert end.first_turn <= since


def test_thousands_of_discs_on_a_million_squares_are_decided() -> None:
    size = 1000
    board = tuple(
        tuple(B if (row * 7 + column * 3) % 11 == 0 else W for column in range(size))
        for row in range(size)
    )
    free = [(r, c) for r in range(0, size, 25) for c in range(0, size, 13) if board[r][c] is W]
    discs = tuple(Disc(Square(column=column, row=row), Direction.RIGHT) for row, column in free)
    assert len(discs) > 2000
    end = find_end(NewGame(board, discs))
    assert isinstance(end, Cycle)
    assert end.length == lcm(*(walk(column, board[row]) for row, column in free))


def walk(column: int, row: tuple[Colour, ...]) -> int:
    """How many turns a disc that is alone between two blue squares takes to come back."""
    left = right = column
    while left > 0 and row[left - 1] is W:
        left -= 1
    while right < len(row) - 1 and row[right + 1] is W:
        right += 1
    return 2 * max(right - left, 1)


@pytest.mark.parametrize("discs", [300, 1000, 3000])
def test_a_crowd_that_all_meets_ends_as_when_it_is_played(discs: int) -> None:
    size = 1000
    board = ((W,) * size,) * size
    places = random.Random(discs).sample(range(size * size), discs)
    game = NewGame(
        board,
        tuple(
            Disc(Square(column=place % size, row=place // size), Direction(place % 4 + 1))
            for place in places
        ),
    )
    table = table_of(game)
    turns, since = run(table, table_of(game), movers_of(table), who_moves_in(game), 5000)
    assert since == STACK
    assert find_end(game) == turns


def test_too_few_turns_leave_it_open() -> None:
    assert find_end(corridors([9, 8]), most_turns=5) is None
    assert find_end(make_game(".... .... .... ....", "1,1> 1,2> 1,3> 1,4>"), most_turns=1) == 1
