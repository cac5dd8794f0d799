"""Plays games against itself, to learn from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled
from noripan.engines.othello.endgame import score_of
from noripan.engines.othello.last_moves import final_score, lowest
from noripan.engines.othello.midgame import BOARD, Look, value_to_depth
from noripan.engines.othello.patterns import MOST
from noripan.games.othello.fast.bitboards import discs_in, flips, passes, places

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from noripan.games.othello.fast.bitboards import Bitboard

_ONE, _NONE = np.uint64(1), np.uint64(0)
_BLACK_FIRST, _WHITE_FIRST = np.uint64(0x0000000810000000), np.uint64(0x0000001008000000)
MOST_PLIES = 60
"""Discs put in a game of Othello on 8×8."""
NO_SCORE = 99
"""Stands where a position has no score: it is none of the game's."""


@compiled
def play_games(  # noqa: PLR0917 - compiled code takes no keywords alone
    own: NDArray[np.uint64], other: NDArray[np.uint64], scores: NDArray[np.int8],
    random_plies: int, slip: float, depth: int, solved: int, rng: np.random.Generator, look: Look,
) -> None:  # fmt: skip
    """Plays games from the start and writes the positions before each disc is put.

    Args:
        own: `[game, ply]`: where the mover's discs go.
        other: Where the other side's go.
        scores: Where each position's final score for its mover goes, or `NO_SCORE`.
        random_plies: At most how many moves are drawn at random before the first chosen one.
        slip: How probable a random move is later; what stands before it is not scored.
        depth: How far the others look ahead.
        solved: With so many squares empty or fewer the score is the exact one, not what play made.
        rng: Draws.
        look: The thread's own.
    """
    scores[:] = NO_SCORE
    movers = np.zeros(MOST_PLIES, np.int64)
    for game in range(len(own)):
        mine, theirs, mover, ply = _BLACK_FIRST, _WHITE_FIRST, 0, 0
        random = int(rng.random() * (random_plies + 1))
        # What comes before the last random move can't be blamed for the score.
        unscored = random
        while True:
            left = places(mine, theirs, BOARD)
            if left == _NONE:
                if not passes(mine, theirs, BOARD):
                    break
                mine, theirs, mover = theirs, mine, 1 - mover
                continue
            own[game, ply], other[game, ply], movers[ply] = mine, theirs, mover
            if discs_in(BOARD & ~(mine | theirs)) <= solved:
                scores[game, ply] = score_of(mine, theirs, 0, BOARD, look.ends, look.work)
                _score_before(scores[game], movers, unscored, ply)
                unscored = ply + 1
            if ply < random or rng.random() < slip:
                square = _drawn(left, rng)
                unscored = max(unscored, ply + 1)
            else:
                square = _chosen(mine, theirs, left, depth, rng, look)
            turned = flips(square, mine, theirs)
            mine, theirs = theirs ^ turned, mine | square | turned
            mover, ply = 1 - mover, ply + 1
        if unscored < ply and discs_in(BOARD & ~(mine | theirs)) > solved:
            scores[game, ply - 1] = final_score(mine, theirs, MOST_PLIES + 4)
            if movers[ply - 1] != mover:
                scores[game, ply - 1] = -scores[game, ply - 1]
            _score_before(scores[game], movers, unscored, ply - 1)


@compiled
def _score_before(
    scores: NDArray[np.int8], movers: NDArray[np.int64], first: int, last: int
) -> None:
    """Gives the score of a position to those before it, from the first on."""
    for at in range(first, last):
        scores[at] = scores[last] if movers[at] == movers[last] else -scores[last]


@compiled
def _chosen(
    own: Bitboard, other: Bitboard, left: Bitboard, depth: int, rng: np.random.Generator, look: Look
) -> Bitboard:
    """The move of the best value; among equals any."""
    best, chosen = -MOST - 1, _NONE
    while left:
        square = lowest(left)
        left ^= square
        turned = flips(square, own, other)
        value = -value_to_depth(
            other ^ turned, own | square | turned, -MOST, MOST, depth - 1, 1, look
        )
        value += int(rng.random() * 2)
        if value > best:
            best, chosen = value, square
    return chosen


@compiled
def _drawn(bits: Bitboard, rng: np.random.Generator) -> Bitboard:
    """One of the bits that are set, drawn evenly."""
    for _skipped in range(int(rng.random() * discs_in(bits))):
        bits &= bits - _ONE
    return lowest(bits)
