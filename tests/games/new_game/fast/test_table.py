"""The compiled New Game is the game of the rules."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings

from noripan.games.new_game import TURN, Ending, NewGame
from noripan.games.new_game.fast.table import (
    STACK,
    UNDECIDED,
    Table,
    movers_of,
    position_of,
    run,
    table_of,
    who_moves_in,
)
from tests.games.new_game.builders import games, make_game, play_turns

CORRIDOR = make_game("... ... ...", "1,1>")


def run_for(game: NewGame, turns: int) -> tuple[Table, int, int]:
    table = table_of(game)
    ran, since = run(table, table_of(game), movers_of(table), who_moves_in(game), turns)
    return table, ran, since


@given(games())
@settings(max_examples=60)
def test_every_turn_leaves_the_discs_where_the_rules_do(game: NewGame) -> None:
    state = game.start()
    table = table_of(game)
    assert position_of(table, len(game.board)) == state.position
    for _turn in range(15):
        if state.outcome is not None:
            break
        state = state.play(TURN)
        run(table, table_of(game), movers_of(table), who_moves_in(game), 1)
        assert position_of(table, len(game.board)) == state.position


@given(games())
@settings(max_examples=100)
def test_a_game_ends_in_the_turn_and_for_the_reason_of_the_rules(game: NewGame) -> None:
    state = game.start()
    while state.outcome is None and state.turn_number < 500:
        state = state.play(TURN)
    table, turns, since = run_for(game, 500)
    assert turns == state.turn_number
    assert position_of(table, len(game.board)) == state.position
    if state.outcome is None:
        assert since == UNDECIDED
    elif state.outcome.reason is Ending.STACK:
        assert since == STACK
    else:
        assert state.cycle is not None
        assert (since, turns - since) == (state.cycle.first_turn, state.cycle.length)


def test_no_turn_is_played_where_none_is_asked_for() -> None:
    table, turns, since = run_for(CORRIDOR, 0)
    assert (turns, since) == (0, UNDECIDED)
    assert position_of(table, 3) == CORRIDOR.start().position


def test_a_run_stops_after_the_turns_that_were_asked_for() -> None:
    table, turns, since = run_for(CORRIDOR, 7)
    assert (turns, since) == (7, UNDECIDED)
    assert position_of(table, 3) == play_turns(CORRIDOR, 7).position
    assert table.tops.dtype == np.int32
