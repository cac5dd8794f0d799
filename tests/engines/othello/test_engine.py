"""The engine: what it says of states, and how it keeps to its limits."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from noripan.core.errors import UsageError
from noripan.engines.engine import Certainty, Limit, Measure
from noripan.engines.othello import OthelloEngine
from noripan.games.omok import Omok
from noripan.games.othello import Othello
from tests.engines.othello.positions import drawn_state, lead, minimax


@pytest.fixture(scope="module")
def engine() -> OthelloEngine:
    return OthelloEngine(memory_bits=14)


def test_near_the_end_it_is_exact_and_its_line_ends_with_the_score(engine: OthelloEngine) -> None:
    for seed in range(12):
        state = drawn_state(seed, 1 + seed % 7)
        if state.outcome is not None:
            continue
        found = engine.choose(state, Limit())
        assert found.evaluation.certainty is Certainty.EXACT
        assert found.evaluation.measure is Measure.DISCS
        assert found.evaluation.value == minimax(state)
        assert found.move == found.line[0]
        end: Any = state
        for move in found.line:
            end = end.play(move)
        assert end.outcome is not None
        assert lead(end) * (1 if end.mover == state.mover else -1) == minimax(state)


def test_each_analysis_looks_further_and_its_line_is_legal(engine: OthelloEngine) -> None:
    state = drawn_state(2, 40)
    analyses = list(engine.analyse(state, Limit(depth=5)))
    assert [analysis.depth for analysis in analyses] == [1, 2, 3, 4, 5]
    nodes = [analysis.nodes for analysis in analyses]
    assert nodes == sorted(nodes)
    for analysis in analyses:
        after: Any = state
        for move in analysis.line:
            after = after.play(move)


def test_with_a_limit_of_nodes_the_answer_is_the_same_every_time(engine: OthelloEngine) -> None:
    state = drawn_state(7, 44)
    first, second = (engine.choose(state, Limit(nodes=20_000)) for _time in range(2))
    assert (first.move, first.evaluation, first.line, first.nodes) == (
        second.move, second.evaluation, second.line, second.nodes
    )  # fmt: skip
    assert first.nodes <= 20_000


def test_it_stops_when_told_and_has_a_move(engine: OthelloEngine) -> None:
    stop = threading.Event()
    stop.set()
    found = list(engine.analyse(Othello().start(), Limit(), stop))
    assert len(found) == 1
    later = threading.Event()
    for analysis in engine.analyse(Othello().start(), Limit(), later):
        if analysis.depth == 4:
            later.set()
    assert analysis.move in Othello().start().moves()


def test_a_pass_is_its_move_where_it_is_the_only_one(engine: OthelloEngine) -> None:
    for seed in range(300):
        state = drawn_state(seed, 6)
        if state.outcome is None and str(state.moves()[0]) == "--":
            found = engine.choose(state, Limit())
            assert str(found.move) == "--"
            assert found.evaluation.value == minimax(state)
            return
    pytest.fail("no drawn position had a pass")


@pytest.mark.parametrize("game", [Othello(6), Othello(10), Omok()])
def test_it_refuses_what_it_does_not_play(engine: OthelloEngine, game: Othello | Omok) -> None:
    assert not engine.plays(game)
    with pytest.raises(UsageError):
        engine.choose(game.start(), Limit(depth=1))


def test_it_refuses_a_game_that_is_over(engine: OthelloEngine) -> None:
    over = drawn_state(0, 0)
    assert over.outcome is not None
    with pytest.raises(UsageError):
        engine.choose(over, Limit(depth=1))
