"""Many inputs in one call, against one input after the other."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import InputError
from noripan.games.dice_yut.fast.batch import SOLVERS
from noripan.games.dice_yut.judge.problem import PROBLEMS

SPACES = st.sampled_from([" ", "\n", "\t", "  ", "\r\n", "\x1c"])
WORDS = st.sampled_from(
    ["1", "2", "3", "4", "5", "5", "+3", "03", "0", "6", "-1", "x", "1.0", "２"]
)


def text(words: list[str], spaces: list[str]) -> str:
    return "".join(word + space for word, space in zip(words, spaces, strict=True))


def texts(words: st.SearchStrategy[str], least: int, most: int) -> st.SearchStrategy[str]:
    return st.integers(least, most).flatmap(
        lambda count: st.builds(
            text,
            st.lists(words, min_size=count, max_size=count),
            st.lists(SPACES, min_size=count, max_size=count),
        )
    )


def solve(inputs: list[str]) -> list[str | None]:
    """The answers, None where the solver leaves an input to the problem."""
    encoded = [given.encode() for given in inputs]
    bounds = np.cumsum([0, *map(len, encoded)], dtype=np.int64)
    answers, ends, unsure = SOLVERS["dice-yut"](np.frombuffer(b"".join(encoded), np.uint8), bounds)
    assert len(ends) == len(inputs) + 1
    return [
        None if unsure[i] else answers[ends[i] : ends[i + 1]].tobytes().decode()
        for i in range(len(inputs))
    ]


def one_by_one(given: str) -> str | None:
    try:
        return PROBLEMS["dice-yut"].answer(given)
    except InputError:
        return None


@settings(max_examples=25)
@given(st.lists(texts(st.sampled_from("12345"), 10, 10), min_size=1, max_size=2))
def test_every_good_input_is_answered_as_by_itself(inputs: list[str]) -> None:
    assert solve(inputs) == [one_by_one(given) for given in inputs]


@given(st.lists(texts(WORDS, 9, 11) | st.text(max_size=30), max_size=4))
def test_a_doubtful_input_is_left_to_the_problem(inputs: list[str]) -> None:
    for given_text, answer in zip(inputs, solve(inputs), strict=True):
        assert answer in (None, one_by_one(given_text))


def test_a_bad_input_does_not_stop_the_rest() -> None:
    good = "1 2 3 4 1 2 3 4 1 2\n"
    assert solve([good, "1 2 3\n", good + "1", "", good]) == ["190\n", None, None, None, "190\n"]
