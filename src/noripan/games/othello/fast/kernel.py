"""Othello on rows of numbers: on 64-bit boards where they are large enough, else on squares."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled
from noripan.compiling.kernel import KEPT, NOBODY, Kernel
from noripan.compiling.moves import Moves, board_symmetries
from noripan.games.othello.board import Square
from noripan.games.othello.events import BLACK, WHITE
from noripan.games.othello.fast import bitboards
from noripan.games.othello.fast.bitboards import WIDTH, board_of, discs_in, flips, passes, places
from noripan.games.othello.game import Othello, OthelloState

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from noripan.compiling.moves import Mask, Numbers, Options, Row
    from noripan.games.othello.fast.bitboards import Bitboard

_ONE, _NONE = np.uint64(1), np.uint64(0)
_MOVER = -1
"""Where a row has whose move it is; before it are black's and white's discs."""
_BLACK, _WHITE = 1, 2
"""How a row of squares holds a disc."""
_RIGHT = np.array([1, 1, 0, -1, -1, -1, 0, 1])
_DOWN = np.array([0, 1, 1, 1, 0, -1, -1, -1])


@lru_cache(maxsize=KEPT)
def kernel_of(game: Othello) -> Kernel[OthelloState]:
    """The kernel of a game: rows of two bitboards, or of squares, and whose move it is."""
    if game.size <= WIDTH:
        bits = (np.uint64(board_of(game.size)), game.size, board_symmetries(game.size))
        return Kernel(game, _ON_BITS, bits, row=_bits_of, state=lambda row: _of_bits(game, row),
                  maker=kernel_of,
                      symmetries=_of_actions(game.size))  # fmt: skip
    squares = (game.size, board_symmetries(game.size))
    return Kernel(game, _ON_SQUARES, squares, row=_squares_of,
                  state=lambda row: _of_squares(game, row),
                  maker=kernel_of,
                  symmetries=_of_actions(game.size))  # fmt: skip


def warm() -> None:
    """Compiles every entry, by a call on little."""
    bitboards.warm()
    for size in (4, WIDTH + 2):
        kernel_of(Othello(size)).warm()


def _of_actions(size: int) -> NDArray[np.int64]:
    squares = board_symmetries(size)
    return np.hstack([squares, np.full((len(squares), 1), size * size)])


def _bits_of(state: OthelloState) -> Row:
    batch = bitboards.positions([state])
    return np.array([batch.black[0], batch.white[0], np.uint64(state.mover)]).view(np.int64)


def _of_bits(game: Othello, row: Row) -> OthelloState:
    black, white, mover = row.view(np.uint64)
    batch = bitboards.Positions(
        board_of(game.size), np.array([black]), np.array([white]), np.array([mover], np.int8)
    )
    return bitboards.states(batch, game)[0]


def _squares_of(state: OthelloState) -> Row:
    row = np.zeros(state.game.size**2 + 1, np.int8)
    for discs, colour in ((state.black, _BLACK), (state.white, _WHITE)):
        for square in state.game.grid.squares_of(discs):
            row[square.row * state.game.size + square.column] = colour
    row[_MOVER] = state.mover
    return row


def _of_squares(game: Othello, row: Row) -> OthelloState:
    sides = [
        sum(
            game.grid.bit(Square(column=int(at) % game.size, row=int(at) // game.size))
            for at in np.flatnonzero(row[:_MOVER] == colour)
        )
        for colour in (_BLACK, _WHITE)
    ]
    return OthelloState(game, sides[0], sides[1], (BLACK, WHITE)[row[_MOVER]])


@compiled
def _sides(row: Row) -> tuple[Bitboard, Bitboard]:
    """The discs of the side to move, and those of the other one."""
    mover = row[_MOVER]
    return np.uint64(row[mover]), np.uint64(row[1 - mover])


@compiled
def _legal_on_bits(options: Options, row: Row, mask: Mask) -> int:
    board, size, _symmetries = options
    own, other = _sides(row)
    left = places(own, other, board)
    mask[:] = False
    if left == _NONE:
        mask[size * size] = passes(own, other, board)
        return int(mask[size * size])
    count = 0
    for at in range(size * size):
        bit = _ONE << np.uint64(at // size * WIDTH + at % size)
        if left & bit:
            mask[at] = True
            count += 1
    return count


@compiled
def _step_on_bits(options: Options, row: Row, action: int) -> bool:
    board, size, _symmetries = options
    own, other = _sides(row)
    mover = row[_MOVER]
    if action == size * size:
        if places(own, other, board) != _NONE or not passes(own, other, board):
            return False
    elif 0 <= action < size * size:
        disc = _ONE << np.uint64(action // size * WIDTH + action % size)
        turned = flips(disc, own, other)
        if (own | other) & disc or turned == _NONE:
            return False
        row[mover] = np.int64(own | disc | turned)
        row[1 - mover] = np.int64(other ^ turned)
    else:
        return False
    row[_MOVER] = 1 - mover
    return True


@compiled
def _turn_on_bits(options: Options, row: Row) -> int:
    board, _size, _symmetries = options
    own, other = _sides(row)
    over = places(own, other, board) == _NONE and not passes(own, other, board)
    return NOBODY if over else int(row[_MOVER])


@compiled
def _scores_on_bits(options: Options, row: Row, out: Numbers) -> None:
    _board, size, _symmetries = options
    _score(size * size, discs_in(np.uint64(row[0])), discs_in(np.uint64(row[1])), out)


@compiled
def _score(squares: int, black: int, white: int, out: Numbers) -> None:
    """Empty squares go to the winner; a draw splits them."""
    empty = squares - black - white
    out[0] = black + (empty if black > white else empty // 2 if black == white else 0)
    out[1] = white + (empty if white > black else empty // 2 if black == white else 0)


@compiled
def _turned_on_bits(options: Options, row: Row, symmetry: int, out: Row) -> None:
    _board, size, symmetries = options
    for side in range(2):
        discs, found = np.uint64(row[side]), _NONE
        for at in range(size * size):
            if discs >> np.uint64(at // size * WIDTH + at % size) & _ONE:
                to = symmetries[symmetry, at]
                found |= _ONE << np.uint64(to // size * WIDTH + to % size)
        out[side] = np.int64(found)
    out[_MOVER] = row[_MOVER]


@compiled
def _closed_line(size: int, row: Row, at: int, own: int, way: int) -> int:
    """How many discs a disc on a square turns over in one direction."""
    column, line, count = at % size + _RIGHT[way], at // size + _DOWN[way], 0
    while (
        0 <= column < size
        and 0 <= line < size
        and row[line * size + column] == _BLACK + _WHITE - own
    ):
        column, line, count = column + _RIGHT[way], line + _DOWN[way], count + 1
    if not (0 <= column < size and 0 <= line < size and row[line * size + column] == own):
        return 0
    return count


@compiled
def _is_place(size: int, row: Row, at: int, own: int) -> bool:
    """Whether a disc of a colour on a square turns something over."""
    if row[at]:
        return False
    for way in range(len(_RIGHT)):  # noqa: SIM110 Numba knows no any()
        if _closed_line(size, row, at, own, way):
            return True
    return False


@compiled
def _has_place(size: int, row: Row, own: int) -> bool:
    for at in range(size * size):  # noqa: SIM110 Numba knows no any()
        if _is_place(size, row, at, own):
            return True
    return False


@compiled
def _passes_on_squares(size: int, row: Row) -> bool:
    """Whether a side to move that has no place passes, as `passes` on bits."""
    return _has_place(size, row, _BLACK + _WHITE - (row[_MOVER] + 1))


@compiled
def _legal_on_squares(options: Options, row: Row, mask: Mask) -> int:
    size, _symmetries = options
    own, count = row[_MOVER] + 1, 0
    for at in range(size * size):
        mask[at] = _is_place(size, row, at, own)
        count += mask[at]
    mask[size * size] = count == 0 and _passes_on_squares(size, row)
    return count + int(mask[size * size])


@compiled
def _step_on_squares(options: Options, row: Row, action: int) -> bool:
    size, _symmetries = options
    own = row[_MOVER] + 1
    if action == size * size:
        if _has_place(size, row, own) or not _passes_on_squares(size, row):
            return False
    elif 0 <= action < size * size and _is_place(size, row, action, own):
        for way in range(len(_RIGHT)):
            for disc in range(1, _closed_line(size, row, action, own, way) + 1):
                row[action + disc * (_DOWN[way] * size + _RIGHT[way])] = own
        row[action] = own
    else:
        return False
    row[_MOVER] = 1 - row[_MOVER]
    return True


@compiled
def _turn_on_squares(options: Options, row: Row) -> int:
    size, _symmetries = options
    over = not _has_place(size, row, row[_MOVER] + 1) and not _passes_on_squares(size, row)
    return NOBODY if over else int(row[_MOVER])


@compiled
def _scores_on_squares(options: Options, row: Row, out: Numbers) -> None:
    size, _symmetries = options
    black = white = 0
    for at in range(size * size):
        black += row[at] == _BLACK
        white += row[at] == _WHITE
    _score(size * size, black, white, out)


@compiled
def _turned_on_squares(options: Options, row: Row, symmetry: int, out: Row) -> None:
    size, symmetries = options
    for at in range(size * size):
        out[symmetries[symmetry, at]] = row[at]
    out[_MOVER] = row[_MOVER]


_ON_BITS = Moves(
    _legal_on_bits,
    _step_on_bits,
    _turn_on_bits,
    _scores_on_bits,
    turned=_turned_on_bits,
)
_ON_SQUARES = Moves(
    _legal_on_squares, _step_on_squares, _turn_on_squares, _scores_on_squares,
    turned=_turned_on_squares,
)  # fmt: skip
