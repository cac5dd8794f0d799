from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan import Player, UsageError, YutNori, replace
from noripan.games.yut_nori import moves as yut_moves
from noripan.games.yut_nori.fast.simulation import (
    POLICY_SHAPE,
    Policy,
    any_move,
    simulate,
    throwing_of,
    weigh,
)
from noripan.games.yut_nori.fast.table import (
    GIVE_UP,
    HOME,
    MOST_MOVES,
    MOVABLE_THROWS,
    MOVE_PARTS,
    MOVER,
    OWED,
    STOP_LIST,
    THROW_LIST,
    Counts,
    Options,
    Table,
    cast,
    is_throw_due,
    legal_moves,
    new_table,
    options_of,
    spend,
)
from noripan.games.yut_nori.game import YutState
from noripan.games.yut_nori.options import (
    Again,
    BackDo,
    BackWay,
    CaptureByYutOrMo,
    EmptyBoard,
    MustMove,
    Shortcut,
    Sides,
    Throws,
)
from noripan.games.yut_nori.rules import YutRules

GAMES = st.builds(
    YutNori,
    sides=st.sampled_from(Sides),
    pieces=st.integers(1, 5),
    again=st.sampled_from([Again(bits) for bits in range(8)]),
    capture_by_yut_or_mo=st.sampled_from(CaptureByYutOrMo),
    throws=st.sampled_from(Throws),
    shortcut=st.sampled_from(Shortcut),
    back_do=st.sampled_from(BackDo),
    empty_board=st.sampled_from(EmptyBoard),
    back_way=st.sampled_from(BackWay),
    nak=st.sampled_from([Fraction(0), Fraction(1, 8)]),
    must_move=st.sampled_from(MustMove),
)


class Wilful(YutRules):
    """Rules that the kernel doesn't know."""


def room() -> Counts:
    return np.empty((MOST_MOVES, MOVE_PARTS), np.int64)


def described(state: YutState, table: Table) -> tuple[object, object]:
    """A state of the rules and one of the kernel in the same words; over, only the board counts."""
    by_rules = (
        [[STOP_LIST.index(stop) for stop in stops] for stops in state.board.sides],
        None if state.outcome else (
            [state.thrown.count(throw) for throw in THROW_LIST[:MOVABLE_THROWS]],
            [int(state.mover), state.owed],
        ),
    )  # fmt: skip
    by_kernel = (
        table.stops.tolist(),
        None if state.outcome else (table.thrown.tolist(), table.turn.tolist()),
    )
    return by_rules, by_kernel


def listed(options: Options, table: Table) -> list[tuple[int, int, int]]:
    moves = room()
    return [(a, b, c) for a, b, c in moves[: legal_moves(options, table, moves)].tolist()]


def numbered(state: YutState) -> list[tuple[int, int, int]]:
    """The rules' moves as the kernel has them."""
    routes = state.routes
    return [
        (THROW_LIST.index(move.throw), move.piece.number, STOP_LIST.index(routes[move][-1]))
        if isinstance(move, yut_moves.Advance)
        else (GIVE_UP, 0, 0)
        for move in state.moves()
    ]


def play_both(state: YutState, options: Options, table: Table, chooser: random.Random) -> YutState:
    """Plays one random move by the rules and by the kernel."""
    index = chooser.randrange(len(state.moves()))
    move: yut_moves.YutMove = state.moves()[index]
    if isinstance(move, yut_moves.Cast):
        assert is_throw_due(options, table)
        cast(options, table, THROW_LIST.index(move.throw))
        return state.play(move)
    throw, piece, end = listed(options, table)[index]
    won = spend(options, table, throw, piece, end)
    after = state.play(move)
    assert won == (after.outcome is not None)
    return after


@settings(max_examples=60)
@given(game=GAMES, seed=st.integers(0, 2**32))
def test_a_game_goes_by_the_kernel_as_by_the_rules_with_any_options(
    game: YutNori, seed: int
) -> None:
    chooser, state, options = random.Random(seed), game.start(), options_of(game)
    table = new_table(options)
    for _ply in range(150):
        assert described(state, table)[0] == described(state, table)[1]
        if state.outcome:
            break
        if state.turn is not Player.CHANCE:
            assert listed(options, table) == numbered(state)
        state = play_both(state, options, table, chooser)


def kind_of_move(state: YutState, move: yut_moves.Advance) -> tuple[int, int, int, int, int]:
    """The place of a move in a policy, by the rules alone."""
    rules, board, route = state.game.rules, state.board, state.routes[move]
    start, end = board.stop(move.piece), rules.landing(route)
    captured = len(list(rules.captured(board, move.piece, route)))
    joined = bool(list(rules.stacked(board, move.piece, end)))
    chased = any(
        rules.meet(rules.landing(rules.route(stop, steps)), end)
        for _piece, stop in board.rivals(state.mover)
        if stop.station is not None
        for steps in range(1, 6)
    )
    is_out = STOP_LIST.index(end) == HOME
    return (
        STOP_LIST.index(start), STOP_LIST.index(end),
        min(captured, 2), int(joined), int(chased and not is_out),
    )  # fmt: skip


