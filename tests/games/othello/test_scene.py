"""The picture of a state of Othello."""

from __future__ import annotations

import pytest

from noripan.core.game import Event, Player
from noripan.core.scene import Mark, MarkKind, Scene
from noripan.games.othello import BLACK, WHITE, Othello
from tests.games.othello.games import played


def after(line: str, move: str) -> Scene:
    state, events = played(line), list[Event]()
    return state.play(state.game.parse_move(move), events).scene(tuple(events))


def english(scene: Scene) -> list[str]:
    return [caption.en for caption in scene.captions]


def korean(scene: Scene) -> list[str]:
    return [caption.ko for caption in scene.captions]


@pytest.mark.parametrize("size", [4, 8, 26])
def test_every_square_is_a_spot_under_the_name_that_moves_use(size: int) -> None:
    scene = Othello(size).start().scene()

    assert len(scene.spots) == len({spot.name for spot in scene.spots}) == size * size
    assert [spot.name for spot in scene.spots[:2]] == ["a1", "b1"]
    last = scene.spots[-1]
    assert (last.x, last.y) == (size - 1.0, size - 1.0)
    assert last.name == scene.columns[-1] + scene.rows[-1]


def test_discs_are_tokens_of_their_players() -> None:
    tokens = Othello().start().scene().tokens

    assert {(token.spot, token.label, token.player) for token in tokens} == {
        ("e4", "X", BLACK),
        ("d5", "X", BLACK),
        ("d4", "O", WHITE),
        ("e5", "O", WHITE),
    }


def test_the_last_move_marks_its_square_and_what_it_turned_over() -> None:
    scene = after("f5 f6 e6 f4 g5", "d6")

    changed = tuple(Mark(name, MarkKind.CHANGED) for name in ("d5", "e5", "e6"))
    assert scene.marks == (Mark("d6", MarkKind.TO), *changed)


def test_a_disc_is_pointed_at_and_a_pass_points_nowhere() -> None:
    start, blocked = Othello(4).start(), played("c4 c3 f5 b4 a4 a5 b2 a3")
    assert start.spots_of(start.moves()[0]) == ("b1",)
    assert [blocked.spots_of(move) for move in blocked.moves()] == [()]


def test_a_pass_marks_nothing() -> None:
    assert after("c4 c3 f5 b4 a4 a5 b2 a3", "--").marks == ()


def test_captions_tell_the_discs_and_whose_turn_it_is() -> None:
    scene = played("f5").scene()

    assert english(scene) == ["black 4, white 1", "white (O) to move"]
    assert korean(scene) == ["흑 4, 백 1", "백(O) 차례"]


def test_captions_tell_the_outcome_when_the_game_is_over() -> None:
    state = played("b1 c1 d1 a1 a3 -- d4", size=4)
    scene = state.scene()

    assert state.turn is Player.NOBODY
    assert english(scene) == ["black 9, white 1", "neither side can move: black wins by 15 to 1"]
    assert korean(scene) == ["흑 9, 백 1", "두 쪽 모두 둘 곳이 없음: 15 대 1, 흑 승"]
