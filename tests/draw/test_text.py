"""Pictures in characters."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan import Ink, Language, Othello, Player, TurnList, YutNori, draw_text, problem, replace
from noripan.core.scene import Basic, Fill, Mark, MarkKind, Scene, Spot, TextGrid, Token, Tone
from noripan.core.text import same
from noripan.games.yut_nori.turn_list import STICKS, TurnListState
from tests.shared import CASES

turns = st.tuples(st.sampled_from("ABCDabcd"), st.sampled_from(STICKS))


def drawing(state: TurnListState) -> str:
    """The board without what stands below it."""
    height = len(problem("yut-nori").write(state.board).splitlines())
    return "".join(draw_text(state.scene()).splitlines(keepends=True)[:height])


@settings(max_examples=60)
@given(st.lists(turns, max_size=40))
def test_the_yut_board_is_exactly_the_judges_picture(played: list[tuple[str, str]]) -> None:
    game = TurnList()
    state = game.start()
    for letter, sticks in played:
        if f"{letter}=out" not in str(state):
            state = state.play(game.parse_move(f"{letter} {sticks}"))
    assert drawing(state) == problem("yut-nori").write(state.board)


@pytest.mark.parametrize("name", ["sample-1", "sample-2"])
def test_the_last_picture_of_an_input_is_its_answer(name: str) -> None:
    given = CASES / "yut-nori" / f"{name}.in"
    (record,) = problem("yut-nori").watch(given.read_text(encoding="utf-8"))
    *_others, last = record.steps
    assert isinstance(last.state, TurnListState)
    assert drawing(last.state) == given.with_suffix(".ans").read_text(encoding="utf-8")


def test_trays_are_told_below_and_empty_ones_are_not() -> None:
    scene = YutNori().parse_state("1 1 - A=do,B=out").scene()
    assert draw_text(scene, language=Language.KOREAN).splitlines()[-4:] == [
        "던질 차례: 1편(ABCD)",
        "1편(ABCD) 출발 전: CD",
        "1편(ABCD) 난 말: B",
        "2편(abcd) 출발 전: abcd",
    ]


def test_colour_adds_nothing_but_escape_sequences() -> None:
    scene = Othello().start().scene()
    coloured = draw_text(scene, ink=Ink.COLOUR)
    assert "\x1b[" in coloured
    plain = "".join(part.partition("m")[2] for part in ("m" + coloured).split("\x1b["))
    assert plain == draw_text(scene)


RED = Fill(Tone("#aa0000", "#cc0000", Basic.RED))
SMALL = Scene((Spot("a", 0, 0, RED, "r"), Spot("b", 1, 0)), TextGrid(columns=4, rows=1))


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
