"""The contract of `core.game`, held against every game with many of its options."""

from __future__ import annotations

import pickle
import random
from fractions import Fraction
from itertools import chain
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import IllegalMove, InvalidMove, InvalidRecord, InvalidState
from noripan.core.game import Event, Move, Player, State
from noripan.core.record import Ply, Record
from noripan.core.text import Language
from tests.conformance.examples import EXAMPLES

if TYPE_CHECKING:
    from noripan.core.game import AnyGame

    AnyState = State[Any]

LONGEST_WALK = 60

every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in EXAMPLES.items()]
)
seeds = st.integers(0, 2**32)
# One walk visits many states, so a few walks are many examples.
a_few_walks = settings(max_examples=3)


class Foreign(Move):
    """A move of no game."""

    def __str__(self) -> str:
        return "foreign"


def walk(game: AnyGame, seed: int, longest: int = LONGEST_WALK) -> list[AnyState]:
    """The states of a random game, or of its beginning."""
    rng = random.Random(seed)
    states = [game.start()]
    while states[-1].outcome is None and len(states) < longest:
        states.append(states[-1].play(rng.choice(states[-1].moves())))
    return states


@every_game
@a_few_walks
@given(seed=seeds)
def test_somebody_acts_or_there_is_an_outcome(game: AnyGame, seed: int) -> None:
    for state in walk(game, seed):
        over = state.turn is Player.NOBODY
        assert over == (state.outcome is not None) == (not state.moves())


