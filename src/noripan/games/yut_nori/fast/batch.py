"""Answers many inputs of the judge problem `yut-nori` at once, compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from noripan.compiling.jit import compiled, inlined
from noripan.games.yut_nori.board import LETTERS, Station
from noripan.games.yut_nori.fast.table import (
    AT_START,
    HOME,
    NOWHERE,
    STATION,
    TURNING,
    Stops,
    move,
)
from noripan.games.yut_nori.judge.problem import EMPTY_DRAWING, MOST_TURNS
from noripan.games.yut_nori.turn_list import PIECES_A_SIDE, SIDES
from noripan.problems.batch import (
    Answers,
    Bounds,
    Bytes,
    at_end,
    is_space,
    number,
    word,
    word_start,
)

if TYPE_CHECKING:
    from noripan.problems.batch import BatchSolver

_DRAWING = np.frombuffer("".join(f"{line}\n" for line in EMPTY_DRAWING).encode(), np.uint8)
_SIZE = len(_DRAWING)
_LINE = len(EMPTY_DRAWING[0]) + 1
_CORNER = np.array([station.row * _LINE + station.column for station in Station])
_LETTERS = np.array(
    [[ord(letter) for letter in letters[:PIECES_A_SIDE]] for letters in LETTERS[:SIDES]], np.uint8
)
_UPPER_A, _LOWER_A = ord("A"), ord("a")
_FLAT, _ROUND, _STICKS = ord("F"), ord("B"), 4
_TURN = len("A BBFB")
_UNREAD = -1


@compiled
def solve_batch(data: Bytes, bounds: Bounds) -> Answers:
    """The drawings after each list of turns; see `noripan.problems.batch`."""
    inputs = len(bounds) - 1
    text = np.empty(inputs * _SIZE, np.uint8)
    ends = np.zeros(inputs + 1, np.int64)
    unsure = np.zeros(inputs, np.bool_)
    stops = np.empty((SIDES, PIECES_A_SIDE), np.int8)
    used = 0
    for i in range(inputs):
        if _play(data, bounds[i], bounds[i + 1], stops):
            _draw(stops, text[used : used + _SIZE])
            used += _SIZE
        else:
            unsure[i] = True
        ends[i + 1] = used
    return text, ends, unsure


@compiled
def _play(data: Bytes, start: int, stop: int, stops: Stops) -> bool:
    """Plays the turns of an input from the start; whether all of it could be read and played."""
    stops[:] = AT_START
    first, last = word(data, start, stop)
    turns = number(data, first, last)
    if not 1 <= turns <= MOST_TURNS:
        return False
    for _turn in range(turns):
        # A turn in another layout than `A BBFB` is left to the problem: so none needs a search.
        first = word_start(data, last, stop)
        last = first + _TURN
        if last > stop or not is_space(data[first + 1]):
            return False
        piece = _piece(data[first])
        throw = _throw(data, first + 2)
        if _UNREAD in (piece, throw) or (last < stop and not is_space(data[last])):
            return False
        player, own = divmod(piece, PIECES_A_SIDE)
        at = stops[player, own]
        if at == HOME:
            return False
        move(stops, SIDES, player, own, TURNING[at, throw])
    return at_end(data, last, stop)


@inlined
def _piece(letter: int) -> int:
    """A piece's number, of both sides, by its letter."""
    if _UPPER_A <= letter < _UPPER_A + PIECES_A_SIDE:
        return letter - _UPPER_A
    if _LOWER_A <= letter < _LOWER_A + PIECES_A_SIDE:
        return letter - _LOWER_A + PIECES_A_SIDE
    return _UNREAD


@inlined
def _throw(data: Bytes, first: int) -> int:
    """The throw that four sticks show."""
    flats, rounds = 0, 0
    for at in range(first, first + _STICKS):
        flats += data[at] == _FLAT
        rounds += data[at] == _ROUND
    if flats + rounds < _STICKS:
        return _UNREAD
    return flats - 1 if flats else _STICKS


@inlined
def _draw(stops: Stops, picture: Bytes) -> None:
    picture[:] = _DRAWING
    for player in range(SIDES):
        for piece in range(PIECES_A_SIDE):
            station = STATION[stops[player, piece]]
            if station != NOWHERE:
                below, right = divmod(piece, 2)
                picture[_CORNER[station] + below * _LINE + right] = _LETTERS[player, piece]


SOLVERS: dict[str, BatchSolver] = {"yut-nori": solve_batch}
