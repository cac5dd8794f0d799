"""Every game has one entry, whose parts are found in its folder or have a default."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from noripan.core.errors import UsageError
from noripan.core.scene import Scene
from noripan.games import GAMES, problem, problem_entry
from noripan.games.entry import GameEntry, ProblemEntry
from noripan.problems.study import Study
from noripan.problems.text_shape import TextShape

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.class_name)


@every_game
def test_an_entry_says_of_a_game_what_the_game_says_itself(game: GameEntry) -> None:
    assert game.game.__name__ == game.class_name
    assert {type(preset) for preset in game.presets.values()} >= {game.game}
    assert [entry.problem.name for entry in game.problems] == list(game.aliases)


@every_game
def test_presets_can_be_played(game: GameEntry) -> None:
    for preset in game.presets.values():
        assert isinstance(preset.start().scene(), Scene)


def test_no_two_problems_are_found_by_one_name() -> None:
    names = [
        "".join(filter(str.isalnum, known))
        for game in GAMES
        for name, aliases in game.aliases.items()
        for known in (name, *aliases, *(alias.rpartition("-")[2] for alias in aliases))
    ]
    assert len(set(names)) == len(names)


def test_finding_a_problem_imports_no_other_game() -> None:
    script = (
        "import sys; from noripan.games import problem; problem('omok')\n"
        "print(*{name.split('.')[2] for name in sys.modules if name.startswith('noripan.games.')})"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert set(done.stdout.split()) == {"entry", "omok"}


def test_an_entry_goes_to_other_processes() -> None:
    for game in GAMES:
        for entry in game.problems:
            again: ProblemEntry = pickle.loads(pickle.dumps(entry))
            assert again == entry
            assert again.problem is entry.problem


# A game of which there is nothing but the problem


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of a game that can be imported."""
    package = tmp_path / "bare_game"
    (package / "judge").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "judge" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    for name in list(sys.modules):
        if name.partition(".")[0] == package.name:
            monkeypatch.delitem(sys.modules, name)
    return package


BARE = GameEntry("bare_game", "Bare", {"bare": ()})
(BARE_PROBLEM,) = BARE.problems


@pytest.mark.usefixtures("folder")
def test_what_a_game_lacks_has_a_default() -> None:
    assert BARE.compiled is None
    assert BARE_PROBLEM.misreadings == ()
    assert BARE_PROBLEM.sharp_inputs == ()
    assert type(BARE_PROBLEM.study) is Study
    assert BARE_PROBLEM.batch_solver is None
    assert BARE_PROBLEM.grading_set is None
    assert BARE_PROBLEM.belongs("anything", 1)


@pytest.mark.usefixtures("folder")
def test_inputs_that_nobody_can_draw_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    unlisted = problem("omok")
    assert not unlisted.games
    monkeypatch.setattr(ProblemEntry, "problem", property(lambda _entry: unlisted))
    assert BARE_PROBLEM.named_cases == ()
    assert isinstance(BARE_PROBLEM.shape, TextShape)
    with pytest.raises(UsageError, match="inputs of bare can't be drawn"):
        BARE_PROBLEM.strategy()


def test_a_module_that_fails_to_import_another_is_no_missing_module(folder: Path) -> None:
    (folder / "judge" / "shape.py").write_text("import no_such_module_anywhere\n")
    (folder / "judge" / "study.py").write_text("from bare_game.judge.words import WORDS\n")
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        _ = BARE_PROBLEM.shape
    with pytest.raises(ModuleNotFoundError, match=r"bare_game\.judge\.words"):
        _ = BARE_PROBLEM.study


def test_a_module_without_its_table_is_a_mistake(folder: Path) -> None:
    (folder / "judge" / "misreadings.py").write_text("MISREADING = {}\n")
    with pytest.raises(AttributeError, match="MISREADINGS"):
        _ = BARE_PROBLEM.misreadings


def test_a_game_whose_folder_is_missing_is_a_mistake() -> None:
    nowhere = GameEntry("no_such_game", "Nothing", {"nothing": ()})
    with pytest.raises(ModuleNotFoundError, match="no_such_game"):
        _ = nowhere.compiled


def test_a_problem_is_found_without_knowing_its_game() -> None:
    assert problem_entry("BOJ 17837").game is problem_entry("new-game").game
