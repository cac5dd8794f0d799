"""Pictures in characters."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan import Ink, Language, Othello, TurnList, YutNori, draw_text, problem
from noripan.games.yut_nori.turns import STICKS, TurnListState
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
