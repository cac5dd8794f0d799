from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from noripan.compiling import jit as compiling
from noripan.compiling.jit import cache_folder, compiled, digest, sources


@compiled
def doubled(number: int) -> int:
    return number * 2


@compiled(fastmath=True)
def halved(number: float) -> float:
    return number / 2


def run(script: str, cache: Path) -> list[str]:
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True
    )
    return done.stdout.splitlines()


def test_a_compiled_function_gives_what_the_plain_one_gives() -> None:
    assert doubled(21) == 42
    assert halved(3.0) == 1.5


def test_a_function_is_compiled_once_and_then_comes_from_the_cache(tmp_path: Path) -> None:
    script = (
        "from noripan.compiling.jit import watched\n"
        "with watched(print):\n"
        "    from tests.compiling.test_jit import doubled\n"
        "    doubled(1)\n"
    )
    assert run(script, tmp_path) == ["tests.compiling.test_jit.doubled"]
    assert run(script, tmp_path) == []


def test_a_folder_that_cannot_be_written_means_compiling_anew(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    script = "from tests.compiling.test_jit import doubled; print(doubled(4))"
    assert run(script, in_the_way) == ["8"]


def test_a_games_folder_depends_on_its_own_sources_and_those_below_alone() -> None:
    names = {
        file.relative_to(compiling.PACKAGE).as_posix()
        for file in sources("noripan.games.omok.fast.cells")
    }
    assert {"core/text.py", "compiling/jit.py", "problems/batch.py", "games/omok/rules.py"} <= names
    assert not any(name.startswith(("games/othello", "cli")) for name in names)


def test_another_room_depends_on_every_source() -> None:
    assert set(sources("noripan.games.omok.fast.cells")) < set(sources("noripan.engines.search"))
    assert sources("somewhere.else") == sources("noripan.engines.search")


def test_any_changed_source_makes_another_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "PACKAGE", tmp_path)
    table, rules = tmp_path / "table.py", tmp_path / "rules.py"
    table.write_text("A = 1")
    rules.write_text("B = 2")
    before = digest((table, rules))
    digest.cache_clear()
    assert digest((table, rules)) == before
    table.write_text("A = 2")
    digest.cache_clear()
    assert digest((table, rules)) != before


def test_the_decorator_leaves_the_programs_own_numba_folder_alone() -> None:
    import numba

    assert str(cache_folder(__name__)) != vars(numba.config)["CACHE_DIR"]


def test_without_numba_the_error_names_the_extra(tmp_path: Path) -> None:
    script = (
        "import sys; sys.modules['numba'] = None\n"
        "from noripan.core.errors import MissingExtra\n"
        "try:\n    import noripan.compiling.jit\n"
        "except MissingExtra as error:\n    print(error)\n"
    )
    assert run(script, tmp_path) == ["this needs more packages: pip install 'noripan[fast]'"]
