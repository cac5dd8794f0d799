"""Yut Nori on small integers, compiled: the moves of pieces, and whole games.

A stop is an index into `STOP_LIST`, a throw one into `THROW_LIST`; who stands
where is an array `stops[player, piece]`. The tables are made of `board`, which
stays the one place that knows the ways.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from noripan.core.compiling import compiled
from noripan.games.yut_nori.board import (
    OUT,
    STOPS,
    WAITING,
    Station,
    Stop,
    ahead,
    every_behind,
    turned,
)
from noripan.games.yut_nori.throws import Throw

Stops: TypeAlias = npt.NDArray[np.int8]
"""Where the pieces are, by player and piece, as indexes into `STOP_LIST`."""

_ON_BOARD = dict.fromkeys(stop for stops in STOPS.values() for stop in stops[1:-1])
STOP_LIST: tuple[Stop, ...] = (WAITING, *_ON_BOARD, OUT)
"""Every stop, from not started, which is 0, to out, which is the last."""

THROW_LIST = tuple(Throw)
"""Every throw; do to mo are 0 to 4, so that a throw's steps are one more than its index."""

AT_START, HOME = 0, len(STOP_LIST) - 1
NOWHERE = -1
LONGEST_THROW = 5
BACK_DO, NAK = THROW_LIST.index(Throw.BACK_DO), THROW_LIST.index(Throw.NAK)

_INDEX = {stop: index for index, stop in enumerate(STOP_LIST)}
_STATIONS = tuple(Station)


def _walked(first: Stop) -> list[int]:
    """The ends of moves by 1 to 5 steps of which the first step is known."""
    walk = [first]
    while len(walk) < LONGEST_THROW:
        walk.append(ahead(walk[-1]))
    return [_INDEX[stop] for stop in walk]


def _padded(rows: list[list[int]]) -> npt.NDArray[np.int8]:
    width = max(map(len, rows))
    return np.array([row + [NOWHERE] * (width - len(row)) for row in rows], np.int8)


STATION = np.array(
    [NOWHERE if stop.station is None else _STATIONS.index(stop.station) for stop in STOP_LIST],
    np.int8,
)
"""The station of each stop in reading order, or `NOWHERE`."""

TURNING = np.array([_walked(turned(stop)) for stop in STOP_LIST], np.int8)
"""Where a move by a throw ends that turns off where it starts on a corner; [stop, throw]."""

STRAIGHT = np.array([_walked(ahead(stop)) for stop in STOP_LIST], np.int8)
"""Where a move ends that goes straight on instead; the same as `TURNING` but on corners."""

BEHIND = _padded([[_INDEX[behind] for behind in every_behind(stop)] for stop in STOP_LIST])
"""The stops one step back, first the way a piece came, then `NOWHERE`; [stop, way]."""


@compiled
def move(stops: Stops, teams: int, player: int, piece: int, end: int) -> int:
    """Moves a piece to a stop.

    Its stack comes along, whoever of its team stands there joins it, and
    rivals there are sent back to the start.

    Returns:
        How many were captured.
    """
    left, reached = STATION[stops[player, piece]], STATION[end]
    captured = 0
    for other in range(stops.shape[0]):
        is_ally = (other - player) % teams == 0
        for each in range(stops.shape[1]):
            station = STATION[stops[other, each]]
            if station == NOWHERE:
                continue
            if is_ally and station in (left, reached):
                stops[other, each] = end
            elif not is_ally and station == reached:
                stops[other, each] = AT_START
                captured += 1
    stops[player, piece] = end
    return captured
