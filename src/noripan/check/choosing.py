"""Chooses inputs for a test set: the sharp ones, every rule of the game, small and large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.check.searching import Batch, drawn
from noripan.problems.text_shape import text_size

if TYPE_CHECKING:
    from noripan.check.reference import Reference

_DRAWN_FOR_ONE = 4


def chosen(reference: Reference, count: int, seed: int) -> list[str]:
    """So many different inputs, fewer where there are no more, the smallest first.

    The sharp inputs come before others; then those in which rules fire that haven't
    fired yet; then random ones of all sizes.
    """
    sharp = [sharp.text for sharp in reference.sharp]
    pool = dict.fromkeys(drawn(reference, Batch(seed, count * _DRAWN_FOR_ONE)))
    others = [text for text in pool if text not in sharp]
    taken = dict.fromkeys([*sharp, *_covering(reference, sharp, others)])
    left = sorted((text for text in others if text not in taken), key=text_size)
    wanted = max(count - len(taken), 0)
    return sorted([*list(taken)[:count], *_spread(left, wanted)], key=text_size)


def _covering(reference: Reference, taken: list[str], others: list[str]) -> list[str]:
    """Inputs in which all rules fire that fire in any: again and again the one with most new."""
    fired = {text: frozenset(reference.events(text)) for text in (*taken, *others)}
    seen = frozenset().union(*map(fired.__getitem__, taken))
    added: list[str] = []
    while others:
        best = max(others, key=lambda text: len(fired[text] - seen))
        if fired[best] <= seen:
            break
        seen |= fired[best]
        added.append(best)
    return added


def _spread(texts: list[str], count: int) -> list[str]:
    """So many of a list, evenly spread, its last one too."""
    if count >= len(texts):
        return texts
    step = len(texts) / max(count, 1)
    return [texts[-1 - int(number * step)] for number in range(count)]