@every_game
@a_few_walks
@given(seed=seeds)
def test_moves_are_legal_distinct_and_in_a_fixed_order(game: AnyGame, seed: int) -> None:
    for state in walk(game, seed)[::7]:
        moves = state.moves()
        assert len(set(moves)) == len(moves)
        assert moves == game.parse_state(str(state)).moves()
        for move in moves[:: len(moves) // 20 + 1]:
            state.play(move)


@every_game
@a_few_walks
@given(seed=seeds)
def test_play_changes_nothing_but_gives_the_same_state_again(game: AnyGame, seed: int) -> None:
    for state in walk(game, seed)[::7]:
        before, code = str(state), hash(state)
        for move in state.moves()[:5]:
            events: list[Event] = []
            assert state.play(move) == state.play(move, events)
        assert (str(state), hash(state)) == (before, code)


@every_game
@a_few_walks
@given(seed=seeds)
def test_text_forms_read_back_to_the_same(game: AnyGame, seed: int) -> None:
    for state in walk(game, seed)[::5]:
        again = game.parse_state(str(state))
        assert again == state
        assert hash(again) == hash(state)
        assert "\n" not in str(state)
        for move in state.moves():
            assert game.parse_move(str(move)) == move


@every_game
@a_few_walks
@given(seed=seeds)
def test_different_states_have_different_texts(game: AnyGame, seed: int) -> None:
    states = walk(game, seed)
    assert len({str(state) for state in states}) == len(set(states))


@every_game
@a_few_walks
@given(seed=seeds)
def test_every_legal_move_is_one_of_the_actions(game: AnyGame, seed: int) -> None:
    actions = game.actions
    for state in walk(game, seed)[::5]:
        for move in state.moves():
            assert actions[actions.index(move)] == move


@every_game
def test_actions_are_distinct_and_numbered_in_their_order(game: AnyGame) -> None:
    moves = list(game.actions)
    assert len(set(moves)) == len(moves) == len(game.actions) > 0
    assert [game.actions.index(move) for move in moves] == list(range(len(moves)))
    assert all(game.parse_move(str(move)) == move for move in moves)


@every_game
def test_a_move_of_no_game_is_no_action(game: AnyGame) -> None:
    assert Foreign() not in game.actions
    with pytest.raises(IllegalMove):
        game.actions.index(Foreign())


@every_game
@a_few_walks
@given(seed=seeds)
def test_whoever_acts_is_one_of_the_players(game: AnyGame, seed: int) -> None:
    assert game.players % game.teams == 0 if game.players else game.teams == 0
    for state in walk(game, seed):
        assert not state.turn.is_person or state.turn < game.players


@every_game
@a_few_walks
@given(seed=seeds)
def test_winners_are_whole_teams_with_the_best_score(game: AnyGame, seed: int) -> None:
    outcome = walk(game, seed, longest=3000)[-1].outcome
    assert outcome is not None
    assert len(outcome.scores) == game.players
    for winner in outcome.winners:
        team = range(winner % game.teams, game.players, game.teams)
        assert {Player(ally) for ally in team} <= set(outcome.winners)
        assert outcome.scores[winner] == max(outcome.scores) > min(outcome.scores)


@every_game
@a_few_walks
@given(seed=seeds)
def test_the_probabilities_of_chance_sum_to_exactly_one(game: AnyGame, seed: int) -> None:
    for state in walk(game, seed):
        chances = state.chances()
        if state.turn is not Player.CHANCE:
            assert chances == ()
            continue
        assert sum(chance for _move, chance in chances) == Fraction(1)
        assert all(chance > 0 for _move, chance in chances)
        assert tuple(move for move, _chance in chances) == state.moves()


@every_game
@a_few_walks
@given(seed=seeds)
def test_a_game_that_is_over_has_scores_and_a_reason_and_no_next_state(
    game: AnyGame, seed: int
) -> None:
    *earlier, last = walk(game, seed, longest=3000)
    assert last.outcome is not None
    assert all(last.outcome.reason.text.to(language) for language in Language)
    for state in earlier[-1:]:
        for move in state.moves():
            with pytest.raises(IllegalMove):
                last.play(move)


def played(game: AnyGame, seed: int) -> tuple[Record, list[AnyState]]:
    """A random game, or its beginning, and its states."""
    rng = random.Random(seed)
    states = [game.start()]
    plies: list[Ply] = []
    while states[-1].outcome is None and len(plies) < LONGEST_WALK:
        plies.append(Ply(rng.choice(states[-1].moves())))
        states.append(states[-1].play(plies[-1].move))
    return Record(states[0], tuple(plies)), states


@every_game
@a_few_walks
@given(seed=seeds)
def test_a_record_is_data_that_plays_again_as_often_as_asked(game: AnyGame, seed: int) -> None:
    record, states = played(game, seed)
    assert record.game == game
    for _time in range(2):
        assert [step.state for step in record.steps()] == states[1:]
    assert record.end() == states[-1]
    outcome = states[-1].outcome
    assert record.winners() == (outcome.winners if outcome else ())
    assert pickle.loads(pickle.dumps(record)) == record
    assert hash(record) == hash(Record(record.start, record.plies))


@every_game
@a_few_walks
@given(seed=seeds)
def test_a_record_that_goes_on_after_the_end_names_the_ply(game: AnyGame, seed: int) -> None:
    record, _states = played(game, seed)
    wrong = Record(record.start, (*record.plies, Ply(Foreign())))
    with pytest.raises(InvalidRecord, match=f"^ply {len(wrong.plies)}, foreign: "):
        wrong.end()


@every_game
@a_few_walks
@given(seed=seeds)
def test_events_tell_what_happened_in_both_languages(game: AnyGame, seed: int) -> None:
    rng = random.Random(seed)
    state = game.start()
    for ply in range(LONGEST_WALK):
        if state.outcome is not None:
            break
        events: list[Event] = []
        state = state.play(rng.choice(state.moves()), events)
        for event in events:
            assert all(event.caption().to(language).strip() for language in Language)
        if ply % 9 == 0 or state.outcome is not None:
            assert state.scene(tuple(events)).spots


@every_game
@a_few_walks
@given(seed=seeds)
def test_a_scene_names_only_its_own_spots(game: AnyGame, seed: int) -> None:
    for state in walk(game, seed)[::9]:
        scene = state.scene()
        names = [spot.name for spot in scene.spots]
        assert len(set(names)) == len(names)
        used = {token.spot for token in scene.tokens} | {mark.spot for mark in scene.marks}
        used |= {end for link in scene.links for end in (link.start, link.end)}
        assert used <= set(names)
        places = [(token.spot, token.slot) for token in scene.tokens]
        assert len(set(places)) == len(places)


@every_game
@a_few_walks
@given(seed=seeds)
def test_a_move_is_pointed_out_by_spots_of_the_scene(game: AnyGame, seed: int) -> None:
    for state in walk(game, seed)[::9]:
        names = {spot.name for spot in state.scene().spots}
        pointed = [state.spots_of(move) for move in state.moves()]
        assert set(chain.from_iterable(pointed)) <= names


@every_game
@a_few_walks
@given(seed=seeds)
def test_moves_are_shared_by_all_states(game: AnyGame, seed: int) -> None:
    for state in walk(game, seed)[::5]:
        for move in state.moves():
            assert game.actions[game.actions.index(move)] is move
            assert game.parse_move(str(move)) is move


@every_game
def test_a_foreign_move_is_illegal(game: AnyGame) -> None:
    with pytest.raises(IllegalMove):
        game.start().play(Foreign())


@every_game
@given(text=st.text())
def test_any_text_is_a_move_or_refused_as_one(game: AnyGame, text: str) -> None:
    try:
        move = game.parse_move(text)
    except InvalidMove:
        return
    assert game.parse_move(str(move)) == move


@every_game
@settings(max_examples=25)
@given(text=st.text(), seed=seeds, data=st.data())
def test_any_text_is_a_state_or_refused_as_one(
    game: AnyGame, text: str, seed: int, data: st.DataObject
) -> None:
    genuine = str(walk(game, seed, longest=10)[-1])
    start, end = sorted(data.draw(st.integers(0, len(genuine))) for _ in range(2))
    for candidate in (text, genuine[:start] + text + genuine[end:]):
        try:
            state = game.parse_state(candidate)
        except InvalidState:
            continue
        assert game.parse_state(str(state)) == state


@every_game
def test_games_and_states_can_be_pickled(game: AnyGame) -> None:
    state = walk(game, seed=1, longest=10)[-1]
    assert pickle.loads(pickle.dumps(state)) == state
    assert pickle.loads(pickle.dumps(game)) == game
