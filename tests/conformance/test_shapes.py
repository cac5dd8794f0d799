"""Every problem's inputs can be made as small as they get."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noripan.check.reference import ProblemReference
from noripan.check.shrinking import polished
from noripan.games.entry import ProblemEntry
from tests.conformance.entries import PROBLEMS

SMALLEST = {
    "yut-nori": "1\nA FBBB\n",
    "dice-yut": "1 1 1 1 1 1 1 1 1 1\n",
    "othello": "1\n4 0\n",
    "omok": ("0 " * 18 + "0\n") * 19,
    "connect-four": "0\n",
}
"""To what any input shrinks where nothing is asked of it."""


@pytest.mark.parametrize(
    "entry",
    [
        pytest.param(
            entry, id=entry.name, marks=[pytest.mark.slow] if entry.name == "new-game-2" else []
        )
        for entry in PROBLEMS
    ],
)
@settings(max_examples=3, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_any_input_shrinks_to_the_smallest_where_nothing_is_asked_of_it(
    entry: ProblemEntry, data: st.DataObject
) -> None:
    reference = ProblemReference(entry.problem)
    small = polished(data.draw(entry.strategy()), reference, lambda texts: next(texts, None))
    if entry.name in SMALLEST:
        assert small == SMALLEST[entry.name]
    elif entry.game.class_name == "NewGame":
        assert small.startswith("4 4\n")
        assert int(reference.answer(small)) in range(1, 5)
    else:
        assert polished(small, reference, lambda texts: next(texts, None)) == small
