"""Programs that go wrong at one boundary alone, made by parameter, are caught by what covers it.

Each is a right program of the collection with one number of its tables changed by one: a range
that begins or ends one too early or too late, in one direction.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from noripan.games import problem, problem_entry
from tests.check.collection import RIGHT, Program, as_judged
from tests.check.conftest import Build


def right(problem_name: str, name: str) -> Program:
    return next(one for one in RIGHT if (one.problem, one.name) == (problem_name, name))


def caught(program: Program, build: Build) -> bool:
    """Whether an input that covers the problem shows that a program is wrong."""
    run, truth = build(program), problem(program.problem)
    coverage = problem_entry(program.problem).coverage
    assert coverage is not None
    return any(run(text) != as_judged(truth.answer(text)) for text in coverage.inputs())


# Omok

WAYS = ("(0, 1, 0, 18, 0, 14)", "(1, 0, 0, 14, 0, 18)", "(1, 1, 0, 14, 0, 14)",
        "(-1, 1, 4, 18, 0, 14)")  # fmt: skip
NAMES = ("across", "down", "falling", "rising")
LIMITS = ("top", "bottom", "left", "right")
BEYOND = (("left",), ("top",), ("top", "left"), ("bottom", "left"))
"""For each direction, the limits that the stone before five can be past; after it, the others."""
OPPOSITE = {"left": "right", "top": "bottom", "bottom": "top"}
FLAT = ("return board[row][column]", "return cells[row * 19 + column]")


def omok_ranges() -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    """Where five may start: one row or column too few or too many."""
    for name, way in zip(NAMES, WAYS, strict=True):
        numbers = [int(word) for word in way.strip("()").split(",")]
        for limit, place in zip(LIMITS, range(2, 6), strict=True):
            for by in (-1, 1):
                changed = [*numbers[:place], numbers[place] + by, *numbers[place + 1 :]]
                yield f"{name} {limit} {by:+}", ((way, f"({', '.join(map(str, changed))})"),)


def omok_neighbours() -> Iterator[tuple[str, tuple[tuple[str, str], ...]]]:
    """Where the stone before or after five may be: one row or column too few or too many."""
    for number, (name, before) in enumerate(zip(NAMES, BEYOND, strict=True)):
        after = tuple(OPPOSITE[limit] for limit in before)
        for table, limits in (("BEFORE", before), ("AFTER", after)):
            line = f"{table} = [(0, 18, 0, 18)] * 4"
            for limit in limits:
                for by in (-1, 1):
                    rows = [[0, 18, 0, 18] for _way in NAMES]
                    rows[number][LIMITS.index(limit)] += by
                    yield f"{name} {table} {limit} {by:+}", ((line, f"{table} = {rows}"),)


OMOK = [*omok_ranges(), *omok_neighbours()]


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        *OMOK,
        *(
            pytest.param(f"{name} flat", (*changes, FLAT), marks=pytest.mark.slow)
            for name, changes in OMOK
        ),
    ],
)  # fmt: skip
def test_omok_with_one_limit_one_off_is_caught(
    name: str, changes: tuple[tuple[str, str], ...], build: Build
) -> None:
    program = right("omok", "ranges")._replace(name=name, changes=changes, mistakes=("?",))
    assert caught(program, build)
