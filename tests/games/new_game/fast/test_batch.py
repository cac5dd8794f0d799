"""Many inputs of New Game answered at once: as one by one, or left to that."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import InputError
from noripan.games.new_game.fast.batch import SOLVERS
from noripan.games.new_game.judge.problem import PROBLEMS
from tests.shared import CASES


def answers(name: str, inputs: list[str]) -> list[str | None]:
    """The solver's answers; None where it leaves an input alone."""
    texts = [text.encode() for text in inputs]
    bounds = np.cumsum([0, *map(len, texts)])
    text, ends, unsure = SOLVERS[name](np.frombuffer(b"".join(texts), np.uint8), bounds)
    return [
        None if unsure[i] else bytes(text[ends[i] : ends[i + 1]]).decode()
        for i in range(len(inputs))
    ]


def plainly(name: str, text: str) -> str | None:
    try:
        return PROBLEMS[name].answer(text)
    except InputError:
        return None


@st.composite
def inputs(draw: st.DrawFn) -> str:
    size = draw(st.integers(4, 6))
    count = draw(st.integers(4, 8))
    colours = draw(st.lists(st.sampled_from("00012"), min_size=size**2, max_size=size**2))
    squares = draw(
        st.lists(st.integers(0, size**2 - 1), min_size=count, max_size=count, unique=True)
    )
    discs = [
        f"{square // size + 1} {square % size + 1} {draw(st.integers(1, 4))}" for square in squares
    ]
    rows = [" ".join(colours[size * row : size * (row + 1)]) for row in range(size)]
    return "\n".join([f"{size} {count}", *rows, *discs, ""])


names = st.sampled_from(sorted(PROBLEMS))


@given(names, st.lists(inputs(), min_size=1, max_size=3))
@settings(max_examples=30)
def test_every_right_input_is_answered_as_one_by_one(name: str, texts: list[str]) -> None:
    assert answers(name, texts) == [plainly(name, text) for text in texts]


@given(st.data(), names, inputs())
@settings(max_examples=60)
def test_an_input_with_a_fault_is_left_alone_and_spoils_no_other(
    data: st.DataObject, name: str, right: str
) -> None:
    words = right.split()
    place = data.draw(st.integers(0, len(words) - 1))
    put_in = data.draw(st.sampled_from([[], ["0"], ["1"], ["3"], ["-1"], ["x"], ["1", "1"]]))
    changed = " ".join([*words[:place], *put_in, *words[place + 1 :]])
    assert answers(name, [right, changed, right]) == [
        plainly(name, text) for text in (right, changed, right)
    ]


@given(names, st.text(alphabet="0123456789 \n-x", max_size=60))
def test_any_text_is_answered_as_one_by_one_or_left_alone(name: str, text: str) -> None:
    assert answers(name, [text]) == [plainly(name, text)]


@pytest.mark.parametrize("name", sorted(PROBLEMS))
def test_the_shipped_inputs_have_their_answers(name: str) -> None:
    files = sorted((CASES / name).glob("*.in"))
    found = answers(name, [file.read_text() for file in files])
    assert found == [file.with_suffix(".ans").read_text() for file in files]
