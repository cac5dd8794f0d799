"""Whole games of Yut Nori by the million, each player by a policy that is a table."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from noripan.compiling.jit import compiled, inlined
from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.games.yut_nori.fast.table import (
    GIVE_UP,
    HOME,
    MOST_MOVES,
    MOVE_PARTS,
    MOVER,
    NOWHERE,
    STATION,
    STOP_LIST,
    THROW_LIST,
    TURNING,
    Counts,
    Options,
    Table,
    begin,
    cast,
    is_throw_due,
    legal_moves,
    new_table,
    options_of,
    spend,
)
from noripan.games.yut_nori.game import YutNori
from noripan.games.yut_nori.rules import YutRules

NOBODY = -1
MOST_CAPTURED = 2
POLICY_SHAPE = (len(STOP_LIST), len(STOP_LIST), MOST_CAPTURED + 1, 2, 2)

Policy: TypeAlias = npt.NDArray[np.float64]
"""How much a player likes each kind of move: `[start, end, captured, joined, chased]`.

A move is known by five things:

- `start`, `end`: the stops where the piece stands and where it comes to, as indexes into
  `kernel.STOP_LIST` (0 is not started, the last is out);
- `captured`: how many pieces it captures, 0, 1, or 2 for two and more;
- `joined`: 1 where pieces of the team stand at its end, else 0;
- `chased`: 1 where a rival's piece on the board could come to its end by one throw of do
  to mo, else 0.

Giving up the throws, where that is allowed, is `[0, 0, 0, 0, 0]`. A legal move is made with
a chance in proportion to the exponential of its entry. So zeros everywhere choose any move
alike, entries that lie 40 apart leave practically no choice, and a move of `-inf` is made
only where all are.
"""

Weights: TypeAlias = npt.NDArray[np.float64]

Throwing: TypeAlias = npt.NDArray[np.float64]
"""For each throw the chance of it or one before it."""

LONGEST_GAME = 100_000
"""After so many throws a game is broken off: with policies that give up it may never end."""

REACH = np.array(
    [
        sum(1 << int(STATION[end]) for end in set(TURNING[stop]) if STATION[end] != NOWHERE)
        for stop in range(len(STOP_LIST))
    ],
    np.int64,
)
"""For each stop the stations, as bits, to which one throw of do to mo leads."""


class Simulated(NamedTuple):
    """What became of many games.

    Attributes:
        winners: For each game the player who won (the one who brought the last piece of a
            team home), or -1 where it was broken off after 100,000 throws.
        throws: How many times the sticks were thrown in each game.
    """

    winners: npt.NDArray[np.int8]
    throws: npt.NDArray[np.int32]


def any_move() -> Policy:
    """The policy that makes any legal move alike."""
    return np.zeros(POLICY_SHAPE)


def simulate(game: YutNori, policies: tuple[Policy, ...], games: int, *, seed: int) -> Simulated:
    """Plays whole games from the start.

    Args:
        game: The options; the rules of moving must be the usual ones.
        policies: One policy for each player.
        games: How many games.
        seed: The same seed gives the same games.

    Raises:
        UsageError: there are not as many policies as players, one has another shape or
            holds what is no number, or the game's rules are changed.
    """
    players = game.sides.players
    if len(policies) != players or any(policy.shape != POLICY_SHAPE for policy in policies):
        raise UsageError(
            Text(
                f"expected {players} policies of shape {POLICY_SHAPE}",
                f"모양이 {POLICY_SHAPE}인 정책 {players}개가 와야 합니다",
            )
        )
    if any(np.isnan(policy).any() or np.isposinf(policy).any() for policy in policies):
        raise UsageError(
            Text("a policy holds numbers or -inf", "정책에는 수나 -inf만 쓸 수 있습니다")
        )
    if game.rules != YutRules():
        raise UsageError(
            Text("only games with the usual rules of moving can be simulated",
                 "말을 움직이는 규칙을 바꾼 놀이는 모의로 둘 수 없습니다")
        )  # fmt: skip
    return Simulated(
        *_play_games(
            options_of(game), throwing_of(game), np.stack(policies).astype(np.float64), games,
            np.random.default_rng(seed),
        )
    )  # fmt: skip


def throwing_of(game: YutNori) -> Throwing:
    """The chances of a game's throws, summed up from the first."""
    chances = dict(game.throw_chances())
    sums = np.cumsum([float(chances.get(throw, 0)) for throw in THROW_LIST])
    sums[sums == sums[-1]] = 1.0
    return sums


