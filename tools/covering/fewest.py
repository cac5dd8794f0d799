"""Covers everything with few things: the greedy way."""

from __future__ import annotations

from heapq import heapify, heappop, heapreplace
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from noripan.problems.coverage import Spot

T = TypeVar("T")


def fewest(things: Iterable[T], spots_of: Callable[[T], frozenset[Spot]]) -> Iterator[T]:
    """Some of the things that cover all that all of them do: again and again the one with most new.

    What a thing adds never grows, so that one is best which still adds most when it is
    looked at anew (M. Minoux, "Accelerated greedy algorithms for maximizing submodular set
    functions", Optimization Techniques, 1978).
    """
    listed = list(things)
    covered: set[Spot] = set()
    heap = [(-len(spots_of(thing)), number) for number, thing in enumerate(listed)]
    heapify(heap)
    while heap:
        known, number = heap[0]
        adds = len(spots_of(listed[number]) - covered)
        if not adds:
            heappop(heap)
        elif -adds != known:
            heapreplace(heap, (-adds, number))
        else:
            heappop(heap)
            covered |= spots_of(listed[number])
            yield listed[number]
