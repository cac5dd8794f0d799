"""Answers many inputs of New Game in one call: see `noripan.problems.batch`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled
from noripan.games.new_game.board import Colour, Direction
from noripan.games.new_game.fast.table import (
    BOTTOM_MOVES,
    EVERY_DISC_MOVES,
    STACK,
    Board,
    Table,
    blank_table,
    movers_of,
    put,
    run,
    square_index,
    step_of,
)
from noripan.games.new_game.judge.problem import DISC_COUNTS, LAST_TURN, NO_ANSWER, SIZES
from noripan.problems.batch import (
    NO_NUMBER,
    Answers,
    Bounds,
    Bytes,
    at_end,
    number,
    put_number,
    word,
)

if TYPE_CHECKING:
    from noripan.problems.batch import BatchSolver

_LONGEST = len(f"{LAST_TURN}\n")
_NEWLINE = ord("\n")
_LAST_COLOUR, _LAST_DIRECTION = int(max(Colour)), int(max(Direction))
_UNREAD = -1
_UNSURE = -2


@compiled
def solve_bottom_moves(data: Bytes, bounds: Bounds) -> Answers:
    """The answers of `new-game`."""
    return _solve(data, bounds, BOTTOM_MOVES)


@compiled
def solve_every_disc_moves(data: Bytes, bounds: Bounds) -> Answers:
    """The answers of `new-game-2`."""
    return _solve(data, bounds, EVERY_DISC_MOVES)


@compiled
def _solve(data: Bytes, bounds: Bounds, who_moves: int) -> Answers:
    inputs = len(bounds) - 1
    text = np.empty(_LONGEST * inputs, np.uint8)
    ends = np.zeros(inputs + 1, np.int64)
    unsure = np.zeros(inputs, np.bool_)
    used = 0
    for i in range(inputs):
        answer = _answer(data, bounds[i], bounds[i + 1], who_moves)
        if answer == _UNSURE:
            unsure[i] = True
        else:
            used = put_number(text, used, answer)
            text[used] = _NEWLINE
            used += 1
        ends[i + 1] = used
    return text, ends, unsure


@compiled
def _answer(data: Bytes, start: int, stop: int, who_moves: int) -> int:
    """The number of the turn in which the game of an input ends, -1, or `_UNSURE`."""
    size, last = _number_in(data, start, stop, *SIZES)
    count, last = _number_in(data, last, stop, *DISC_COUNTS)
    if NO_NUMBER in (size, count):
        return _UNSURE
    board = np.empty((size, size), np.uint8)
    last = _read_board(data, last, stop, board)
    if last == _UNREAD:
        return _UNSURE
    table = blank_table(board, count)
    last = _read_discs(data, last, stop, size, table)
    if last == _UNREAD or not at_end(data, last, stop):
        return _UNSURE
    turn, since = run(table, blank_table(board, count), movers_of(table), who_moves, LAST_TURN)
    return turn if since == STACK else NO_ANSWER


@compiled
def _read_board(data: Bytes, start: int, stop: int, board: Board) -> int:
    """Fills a board with the next words; where they end, or `_UNREAD`."""
    last = start
    for row in range(len(board)):
        for column in range(len(board)):
            colour, last = _number_in(data, last, stop, 0, _LAST_COLOUR)
            if colour == NO_NUMBER:
                return _UNREAD
            board[row, column] = colour
    return last


@compiled
def _read_discs(data: Bytes, start: int, stop: int, size: int, table: Table) -> int:
    """Puts every disc where the next words say; where they end, or `_UNREAD`."""
    last = start
    for disc in movers_of(table):
        row, last = _number_in(data, last, stop, 1, size)
        column, last = _number_in(data, last, stop, 1, size)
        direction, last = _number_in(data, last, stop, 1, _LAST_DIRECTION)
        if NO_NUMBER in (row, column, direction):
            return _UNREAD
        square = square_index(size, column - 1, row - 1)
        if table.tops[square]:
            return _UNREAD
        put(table, disc, square, step_of(size, direction))
    return last


@compiled
def _number_in(data: Bytes, start: int, stop: int, low: int, high: int) -> tuple[int, int]:
    """The next word as a number from `low` to `high`, or `NO_NUMBER`, and where the word ends."""
    first, last = word(data, start, stop)
    value = number(data, first, last)
    return value if low <= value <= high else NO_NUMBER, last


SOLVERS: dict[str, BatchSolver] = {
    "new-game": solve_bottom_moves,
    "new-game-2": solve_every_disc_moves,
}
