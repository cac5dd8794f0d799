"""Records as JSON."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan import Cause, Ending, Othello, Place, Player, Ply, Record
from noripan.core.errors import InvalidRecord
from noripan.formats.json import read, write
from noripan.games import GAMES, problem_entry, problem_names
from tests.conformance.examples import EXAMPLES

if TYPE_CHECKING:
    from noripan.core.game import AnyGame

OWN = {kind.name for entry in GAMES for kind in entry.games}
every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in EXAMPLES.items() if game.name in OWN]
)
GAME = Othello(6)
SHORT = Record(GAME.start(), tuple(Ply(GAME.parse_move(move)) for move in ("c2", "b2")))


def played(game: AnyGame, seed: int, most: int = 40) -> Record:
    rng = random.Random(seed)
    state = game.start()
    plies: list[Ply] = []
    while state.outcome is None and len(plies) < most:
        plies.append(Ply(rng.choice(state.moves())))
        state = state.play(plies[-1].move)
    return Record(game.start(), tuple(plies))


@every_game
def test_a_record_reads_back_to_the_same(game: AnyGame) -> None:
    for seed in range(3):
        record = played(game, seed)
        assert read(write(record)) == record
        half = Record(record.end(), ())
        assert read(write(half)) == half


@given(
    clock=st.none() | st.floats(allow_nan=False, allow_infinity=False),
    evaluation=st.none() | st.floats(allow_nan=False, allow_infinity=False),
    comment=st.text(),
    place=st.none() | st.builds(Place, st.text(), st.integers(1, 99), st.integers(1, 99)),
    ending=st.none()
    | st.builds(Ending, st.sampled_from(Cause), st.none() | st.sampled_from([*Player][:2])),
)
def test_nothing_that_was_noted_is_lost(ending: Ending | None, **noted: Any) -> None:
    plies = tuple(Ply(ply.move, **noted) for ply in SHORT.plies)
    record = Record(SHORT.start, plies, ending)
    assert read(write(record)) == record


def test_the_form_is_short_where_nothing_was_noted() -> None:
    assert json.loads(write(SHORT)) == {
        "format": "noripan record 1",
        "game": "othello?size=6",
        "rules": 1,
        "plies": ["c2", "b2"],
    }


@pytest.mark.parametrize("name", problem_names())
def test_the_games_of_an_input_read_back_with_their_places(name: str) -> None:
    entry = problem_entry(name)
    for case in entry.named_cases[:3]:
        for telling in entry.problem.watch(case.input):
            record = telling.record()
            if type(record.start).__name__.startswith("_"):
                continue  # a position that is no moment of a game
            assert read(write(record)) == record
            assert record.end() == telling.end


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "noripan record 2"}, "expected format: 'noripan record 1', found"),
        ({"format": None}, "expected format: a string, found null"),
        ({"game": "othelo"}, "game: no game is called 'othelo'"),
        ({"game": "othello?size=7"}, "game: a board of Othello has an even size"),
        ({"rules": 2}, "expected rules: 1, found 2"),
        ({"rules": True}, "expected rules: a whole number, found true"),
        ({"start": "XO"}, "start: a state is 36 of the letters"),
        ({"plies": "c2"}, 'expected plies: a list, found "c2"'),
        ({"plies": ["c2", "z9"]}, "ply 2: move: 'z9' is no move"),
        ({"plies": ["c2", "c2"]}, "ply 2, c2: c2 is taken"),
        ({"plies": ["c2", 7]}, "ply 2: expected an object, found 7"),
        ({"plies": [{"move": "c2", "clok": 1}]}, "ply 1: expected one of move, place, clock"),
        ({"plies": [{"clock": 1}]}, "ply 1: expected the field move, which is missing"),
        ({"plies": [{"move": "c2", "clock": "1"}]}, 'ply 1: expected clock: a number, found "1"'),
        ({"plies": [{"move": "c2", "place": ["a", 1]}]}, "ply 1: expected place: [file, line"),
        ({"ending": {"cause": "bored"}}, "ending: expected cause: resigned, time"),
        ({"ending": {"cause": "time", "player": 3}}, "ending: expected player: 1 to 2, found 3"),
        ({"colour": "red"}, 'expected one of format, game, rules, start, plies, ending, found "c'),
    ],
)
def test_what_is_no_record_is_told_with_its_place(change: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidRecord) as raised:
        read(json.dumps(json.loads(write(SHORT)) | change))
    assert words in str(raised.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, "NaN"])
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord):
        read(text)


@given(st.data())
def test_a_record_with_any_letters_changed_is_read_or_refused(data: st.DataObject) -> None:
    text = write(SHORT)
    start, end = sorted(data.draw(st.integers(0, len(text))) for _ in range(2))
    changed = text[:start] + data.draw(st.text(max_size=5)) + text[end:]
    try:
        record = read(changed)
    except InvalidRecord:
        return
    assert read(write(record)) == record


def test_who_leaves_loses_and_an_aborted_game_has_no_winner() -> None:
    for cause in Cause:
        record = Record(SHORT.start, SHORT.plies, Ending(cause, Player.FIRST))
        assert record.winners() == (() if cause is Cause.ABORTED else (Player.SECOND,))
    assert Record(SHORT.start, SHORT.plies, Ending(Cause.AGREED)).winners() == ()
