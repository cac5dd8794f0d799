"""The plain list of turns: the rules of a move, told and done."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import IllegalMove, InvalidMove, InvalidState
from noripan.core.game import Event, Player
from noripan.games.yut_nori import Turn, TurnList, TurnListState, YutMove
from noripan.games.yut_nori.board import parse_piece
from noripan.games.yut_nori.events import SticksFell
from noripan.games.yut_nori.moves import parse_move
from noripan.games.yut_nori.turn_list import STICKS
from tests.games.yut_nori.slow_model import STEPS, SlowGame

GAME = TurnList()
turns = st.tuples(st.sampled_from("ABCDabcd"), st.sampled_from(STICKS))
slow_turns = st.tuples(st.sampled_from("AaBb"), st.sampled_from(["FBBB", "FFBB", "FFFB", "BBBB"]))


def after(*texts: str, start: str = "-") -> TurnListState:
    state = GAME.parse_state(start)
    for text in texts:
        state = state.play(GAME.parse_move(text))
    return state


def told(text: str, start: str) -> list[str]:
    """What a turn tells after it has told what the sticks show."""
    events: list[Event] = []
    GAME.parse_state(start).play(GAME.parse_move(text), events)
    assert isinstance(events[0], SticksFell)
    return [event.caption().en for event in events[1:]]


def stations(state: TurnListState) -> dict[str, str]:
    found = {}
    for piece, stop in state.board.pieces():
        if str(stop) != "waiting":
            found[str(piece)] = stop.station.hangul if stop.station else "home"
    return found


@given(st.lists(turns, max_size=60) | st.lists(slow_turns, max_size=100))
def test_any_list_of_turns_ends_where_the_slow_model_ends(played: list[tuple[str, str]]) -> None:
    slow, state = SlowGame(), GAME.start()
    for letter, sticks in played:
        if slow.is_out(letter):
            continue
        slow.turn(letter, sticks)
        state = state.play(Turn(parse_piece(letter), sticks))
        assert stations(state) == slow.at
    assert GAME.parse_state(str(state)) == state


@settings(max_examples=40)
@given(st.lists(turns, max_size=40))
def test_telling_what_happens_changes_nothing(played: list[tuple[str, str]]) -> None:
    told_state = untold_state = GAME.start()
    for letter, sticks in played:
        move = Turn(parse_piece(letter), sticks)
        if move in told_state.moves():
            events: list[Event] = []
            told_state = told_state.play(move, events)
            untold_state = untold_state.play(move)
            assert events
            assert all(event.caption().en and event.caption().ko for event in events)
    assert told_state == untold_state


@pytest.mark.parametrize("sticks", STICKS)
def test_a_new_piece_goes_as_many_steps_as_the_sticks_show(sticks: str) -> None:
    at = {1: "do", 2: "gae", 3: "geol", 4: "yut", 5: "apbat"}[STEPS[sticks]]
    assert str(after(f"A {sticks}")) == f"A={at}"


@pytest.mark.parametrize(
    ("start", "turn", "end"),
    [
        ("A=apbat", "A FFBB", "A=apmogae"),
        ("A=apbat", "A BBBB", "A=sokmo"),
        ("A=yut", "A FFBB", "A=dwitdo"),
        ("A=dwitbat", "A FFFF", "A=saryeo.dwitbat"),
        ("A=dwityut", "A FFBB", "A=jjido"),
        ("A=bang.apbat", "A FBBB", "A=saryeo.bang"),
        ("A=bang.dwitbat", "A FBBB", "A=saryeo.dwitbat"),
        ("A=apmogae", "A FFBB", "A=sokyut"),
        ("A=dwitmogae", "A FFBB", "A=saryeo.dwitbat"),
        ("A=sokmo", "A FFBB", "A=naldo.apbat"),
        ("A=nalyut.outer", "A FBBB", "A=nalbat.outer"),
        ("A=nalyut.outer", "A FFBB", "A=out"),
        ("A=nalbat.outer", "A FBBB", "A=out"),
        ("A=nalbat.outer", "A BBBB", "A=out"),
    ],
)
def test_a_move_goes_round_by_the_rules(start: str, turn: str, end: str) -> None:
    assert str(after(turn, start=start)) == end


@pytest.mark.parametrize(
    ("start", "turn", "end"),
    [
        ("-", "A FBBB", "A=do"),
        ("A=do,B=do,C=gae", "A FBBB", "A=gae,B=gae,C=gae"),
        ("A=gae,B=gae,C=gae", "C FBBB", "A=geol,B=geol,C=geol"),
        ("A=nalbat.outer,B=nalbat.outer", "B FBBB", "A=out,B=out"),
        ("A=out,B=out", "C FBBB", "A=out,B=out,C=do"),
        ("A=sokmo,B=jjeolbat.outer", "A FBBB", "A=jjeolbat.apbat,B=jjeolbat.apbat"),
        ("A=do,a=gae,b=gae", "A FBBB", "A=gae"),
        ("A=do,a=gae,b=geol", "A FFBB", "A=geol,a=gae"),
        ("A=nalyut.outer,a=nalbat.bang", "A FBBB", "A=nalbat.outer"),
        ("A=nalyut.outer,a=nalbat.bang", "A FFBB", "A=out,a=nalbat.bang"),
        ("A=apmogae,a=bang.dwitbat", "A FBBB", "A=bang.apbat"),
        ("a=do,b=gae,c=gae", "a FBBB", "a=gae,b=gae,c=gae"),
    ],
)
def test_stacks_and_captures_go_by_the_rules(start: str, turn: str, end: str) -> None:
    assert str(after(turn, start=start)) == end


def test_captured_pieces_start_again_one_by_one() -> None:
    state = after("A FBBB", "B FBBB", "a FBBB", "A FFBB")
    assert str(state) == "A=gae,a=do"


@pytest.mark.parametrize(
    ("start", "turn", "captions"),
    [
        ("-", "C FBBB", ["C is new and enters from 날밭, to 도"]),
        (
            "C=apbat",
            "C FBBB",
            ["C starts on 앞밭, so it takes the shortcut: 앞모도", "C moves from 앞밭 to 앞모도"],
        ),
        (
            "C=apmogae",
            "C FFBB",
            [
                "C only passes 방, so it goes straight on to 속윷",
                "C moves from 앞모개 to 속윷",
            ],
        ),
        ("C=dwityut", "C FBBB", ["C moves from 뒷윷 to 뒷밭"]),
        (
            "A=do,B=do,C=do",
            "A FBBB",
            ["A moves from 도 to 개", "A carries B and C, since they are one stack"],
        ),
        (
            "A=do,a=gae,b=gae,c=gae",
            "A FBBB",
            ["A moves from 도 to 개", "A captures a, b and c on 개: back to not started"],
        ),
        ("A=do,B=gae", "A FBBB", ["A moves from 도 to 개", "A stacks with B on 개"]),
        (
            "A=anjji.bang",
            "A FBBB",
            [
                "A moves from 안찌 to 날밭",
                "A stands on 날밭, which is on the board: one more step takes it out",
            ],
        ),
        ("A=nalbat.bang", "A FFBB", ["A goes out from 날밭"]),
    ],
)
def test_each_rule_tells_what_it_did(start: str, turn: str, captions: list[str]) -> None:
    assert told(turn, start) == captions


@pytest.mark.parametrize(
    ("sticks", "caption"),
    [
        ("BBFB", "BBFB shows 1 flat side: do, 1 to go"),
        ("FFFF", "FFFF shows 4 flat sides: yut, 4 to go"),
        ("BBBB", "BBBB shows 0 flat sides: mo, 5 to go"),
    ],
)
def test_a_turn_first_tells_what_the_sticks_show(sticks: str, caption: str) -> None:
    events: list[Event] = []
    GAME.start().play(GAME.parse_move(f"A {sticks}"), events)
    assert events[0].caption().en == caption


def test_captions_are_korean_sentences_too() -> None:
    events: list[Event] = []
    GAME.parse_state("C=apbat,a=apmodo,b=apmodo").play(GAME.parse_move("C FBBB"), events)
    assert [event.caption().ko for event in events] == [
        "FBBB: 평평한 면이 1개이므로 도, 1칸 갑니다",
        "C가 앞밭에서 출발하므로 지름길인 앞모도 쪽으로 꺾습니다",
        "C가 앞밭에서 앞모도로 갑니다",
        "C가 앞모도에서 a, b를 잡아 출발 전으로 돌려보냅니다",
    ]


def test_every_piece_that_is_not_out_may_move_with_all_sticks_in_order() -> None:
    moves = GAME.parse_state("A=out,b=do").moves()
    assert [str(move.piece) for move in moves[::16]] == list("BCDabcd")
    assert [move.sticks for move in moves[:16]] == sorted(STICKS)
    assert str(moves[0]) == "B BBBB"
    assert all(GAME.parse_move(str(move)) == move for move in moves)


def test_a_piece_that_is_out_moves_no_more() -> None:
    state = GAME.parse_state("A=out")
    with pytest.raises(IllegalMove, match="A is out and doesn't move again") as caught:
        state.play(GAME.parse_move("A FBBB"))
    assert caught.value.message.ko == "A는 이미 났으므로 다시 움직일 수 없습니다"


@pytest.mark.parametrize(
    "move", [Turn(parse_piece("E"), "BBBB"), Turn(parse_piece("V"), "BBBB"),
             Turn(parse_piece("A"), "BBB"), parse_move("do A"), parse_move("do")]
)  # fmt: skip
def test_a_move_of_another_kind_is_illegal(move: Turn | YutMove) -> None:
    with pytest.raises(IllegalMove, match="is no turn here"):
        GAME.start().play(move)  # type: ignore[arg-type]


def test_it_ends_without_a_winner_when_all_eight_are_out() -> None:
    last = GAME.parse_state("A=out,B=out,C=out,D=out,a=out,b=out,c=out,d=nalbat.outer")
    assert last.turn is Player.FIRST
    assert last.outcome is None
    end = last.play(GAME.parse_move("d FBBB"))
    assert end.outcome is not None
    assert end.outcome.scores == (0, 0)
    assert not end.outcome.winners
    assert end.turn is Player.NOBODY
    assert end.moves() == ()


@given(st.text() | st.sampled_from(["A", "A ", " A BBBB", "A  BBBB", "A bbbb", "E BBBB", "V BBBB"]))
def test_a_text_that_is_no_turn_is_refused(text: str) -> None:
    try:
        move = GAME.parse_move(text)
    except InvalidMove:
        return
    assert str(move) == text


@given(st.text() | st.text("ABabdoue=,.-"))
def test_a_text_that_is_no_state_is_refused(text: str) -> None:
    try:
        state = GAME.parse_state(text)
    except InvalidState:
        return
    assert str(state) == text
