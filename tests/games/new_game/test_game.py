"""The game as a state machine: options, texts, milestones, proof that it never ends."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan.core.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidState
from noripan.core.game import Player
from noripan.core.value import replace
from noripan.games.new_game import (
    TURN,
    Cycle,
    Direction,
    Disc,
    Ending,
    NewGame,
    NewGameState,
    RuleSet,
    find_cycle,
)
from noripan.games.new_game.board import square_named as square
from noripan.games.new_game.events import CameRound
from noripan.games.new_game.game import milestone_turn
from tests.games.new_game.builders import SlowGame, games, make_game, play_turns, told

if TYPE_CHECKING:
    from noripan.games.new_game import Turn

CORRIDOR = make_game("... ... ...", "1,1>")


def history(game: NewGame, most: int = 300) -> list[NewGameState]:
    states = [game.start()]
    while states[-1].outcome is None and len(states) < most:
        states.append(states[-1].play(TURN))
    return states


def test_chance_acts_with_one_certain_move_and_nobody_scores() -> None:
    state = CORRIDOR.start()
    assert state.turn is Player.CHANCE
    assert state.moves() == (TURN,)
    assert state.chances() == ((TURN, Fraction(1)),)
    assert state.outcome is None


def test_a_game_with_four_in_a_stack_is_over() -> None:
    state = play_turns(make_game(".... .... .... ....", "1,1> 1,2> 1,3> 1,4>"), 1)
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.reason) == ((), Ending.STACK)
    assert not state.outcome.winners
    assert (state.turn, state.moves(), state.chances()) == (Player.NOBODY, (), ())
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play(TURN)


def test_a_move_of_another_game_is_refused() -> None:
    with pytest.raises(IllegalMove, match="no move of New Game"):
        CORRIDOR.start().play(cast("Turn", "e4"))


def test_a_disc_alone_in_a_row_comes_round_and_the_state_says_so() -> None:
    # 1,1> 1,2> 1,3> 1,2< 1,1< 1,2>: the second comes back after four turns
    states = history(CORRIDOR)
    assert states[-1].cycle == Cycle(4, 4)
    assert states[-1].turn_number == 8
    assert states[-1].outcome is not None
    assert states[-1].outcome.reason is Ending.CYCLE
    assert told(states[-2])[-1] == CameRound(4, 4)
    assert find_cycle(CORRIDOR) == Cycle(1, 4)


def test_a_cycle_may_begin_at_the_start() -> None:
    assert find_cycle(make_game("b", "1,1^")) == Cycle(0, 2)


def test_a_game_that_ends_has_no_cycle() -> None:
    assert find_cycle(make_game(".... .... .... ....", "1,1> 1,2> 1,3> 1,4>")) is None


@pytest.mark.parametrize(
    ("turn", "milestone"),
    [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 4), (8, 4), (9, 8), (1000, 512)],
)
def test_the_milestone_is_the_largest_power_of_two_below_the_turn(
    turn: int, milestone: int
) -> None:
    assert milestone_turn(turn) == milestone


@given(games())
def test_every_state_remembers_the_position_of_its_milestone(game: NewGame) -> None:
    states = history(game)
    for state in states:
        assert state.milestone == states[milestone_turn(state.turn_number)].position


@given(games(largest=5, discs=5))
def test_cycles_are_those_that_remembering_every_board_finds(game: NewGame) -> None:
    slow = SlowGame(game)
    seen = {slow.snapshot(): 0}
    for turn in range(1, 400):
        slow.run_turn()
        if slow.over:
            assert find_cycle(game) is None
            return
        if slow.snapshot() in seen:
            first = seen[slow.snapshot()]
            assert find_cycle(game) == Cycle(first, turn - first)
            last = history(game, most=10_000)[-1]
            assert last.cycle is not None
            assert last.cycle.length == turn - first
            assert last.cycle.first_turn >= first
            return
        seen[slow.snapshot()] = turn


@given(games())
def test_states_and_moves_are_read_back_from_their_texts(game: NewGame) -> None:
    assert game.parse_move(str(TURN)) == TURN
    for state in history(game, most=40):
        assert game.parse_state(str(state)) == state


@given(games())
def test_states_survive_copying_and_hash_alike(game: NewGame) -> None:
    state = history(game, most=5)[-1]
    for same in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert same == state
        assert hash(same) == hash(state)


def test_a_text_form_tells_turn_position_and_milestone() -> None:
    game = make_game("... ... ...", "1,1> 1,2v")
    assert str(game.start()) == "0 1,1:1>/1,2:2v 1,1:1>/1,2:2v"
    assert str(play_turns(game, 1)) == "1 2,2:2v1> 1,1:1>/1,2:2v"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "0 1,1:1> ",
        "x 1,1:1> 1,1:1>",
        "00 1,1:1> 1,1:1>",
        "-1 1,1:1> 1,1:1>",
        "0 1,2:1> 1,2:1>",
        "1 1,2:1> 1,2:1>",
        "2 1,4:1> 1,2:1>",
        "2 0,1:1> 1,2:1>",
        "2 1,1:2> 1,2:1>",
        "2 1,1:1>1> 1,2:1>",
        "2 1,1:1>/1,2:1> 1,2:1>",
        "2 1,1:1>/1,1:1> 1,2:1>",
        "2 01,1:1> 1,2:1>",
        "2 1,1:1x 1,2:1>",
        "2 1,1:١> 1,2:1>",
        "2  1,1:1> 1,2:1>",
        "2 1,1:1> 1,2:1> ",
        "9" * 5000 + " 1,1:1> 1,2:1>",
    ],
)
def test_texts_that_are_no_states_are_refused(text: str) -> None:
    with pytest.raises(InvalidState):
        CORRIDOR.parse_state(text)


def test_a_milestone_at_which_the_game_was_over_is_refused() -> None:
    game = make_game(".... .... .... ....", "1,1> 1,2> 1,3> 1,4>")
    tower = str(play_turns(game, 1)).split(" ")[1]
    with pytest.raises(InvalidState, match="over at the milestone"):
        game.parse_state(f"2 {tower} {tower}")


@given(st.text(alphabet="0123456789,:/><^v \n"))
def test_any_text_is_a_state_with_that_text_or_refused(text: str) -> None:
    try:
        state = CORRIDOR.parse_state(text)
    except InvalidState:
        return
    assert str(state) == text


@pytest.mark.parametrize("text", ["", "Turn", "turn ", "1"])
def test_texts_that_are_no_moves_are_refused(text: str) -> None:
    with pytest.raises(InvalidMove, match="the only move is 'turn'"):
        CORRIDOR.parse_move(text)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"board": ()}, "as many columns as rows"),
        ({"board": ((0, 0),)}, "as many columns as rows"),
        ({"board": ((3,),)}, "white, red or blue"),
        ({"discs": ()}, "must be a disc"),
        ({"discs": (Disc(square("0,1"), Direction.UP),)}, "no square is called 0,1"),
        ({"discs": (Disc(square("1,4"), Direction.UP),)}, "no square is called 1,4"),
        ({"discs": (Disc(square("2,3"), Direction.UP),) * 2}, "two discs start on 2,3"),
    ],
)
def test_options_without_rules_are_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidOptions, match=why):
        replace(CORRIDOR, **change)


def test_the_rule_set_is_part_of_the_game() -> None:
    assert replace(CORRIDOR, ruleset=RuleSet.EVERY_DISC_MOVES) != CORRIDOR
