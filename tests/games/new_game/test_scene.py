"""The picture of New Game."""

from __future__ import annotations

from hypothesis import given, settings

from noripan.core.scene import Basic, Mark, MarkKind, Token
from noripan.games.new_game import TURN, NewGame
from tests.games.new_game.builders import games, make_game, play_turns, told


def test_squares_carry_their_colours_names_and_labels() -> None:
    scene = make_game(".r b.", "2,2<").start().scene()
    colours = [spot.fill.tone.basic for spot in scene.spots if spot.fill]
    assert colours == [Basic.WHITE, Basic.RED, Basic.BLUE, Basic.WHITE]
    named = [(spot.name, spot.label) for spot in scene.spots]
    assert named == [("1,1", ""), ("1,2", "r"), ("2,1", "b"), ("2,2", "")]
    assert (scene.spots[1].x, scene.spots[1].y) == (1.0, 0.0)
    assert scene.columns == scene.rows == ("1", "2")


def test_a_stack_is_drawn_from_the_bottom_up_with_directions() -> None:
    state = play_turns(make_game("... ... ...", "1,1> 1,2v"), 1)
    assert state.scene().tokens == (
        Token("2,2", "2", slot=0, facing="v"),
        Token("2,2", "1", slot=1, facing=">"),
    )


def test_marks_show_who_moved_and_the_stack_that_ended_the_game() -> None:
    game = make_game(".... .... .... ....", "1,1> 1,2> 1,3> 1,4>")
    events = tuple(told(game.start()))
    scene = game.start().play(TURN).scene(events)
    assert Mark("1,1", MarkKind.FROM) in scene.marks
    assert Mark("1,2", MarkKind.TO) in scene.marks
    assert scene.marks[-1] == Mark("1,4", MarkKind.WINNING)
    assert [caption.en for caption in scene.captions] == [
        "after turn 1",
        "a stack of four or more",
    ]


def test_a_disc_that_turned_round_is_marked() -> None:
    state = make_game("b.b ... ...", "1,2>").start()
    scene = state.play(TURN).scene(tuple(told(state)))
    assert scene.marks == (Mark("1,2", MarkKind.CHANGED),)


@settings(max_examples=50)
@given(games())
def test_every_disc_has_its_own_slot_and_the_text_grid_has_room_for_all(game: NewGame) -> None:
    state = game.start()
    for _ in range(10):
        scene = state.scene()
        places = [(token.spot, token.slot) for token in scene.tokens]
        assert len(set(places)) == len(game.discs)
        assert max(slot for _spot, slot in places) < scene.grid.width * scene.grid.height
        widest = max(len(token.label + token.facing) for token in scene.tokens)
        assert scene.grid.columns > scene.grid.width * widest
        assert state.spots_of(TURN) == ()
        if state.outcome is not None:
            break
        state = state.play(TURN)


def test_a_stack_that_red_turned_over_is_marked_and_its_way_is_told() -> None:
    state = make_game("... .r. ...", "1,1> 1,2v").start()
    scene = state.play(TURN).scene(tuple(told(state)))
    assert Mark("2,2", MarkKind.CARRIED) in scene.marks
    assert Mark("2,2", MarkKind.REVERSED) in scene.marks
    assert scene.trails == (("1,1", "1,2"), ("1,2", "2,2"))
