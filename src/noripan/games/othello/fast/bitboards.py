"""Othello on 64-bit boards, compiled: perft and play-outs.

A board of 4×4, 6×6 or 8×8 is a corner of 8×8 squares: bit `8 * row + column` is
a square, whatever the size. A side's discs are one such number; `own` are those
of the side to move. Lines of discs are followed by parallel prefix (Kogge and
Stone), three shifts for the six squares that a line can have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from noripan.compiling.bits import leading_zeros, trailing_zeros
from noripan.compiling.jit import compiled, inlined
from noripan.core.errors import InvalidOptions
from noripan.core.text import Text
from noripan.games.othello.events import BLACK, WHITE
from noripan.games.othello.fast.perft import FinishedGames, Passes, check_depth
from noripan.games.othello.game import Othello, OthelloState

if TYPE_CHECKING:
    from collections.abc import Sequence

Bitboards: TypeAlias = npt.NDArray[np.uint64]
"""A set of squares for each game."""

Bitboard: TypeAlias = np.uint64
"""A set of squares."""

WIDTH = 8
"""Squares from one row of a bitboard to the next."""

SIZES = (4, 6, 8)
"""The sizes of boards that fit."""

_ONE = np.uint64(1)
_NONE = np.uint64(0)
_INNER_COLUMNS = np.uint64(0x7E7E7E7E7E7E7E7E)
_HIGHEST = np.uint64(1 << 63)
_LAST_SQUARE = np.uint64(63)


def _rays(right: int, down: int) -> list[int]:
    """For each square those behind it in one direction, to the edge of 8×8 squares."""
    found = []
    for square in range(WIDTH * WIDTH):
        row, column = divmod(square, WIDTH)
        ray = 0
        while 0 <= (row := row + down) < WIDTH and 0 <= (column := column + right) < WIDTH:
            ray |= 1 << WIDTH * row + column
        found.append(ray)
    return found


_UP = ((1, 0), (-1, 1), (0, 1), (1, 1))
_RAYS_UP = np.array([_rays(right, down) for right, down in _UP], np.uint64).T.copy()
_RAYS_DOWN = np.array([_rays(-right, -down) for right, down in _UP], np.uint64).T.copy()


class Positions(NamedTuple):
    """Games on boards of one size, each in some position: element `i` of each array is game `i`.

    Attributes:
        board: The squares of the board.
        black: Black's discs.
        white: White's discs.
        movers: Whose move it is, 0 black and 1 white, as in `Player`.
    """

    board: Bitboard
    black: Bitboards
    white: Bitboards
    movers: npt.NDArray[np.int8]


def positions(states: Sequence[OthelloState]) -> Positions:
    """The positions of states, all on boards of one size.

    Raises:
        InvalidOptions: there is no state, or a board doesn't fit or is of another size.
    """
    sizes = {state.game.size for state in states}
    if len(sizes) != 1 or not sizes <= set(SIZES):
        raise InvalidOptions(
            Text("a batch needs boards of one size: 4, 6 or 8",
                 "한 묶음의 판은 모두 크기가 같은 4, 6, 8 중 하나여야 합니다")
        )  # fmt: skip
    (size,) = sizes
    return Positions(
        board_of(size),
        np.array([_widened(state.black, size) for state in states], np.uint64),
        np.array([_widened(state.white, size) for state in states], np.uint64),
        np.array([state.mover for state in states], np.int8),
    )


def starts(size: int, count: int) -> Positions:
    """A number of games before their first move."""
    first = positions([Othello(size).start()])
    return Positions(
        first.board,
        np.repeat(first.black, count), np.repeat(first.white, count),
        np.repeat(first.movers, count),
    )  # fmt: skip


def states(batch: Positions, game: Othello) -> list[OthelloState]:
    """The states of a batch in the words of the rules."""
    sides = zip(batch.black.tolist(), batch.white.tolist(), batch.movers.tolist(), strict=True)
    return [
        OthelloState(
            game, _narrowed(black, game.size), _narrowed(white, game.size), (BLACK, WHITE)[mover]
        )
        for black, white, mover in sides
    ]


def play_out(batch: Positions, rng: np.random.Generator) -> tuple[Positions, npt.NDArray[np.int64]]:
    """Plays every game to its end, each move drawn evenly from the legal ones.

    Returns:
        The last positions, and how many discs were put in each game.
    """
    black, white, movers = batch.black.copy(), batch.white.copy(), batch.movers.copy()
    discs = _play_out(batch.board, black, white, movers, rng)
    return Positions(batch.board, black, white, movers), discs


def perft(
    state: OthelloState,
    depth: int,
    *,
    passes: Passes = Passes.TAKE_A_PLY,
    finished: FinishedGames = FinishedGames.DROPPED,
) -> int:
    """The number of lines of play of `depth` plies: `othello.perft`, compiled.

    Raises:
        ValueError: the depth is negative.
    """
    check_depth(depth)
    batch = positions([state])
    own, other = batch.black[0], batch.white[0]
    if state.mover is WHITE:
        own, other = other, own
    return int(
        count_lines(
            own, other, batch.board, depth,
            int(passes is Passes.TAKE_A_PLY), int(finished is FinishedGames.KEPT),
        )
    )  # fmt: skip


def warm() -> None:
    """Compiles every entry, by a call on little."""
    smallest = Othello(min(SIZES)).start()
    perft(smallest, 1)
    play_out(starts(min(SIZES), 0), np.random.default_rng(0))


def board_of(size: int) -> Bitboard:
    """The squares of a board of this size."""
    return np.uint64(_widened((1 << size * size) - 1, size))


def _widened(bits: int, size: int) -> int:
    """Bits of a `Grid` as those of a bitboard."""
    row = (1 << size) - 1
    return sum((bits >> size * index & row) << WIDTH * index for index in range(size))


def _narrowed(bits: int, size: int) -> int:
    """Bits of a bitboard as those of a `Grid`."""
    row = (1 << size) - 1
    return sum((bits >> WIDTH * index & row) << size * index for index in range(size))


@compiled
def places(own: Bitboard, other: Bitboard, board: Bitboard) -> Bitboard:
    """The empty squares where a disc turns something over."""
    inner = other & _INNER_COLUMNS
    ends = (
        _after_runs(own, inner, np.uint64(1))
        | _after_runs(own, inner, np.uint64(WIDTH - 1))
        | _after_runs(own, other, np.uint64(WIDTH))
        | _after_runs(own, inner, np.uint64(WIDTH + 1))
    )
    return ends & board & ~(own | other)


@compiled
def passes(own: Bitboard, other: Bitboard, board: Bitboard) -> bool:
    """Whether a side to move that has no place passes; else neither has one: the game is over."""
    return bool(places(other, own, board) != _NONE)


@compiled
def flips(disc: Bitboard, own: Bitboard, other: Bitboard) -> Bitboard:
    """The discs that a new disc turns over.

    In each direction the first square that the other side doesn't hold decides: the lowest one
    on a ray towards higher bits, the highest one on a ray towards lower bits.
    """
    square = trailing_zeros(disc)
    return (
        _closed_up(_RAYS_UP[square, 0], own, other)
        | _closed_up(_RAYS_UP[square, 1], own, other)
        | _closed_up(_RAYS_UP[square, 2], own, other)
        | _closed_up(_RAYS_UP[square, 3], own, other)
        | _closed_down(_RAYS_DOWN[square, 0], own, other)
        | _closed_down(_RAYS_DOWN[square, 1], own, other)
        | _closed_down(_RAYS_DOWN[square, 2], own, other)
        | _closed_down(_RAYS_DOWN[square, 3], own, other)
    )


@inlined
def _closed_up(ray: Bitboard, own: Bitboard, other: Bitboard) -> Bitboard:
    """The run of `other` along a ray towards higher bits, where it ends at `own`."""
    stops = ray & ~other
    end = stops & (~stops + _ONE) & own
    return (end - np.uint64(end != _NONE)) & ray


@inlined
def _closed_down(ray: Bitboard, own: Bitboard, other: Bitboard) -> Bitboard:
    """The run of `other` along a ray towards lower bits, where it ends at `own`."""
    zeros = np.uint64(leading_zeros(ray & ~other)) & _LAST_SQUARE
    # Without a stop the end is the highest bit, behind which no ray has a square.
    end = _HIGHEST >> zeros & own
    return (~(end << _ONE) + _ONE) & ray


@compiled
def discs_in(bits: Bitboard) -> int:
    """How many bits are set; LLVM knows these steps and makes them one instruction."""
    bits = bits - (bits >> np.uint64(1) & np.uint64(0x5555555555555555))
    bits = (bits & np.uint64(0x3333333333333333)) + (
        bits >> np.uint64(2) & np.uint64(0x3333333333333333)
    )
    bits = bits + (bits >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return int(np.int64(bits * np.uint64(0x0101010101010101) >> np.uint64(56)))


@compiled
def count_lines(
    own: Bitboard, other: Bitboard, board: Bitboard, depth: int, pass_plies: int, beyond: int
) -> int:
    """The number of lines of `depth` plies.

    Args:
        own: The discs of the side to move.
        other: Those of the other side.
        board: The squares of the board.
        depth: How many plies a line has.
        pass_plies: How many of them a pass takes, 0 or 1.
        beyond: What a line counts that ended earlier, 0 or 1.
    """
    if depth == 0:
        return 1
    left = places(own, other, board)
    if left == _NONE:
        if not passes(own, other, board):
            return beyond
        return count_lines(other, own, board, depth - pass_plies, pass_plies, beyond)
    if depth == 1:
        return discs_in(left)
    lines = 0
    while left != _NONE:
        disc = left & (~left + _ONE)
        left ^= disc
        turned = flips(disc, own, other)
        lines += count_lines(
            other ^ turned, own | disc | turned, board, depth - 1, pass_plies, beyond
        )
    return lines


@compiled
def _after_runs(own: Bitboard, through: Bitboard, shift: Bitboard) -> Bitboard:
    """The squares after the runs of `through` that start at `own`, both ways along a line."""
    up, down = _runs(own, through, shift)
    return up << shift | down >> shift


@compiled
def _runs(start: Bitboard, through: Bitboard, shift: Bitboard) -> tuple[Bitboard, Bitboard]:
    """The unbroken runs of `through` right after `start`, both ways along a line.

    `through` leaves out the columns over whose edge the shift would run. A run
    has up to six squares: one, then as far again, then two pairs more.
    """
    twice = shift + shift
    up = through & start << shift
    down = through & start >> shift
    up |= through & up << shift
    down |= through & down >> shift
    pairs_up = through & through << shift
    pairs_down = through & through >> shift
    up |= pairs_up & up << twice
    down |= pairs_down & down >> twice
    up |= pairs_up & up << twice
    down |= pairs_down & down >> twice
    return up, down


@compiled
def _play_out(
    board: Bitboard, black: Bitboards, white: Bitboards, movers: npt.NDArray[np.int8],
    rng: np.random.Generator,
) -> npt.NDArray[np.int64]:  # fmt: skip
    """Plays every game to its end in place; how many discs were put in each."""
    put = np.zeros(len(black), np.int64)
    for game in range(len(black)):
        mover = movers[game]
        own, other = black[game], white[game]
        if mover:
            own, other = other, own
        while True:
            left = places(own, other, board)
            if left == _NONE:
                if not passes(own, other, board):
                    break
            else:
                disc = _drawn(left, rng)
                turned = flips(disc, own, other)
                own |= disc | turned
                other ^= turned
                put[game] += 1
            own, other = other, own
            mover = 1 - mover
        if mover:
            own, other = other, own
        black[game], white[game], movers[game] = own, other, mover
    return put


@compiled
def _drawn(bits: Bitboard, rng: np.random.Generator) -> Bitboard:
    """One of the bits that are set, drawn evenly."""
    for _skipped in range(int(rng.random() * discs_in(bits))):
        bits &= bits - _ONE
    return bits & (~bits + _ONE)
