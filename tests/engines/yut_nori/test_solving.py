"""The solved chances, held against the rules: they know nothing of tables and tiles."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import count
from typing import TYPE_CHECKING

import pytest

from noripan.core.value import replace
from noripan.engines.yut_nori.odds import has_table
from noripan.engines.yut_nori.solving import Solver
from noripan.engines.yut_nori.table import Table, build_table, open_table
from noripan.games.yut_nori import PRESETS, YutNori
from noripan.games.yut_nori.options import Again, BackDo, Shortcut, Throws

if TYPE_CHECKING:
    from pathlib import Path

    from noripan.games.yut_nori.game import YutState

ROUNDED = 2e-5

GAMES = {
    "one piece": YutNori(pieces=1, throws=Throws.ONE_BY_ONE),
    "two pieces": YutNori(pieces=2, throws=Throws.ONE_BY_ONE),
    "half-round sticks": YutNori(pieces=2, throws=Throws.ONE_BY_ONE, flat=Fraction(3, 5)),
    "nak": YutNori(pieces=2, throws=Throws.ONE_BY_ONE, nak=Fraction(1, 10)),
    "captures earn nothing": YutNori(
        pieces=2, throws=Throws.ONE_BY_ONE, again=Again.YUT | Again.MO
    ),
    "nothing earns a throw": YutNori(pieces=2, throws=Throws.ONE_BY_ONE, again=Again.NOTHING),
}
every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in GAMES.items()]
)


def solved(game: YutNori, folder: Path) -> Table:
    for _sweep in build_table(game, folder):
        pass
    table = open_table(game, folder)
    assert table is not None
    return table


def by_one_throw(table: Table, state: YutState) -> float:
    """The mover's chance from the chances after one throw, by the rules alone."""
    chance = 0.0
    for cast, probability in state.chances():
        thrown = state.play(cast)
        if thrown.turn.is_person:
            worth = max(table.after(thrown, thrown.play(move)) for move in thrown.moves())
        else:
            worth = table.chance(thrown)
        chance += float(probability) * (worth if thrown.mover == state.mover else 1 - worth)
    return chance


def throwing_states(game: YutNori, seed: int, most: int) -> list[YutState]:
    rng = random.Random(seed)
    found: list[YutState] = []
    for _game in count():
        state = game.start()
        while state.outcome is None:
            if state.chances():
                found.append(state)
            state = state.play(rng.choice(state.moves()))
        if len(found) >= most:
            return rng.sample(found, most)
    return found


@every_game
def test_every_chance_is_what_the_chances_after_one_throw_make_it(
    game: YutNori, tmp_path: Path
) -> None:
    table = solved(game, tmp_path)
    for state in throwing_states(game, seed=1, most=300):
        assert table.chance(state) == pytest.approx(by_one_throw(table, state), abs=ROUNDED)


def test_perfect_play_wins_as_often_as_the_table_says(tmp_path: Path) -> None:
    game = GAMES["two pieces"]
    table, rng, games, won = solved(game, tmp_path), random.Random(7), 3000, 0
    for _game in range(games):
        state = game.start()
        while state.outcome is None:
            if state.chances():
                moves, chances = zip(*state.chances(), strict=True)
                state = state.play(rng.choices(moves, [float(chance) for chance in chances])[0])
            else:
                state = max(map(state.play, state.moves()), key=lambda n: table.after(state, n))
        won += state.outcome.scores[0] == 1
    expected = table.chance(game.start())
    error = (expected * (1 - expected) / games) ** 0.5
    assert abs(won / games - expected) < 4 * error


def test_a_solution_that_is_stopped_goes_on_to_the_same_chances(tmp_path: Path) -> None:
    game = GAMES["two pieces"]
    whole = solved(game, tmp_path / "whole")
    for stopped_after in (1, 30, 60):
        folder = tmp_path / f"stopped-{stopped_after}"
        sweeps = build_table(game, folder)
        for _sweep in zip(range(stopped_after), sweeps, strict=False):
            pass
        assert open_table(game, folder) is None
        again = solved(game, folder)
        assert abs(again.stored.astype(int) - whole.stored).max() <= 1


def test_what_is_left_of_a_solution_is_the_table_alone(tmp_path: Path) -> None:
    table = solved(GAMES["one piece"], tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["chances.npy", "table.json"]
    assert table.is_whole()
    assert table.residual < 1e-6


def test_two_threads_find_what_one_does(tmp_path: Path) -> None:
    game = GAMES["two pieces"]
    found = []
    for threads in (1, 2):
        solver = Solver(game, tmp_path / str(threads), threads=threads)
        for _sweep in solver.sweeps():
            pass
        found.append([solver.chances(layer) for layer in range(game.pieces)])
    for one, two in zip(*found, strict=True):
        assert abs(one - two).max() < 1e-5


@pytest.mark.parametrize(
    "game",
    [
        YutNori(),
        PRESETS["family"],
        YutNori(pieces=5, throws=Throws.ONE_BY_ONE),
        YutNori(throws=Throws.ONE_BY_ONE, shortcut=Shortcut.CHOSEN),
        YutNori(throws=Throws.ONE_BY_ONE, back_do=BackDo.ONE_MARKED_STICK),
    ],
)
def test_a_game_in_which_more_counts_than_two_positions_has_no_table(game: YutNori) -> None:
    assert not has_table(game)


def test_a_game_with_a_table_has_one_for_each_number_of_pieces() -> None:
    assert all(
        has_table(replace(YutNori(throws=Throws.ONE_BY_ONE), pieces=pieces))
        for pieces in range(1, 5)
    )
