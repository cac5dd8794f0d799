"""Solves the end of a game exactly: by windows of one disc, a memory, and moves in good order."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from noripan.compiling.bits import trailing_zeros
from noripan.compiling.jit import compiled, inlined
from noripan.engines.othello.last_moves import final_score, last_score, lowest, odd_squares
from noripan.engines.othello.memory import (
    NO_SQUARE,
    Memory,
    depth_of,
    keep_value,
    known_of,
    lower_of,
    move_of,
    upper_of,
)
from noripan.engines.othello.stability import stable_discs
from noripan.games.othello.fast.bitboards import discs_in, flips, passes, places

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from noripan.games.othello.fast.bitboards import Bitboard

LAST = 7
"""With so many empty squares or fewer nothing is remembered or put in order."""

STOPPED = 1 << 14
"""Stands for a score where the search was told to stop."""

_ONE, _NONE = np.uint64(1), np.uint64(0)
_SQUARES = 64
_WORST = -99
_KEPT_CHILDREN = 10
"""From how many empty squares on the children are looked for in the memory first."""
_CORNERS = np.uint64(0x8100000000000081)
_BESIDE_CORNERS = np.uint64(0x42C300000000C342)


class Work(NamedTuple):
    """What one thread of a search writes to.

    Attributes:
        nodes: Positions looked at, and at how many to stop.
        stop: Not 0 when the search shall stop; threads may share it.
        moves: The moves of each position on the way, by its empty squares.
        ranks: How good each of them looks.
    """

    nodes: NDArray[np.int64]
    stop: NDArray[np.int64]
    moves: NDArray[np.uint64]
    ranks: NDArray[np.int64]


def new_work(node_limit: int) -> Work:
    """Room for one thread."""
    return Work(
        np.array([0, node_limit]), np.zeros(1, np.int64),
        np.zeros((_SQUARES + 1, _SQUARES), np.uint64), np.zeros((_SQUARES + 1, _SQUARES), np.int64),
    )  # fmt: skip


@inlined
def must_stop(work: Work) -> bool:
    """Whether it was told to stop, or has looked at all the positions that it may."""
    return bool(work.stop[0] != 0 or work.nodes[0] >= work.nodes[1])


@inlined
def next_best(work: Work, ply: int, first: int, count: int) -> Bitboard:
    """The move that looks best of those from `first` on, brought to that place."""
    best = first
    for at in range(first + 1, count):
        if work.ranks[ply, at] > work.ranks[ply, best]:
            best = at
    move: Bitboard = work.moves[ply, best]
    work.moves[ply, best] = work.moves[ply, first]
    work.ranks[ply, best] = work.ranks[ply, first]
    return move


@compiled
def _bound_by_stability(own: Bitboard, other: Bitboard) -> int:
    """The most that the mover can reach on 8×8: what the other side can't lose isn't his."""
    return _SQUARES - 2 * discs_in(stable_discs(other, own))


@compiled
def _rank(own: Bitboard, other: Bitboard, square: Bitboard, odd: Bitboard, board: Bitboard) -> int:
    """How good a move looks, by the position after it: the fewer answers it leaves, the better.

    Args:
        own: The mover's discs after the move.
        other: The other side's.
        square: Where the move was.
        odd: Squares in odd quadrants.
        board: The squares of the board.
    """
    answers = places(other, own, board)
    count = discs_in(answers) + discs_in(answers & _CORNERS)
    rank = -16 * count
    if square & _CORNERS:
        rank += 24
    elif square & _BESIDE_CORNERS:
        rank -= 4
    if square & odd:
        rank += 6
    return rank


@compiled
def endgame(  # noqa: C901, PLR0911, PLR0912 - alpha-beta is one loop with many ways out
    own: Bitboard, other: Bitboard, alpha: int, board: Bitboard, memory: Memory, work: Work
) -> int:
    """The exact score for the mover, as far as the window (alpha, alpha + 1) asks.

    Args:
        own: The mover's discs.
        other: The other side's.
        alpha: Whether the score is more than this is asked.
        board: The squares of the board.
        memory: What is known; of this board only.
        work: The thread's own room.

    Returns:
        A bound of the score (fail-soft), or `STOPPED`.
    """
    empty = board & ~(own | other)
    count = discs_in(empty)
    squares = discs_in(board)
    if count <= LAST:
        return last_score(own, other, alpha, board, squares, work.nodes)
    work.nodes[0] += 1
    if must_stop(work):
        return STOPPED
    if squares == _SQUARES and alpha >= _least_alpha(count):
        most = _bound_by_stability(own, other)
        if most <= alpha:
            return most
    left = places(own, other, board)
    if left == _NONE:
        if not passes(own, other, board):
            return final_score(own, other, squares)
        score = endgame(other, own, -alpha - 1, board, memory, work)
        return score if score == STOPPED else -score
    known = known_of(memory, own, other)
    first_move = NO_SQUARE
    if depth_of(known) == count:
        if lower_of(known) > alpha:
            return lower_of(known)
        if upper_of(known) <= alpha:
            return upper_of(known)
        first_move = move_of(known)
    found = _ordered(own, other, left, alpha, board, first_move, memory, work)
    if found > alpha:
        return found
    best, best_move = _WORST, _NONE
    for at in range(discs_in(left)):
        square = next_best(work, count, at, discs_in(left))
        turned = flips(square, own, other)
        score = endgame(other ^ turned, own | square | turned, -alpha - 1, board, memory, work)
        if score == STOPPED:
            return STOPPED
        if -score > best:
            best, best_move = -score, square
            if best > alpha:
                break
    keep_value(memory, own, other, best, alpha, trailing_zeros(best_move), count, 0)
    return best


@compiled
def _ordered(
    own: Bitboard, other: Bitboard, left: Bitboard, alpha: int, board: Bitboard, first_move: int,
    memory: Memory, work: Work,
) -> int:  # fmt: skip
    """Ranks the moves of a position.

    Returns:
        A score that is more than alpha where the memory knows that a move reaches it (enhanced
        transposition cut-off), else the least of all.
    """
    empty = board & ~(own | other)
    ply, odd, at = discs_in(empty), odd_squares(empty), 0
    while left:
        square = lowest(left)
        left ^= square
        turned = flips(square, own, other)
        after_own, after_other = own | square | turned, other ^ turned
        if after_other == _NONE:
            return discs_in(board)
        if ply >= _KEPT_CHILDREN:
            known = known_of(memory, after_other, after_own)
            if depth_of(known) == ply - 1 and -upper_of(known) > alpha:
                return -upper_of(known)
        work.moves[ply, at] = square
        work.ranks[ply, at] = (
            1 << 20
            if trailing_zeros(square) == first_move
            else _rank(after_own, after_other, square, odd, board)
        )
        at += 1
    return _WORST


@inlined
def _least_alpha(empty: int) -> int:
    """From which alpha on stable discs may show that it isn't reached (as Edax has it)."""
    return 2 * empty - 6


@compiled
def score_of(
    own: Bitboard, other: Bitboard, guess: int, board: Bitboard, memory: Memory, work: Work
) -> int:
    """The exact score for the mover, or `STOPPED`.

    It asks for one window after the other, from a guess on (MTD(f): Plaat et al., Best-first
    fixed-depth minimax algorithms, 1996).
    """
    squares = discs_in(board)
    lower, upper, score = -squares, squares, guess
    while lower < upper:
        alpha = score if score == lower else score - 1
        score = endgame(own, other, alpha, board, memory, work)
        if score == STOPPED:
            return STOPPED
        if score > alpha:
            lower = max(lower, score)
        else:
            upper = min(upper, score)
    return lower
