"""Looks a number of plies ahead and takes the patterns' word for what is there, or goes to the end.

A principal variation search with a memory (Marsland and Campbell, Parallel search of strongly
ordered game trees, 1982), and Multi-ProbCut: where a shallow search is far outside the window, the
deep one would hardly be inside it (Buro, 1997). A search as deep as there are empty squares is
exact: nothing is cut on probability, and the last part is the end game solver's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from noripan.compiling.bits import trailing_zeros
from noripan.compiling.jit import compiled, inlined
from noripan.engines.othello.endgame import STOPPED, Work, endgame, must_stop, new_work, next_best
from noripan.engines.othello.last_moves import final_score, lowest, odd_squares
from noripan.engines.othello.memory import (
    BEST,
    NO_SQUARE,
    WORST,
    Memory,
    depth_of,
    keep,
    known_of,
    lower_of,
    memory_of,
    move_of,
    packed,
    upper_of,
)
from noripan.engines.othello.patterns import (
    MOST,
    PATTERNS,
    UNIT,
    Weights,
    set_after,
    set_indexes,
    value_of,
)
from noripan.games.othello.fast.bitboards import board_of, discs_in, flips, passes, places

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from noripan.games.othello.fast.bitboards import Bitboard

BOARD = board_of(8)
"""The only board that the patterns know."""
SELECTIVITY = 1.5
"""By how many standard deviations a shallow search must be outside the window to be believed."""

_SQUARES = 64
_NONE = np.uint64(0)
_HANDED_OVER = 12
"""With so many empty squares or fewer an exact search is the end game solver's."""
_RANKED_BY_VALUE = 3
_RANKED_BY_SEARCH = 6
"""From which depth on moves are ranked by the patterns, and by a search of a few plies."""
_LEAST_CUT_DEPTH = 4
_FIRST_RANK = 1 << 30
_AN_ANSWER = UNIT
"""What one more move for the other side costs in a rank."""
_ODD = UNIT // 2
_CORNER = 8 * UNIT
_CORNERS = np.uint64(0x8100000000000081)


class Look(NamedTuple):
    """What one thread of a search reads and writes.

    Attributes:
        work: Its own room.
        indexes: The patterns' indexes on the way, by how many squares are empty.
        weights: What they are worth.
        memory: What is known by the patterns, and of exact searches, in `UNIT`ths of a disc.
        ends: What the end game solver knows.
        deviations: `[depth, shallow depth]`: how far two searches differ, in `UNIT`ths of a disc;
            nothing is cut on probability where it is 0.
    """

    work: Work
    indexes: NDArray[np.int32]
    weights: Weights
    memory: Memory
    ends: Memory
    deviations: NDArray[np.float64]


def new_look(
    weights: Weights, deviations: NDArray[np.float64], node_limit: int, memory_bits: int
) -> Look:
    """Room for a search that knows nothing yet."""
    indexes = np.zeros((_SQUARES + 1, PATTERNS), np.int32)
    memories = memory_of(memory_bits), memory_of(memory_bits)
    return Look(new_work(node_limit), indexes, weights, *memories, deviations)


@compiled
def value_to_depth(
    own: Bitboard, other: Bitboard, alpha: int, beta: int, depth: int, mover: int, look: Look
) -> int:
    """The value for the mover in `UNIT`ths of a disc, or `STOPPED`; see `_search`."""
    first, second = (own, other) if mover == 0 else (other, own)
    set_indexes(look.indexes[discs_in(BOARD & ~(own | other))], first, second)
    # A number that a caller writes is a kind of its own to Numba; `_search` is compiled for any.
    window = (int(np.int64(alpha)), int(np.int64(beta)))
    return _search(own, other, *window, int(np.int64(depth)), int(np.int64(mover)), look)


