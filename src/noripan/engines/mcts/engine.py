"""Plays any game by trying moves out: on its kernel where it has one, else by its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from noripan.compiling.kernel import CHANCE
from noripan.engines.engine import (
    Analysis,
    Certainty,
    Engine,
    Evaluation,
    Limit,
    Measure,
    check_playable,
)
from noripan.engines.mcts.by_rules import MOVES, row_of
from noripan.engines.mcts.growing import UNGROWN, grower, grower_by_rules, new_room, new_tree
from noripan.engines.searching import Clock, run_until
from noripan.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from threading import Event

    from noripan.compiling.kernel import Kernel
    from noripan.compiling.moves import Options, Row
    from noripan.core.game import AnyGame, Game, Move, State
    from noripan.engines.mcts.growing import Tree

_MOST_NODES = 1 << 19
_FIRST_GAMES = 64
_LONGEST_LINE = 12
_NO_LIMIT = 1 << 62


class MctsEngine(Engine):
    """Monte Carlo tree search; a limit in nodes is one in games played.

    Args:
        seed: What it draws by: with a limit in nodes alone it answers the same every time.
        most_nodes: How large its tree may become.
    """

    name = "mcts"

    def __init__(self, seed: int = 0, *, most_nodes: int = _MOST_NODES) -> None:
        self._seed = seed
        self._most_nodes = most_nodes

    def plays(self, game: Game[Any, Any]) -> bool:
        """Every game that somebody plays."""
        return game.players > 0

    def analyse(
        self, state: State[Any], limit: Limit, stop: Event | None = None
    ) -> Iterator[Analysis]:
        """An analysis each time it has played twice as many games; depth counts as no limit."""
        check_playable(self, state)
        clock, halt = Clock(limit, stop), np.zeros(1, np.int64)
        game = state.game
        grow, options, root = _on(game, state)
        tree = new_tree(game.players, self._most_nodes)
        room = new_room(game.players, len(game.actions))
        rng = np.random.default_rng(self._seed)
        most, played, games = limit.nodes or _NO_LIMIT, 0, _FIRST_GAMES
        while played < most:
            now = min(games, most - played)

            def search(now: int = now) -> int:
                return grow(options, root, tree, room, now, rng, halt)

            # The first games are played whatever the clock says: a move must be there.
            played += search() if played == 0 else run_until(clock, halt, search)
            yield _analysis(state, tree, played, clock.seconds)
            if clock.is_up:
                return
            games = played


def _on(game: AnyGame, state: State[Any]) -> tuple[Callable[..., int], Options, Row]:
    """What grows a tree for a game, and the state as that wants it."""
    kernel = _kernel_of(game)
    if kernel is None:
        return grower_by_rules(MOVES), (game,), row_of(state)
    return grower(kernel.moves), kernel.options, kernel.pack(state)


def _kernel_of(game: AnyGame) -> Kernel[Any] | None:
    entries = (entry for entry in GAMES if isinstance(game, entry.games))
    return next((entry.kernel(game) for entry in entries), None)


def _analysis(state: State[Any], tree: Tree, played: int, seconds: float) -> Analysis:
    line = _line(state.game, tree)
    best = _most_visited(tree, 0)
    one_plays = state.game.players == 1
    return Analysis(
        move=line[0],
        evaluation=Evaluation(
            float(tree.gains[best, int(state.turn)] / tree.visits[best]),
            Measure.POINTS if one_plays else Measure.WIN_CHANCE,
            Certainty.ESTIMATE,
        ),
        line=line,
        depth=len(line),
        nodes=played,
        seconds=seconds,
    )


def _line(game: AnyGame, tree: Tree) -> tuple[Move, ...]:
    """The moves most tried, up to where chance acts or nothing was tried."""
    line: list[Move] = []
    node = 0
    while tree.first[node] != UNGROWN and tree.acts[node] != CHANCE and len(line) < _LONGEST_LINE:
        node = _most_visited(tree, node)
        if not tree.visits[node]:
            break
        line.append(game.actions[int(tree.action[node])])
    return tuple(line)


def _most_visited(tree: Tree, node: int) -> int:
    first, count = int(tree.first[node]), int(tree.children[node])
    return first + int(np.argmax(tree.visits[first : first + count]))