@settings(max_examples=40)
@given(game=GAMES, seed=st.integers(0, 2**32), plies=st.integers(0, 120))
def test_a_policy_weighs_each_move_by_its_own_entry(game: YutNori, seed: int, plies: int) -> None:
    chooser, state, options = random.Random(seed), game.start(), options_of(game)
    table = new_table(options)
    for _ply in range(plies):
        if state.outcome is None:
            state = play_both(state, options, table, chooser)
    if state.turn in (Player.CHANCE, Player.NOBODY):
        return
    policy = np.random.default_rng(seed).normal(size=POLICY_SHAPE)
    moves = np.array(listed(options, table), np.int64)
    weights = np.empty(len(moves))
    weigh(options, table, policy, moves, weights)
    expected = np.exp(
        [
            policy[kind_of_move(state, move)]
            if isinstance(move, yut_moves.Advance)
            else policy[0, 0, 0, 0, 0]
            for move in state.moves()
        ]
    )
    assert weights / weights.sum() == pytest.approx(expected / expected.sum())


@given(GAMES)
def test_throws_are_as_likely_as_the_rules_say(game: YutNori) -> None:
    sums = throwing_of(game)
    chances = dict(zip(THROW_LIST, np.diff(sums, prepend=0.0), strict=True))
    assert sums[-1] == 1.0
    for throw, chance in game.throw_chances():
        assert chances[throw] == pytest.approx(float(chance))


def homeward() -> Policy:
    """Captures if it can, else goes home if it can."""
    policy = any_move()
    policy[:, HOME] = 50
    policy[:, :, 1:] = 100
    return policy


def test_a_policy_that_captures_beats_one_that_does_not_care() -> None:
    winners = simulate(YutNori(), (any_move(), homeward()), 4000, seed=5).winners
    assert (winners == 1).mean() > 0.55


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    game = YutNori(pieces=2)
    one, same, other = (
        simulate(game, (any_move(), any_move()), 50, seed=seed).throws.tolist()
        for seed in (3, 3, 4)
    )
    assert one == same != other


def test_games_of_one_piece_end_as_often_for_each_player_as_the_rules_say() -> None:
    game = YutNori(pieces=1, again=Again.NOTHING)
    simulated = simulate(game, (any_move(), any_move()), 20000, seed=1)
    chooser, firsts = random.Random(1), 0
    for _game in range(400):
        state = game.start()
        while state.outcome is None:
            moves = state.moves()
            odds = [float(chance) for _move, chance in state.chances()] or None
            state = state.play(chooser.choices(moves, odds)[0])
        firsts += state.outcome.winners == (Player.FIRST,)
    assert (simulated.winners == 0).mean() == pytest.approx(firsts / 400, abs=0.1)


def test_a_game_without_end_is_broken_off() -> None:
    never = np.full(POLICY_SHAPE, -np.inf)
    never[0, 0, 0, 0, 0] = 0
    game = YutNori(must_move=MustMove.NO)
    simulated = simulate(game, (never, never), 1, seed=0)
    assert simulated.winners.tolist() == [-1]
    assert simulated.throws.tolist() == [100_000]


def test_a_policy_that_likes_nothing_makes_any_move() -> None:
    nothing = np.full(POLICY_SHAPE, -np.inf)
    game = YutNori(pieces=2)
    assert set(simulate(game, (nothing, any_move()), 50, seed=0).winners.tolist()) == {0, 1}


@pytest.mark.parametrize(
    "policies",
    [
        (any_move(),),
        (any_move(), any_move()[:-1]),
        (any_move(), np.full(POLICY_SHAPE, np.nan)),
        (any_move(), np.full(POLICY_SHAPE, np.inf)),
    ],
    ids=["one too few", "another shape", "no number", "infinite"],
)
def test_policies_that_are_none_are_refused(policies: tuple[Policy, ...]) -> None:
    with pytest.raises(UsageError):
        simulate(YutNori(), policies, 1, seed=0)


def test_changed_rules_of_moving_are_refused() -> None:
    with pytest.raises(UsageError):
        simulate(replace(YutNori(), rules=Wilful()), (any_move(), any_move()), 1, seed=0)


def test_the_turn_is_where_the_table_says() -> None:
    table = new_table(options_of(YutNori()))
    assert (table.turn[MOVER], table.turn[OWED]) == (0, 1)
