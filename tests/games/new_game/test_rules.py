"""Each rule of a turn, on the smallest board that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from noripan.games.new_game import TURN, NewGame, RuleSet
from noripan.games.new_game.board import square_named as square
from noripan.games.new_game.events import (
    Blocked,
    MovedOntoRed,
    MovedOntoWhite,
    Skipped,
    StackedFour,
    TurnedOver,
)
from tests.games.new_game.builders import SlowGame, games, make_game, snapshot, told

if TYPE_CHECKING:
    from noripan.games.new_game import NewGameState

EVERY = RuleSet.EVERY_DISC_MOVES


def at(game: NewGame, position: str) -> NewGameState:
    """The game somewhere on its way, with its discs in this position."""
    start = str(game.start()).split(" ")[1]
    return game.parse_state(f"9 {position} {start}")


def written(state: NewGameState) -> str:
    return str(state).split(" ")[1]


def after(game: NewGame) -> str:
    """The position after the first turn."""
    return written(game.start().play(TURN))


def names(state: NewGameState) -> list[str]:
    return [type(event).__name__ for event in told(state)]


def three(board: str, ruleset: RuleSet = RuleSet.BOTTOM_MOVES) -> NewGame:
    """A game with three discs, for tests that put them elsewhere."""
    return make_game(board, "1,1> 1,2> 1,3>", ruleset)


def test_a_disc_goes_one_square_in_its_direction() -> None:
    game = make_game("..... ..... ..... ..... .....", "1,1> 2,5< 5,1^ 3,3v")
    assert after(game) == "1,2:1>/2,4:2</4,1:3^/4,3:4v"


def test_discs_move_in_the_order_of_their_numbers() -> None:
    # 1 comes to lie on 2, which then carries it down; the other way round 1 is gone already
    assert after(make_game("... ... ...", "1,1> 1,2v")) == "2,2:2v1>"
    assert after(make_game("... ... ...", "1,2v 1,1>")) == "1,2:2>/2,2:1v"


def test_on_white_a_stack_keeps_its_order_and_goes_on_top() -> None:
    state = at(three("... ... ..."), "1,1:1>2>/1,2:3v")
    assert told(state)[0] == MovedOntoWhite(1, (2,), square("1,1"), square("1,2"), (3, 1, 2))
    assert written(state.play(TURN)) == "2,2:3v1>2>"


def test_a_disc_that_is_not_at_the_bottom_skips_its_move_in_new_game() -> None:
    state = at(three("... ... ..."), "1,1:3v/2,3:2^1<")
    assert told(state)[0] == Skipped(1, square("2,3"))
    assert written(state.play(TURN)) == "1,3:2^1</2,1:3v"


def test_every_disc_moves_in_new_game_2_and_leaves_those_below() -> None:
    state = at(three("... ... ...", EVERY), "3,1:3^1>2>")
    assert told(state)[0] == MovedOntoWhite(1, (2,), square("3,1"), square("3,2"), (1, 2))
    assert written(state.play(TURN)) == "2,1:3^/3,2:1>/3,3:2>"


def test_red_turns_over_what_moves_but_not_what_is_there() -> None:
    game = make_game(".r... ..... ..... ..... .....", "1,1> 1,3v 1,4> 1,5>", EVERY)
    state = at(game, "1,1:1>2v/1,2:3^/5,5:4<")
    assert told(state)[:2] == [
        MovedOntoRed(1, (2,), square("1,1"), square("1,2"), (3, 2, 1)),
        TurnedOver(square("1,2"), (2, 1)),
    ]


def test_in_new_game_2_only_the_part_that_moves_is_turned_over() -> None:
    state = at(three("... .r. ...", EVERY), "2,1:3^1>2v")
    assert told(state)[:2] == [
        MovedOntoRed(1, (2,), square("2,1"), square("2,2"), (2, 1)),
        TurnedOver(square("2,2"), (2, 1)),
    ]


def test_red_says_nothing_of_order_where_one_disc_comes() -> None:
    assert names(make_game(".r ..", "1,1>").start()) == ["MovedOntoRed"]


def test_blue_turns_a_disc_round_and_it_goes_the_other_way() -> None:
    game = make_game("..b ... ...", "1,2>")
    assert names(game.start()) == ["TurnedAtBlue", "MovedOntoWhite"]
    assert after(game) == "1,1:1<"


def test_the_edge_is_as_blue() -> None:
    game = make_game("... ... ...", "1,3>")
    assert names(game.start()) == ["TurnedAtEdge", "MovedOntoWhite"]
    assert after(game) == "1,2:1<"


def test_a_disc_that_turned_round_obeys_red() -> None:
    game = make_game("r.b ... ...", "1,2>")
    assert names(game.start()) == ["TurnedAtBlue", "MovedOntoRed"]


def test_a_disc_between_two_blues_stays_turned_round_once() -> None:
    game = make_game("b.b ... ...", "1,2>")
    assert names(game.start()) == ["TurnedAtBlue", "Blocked"]
    assert after(game) == "1,2:1<"


def test_a_disc_between_blue_and_the_edge_stays_too() -> None:
    game = make_game("b. ..", "1,2>")
    assert told(game.start())[1] == Blocked(1, square("1,2"))


def test_only_the_told_disc_turns_round_not_those_it_carries() -> None:
    state = at(three("..b ... ..."), "1,2:1>2>/3,3:3v")
    assert names(state)[:2] == ["TurnedAtBlue", "MovedOntoWhite"]
    assert written(state.play(TURN)).startswith("1,1:1<2>/")


def test_the_game_ends_inside_a_turn_when_four_are_stacked() -> None:
    game = make_game("..... ..... ..... ..... .....", "1,1> 1,2> 1,3> 1,4^ 5,5^")
    assert told(game.start())[-1] == StackedFour(square("1,4"), (4, 3, 2, 1))
    assert after(game) == "1,4:4^3>2>1>/5,5:5^"  # 4 and 5 have not moved


def test_more_than_four_end_the_game_as_well() -> None:
    game = make_game("... ... ...", "1,1> 1,2> 1,3> 2,1> 2,2> 2,3>")
    state = at(game, "1,1:1>2>3>/1,2:4<5<6<")
    assert told(state)[-1] == StackedFour(square("1,2"), (4, 5, 6, 1, 2, 3))
    assert state.play(TURN).outcome is not None


def test_three_in_a_stack_do_not_end_the_game() -> None:
    assert at(three("... ... ..."), "1,1:1>2>3>").outcome is None


@given(games())
def test_play_agrees_with_a_slow_version_that_keeps_no_stacks(game: NewGame) -> None:
    state, slow = game.start(), SlowGame(game)
    for _ in range(60):
        if state.outcome is not None:
            break
        state = state.play(TURN)
        slow.run_turn()
        assert snapshot(state) == slow.snapshot()
    if not state.cycle:
        assert (state.outcome is not None) == slow.over


@given(games())
def test_events_tell_of_every_disc_in_order_and_change_nothing(game: NewGame) -> None:
    state = game.start()
    for _ in range(20):
        if state.outcome is not None:
            break
        events = told(state)
        after_turn = state.play(TURN)
        movers = [
            event.disc
            for event in events
            if isinstance(event, MovedOntoWhite | MovedOntoRed | Skipped | Blocked)
        ]
        assert movers == list(range(1, len(movers) + 1))
        assert len(movers) == len(game.discs) or any(isinstance(e, StackedFour) for e in events)
        assert all(event.caption().en and event.caption().ko for event in events)
        state = after_turn
