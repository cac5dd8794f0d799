"""The last few moves of a game without memory or ordering: where most of a search's time goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled, inlined
from noripan.games.othello.fast.bitboards import discs_in, flips, passes

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from noripan.games.othello.fast.bitboards import Bitboard

_ONE, _NONE = np.uint64(1), np.uint64(0)
_NOTHING_YET = -99

_QUADRANTS = tuple(
    np.uint64(quadrant)
    for quadrant in (0x0F0F0F0F, 0xF0F0F0F0, 0x0F0F0F0F00000000, 0xF0F0F0F000000000)
)
_Q1, _Q2, _Q3, _Q4 = _QUADRANTS


@compiled
def final_score(own: Bitboard, other: Bitboard, squares: int) -> int:
    """Own discs less the other side's when the game is over; empty squares are the winner's."""
    mine, theirs = discs_in(own), discs_in(other)
    lead = mine - theirs
    left = squares - mine - theirs
    return lead + left if lead > 0 else lead - left if lead < 0 else 0


@inlined
def lowest(bits: Bitboard) -> Bitboard:
    """The lowest bit that is set, alone."""
    return bits & (~bits + _ONE)


@inlined
def odd_squares(empty: Bitboard) -> Bitboard:
    """The empty squares in quadrants with an odd number of them.

    Whoever plays there first also plays there last, so they are tried first (parity).
    """
    odd = _NONE
    odd |= _Q1 if discs_in(empty & _Q1) & 1 else _NONE
    odd |= _Q2 if discs_in(empty & _Q2) & 1 else _NONE
    odd |= _Q3 if discs_in(empty & _Q3) & 1 else _NONE
    odd |= _Q4 if discs_in(empty & _Q4) & 1 else _NONE
    return empty & odd


@inlined
def _touched(bits: Bitboard) -> Bitboard:
    """The squares around: nothing is turned over by a disc without a neighbour."""
    wide = (
        bits
        | (bits & np.uint64(0x7F7F7F7F7F7F7F7F)) << _ONE
        | (bits & np.uint64(0xFEFEFEFEFEFEFEFE)) >> _ONE
    )
    return wide | wide << np.uint64(8) | wide >> np.uint64(8)


@compiled
def _score_of_one(own: Bitboard, other: Bitboard, square: Bitboard, squares: int) -> int:
    """The score with one empty square."""
    lead = squares - 1 - 2 * discs_in(other)
    turned = flips(square, own, other)
    if turned:
        return lead + 2 * discs_in(turned) + 1
    turned = flips(square, other, own)
    if turned:
        return lead - 2 * discs_in(turned) - 1
    return lead + 1 if lead > 0 else lead - 1


@compiled
def _score_of_two(
    own: Bitboard, other: Bitboard, alpha: int, one: Bitboard, two: Bitboard, squares: int,
    nodes: NDArray[np.int64],
) -> int:  # fmt: skip
    """The score with two empty squares, as far as (alpha, alpha + 1) asks."""
    nodes[0] += 1
    best = _NOTHING_YET
    turned = flips(one, own, other)
    if turned:
        nodes[0] += 1
        best = -_score_of_one(other ^ turned, own | one | turned, two, squares)
        if best > alpha:
            return best
    turned = flips(two, own, other)
    if turned:
        nodes[0] += 1
        return max(best, -_score_of_one(other ^ turned, own | two | turned, one, squares))
    if best != _NOTHING_YET:
        return best
    # The mover passes: the least of what the other side can reach.
    turned = flips(one, other, own)
    if turned:
        nodes[0] += 1
        best = _score_of_one(own ^ turned, other | one | turned, two, squares)
        if best <= alpha:
            return best
    turned = flips(two, other, own)
    if turned:
        nodes[0] += 1
        second = _score_of_one(own ^ turned, other | two | turned, one, squares)
        return second if best == _NOTHING_YET else min(best, second)
    return final_score(own, other, squares) if best == _NOTHING_YET else best


@compiled
def last_score(
    own: Bitboard, other: Bitboard, alpha: int, board: Bitboard, squares: int,
    nodes: NDArray[np.int64],
) -> int:  # fmt: skip
    """The score of a position with few empty squares, as far as (alpha, alpha + 1) asks.

    Returns:
        A score at most alpha that the true one doesn't exceed, or one above it that the true one
        reaches (fail-soft).
    """
    empty = board & ~(own | other)
    count = discs_in(empty)
    if count == 2:  # noqa: PLR2004 - two squares have a function of their own
        one = lowest(empty)
        return _score_of_two(own, other, alpha, one, empty ^ one, squares, nodes)
    if count <= 1:
        nodes[0] += 1
        return (
            _score_of_one(own, other, empty, squares) if count else final_score(own, other, squares)
        )
    nodes[0] += 1
    best = _NOTHING_YET
    odd = odd_squares(empty)
    worth = _touched(other) & empty
    for group in (odd & worth, worth & ~odd):
        left = group
        while left:
            square = lowest(left)
            left ^= square
            turned = flips(square, own, other)
            if turned:
                score = -last_score(
                    other ^ turned, own | square | turned, -alpha - 1, board, squares, nodes
                )
                if score > best:
                    if score > alpha:
                        return score
                    best = score
    if best != _NOTHING_YET:
        return best
    if not passes(own, other, board):
        return final_score(own, other, squares)
    return -last_score(other, own, -alpha - 1, board, squares, nodes)
