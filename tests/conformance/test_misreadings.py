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
from noripan.games import problem, problem_entry, problem_names
from noripan.problems.faults import Faults
from noripan.problems.misreading import combine

FEWEST = 12

every_problem = pytest.mark.parametrize("name", problem_names())


@cache
def right_answers(name: str) -> tuple[str, ...]:
    return tuple(problem(name).answer(sharp.text) for sharp in problem_entry(name).sharp_inputs)


@cache
def wrong_answers(name: str) -> dict[str, tuple[str, ...]]:
    texts = [sharp.text for sharp in problem_entry(name).sharp_inputs]
    return {
        known.name: tuple(map(known.answer, texts)) for known in problem_entry(name).misreadings
    }


@every_problem
def test_a_problem_has_at_least_twelve_misreadings_with_names_of_their_own(name: str) -> None:
    names = [known.name for known in problem_entry(name).misreadings]
    assert len(set(names)) == len(names) >= FEWEST
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", one) for one in names)


@every_problem
def test_misreadings_and_sharp_inputs_are_told_in_both_languages(name: str) -> None:
    texts = [sharp.title for sharp in problem_entry(name).sharp_inputs]
    for known in problem_entry(name).misreadings:
        texts.append(known.title)
        assert known.rule.en.endswith(".")
        assert known.rule.ko.endswith(".")
    for text in texts:
        assert all(text.to(language).strip() for language in Language)
        assert text.en != text.ko


@every_problem
def test_every_sharp_input_is_allowed(name: str) -> None:
    assert len(right_answers(name)) == len(problem_entry(name).sharp_inputs) > 0


@every_problem
def test_a_misreading_shows_on_the_sharp_input_of_its_name(name: str) -> None:
    place = {sharp.name: index for index, sharp in enumerate(problem_entry(name).sharp_inputs)}
    right = right_answers(name)
    for known, wrong in wrong_answers(name).items():
        assert wrong[place[known]] != right[place[known]], known


@every_problem
def test_the_sharp_inputs_tell_all_misreadings_apart(name: str) -> None:
    alike = defaultdict(list)
    for known, wrong in wrong_answers(name).items():
        alike[wrong].append(known)
    assert [names for names in alike.values() if len(names) > 1] == []


@every_problem
def test_two_misreadings_of_different_steps_combine_to_one_that_answers(name: str) -> None:
    both = [
        pair
        for one, other in combinations(problem_entry(name).misreadings, 2)
        if (pair := combine(one, other)) is not None
    ]
    assert both
    for pair in both[:: len(both) // 10 + 1]:
        for sharp in problem_entry(name).sharp_inputs[:3]:
            assert pair.answer(sharp.text)


@every_problem
@settings(max_examples=25)
@given(data=st.data())
def test_strategies_draw_only_inputs_that_the_problem_allows(
    name: str, data: st.DataObject
) -> None:
    text = data.draw(problem_entry(name).strategy())
    try:
        answer = problem(name).answer(text)
    except InputError as error:
        pytest.fail(f"{error}\n{text}")
    assert answer.endswith("\n")


@every_problem
@settings(max_examples=5)
@given(data=st.data())
def test_misreadings_answer_whatever_the_problem_allows(name: str, data: st.DataObject) -> None:
    text = data.draw(problem_entry(name).strategy())
    known = data.draw(st.sampled_from(problem_entry(name).misreadings))
    assert known.answer(text).endswith("\n")


WRITTEN_WRONG = {
    "yut-nori": {"nalbat-is-not-drawn", "corners-are-swapped", "every-piece-at-the-top-left"},
    "new-game": {"first-turn-is-0"},
    "new-game-2": {"first-turn-is-0"},
    "othello": {"white-first", "counts-add-up", "empty-squares-count"},
    "omok": {
        "topmost-is-named", "last-is-named", "row-and-column-swapped", "counted-from-0",
        "rows-from-the-bottom",
    },
}  # fmt: skip
"""Mistakes in writing the answer alone: the game that leads to it is the right one."""


@every_problem
def test_a_misreading_leads_away_from_the_rules_in_a_turn_that_can_be_drawn(name: str) -> None:
    texts = {sharp.name: sharp.text for sharp in problem_entry(name).sharp_inputs}
    for known in problem_entry(name).misreadings:
        parted = parting(problem(name), [known], texts[known.name])
        assert (parted is None) == (known.name in WRITTEN_WRONG.get(name, ())), known.name
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
}


def events_of(name: str, text: str) -> set[str]:
    events: list[Event] = []
    for record in problem(name).watch(text, faults=Faults()):
        for step in record.steps:
            events += step.events
    return {type(event).__name__ for event in events}


@pytest.mark.parametrize("name", EVENTS)
def test_the_sharp_inputs_bring_about_every_event(name: str) -> None:
    seen = set().union(*(events_of(name, sharp.text) for sharp in problem_entry(name).sharp_inputs))
    assert set(EVENTS[name].split()) <= seen


@pytest.mark.parametrize("name", EVENTS)
def test_strategies_bring_about_every_event(name: str) -> None:
    seen: set[str] = set()

    @settings(max_examples=60, derandomize=True, database=None)
    @given(problem_entry(name).strategy())
    def draw(text: str) -> None:
        if not wanted <= seen:
            seen.update(events_of(name, text))

    wanted = set(EVENTS[name].split())
    draw()
    assert wanted <= seen


@settings(max_examples=60)
@given(text=problem_entry("omok").strategy())
def test_boards_of_omok_have_one_five_at_most(text: str) -> None:
    forgiving = Faults(lenient=True)
    problem("omok").answer(text, faults=forgiving)
    assert forgiving.forgiven == []
