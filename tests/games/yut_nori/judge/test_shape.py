"""A smaller input of Yut Nori has turns of the input, in their order, but for one change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from hypothesis import given, settings

from noripan.games.yut_nori.judge.inputs import turn_lists
from noripan.games.yut_nori.judge.shape import YutNoriShape

Turn = tuple[str, ...]
PIECES = "ABCDabcd"


def turns(text: str) -> list[Turn]:
    return [tuple(line.split()) for line in text.splitlines()[1:]]


def is_part(some: Iterable[Turn], all_turns: Iterable[Turn]) -> bool:
    left = iter(all_turns)
    return all(turn in left for turn in some)


def renamed(given_turns: list[Turn]) -> Iterator[list[Turn]]:
    """The turns with two pieces' names changed for each other."""
    for one, other in combinations(PIECES, 2):
        names = str.maketrans(one + other, other + one)
        yield [(piece.translate(names), sticks) for piece, sticks in given_turns]


def with_one_like(other: list[Turn], own: list[Turn]) -> Iterator[list[Turn]]:
    """Some turns with each in turn as an input has one."""
    for at, (piece, sticks) in enumerate(other):
        for turn in own:
            if piece == turn[0] or sticks == turn[1]:
                yield [*other[:at], turn, *other[at + 1 :]]


@settings(max_examples=20)
@given(text=turn_lists().filter(lambda text: len(turns(text)) <= 6))
def test_what_is_offered_leaves_turns_out_or_changes_one_throw_or_one_name(text: str) -> None:
    own = turns(text)
    for simpler in YutNoriShape().simpler(text):
        kept = turns(simpler)
        assert (
            is_part(kept, own)
            or any(is_part(mended, own) for mended in with_one_like(kept, own))
            or kept in renamed(own)
        )
