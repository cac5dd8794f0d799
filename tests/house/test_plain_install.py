"""What a plain `pip install noripan` brings is enough for the main jobs."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import noripan
from noripan.judge.batch import FEWEST_TO_COMPILE_FOR
from tests.shared import CASES

GIVEN = CASES / "dice-yut" / "sample-1.in"
RIGHT = f"print({GIVEN.with_suffix('.ans').read_text()})"


def needed(name: str, found: dict[str, Distribution]) -> dict[str, Distribution]:
    """A distribution and, added to those found, all that it needs without any extra."""
    if name not in found:
        found[name] = distribution(name)
        for text in found[name].requires or ():
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                needed(requirement.name, found)
    return found


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the packages of a plain installation."""
    folder = tmp_path_factory.mktemp("packages")
    for one in needed("noripan", {}).values():
        for top in {file.parts[0] for file in one.files or ()} - {"..", "__pycache__"}:
            folder.joinpath(top).symlink_to(one.locate_file(top))  # type: ignore[arg-type]  # a path
    folder.joinpath("noripan").symlink_to(Path(noripan.__file__).parent)
    return folder


def run(packages: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    settings = {"PYTHONPATH": str(packages), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-S", "-m", "noripan", *words], capture_output=True, text=True,
        check=False, cwd=folder, env={**os.environ, **settings},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("words", "code", "shown"),
    [
        (["--version"], 0, "noripan "),
        (["problems"], 0, "dice-yut"),
        (["judge", "dice-yut", str(GIVEN)], 0, "190\n"),
        (["judge", "dice-yut", str(GIVEN.parent), "--out", ".", "--jobs", "2"], 0, ""),
        (["trace", "dice-yut", str(GIVEN)], 0, "190\n"),
        (["draw", "dice-yut", str(GIVEN)], 0, "<svg"),
        (["generate", "omok", "--out", "made", "--count", "2"], 0, ""),
        (["check", "dice-yut", "--", sys.executable, "mine.py"], 1, "counterexample"),
        (["grade", "dice-yut", "--", sys.executable, "mine.py"], 1, "WA"),
    ],
    ids=lambda words: words[0] if isinstance(words, list) else "",
)
def test_the_main_jobs_need_no_extra(
    words: list[str], code: int, shown: str, packages: Path, tmp_path: Path
) -> None:
    tmp_path.joinpath("mine.py").write_text(RIGHT)
    done = run(packages, tmp_path, *words)
    assert done.returncode == code, done.stderr
    assert shown in done.stdout + done.stderr


def test_many_inputs_are_answered_without_kernels(packages: Path, tmp_path: Path) -> None:
    one = GIVEN.read_text().rstrip("\n")
    tmp_path.joinpath("many.in").write_text("\n---\n".join([one] * FEWEST_TO_COMPILE_FOR))
    done = run(packages, tmp_path, "judge", "dice-yut", "many.in")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("190") == FEWEST_TO_COMPILE_FOR
    assert "working without compiled kernels" in done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["draw", "dice-yut", str(GIVEN), "-o", "board.png"], "draw"),
        (["serve"], "server"),
        (["warm"], "fast"),
        (["solve", "dice-yut", "--unknown"], "fast"),
        (["search", "new-game", "--longest"], "fast"),
    ],
    ids=lambda words: words[0] if isinstance(words, list) else "",
)
def test_the_other_jobs_name_their_extra(
    words: list[str], extra: str, packages: Path, tmp_path: Path
) -> None:
    done = run(packages, tmp_path, *words)
    assert done.returncode == 2
    assert done.stderr == (f"noripan: this needs more packages: pip install 'noripan[{extra}]'\n")
