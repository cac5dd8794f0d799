"""Imports between the rooms of the package go one way."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import noripan
from noripan.games import GAMES, problem_names
from noripan.games.entry import GameEntry
from tests.shared import CASES, TESTS

PACKAGE = Path(noripan.__file__).parent
ROOMS = (
    "core",
    "draw compiling",
    "problems",
    "games",
    "judge engines formats",
    "check matches env",
    "protocols",
    "arena server",
    "cli",
)
LEVELS = {room: level for level, rooms in enumerate(ROOMS) for room in rooms.split()}
QUICK_PATH_DOES_WITHOUT = {
    "typing",
    "dataclasses",
    "argparse",
    "re",
    "json",
    "pathlib",
    "fractions",
}
NEVER_FOR_ONE_INPUT = {"numpy", "numba", "rich", "hypothesis"}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def imported(source: str) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, "imports name the whole path"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name for name in names if name.startswith("noripan.")}


def forbidden(importer: str, name: str) -> bool:
    room, other = importer.split(".")[1], name.split(".")[1]
    if room == other == "games" and len(importer.split(".")) > 3:
        return forbidden_in_game(importer.split(".")[2:], name.split(".")[2:])
    return room in LEVELS and other in LEVELS and room != other and LEVELS[other] >= LEVELS[room]


def forbidden_in_game(importer: list[str], name: list[str]) -> bool:
    """Whether a module of a game may not import another: the game knows neither room below it."""
    if importer[0] != name[0]:
        return True
    part, other = ((path[1:] or [""])[0] for path in (importer, name))
    if part == "__init__":  # it lends names of theirs, see below
        return False
    return other in {"judge": ("fast",), "fast": ()}.get(part, ("judge", "fast"))


@pytest.mark.parametrize("module", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_from_its_own_room_and_those_below(module: Path) -> None:
    importer = ".".join(("noripan", *module.relative_to(PACKAGE).with_suffix("").parts))
    wrong = {
        name for name in imported(module.read_text(encoding="utf-8")) if forbidden(importer, name)
    }
    assert not wrong


def test_the_rule_catches_an_import_that_goes_the_wrong_way() -> None:
    assert forbidden("noripan.core.game", "noripan.games.othello")
    assert forbidden("noripan.draw.text", "noripan.judge.files")
    assert forbidden("noripan.games.omok.rules", "noripan.games.othello.rules")
    assert not forbidden("noripan.games.omok.rules", "noripan.games.omok.scene")
    assert forbidden("noripan.games.omok.rules", "noripan.games.omok.judge.problem")
    assert forbidden("noripan.games.omok.rules", "noripan.games.omok.fast.kernel")
    assert forbidden("noripan.games.omok.judge.problem", "noripan.games.omok.fast.kernel")
    assert not forbidden("noripan.games.omok.judge.problem", "noripan.games.omok.rules")
    assert not forbidden("noripan.games.omok.fast.batch", "noripan.games.omok.judge.problem")
    assert not forbidden("noripan.cli.judge", "noripan.judge.files")


def test_contributing_tells_what_each_room_is_for() -> None:
    told = (TESTS.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name[0] != "_"}
    assert {room for room in rooms if f"\n| `{room}` |" not in told} == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.class_name)
def test_a_game_is_imported_without_what_learners_or_kernels_need(game: GameEntry) -> None:
    script = (
        f"import sys; import {game.package} as game; game.{game.class_name}; print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = [name for name in done.stdout.split() if name.startswith(f"{game.package}.")]
    assert loaded
    assert not [name for name in loaded if name.split(".")[3] in ("judge", "fast")]


def test_the_page_knows_no_game() -> None:
    names = {*problem_names(), *(game.class_name for game in GAMES)}
    for path in sorted((PACKAGE / "server" / "web").rglob("*.*")):
        text = path.read_text(encoding="utf-8")
        assert not {name for name in names if name in text}, path.name


def test_every_room_is_known() -> None:
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name[0] != "_"}
    assert rooms <= LEVELS.keys()


@pytest.mark.parametrize("options", [[], ["--lenient"], ["--lang", "ko"], ["--jobs", "2"]])
@pytest.mark.parametrize("name", problem_names())
def test_answering_one_input_imports_nothing_slow(name: str, options: list[str]) -> None:
    given = next(CASES.joinpath(name).glob("*.in"))
    script = (
        "import sys; before = set(sys.modules)\n"
        "from noripan.cli.main import main\n"
        f"code = main(['judge', {name!r}, {str(given)!r}, *{options}])\n"
        "print(code, *(set(sys.modules) - before))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    code, *loaded = done.stdout.splitlines()[-1].split()
    assert code == "0"
    assert not set(loaded) & (QUICK_PATH_DOES_WITHOUT | NEVER_FOR_ONE_INPUT)
