"""Grows a tree by random play: UCT (Kocsis and Szepesvári, 2006).

`grow` is a template: it runs on a game's kernel, filled with its compiled functions, or on the
states of a game that has none, as it is. A node doesn't keep its state; it is played again from
the root, which costs little beside the random play that follows. Where chance acts a child is
drawn by its probability.
"""

from __future__ import annotations

import math
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from noripan.compiling.jit import plain
from noripan.compiling.kernel import (
    CHANCE,
    NOBODY,
    chances,
    drawn,
    filled,
    legal,
    scores,
    step,
    turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from noripan.compiling.moves import Moves, Numbers, Options, Row

UNGROWN = -1
"""Stands for the first child of a node that has none yet."""
EXPLORATION = 0.7
"""How much a rarely tried move is tried for that: the constant of UCT, for gains from 0 to 1."""
LONGEST = 4096
"""Plies from the root that a path can have."""


class Tree(NamedTuple):
    """The nodes by number, the root first; the children of a node stand side by side.

    Attributes:
        first: The number of the first child, or `UNGROWN`.
        children: How many children there are.
        action: The action that led here from the parent.
        acts: Who acts here.
        likely: How probable that action was, where chance took it.
        visits: How many games went through here.
        gains: `[node, player]`: the sum of what they came to for each player.
        size: How many nodes there are, as an array of one number.
        bounds: The least and the greatest gain of one game so far.
    """

    first: NDArray[np.int64]
    children: NDArray[np.int64]
    action: NDArray[np.int64]
    acts: NDArray[np.int64]
    likely: NDArray[np.float64]
    visits: NDArray[np.float64]
    gains: NDArray[np.float64]
    size: NDArray[np.int64]
    bounds: NDArray[np.float64]


class Room(NamedTuple):
    """Room that games are played in.

    Attributes:
        mask: For each action whether it is legal.
        weights: For each action how probable it is.
        out: For each player the score, then the gain.
        path: The nodes from the root on.
    """

    mask: NDArray[np.bool_]
    weights: NDArray[np.float64]
    out: NDArray[np.float64]
    path: NDArray[np.int64]


def new_tree(players: int, most: int) -> Tree:
    """A tree of the root alone, with room for so many nodes."""
    first, children, action, acts = np.zeros((4, most), np.int64)
    likely, visits = np.zeros((2, most))
    first[0] = UNGROWN
    bounds = np.array([math.inf, -math.inf] if players == 1 else [0.0, 1.0])
    size = np.ones(1, np.int64)
    gains = np.zeros((most, players))
    return Tree(first, children, action, acts, likely, visits, gains, size, bounds)


def new_room(players: int, actions: int) -> Room:
    """Room for the games of one thread."""
    return Room(
        np.zeros(actions, np.bool_), np.zeros(actions), np.zeros(players),
        np.zeros(LONGEST, np.int64),
    )  # fmt: skip


def grow(
    options: Options, root: Row, tree: Tree, room: Room, games: int, rng: np.random.Generator,
    halt: NDArray[np.int64],
) -> int:  # fmt: skip
    """Plays games from the root on, each adding a node's children at most.

    Args:
        options: The kernel's.
        root: The state to begin with.
        tree: What grows.
        room: Room for the games.
        games: How many.
        rng: Draws.
        halt: It ends early when the first element isn't 0.

    Returns:
        How many games were played.
    """
    if tree.first[0] == UNGROWN:
        tree.acts[0] = turn(options, root)
        _add_children(options, root, tree, 0, tree.acts[0], room)
    for game in range(games):
        if halt[0] != 0:
            return game
        row = root.copy()
        node, length = 0, 1
        room.path[0] = 0
        while tree.first[node] != UNGROWN and length < len(room.path):
            node = _chosen(tree, node, room.weights, rng)
            step(options, row, tree.action[node])
            room.path[length] = node
            length += 1
        acts = turn(options, row)
        tree.acts[node] = acts
        if acts != NOBODY and tree.visits[node] > 0 and tree.first[node] == UNGROWN:
            _add_children(options, row, tree, node, acts, room)
        _play_to_end(options, row, acts, room, rng)
        _gain(room.out, tree.bounds)
        for at in range(length):
            tree.visits[room.path[at]] += 1
            for player in range(len(room.out)):
                tree.gains[room.path[at], player] += room.out[player]
    return games


def _chosen(tree: Tree, node: int, weights: Numbers, rng: np.random.Generator) -> int:
    """The child to go to: drawn where chance acts, else the most promising."""
    first, count, acts = tree.first[node], tree.children[node], tree.acts[node]
    if acts == CHANCE:
        weights[:count] = tree.likely[first : first + count]
        return int(first + drawn(weights[:count], rng))
    low, high = tree.bounds[0], tree.bounds[1]
    span = high - low if high > low else 1.0
    log = math.log(tree.visits[node] + 1)
    best, chosen = -math.inf, first
    for child in range(first, first + count):
        visits = tree.visits[child]
        if visits == 0:
            # Those that were never tried come first, in any order.
            worth = 1e9 + rng.random()
        else:
            mean = (tree.gains[child, acts] / visits - low) / span
            worth = mean + EXPLORATION * math.sqrt(log / visits)
        if worth > best:
            best, chosen = worth, child
    return int(chosen)


def _add_children(options: Options, row: Row, tree: Tree, node: int, acts: int, room: Room) -> None:
    """Adds a child for each action, as long as there is room for all of them."""
    if acts == CHANCE:
        room.weights[:] = 0
        chances(options, row, room.weights)
        for action in range(len(room.mask)):
            room.mask[action] = room.weights[action] > 0
    else:
        legal(options, row, room.mask)
    first, count = tree.size[0], 0
    for action in range(len(room.mask)):
        count += room.mask[action]
    if first + count > len(tree.first):
        return
    at = first
    for action in range(len(room.mask)):
        if room.mask[action]:
            tree.first[at], tree.action[at] = UNGROWN, action
            tree.likely[at] = room.weights[action]
            at += 1
    tree.first[node], tree.children[node], tree.size[0] = first, count, at


def _play_to_end(
    options: Options, row: Row, acts: int, room: Room, rng: np.random.Generator
) -> None:
    """Plays at random and writes the scores."""
    while acts != NOBODY:
        if acts == CHANCE:
            room.weights[:] = 0
            chances(options, row, room.weights)
        else:
            legal(options, row, room.mask)
            for action in range(len(room.mask)):
                room.weights[action] = room.mask[action]
        step(options, row, drawn(room.weights, rng))
        acts = turn(options, row)
    scores(options, row, room.out)


def _gain(out: Numbers, bounds: Numbers) -> None:
    """What a game came to: the winners share 1; where one plays alone, the score."""
    if len(out) == 1:
        bounds[0], bounds[1] = min(bounds[0], out[0]), max(bounds[1], out[0])
        return
    best = out.max()
    winners = 0
    for player in range(len(out)):
        winners += out[player] == best
    for player in range(len(out)):
        out[player] = 1 / winners if out[player] == best else 0.0


_HELPERS = (_chosen, _add_children, _play_to_end, _gain)


@cache
def grower(moves: Moves) -> Callable[..., int]:
    """`grow` on a game's kernel, compiled."""
    helpers = {helper.__name__: filled(helper, moves) for helper in _HELPERS}
    return filled(grow, moves, **helpers)


@cache
def grower_by_rules(moves: Moves) -> Callable[..., int]:
    """`grow` as it is written, on functions that aren't compiled."""
    names = {**globals(), **moves._asdict(), "drawn": plain(drawn)}
    for template in (*_HELPERS, grow):
        names[template.__name__] = FunctionType(template.__code__, names, template.__name__)
    made: Callable[..., int] = names["grow"]
    return made
