"""States of Othello as values and as texts."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan.core.errors import InvalidState
from noripan.games.othello import BLACK, WHITE, Othello, OthelloState
from tests.games.othello.games import played, states


def test_a_state_is_written_row_by_row_with_the_side_to_move() -> None:
    assert str(played("b1 a1 d3", size=4)) == "OX---OX--XXX---- O"


def test_a_finished_game_keeps_the_side_whose_move_it_would_be() -> None:
    state = played("f5 d6 c5 f4 e7 f6 g5 e6 e3")

    assert str(state).endswith(" O")
    assert state.mover is WHITE
    assert Othello().parse_state(str(state)) == state


@given(states(sizes=(4, 6, 8, 26), most=60))
def test_every_state_is_read_back_from_its_text(state: OthelloState) -> None:
    again = state.game.parse_state(str(state))

    assert again == state
    assert hash(again) == hash(state)
    assert pickle.loads(pickle.dumps(state)) == state


def test_the_same_position_by_another_order_of_moves_is_the_same_state() -> None:
    one, another = played("d3 c3 f5 f6"), played("f5 f6 d3 c3")

    assert one == another
    assert hash(one) == hash(another)


def test_states_differ_by_the_side_to_move() -> None:
    black, white = (Othello(4).parse_state(f"-----OX--XO----- {side}") for side in "XO")

    assert black != white
    assert (black.turn, white.turn) == (BLACK, WHITE)


START = "-----OX--XO-----"


@pytest.mark.parametrize(
    "text",
    [
        "",
        START,
        f"{START} ",
        f"{START}X",
        f"{START}  X",
        f"{START} x",
        f"{START} -",
        f"{START} X ",
        f" {START} X",
        f"{START[1:]} X",
        f"-{START} X",
        f"{START[:-1]}x X",
        f"{START[:-1]}가 X",
    ],
)
def test_a_text_of_another_form_is_no_state(text: str) -> None:
    with pytest.raises(InvalidState) as caught:
        Othello(4).parse_state(text)

    assert str(caught.value) == (
        "a state is 16 of the letters X, O and -, a space, and the side to move, X or O"
    )
    assert "16글자" in caught.value.message.ko


def test_a_board_of_another_size_is_no_state_of_this_game() -> None:
    with pytest.raises(InvalidState):
        Othello(6).parse_state(str(Othello(8).start()))
    with pytest.raises(InvalidState):
        Othello(8).parse_state(str(Othello(6).start()))


@given(st.text(alphabet="XO- ", max_size=20) | st.text(max_size=20))
def test_any_text_is_a_state_or_an_invalid_one(text: str) -> None:
    try:
        state = Othello(4).parse_state(text)
    except InvalidState:
        return
    assert str(state) == text
