"""The picture of a position."""

from __future__ import annotations

import pytest

from noripan.core.game import Event, Player
from noripan.core.scene import Mark, MarkKind, Token
from noripan.games.omok import Colour, Omok, Opening, PutStone, RuleSet
from tests.games.omok.builders import board, point

RENJU = Omok(9, RuleSet.RENJU)


def test_spots_are_the_points_in_reading_order_with_the_names_of_moves() -> None:
    scene = Omok(9).start().scene()
    assert [spot.name for spot in scene.spots[:3]] == ["a9", "b9", "c9"]
    assert (scene.spots[-1].name, scene.spots[-1].x, scene.spots[-1].y) == ("i1", 8, 8)
    assert scene.columns == tuple("abcdefghi")
    assert scene.rows == tuple("987654321")
    assert len(scene.links) == 18


def test_stones_keep_their_look_when_colours_are_swapped() -> None:
    game = Omok(9, opening=Opening.SWAP2)
    cells = board(9, "e5 a1", "e6")
    for black in (Player.FIRST, Player.SECOND):
        scene = game.position(cells, Colour.WHITE, black=black).scene()
        assert set(scene.tokens) == {
            Token("e5", "X", Player.FIRST),
            Token("a1", "X", Player.FIRST),
            Token("e6", "O", Player.SECOND),
        }


def test_the_last_stone_and_a_winning_five_are_marked() -> None:
    events: list[Event] = []
    state = RENJU.position(board(9, "a1 b1 c1 d1")).play(PutStone(point("e1")), events)
    marks = state.scene(tuple(events)).marks
    assert Mark("e1", MarkKind.TO) in marks
    assert {mark.spot for mark in marks if mark.kind is MarkKind.WINNING} == {
        "a1", "b1", "c1", "d1", "e1",
    }  # fmt: skip


def test_points_forbidden_to_whoever_moves_are_marked() -> None:
    cells = board(9, "d5 f5 e4 e6")
    marks = RENJU.position(cells).scene().marks
    assert Mark("e5", MarkKind.FORBIDDEN) in marks
    assert RENJU.position(cells, Colour.WHITE).scene().marks == ()


def test_a_forbidden_point_that_was_played_is_marked() -> None:
    events: list[Event] = []
    state = RENJU.position(board(9, "d5 f5 e4 e6")).play(PutStone(point("e5")), events)
    assert state.scene(tuple(events)).marks == (
        Mark("e5", MarkKind.TO),
        Mark("e5", MarkKind.FORBIDDEN),
    )
    assert state.scene().captions[0].en == "white wins: black played a forbidden double three"
    assert state.scene().captions[0].ko == "백 승: 흑이 금수인 삼삼을 둠"


@pytest.mark.parametrize(
    ("moves", "english", "korean"),
    [
        ("", "the first player puts the first three stones", "첫째 사람이 첫 세 돌을 놓을 차례"),
        (
            "e5 e6 e7",
            "the second player chooses: stay (white), swap (black) or two (more stones)",
            "둘째 사람이 고를 차례: stay(백), swap(흑), two(두 돌 더)",
        ),
        ("e5 e6 e7 swap", "white to move (the first player)", "백 차례 (첫째 사람)"),
    ],
)
def test_the_caption_says_whose_turn_it_is_in_the_opening(
    moves: str, english: str, korean: str
) -> None:
    game = Omok(9, opening=Opening.SWAP2)
    state = game.start()
    for move in moves.split():
        state = state.play(game.parse_move(move))
    (caption,) = state.scene().captions
    assert (caption.en, caption.ko) == (english, korean)


def test_the_caption_says_whose_turn_it_is_and_how_it_ended() -> None:
    assert Omok(9).start().scene().captions[0].en == "black to move"
    full = bytes(1 + (i % 9 // 2 + i // 9) % 2 for i in range(81))
    assert Omok(9).position(full).scene().captions[0].en == "draw: the board is full"


def test_a_stone_is_chosen_by_its_point_and_a_decision_by_its_word() -> None:
    game = Omok(9, opening=Opening.SWAP2)
    state = game.start()
    assert [state.spots_of(move) for move in state.moves()] == [
        (spot.name,) for spot in state.scene().spots
    ]
    for move in ("e5", "e6", "e7"):
        state = state.play(game.parse_move(move))
    assert [(str(move), state.spots_of(move)) for move in state.moves()] == [
        ("stay", ()),
        ("swap", ()),
        ("two", ()),
    ]
