"""Stable discs: no play turns them over."""

from __future__ import annotations

import random

from noripan.engines.othello.lines import sides
from noripan.engines.othello.stability import stable_discs
from tests.engines.othello.positions import drawn_state


def test_no_play_turns_a_stable_disc_over() -> None:
    seen = 0
    for seed in range(40):
        state = drawn_state(seed, 8 + seed % 20)
        own, other = sides(state)
        stable = {state.mover: int(stable_discs(own, other)),
                  1 - state.mover: int(stable_discs(other, own))}  # fmt: skip
        seen += sum(bits.bit_count() for bits in stable.values())
        draws = random.Random(seed)
        for _play_out in range(5):
            later = state
            while later.outcome is None:
                later = later.play(draws.choice(later.moves()))
                for player, discs in ((0, later.black), (1, later.white)):
                    assert stable[player] & ~discs == 0, str(state)
    assert seen > 100


def test_a_full_board_is_stable() -> None:
    own, other = sides(drawn_state(5, 0))
    assert int(stable_discs(own, other)) == int(own)
