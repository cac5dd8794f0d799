"""Monte Carlo tree search on every game of the house, and on one without a kernel."""

from __future__ import annotations

import random
import threading
from typing import Any

import numpy as np
import pytest

from noripan.core.errors import UsageError
from noripan.engines.engine import Certainty, Limit, Measure
from noripan.engines.mcts import MctsEngine
from noripan.engines.mcts.by_rules import MOVES, row_of
from noripan.engines.mcts.growing import grower, grower_by_rules, new_room, new_tree
from noripan.games import parse_game, problem, problem_entry
from noripan.games.othello.fast.kernel import kernel_of
from tests.sixth.connect_four import ConnectFour

GAMES = [
    "othello?size=4", "omok?size=9", "yut-nori?pieces=1", "dice-yut",
    *(pytest.param(text, marks=pytest.mark.slow)
      for text in ("othello?size=10", "omok?size=9&ruleset=renju",
                   "yut-nori?pieces=2&throws=one-by-one")),
]  # fmt: skip


def to_a_choice(state: Any, draws: random.Random) -> Any:
    """The first state from here on in which somebody has a choice."""
    while state.outcome is None and not state.turn.is_person:
        state = state.play(draws.choice([move for move, _chance in state.chances()]))
    return state


@pytest.mark.parametrize("text", GAMES)
def test_it_plays_every_game_to_its_end(text: str) -> None:
    draws, engine = random.Random(text), MctsEngine(most_nodes=1 << 12)
    state: Any = parse_game(text).start()
    for number in range(400):
        state = to_a_choice(state, draws)
        if state.outcome is not None:
            break
        found = engine.choose(state, Limit(nodes=40 if number % 20 == 0 else 8))
        assert found.move in state.moves()
        assert found.evaluation.certainty is Certainty.ESTIMATE
        state = state.play(found.move)


def test_a_game_without_a_kernel_has_an_opponent_too() -> None:
    game: Any = ConnectFour()
    state = game.start()
    for column in (2, 2, 3, 3, 4, 4):  # three in the lowest row, both ends open
        state = state.play(state.moves()[column])
    found = MctsEngine().choose(state, Limit(nodes=600))
    assert state.play(found.move).outcome is not None


def test_it_takes_a_win_and_stops_one() -> None:
    state: Any = parse_game("omok?size=9&ruleset=freestyle").start()
    for move in ("e5", "e9", "e6", "a2", "e7", "a3", "e8"):
        state = state.play(state.game.parse_move(move))
    engine = MctsEngine()
    answer = engine.choose(state, Limit(nodes=4000)).move
    assert str(answer) == "e4"
    state = state.play(next(move for move in state.moves() if str(move) == "b9"))
    won = engine.choose(state, Limit(nodes=4000))
    assert state.play(won.move).outcome is not None
    assert won.evaluation.measure is Measure.WIN_CHANCE
    assert won.evaluation.value > 0.9


def test_one_who_plays_alone_is_told_points() -> None:
    state = to_a_choice(parse_game("dice-yut").start(), random.Random(1))
    found = MctsEngine().choose(state, Limit(nodes=2000))
    assert found.evaluation.measure is Measure.POINTS
    assert 60 < found.evaluation.value < 220


def test_the_compiled_tree_is_the_one_that_the_rules_grow() -> None:
    """With the same draws they visit the same nodes, as long as moves stand in the same order."""
    kernel = kernel_of(parse_game("othello?size=4"))
    state = kernel.game.start()
    trees = []
    for grow, options, row in [
        (grower(kernel.moves), kernel.options, kernel.pack(state)),
        (grower_by_rules(MOVES), (kernel.game,), row_of(state)),
    ]:
        tree = new_tree(2, 1 << 12)
        grow(options, row, tree, new_room(2, 17), 150, np.random.default_rng(5), np.zeros(1, int))
        trees.append(tree)
    for column, other in zip(*trees, strict=True):
        assert np.allclose(column, other)


def test_with_a_limit_of_games_it_answers_the_same_every_time() -> None:
    state: Any = parse_game("othello").start()
    first, second = (MctsEngine(7).choose(state, Limit(nodes=300)) for _time in range(2))
    assert (first.move, first.evaluation, first.line) == (
        second.move, second.evaluation, second.line
    )  # fmt: skip
    assert first.nodes == 300


def test_it_stops_when_told_and_a_full_tree_is_no_end() -> None:
    stop = threading.Event()
    stop.set()
    state: Any = parse_game("othello").start()
    assert len(list(MctsEngine().analyse(state, Limit(), stop))) == 1
    found = MctsEngine(most_nodes=32).choose(state, Limit(nodes=200))
    assert found.nodes == 200
    assert MctsEngine().choose(state, Limit(nodes=1)).move in state.moves()


def test_a_game_that_nobody_plays_is_refused() -> None:
    board = next(iter(problem_entry("new-game").named_cases)).input
    state = problem("new-game").watch(board)[0].start
    with pytest.raises(UsageError):
        MctsEngine().choose(state, Limit(nodes=1))
