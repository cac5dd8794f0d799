"""The rules of Othello, against games written out by hand and against a slow second version."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import IllegalMove, InvalidMove, InvalidOptions
from noripan.core.game import Event, Move, Player
from noripan.games.othello import (
    BLACK,
    WHITE,
    End,
    GameOver,
    Othello,
    OthelloMove,
    OthelloState,
    Pass,
    Passed,
    Put,
    Square,
    TurnedOver,
)
from tests.games.othello.games import lines, played, states
from tests.games.othello.walker import BLACK_CELL, EMPTY, WHITE_CELL, Cell, Walker
from tests.shared import shared_case

SHORT_WITH_PASS = "c4 c3 f5 b4 a4 a5 b2 a3"
WIPED_OUT = "f5 d6 c5 f4 e7 f6 g5 e6 e3"
FOUR_PASSES = "b1 a3 d4 c1 b4 c4 d2 a1 -- a4 -- d3 -- a2 -- d1"
WIPED_OUT_WITH_EMPTIES = "d3 d2 d1 b4 a1 b1 a2 -- a4 -- c1 -- c4"


def names(moves: tuple[Move, ...]) -> str:
    return " ".join(map(str, moves))


def put(name: str) -> Put:
    move = Othello(26).parse_move(name)
    assert isinstance(move, Put)
    return move


# The start and the moves


def test_white_starts_on_d4_and_e5_and_black_moves_first() -> None:
    state = Othello().start()

    assert state.turn is BLACK
    assert str(state) == "-" * 27 + "OX" + "-" * 6 + "XO" + "-" * 27 + " X"


def test_the_first_moves_stand_in_reading_order() -> None:
    assert names(Othello(8).start().moves()) == "d3 c4 f5 e6"
    assert names(Othello(4).start().moves()) == "b1 a2 d3 c4"
    assert names(Othello(26).start().moves()) == "m12 l13 o14 n15"


def test_a_disc_turns_over_the_lines_that_it_closes_in_every_direction() -> None:
    game = Othello(6)
    star = game.parse_state("X-X-X--OOO--XO-OX--OOO--X-X-X------- X")

    after = star.play(put("c3"))

    assert len(star.flips(put("c3"))) == 8
    assert str(after) == "X-X-X--XXX--XXXXX--XXX--X-X-X------- O"


@pytest.mark.parametrize(
    ("row", "turned"),
    [
        ("-OOOOX", "b1 c1 d1 e1"),
        ("-OXOXX", "b1"),
        ("-OOOOO", None),
        ("-OO-OX", None),
        ("-XOOOX", None),
        ("--OOOX", None),
    ],
    ids=[
        "a line as long as the board",
        "not past the first disc of its own",
        "not closed by the edge",
        "not over a gap",
        "not behind a disc of its own",
        "not from a square further on",
    ],
)
def test_a_line_turns_over_only_when_it_is_unbroken_and_closed(
    row: str, turned: str | None
) -> None:
    state = Othello(6).parse_state(row + "-" * 30 + " X")

    if turned is None:
        assert put("a1") not in state.moves()
    else:
        assert " ".join(map(str, state.flips(put("a1")))) == turned


def test_lines_do_not_run_around_the_edge_of_the_board() -> None:
    game = Othello(4)
    across_rows = game.parse_state("--XOO----------- X")
    up_the_diagonal = game.parse_state("-------OO---X--- X")

    assert put("b2") not in across_rows.moves()
    assert put("c1") not in up_the_diagonal.moves()


def test_turned_discs_turn_nothing_over_themselves() -> None:
    state = Othello(6).parse_state("-OX----O-----X---------------------- X")

    after = state.play(put("a1"))

    assert str(after)[:18] == "XXX----O-----X----"


# Passing and the end


def test_a_side_without_a_move_passes_and_the_other_moves_again() -> None:
    state = played(SHORT_WITH_PASS)

    assert state.turn is BLACK
    assert state.moves() == (Pass(),)
    assert state.flips(Pass()) == ()
    assert state.play(Pass()).turn is WHITE
    assert state.play(Pass()).black == state.black


def test_a_pass_is_no_move_while_there_is_another() -> None:
    with pytest.raises(IllegalMove) as caught:
        Othello().start().play(Pass())

    assert str(caught.value) == "black can move (d3 c4 f5 e6) and may not pass"
    assert caught.value.message.ko == "흑은 둘 곳이 있어(d3 c4 f5 e6) 패스할 수 없습니다"


def test_a_side_may_have_to_pass_four_times_in_one_game() -> None:
    state = played(FOUR_PASSES, size=4)

    assert state.turn is Player.NOBODY
    assert state.outcome is not None
    assert state.outcome.reason is End.BOARD_FULL
    assert state.outcome.scores == (1, 15)
    assert state.outcome.winners == (WHITE,)


def test_the_game_is_over_when_one_side_is_wiped_out() -> None:
    state = played(WIPED_OUT)

    assert (state.discs(BLACK), state.discs(WHITE), state.empties) == (13, 0, 51)
    assert state.outcome is not None
    assert state.outcome.reason is End.WIPED_OUT
    assert state.outcome.scores == (64, 0)
    assert state.moves() == ()


def test_the_game_is_over_when_neither_side_can_move_and_empties_go_to_the_winner() -> None:
    state = played("b1 c1 d1 a1 a3 -- d4", size=4)

    assert (state.discs(BLACK), state.discs(WHITE), state.empties) == (9, 1, 6)
    assert state.outcome is not None
    assert state.outcome.reason is End.NEITHER_CAN_MOVE
    assert state.outcome.scores == (15, 1)


def test_a_draw_splits_the_empty_squares() -> None:
    state = Othello(4).parse_state("XX------------OO X")

    assert state.outcome is not None
    assert state.outcome.scores == (8, 8)
    assert not state.outcome.winners


# What is refused


@pytest.mark.parametrize(
    ("move", "english", "korean"),
    [
        (put("d4"), "d4 is taken", "d4는 이미 돌이 있는 칸입니다"),
        (put("e5"), "e5 is taken", "e5는 이미 돌이 있는 칸입니다"),
        (put("a1"), "a1 turns nothing over", "a1에서는 뒤집을 돌이 없습니다"),
        (put("c3"), "c3 turns nothing over", "c3에서는 뒤집을 돌이 없습니다"),
        (put("i1"), "this square is outside the board", "판 밖의 칸입니다"),
        (put("a9"), "this square is outside the board", "판 밖의 칸입니다"),
    ],
)
def test_an_illegal_move_is_refused_with_the_reason(move: Put, english: str, korean: str) -> None:
    state = Othello().start()

    for attempt in (state.play, state.flips):
        with pytest.raises(IllegalMove) as caught:
            attempt(move)
        assert caught.value.message.en == english
        assert caught.value.message.ko == korean


@pytest.mark.parametrize("move", [put("h8"), put("e3"), Pass()], ids=str)
def test_nothing_is_legal_after_the_end(move: OthelloMove) -> None:
    with pytest.raises(IllegalMove, match="the game is over"):
        played(WIPED_OUT).play(move)


def test_a_move_of_another_game_is_refused() -> None:
    class Throw(OthelloMove):
        def __str__(self) -> str:
            return "mo"

    with pytest.raises(IllegalMove, match="is no move of Othello"):
        Othello().start().play(Throw())


@pytest.mark.parametrize("size", [-4, 0, 2, 5, 7, 27, 28])
def test_a_board_of_odd_or_of_too_small_or_large_size_is_no_option(size: int) -> None:
    with pytest.raises(InvalidOptions) as caught:
        Othello(size)

    assert str(caught.value) == f"a board of Othello has an even size from 4 to 26, not {size}"
    assert f"4~26의 짝수여야 하는데 {size}" in caught.value.message.ko


# Moves as texts


@pytest.mark.parametrize("text", ["--", "pa", "pass", "ps", "PASS", "Pa"])
def test_a_pass_is_read_in_all_its_spellings_and_written_in_one(text: str) -> None:
    move = Othello().parse_move(text)

    assert move == Pass()
    assert str(move) == "--"


def test_squares_are_named_by_letters_from_the_left_and_numbers_from_the_top() -> None:
    assert Othello().parse_move("f5") == Put(Square(column=5, row=4))
    assert Othello().parse_move("F5") == Othello().parse_move("f5")
    assert str(Put(Square(column=25, row=25))) == "z26"
    assert Othello(26).parse_move("z26") == Put(Square(column=25, row=25))


@pytest.mark.parametrize(
    "text", ["", "f", "5", "f0", "f05", "f9", "i1", "5f", "f5 ", "f-1", "ｆ5", "f５", "-", "---"]
)
def test_a_text_that_is_no_square_and_no_pass_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        Othello().parse_move(text)

    assert str(caught.value) == f"{text!r} is no move: a square from a1 to h8 or a pass (--) is one"


@given(st.text(max_size=6))
def test_any_text_is_a_move_or_an_invalid_one(text: str) -> None:
    try:
        move = Othello().parse_move(text)
    except InvalidMove:
        return
    assert Othello().parse_move(str(move)) == move


# Against the slow second version


def cells(state: OthelloState) -> dict[tuple[int, int], str]:
    letters = {"X": BLACK_CELL, "O": WHITE_CELL, "-": EMPTY}
    size = state.game.size
    return {
        (index % size, index // size): letters[letter]
        for index, letter in enumerate(str(state)[: size * size])
    }


def name_of(cell: Cell) -> str:
    column, row = cell
    return str(Square(column=column, row=row))


@settings(max_examples=25)
@given(lines(sizes=(4, 6, 8, 10)))
def test_every_game_goes_as_a_finger_walking_over_the_board_says(
    line: tuple[OthelloState, list[OthelloMove]],
) -> None:
    state, moves = line
    walker = Walker(state.game.size)
    for move in moves:
        legal = walker.legal(walker.side)
        if isinstance(move, Pass):
            assert not legal
            walker.switch()
        else:
            assert isinstance(move, Put)
            at = (move.square.column, move.square.row)
            assert list(map(name_of, legal)) == list(map(str, state.moves()))
            assert set(state.flips(move)) == walker.turned(at, walker.side)
            walker.put(at)
        state = state.play(move)

        assert cells(state) == walker.cells
        assert (state.outcome is not None) == walker.is_over()
        assert state.discs(BLACK) == walker.count(BLACK_CELL)
        assert state.discs(WHITE) == walker.count(WHITE_CELL)
        assert state.empties == walker.count(EMPTY)


@settings(max_examples=15)
@given(st.sampled_from((4, 6, 8)), st.randoms(use_true_random=False))
def test_positions_that_no_game_reaches_have_the_walkers_moves_too(size: int, rng: Random) -> None:
    text = "".join(rng.choice("XO-") for _ in range(size * size))
    state = Othello(size).parse_state(f"{text} X")
    walker = Walker(size)
    walker.cells = cells(state)

    expected = list(map(name_of, walker.legal(BLACK_CELL)))

    assert [str(move) for move in state.moves() if move != Pass()] == expected


@given(states())
def test_the_scores_share_out_the_whole_board_when_the_game_is_over(state: OthelloState) -> None:
    outcome = state.outcome

    assert (outcome is not None) == (state.turn is Player.NOBODY) == (state.moves() == ())
    if outcome is not None:
        assert sum(outcome.scores) == state.game.size**2
        difference = state.discs(BLACK) - state.discs(WHITE)
        assert (outcome.winners == (BLACK,)) == (difference > 0)
        assert (outcome.winners == (WHITE,)) == (difference < 0)


def test_the_legal_moves_of_the_ffo_positions_are_those_that_its_table_scores() -> None:
    rows = shared_case("othello/ffo.tsv").read_text().splitlines()[1:]

    for row in rows:
        number, board, side, empties, _score, _best, scored = row.split("\t")
        state = Othello().parse_state(f"{board} {side}")
        listed = {word.split(":")[0] for word in scored.split()}
        assert {str(move) for move in state.moves()} == listed, f"position {number}"
        assert state.empties == int(empties)
    assert len(rows) == 79


# What the rules say that they did


def told(state: OthelloState, move: str) -> list[Event]:
    events: list[Event] = []
    state.play(state.game.parse_move(move), events)
    return events


def test_a_disc_tells_what_it_turns_over() -> None:
    [event] = told(played("f5 f6 e6 f4 g5"), "d6")

    turned = tuple(put(name).square for name in ("d5", "e5", "e6"))
    assert event == TurnedOver(WHITE, put("d6").square, turned)
    assert event.caption().en == "white d6 turns over 3: d5 e5 e6"
    assert event.caption().ko == "백이 d6에 놓아 3개를 뒤집습니다: d5 e5 e6"


def test_a_pass_tells_who_had_no_move() -> None:
    [event] = told(played(SHORT_WITH_PASS), "--")

    assert event == Passed(BLACK)
    assert event.caption().en == "black has no move and passes"
    assert event.caption().ko == "흑은 둘 곳이 없어 패스합니다"


def test_the_last_move_tells_how_the_game_ended() -> None:
    before = played(WIPED_OUT.removesuffix(" e3"))

    turned, over = told(before, "e3")

    assert isinstance(turned, TurnedOver)
    assert isinstance(over, GameOver)
    assert over.caption().en == "one side has no disc left: black wins by 64 to 0"
    assert over.caption().ko == "한쪽의 돌이 하나도 남지 않음: 64 대 0, 흑 승"


def test_a_drawn_end_names_no_winner() -> None:
    outcome = Othello(4).parse_state("XX------------OO X").outcome

    assert outcome is not None
    assert GameOver(outcome).caption().en == "neither side can move: a draw, 8 to 8"
    assert GameOver(outcome).caption().ko == "두 쪽 모두 둘 곳이 없음: 8 대 8 무승부"


def test_a_disc_that_turns_over_nothing_is_told_without_a_list() -> None:
    caption = TurnedOver(WHITE, put("d6").square, ()).caption()
    assert caption.en == "white d6 turns over 0"
    assert caption.ko == "백이 d6에 놓아 0개를 뒤집습니다"
