"""A smaller input of Omok has stones of the input and no others, of the same colour or black."""

from __future__ import annotations

from hypothesis import given, settings

from noripan.games.omok.board import EMPTY, Colour
from noripan.games.omok.judge.problem import SIZE
from noripan.games.omok.judge.shape import OmokShape
from tests.games.omok.builders import boards, lettered


def stones(text: str) -> dict[int, int]:
    return {at: int(word) for at, word in enumerate(text.split()) if int(word) != EMPTY}


@settings(max_examples=20)
@given(boards(SIZE))
def test_what_is_offered_has_fewer_stones_or_one_black_that_was_white(board: bytes) -> None:
    text = lettered(board)
    own = stones(text)
    for simpler in OmokShape().simpler(text):
        kept = stones(simpler)
        other = {at for at, colour in kept.items() if own.get(at) != colour}
        assert kept.keys() <= own.keys()
        if other:
            (at,) = other
            assert (own[at], kept[at]) == (Colour.WHITE, Colour.BLACK)
            assert len(kept) == len(own)
