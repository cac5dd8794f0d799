"""The rules of Dice Yut: where moves go, what forbids them, what they tell."""

from __future__ import annotations

import copy
import pickle
import re
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from noripan.core.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidState
from noripan.core.game import Player
from noripan.games.dice_yut import SQUARES, DiceYut, DiceYutRules, DiceYutState, Ending, Go, Throw
from noripan.games.dice_yut.events import (
    Arrived,
    JumpedOver,
    Moved,
    PassedCorner,
    Scored,
    Threw,
    TookShortcut,
    TurnedHome,
)
from noripan.games.dice_yut.judge.misreadings import MISREADINGS
from tests.games.dice_yut import slow

if TYPE_CHECKING:
    from noripan.core.game import Event, Move

GAME = DiceYut((1, 2, 3, 4, 5, 1, 2, 3, 4, 5))
TRACK = ["start", *map(str, range(2, 41, 2)), "goal"]
INSIDE = ["i13", "i16", "i19", "i22", "i24", "i28", "i27", "i26", "i25", "i30", "i35"]
NAMES = TRACK + INSIDE


def at(pieces: str, number: int) -> DiceYutState:
    """A game on its way, with its pieces on these squares and this number to move by."""
    game = DiceYut((1,) * 9 + (number,))
    return game.parse_state(f"{pieces} 9 50 -")


def told(state: DiceYutState, move: Move) -> list[Event]:
    events: list[Event] = []
    state.play(move, events)
    return events


def test_the_board_has_the_squares_and_numbers_of_the_rules() -> None:
    assert set(SQUARES) == set(NAMES)
    assert [SQUARES[name].number for name in NAMES] == slow.POINTS


@pytest.mark.parametrize("start", [name for name in NAMES if name != "goal"])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_move_ends_where_an_independent_table_says(start: str, number: int) -> None:
    end = DiceYutRules().path(SQUARES[start], number)[-1]
    assert end == NAMES[slow.walk(NAMES.index(start), number)]


def test_squares_survive_copying() -> None:
    square = SQUARES["i25"]
    for same in (copy.deepcopy(square), pickle.loads(pickle.dumps(square))):
        assert (same, same.number) == (square, 25)


def test_a_move_that_starts_on_a_corner_takes_the_shortcut() -> None:
    state = at("10,start,start,start", 2)
    assert told(state, Go("A")) == [
        TookShortcut("A", SQUARES["10"], SQUARES["i13"]),
        Moved("A", 2, SQUARES["10"], SQUARES["i16"]),
        Scored(16, 66),
    ]


def test_a_move_that_only_passes_a_corner_stays_on_the_track() -> None:
    assert told(at("28,start,start,start", 2), Go("A")) == [
        PassedCorner("A", SQUARES["30"]),
        Moved("A", 2, SQUARES["28"], SQUARES["32"]),
        Scored(32, 82),
    ]


def test_passing_the_centre_turns_to_the_goal() -> None:
    events = told(at("i24,start,start,start", 2), Go("A"))
    assert events[:2] == [TurnedHome("A"), Moved("A", 2, SQUARES["i24"], SQUARES["i30"])]


def test_a_piece_passes_others_freely() -> None:
    events = told(at("2,6,start,start", 3), Go("A"))
    assert events[0] == JumpedOver("A", "B", SQUARES["6"])


def test_a_surplus_of_steps_ends_at_the_goal() -> None:
    assert told(at("40,start,start,start", 3), Go("A")) == [
        Moved("A", 3, SQUARES["40"], SQUARES["goal"]),
        Arrived("A", 2),
        Scored(0, 50),
    ]


