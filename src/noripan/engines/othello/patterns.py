"""The value of a position by patterns: lines, edges and corners of the board, each with a weight.

A pattern is a shape of squares at one of the places where the board's symmetries put it. What
stands there is one number in base three, the pattern's index: 0 for an empty square, 1 for a disc
of the first side, 2 for one of the second. A position's value is the sum of the weights that its
patterns have in its phase of the game (Buro, Experiments with Multi-ProbCut and a new high-quality
evaluation function for Othello, 1997). A search keeps the indexes of each position on its way and
changes only those that a move touches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from noripan.compiling.bits import trailing_zeros
from noripan.compiling.jit import compiled, inlined

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from noripan.games.othello.fast.bitboards import Bitboard

Indexes: TypeAlias = "NDArray[np.int32]"
"""The index of each pattern of a position."""
Weights: TypeAlias = "NDArray[np.int16]"
"""`[side, phase, weight]`: a weight for each index of each shape, in `UNIT`ths of a disc, for when
the first side is to move and for when the second is."""

UNIT = 128
"""A disc, in the numbers that weights and values are."""
MOST = 64 * UNIT
"""The value of a win by every square."""
PHASES = 12
"""Parts of a game by discs on the board, five discs each."""
_DISCS_A_PHASE = 5
_FIRST_DISCS = 4
_SIZE = 8
_ONE, _NONE = np.uint64(1), np.uint64(0)


def _row(number: int) -> list[tuple[int, int]]:
    return [(column, number) for column in range(_SIZE)]


def _diagonal(length: int) -> list[tuple[int, int]]:
    return [(_SIZE - length + step, step) for step in range(length)]


def _block(*, columns: int, rows: int) -> list[tuple[int, int]]:
    return [(column, row) for row in range(rows) for column in range(columns)]


SHAPES = (
    *map(_row, (1, 2, 3)),
    *map(_diagonal, (8, 7, 6, 5)),
    [*_row(0), (1, 1), (6, 1)],
    _block(columns=5, rows=2),
    _block(columns=3, rows=3),
)
"""Each shape by its squares (column, row), at its first place."""

WEIGHTS_OF_SHAPE = tuple(3 ** len(shape) for shape in SHAPES)
_FIRST_WEIGHT = tuple(int(first) for first in np.cumsum((0, *WEIGHTS_OF_SHAPE)))
WEIGHTS = _FIRST_WEIGHT[-1]
"""How many weights a phase has."""


def _turns(shape: list[tuple[int, int]]) -> list[list[int]]:
    """The squares of a shape as each symmetry of the board puts them, in the same order."""
    found = []
    for mirror in (False, True):
        places = [place[::-1] if mirror else place for place in shape]
        for _turn in range(4):
            places = [(_SIZE - 1 - row, column) for column, row in places]
            found.append([_SIZE * row + column for column, row in places])
    return found


def _placed(shape: list[tuple[int, int]]) -> list[list[int]]:
    """The squares of a shape at each place, each set of squares once."""
    return list({frozenset(squares): squares for squares in _turns(shape)}.values())


_PLACED = [(shape, squares) for shape, form in enumerate(SHAPES) for squares in _placed(form)]
PATTERNS = len(_PLACED)
"""How many patterns a position has: the places of all shapes."""

FIRST_WEIGHTS = np.array([_FIRST_WEIGHT[shape] for shape, _squares in _PLACED], np.int32)
"""Where the weights of each pattern's shape begin."""

_MOST_TOUCHED = max(sum(square in squares for _, squares in _PLACED) for square in range(64))
_TOUCHED = np.full((64, _MOST_TOUCHED), 0, np.int32)
_POWERS = np.zeros((64, _MOST_TOUCHED), np.int32)
"""For each square the patterns that it is a part of, and by how much it counts in their indexes."""
_TOUCHED_COUNT = np.zeros(64, np.int32)
for _pattern, (_shape, _squares) in enumerate(_PLACED):
    for _position, _square in enumerate(_squares):
        _TOUCHED[_square, _TOUCHED_COUNT[_square]] = _pattern
        _POWERS[_square, _TOUCHED_COUNT[_square]] = 3**_position
        _TOUCHED_COUNT[_square] += 1


def mirrored_weights() -> NDArray[np.int32]:
    """For each weight the one that stands for it and its mirror image.

    A symmetry of the board may take a shape's squares to themselves in another order; what it
    makes of an index has the same weight.
    """
    found = np.arange(WEIGHTS, dtype=np.int32)
    for number, shape in enumerate(SHAPES):
        squares = [_SIZE * row + column for column, row in shape]
        orders = [
            [squares.index(square) for square in turned]
            for turned in _turns(shape)
            if set(turned) == set(squares)
        ]
        indexes = np.arange(WEIGHTS_OF_SHAPE[number])
        digits = [indexes // 3**at % 3 for at in range(len(squares))]
        least = indexes
        for order in orders:
            least = np.minimum(least, sum(digits[at] * 3 ** order[at] for at in range(len(order))))
        found[_FIRST_WEIGHT[number] : _FIRST_WEIGHT[number + 1]] = _FIRST_WEIGHT[number] + least
    return found


def swapped_weights() -> NDArray[np.int32]:
    """For each weight the one whose index has the sides exchanged."""
    found = np.arange(WEIGHTS, dtype=np.int32)
    for number, shape in enumerate(SHAPES):
        indexes = np.arange(WEIGHTS_OF_SHAPE[number])
        other = sum((3 - (indexes // 3**at % 3)) % 3 * 3**at for at in range(len(shape)))
        found[_FIRST_WEIGHT[number] : _FIRST_WEIGHT[number + 1]] = _FIRST_WEIGHT[number] + other
    return found


@inlined
def phase_of(discs: int) -> int:
    """The phase of a position with so many discs."""
    return min((discs - _FIRST_DISCS) // _DISCS_A_PHASE, PHASES - 1)


@compiled
def set_indexes(indexes: Indexes, first: Bitboard, second: Bitboard) -> None:
    """Writes the indexes of a position, from nothing."""
    indexes[:] = FIRST_WEIGHTS
    _add(indexes, first, 1)
    _add(indexes, second, 2)


@inlined
def _add(indexes: Indexes, squares: Bitboard, times: int) -> None:
    """Adds to what stands on each of the squares, in every pattern that it is a part of."""
    while squares != _NONE:
        square = trailing_zeros(squares)
        squares &= squares - _ONE
        for at in range(_TOUCHED_COUNT[square]):
            indexes[_TOUCHED[square, at]] += times * _POWERS[square, at]


@inlined
def set_after(
    after: Indexes, before: Indexes, square: Bitboard, turned: Bitboard, mover: int
) -> None:
    """Writes the indexes after a move.

    Args:
        after: Where to.
        before: Those of the position before.
        square: Where the disc was put.
        turned: The discs that it turned over.
        mover: Who put it: 0 the first side, 1 the second.
    """
    for pattern in range(PATTERNS):
        after[pattern] = before[pattern]
    _add(after, square, 1 + mover)
    _add(after, turned, 2 * mover - 1)


@inlined
def value_of(indexes: Indexes, discs: int, mover: int, weights: Weights) -> int:
    """The value of a position for the side to move, in `UNIT`ths of a disc.

    Args:
        indexes: Those of its patterns.
        discs: How many discs are on the board.
        mover: Who is to move: 0 the first side, 1 the second.
        weights: What the indexes are worth.
    """
    phase = phase_of(discs)
    value = 0
    for pattern in range(PATTERNS):
        value += int(weights[mover, phase, indexes[pattern]])
    return max(-MOST, min(MOST, value))
