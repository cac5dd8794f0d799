"""Yut Nori on small integers, compiled: how pieces move, and the turns of a whole game.

A stop is an index into `STOP_LIST`, a throw one into `THROW_LIST`; who stands
where is an array `stops[player, piece]`. The tables are made of `board`, which
stays the one place that knows the ways. A `Table` is what `play.YutState` is,
but changed in place.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from noripan.compiling.jit import inlined
from noripan.games.yut_nori.board import (
    OUT,
    STOPS,
    WAITING,
    Station,
    Stop,
    ahead,
    every_behind,
    turned,
)
from noripan.games.yut_nori.game import MOST_PIECES, YutNori
from noripan.games.yut_nori.options import (
    Again,
    BackWay,
    CaptureByYutOrMo,
    EmptyBoard,
    MustMove,
    Shortcut,
    Throws,
)
from noripan.games.yut_nori.throws import Throw

Counts: TypeAlias = npt.NDArray[np.int64]

Stops: TypeAlias = npt.NDArray[np.int8]
"""Where the pieces are, by player and piece, as indexes into `STOP_LIST`."""

_ON_BOARD = dict.fromkeys(stop for stops in STOPS.values() for stop in stops[1:-1])
STOP_LIST: tuple[Stop, ...] = (WAITING, *_ON_BOARD, OUT)
"""Every stop, from not started, which is 0, to out, which is the last."""

THROW_LIST = tuple(Throw)
"""Every throw; do to mo are 0 to 4, so that a throw's steps are one more than its index."""

AT_START, HOME = 0, len(STOP_LIST) - 1
NOWHERE = -1
LONGEST_THROW = 5
YUT, MO = THROW_LIST.index(Throw.YUT), THROW_LIST.index(Throw.MO)
BACK_DO, NAK = THROW_LIST.index(Throw.BACK_DO), THROW_LIST.index(Throw.NAK)

_INDEX = {stop: index for index, stop in enumerate(STOP_LIST)}
_STATIONS = tuple(Station)


def _walked(first: Stop) -> list[int]:
    """The ends of moves by 1 to 5 steps of which the first step is known."""
    walk = [first]
    while len(walk) < LONGEST_THROW:
        walk.append(ahead(walk[-1]))
    return [_INDEX[stop] for stop in walk]


STATION = np.array(
    [NOWHERE if stop.station is None else _STATIONS.index(stop.station) for stop in STOP_LIST],
    np.int8,
)
"""The station of each stop in reading order, or `NOWHERE`."""

TURNING = np.array([_walked(turned(stop)) for stop in STOP_LIST], np.int8)
"""Where a move by a throw ends that turns off where it starts on a corner; [stop, throw]."""

STRAIGHT = np.array([_walked(ahead(stop)) for stop in STOP_LIST], np.int8)
"""Where a move ends that goes straight on instead; the same as `TURNING` but on corners."""

BEHIND = np.array(
    [([_INDEX[behind] for behind in every_behind(stop)] + [NOWHERE])[:2] for stop in STOP_LIST],
    np.int8,
)
"""The stops one step back: the way a piece came, and the other way or `NOWHERE`; [stop, way]."""


@inlined
def move(stops: Stops, teams: int, player: int, piece: int, end: int) -> int:
    """Moves a piece to a stop.

    Its stack comes along, whoever of its team stands there joins it, and
    rivals there are sent back to the start.

    Returns:
        How many were captured.
    """
    left, reached = STATION[stops[player, piece]], STATION[end]
    captured = 0
    for other in range(stops.shape[0]):
        is_ally = (other - player) % teams == 0
        for each in range(stops.shape[1]):
            station = STATION[stops[other, each]]
            if station == NOWHERE:
                continue
            if is_ally and station in (left, reached):
                stops[other, each] = end
            elif not is_ally and station == reached:
                stops[other, each] = AT_START
                captured += 1
    stops[player, piece] = end
    return captured