@compiled
def _search(  # noqa: C901, PLR0911, PLR0912, PLR0915 - one loop with many ways out
    own: Bitboard, other: Bitboard, alpha: int, beta: int, depth: int, mover: int, look: Look
) -> int:
    """The value of a position whose indexes stand in `look.indexes`.

    Args:
        own: The mover's discs.
        other: The other side's.
        alpha: A value that the mover has already.
        beta: A value that the other side doesn't let him exceed.
        depth: How many plies to look ahead; as many as squares are empty, or more, for the exact
            value.
        mover: Who is to move: 0 the side that the indexes call the first, 1 the second.
        look: The thread's own.

    Returns:
        The value where it is between alpha and beta, else a bound; or `STOPPED`.
    """
    empty = BOARD & ~(own | other)
    count = discs_in(empty)
    exact = depth >= count
    if exact and count <= _HANDED_OVER and beta - alpha == 1:
        # A score above alpha is one above the whole discs in it.
        score = endgame(own, other, alpha // UNIT, BOARD, look.ends, look.work)
        return score if score == STOPPED else score * UNIT
    look.work.nodes[0] += 1
    if must_stop(look.work):
        return STOPPED
    if depth <= 0 and count:
        return value_of(look.indexes[count], _SQUARES - count, mover, look.weights)
    left = places(own, other, BOARD)
    if left == _NONE:
        if not passes(own, other, BOARD):
            return final_score(own, other, _SQUARES) * UNIT
        value = _search(other, own, -beta, -alpha, depth, 1 - mover, look)
        return value if value == STOPPED else -value
    known = known_of(look.memory, own, other)
    if depth_of(known) >= depth and beta - alpha == 1:
        if lower_of(known) >= beta:
            return lower_of(known)
        if upper_of(known) <= alpha:
            return upper_of(known)
    margin = 0
    if not exact and beta - alpha == 1 and depth >= _LEAST_CUT_DEPTH:
        margin = int(SELECTIVITY * look.deviations[depth, _shallower(depth)])
    if margin > 0:
        # Only on the side where the value seems to be: the other search would be in vain.
        now = value_of(look.indexes[count], _SQUARES - count, mover, look.weights)
        edge = beta + margin if now > alpha else beta - margin
        if -MOST < edge < MOST:
            value = _search(own, other, edge - 1, edge, _shallower(depth), mover, look)
            if value == STOPPED:
                return STOPPED
            if now > alpha and value >= edge:
                return beta
            if now <= alpha and value < edge:
                return alpha
    # A number that is written in a call of itself would be a kind of its own to Numba, and not be
    # found again where it is kept.
    moves, most = discs_in(left), discs_in(BOARD) * UNIT
    _rank(own, other, left, depth, mover, move_of(known), look)
    for at in range(moves if depth >= _RANKED_BY_SEARCH else 0):
        square = look.work.moves[count, at]
        if trailing_zeros(square) != move_of(known):
            turned = flips(square, own, other)
            set_after(look.indexes[count - 1], look.indexes[count], square, turned, mover)
            value = _search(
                other ^ turned, own | square | turned, -most, most, _plies_to_rank(depth),
                1 - mover, look,
            )  # fmt: skip
            if value == STOPPED:
                return STOPPED
            look.work.ranks[count, at] -= value
    best, best_move, least = -BEST, NO_SQUARE, alpha
    for at in range(moves):
        square = next_best(look.work, count, at, moves)
        turned = flips(square, own, other)
        after_own, after_other = own | square | turned, other ^ turned
        set_after(look.indexes[count - 1], look.indexes[count], square, turned, mover)
        # The first move with the whole window; the others are shown to be no better, if they are.
        value = _search(
            after_other, after_own, -beta if at == 0 else -least - 1, -least, depth - 1,
            1 - mover, look,
        )  # fmt: skip
        if at and value != STOPPED and least < -value < beta:
            value = _search(after_other, after_own, -beta, value, depth - 1, 1 - mover, look)
        if value == STOPPED:
            return STOPPED
        if -value > best:
            best, best_move = -value, trailing_zeros(square)
            least = max(least, best)
            if best >= beta:
                break
    lower = best if best > alpha else WORST
    upper = best if best < beta else BEST
    # Of two searches that are no deeper than one another the later one stays.
    keep(look.memory, own, other, packed(lower, upper, best_move, min(depth, count), 0))
    return best


@inlined
def _shallower(depth: int) -> int:
    """How deep the search is that stands for a deep one: half as deep, odd or even like it."""
    return depth // 2 - (depth // 2 + depth) % 2


@inlined
def _plies_to_rank(depth: int) -> int:
    """How deep the searches are by which moves are ranked."""
    return min(2, (depth - _RANKED_BY_SEARCH) // 4)


@compiled
def _rank(
    own: Bitboard, other: Bitboard, left: Bitboard, depth: int, mover: int, first_move: int,
    look: Look,
) -> None:  # fmt: skip
    """Ranks the moves of a position by what they leave to the other side, and by the patterns."""
    count = discs_in(BOARD & ~(own | other))
    odd = odd_squares(BOARD & ~(own | other))
    at = 0
    while left:
        square = lowest(left)
        left ^= square
        if trailing_zeros(square) == first_move:
            rank = _FIRST_RANK
        else:
            turned = flips(square, own, other)
            after_own, after_other = own | square | turned, other ^ turned
            answers = places(after_other, after_own, BOARD)
            rank = -_AN_ANSWER * (discs_in(answers) + discs_in(answers & _CORNERS))
            rank += _ODD if square & odd else 0
            if _RANKED_BY_VALUE <= depth < _RANKED_BY_SEARCH:
                after = look.indexes[count - 1]
                set_after(after, look.indexes[count], square, turned, mover)
                rank -= value_of(after, _SQUARES - count + 1, 1 - mover, look.weights)
            elif square & _CORNERS:
                rank += _CORNER
        look.work.moves[count, at] = square
        look.work.ranks[count, at] = rank
        at += 1
