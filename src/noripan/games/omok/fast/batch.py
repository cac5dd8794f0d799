"""Answers many inputs of the judge problem `omok` at once, compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled, inlined
from noripan.games.omok.fast.cells import (
    BLACK,
    NOBODY,
    WHITE,
    Boards,
    empty_rows,
    fill_rows,
    rules_of,
    winning_runs,
)
from noripan.games.omok.judge.problem import PROBLEMS, SIZE
from noripan.problems.batch import (
    Answers,
    Bounds,
    Bytes,
    at_end,
    put_number,
    word,
    word_start,
)

if TYPE_CHECKING:
    from noripan.problems.batch import BatchSolver

_RULES = rules_of(PROBLEMS["omok"].game)
_POINTS = SIZE * SIZE
_LONGEST_ANSWER = len("1\n19 19\n")
_ZERO, _SPACE, _NEWLINE = ord("0"), ord(" "), ord("\n")


@compiled
def solve_batch(data: Bytes, bounds: Bounds) -> Answers:
    """The verdicts on each board; see `noripan.problems.batch`."""
    inputs = len(bounds) - 1
    text = np.empty(inputs * _LONGEST_ANSWER, np.uint8)
    ends = np.zeros(inputs + 1, np.int64)
    unsure = np.zeros(inputs, np.bool_)
    board, rows = np.empty(_POINTS, np.uint8), empty_rows(SIZE)
    used = 0
    for i in range(inputs):
        unsure[i] = True
        if _read(data, bounds[i], bounds[i + 1], board):
            fill_rows(board, SIZE, rows)
            black, black_first = winning_runs(_RULES, rows, BLACK)
            white, white_first = winning_runs(_RULES, rows, WHITE)
            if black + white <= 1:
                unsure[i] = False
                winner = BLACK if black else WHITE if white else NOBODY
                used = _write(text, used, winner, black_first if black else white_first)
        ends[i + 1] = used
    return text, ends, unsure


@inlined
def _read(data: Bytes, start: int, stop: int, board: Boards) -> bool:
    """Reads the board; whether it is all that the input holds, and each number one digit."""
    first = word_start(data, start, stop)
    end = first + 2 * _POINTS - 1
    if end <= stop and _read_even(data, first, board):
        return at_end(data, end, stop)
    return _read_uneven(data, first, stop, board)


@inlined
def _read_even(data: Bytes, first: int, board: Boards) -> bool:
    """Reads digits with one space between each two; without branches, so many at a time."""
    wrong = 0
    for point in range(_POINTS):
        stone = data[first + 2 * point] - np.uint8(_ZERO)
        board[point] = stone
        wrong |= stone > WHITE
    for point in range(1, _POINTS):
        between = data[first + 2 * point - 1]
        wrong |= (between != _SPACE) & (between != _NEWLINE)
    return not wrong


@compiled
def _read_uneven(data: Bytes, start: int, stop: int, board: Boards) -> bool:
    """Reads digits with any white space between."""
    last = start
    for point in range(_POINTS):
        first, last = word(data, last, stop)
        if last - first != 1 or not _ZERO <= data[first] <= _ZERO + WHITE:
            return False
        board[point] = data[first] - _ZERO
    return at_end(data, last, stop)


@inlined
def _write(text: Bytes, used: int, winner: int, first: int) -> int:
    """Writes who has won and the first stone's row and column; returns how much is used."""
    used = put_number(text, used, winner)
    if winner != NOBODY:
        row, column = divmod(first, SIZE)
        text[used] = _NEWLINE
        used = put_number(text, used + 1, row + 1)
        text[used] = _SPACE
        used = put_number(text, used + 1, column + 1)
    text[used] = _NEWLINE
    return used + 1


SOLVERS: dict[str, BatchSolver] = {"omok": solve_batch}