class Options(NamedTuple):
    """A game's options as numbers; see `YutNori`."""

    players: int
    teams: int
    pieces: int
    yut_again: bool
    mo_again: bool
    capture_again: bool
    captures_add: bool
    one_by_one: bool
    chosen_shortcut: bool
    enters_back: bool
    chosen_back: bool
    may_give_up: bool


def options_of(game: YutNori) -> Options:
    """The options of a game as numbers, but for its chances and its rules of moving."""
    return Options(
        players=game.sides.players,
        teams=game.sides.teams,
        pieces=game.pieces,
        yut_again=Again.YUT in game.again,
        mo_again=Again.MO in game.again,
        capture_again=Again.CAPTURE in game.again,
        captures_add=game.capture_by_yut_or_mo is CaptureByYutOrMo.TWO,
        one_by_one=game.throws is Throws.ONE_BY_ONE,
        chosen_shortcut=game.shortcut is Shortcut.CHOSEN,
        enters_back=game.empty_board is EmptyBoard.ENTERS,
        chosen_back=game.back_way is BackWay.CHOSEN,
        may_give_up=game.must_move is MustMove.NO,
    )


class Table(NamedTuple):
    """A game under way.

    Attributes:
        stops: Where the pieces are.
        thrown: How many of each throw are to be spent.
        turn: Whose turn it is, at `MOVER`, and how many throws are owed, at `OWED`.
    """

    stops: Stops
    thrown: Counts
    turn: Counts


MOVER, OWED = 0, 1
MOVABLE_THROWS = NAK
GIVE_UP = -1
"""What stands for the throw where a player gives up."""

MOVE_PARTS = 3
WAYS = 2
MOST_MOVES = MOVABLE_THROWS * MOST_PIECES * WAYS + 1
"""At least as many as there can be at once."""


@inlined
def new_table(options: Options) -> Table:
    """A game that hasn't begun."""
    stops = np.empty((options.players, options.pieces), np.int8)
    table = Table(stops, np.empty(MOVABLE_THROWS, np.int64), np.empty(2, np.int64))
    begin(table)
    return table


@inlined
def begin(table: Table) -> None:
    """Puts a game back to its start."""
    table.stops[:] = AT_START
    table.thrown[:] = 0
    table.turn[MOVER], table.turn[OWED] = 0, 1


@inlined
def is_throw_due(options: Options, table: Table) -> bool:
    """Whether a throw is owed, and those thrown may wait or are spent."""
    if not options.one_by_one or not table.turn[OWED]:
        return bool(table.turn[OWED] > 0)
    waiting = 0
    for throw in range(MOVABLE_THROWS):
        waiting += table.thrown[throw]
    return waiting == 0


@inlined
def cast(options: Options, table: Table, throw: int) -> None:
    """The mover throws."""
    if throw == NAK:
        table.turn[OWED] = 0
        table.thrown[:] = 0
    else:
        table.turn[OWED] += _earns(options, throw) - 1
        table.thrown[throw] += 1
    _settle(options, table)


@inlined
def spend(options: Options, table: Table, throw: int, piece: int, end: int) -> bool:
    """The mover spends a throw on a piece, or gives up; returns whether that wins the game."""
    if throw == GIVE_UP:
        table.thrown[:] = 0
    else:
        mover = table.turn[MOVER]
        captured = move(table.stops, options.teams, mover, piece, end)
        table.thrown[throw] -= 1
        if captured and options.capture_again:
            table.turn[OWED] += options.captures_add or not _earns(options, throw)
        if end == HOME and is_home(options, table):
            return True
    _settle(options, table)
    return False


