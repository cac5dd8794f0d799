"""The judge problem: real inputs, sharp cases, bad inputs, what is to be watched."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import BrokenPromise, FormatError, Place
from noripan.core.game import Player
from noripan.core.scene import MarkKind
from noripan.core.text import Language
from noripan.games.omok import Omok, OmokRules, Point, Run
from noripan.games.omok.judge.problem import PROBLEMS, OmokProblem
from noripan.problems.faults import Faults
from tests.games.omok.builders import WAYS, board, boards, lettered, stones_of, windows
from tests.shared import CASES

OMOK = PROBLEMS["omok"]
SIZE = 19
FIVES = windows(SIZE, 5)
EMPTY = lettered(bytes(SIZE * SIZE))
TWO_FIVES = lettered(board(SIZE, "a19 b19 c19 d19 e19", "c9 d10 e11 f12 g13"))


@pytest.mark.parametrize(
    "case", sorted(CASES.joinpath("omok").glob("*.in")), ids=lambda path: path.stem
)
def test_real_and_sharp_inputs_have_their_answers(case: Path) -> None:
    expected = case.with_suffix(".ans").read_text(encoding="utf-8")
    assert OMOK.answer(case.read_text(encoding="utf-8")).split() == expected.split()


def fives_by_window(cells: bytes) -> list[tuple[int, int, int]]:
    """Row, column and colour of every five's stone to name, in reading order."""
    stones = stones_of(cells, SIZE)
    found = []
    for window, before, after in FIVES:
        colours = {stones.get(cell, 0) for cell in window}
        if len(colours) == 1 and 0 not in colours:
            (colour,) = colours
            if colour not in (stones.get(before), stones.get(after)):
                column, row = min(window)
                found.append((row + 1, column + 1, colour))
    return sorted(found)


@settings(max_examples=50)
@given(cells=boards(SIZE))
def test_answers_are_those_of_a_scan_of_all_windows(cells: bytes) -> None:
    fives = fives_by_window(cells)
    faults = Faults(lenient=True)
    answer = OMOK.answer(lettered(cells), faults=faults)
    if fives:
        row, column, colour = fives[0]
        assert answer == f"{colour}\n{row} {column}\n"
    else:
        assert answer == "0\n"
    assert len(faults.forgiven) == (len(fives) > 1)


@given(
    colour=st.integers(1, 2),
    way=st.sampled_from(WAYS),
    data=st.data(),
    length=st.sampled_from([4, 5, 6, 7, 11, 17]),
)
def test_one_row_anywhere_wins_exactly_when_it_is_five_long(
    colour: int, way: tuple[int, int], data: st.DataObject, length: int
) -> None:
    right, down = way
    cells = bytearray(SIZE * SIZE)
    column = data.draw(st.integers(0, SIZE - 1 - right * (length - 1)))
    lowest, highest = sorted((0, down * (length - 1)))
    row = data.draw(st.integers(-lowest, SIZE - 1 - highest))
    for step in range(length):
        cells[(row + step * down) * SIZE + column + step * right] = colour
    expected = f"{colour}\n{row + 1} {column + 1}\n" if length == 5 else "0\n"
    assert OMOK.answer(lettered(bytes(cells))) == expected


def test_an_input_in_other_lines_and_with_dos_line_ends_is_the_same() -> None:
    text = (CASES / "omok" / "sample-1.in").read_text(encoding="utf-8")
    assert OMOK.answer("\ufeff" + " ".join(text.split()) + "\r\n") == OMOK.answer(text)


