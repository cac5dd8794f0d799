"""Yut Nori on rows of numbers: where the pieces are, what was thrown, whose turn it is."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from noripan.compiling.jit import compiled
from noripan.compiling.kernel import CHANCE, KEPT, NOBODY, Kernel
from noripan.compiling.moves import Moves
from noripan.core.game import Player
from noripan.games.yut_nori.board import Board, Station
from noripan.games.yut_nori.fast import table
from noripan.games.yut_nori.fast.table import (
    BACK_DO,
    BEHIND,
    GIVE_UP,
    MOST_MOVES,
    MOVABLE_THROWS,
    MOVE_PARTS,
    MOVER,
    NOWHERE,
    OWED,
    STATION,
    STOP_LIST,
    STRAIGHT,
    THROW_LIST,
    TURNING,
    Options,
    Table,
    cast,
    is_home,
    is_throw_due,
    legal_moves,
    options_of,
    spend,
)
from noripan.games.yut_nori.game import YutNori, YutState
from noripan.games.yut_nori.moves import Advance, Cast, GiveUp

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from noripan.compiling.moves import Mask, Numbers, Row

_THROWS, _STATIONS = len(THROW_LIST), tuple(Station)
_STOP_NUMBER = {stop: number for number, stop in enumerate(STOP_LIST)}


class _Actions(NamedTuple):
    """The game's actions as numbers.

    Attributes:
        casts: The action of each throw that can happen, or -1.
        chances: The probability of each throw.
        advances: The action of `[player, throw, piece, first station + 1]`; 0 there stands for a
            move without a choice of ways; or -1.
        give_up: The action of giving up, or -1.
    """

    casts: NDArray[np.int64]
    chances: NDArray[np.float64]
    advances: NDArray[np.int64]
    give_up: int


@lru_cache(maxsize=KEPT)
def kernel_of(game: YutNori) -> Kernel[YutState]:
    """The kernel of a game."""
    return Kernel(game, _MOVES, (options_of(game), _actions_of(game)), row=_row_of,
                  state=lambda row: _state_of(game, row), maker=kernel_of)  # fmt: skip


def warm() -> None:
    """Compiles every entry, by a call on little."""
    table.warm()
    kernel_of(YutNori(pieces=1)).warm()


def _actions_of(game: YutNori) -> _Actions:
    casts = np.full(_THROWS, -1)
    shape = (game.players, _THROWS, game.pieces, len(_STATIONS) + 1)
    advances, give_up = np.full(shape, -1), -1
    for number, move in enumerate(game.actions):
        match move:
            case Cast(throw):
                casts[THROW_LIST.index(throw)] = number
            case Advance(throw, piece, first):
                way = 0 if first is None else _STATIONS.index(first) + 1
                advances[piece.player, THROW_LIST.index(throw), piece.number, way] = number
            case GiveUp():
                give_up = number
    chances = dict(game.throw_chances())
    return _Actions(
        casts, np.array([float(chances.get(throw, 0)) for throw in THROW_LIST]), advances, give_up
    )


def _row_of(state: YutState) -> Row:
    stops = [_STOP_NUMBER[stop] for side in state.board.sides for stop in side]
    thrown = [state.thrown.count(throw) for throw in THROW_LIST[:MOVABLE_THROWS]]
    return np.array([*stops, *thrown, state.mover, state.owed], np.int16)


def _state_of(game: YutNori, row: Row) -> YutState:
    numbers = row.tolist()
    count = game.players * game.pieces
    stops = [STOP_LIST[number] for number in numbers[:count]]
    sides = tuple(
        tuple(stops[player * game.pieces : (player + 1) * game.pieces])
        for player in range(game.players)
    )
    thrown = tuple(
        throw
        for throw, times in zip(THROW_LIST, numbers[count:-2], strict=False)
        for _time in range(times)
    )
    return YutState(game, Board(sides, game.teams), Player(numbers[-2]), numbers[-1], thrown)


@compiled
def _table(options: Options, row: Row) -> Table:
    """The game under way, on the row itself."""
    count = options.players * options.pieces
    stops = row[:count].reshape((options.players, options.pieces))
    return Table(stops, row[count : count + MOVABLE_THROWS], row[count + MOVABLE_THROWS :])


@compiled
def _first_step(options: Options, at: int, throw: int, end: int) -> int:
    """The station of the first step, from 1, where a player has a choice of ways, else 0."""
    if throw == BACK_DO:
        if not options.chosen_back or BEHIND[at, 1] == NOWHERE:
            return 0
        return int(STATION[end]) + 1
    if not options.chosen_shortcut or STRAIGHT[at, 0] == TURNING[at, 0]:
        return 0
    turns = TURNING[at, throw] == end
    return int(STATION[TURNING[at, 0] if turns else STRAIGHT[at, 0]]) + 1


@compiled
def _action(options: Options, actions: _Actions, game: Table, move: Row) -> int:
    if move[0] == GIVE_UP:
        return actions.give_up
    mover = game.turn[MOVER]
    first = _first_step(options, game.stops[mover, move[1]], move[0], move[2])
    return int(actions.advances[mover, move[0], move[1], first])


@compiled
def _turn(both: tuple[Options, _Actions], row: Row) -> int:
    options, _actions = both
    game = _table(options, row)
    if is_home(options, game):
        return NOBODY
    return CHANCE if is_throw_due(options, game) else int(game.turn[MOVER])


@compiled
def _legal(both: tuple[Options, _Actions], row: Row, mask: Mask) -> int:
    options, actions = both
    mask[:] = False
    acts = _turn(both, row)
    if acts == NOBODY:
        return 0
    if acts == CHANCE:
        for throw in range(_THROWS):
            if actions.casts[throw] >= 0:
                mask[actions.casts[throw]] = True
        return int(mask.sum())
    game = _table(options, row)
    moves = np.empty((MOST_MOVES, MOVE_PARTS), np.int64)
    count = legal_moves(options, game, moves)
    for at in range(count):
        mask[_action(options, actions, game, moves[at])] = True
    return count


@compiled
def _step(both: tuple[Options, _Actions], row: Row, action: int) -> bool:
    options, actions = both
    acts = _turn(both, row)
    if acts == NOBODY or action < 0:
        return False
    game = _table(options, row)
    if acts == CHANCE:
        for throw in range(_THROWS):
            if actions.casts[throw] == action:
                cast(options, game, throw)
                return True
        return False
    moves = np.empty((MOST_MOVES, MOVE_PARTS), np.int64)
    for at in range(legal_moves(options, game, moves)):
        if _action(options, actions, game, moves[at]) == action:
            if spend(options, game, moves[at, 0], moves[at, 1], moves[at, 2]):
                game.turn[OWED] = 0
                game.thrown[:] = 0
            return True
    return False


@compiled
def _scores(both: tuple[Options, _Actions], row: Row, out: Numbers) -> None:
    options, _actions = both
    winner = _table(options, row).turn[MOVER]
    for player in range(options.players):
        out[player] = (player - winner) % options.teams == 0


@compiled
def _chances(both: tuple[Options, _Actions], row: Row, out: Numbers) -> None:  # noqa: ARG001 always the same
    _options, actions = both
    for throw in range(_THROWS):
        if actions.casts[throw] >= 0:
            out[actions.casts[throw]] = actions.chances[throw]


_MOVES = Moves(_legal, _step, _turn, _scores, _chances)
