from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from noripan.check.building import make_program
from noripan.check.running import Pool
from noripan.core.errors import UsageError
from tests.check.builders import LIMITS, written


@pytest.mark.parametrize("word", ["./a.out", "a.out", "../here/a.out", "sub/a.out"])
def test_a_program_named_from_the_folder_one_is_in_is_found_when_it_runs_elsewhere(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    (here / "sub").mkdir(parents=True)
    monkeypatch.chdir(here)
    echo = shutil.which("cat")
    assert echo is not None
    shutil.copy(echo, word)
    with Pool(1) as pool:
        program = make_program([word], LIMITS, pool.folder)
        assert pool.run(program, "said\n").output == "said\n"
    assert program.shown == word


@pytest.mark.parametrize("more", [[], ["sub/../data.txt"]])
def test_a_script_that_says_how_to_run_it_and_its_files_are_found(
    more: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("sub").mkdir()
    written(Path("data.txt"), "said\n")
    Path(written(Path("t.sh"), '#!/bin/sh\ncat "$@"\n')).chmod(0o755)
    with Pool(1) as pool:
        program = make_program(["./t.sh", *more], LIMITS, pool.folder)
        assert pool.run(program, "said\n").output == "said\n"


def test_an_interpreter_is_started_by_its_own_name_whatever_it_links_to(tmp_path: Path) -> None:
    link = tmp_path / "python3"
    link.symlink_to(sys.executable)
    assert make_program([str(link), "-V"], LIMITS, "").words[0] == str(link)


@pytest.mark.parametrize(
    ("command", "missing"),
    [
        ("python3 nofile.py", "nofile.py"),
        ("python3 -X utf8 ../nofile.py mine.py", "../nofile.py"),
        ("pypy3 nofile.py", "nofile.py"),
        ("node nofile.mjs", "nofile.mjs"),
        ("java -jar nofile.jar", "nofile.jar"),
        ("java -cp . NoFile.java", "NoFile.java"),
    ],
)
def test_a_script_that_is_not_there_is_told_before_anything_runs(
    command: str, missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    written(Path("mine.py"), "")
    with pytest.raises(UsageError, match=f"^there is no file {re.escape(missing)}$"):
        make_program(command.split(), LIMITS, "")


@pytest.mark.parametrize(
    "command", ["python3 mine.py other.py", "python3 -m no.py", "java -cp . Main", "./go.sh no.py"]
)
def test_words_that_are_no_script_need_not_be_files(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    written(Path("mine.py"), "")
    assert make_program(command.split(), LIMITS, "").shown == command
