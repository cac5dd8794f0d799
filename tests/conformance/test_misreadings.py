"""Misreadings, sharp inputs and strategies of every problem."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.check.parting import parting
from noripan.core.errors import InputError
from noripan.core.game import Event
from noripan.core.text import Language
from noripan.draw.svg import draw_svg
from noripan.draw.text import Ink, draw_text
from noripan.games import problem_entry
from noripan.games.entry import ProblemEntry
from noripan.problems.faults import Faults
from noripan.problems.misreading import combine
from tests.conformance.entries import PROBLEMS, every_problem

FEWEST = 12

every_problem_with_misreadings = pytest.mark.parametrize(
    "entry", [entry for entry in PROBLEMS if entry.misreadings], ids=lambda entry: entry.name
)


@cache
def right_answers(name: str) -> tuple[str, ...]:
    entry = problem_entry(name)
    return tuple(entry.problem.answer(sharp.text) for sharp in entry.sharp_inputs)


@cache
def wrong_answers(name: str) -> dict[str, tuple[str, ...]]:
    entry = problem_entry(name)
    texts = [sharp.text for sharp in entry.sharp_inputs]
    return {known.name: tuple(map(known.answer, texts)) for known in entry.misreadings}


def test_these_problems_have_misreadings() -> None:
    having = {entry.name for entry in PROBLEMS if entry.misreadings}
    assert having >= {"yut-nori", "dice-yut", "new-game", "new-game-2", "othello", "omok"}


@every_problem_with_misreadings
def test_misreadings_are_at_least_twelve_with_names_of_their_own(entry: ProblemEntry) -> None:
    names = [known.name for known in entry.misreadings]
    assert len(set(names)) == len(names) >= FEWEST
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", one) for one in names)


@every_problem_with_misreadings
def test_misreadings_and_sharp_inputs_are_told_in_both_languages(entry: ProblemEntry) -> None:
    texts = [sharp.title for sharp in entry.sharp_inputs]
    for known in entry.misreadings:
        texts.append(known.title)
        assert known.rule.en.endswith(".")
        assert known.rule.ko.endswith(".")
    for text in texts:
        assert all(text.to(language).strip() for language in Language)
        assert text.en != text.ko


@every_problem_with_misreadings
def test_every_sharp_input_is_allowed(entry: ProblemEntry) -> None:
    assert len(right_answers(entry.name)) == len(entry.sharp_inputs) > 0


@every_problem_with_misreadings
def test_a_misreading_shows_on_the_sharp_input_of_its_name(entry: ProblemEntry) -> None:
    place = {sharp.name: index for index, sharp in enumerate(entry.sharp_inputs)}
    right = right_answers(entry.name)
    for known, wrong in wrong_answers(entry.name).items():
        assert wrong[place[known]] != right[place[known]], known


@every_problem_with_misreadings
def test_the_sharp_inputs_tell_all_misreadings_apart(entry: ProblemEntry) -> None:
    alike = defaultdict(list)
    for known, wrong in wrong_answers(entry.name).items():
        alike[wrong].append(known)
    assert [names for names in alike.values() if len(names) > 1] == []


@every_problem_with_misreadings
def test_two_misreadings_of_different_steps_combine_to_one_that_answers(
    entry: ProblemEntry,
) -> None:
    both = [
        pair
        for one, other in combinations(entry.misreadings, 2)
        if (pair := combine(one, other)) is not None
    ]
    assert both
    for pair in both[:: len(both) // 10 + 1]:
        for sharp in entry.sharp_inputs[:3]:
            assert pair.answer(sharp.text)


@every_problem
@settings(max_examples=25)
@given(data=st.data())
def test_strategies_draw_only_inputs_that_the_problem_allows(
    entry: ProblemEntry, data: st.DataObject
) -> None:
    text = data.draw(entry.strategy())
    try:
        answer = entry.problem.answer(text)
    except InputError as error:
        pytest.fail(f"{error}\n{text}")
    assert answer.endswith("\n")


@every_problem
@settings(max_examples=10)
@given(data=st.data())
def test_what_is_drawn_for_a_subtask_is_allowed_and_belongs_to_it(
    entry: ProblemEntry, data: st.DataObject
) -> None:
    for number, _subtask in enumerate(entry.problem.subtasks, start=1):
        text = data.draw(entry.strategy(number))
        assert entry.problem.answer(text)
        assert entry.belongs(text, number)


@every_problem_with_misreadings
@settings(max_examples=5)
@given(data=st.data())
def test_misreadings_answer_whatever_the_problem_allows(
    entry: ProblemEntry, data: st.DataObject
) -> None:
    text = data.draw(entry.strategy())
    known = data.draw(st.sampled_from(entry.misreadings))
    assert known.answer(text).endswith("\n")


WRITTEN_WRONG = {
    "yut-nori": {"nalbat-is-not-drawn", "corners-are-swapped", "every-piece-at-the-top-left"},
    "new-game": {"first-turn-is-0"},
    "new-game-2": {"first-turn-is-0"},
    "othello": {
        "white-first", "counts-add-up", "empty-squares-count", "last-line-is-not-counted",
    },
    "omok": {
        "topmost-is-named", "last-is-named", "row-and-column-swapped", "counted-from-0",
        "rows-from-the-bottom",
    },
}  # fmt: skip
"""Mistakes in writing the answer alone: the game that leads to it is the right one."""


@every_problem_with_misreadings
def test_a_misreading_leads_away_from_the_rules_in_a_turn_that_can_be_drawn(
    entry: ProblemEntry,
) -> None:
    texts = {sharp.name: sharp.text for sharp in entry.sharp_inputs}
    for known in entry.misreadings:
        parted = parting(entry.problem, [known], texts[known.name])
        assert (parted is None) == (known.name in WRITTEN_WRONG.get(entry.name, ())), known.name
        for side in (parted.right, parted.wrong) if parted else ():
            assert bool(side.frames) != bool(side.refusal)
            for frame in side.frames:
                assert draw_text(frame.told(), language=Language.KOREAN, ink=Ink.PLAIN)
                assert draw_svg(frame.told(), language=Language.ENGLISH)


# What inputs bring about, told by the events of their games

EVENTS = {
    "yut-nori": """Entered Moved TookShortcut PassedCorner Carried Stacked Captured ReachedNalbat
        WentOut""",
    "dice-yut": "TookShortcut PassedCorner TurnedHome JumpedOver Moved Arrived Scored",
    "new-game": """Skipped MovedOntoWhite MovedOntoRed TurnedOver TurnedAtBlue TurnedAtEdge Blocked
        StackedFour CameRound""",
    "new-game-2": """MovedOntoWhite MovedOntoRed TurnedOver TurnedAtBlue TurnedAtEdge Blocked
        StackedFour CameRound""",
    "othello": "Named TurnedOver Passed",  # the small ones stop before the game is over
    "connect-four": "Fell Connected",
}
with_events = [entry for entry in PROBLEMS if entry.name in EVENTS]


def events_of(entry: ProblemEntry, text: str) -> set[str]:
    events: list[Event] = []
    for record in entry.problem.watch(text, faults=Faults()):
        for step in record.steps:
            events += step.events
    return {type(event).__name__ for event in events}


@pytest.mark.parametrize(
    "entry", [entry for entry in with_events if entry.sharp_inputs], ids=lambda entry: entry.name
)
def test_the_sharp_inputs_bring_about_every_event(entry: ProblemEntry) -> None:
    seen = set().union(*(events_of(entry, sharp.text) for sharp in entry.sharp_inputs))
    assert set(EVENTS[entry.name].split()) <= seen


@pytest.mark.parametrize("entry", with_events, ids=lambda entry: entry.name)
def test_strategies_bring_about_every_event(entry: ProblemEntry) -> None:
    seen: set[str] = set()

    @settings(max_examples=60, derandomize=True, database=None)
    @given(entry.strategy())
    def draw(text: str) -> None:
        if not wanted <= seen:
            seen.update(events_of(entry, text))

    wanted = set(EVENTS[entry.name].split())
    draw()
    assert wanted <= seen


@settings(max_examples=60)
@given(text=problem_entry("omok").strategy())
def test_boards_of_omok_have_one_five_at_most(text: str) -> None:
    forgiving = Faults(lenient=True)
    problem_entry("omok").problem.answer(text, faults=forgiving)
    assert forgiving.forgiven == []
