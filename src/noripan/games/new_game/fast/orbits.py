"""How a game of any size ends, or a proof that it never does, whatever the length of its cycle.

A game that ends soon, or repeats soon, is simply played. One that doesn't may hold short
cycles side by side: discs that never meet don't matter to one another. So the discs are taken apart
into groups, and each group is run by itself until it ends in a stack or comes
back to a position (Brent 1980, as in `NewGameState`). Where two groups come to
one square, even at different times, they are put together and run again. In
the end no square belongs to two groups: the game is then all of them side by
side. It ends when the first group does, or never, and its cycle is as long as
the least common multiple of theirs, which may be far more turns than anybody
could run.
"""

from __future__ import annotations

from math import lcm

import numpy as np

from noripan.compiling.jit import compiled
from noripan.core.value import Value
from noripan.games.new_game.fast.table import (
    STACK,
    UNDECIDED,
    Discs,
    Table,
    play_turn,
    put,
    run_apart,
    same_discs,
    table_of,
    who_moves_in,
)
from noripan.games.new_game.game import Cycle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.new_game.game import NewGame

MOST_TURNS = 1 << 24
"""After how many turns of one group to give up, unless asked otherwise."""

_FIRST_HORIZON = 1 << 10
NOBODY = 0
"""In place of a disc: there is none."""


class Group(Value):
    """Some discs that are run by themselves, and how that ended.

    Attributes:
        discs: Their numbers, in rising order.
        turns: How many turns they ran.
        since: The first turn of the cycle that the last turn closed, or `STACK`
            or `UNDECIDED`.
    """

    discs: tuple[int, ...]
    turns: int = 0
    since: int = UNDECIDED


def find_end(game: NewGame, *, most_turns: int = MOST_TURNS) -> int | Cycle | None:
    """How a game ends.

    Args:
        game: The game, on a board of any size.
        most_turns: After how many turns of one group of discs to give up.

    Returns:
        The number of the turn in which a stack of four stands; or the cycle that
        proves that none ever does, with its earliest first turn; or None where
        `most_turns` weren't enough to tell.
    """
    played, taken_apart = whole(game), None
    horizon = min(_FIRST_HORIZON, most_turns)
    while True:
        end = played.end(horizon)
        if end is None:
            taken_apart = taken_apart or apart(game)
            end = taken_apart.end(horizon)
        if end is not None or horizon == most_turns:
            return end
        horizon = min(2 * horizon, most_turns)


def whole(game: NewGame) -> Field:
    """A game whose discs are one group."""
    return Field(game, [Group(tuple(_discs(game)))])


def apart(game: NewGame) -> Field:
    """A game in which each disc is a group until it meets others."""
    return Field(game, [Group((disc,)) for disc in _discs(game)])


def _discs(game: NewGame) -> range:
    return range(1, len(game.discs) + 1)


class Field:
    """A game taken apart into groups of discs.

    A square belongs to the first disc that came to it, whatever group that disc
    is in: so nothing needs to be renamed where groups are put together.

    Args:
        game: The game.
        groups: All its discs in groups, to begin with.
    """

    def __init__(self, game: NewGame, groups: list[Group]) -> None:
        self._groups = {group.discs[0]: group for group in groups}
        self._who_moves = who_moves_in(game)
        self._begin = table_of(game)
        self._table, self._other_table = _cleared(self._begin), _cleared(self._begin)
        self._owners = self._begin.tops.copy()
        self._group_of = np.zeros(len(game.discs) + 1, np.int32)
        for first, group in self._groups.items():
            self._group_of[list(group.discs)] = first

    def end(self, horizon: int) -> int | Cycle | None:
        """How the game ends, or None where `horizon` turns of a group aren't enough to tell."""
        self._settle(horizon)
        groups = self._groups.values()
        ends = [group.turns for group in groups if group.since == STACK]
        if ends:
            return min(ends)
        if any(group.since == UNDECIDED for group in groups):
            return None
        return self._cycle()

    def _settle(self, horizon: int) -> None:
        """Runs the groups until none meets another by turn `horizon`."""
        waiting = [first for first, group in self._groups.items() if group.since == UNDECIDED]
        while waiting:
            first = waiting.pop()
            if first in self._groups:
                met = self._run(first, horizon)
                if met != NOBODY:
                    waiting.append(self._join(first, int(self._group_of[met])))

    def _cycle(self) -> Cycle:
        """The cycle of the whole game, where each group has one."""
        lengths = [group.turns - group.since for group in self._groups.values()]
        firsts = [
            self._first_turn(group, length)
            for group, length in zip(self._groups.values(), lengths, strict=True)
        ]
        return Cycle(max(firsts), lcm(*lengths))

    def _run(self, first: int, horizon: int) -> int:
        """Runs a group from the start; the disc whose square it came to, or `NOBODY`."""
        group = self._groups[first]
        discs = np.array(group.discs)
        _enter(self._begin, self._table, discs)
        turns, since, met = run_apart(
            self._table, self._other_table, discs, self._who_moves, horizon,
            self._owners, self._group_of,
        )  # fmt: skip
        _leave(self._table, discs)
        self._groups[first] = Group(group.discs, turns, since)
        return met

    def _join(self, one: int, other: int) -> int:
        """Makes one group of two; its first disc."""
        discs = sorted(self._groups.pop(one).discs + self._groups.pop(other).discs)
        self._groups[discs[0]] = Group(tuple(discs))
        self._group_of[discs] = discs[0]
        return discs[0]

    def _first_turn(self, group: Group, length: int) -> int:
        """The first turn after which a group's position comes back `length` turns later."""
        discs = np.array(group.discs)
        behind, ahead = self._table, self._other_table
        _enter(self._begin, behind, discs)
        _enter(self._begin, ahead, discs)
        turns = _turns_until_same(behind, ahead, discs, self._who_moves, length)
        _leave(behind, discs)
        _leave(ahead, discs)
        return turns


def _cleared(table: Table) -> Table:
    """A table of the same board and as many discs, with none of them on it."""
    heights, below = np.full_like(table.heights, -1), np.zeros_like(table.below)
    tops, squares, steps = (np.zeros_like(each) for each in (table.tops, table.below, table.below))
    return Table(table.colours, tops, squares, steps, heights, below)


@compiled
def _enter(begin: Table, table: Table, discs: Discs) -> None:
    """Puts discs where they start."""
    for disc in discs:
        put(table, disc, begin.squares[disc], begin.steps[disc])


@compiled
def _leave(table: Table, discs: Discs) -> None:
    """Takes discs off the board."""
    for disc in discs:
        table.tops[table.squares[disc]] = 0


@compiled
def _turns_until_same(
    behind: Table, ahead: Table, discs: Discs, who_moves: int, length: int
) -> int:
    for _turn in range(length):
        play_turn(ahead, discs, who_moves)
    turns = 0
    while not same_discs(behind, ahead, discs):
        play_turn(behind, discs, who_moves)
        play_turn(ahead, discs, who_moves)
        turns += 1
    return turns