@pytest.mark.parametrize(
    ("pieces", "number", "move", "why"),
    [
        ("2,6,start,start", 2, "A", "A can't go to 6: B stands there"),
        # 25, 30, 35 and 40 are the same squares on every route
        ("i19,i25,start,start", 1, "A", "A can't go to the inner 25: B stands there"),
        ("i26,i30,start,start", 2, "A", "A can't go to the inner 30: B stands there"),
        ("i24,i35,start,start", 3, "A", "A can't go to the inner 35: B stands there"),
        ("38,40,start,start", 1, "A", "A can't go to 40: B stands there"),
        ("i35,40,start,start", 1, "A", "A can't go to 40: B stands there"),
        ("goal,start,start,start", 1, "A", "A has arrived and moves no more"),
        ("2,start,start,start", 1, "E", "no piece is called E"),
        ("2,start,start,start", 1, "3", "no throw is due now"),
    ],
)
def test_moves_that_the_rules_forbid_are_refused_with_the_reason(
    pieces: str, number: int, move: str, why: str
) -> None:
    state = at(pieces, number)
    tried = Throw(int(move)) if move.isdigit() else Go(move)
    assert tried not in state.moves()
    with pytest.raises(IllegalMove) as caught:
        state.play(tried)
    assert str(caught.value) == why


@pytest.mark.parametrize(
    ("pieces", "number"),
    [
        ("22,i22,start,start", 1),
        ("28,i30,start,start", 1),  # the inner 30 isn't the corner
        ("20,22,start,start", 1),  # goes to the inner 22
        ("40,goal,start,start", 1),  # the goal is for all
    ],
)
def test_squares_that_only_look_taken_are_free(pieces: str, number: int) -> None:
    assert Go("A") in at(pieces, number).moves()


def test_moves_stand_in_the_order_of_the_pieces_whether_or_not_they_do_the_same() -> None:
    assert GAME.start().moves() == (Go("A"), Go("B"), Go("C"), Go("D"))
    assert at("2,goal,4,start", 1).moves() == (Go("C"),)


def test_known_throws_leave_nothing_to_chance() -> None:
    state = GAME.start()
    assert (state.turn, state.number, state.chances()) == (Player.FIRST, 1, ())


def test_an_unknown_throw_is_made_by_chance_before_the_player_chooses() -> None:
    start = DiceYut().start()
    assert (start.turn, start.number) == (Player.CHANCE, None)
    assert start.chances() == tuple((Throw(n), Fraction(1, 5)) for n in range(1, 6))
    thrown = start.play(Throw(3))
    assert told(start, Throw(3)) == [Threw(3)]
    assert (thrown.turn, thrown.number, thrown.used) == (Player.FIRST, 3, 0)
    moved = thrown.play(Go("B"))
    assert (moved.turn, moved.used, moved.score) == (Player.CHANCE, 1, 6)


def test_a_piece_cannot_move_before_the_throw() -> None:
    with pytest.raises(IllegalMove, match="thrown first"):
        DiceYut().start().play(Go("A"))


def test_the_die_has_five_sides() -> None:
    with pytest.raises(IllegalMove, match="no side 6"):
        DiceYut().start().play(Throw(6))


def test_a_move_of_another_game_is_refused() -> None:
    with pytest.raises(IllegalMove, match="no move of Dice Yut"):
        GAME.start().play(cast("Move", "e4"))


def test_the_game_ends_when_the_throws_are_used() -> None:
    state = at("2,start,start,start", 4).play(Go("A"))
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.reason) == ((60,), Ending.THROWS_USED)
    assert (state.turn, state.moves(), state.number) == (Player.NOBODY, (), None)
    for move in (Go("A"), Throw(1)):
        with pytest.raises(IllegalMove, match="the game is over"):
            state.play(move)


@pytest.mark.parametrize("last", [1, None])
def test_the_game_ends_when_all_have_arrived(last: int | None) -> None:
    game = DiceYut((1,) * 20 + (last,))
    state = game.parse_state("goal,goal,goal,goal 20 300 -")
    assert state.outcome is not None
    assert state.outcome.reason is Ending.NO_MOVE
    assert (state.turn, state.moves(), state.chances()) == (Player.NOBODY, (), ())
    with pytest.raises(IllegalMove):
        state.play(Throw(1))


@st.composite
def games(draw: st.DrawFn) -> DiceYut:
    number = st.none() | st.integers(1, 5)
    return DiceYut(tuple(draw(st.lists(number, min_size=1, max_size=30))))