@compiled
def _play_games(
    options: Options, throwing: Throwing, policies: Policy, games: int, rng: np.random.Generator
) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int32]]:
    winners, throws = np.empty(games, np.int8), np.empty(games, np.int32)
    table, moves = new_table(options), np.empty((MOST_MOVES, MOVE_PARTS), np.int64)
    weights = np.empty(MOST_MOVES)
    for game in range(games):
        begin(table)
        winners[game], throws[game] = NOBODY, 0
        while winners[game] == NOBODY and throws[game] < LONGEST_GAME:
            mover = table.turn[MOVER]
            if is_throw_due(options, table):
                cast(options, table, _thrown(throwing, rng))
                throws[game] += 1
                continue
            count = legal_moves(options, table, moves)
            chosen = 0
            if count > 1:
                weigh(options, table, policies[mover], moves[:count], weights)
                chosen = _drawn(weights[:count], rng)
            throw, piece, end = moves[chosen]
            if spend(options, table, throw, piece, end):
                winners[game] = mover
    return winners, throws


@inlined
def weigh(options: Options, table: Table, policy: Policy, moves: Counts, weights: Weights) -> None:
    """Writes for each of the mover's moves the chance by a policy, up to a common factor."""
    held = _stations_held(options, table)
    best = -np.inf
    for i in range(len(moves)):
        weights[i] = _liking(table, policy, moves[i], held)
        best = max(best, weights[i])
    for i in range(len(moves)):
        weights[i] = 1.0 if weights[i] == best else np.exp(weights[i] - best)


class Held(NamedTuple):
    """Stations as bits: who stands there, seen by the mover.

    Attributes:
        own: The mover's team.
        rival: A rival.
        rivals: Two rivals or more.
        chased: A rival on the board could come there by one throw.
    """

    own: int
    rival: int
    rivals: int
    chased: int


@inlined
def _stations_held(options: Options, table: Table) -> Held:
    own = rival = rivals = chased = 0
    for player in range(options.players):
        is_ally = (player - table.turn[MOVER]) % options.teams == 0
        for piece in range(options.pieces):
            at = table.stops[player, piece]
            if STATION[at] == NOWHERE:
                continue
            here = 1 << STATION[at]
            if is_ally:
                own |= here
            else:
                rivals |= rival & here
                rival |= here
                chased |= REACH[at]
    return Held(own, rival, rivals, chased)


@inlined
def _liking(table: Table, policy: Policy, move: Counts, held: Held) -> float:
    """A policy's entry for a move."""
    throw, piece, end = move
    if throw == GIVE_UP:
        return float(policy[0, 0, 0, 0, 0])
    start = table.stops[table.turn[MOVER], piece]
    if end == HOME:
        return float(policy[start, end, 0, 0, 0])
    station = STATION[end]
    captured = (held.rival >> station & 1) + (held.rivals >> station & 1)
    joined, chased = held.own >> station & 1, held.chased >> station & 1
    return float(policy[start, end, captured, joined, chased])


@inlined
def _thrown(throwing: Throwing, rng: np.random.Generator) -> int:
    drawn, throw = rng.random(), 0
    while drawn >= throwing[throw]:
        throw += 1
    return throw


@inlined
def _drawn(weights: Weights, rng: np.random.Generator) -> int:
    """An index, each with a chance in proportion to its weight."""
    rest = rng.random() * weights.sum()
    for i in range(len(weights) - 1):
        if rest < weights[i]:
            return i
        rest -= weights[i]
    return len(weights) - 1