@pytest.mark.parametrize(
    ("text", "line", "column", "english", "korean"),
    [
        (
            "",
            1,
            1,
            (
                "expected row 1, column 1 of the board (a number from 0 to 2), "
                "found the end of the input"
            ),
            "판의 1행 1열 (0~2의 수)가 와야 하는데 입력이 끝났습니다",
        ),
        (
            EMPTY.replace("0", "3", 1),
            1,
            1,
            "expected row 1, column 1 of the board (a number from 0 to 2), found '3'",
            "판의 1행 1열 (0~2의 수)가 와야 하는데 '3'이 있습니다",
        ),
        (
            EMPTY[:-2] + "-1\n",
            19,
            37,
            "expected row 19, column 19 of the board (a number from 0 to 2), found '-1'",
            "판의 19행 19열 (0~2의 수)가 와야 하는데 '-1'이 있습니다",
        ),
        (
            EMPTY[:40] + "x" + EMPTY[41:],
            2,
            3,
            "expected row 2, column 2 of the board (a number from 0 to 2), found 'x'",
            "판의 2행 2열 (0~2의 수)가 와야 하는데 'x'가 있습니다",
        ),
        (
            EMPTY[:-3],
            19,
            36,
            (
                "expected row 19, column 19 of the board (a number from 0 to 2), "
                "found the end of the input"
            ),
            "판의 19행 19열 (0~2의 수)가 와야 하는데 입력이 끝났습니다",
        ),
    ],
)
def test_a_cell_that_is_missing_or_no_colour_is_refused_with_its_place(
    text: str, line: int, column: int, english: str, korean: str
) -> None:
    for faults in (Faults(), Faults(lenient=True)):
        with pytest.raises(FormatError) as refused:
            OMOK.answer(text, faults=faults)
        assert refused.value.place == Place("input", line, column)
        assert refused.value.message.en == english
        assert refused.value.message.ko == korean


def test_what_follows_the_board_is_refused_or_when_lenient_ignored() -> None:
    text = EMPTY + "\n1 1\n"
    with pytest.raises(FormatError, match="expected the end of the input") as refused:
        OMOK.answer(text)
    assert refused.value.place == Place("input", 21, 1)
    faults = Faults(lenient=True)
    assert OMOK.answer(text, faults=faults) == "0\n"
    assert len(faults.forgiven) == 1


def test_two_fives_break_the_promise_and_all_are_named() -> None:
    with pytest.raises(BrokenPromise) as refused:
        OMOK.answer(TWO_FIVES)
    assert refused.value.place == Place("input", 11, 5)
    assert refused.value.message.en == (
        "expected at most one five, found 2: "
        "5 black stones across, from row 1, column 1 (a19) to row 1, column 5 (e19); "
        "5 white stones on the rising diagonal, from row 11, column 3 (c9) to row 7, column 7 (g13)"
    )
    assert refused.value.message.ko == (
        "다섯 개가 이어진 곳은 많아야 한 군데여야 하는데 2군데입니다: "
        "가로로 흑돌 5개, 1행 1열(a19)부터 1행 5열(e19)까지; "
        "오른쪽 위 대각선으로 백돌 5개, 11행 3열(c9)부터 7행 7열(g13)까지"
    )


def test_of_two_fives_the_first_in_reading_order_is_answered_when_lenient() -> None:
    faults = Faults(lenient=True)
    assert OMOK.answer(TWO_FIVES, faults=faults) == "1\n1 1\n"
    (record,) = OMOK.watch(TWO_FIVES, faults=Faults(lenient=True))
    assert record.start.outcome is not None
    assert record.start.outcome.winners == (Player.FIRST,)
    assert Omok(SIZE).parse_state(str(record.start)) == record.start
    assert [type(error) for error in faults.forgiven] == [BrokenPromise]


def note(black: str, white: str = "") -> dict[Language, str]:
    (record,) = OMOK.watch(lettered(board(SIZE, black, white)))
    assert record.note is not None
    assert list(record.steps) == []
    return {language: record.note.to(language) for language in Language}