@given(games(), st.data())
def test_random_games_keep_the_rules_and_every_text_is_read_back(
    game: DiceYut, data: st.DataObject
) -> None:
    state = game.start()
    pieces, score = [0, 0, 0, 0], 0
    while state.outcome is None:
        assert game.parse_state(str(state)) == state
        move = data.draw(st.sampled_from(state.moves()))
        assert game.parse_move(str(move)) == move
        if isinstance(move, Go) and state.number:
            mover = "ABCD".index(move.piece)
            pieces[mover] = slow.walk(pieces[mover], state.number)
            score += slow.POINTS[pieces[mover]]
        assert all(event.caption().en and event.caption().ko for event in told(state, move))
        state = state.play(move)
        assert [NAMES[piece] for piece in pieces] == list(state.pieces)
        assert state.score == score
    assert game.parse_state(str(state)) == state
    assert hash(pickle.loads(pickle.dumps(state))) == hash(state)


@given(st.lists(st.sampled_from(NAMES), min_size=4, max_size=4), st.integers(1, 5))
def test_whoever_is_nearest_to_the_goal_can_always_go_on(names: list[str], number: int) -> None:
    on_board = [name for name in names if name not in ("start", "goal")]
    assume(len(set(on_board)) == len(on_board) and set(names) != {"start"})
    over = set(names) == {"goal"}
    assert (at(",".join(names), number).moves() == ()) == over


@pytest.mark.parametrize(
    "text",
    [
        "",
        "start,start,start,start",
        "start,start,start 0 0 -",
        "start,start,start,start,start 0 0 -",
        "start,start,start,23 0 0 -",
        "2,start,start,start 0 0 -",
        "start,start,start,start 1 0 -",
        "start,start,start,start 0 5 -",
        "2,2,start,start 2 4 -",
        "2,4,start,start 1 6 -",
        "2,start,start,start 11 6 -",
        "2,start,start,start -1 6 -",
        "2,start,start,start 1 -6 -",
        "2,start,start,start 1 -1 -",
        "2,start,start,start 1 06 -",
        "2,start,start,start 1 6 3",
        "2,start,start,start 1 6 -1",
        "2,start,start,start 1 6 x",
        "2,start,start,start 1 ٣ -",
        " 2,start,start,start 1 6 -",
    ],
)
def test_texts_that_are_no_states_are_refused(text: str) -> None:
    with pytest.raises(InvalidState, match="a state is"):
        GAME.parse_state(text)


@pytest.mark.parametrize("thrown", ["0", "6", "9" * 5000])
def test_a_number_that_the_die_cannot_show_is_refused(thrown: str) -> None:
    with pytest.raises(InvalidState, match="a state is"):
        DiceYut().parse_state(f"2,start,start,start 1 2 {thrown}")


@given(st.text(alphabet="startgoli0123456789,- \n"))
def test_any_text_is_a_state_with_that_text_or_refused(text: str) -> None:
    try:
        state = DiceYut().parse_state(text)
    except InvalidState:
        return
    assert str(state) == text


@pytest.mark.parametrize("text", ["", "E", "a", "0", "6", "AB", "12", "A "])
def test_texts_that_are_no_moves_are_refused(text: str) -> None:
    with pytest.raises(InvalidMove, match="a move is a piece"):
        GAME.parse_move(text)


@pytest.mark.parametrize("throws", [(), (0,), (1, 6)])
def test_throws_that_no_die_shows_are_refused(throws: tuple[int, ...]) -> None:
    with pytest.raises(InvalidOptions):
        DiceYut(throws)


def test_the_rule_on_equal_numbers_names_all_that_are_on_the_board_twice() -> None:
    numbers = Counter(square.number for square in SQUARES.values() if square.number)
    twice = sorted(number for number, squares in numbers.items() if squares > 1)
    (equal,) = (one for one in MISREADINGS["dice-yut"] if one.name.startswith("equal-numbers"))
    for said in (equal.rule.en, equal.rule.ko):
        assert [int(word) for word in re.findall(r"\d+", said)] == twice
