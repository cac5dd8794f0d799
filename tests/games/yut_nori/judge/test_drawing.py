from __future__ import annotations

import pytest

from noripan.games import problem, problem_entry

YUT = problem("yut-nori")
STUDY = problem_entry("yut-nori").study
YUT_AND = "윷; your program draws it "
RIGHT = YUT.answer("3\nA FBBB\nB FFFF\nA FBBB\n").rstrip()


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (
            YUT.answer("2\nA FBBB\nB FFFF\n"),
            ["A is to be drawn on 개; your program draws it on 도"],
        ),
        (RIGHT.replace("B", "."), ["B is to be drawn on 윷; your program doesn't draw it"]),
        (
            RIGHT.replace(".B", "B."),
            [f"B is to be drawn at the top right of {YUT_AND}at the top left of 윷"],
        ),
        (
            RIGHT + "\ndone",
            [("32 lines of 32 characters are to be drawn; "
             "your program prints 33 lines of 32 characters")],
        ),
        (RIGHT.replace("..----", "  ----", 1), [
            "the top left of 뒷밭: expected a dot, found a space",
            "the top right of 뒷밭: expected a dot, found a space",
        ]),
        (RIGHT.replace("/", "|", 1), ["line 3, character 30: expected '/', found '|'"]),
    ],
)  # fmt: skip
def test_a_drawing_differs_in_pieces_stations_and_only_then_in_lines(
    found: str, told: list[str]
) -> None:
    assert [str(one.text) for one in STUDY.differences(RIGHT, found.rstrip())] == told


def test_no_output_is_told_by_its_size_and_by_each_piece() -> None:
    told = [one.text.ko for one in STUDY.differences(RIGHT, "")]
    assert told == [
        "32자씩 32줄을 그려야 하는데 프로그램의 출력은 0자씩 0줄입니다",
        "A는 개에 그려야 하는데 프로그램은 그리지 않았습니다",
        "B는 윷에 그려야 하는데 프로그램은 그리지 않았습니다",
    ]


def test_the_right_drawing_differs_in_nothing() -> None:
    assert STUDY.differences(RIGHT, RIGHT) == ()