@pytest.mark.parametrize(
    ("black", "white", "english", "korean"),
    [
        (
            "a15 b16 c17 d18 e19",
            "",
            (
                "black has exactly five: 5 black stones on the rising diagonal, "
                "from row 5, column 1 (a15) to row 1, column 5 (e19); "
                "there is no sixth, since before them is the edge and after them the edge"
            ),
            (
                "흑이 정확히 다섯 개를 이었습니다: 오른쪽 위 대각선으로 흑돌 5개, 5행 1열(a15)부터 "
                "1행 5열(e19)까지. 앞은 판 끝, 뒤는 판 끝이라 여섯 번째 돌이 없습니다"
            ),
        ),
        (
            "d4",
            "d9 d8 d7 d6 d5",
            (
                "white has exactly five: 5 white stones down, "
                "from row 11, column 4 (d9) to row 15, column 4 (d5); there is no sixth, "
                "since before them is an empty point and after them a black stone"
            ),
            (
                "백이 정확히 다섯 개를 이었습니다: 세로로 백돌 5개, "
                "11행 4열(d9)부터 15행 4열(d5)까지. "
                "앞은 빈자리, 뒤는 흑돌이라 여섯 번째 돌이 없습니다"
            ),
        ),
        ("a1 b1", "", "nobody has five in a row", "다섯 개를 이은 쪽이 없습니다"),
        (
            "a1 b1 c1 d1 e1 f1",
            "",
            (
                "nobody has exactly five in a row; six or more don't count: 6 black stones across, "
                "from row 19, column 1 (a1) to row 19, column 6 (f1)"
            ),
            (
                "정확히 다섯 개를 이은 쪽이 없습니다. 여섯 개 이상은 세지 않습니다: "
                "가로로 흑돌 6개, 19행 1열(a1)부터 19행 6열(f1)까지"
            ),
        ),
    ],
)
def test_the_record_notes_the_verdict_and_why(
    black: str, white: str, english: str, korean: str
) -> None:
    assert note(black, white) == {Language.ENGLISH: english, Language.KOREAN: korean}


@pytest.mark.parametrize(("black", "white"), [("", ""), ("a1 a2", ""), ("", "a1 a2 a3")])
def test_a_board_that_nobody_has_won_tells_of_no_turn(black: str, white: str) -> None:
    (record,) = OMOK.watch(lettered(board(SIZE, black, white)))
    assert record.start.outcome is None
    assert record.start.scene().captions == ()
    assert Omok(SIZE).parse_state(str(record.start)).scene().captions != ()


def test_the_record_shows_the_board_with_the_five_marked() -> None:
    text = (CASES / "omok" / "sample-1.in").read_text(encoding="utf-8")
    (record,) = OMOK.watch(text)
    scene = record.start.scene()
    winning = {mark.spot for mark in scene.marks if mark.kind is MarkKind.WINNING}
    assert winning == {"b17", "c16", "d15", "e14", "f13"}
    assert len(scene.tokens) == SIZE * SIZE - text.split().count("0")


class TopmostNamed(OmokProblem):
    """The topmost stone is named on the rising diagonal, too."""

    def named_stone(self, five: Run) -> Point:
        return max(five.stones, key=lambda stone: (stone.row, -stone.column))


class Transposed(OmokProblem):
    """Row and column are swapped."""

    def coordinates(self, point: Point) -> tuple[int, int]:
        row, column = super().coordinates(point)
        return column, row


@pytest.mark.parametrize(
    ("misreading", "answer"), [(TopmostNamed(), "1\n1 5\n"), (Transposed(), "1\n1 5\n")]
)
def test_mistakes_of_writing_the_answer_are_one_step_each(
    misreading: OmokProblem, answer: str
) -> None:
    text = lettered(board(SIZE, "a15 b16 c17 d18 e19"))
    assert misreading.answer(text) == answer
    assert OMOK.answer(text) == "1\n5 1\n"


class NothingWins(OmokRules):
    """No run wins."""

    def wins(self, *_asked: object) -> bool:
        return False


def test_a_problem_asks_the_rules_it_was_given() -> None:
    text = lettered(board(SIZE, "a15 b16 c17 d18 e19"))
    assert OmokProblem(NothingWins()).answer(text) == "0\n"
