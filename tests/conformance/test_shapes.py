"""Every problem's inputs can be made as small as they get."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noripan.check.reference import ProblemReference
from noripan.check.shrinking import polished
from noripan.games import problem, problem_entry, problem_names

SMALLEST = {
    "yut-nori": "1\nA FBBB\n",
    "dice-yut": "1 1 1 1 1 1 1 1 1 1\n",
    "othello": "1\n4 0\n",
    "omok": ("0 " * 18 + "0\n") * 19,
}
"""To what any input shrinks where nothing is asked of it."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.slow] if name == "new-game-2" else [])
        for name in problem_names()
    ],
)
@settings(max_examples=3, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_any_input_shrinks_to_the_smallest_where_nothing_is_asked_of_it(
    name: str, data: st.DataObject
) -> None:
    reference = ProblemReference(problem(name))
    small = polished(
        data.draw(problem_entry(name).strategy()), reference, lambda texts: next(texts, None)
    )
    if name in SMALLEST:
        assert small == SMALLEST[name]
    else:
        assert small.startswith("4 4\n")
        assert int(reference.answer(small)) in range(1, 5)
