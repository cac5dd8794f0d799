"""The contract of `compiling.kernel`, held against the rules for every game that has a kernel."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.compiling.kernel import CHANCE, NOBODY, Kernel
from noripan.core.errors import IllegalMove, InvalidOptions
from tests.conformance.entries import ENTRIES
from tests.conformance.examples import EXAMPLES

if TYPE_CHECKING:
    from noripan.core.game import AnyGame, State

KERNELS: dict[str, Kernel[Any]] = {
    name: kernel
    for name, game in EXAMPLES.items()
    for entry in ENTRIES
    if isinstance(game, entry.game) and (kernel := entry.kernel(game)) is not None
}
every_kernel = pytest.mark.parametrize(
    "kernel", [pytest.param(kernel, id=name) for name, kernel in KERNELS.items()]
)
seeds = st.integers(0, 2**32)
a_few_walks = settings(max_examples=1)
LONGEST_WALK = 60


def walk(game: AnyGame, seed: int) -> list[State[Any]]:
    """The states of a random game from its start, then of its end."""
    rng = random.Random(seed)
    states = [game.start()]
    while states[-1].outcome is None and len(states) < 3000:
        states.append(states[-1].play(rng.choice(states[-1].moves())))
    return states[:LONGEST_WALK] + states[-2:]


@every_kernel
@a_few_walks
@given(seed=seeds)
def test_a_row_is_a_state(kernel: Kernel[Any], seed: int) -> None:
    states = walk(kernel.game, seed)
    for state in states[::3] + states[-1:]:
        row = kernel.pack(state)
        assert kernel.unpack(row) == state
        assert row.shape == kernel.pack(states[0]).shape


@every_kernel
@a_few_walks
@given(seed=seeds)
def test_a_row_tells_what_the_rules_tell(kernel: Kernel[Any], seed: int) -> None:
    states, actions = walk(kernel.game, seed), kernel.game.actions
    rows = kernel.pack_all(states)
    masks, turns, chances = kernel.legal(rows), kernel.turns(rows), kernel.chances(rows)
    for number, state in enumerate(states):
        assert turns[number] == state.turn
        legal = {actions[action] for action in np.flatnonzero(masks[number]).tolist()}
        assert legal == set(state.moves())
        expected = np.zeros(len(actions))
        for move, chance in state.chances():
            expected[actions.index(move)] = chance
        assert chances[number] == pytest.approx(expected)
    over = [number for number, state in enumerate(states) if state.outcome is not None]
    assert list(np.flatnonzero(turns == NOBODY)) == over
    for number, scores in zip(over, kernel.scores(rows[over]), strict=True):
        outcome = states[number].outcome
        assert outcome is not None
        assert scores.tolist() == [float(score) for score in outcome.scores]


@every_kernel
@a_few_walks
@given(seed=seeds)
def test_stepping_is_playing(kernel: Kernel[Any], seed: int) -> None:
    rng = random.Random(seed)
    for state in walk(kernel.game, seed)[::4]:
        moves = state.moves()
        for move in rng.sample(moves, min(3, len(moves))):
            row = kernel.pack(state)
            action = kernel.game.actions.index(move)
            assert kernel.moves.step(kernel.options, row, action)
            assert kernel.unpack(row) == state.play(move)
            assert np.array_equal(row, kernel.pack(state.play(move)))


@every_kernel
@a_few_walks
@given(seed=seeds)
def test_what_is_not_legal_is_refused_and_changes_nothing(kernel: Kernel[Any], seed: int) -> None:
    for state in walk(kernel.game, seed)[::9]:
        row = kernel.pack(state)
        mask = kernel.legal(row[None])[0]
        wrong = [*np.flatnonzero(~mask), -1, len(mask), 2**62, -(2**62)]
        for action in wrong[:: len(wrong) // 20 + 1] + wrong[-4:]:
            assert not kernel.moves.step(kernel.options, row, int(action))
        assert np.array_equal(row, kernel.pack(state))


@every_kernel
def test_a_batch_names_the_row_that_is_refused(kernel: Kernel[Any]) -> None:
    rows = np.repeat(kernel.pack_all([kernel.game.start()]), 3, axis=0)
    first = int(np.flatnonzero(kernel.legal(rows)[0])[0])
    with pytest.raises(IllegalMove, match="isn't legal in row 1"):
        kernel.step(rows, np.array([first, -1, first]))
    for wrong in ([first], [first + 0.5] * 3):
        with pytest.raises(InvalidOptions):
            kernel.step(rows, np.array(wrong))


@every_kernel
@a_few_walks
@given(seed=seeds)
def test_a_batch_steps_as_single_rows_do(kernel: Kernel[Any], seed: int) -> None:
    rng = random.Random(seed)
    states = [state for state in walk(kernel.game, seed) if state.outcome is None]
    moves = [rng.choice(state.moves()) for state in states]
    rows = kernel.pack_all(states)
    kernel.step(rows, np.array([kernel.game.actions.index(move) for move in moves]))
    after = [state.play(move) for state, move in zip(states, moves, strict=True)]
    assert np.array_equal(rows, kernel.pack_all(after))


@every_kernel
@a_few_walks
@given(seed=seeds)
def test_hashes_are_equal_for_equal_states_alone(kernel: Kernel[Any], seed: int) -> None:
    states = walk(kernel.game, seed)
    hashes = kernel.hashes(kernel.pack_all(states))
    assert len(set(hashes.tolist())) == len(set(states))
    assert np.array_equal(hashes, kernel.hashes(kernel.pack_all(states)))


@every_kernel
@a_few_walks
@given(seed=seeds)
def test_a_symmetry_and_a_move_come_to_the_same_in_any_order(
    kernel: Kernel[Any], seed: int
) -> None:
    rng = random.Random(seed)
    states = [state for state in walk(kernel.game, seed)[::6] if state.outcome is None]
    rows = kernel.pack_all(states)
    assert np.array_equal(kernel.symmetries[0], np.arange(len(kernel.game.actions)))
    for symmetry, actions in enumerate(kernel.symmetries):
        assert sorted(actions) == list(range(len(actions)))
        turned = kernel.turned(rows, symmetry)
        assert np.array_equal(kernel.legal(turned)[:, actions], kernel.legal(rows))
        chosen = np.array([kernel.game.actions.index(rng.choice(s.moves())) for s in states])
        after = rows.copy()
        kernel.step(after, chosen)
        kernel.step(turned, actions[chosen])
        assert np.array_equal(turned, kernel.turned(after, symmetry))


@every_kernel
def test_random_play_ends_where_the_rules_end_it(kernel: Kernel[Any]) -> None:
    rows = np.repeat(kernel.pack_all([kernel.game.start()]), 20, axis=0)
    plies = kernel.play_out(rows, np.random.default_rng(3))
    again = np.repeat(kernel.pack_all([kernel.game.start()]), 20, axis=0)
    assert np.array_equal(plies, kernel.play_out(again, np.random.default_rng(3)))
    assert np.array_equal(rows, again)
    assert (kernel.turns(rows) == NOBODY).all()
    scores = kernel.scores(rows)
    for row, told in zip(rows[:5], scores, strict=False):
        outcome = kernel.unpack(row).outcome
        assert outcome is not None
        assert told.tolist() == [float(score) for score in outcome.scores]


@every_kernel
def test_random_play_is_as_long_as_by_the_rules(kernel: Kernel[Any]) -> None:
    games = 30
    rows = np.repeat(kernel.pack_all([kernel.game.start()]), 300, axis=0)
    plies = kernel.play_out(rows, np.random.default_rng(11))
    rng, lengths = random.Random(5), []
    for _game in range(games):
        state, count = kernel.game.start(), 0
        while state.outcome is None:
            if state.turn == CHANCE:
                moves, chances = zip(*state.chances(), strict=True)
                state = state.play(rng.choices(moves, [float(chance) for chance in chances])[0])
            else:
                state = state.play(rng.choice(state.moves()))
            count += 1
        lengths.append(count)
    error = float(plies.std()) * (1 / games + 1 / len(plies)) ** 0.5
    assert abs(np.mean(lengths) - plies.mean()) <= 5 * error + 1e-9
