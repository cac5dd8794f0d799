"""Dice Yut by the million: the best score of every sequence, and play with unknown throws.

A position is the squares of the four pieces, sorted: which piece is where
makes no difference. Ten throws lead from the start to 18,514 positions. They
are numbered in the order in which a search by breadth meets them, so that
those within `k` throws are the first `within[k]`.

Ten known throws are cut in the middle. Each of the 5^5 first halves leads to
some positions, 17 on average, with a best score for each; each of the 5^5
second halves is worth something from each of the 726 positions within five
throws. Both tables grow throw by throw, so that halves share what they have in
common. The best score of a sequence is the largest sum, over the positions that
its first half leads to, of what was scored and what the second half is worth.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from noripan.compiling.jit import compiled
from noripan.core.errors import InvalidOptions
from noripan.core.text import Text
from noripan.games.dice_yut.board import GOAL, ROUTES, SQUARES, START
from noripan.games.dice_yut.game import PIECES, SIDES, THROWS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    Numbers = NDArray[np.int16]
    """Scores while they are worked on; at most 40 a throw, so that sixteen bits are plenty."""
    Scores = NDArray[np.uint16]

HALF = THROWS // 2
HALVES = SIDES**HALF
"""How many sequences of five throws there are."""
PARTS = SIDES**2
"""In how many parts `best_scores_in_parts` gives its answers."""
MOST_THROWS = 20
"""More make the exact sums of `best_expected` larger than a machine's integer."""

NAMES = tuple(SQUARES.values())
"""The squares, by number."""

END_AFTER = np.array(
    [[NAMES.index(ROUTES[square][:number][-1]) for number in range(1, SIDES + 1)]
     for square in NAMES],
    np.uint8,
)  # fmt: skip
"""By square and number less one: where a move ends."""
POINTS = np.array([square.number for square in NAMES], np.int16)
"""What a move that ends on a square scores."""

_START, GOAL_NUMBER = NAMES.index(START), NAMES.index(GOAL)
_MOST_POSITIONS = sum(
    comb(len(NAMES) - 2, on_board) * (len(PIECES) - on_board + 1)
    for on_board in range(len(PIECES) + 1)
)
"""Pieces on the board are on squares of their own; each of the others waits or has arrived."""
_NONE = -1


class Positions(NamedTuple):
    """The positions within some throws from the start, by their numbers, and the moves.

    Attributes:
        pieces: The squares of each, sorted; a square is its place in `SQUARES`.
        after: By position, number thrown less one, and choice: the position after
            the move. Choices that don't exist come last and lead to -1.
        points: What the same move scores.
        within: How many positions are reached within so many throws.
    """

    pieces: NDArray[np.uint8]
    after: NDArray[np.int32]
    points: Numbers
    within: NDArray[np.int32]


class FirstHalves(NamedTuple):
    """Where each sequence of five throws leads, all sequences in one row.

    Attributes:
        begin: Where a sequence's positions begin; the next one's begin is their end.
        position: The positions.
        score: The most that is scored on the way to each.
    """

    begin: NDArray[np.int64]
    position: NDArray[np.int64]
    score: Numbers


@cache
def best_scores() -> Scores:
    """The most that can be scored with each of the 5^10 sequences of throws; made once.

    A sequence's place is its throws, each less one, as the digits of a number to
    the base five, the first throw the most significant; in other words, after
    `reshape((5,) * 10)` it is `[a - 1, b - 1, ...]` for the throws `a`, `b`, ...
    """
    scores = np.concatenate(list(best_scores_in_parts()))
    scores.setflags(write=False)
    return scores


def best_scores_in_parts() -> Iterator[Scores]:
    """The same in `PARTS` parts of equal size, in order."""
    moves = positions(THROWS)
    first, second = first_halves(moves), second_halves(moves)
    for part in np.split(np.arange(HALVES), PARTS):
        yield _best_of_all(part, first, second).ravel()


def best_expected(throws: int = THROWS) -> Fraction:
    """The mean score of the best play where each throw is seen only when it is due.

    Solved exactly, backwards from the last throw: with `k` throws to come the
    mean from a position is a whole number of 5^k-ths.

    Raises:
        InvalidOptions: there is no throw, or more than `MOST_THROWS`.
    """
    if throws not in range(1, MOST_THROWS + 1):
        raise InvalidOptions(
            Text(f"from 1 to {MOST_THROWS} throws can be averaged, not {throws}",
                 f"평균은 주사위 1~{MOST_THROWS}번까지 구할 수 있습니다: {throws}")
        )  # fmt: skip
    moves = positions(throws)
    sums = np.zeros(moves.within[throws], np.int64)
    for to_come in range(1, throws + 1):
        sums = _sums_one_throw_earlier(
            moves, sums, SIDES ** (to_come - 1), moves.within[throws - to_come]
        )
    return Fraction(int(sums[0]), SIDES**throws)


def positions(throws: int) -> Positions:
    """The positions within so many throws from the start."""
    return _explore(END_AFTER, POINTS, throws)


def first_halves(moves: Positions) -> FirstHalves:
    """The positions to which each sequence of five throws leads."""
    scores = np.zeros((1, 1), np.int16)
    for used in range(1, HALF + 1):
        scores = _scores_one_throw_later(moves, scores, moves.within[used])
    sequence, position = np.nonzero(scores != _NONE)
    begin = np.searchsorted(sequence, np.arange(HALVES + 1))
    return FirstHalves(begin, position, scores[sequence, position])


