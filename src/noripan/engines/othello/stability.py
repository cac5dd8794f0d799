"""Discs that can never be turned over again: a bound of the score without a search."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled, inlined

if TYPE_CHECKING:
    from noripan.games.othello.fast.bitboards import Bitboard

_ONE, _NONE = np.uint64(1), np.uint64(0)
_COLUMN_A = np.uint64(0x0101010101010101)
_ROW_1 = np.uint64(0xFF)
_NOT_A, _NOT_H = np.uint64(0xFEFEFEFEFEFEFEFE), np.uint64(0x7F7F7F7F7F7F7F7F)
_SIDES = np.uint64(0x8181818181818181)
_ENDS = np.uint64(0xFF000000000000FF)
_FRAME = np.uint64(0xFF818181818181FF)


@compiled
def stable_discs(own: Bitboard, other: Bitboard) -> Bitboard:
    """Discs of `own` on 8×8 that no play can turn: maybe not all of them.

    A disc is stable when in each of the four lines through it the line is full, or an edge or a
    stable disc of its own side is next to it. It is grown from the corners and the full lines
    until nothing is added (after Edax by Delorme, which keeps a table of edges besides).
    """
    discs = own | other
    across, down = _full_rows(discs), _full_columns(discs)
    rising, falling = _full_rising(discs), _full_falling(discs)
    across |= _SIDES
    down |= _ENDS
    rising |= _FRAME
    falling |= _FRAME
    stable = own & across & down & rising & falling
    while True:
        more = (
            own
            & (across | (stable & _NOT_H) << _ONE | (stable & _NOT_A) >> _ONE)
            & (down | stable << np.uint64(8) | stable >> np.uint64(8))
            & (rising | (stable & _NOT_A) << np.uint64(7) | (stable & _NOT_H) >> np.uint64(7))
            & (falling | (stable & _NOT_H) << np.uint64(9) | (stable & _NOT_A) >> np.uint64(9))
        )
        if more == stable:
            return stable
        stable = more


@inlined
def _full_rows(discs: Bitboard) -> Bitboard:
    full = discs & discs >> np.uint64(1)
    full &= full >> np.uint64(2)
    full &= full >> np.uint64(4)
    return (full & _COLUMN_A) * _ROW_1


@inlined
def _full_columns(discs: Bitboard) -> Bitboard:
    full = discs & (discs >> np.uint64(8) | discs << np.uint64(56))
    full &= full >> np.uint64(16) | full << np.uint64(48)
    full &= full >> np.uint64(32) | full << np.uint64(32)
    return full


@inlined
def _full_rising(discs: Bitboard) -> Bitboard:
    """Lines from the lower left to the upper right; a square beyond the edge counts as full."""
    full = discs
    for _step in range(6):
        up = (full & _NOT_A) << np.uint64(7) | _UP_EDGE_RISING
        down = (full & _NOT_H) >> np.uint64(7) | _DOWN_EDGE_RISING
        full &= up & down
    return full


@inlined
def _full_falling(discs: Bitboard) -> Bitboard:
    full = discs
    for _step in range(6):
        up = (full & _NOT_H) << np.uint64(9) | _UP_EDGE_FALLING
        down = (full & _NOT_A) >> np.uint64(9) | _DOWN_EDGE_FALLING
        full &= up & down
    return full


# Squares that nothing is shifted onto: what comes from beyond the edge is full.
_UP_EDGE_RISING = np.uint64(0x80808080808080FF)
_DOWN_EDGE_RISING = np.uint64(0xFF01010101010101)
_UP_EDGE_FALLING = np.uint64(0x01010101010101FF)
_DOWN_EDGE_FALLING = np.uint64(0xFF80808080808080)
