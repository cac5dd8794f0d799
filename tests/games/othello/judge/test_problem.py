"""The judge problem `othello`: answers, bad inputs, games to watch."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import BrokenPromise, FormatError, InputError
from noripan.games import problem
from noripan.games.othello import BLACK, WHITE, Othello, OthelloMove, OthelloState, Pass, Put
from noripan.problems.faults import Faults
from tests.games.othello.games import lines
from tests.games.othello.walker import BLACK_CELL, WHITE_CELL, Walker
from tests.shared import CASES

OTHELLO = problem("othello")
GOLDEN = sorted((CASES / "othello").glob("*.in"))


def case(size: int, line: str) -> str:
    """A case from moves by name; the colour is that of the side whose move each is."""
    state = Othello(size).start()
    listed = []
    for word in line.split():
        move = state.game.parse_move(word)
        if isinstance(move, Put):
            colour = 1 if state.mover is BLACK else 2
            listed.append(f"{move.square.column + 1} {move.square.row + 1} {colour}")
        state = state.play(move)
    return "\n".join([f"{size} {len(listed)}", *listed])


def inputs(*cases: str) -> str:
    return "\n".join([str(len(cases)), *cases, ""])


# Answers


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_inputs_have_their_answers(path: Path) -> None:
    assert OTHELLO.answer(path.read_text()) == path.with_suffix(".ans").read_text()


def test_every_case_starts_from_a_fresh_board_of_its_own_size() -> None:
    text = inputs(case(8, "f5 d6 c5 f4 e7 f6 g5 e6 e3"), case(4, "b1"), case(6, ""))

    assert OTHELLO.answer(text) == "#1 13 0\n#2 4 1\n#3 2 2\n"


def test_empty_squares_count_for_nobody() -> None:
    text = inputs(case(4, "b1 c1 d1 a1 a3 -- d4"))

    assert OTHELLO.answer(text) == "#1 9 1\n"


def test_a_colour_twice_in_a_row_is_a_pass_of_the_other_side() -> None:
    text = inputs(case(4, "b1 a3 d4 c1 b4 c4 d2 a1 -- a4 -- d3 -- a2 -- d1"))

    assert OTHELLO.answer(text) == "#1 1 15\n"


@settings(max_examples=20)
@given(st.lists(lines(), min_size=1, max_size=3))
def test_answers_are_those_of_a_finger_walking_over_the_board(
    games: list[tuple[OthelloState, list[OthelloMove]]],
) -> None:
    cases, answers = [], []
    for number, (start, moves) in enumerate(games, start=1):
        walker = Walker(start.game.size)
        for move in moves:
            if isinstance(move, Put):
                walker.put((move.square.column, move.square.row))
            else:
                walker.switch()
        cases.append(case(start.game.size, " ".join(map(str, moves))))
        answers.append(f"#{number} {walker.count(BLACK_CELL)} {walker.count(WHITE_CELL)}\n")

    assert OTHELLO.answer(inputs(*cases)) == "".join(answers)


# Inputs that break the form


@pytest.mark.parametrize(
    ("text", "place", "english", "korean"),
    [
        (
            "",
            "1:1",
            "expected the number of cases (a number from 1), found the end of the input",
            "테스트 케이스의 수 (1 이상의 수)가 와야 하는데 입력이 끝났습니다",
        ),
        (
            "0\n",
            "1:1",
            "expected the number of cases (a number from 1), found '0'",
            "테스트 케이스의 수 (1 이상의 수)가 와야 하는데 '0'이 있습니다",
        ),
        (
            "1\n5 0\n",
            "2:1",
            "expected the board size of case 1 (4, 6 or 8), found '5'",
            "1번 케이스의 판의 크기 (4, 6, 8 중 하나)가 와야 하는데 '5'가 있습니다",
        ),
        (
            "1\n28 0\n",
            "2:1",
            "expected the board size of case 1 (4, 6 or 8), found '28'",
            "1번 케이스의 판의 크기 (4, 6, 8 중 하나)가 와야 하는데 '28'이 있습니다",
        ),
        (
            "1\n4 -1\n",
            "2:3",
            "expected the number of moves of case 1 (a number from 0 to 12), found '-1'",
            "1번 케이스에서 돌을 놓는 횟수 (0~12의 수)가 와야 하는데 '-1'이 있습니다",
        ),
        (
            "1",
            "1:2",
            "expected the board size of case 1 (4, 6 or 8), found the end of the input",
            "1번 케이스의 판의 크기 (4, 6, 8 중 하나)가 와야 하는데 입력이 끝났습니다",
        ),
        (
            "1\n4\n",
            "2:2",
            (
                "expected the number of moves of case 1 (a number from 0 to 12), "
                "found the end of the input"
            ),
            "1번 케이스에서 돌을 놓는 횟수 (0~12의 수)가 와야 하는데 입력이 끝났습니다",
        ),
        (
            "2\n4 0\n4 1\n2 one 1\n",
            "4:3",
            "expected the row of a move of case 2 (a number from 1 to 4), found 'one'",
            "2번 케이스에서 돌을 놓을 행 (1~4의 수)가 와야 하는데 'one'가 있습니다",
        ),
        (
            "1\n4 1\n2 1\n",
            "3:4",
            (
                "expected the colour of a move of case 1 (1 for black or 2 for white), "
                "found the end of the input"
            ),
            "1번 케이스에서 놓을 돌의 색 (흑은 1, 백은 2)가 와야 하는데 입력이 끝났습니다",
        ),
    ],
)
@pytest.mark.parametrize("lenient", [False, True], ids=["strict", "lenient"])
def test_what_leaves_no_answer_is_refused_even_by_the_lenient(
    text: str, place: str, english: str, korean: str, *, lenient: bool
) -> None:
    with pytest.raises(FormatError) as caught:
        OTHELLO.answer(text, faults=Faults(lenient=lenient))

    assert str(caught.value) == f"input:{place}: {english}"
    assert caught.value.message.ko == korean


@pytest.mark.parametrize(
    ("text", "message", "answer"),
    [
        (
            "1\n10 1\n5 4 1\n",
            "2:1: expected the board size of case 1 (4, 6 or 8), found '10'",
            "#1 4 1\n",
        ),
        (
            "1\n4 13\n2 1 1\n",
            "2:3: expected the number of moves of case 1 (a number from 0 to 12), found '13'",
            "#1 4 1\n",
        ),
        (
            "1\n4 2\n5 2 1\n2 1 1\n",
            "3:1: expected the column of a move of case 1 (a number from 1 to 4), found '5'",
            "#1 4 1\n",
        ),
        (
            "1\n4 2\n1 0 1\n2 1 1\n",
            "3:3: expected the row of a move of case 1 (a number from 1 to 4), found '0'",
            "#1 4 1\n",
        ),
        (
            "1\n4 2\n1 2 3\n2 1 1\n",
            "3:5: expected the colour of a move of case 1 (1 for black or 2 for white), found '3'",
            "#1 4 1\n",
        ),
        (
            "1\n4 2\n2 1 1\n",
            (
                "3:6: expected the column of a move of case 1 (a number from 1 to 4), "
                "found the end of the input"
            ),
            "#1 4 1\n",
        ),
        (
            "2\n4 1\n2 1 1\n",
            "3:6: expected the board size of case 2 (4, 6 or 8), found the end of the input",
            "#1 4 1\n",
        ),
        (
            "1\n4 1\n2 1 1\n3 1 2\n",
            "4:1: expected the end of the input after case 1, the last, found '3'",
            "#1 4 1\n",
        ),
    ],
    ids=[
        "another even size",
        "more moves than squares",
        "a column outside the board",
        "a row outside the board",
        "no colour",
        "too few moves",
        "too few cases",
        "numbers left over",
    ],
)
def test_a_broken_form_is_named_with_case_and_line_and_forgiven_by_the_lenient(
    text: str, message: str, answer: str
) -> None:
    with pytest.raises(FormatError) as caught:
        OTHELLO.answer(text)
    assert str(caught.value) == f"input:{message}"

    faults = Faults(lenient=True)
    assert OTHELLO.answer(text, faults=faults) == answer
    assert str(faults.forgiven[0]) == f"input:{message}"


# Inputs that break a promise


@pytest.mark.parametrize(
    ("text", "english", "korean", "answer"),
    [
        (
            "1\n4 2\n2 1 1\n2 2 2\n",
            "4:1: case 1, move 2 (white, column 2, row 2): b2 is taken",
            "1번 케이스의 2번째 수(백, 2열 2행): b2는 이미 돌이 있는 칸입니다",
            "#1 4 1\n",
        ),
        (
            "2\n4 0\n4 2\n1 1 1\n2 1 1\n",
            "4:1: case 2, move 1 (black, column 1, row 1): a1 turns nothing over",
            "2번 케이스의 1번째 수(흑, 1열 1행): a1에서는 뒤집을 돌이 없습니다",
            "#1 2 2\n#2 4 1\n",
        ),
        (
            "1\n4 1\n3 1 2\n",
            (
                "3:1: case 1, move 1 (white, column 3, row 1): "
                "it is the turn of black, which can move (b1 a2 d3 c4)"
            ),
            "1번 케이스의 1번째 수(백, 3열 1행): 흑의 차례이고 흑은 둘 곳이 있습니다(b1 a2 d3 c4)",
            "#1 1 4\n",
        ),
        (
            "1\n4 3\n2 1 1\n1 1 2\n3 1 2\n",
            (
                "5:1: case 1, move 3 (white, column 3, row 1): "
                "it is the turn of black, which can move (a2 d3 c4)"
            ),
            "1번 케이스의 3번째 수(백, 3열 1행): 흑의 차례이고 흑은 둘 곳이 있습니다(a2 d3 c4)",
            "#1 1 6\n",
        ),
        (
            inputs(case(8, "f5 d6 c5 f4 e7 f6 g5 e6 e3")).replace("8 9", "8 10") + "1 1 2\n",
            "12:1: case 1, move 10 (white, column 1, row 1): the game is over",
            "1번 케이스의 10번째 수(백, 1열 1행): 이미 끝난 게임입니다",
            "#1 13 0\n",
        ),
    ],
    ids=["taken", "turns nothing over", "white first", "out of turn", "after the end"],
)
def test_a_broken_promise_is_named_with_case_and_line_and_forgiven_by_the_lenient(
    text: str, english: str, korean: str, answer: str
) -> None:
    with pytest.raises(BrokenPromise) as caught:
        OTHELLO.answer(text)
    assert str(caught.value) == f"input:{english}"
    assert caught.value.message.ko == korean

    faults = Faults(lenient=True)
    assert OTHELLO.answer(text, faults=faults) == answer
    assert [str(error) for error in faults.forgiven] == [f"input:{english}"]


def test_a_move_out_of_turn_that_is_left_out_changes_nobodys_turn() -> None:
    faults = Faults(lenient=True)

    answer = OTHELLO.answer("1\n4 2\n1 1 2\n2 1 1\n", faults=faults)

    assert answer == "#1 4 1\n"
    assert len(faults.forgiven) == 2
    assert all("move 1 (white" in str(error) for error in faults.forgiven)


@settings(max_examples=60)
@given(st.text(alphabet="0123468 \n-x", max_size=40), st.booleans())
def test_any_text_is_answered_or_refused(text: str, lenient: bool) -> None:
    try:
        answer = OTHELLO.answer("1\n4 3\n" + text, faults=Faults(lenient=lenient))
    except InputError:
        return
    assert answer.startswith("#1 ")


# Games to watch


def test_every_case_is_a_record_with_its_passes_put_in() -> None:
    text = inputs(case(4, "b1"), case(4, "b1 c1 d1 a1 a3 -- d4"))

    first, second = OTHELLO.watch(text)
    steps = list(second.steps)

    assert (first.title.en, second.title.ko) == ("case 1", "2번 케이스")
    assert [str(step.ply.move) for step in steps] == ["b1", "c1", "d1", "a1", "a3", "--", "d4"]
    assert steps[5].ply.move == Pass()
    assert steps[5].ply.place == steps[6].ply.place
    assert [event.caption().en for event in steps[5].events] == ["white has no move and passes"]
    assert steps[-1].state.outcome is not None


def test_a_step_tells_the_square_behind_the_numbers_and_what_it_did() -> None:
    [record] = OTHELLO.watch("1\n8 1\n6 5 1\n")
    [step] = record.steps

    assert [event.caption().en for event in step.events] == [
        "column 6, row 5 is f5",
        "black f5 turns over 1: e5",
    ]
    assert [event.caption().ko for event in step.events] == [
        "6열 5행은 f5",
        "흑이 f5에 놓아 1개를 뒤집습니다: e5",
    ]


def test_a_record_stops_at_the_move_that_can_not_be_played() -> None:
    [record] = OTHELLO.watch("1\n4 2\n2 1 1\n2 1 2\n")

    steps = record.steps
    assert next(steps).ply.move == Othello(4).parse_move("b1")
    with pytest.raises(BrokenPromise, match="b1 is taken"):
        next(steps)
    with pytest.raises(BrokenPromise, match="b1 is taken"):
        list(record.steps)


def test_a_lenient_record_leaves_out_what_can_not_be_played() -> None:
    [record] = OTHELLO.watch("1\n4 3\n2 1 1\n2 1 2\n1 3 2\n", faults=Faults(lenient=True))

    assert [str(step.ply.move) for step in record.steps] == ["b1", "a3"]


@settings(max_examples=15)
@given(lines())
def test_a_record_ends_where_the_answer_counts(
    game: tuple[OthelloState, list[OthelloMove]],
) -> None:
    start, moves = game
    text = inputs(case(start.game.size, " ".join(map(str, moves))))

    [record] = OTHELLO.watch(text)
    *_, state = [record.start, *(step.state for step in record.steps)]

    assert isinstance(state, OthelloState)
    assert OTHELLO.answer(text) == f"#1 {state.discs(BLACK)} {state.discs(WHITE)}\n"