@inlined
def legal_moves(options: Options, table: Table, moves: Counts) -> int:
    """Lists the mover's moves in the order of `YutState.moves`; there must be any.

    Args:
        options: The game's options.
        table: The game, with no throw due.
        moves: Where to write each move: [`MOST_MOVES`, (throw, piece, end)].

    Returns:
        How many there are.
    """
    count, mover = 0, table.turn[MOVER]
    for throw in range(MOVABLE_THROWS):
        if not table.thrown[throw]:
            continue
        for piece in range(options.pieces):
            if table.stops[mover, piece] == HOME or _is_listed(table, mover, piece):
                continue
            for end in _ends(options, table, throw, piece):
                if end != NOWHERE:
                    moves[count, 0], moves[count, 1], moves[count, 2] = throw, piece, end
                    count += 1
    if options.may_give_up:
        moves[count, 0], moves[count, 1], moves[count, 2] = GIVE_UP, 0, AT_START
        count += 1
    return count


@inlined
def _is_listed(table: Table, mover: int, piece: int) -> bool:
    """Whether a piece before stands at the same stop, and so is the same to move."""
    same = 0
    for other in range(piece):
        same += table.stops[mover, other] == table.stops[mover, piece]
    return same > 0


@inlined
def _ends(options: Options, table: Table, throw: int, piece: int) -> tuple[int, int]:
    """Where a throw leads a piece, by one way or two, or `NOWHERE`."""
    at = table.stops[table.turn[MOVER], piece]
    if throw == BACK_DO:
        if at == AT_START and not _may_enter_back(options, table):
            return NOWHERE, NOWHERE
        return BEHIND[at, 0], BEHIND[at, 1] if options.chosen_back else NOWHERE
    if options.chosen_shortcut and STRAIGHT[at, 0] != TURNING[at, 0]:
        return TURNING[at, throw], STRAIGHT[at, throw]
    return TURNING[at, throw], NOWHERE


@inlined
def _may_enter_back(options: Options, table: Table) -> bool:
    return options.enters_back and not _is_on_board(options, table)


@inlined
def _settle(options: Options, table: Table) -> None:
    """Loses the throws that nobody can use, and passes the turn on where nothing is left."""
    turn = table.turn
    goes_on = not _all_out(options, table, turn[MOVER])
    if goes_on and (is_throw_due(options, table) or _can_move(options, table)):
        return
    table.thrown[:] = 0
    if goes_on and turn[OWED]:
        return
    turn[OWED] = 1
    turn[MOVER] = (turn[MOVER] + 1) % options.players
    while _all_out(options, table, turn[MOVER]):
        turn[MOVER] = (turn[MOVER] + 1) % options.players


@inlined
def _can_move(options: Options, table: Table) -> bool:
    """Whether a mover who isn't all out can use any throw."""
    forward = 0
    for throw in range(BACK_DO):
        forward += table.thrown[throw]
    if forward or not table.thrown[BACK_DO]:
        return forward > 0
    return options.enters_back or _is_on_board(options, table)


@inlined
def _is_on_board(options: Options, table: Table) -> bool:
    """Whether any of the mover's pieces is on the board."""
    standing = 0
    for piece in range(options.pieces):
        standing += AT_START < table.stops[table.turn[MOVER], piece] < HOME
    return standing > 0


@inlined
def _earns(options: Options, throw: int) -> bool:
    return (throw == YUT and options.yut_again) or (throw == MO and options.mo_again)


@inlined
def is_home(options: Options, table: Table) -> bool:
    """Whether the mover's whole team is out."""
    for player in range(table.turn[MOVER] % options.teams, options.players, options.teams):
        if not _all_out(options, table, player):
            return False
    return True


@inlined
def _all_out(options: Options, table: Table, player: int) -> bool:
    out = 0
    for piece in range(options.pieces):
        out += table.stops[player, piece] == HOME
    return out == options.pieces


def warm() -> None:
    """Compiles the kernel."""
    from noripan.games.yut_nori.fast.simulation import any_move, simulate

    simulate(YutNori(), (any_move(), any_move()), 1, seed=0)
