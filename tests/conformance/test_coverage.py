"""What inputs cover: nothing is missing, nothing is covered that isn't known, all is told."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noripan.games.entry import ProblemEntry
from noripan.problems.coverage import Coverage, spots_of, tally
from tests.conformance.entries import PROBLEMS

HANGUL = re.compile("[가-힣]")
COVERED = [entry for entry in PROBLEMS if entry.coverage is not None]
MOST_INPUTS = 320
"""So that a program that takes 30 ms for each is run on all of them in `check`'s half minute."""

every_coverage = pytest.mark.parametrize("entry", COVERED, ids=lambda entry: entry.name)


def coverage_of(entry: ProblemEntry) -> Coverage:
    assert entry.coverage is not None
    return entry.coverage


def subtasks(entry: ProblemEntry) -> tuple[int | None, ...]:
    return (None, *range(1, len(entry.problem.subtasks) + 1))


@every_coverage
def test_the_covering_inputs_cover_every_spot(entry: ProblemEntry) -> None:
    coverage = coverage_of(entry)
    found = tally(coverage, coverage.inputs())
    assert [spot.text.en for row in found.rows for spot in row.missing] == []
    assert found.covered == found.spots == len(coverage.spots())


@every_coverage
def test_the_covering_inputs_are_few_different_and_allowed(entry: ProblemEntry) -> None:
    for subtask in subtasks(entry):
        texts = coverage_of(entry).inputs(subtask)
        assert len(texts) == len(set(texts)) <= MOST_INPUTS
        assert texts == coverage_of(entry).inputs(subtask)
        for text in texts:
            assert entry.problem.answer(text)
            assert subtask is None or entry.belongs(text, subtask)


@every_coverage
def test_a_subtask_is_covered_as_far_as_its_promise_allows(entry: ProblemEntry) -> None:
    coverage = coverage_of(entry)
    for subtask in subtasks(entry):
        found = tally(coverage, coverage.inputs(subtask), subtask)
        assert found.covered == found.spots == len(spots_of(coverage, subtask)) > 0


@every_coverage
def test_spots_are_told_in_both_languages_and_no_two_alike(entry: ProblemEntry) -> None:
    spots = coverage_of(entry).spots()
    for language in ("en", "ko"):
        told = [(getattr(one.rule, language), getattr(one.text, language)) for one in spots]
        assert len(set(told)) == len(spots)
    assert all(HANGUL.search(spot.rule.ko) for spot in spots)
    assert not any(HANGUL.search(spot.rule.en) for spot in spots)


@every_coverage
def test_nothing_is_covered_that_is_no_spot(entry: ProblemEntry) -> None:
    coverage = coverage_of(entry)
    known = frozenset(coverage.spots())
    sharp = st.sampled_from([one.text for one in entry.sharp_inputs])

    @settings(max_examples=40, suppress_health_check=list(HealthCheck))
    @given(text=entry.strategy() | sharp)
    def holds(text: str) -> None:
        assert known.issuperset(coverage.covered(text))

    holds()


@every_coverage
def test_a_tally_says_what_is_missing(entry: ProblemEntry) -> None:
    coverage = coverage_of(entry)
    found = tally(coverage, coverage.inputs()[:1])
    missing = {spot for row in found.rows for spot in row.missing}
    assert missing == set(coverage.spots()).difference(coverage.covered(coverage.inputs()[0]))
    assert found.spots == found.covered + len(missing) == len(coverage.spots())
