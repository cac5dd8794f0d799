"""Many inputs of Othello answered at once: as one by one, or left to that."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import InputError
from noripan.games.othello import OthelloMove, OthelloState, Put
from noripan.games.othello.fast.batch import SOLVERS
from noripan.games.othello.judge.problem import PROBLEMS
from tests.games.othello import games
from tests.shared import CASES


def answers(inputs: list[str]) -> list[str | None]:
    """The solver's answers; None where it leaves an input alone."""
    texts = [text.encode() for text in inputs]
    bounds = np.cumsum([0, *map(len, texts)])
    text, ends, unsure = SOLVERS["othello"](np.frombuffer(b"".join(texts), np.uint8), bounds)
    return [
        None if unsure[i] else bytes(text[ends[i] : ends[i + 1]]).decode()
        for i in range(len(inputs))
    ]


def written(line: tuple[OthelloState, list[OthelloMove]]) -> list[list[int]]:
    """A case as an input writes it, in lines of numbers."""
    state, moves = line
    listed = []
    for move in moves:
        if isinstance(move, Put):
            listed.append([move.square.column + 1, move.square.row + 1, state.mover + 1])
        state = state.play(move)
    return [[state.game.size, len(listed)], *listed]


def text_of(cases: list[list[list[int]]]) -> str:
    lines = [[len(cases)], *(line for case in cases for line in case)]
    return "".join(" ".join(map(str, line)) + "\n" for line in lines)


def plainly(text: str) -> str | None:
    try:
        return PROBLEMS["othello"].answer(text)
    except InputError:
        return None


inputs = st.lists(games.lines().map(written), min_size=1, max_size=3).map(text_of)


@given(st.lists(inputs, min_size=1, max_size=3))
@settings(max_examples=25)
def test_every_right_input_is_answered_as_one_by_one(given_inputs: list[str]) -> None:
    assert answers(given_inputs) == [plainly(text) for text in given_inputs]


@given(st.data(), inputs)
@settings(max_examples=80)
def test_an_input_with_a_fault_is_left_alone_and_spoils_no_other(
    data: st.DataObject, right: str
) -> None:
    words = right.split()
    place = data.draw(st.integers(0, len(words) - 1))
    change = data.draw(st.sampled_from(["drop", "double", "replace"]))
    put_in = {"drop": [], "double": words[place : place + 1] * 2}.get(
        change, [data.draw(st.sampled_from(["0", "1", "2", "3", "7", "9", "-1", "x", "99"]))]
    )
    changed = " ".join([*words[:place], *put_in, *words[place + 1 :]])
    assert answers([right, changed, right]) == [plainly(right), plainly(changed), plainly(right)]


@given(st.text(alphabet="0123456789 \n-x", max_size=60))
def test_any_text_is_answered_as_one_by_one_or_left_alone(text: str) -> None:
    assert answers([text]) == [plainly(text)]


def test_the_shipped_inputs_have_their_answers() -> None:
    files = sorted((CASES / "othello").glob("*.in"))
    found = answers([file.read_text() for file in files])
    assert found == [file.with_suffix(".ans").read_text() for file in files]
