"""`check` catches every wrong program of the collection, names its mistake and shrinks well."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from noripan.check import checking
from noripan.check.building import make_program
from noripan.check.checking import Check, Report, Settings
from noripan.check.reference import ProblemReference
from noripan.check.running import Pool
from noripan.games import problem, problem_entry
from tests.check.builders import NO_PROGRAM, StandIn
from tests.check.collection import RIGHT, WRONG, Program
from tests.check.conftest import Build
from tests.check.exhaustive import smallest, steps
from tests.shared import shared_seed

QUICK = {
    "yut-nori/all-start-together.py",
    "dice-yut/greedy.py",
    "new-game/slides-under.py",
    "new-game-2/takes-the-whole-square.py",
    "othello/always-eight.py",
    "omok/five-or-more.py",
}
"""One a problem stands for the others where time is short."""

SMALLEST_BOARD, FEWEST_DISCS = 4, 4
LONG_GAMES = {"cap-at-999", "cap-at-1001"}
"""They show only where a game ends exactly in turn 1000 or 1001, which few on small boards do.

For New Game, hill climbing over 0.4 to 2 million games on each of 4x4, 5x5 and 6x6 found none.
"""

SECONDS = 300
"""For each half of a check: a busy machine is no reason to find less."""


@pytest.fixture(autouse=True)
def _time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "SECONDS_AFTER", SECONDS)


caught = pytest.mark.parametrize(
    "program",
    [
        pytest.param(
            program, id=str(program), marks=[] if str(program) in QUICK else [pytest.mark.slow]
        )
        for program in WRONG
    ],
)


def checked(program: Program, build: Build) -> Report:
    answers = StandIn(build(program))
    reference = ProblemReference(problem(program.problem))
    return Check(reference, NO_PROGRAM, answers, Settings(seconds=SECONDS)).run()


@caught
def test_a_wrong_program_is_caught_named_and_its_input_shrunk(
    program: Program, build: Build
) -> None:
    report = checked(program, build)
    assert report.finding is not None
    assert report.finding.match is not None
    named = [set(one.name.split("+")) for one in report.finding.match.misreadings]
    assert set(program.mistakes) in named
    assert_within_one_step_of_the_smallest(program, report.finding.trial.text)


def assert_within_one_step_of_the_smallest(program: Program, text: str) -> None:
    if program.problem.startswith("new-game"):
        size, discs = map(int, text.split()[:2])
        assert size <= smallest_board(program) + 1
        assert discs <= FEWEST_DISCS + 1
        return
    fewest = smallest(program.misreading())
    assert fewest is None or steps(program.problem, text) <= fewest + 1


def smallest_board(program: Program) -> int:
    """The smallest there is, or the smallest known on which a rare mistake shows."""
    sharp = {one.name: one.text for one in problem_entry(program.problem).sharp_inputs}
    rare = [int(sharp[name].split()[0]) for name in LONG_GAMES.intersection(program.mistakes)]
    return max([SMALLEST_BOARD, *rare])


@pytest.mark.parametrize(
    "program",
    [
        pytest.param(
            program, id=str(program), marks=[] if program.name == "transposed-everywhere"
            else [pytest.mark.slow],
        )
        for program in RIGHT
    ],
)  # fmt: skip
def test_a_right_program_passes_however_wrong_it_looks(program: Program, build: Build) -> None:
    reference = ProblemReference(problem(program.problem))
    runs = 60 if program.compiler == "javac" else 300
    settings = Settings(seconds=SECONDS, runs=runs)
    report = Check(reference, NO_PROGRAM, StandIn(build(program)), settings).run()
    assert report.finding is None
    assert report.inputs > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["next-row", "gives-up-the-stone", "no-rising"])
def test_a_real_run_in_each_language_says_the_same(name: str, tmp_path: Path) -> None:
    program = next(one for one in WRONG if one.name == name)
    report = really_checked(program.write(tmp_path), "omok", tmp_path)
    assert report.finding is not None
    assert report.finding.match is not None
    assert program.mistakes in [(one.name,) for one in report.finding.match.misreadings]


def test_a_program_that_a_judge_accepted_is_caught_all_the_same(tmp_path: Path) -> None:
    written_up = shared_seed("오목 그대로 구현했다")
    found = re.search(r"^#include.*^}$", written_up, re.MULTILINE | re.DOTALL)
    assert found is not None
    source = tmp_path / "accepted.cpp"
    source.write_text(found[0], encoding="utf-8")
    report = really_checked(source, "omok", tmp_path)
    assert report.finding is not None
    assert report.finding.match is not None
    assert [one.name for one in report.finding.match.misreadings] == ["rising-missed-at-the-left"]
    assert steps("omok", report.finding.trial.text) == 5


def really_checked(source: Path, name: str, folder: Path) -> Report:
    if source.suffix == ".cpp" and shutil.which("g++") is None:
        pytest.skip("g++ isn't installed")
    if source.suffix == ".java" and shutil.which("javac") is None:
        pytest.skip("javac isn't installed")
    reference = ProblemReference(problem(name))
    program = make_program([str(source)], reference.limits, str(folder))
    with Pool(2) as pool:
        return Check(reference, program, pool, Settings(seconds=SECONDS)).run()
