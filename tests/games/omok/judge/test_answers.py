from __future__ import annotations

import pytest

from noripan.games import problem_entry

STUDY = problem_entry("omok").study


CASES = {
    ("1\n3 5", "1\n5 3"): "the winner is right, but row and column are swapped: "
    "expected row 3, column 5 (e17), found row 5, column 3 (c15)",
    ("1\n3 5", "1\n3 9"): "the winner is right, but another stone is named: "
    "expected row 3, column 5 (e17), found row 3, column 9 (i17)",
    ("1\n1 1", "1\n0 0"): "the winner is right, but another stone is named: "
    "expected row 1, column 1 (a19), found row 0, column 0",
    ("1\n3 5", "2\n3 5"): "black has won, from row 3, column 5 (e17); "
    "your program says that white has, from row 3, column 5 (e17)",
    ("2\n3 5", "0"): "white has won, from row 3, column 5 (e17); your program says that nobody has",
    ("0", "1\n1 2"): "nobody has won; your program says that black has, from row 1, column 2 (b19)",
    ("0", "black"): "nobody has won: expected '0', found 'black'",
    ("1\n3 5", "1"): "black has won, from row 3, column 5 (e17): expected '1 3 5', found '1'",
}


@pytest.mark.parametrize(("answers", "told"), CASES.items())
def test_an_answer_differs_in_the_words_of_the_game(answers: tuple[str, str], told: str) -> None:
    assert [str(one.text) for one in STUDY.differences(*answers)] == [told]


def test_the_right_words_on_other_lines_are_no_difference_of_the_game() -> None:
    assert STUDY.differences("1\n3 5", "1 3 5") == ()
