from __future__ import annotations

import pytest

from noripan import Ink, Language, Othello, Player, TurnList, draw_text, problem, replace
from noripan.core.scene import Fill, Mark, MarkKind, Scene, Spot, TextGrid, Token
from noripan.core.text import same
from tests.shared import CASES

SMALL = Scene((Spot("a", 0, 0, Fill.RED, "r"), Spot("b", 1, 0)), TextGrid(columns=4, rows=1))


def test_an_empty_spot_shows_its_label_or_a_dot() -> None:
    assert draw_text(SMALL) == "r   .\n"


def test_a_stack_is_shown_from_the_bottom_up_with_directions() -> None:
    tokens = (Token("b", "2", slot=1, facing="<"), Token("b", "1", slot=0, facing=">"))
    assert draw_text(replace(SMALL, tokens=tokens)) == "r   1>2<\n"


def test_rows_and_columns_are_named_and_captions_follow() -> None:
    scene = replace(SMALL, columns=("a", "b"), rows=("10",), captions=(same("so"),))
    assert draw_text(scene) == "   a   b\n10 r   .\nso\n"


def test_colour_says_whose_a_piece_is_and_what_a_move_did() -> None:
    tokens = (Token("b", "X", Player.FIRST),)
    marks = (Mark("b", MarkKind.TO),)
    coloured = draw_text(replace(SMALL, tokens=tokens, marks=marks), ink=Ink.COLOUR)
    assert coloured == "\x1b[97;41mr  \x1b[0m \x1b[7;1;36mX\x1b[0m\n"


@pytest.mark.parametrize("name", ["sample-1", "sample-2"])
def test_a_yut_board_is_drawn_as_the_judge_draws_it(name: str) -> None:
    path = CASES / "yut-nori" / f"{name}.in"
    text = path.read_text()
    *_earlier, last = problem("yut-nori").watch(text)[0].steps
    drawn = draw_text(last.state.scene()).splitlines()[:32]
    assert drawn == problem("yut-nori").answer(text).splitlines()


def test_captions_come_in_the_language_asked_for() -> None:
    scene = TurnList().start().scene()
    assert draw_text(scene) != draw_text(scene, language=Language.KOREAN)


def test_an_othello_board_has_its_discs_and_names() -> None:
    assert draw_text(Othello(4).start().scene()).splitlines()[:5] == [
        "  a b c d",
        "1 . . . .",
        "2 . O X .",
        "3 . X O .",
        "4 . . . .",
    ]
