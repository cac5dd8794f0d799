"""Where one side's pieces can be in Yut Nori, by numbers, and where a throw leads from each.

A side's pieces can't be told apart, and those on one station move as one. So a
position is a multiset of *places*: not started, one of the 29 stations, out. As
long as nothing steps back, the way by which a piece came to its station doesn't
matter. A state of two sides in which the mover is about to throw is a pair of
positions.

Positions are numbered so that those with fewer pieces out come first, and among
these the ones that have less to go. Those with as many pieces out are a *layer*.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from noripan.games.yut_nori.fast.table import (
    AT_START,
    HOME,
    LONGEST_THROW,
    NOWHERE,
    STATION,
    STOP_LIST,
    TURNING,
)

if TYPE_CHECKING:
    from typing import TypeAlias

    from numpy.typing import NDArray

    Numbers: TypeAlias = NDArray[np.int32]
    Places: TypeAlias = tuple[int, ...]
    """A position: the places of a side's pieces, sorted."""

STATIONS = int(STATION.max()) + 1
WAITING, OUT = STATIONS, STATIONS + 1
"""The places that are no stations; the others are numbered as in `STATION`."""

NONE = -1


class Positions(NamedTuple):
    """All positions of a side, and the moves between them.

    Attributes:
        places: Each position's places, sorted; [position, piece].
        first: The first position of each layer, and last the number of positions.
        after: Where a move leads; [position, throw, choice], `NONE` where there is no more.
        landing: The station where the moved pieces stand then, or `NONE`; as `after`.
    """

    places: Numbers
    first: Numbers
    after: Numbers
    landing: Numbers

    @property
    def pieces(self) -> int:
        """How many pieces a side has; also the layer in which all are out."""
        return int(self.places.shape[1])


class Captures(NamedTuple):
    """What capturing on a station does to the positions of a layer.

    All numbers count from the layer's first position. Those on station `s` are
    at `start[s]` up to `start[s + 1]`, in rising order.

    Attributes:
        start: Where each station's begin.
        before: The positions that have a piece there.
        after: What they become.
    """

    start: Numbers
    before: Numbers
    after: Numbers


@cache
def positions(pieces: int) -> Positions:
    """The positions of a side of so many pieces."""
    to_go = _steps_to_go()
    listed = sorted(
        combinations_with_replacement(range(OUT + 1), pieces),
        key=lambda places: (places.count(OUT), sum(to_go[place] for place in places)),
    )
    number = {places: index for index, places in enumerate(listed)}
    out = [places.count(OUT) for places in listed]
    first = [out.index(layer) for layer in range(pieces + 1)]
    shape = (len(listed), LONGEST_THROW, pieces)
    after, landing = np.full(shape, NONE, np.int32), np.full(shape, NONE, np.int32)
    for index, places in enumerate(listed):
        for throw in range(LONGEST_THROW):
            for choice, start in enumerate(sorted(set(places) - {OUT})):
                end = _END[start][throw]
                after[index, throw, choice] = number[_moved(places, start, end)]
                if end != OUT:
                    landing[index, throw, choice] = end
    return Positions(
        np.array(listed, np.int32), np.array([*first, len(listed)], np.int32), after, landing
    )


@cache
def numbers(pieces: int) -> dict[Places, int]:
    """The number of each position of a side of so many pieces."""
    listed = positions(pieces).places.tolist()
    return {tuple(places): index for index, places in enumerate(listed)}


@cache
def captures(pieces: int, layer: int) -> Captures:
    """What capturing does to the positions of a layer."""
    first, last = positions(pieces).first[layer : layer + 2].tolist()
    number = numbers(pieces)
    start, before, after = [0], [], []
    for station in range(STATIONS):
        for index, places in enumerate(positions(pieces).places[first:last].tolist()):
            if station in places:
                left = (WAITING if place == station else place for place in places)
                before.append(index)
                after.append(number[tuple(sorted(left))] - first)
        start.append(len(before))
    return Captures(*(np.array(column, np.int32) for column in (start, before, after)))


def place_of(stop: int) -> int:
    """The place of a stop of the kernel."""
    if stop in (AT_START, HOME):
        return WAITING if stop == AT_START else OUT
    return int(STATION[stop])


def _ends() -> list[list[int]]:
    """Where a throw takes a piece that must turn off where it starts on a corner."""
    ends = [[NOWHERE] * LONGEST_THROW for _place in range(OUT + 1)]
    for stop in range(len(STOP_LIST)):
        ends[place_of(stop)] = [place_of(end) for end in TURNING[stop].tolist()]
    return ends


_END = _ends()


def _moved(places: Places, start: int, end: int) -> Places:
    """The position after a move; of those that haven't started only one goes."""
    if start == WAITING:
        left = list(places)
        left.remove(WAITING)
        return tuple(sorted((*left, end)))
    return tuple(sorted(end if place == start else place for place in places))


def _steps_to_go() -> dict[int, int]:
    """How many single steps take a piece out from a place."""
    to_go = {OUT: 0}

    def count(place: int) -> int:
        if place not in to_go:
            to_go[place] = 1 + count(_END[place][0])
        return to_go[place]

    for place in range(OUT):
        count(place)
    return to_go
