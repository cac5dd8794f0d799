"""The whole game: throws, turns and every option."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidState
from noripan.core.game import Event, Player
from noripan.games.yut_nori import (
    PRESETS,
    Again,
    BackDo,
    BackWay,
    CaptureByYutOrMo,
    EmptyBoard,
    MustMove,
    Shortcut,
    Sides,
    Throws,
    Turn,
    TurnList,
    YutNori,
    YutState,
)
from noripan.games.yut_nori.board import OUT, parse_piece

BACK = YutNori(back_do=BackDo.ONE_MARKED_STICK)
CHOSEN_BACK = YutNori(back_do=BackDo.ONE_MARKED_STICK, back_way=BackWay.CHOSEN)
CHOSEN_SHORTCUT = YutNori(shortcut=Shortcut.CHOSEN)
ONE_BY_ONE = YutNori(throws=Throws.ONE_BY_ONE)
TEAMS = YutNori(sides=Sides.TWO_TEAMS, pieces=1)

games = st.builds(
    YutNori,
    sides=st.sampled_from(Sides),
    pieces=st.integers(1, 5),
    flat=st.sampled_from([Fraction(1, 2), Fraction(3, 5), Fraction(1, 7)]),
    again=st.sampled_from(
        [Again.NOTHING, Again.CAPTURE, Again.YUT | Again.MO, Again.YUT | Again.MO | Again.CAPTURE]
    ),
    capture_by_yut_or_mo=st.sampled_from(CaptureByYutOrMo),
    throws=st.sampled_from(Throws),
    shortcut=st.sampled_from(Shortcut),
    back_do=st.sampled_from(BackDo),
    empty_board=st.sampled_from(EmptyBoard),
    back_way=st.sampled_from(BackWay),
    nak=st.sampled_from([Fraction(0), Fraction(1, 10)]),
    must_move=st.sampled_from(MustMove),
)


def play(game: YutNori, start: str, *texts: str) -> YutState:
    state = game.parse_state(start)
    for text in texts:
        state = state.play(game.parse_move(text))
    return state


def after(game: YutNori, start: str, *texts: str) -> str:
    return str(play(game, start, *texts))


def moves(game: YutNori, start: str) -> list[str]:
    return [str(move) for move in game.parse_state(start).moves()]


def told(game: YutNori, start: str, text: str) -> list[str]:
    events: list[Event] = []
    game.parse_state(start).play(game.parse_move(text), events)
    return [event.caption().en for event in events]


def refused(game: YutNori, start: str, text: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        play(game, start, text)
    return str(caught.value)


# Throws and their chances


def written_chances(game: YutNori) -> dict[str, Fraction]:
    """The chances by laying every stick both ways, the marked stick first."""
    found: dict[str, Fraction] = {}
    for sticks in product("FB", repeat=4):
        chance = Fraction(1)
        for stick in sticks:
            chance *= game.flat if stick == "F" else 1 - game.flat
        name = ["mo", "do", "gae", "geol", "yut"][sticks.count("F")]
        if name == "do" and sticks[0] == "F" and game.back_do is BackDo.ONE_MARKED_STICK:
            name = "back-do"
        found[name] = found.get(name, Fraction(0)) + chance * (1 - game.nak)
    return found | ({"nak": game.nak} if game.nak else {})


@settings(max_examples=40)
@given(games, st.fractions(0, 1).filter(lambda flat: 0 < flat < 1))
def test_the_chances_are_those_of_four_sticks_laid_every_way(game: YutNori, flat: Fraction) -> None:
    game = YutNori(flat=flat, back_do=game.back_do, nak=game.nak)
    chances = game.start().chances()
    assert {str(move): chance for move, chance in chances} == written_chances(game)
    assert sum(chance for _move, chance in chances) == 1
    assert tuple(move for move, _chance in chances) == game.start().moves()


def test_fair_sticks_have_the_chances_of_the_written_rules() -> None:
    chances = {str(move): chance for move, chance in YutNori().start().chances()}
    sixteenths = {"do": 4, "gae": 6, "geol": 4, "yut": 1, "mo": 1}
    assert chances == {name: Fraction(count, 16) for name, count in sixteenths.items()}
    assert list(chances) == list(sixteenths)


def test_throws_come_in_order_with_back_do_and_nak_last() -> None:
    game = YutNori(back_do=BackDo.ONE_MARKED_STICK, nak=Fraction(1, 10))
    assert moves(game, "1 1 - -") == ["do", "gae", "geol", "yut", "mo", "back-do", "nak"]


def test_nobody_has_chances_where_a_player_moves() -> None:
    assert YutNori().parse_state("1 0 do -").chances() == ()


# Who acts


def test_collected_throws_are_spent_in_any_order_once_no_more_is_earned() -> None:
    assert after(YutNori(), "1 1 - -", "mo") == "1 1 mo -"
    assert after(YutNori(), "1 1 mo -", "yut", "do") == "1 0 do,yut,mo -"
    assert moves(YutNori(), "1 0 do,mo -") == ["do A", "mo A"]
    assert after(YutNori(), "1 0 do,mo -", "mo A") == "1 0 do A=apbat"
    assert after(YutNori(), "1 0 do A=apbat", "do B") == "2 1 - A=apbat,B=do"


def test_one_by_one_each_throw_is_played_before_the_next() -> None:
    assert after(ONE_BY_ONE, "1 1 - -", "mo") == "1 1 mo -"
    assert moves(ONE_BY_ONE, "1 1 mo -") == ["mo A"]
    assert after(ONE_BY_ONE, "1 1 mo -", "mo A") == "1 1 - A=apbat"
    assert after(ONE_BY_ONE, "1 1 - A=apbat", "do", "do A") == "2 1 - A=apmodo"


def test_the_turn_goes_round_all_players() -> None:
    game = YutNori(sides=Sides.THREE)
    assert after(game, "3 1 - -", "do", "do V") == "1 1 - V=do"


def test_a_capture_earns_a_throw_at_once() -> None:
    assert after(YutNori(), "1 0 do,mo a=do", "do A") == "1 1 mo A=do"
    assert after(YutNori(), "1 1 mo A=do", "gae") == "1 0 gae,mo A=do"
    assert after(ONE_BY_ONE, "1 0 do a=do", "do A") == "1 1 - A=do"


@pytest.mark.parametrize(
    ("again", "option", "throws"),
    [
        (Again.YUT | Again.MO | Again.CAPTURE, CaptureByYutOrMo.ONE, 1),
        (Again.YUT | Again.MO | Again.CAPTURE, CaptureByYutOrMo.TWO, 2),
        (Again.MO | Again.CAPTURE, CaptureByYutOrMo.ONE, 1),
        (Again.MO | Again.CAPTURE, CaptureByYutOrMo.TWO, 1),
        (Again.YUT | Again.MO, CaptureByYutOrMo.TWO, 1),
    ],
)
def test_a_capture_by_yut_earns_one_throw_in_all_or_two(
    again: Again, option: CaptureByYutOrMo, throws: int
) -> None:
    game = YutNori(again=again, capture_by_yut_or_mo=option, throws=Throws.ONE_BY_ONE)
    assert after(game, "1 1 - a=yut", "yut", "yut A") == f"1 {throws} - A=yut"


def test_throws_that_earn_nothing_can_be_agreed_on() -> None:
    game = YutNori(again=Again.NOTHING)
    assert after(game, "1 1 - a=apbat", "mo", "mo A") == "2 1 - A=apbat"


def test_a_stick_off_the_mat_ends_the_turn_and_what_was_collected_is_void() -> None:
    game = YutNori(nak=Fraction(1, 20))
    assert after(game, "1 1 mo A=do", "nak") == "2 1 - A=do"
    assert told(game, "1 1 mo A=do", "nak") == [
        "the sticks show nak",
        "a stick left the mat: the throw is void and the turn is over",
    ]


# Pieces and ways


def test_pieces_at_one_place_are_listed_once_by_the_first() -> None:
    assert moves(YutNori(), "1 0 do B=do,C=do") == ["do A", "do B"]
    assert refused(YutNori(), "1 0 do B=do,C=do", "do C") == (
        "C is where B is, and the same to move: say B"
    )
    assert refused(YutNori(), "1 0 do B=do,C=do", "do D") == (
        "D is where A is, and the same to move: say A"
    )


def test_a_forced_shortcut_leaves_no_choice() -> None:
    assert moves(YutNori(), "1 0 gae A=apbat") == ["gae A", "gae B"]


@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("A=apbat", {"gae A apmodo": "A=apmogae", "gae A dwitdo": "A=dwitgae"}),
        ("A=dwitbat", {"gae A dwitmodo": "A=dwitmogae", "gae A jjido": "A=jjigae"}),
        ("A=bang.apbat", {"gae A saryeo": "A=anjji.bang", "gae A sokyut": "A=sokmo"}),
        ("A=bang.dwitbat", {"gae A": "A=anjji.dwitbat"}),
    ],
)
def test_a_chosen_shortcut_is_named_by_the_first_station(start: str, ends: dict[str, str]) -> None:
    state = f"1 0 gae {start}"
    assert moves(CHOSEN_SHORTCUT, state)[:-1] == list(ends)
    for move, end in ends.items():
        assert after(CHOSEN_SHORTCUT, state, move) == f"2 1 - {end}"


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("A=do", "A=nalbat.outer"),
        ("A=nalbat.outer", "A=nalyut.outer"),
        ("A=nalbat.dwitbat", "A=anjji.dwitbat"),
        ("A=bang.apbat", "A=apmogae"),
        ("A=bang.dwitbat", "A=dwitmogae"),
        ("A=saryeo.dwitbat", "A=bang.dwitbat"),
        ("A=jjeolbat.outer", "A=jjiyut"),
        ("A=jjeolbat.apbat", "A=sokmo"),
        ("A=naldo.apbat", "A=jjeolbat.apbat"),
        ("A=gae,B=gae,a=do", "A=do,B=do"),
    ],
)
def test_a_back_do_takes_a_piece_back_the_way_it_came(start: str, end: str) -> None:
    turn = "1 1 -" if "a=" in start else "2 1 -"
    assert after(BACK, f"1 0 back-do {start}", "back-do A") == f"{turn} {end}"


def test_a_stack_goes_back_the_way_of_its_last_arrival() -> None:
    state = "1 0 do,back-do A=apmogae,B=bang.dwitbat"
    assert after(BACK, state, "do A", "back-do A") == "2 1 - A=apmogae,B=apmogae"
    state = "1 0 do,back-do A=bang.apbat,B=dwitmogae"
    assert after(BACK, state, "do B", "back-do A") == "2 1 - A=dwitmogae,B=dwitmogae"


def test_a_piece_set_back_to_nalbat_goes_home_by_any_step() -> None:
    assert after(BACK, "1 0 do,back-do A=do", "back-do A", "do A") == "2 1 - A=out"


def test_the_way_back_may_be_the_players_choice_where_ways_meet() -> None:
    state = "1 0 back-do A=bang.dwitbat,B=jjeolbat.apbat,C=nalbat.outer,D=gae"
    assert moves(CHOSEN_BACK, state) == [
        "back-do A dwitmogae",
        "back-do A apmogae",
        "back-do B sokmo",
        "back-do B jjiyut",
        "back-do C nalyut",
        "back-do C anjji",
        "back-do D",
    ]
    assert after(CHOSEN_BACK, "1 0 back-do A=bang.dwitbat", "back-do A apmogae") == (
        "2 1 - A=apmogae"
    )


def test_a_back_do_with_nothing_on_the_board_is_lost_at_once() -> None:
    assert after(BACK, "1 1 - a=do", "back-do") == "2 1 - a=do"
    assert told(BACK, "1 1 - a=do", "back-do") == [
        "the sticks show back-do",
        "no piece can use back-do: lost",
    ]


def test_a_back_do_waits_for_a_piece_that_another_throw_brings_in() -> None:
    assert moves(BACK, "1 0 gae,back-do -") == ["gae A"]
    assert after(BACK, "1 0 gae,back-do -", "gae A", "back-do A") == "2 1 - A=do"


def test_a_throw_that_is_still_owed_is_made_after_one_is_lost() -> None:
    game = YutNori(back_do=BackDo.ONE_MARKED_STICK, throws=Throws.ONE_BY_ONE)
    assert after(game, "1 2 - -", "back-do") == "1 1 - -"


def test_a_back_do_may_bring_a_new_piece_in_on_nalbat() -> None:
    game = YutNori(back_do=BackDo.ONE_MARKED_STICK, empty_board=EmptyBoard.ENTERS)
    assert after(game, "1 1 - a=nalbat.outer", "back-do", "back-do A") == "1 1 - A=nalbat.outer"
    assert moves(game, "1 0 back-do A=do") == ["back-do A"]
    assert told(game, "1 0 back-do -", "back-do A")[0] == (
        "back-do with nothing on the board: A enters on 날밭"
    )


def test_a_player_may_give_up_throws_where_that_is_agreed() -> None:
    game = YutNori(must_move=MustMove.NO)
    assert moves(game, "1 0 do A=do") == ["do A", "do B", "pass"]
    assert after(game, "1 0 do,mo A=do", "pass") == "2 1 - A=do"
    assert told(game, "1 0 do,mo A=do", "pass") == ["do, mo given up"]
    assert refused(YutNori(), "1 0 do A=do", "pass") == "a player who can move has to"


# Teams and the end


def test_the_side_whose_pieces_are_all_out_first_wins() -> None:
    game = YutNori(pieces=2, sides=Sides.THREE)
    state = play(game, "2 0 do,mo a=out,b=nalbat.outer", "mo b")
    assert str(state) == "2 0 - a=out,b=out"
    assert state.outcome is not None
    assert state.outcome.scores == (0, 1, 0)
    assert state.outcome.winners == (Player.SECOND,)
    assert state.turn is Player.NOBODY
    assert state.moves() == state.chances() == ()
    assert refused(game, str(state), "do A") == "the game is over"


def test_partners_stack_and_carry_each_other_and_capture_the_others() -> None:
    assert after(TEAMS, "1 0 do V=do", "do A") == "2 1 - A=do,V=do"
    assert after(TEAMS, "3 0 do A=do,a=gae,V=do", "do V") == "3 1 - A=gae,V=gae"


def test_a_team_wins_when_both_partners_are_home_and_a_partner_who_is_throws_no_more() -> None:
    assert after(TEAMS, "1 0 do A=nalbat.outer", "do A") == "2 1 - A=out"
    assert after(TEAMS, "4 0 do A=out", "do v") == "2 1 - A=out,v=do"
    end = play(TEAMS, "3 0 do A=out,V=nalbat.outer", "do V")
    assert end.outcome is not None
    assert end.outcome.scores == (1, 0, 1, 0)


def test_a_carried_partner_comes_home_too_and_unspent_throws_of_a_player_who_is_home_are_lost() -> (
    None
):
    game = YutNori(sides=Sides.TWO_TEAMS, pieces=2)
    start = "1 0 do,mo A=out,B=nalbat.outer,V=nalbat.outer"
    assert after(game, start, "do B") == "2 1 - A=out,B=out,V=out"


# Whole games


def random_move(state: YutState, random: Random) -> Any:
    chances = state.chances()
    if not chances:
        return random.choice(state.moves())
    return random.choices([move for move, _c in chances], [float(c) for _m, c in chances])[0]


def assert_sound(state: YutState) -> None:
    """What holds in every state of every game."""
    game = state.game
    assert bool(state.moves()) == (state.outcome is None)
    assert (state.turn is Player.NOBODY) == (state.outcome is not None)
    assert bool(state.chances()) == (state.turn is Player.CHANCE)
    assert len(set(state.moves())) == len(state.moves())
    assert game.parse_state(str(state)) == state
    assert all(game.parse_move(str(move)) == move for move in state.moves())
    holders: dict[object, int] = {}
    for piece, stop in state.board.pieces():
        if stop.station:
            team = piece.player % game.sides.teams
            assert holders.setdefault(stop.station, team) == team
    assert [len(side) for side in state.board.sides] == [game.pieces] * game.sides.players


@settings(max_examples=40)
@given(games, st.integers(0, 2**32))
def test_along_any_game_every_state_is_sound(game: YutNori, seed: int) -> None:
    random, state = Random(seed), game.start()
    for _ply in range(40):
        assert_sound(state)
        if state.outcome:
            return
        state = state.play(random_move(state, random))


@pytest.mark.slow
@given(games, st.integers(0, 2**32))
def test_any_game_played_at_random_ends_with_a_winning_team(game: YutNori, seed: int) -> None:
    random, state = Random(seed), game.start()
    while not state.outcome:
        events: list[Event] = []
        state = state.play(random_move(state, random), events)
        assert events
    assert_sound(state)
    winners = [player for player, score in enumerate(state.outcome.scores) if score]
    assert len(winners) == game.sides.players // game.sides.teams
    assert all(stop == OUT for player in winners for stop in state.board.sides[player])
    assert sum(state.outcome.scores) == len(winners)


@pytest.mark.parametrize("name", ["family", "one-by-one", "tournament"])
def test_a_preset_played_at_random_ends(name: str) -> None:
    game, random = PRESETS[name], Random(7)
    assert isinstance(game, YutNori)
    state = game.start()
    while not state.outcome:
        state = state.play(random_move(state, random))
    assert_sound(state)


def test_the_presets_are_those_of_the_written_rules() -> None:
    assert PRESETS["judge"] == TurnList()
    assert PRESETS["family"] == YutNori(
        throws=Throws.COLLECT, back_do=BackDo.ONE_MARKED_STICK, flat=Fraction(3, 5)
    )
    assert PRESETS["one-by-one"] == YutNori(
        throws=Throws.ONE_BY_ONE,
        flat=Fraction(1, 2),
        back_do=BackDo.NONE,
        nak=Fraction(0),
        again=Again.YUT | Again.MO | Again.CAPTURE,
        capture_by_yut_or_mo=CaptureByYutOrMo.ONE,
    )
    assert PRESETS["tournament"] == YutNori(pieces=3, nak=Fraction(1, 20))


# Texts and what is refused


@pytest.mark.parametrize(
    ("start", "move", "reason"),
    [
        ("1 1 - -", "do A", "do A: no throw that can come now"),
        ("1 1 - -", "nak", "nak: no throw that can come now"),
        ("1 1 - -", "pass", "pass: no throw that can come now"),
        ("1 0 do -", "do", "do: a piece has to be moved now"),
        ("1 0 do -", "mo A", "there is no mo to be spent"),
        ("1 0 do -", "do a", "a is none of the mover's pieces, ABCD"),
        ("1 0 do -", "do E", "E is none of the mover's pieces, ABCD"),
        ("1 0 do A=out", "do A", "A is out and doesn't move again"),
        ("1 0 do A=apbat", "do A dwitdo", "do A dwitdo leads nowhere: say do A"),
    ],
)
def test_an_illegal_move_is_refused_with_the_reason(start: str, move: str, reason: str) -> None:
    assert refused(YutNori(), start, move) == reason


def test_a_way_that_is_a_choice_has_to_be_named() -> None:
    assert refused(CHOSEN_SHORTCUT, "1 0 do A=apbat", "do A") == (
        "do A leads nowhere: say do A apmodo or do A dwitdo"
    )


def test_a_piece_that_cant_use_a_throw_is_told_so() -> None:
    assert refused(BACK, "1 0 do,back-do A=do", "back-do B") == "B can't use back-do"


def test_a_move_of_another_game_is_illegal() -> None:
    with pytest.raises(IllegalMove):
        YutNori().start().play(Turn(parse_piece("A"), "BBBB"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1 1 -",
        "1 1 - - ",
        "3 1 - -",
        "0 1 - -",
        "1 0 - -",
        "1 -1 - -",
        "1 ١ - -",
        "1 01 - -",
        "1 9999999 - -",
        "1 0 nak -",
        "1 0 mo,do -",
        "1 0 do, -",
        "1 0 back-do -",
        "1 1 - A=do,a=do",
        "1 1 - A=out,B=out,C=out,D=out",
        "2 1 - A=out,B=out,C=out,D=out",
        "1 0 - A=out,B=out,C=out,D=out,a=out,b=out,c=out,d=out",
    ],
)
def test_a_text_that_is_no_state_is_refused(text: str) -> None:
    with pytest.raises(InvalidState):
        YutNori().parse_state(text)


def test_a_state_that_no_play_leads_to_is_refused() -> None:
    with pytest.raises(InvalidState):
        BACK.parse_state("1 0 back-do a=do")
    with pytest.raises(InvalidState):
        ONE_BY_ONE.parse_state("1 0 do,do -")


@given(st.text() | st.text("12 0,-=ABadougeyt."))
def test_any_text_is_a_state_or_refused(text: str) -> None:
    try:
        state = BACK.parse_state(text)
    except InvalidState:
        return
    assert str(state) == text


@given(
    st.text() | st.sampled_from(["do  A", "do A ", "Do A", "do A moon", "x A", "pass A", "do F"])
)
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = BACK.parse_move(text)
    except InvalidMove:
        return
    assert str(move) == text


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"pieces": 0}, "expected 1 to 5, found pieces=0"),
        ({"pieces": 6}, "expected 1 to 5, found pieces=6"),
        ({"flat": Fraction(0)}, "expected more than 0 and less than 1, found flat=0"),
        ({"flat": Fraction(1)}, "expected more than 0 and less than 1, found flat=1"),
        ({"flat": 0.6}, "expected a Fraction, found flat=0.6"),
        ({"nak": Fraction(1)}, "expected from 0 to less than 1, found nak=1"),
        ({"nak": Fraction(-1, 2)}, "expected from 0 to less than 1, found nak=-1/2"),
        ({"sides": 3}, "expected a Sides, found sides=3"),
        ({"back_do": True}, "expected a BackDo, found back_do=True"),
    ],
)
def test_options_without_rules_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        YutNori(**options)
    assert str(caught.value) == message
