"""Draws inputs of the judge problem on Dice Yut: ten throws."""

from __future__ import annotations

from hypothesis import strategies as st

from noripan.games.dice_yut.game import SIDES, THROWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hypothesis.strategies import SearchStrategy

_MOSTLY_FIVES = (1, 2, 3, 4, SIDES, SIDES, SIDES, SIDES, SIDES, SIDES)


def ten_throws(subtask: int | None = None) -> SearchStrategy[str]:  # noqa: ARG001 there is none
    """Inputs: any throws, few different ones, or mostly fives.

    Few different throws make pieces meet; fives take several to the goal, which is where
    the rarest mistakes show. Shrinks to smaller numbers.
    """
    sides = st.integers(1, SIDES)
    few = st.lists(sides, min_size=1, max_size=3, unique=True).map(sorted)
    any_throws = st.lists(sides, min_size=THROWS, max_size=THROWS)
    few_throws = few.flatmap(
        lambda numbers: st.lists(st.sampled_from(numbers), min_size=THROWS, max_size=THROWS)
    )
    high_throws = st.lists(st.sampled_from(_MOSTLY_FIVES), min_size=THROWS, max_size=THROWS)
    return (any_throws | few_throws | high_throws).map(
        lambda throws: " ".join(map(str, throws)) + "\n"
    )


STRATEGIES: dict[str, Callable[[int | None], SearchStrategy[str]]] = {"dice-yut": ten_throws}
