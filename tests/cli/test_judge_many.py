from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from noripan.cli.main import main
from noripan.judge.batch import FEWEST_TO_COMPILE_FOR
from tests.waiting import PATIENCE, children, procs

if TYPE_CHECKING:
    from collections.abc import Iterator

EMPTY = ("0 " * 18 + "0\n") * 19
LONG = (Path(__file__).parents[1] / "cases" / "new-game" / "ends-in-turn-1000.in").read_text()
TRACKER_AND_TWO = 3
FIVE = EMPTY.replace("0 0 0 0 0", "1 1 1 1 1", 1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"a": EMPTY, "b": "0 0 7\n", "c": FIVE}.items():
        (tmp_path / f"{name}.in").write_text(text)
    return tmp_path


def test_a_bad_input_of_a_folder_is_named_and_does_not_stop_the_rest(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["judge", "omok", str(folder), "--lang", "en"])
    errors = capsys.readouterr().err.splitlines()
    assert code == 2
    assert errors[0].startswith(f"noripan: {folder / 'b.in'}:1:5: expected row 1, column 3")
    assert errors[1] == f"{folder}: 2 of 3 inputs answered, 1 bad: b.in"
    assert (folder / "a.out").read_text() == "0\n"
    assert (folder / "c.out").read_text() == "1\n1 1\n"
    assert not (folder / "b.out").exists()


def test_several_processes_leave_the_same_files(folder: Path, tmp_path: Path) -> None:
    for number in range(20):
        (folder / f"{number}.in").write_text(FIVE)
    outs = [tmp_path / f"out-{jobs}" for jobs in (1, 2)]
    for jobs, out in enumerate(outs, start=1):
        code = main(["judge", "omok", str(folder), "--jobs", str(jobs), "--out", str(out)])
        assert code == 2
    first, second = ({path.name: path.read_text() for path in out.iterdir()} for out in outs)
    assert first == second
    assert len(first) == 22


def test_a_stream_is_answered_in_order_with_the_same_lines_between(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    many = tmp_path / "many.txt"
    many.write_text(f"{EMPTY}---\n0 0 7\n---\n{FIVE}")
    code = main(["judge", "omok", str(many), "--lang", "en"])
    out, err = capsys.readouterr()
    assert code == 2
    assert out == "0\n---\n---\n1\n1 1\n"
    assert err.splitlines()[0].startswith(f"noripan: {many}:21:5: expected row 1, column 3")
    assert err.splitlines()[1] == f"{many}: 2 inputs answered, 1 bad: 2"


def test_a_stream_may_come_from_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given = io.TextIOWrapper(io.BytesIO(f"{EMPTY}---\n{FIVE}".encode()))
    monkeypatch.setattr(sys, "stdin", given)
    assert main(["judge", "omok", "-", "--lang=ko"]) == 0
    out, err = capsys.readouterr()
    assert out == "0\n---\n1\n1 1\n"
    assert err == "<stdin>: 입력 2개에 답함, 잘못된 입력 0개\n"


def test_only_the_first_bad_inputs_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    many = tmp_path / "many.txt"
    many.write_text("x\n---\n" * 30)
    assert main(["judge", "omok", str(many), "--lang", "en"]) == 2
    summary = capsys.readouterr().err.splitlines()[-1]
    assert summary.endswith(
        "0 inputs answered, 30 bad: " + ", ".join(map(str, range(1, 21))) + " and 10 more"
    )


@pytest.mark.parametrize("jobs", ["0", "-1", "two", "1.5"])
def test_the_number_of_jobs_is_one_or_more(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["judge", "omok", "--jobs", jobs, "--lang", "en"]) == 2
    assert "expected a whole number from 1" in capsys.readouterr().err


@pytest.fixture
def at_work(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A command that has just started the processes that share its work."""
    for number in range(FEWEST_TO_COMPILE_FOR - 1):
        (tmp_path / f"{number}.in").write_text(LONG)
    command = [sys.executable, "-m", "noripan", "judge", "new-game", str(tmp_path)]
    with subprocess.Popen(
        [*command, "--jobs", "2", "--lang", "en"], stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    ) as process:  # fmt: skip
        while process.poll() is None and len(children(process.pid)) < TRACKER_AND_TWO:
            time.sleep(0.001)
        yield process


@procs
@pytest.mark.parametrize("later", [0, 0.05, 0.15])
def test_ctrl_c_while_processes_start_ends_with_the_summary_alone(
    at_work: subprocess.Popen[str], later: float
) -> None:
    time.sleep(later)
    os.killpg(at_work.pid, signal.SIGINT)
    _out, said = at_work.communicate(timeout=PATIENCE)
    assert at_work.returncode == 130
    assert re.fullmatch(r".*: \d+ of 255 inputs answered, 0 bad\n", said)


@procs
def test_a_process_that_is_killed_is_told_of_before_the_summary(
    at_work: subprocess.Popen[str],
) -> None:
    os.kill(children(at_work.pid)[-1], signal.SIGKILL)
    _out, said = at_work.communicate(timeout=PATIENCE)
    assert at_work.returncode == 2
    first, second = said.splitlines()
    assert "ended from outside" in first
    assert re.fullmatch(r".*: \d+ of 255 inputs answered, 0 bad", second)


@pytest.mark.slow
def test_a_cold_cache_says_once_that_it_compiles_and_a_warm_one_nothing(tmp_path: Path) -> None:
    many = tmp_path / "many.txt"
    many.write_text("---\n".join(["0\n"] * FEWEST_TO_COMPILE_FOR))
    command = [sys.executable, "-m", "noripan", "judge", "omok", str(many), "--lang", "en"]
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    cold, warm = (
        subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        for _run in range(2)
    )
    assert cold.stderr.splitlines().count("compiling (once)") == 1
    assert "compiling" not in warm.stderr
    assert cold.stdout == warm.stdout


@pytest.mark.slow
def test_warming_compiles_all_kernels_and_then_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm", "--lang", "en"]) == 0
    capsys.readouterr()
    assert main(["warm", "--lang", "en"]) == 0
    assert ", 0 functions compiled in " in capsys.readouterr().err
