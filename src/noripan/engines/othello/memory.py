"""What a search remembers of positions: bounds of their value, and the best move.

Threads may share a memory without a lock: the sides of a position are kept mixed with what is
known of it, so that an entry that two threads wrote at once is not found again (Hyatt and Mann,
A lock-less transposition-table implementation for parallel search, 2002).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from noripan.compiling.jit import compiled, inlined, plain

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from noripan.games.othello.fast.bitboards import Bitboard

NO_SQUARE = 64
"""Stands for a best move where none is known."""
WORST, BEST = -32_000, 32_000
"""Bounds that say nothing."""

_OWN, _OTHER, _KNOWN = range(3)
_VALUE_BITS = np.uint64(16)
_VALUE_OFFSET = 1 << 15
_VALUE_MASK = np.uint64(0xFFFF)
_BYTE = np.uint64(0xFF)
_MOVE_AT, _DEPTH_AT, _SELECTIVITY_AT = np.uint64(32), np.uint64(40), np.uint64(48)


Memory: TypeAlias = "NDArray[np.uint64]"
"""Rows of an entry each: both sides of the position mixed with what is known of it, and that.

They are kept in pairs: in the first stays the deeper search, in the second the later one. Four
numbers a row, though three are used, keep a pair in one line of the processor's cache.
"""


def memory_of(bits: int) -> Memory:
    """A memory of 2^bits entries of 32 bytes."""
    return np.zeros((1 << bits, 4), np.uint64)


@inlined
def place_of(own: Bitboard, other: Bitboard, entries: int) -> int:
    """Where the first entry of a position's pair is (a multiplicative hash, folded)."""
    mixed = own * np.uint64(0x9E3779B97F4A7C15) ^ (
        other + np.uint64(0x632BE59BD9B4E019)
    ) * np.uint64(0xC2B2AE3D27D4EB4F)
    mixed ^= mixed >> np.uint64(32)
    mixed *= np.uint64(0xD6E8FEB86659FD93)
    mixed ^= mixed >> np.uint64(32)
    return int(np.int64(mixed & np.uint64(entries - 2)))


@compiled
def packed(lower: int, upper: int, move: int, depth: int, selectivity: int) -> np.uint64:
    """What is known of a position as one number.

    Args:
        lower: Its value is at least this.
        upper: Its value is at most this.
        move: The best move's square, or `NO_SQUARE`.
        depth: How deep it was searched.
        selectivity: How little was cut on mere probability; see `endgame`.
    """
    return (
        np.uint64(lower + _VALUE_OFFSET)
        | np.uint64(upper + _VALUE_OFFSET) << _VALUE_BITS
        | np.uint64(move) << _MOVE_AT
        | np.uint64(depth) << _DEPTH_AT
        | np.uint64(selectivity) << _SELECTIVITY_AT
    )


@inlined
def lower_of(known: np.uint64) -> int:
    """The least that the value can be."""
    return int(np.int64(known & _VALUE_MASK)) - _VALUE_OFFSET


@inlined
def upper_of(known: np.uint64) -> int:
    """The most that the value can be."""
    return int(np.int64(known >> _VALUE_BITS & _VALUE_MASK)) - _VALUE_OFFSET


@inlined
def move_of(known: np.uint64) -> int:
    """The square of the best move, or `NO_SQUARE`."""
    return int(np.int64(known >> _MOVE_AT & _BYTE))


@inlined
def depth_of(known: np.uint64) -> int:
    """How deep the position was searched."""
    return int(np.int64(known >> _DEPTH_AT & _BYTE))


@inlined
def selectivity_of(known: np.uint64) -> int:
    """With which selectivity it was searched."""
    return int(np.int64(known >> _SELECTIVITY_AT & _BYTE))


NOTHING = plain(packed)(WORST, BEST, NO_SQUARE, 0, 0)
"""What is known of a position that isn't there."""


@compiled
def known_of(memory: Memory, own: Bitboard, other: Bitboard) -> np.uint64:
    """What is known of a position, or `NOTHING`."""
    first = place_of(own, other, len(memory))
    for at in range(first, first + 2):
        known = memory[at, _KNOWN]
        if memory[at, _OWN] ^ known == own and memory[at, _OTHER] ^ known == other:
            return np.uint64(known)
    return NOTHING


@compiled
def keep(memory: Memory, own: Bitboard, other: Bitboard, known: np.uint64) -> None:
    """Keeps what is known of a position; what was deeper stays beside it."""
    at = place_of(own, other, len(memory))
    there = memory[at, _KNOWN]
    same = memory[at, _OWN] ^ there == own and memory[at, _OTHER] ^ there == other
    if not same and depth_of(there) > depth_of(known):
        at += 1
    memory[at, _OWN] = own ^ known
    memory[at, _OTHER] = other ^ known
    memory[at, _KNOWN] = known


@compiled
def keep_value(
    memory: Memory, own: Bitboard, other: Bitboard, value: int, alpha: int, move: int, depth: int,
    selectivity: int,
) -> None:  # fmt: skip
    """Keeps what a search with the window (alpha, alpha + 1) found; joined with what it knew."""
    before = known_of(memory, own, other)
    lower, upper = WORST, BEST
    if depth_of(before) == depth and selectivity_of(before) == selectivity:
        lower, upper = lower_of(before), upper_of(before)
    if value > alpha:
        lower = max(lower, value)
    else:
        upper = min(upper, value)
        move = move_of(before) if move_of(before) != NO_SQUARE else move
    keep(memory, own, other, packed(lower, upper, move, depth, selectivity))
