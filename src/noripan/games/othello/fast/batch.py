"""Answers many inputs of Othello in one call: see `noripan.problems.batch`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled
from noripan.games.othello.fast.bitboards import (
    SIZES,
    WIDTH,
    Bitboard,
    board_of,
    discs_in,
    flips,
    places,
    starts,
)
from noripan.problems.batch import (
    Answers,
    Bounds,
    Bytes,
    at_end,
    number,
    put_number,
    room_for,
    word,
)

if TYPE_CHECKING:
    from noripan.problems.batch import BatchSolver

_BLACK, _WHITE = 1, 2  # as inputs write them
_DISCS_AT_START = 4
_UNREAD = -1
_SIZES = np.array(SIZES)
_BOARDS = np.array([board_of(size) for size in SIZES], np.uint64)
_FIRST_BLACK = np.array([starts(size, 1).black[0] for size in SIZES])
_FIRST_WHITE = np.array([starts(size, 1).white[0] for size in SIZES])
_NONE, _ONE = np.uint64(0), np.uint64(1)

_LINE = len("# 64 64\n") + 20  # with room for a case's number
_HASH, _SPACE, _NEWLINE = ord("#"), ord(" "), ord("\n")


@compiled
def solve_batch(data: Bytes, bounds: Bounds) -> Answers:
    """The discs at the end of every case."""
    inputs = len(bounds) - 1
    text = np.empty(_LINE * inputs, np.uint8)
    ends = np.zeros(inputs + 1, np.int64)
    unsure = np.zeros(inputs, np.bool_)
    used = 0
    for i in range(inputs):
        start = used
        first, last = word(data, bounds[i], bounds[i + 1])
        cases = number(data, first, last)
        for case in range(1, cases + 1):
            last, black, white = _play(data, last, bounds[i + 1])
            if last == _UNREAD:
                break
            text = room_for(text, used, _LINE)
            used = _put_line(text, used, case, discs_in(black), discs_in(white))
        if cases < 1 or last == _UNREAD or not at_end(data, last, bounds[i + 1]):
            unsure[i] = True
            used = start
        ends[i + 1] = used
    return text, ends, unsure


@compiled
def _play(data: Bytes, start: int, stop: int) -> tuple[int, Bitboard, Bitboard]:
    """Where the next case ends, or `_UNREAD`; and both sides' discs after its moves."""
    size, last = _next(data, start, stop)
    moves, last = _next(data, last, stop)
    kind = 0
    while kind < len(_SIZES) and _SIZES[kind] != size:
        kind += 1
    if kind == len(_SIZES) or not 0 <= moves <= size * size - _DISCS_AT_START:
        return _UNREAD, _NONE, _NONE
    board = _BOARDS[kind]
    own, other = _FIRST_BLACK[kind], _FIRST_WHITE[kind]
    mover = _BLACK
    for _move in range(moves):
        column, last = _next(data, last, stop)
        row, last = _next(data, last, stop)
        colour, last = _next(data, last, stop)
        if not (1 <= column <= size and 1 <= row <= size and _BLACK <= colour <= _WHITE):
            return _UNREAD, _NONE, _NONE
        if colour != mover:
            if places(own, other, board) != _NONE:
                return _UNREAD, _NONE, _NONE
            own, other = other, own
        disc = _ONE << np.uint64((row - 1) * WIDTH + column - 1)
        turned = flips(disc, own, other)
        if turned == _NONE or (own | other) & disc != _NONE:
            return _UNREAD, _NONE, _NONE
        own, other = other ^ turned, own | disc | turned
        mover = _BLACK + _WHITE - colour
    if mover == _BLACK:
        return last, own, other
    return last, other, own


@compiled
def _next(data: Bytes, start: int, stop: int) -> tuple[int, int]:
    """The next word as a number, or `NO_NUMBER`, and where the word ends."""
    first, last = word(data, start, stop)
    return number(data, first, last), last


@compiled
def _put_line(text: Bytes, used: int, case: int, black: int, white: int) -> int:
    """Writes the line of a case; returns how many bytes are used."""
    text[used] = _HASH
    used = put_number(text, used + 1, case)
    text[used] = _SPACE
    used = put_number(text, used + 1, black)
    text[used] = _SPACE
    used = put_number(text, used + 1, white)
    text[used] = _NEWLINE
    return used + 1


SOLVERS: dict[str, BatchSolver] = {"othello": solve_batch}