def second_halves(moves: Positions) -> Numbers:
    """By position within five throws and sequence of five more: the most that these score."""
    worth = np.zeros((moves.within[THROWS], 1), np.int16)
    for used in range(THROWS - 1, HALF - 1, -1):
        worth = _worth_one_throw_earlier(moves, worth, moves.within[used])
    return worth


def warm() -> None:
    """Has everything compiled."""
    next(best_scores_in_parts())
    best_expected(1)


@compiled
def _explore(ends: NDArray[np.uint8], points: Numbers, throws: int) -> Positions:
    """Finds the positions within so many throws, by breadth, and connects them."""
    pieces = np.empty((_MOST_POSITIONS, len(PIECES)), np.uint8)
    after = np.full((_MOST_POSITIONS, SIDES, len(PIECES)), _NONE, np.int32)
    scored = np.zeros((_MOST_POSITIONS, SIDES, len(PIECES)), np.int16)
    within = np.zeros(throws + 1, np.int32)
    number_of = np.full(len(points) ** len(PIECES), _NONE, np.int32)
    pieces[0] = _START
    number_of[_key(pieces[0])] = 0
    found = 1
    within[0] = found
    moved = np.empty(len(PIECES), np.uint8)
    position = 0
    for used in range(1, throws + 1):
        while position < within[used - 1]:
            for side in range(SIDES):
                choice = 0
                for mover in range(len(PIECES)):
                    end = ends[pieces[position, mover], side]
                    if not _may_go(pieces[position], mover, end):
                        continue
                    _move(pieces[position], mover, end, moved)
                    key = _key(moved)
                    if number_of[key] == _NONE:
                        number_of[key] = found
                        pieces[found] = moved
                        found += 1
                    after[position, side, choice] = number_of[key]
                    scored[position, side, choice] = points[end]
                    choice += 1
            position += 1
        within[used] = found
    return Positions(pieces[:found].copy(), after[:found].copy(), scored[:found].copy(), within)


@compiled
def _may_go(pieces: NDArray[np.uint8], mover: int, end: int) -> bool:
    """Whether a piece may go to a square; of several at the start, only the first is asked."""
    if pieces[mover] == GOAL_NUMBER or (mover > 0 and pieces[mover] == pieces[mover - 1]):
        return False
    taken = False
    for piece in pieces:
        taken |= piece == end
    return end == GOAL_NUMBER or not taken


@compiled
def _move(pieces: NDArray[np.uint8], mover: int, end: int, moved: NDArray[np.uint8]) -> None:
    """Writes into `moved` the sorted pieces after a move."""
    place = 0
    for other in range(len(pieces)):
        if other != mover:
            moved[place] = pieces[other]
            place += 1
    while place > 0 and moved[place - 1] > end:
        moved[place] = moved[place - 1]
        place -= 1
    moved[place] = end


@compiled
def _key(pieces: NDArray[np.uint8]) -> int:
    """A number for sorted pieces that no others have."""
    key = 0
    for square in pieces:
        key = key * len(POINTS) + square
    return key


@compiled
def _scores_one_throw_later(moves: Positions, scores: Numbers, count: int) -> Numbers:
    """From best scores by sequence and position, those with any throw appended."""
    sequences, known = scores.shape
    later = np.full((sequences * SIDES, count), np.int16(_NONE))
    for sequence in range(sequences):
        for position in range(known):
            score = scores[sequence, position]
            if score == _NONE:
                continue
            for side in range(SIDES):
                longer = later[sequence * SIDES + side]
                for choice in range(len(PIECES)):
                    after = moves.after[position, side, choice]
                    if after == _NONE:
                        break
                    total = np.int16(score + moves.points[position, side, choice])
                    longer[after] = max(longer[after], total)
    return later


@compiled
def _worth_one_throw_earlier(moves: Positions, worth: Numbers, count: int) -> Numbers:
    """From what sequences are worth by position, the worth of those with any throw before."""
    sequences = worth.shape[1]
    earlier = np.zeros((count, SIDES * sequences), np.int16)
    for position in range(count):
        for side in range(SIDES):
            longer = earlier[position, side * sequences : (side + 1) * sequences]
            for choice in range(len(PIECES)):
                after = moves.after[position, side, choice]
                if after == _NONE:
                    break
                _raise_to(longer, worth[after], moves.points[position, side, choice])
    return earlier


@compiled
def _sums_one_throw_earlier(
    moves: Positions, sums: NDArray[np.int64], ways: int, count: int
) -> NDArray[np.int64]:
    """From scores summed over all throws to come, `ways` of them, those of one throw more."""
    earlier = np.zeros(count, np.int64)
    for position in range(count):
        for side in range(SIDES):
            best = 0
            for choice in range(len(PIECES)):
                after = moves.after[position, side, choice]
                if after == _NONE:
                    break
                best = max(best, ways * moves.points[position, side, choice] + sums[after])
            earlier[position] += best
    return earlier


@compiled
def _best_of_all(sequences: NDArray[np.int64], first: FirstHalves, second: Numbers) -> Scores:
    """The best scores of some first halves with every second half."""
    best = np.zeros((len(sequences), second.shape[1]), np.int16)
    for row in range(len(sequences)):
        begin, end = first.begin[sequences[row]], first.begin[sequences[row] + 1]
        for found in range(begin, end):
            _raise_to(best[row], second[first.position[found]], first.score[found])
    return best.astype(np.uint16)


@compiled
def _raise_to(best: Numbers, worth: Numbers, score: int) -> None:
    """Puts `worth` and `score` together into `best` wherever that is more."""
    for place in range(len(best)):
        # Sixteen bits throughout, so that the processor adds and compares many at once.
        best[place] = max(best[place], np.int16(worth[place] + score))
