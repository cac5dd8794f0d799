"""Signals end `check` and `grade` as Ctrl-C does, and leave nothing behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import noripan
from noripan.games import problem_entry
from tests.check.builders import written
from tests.waiting import PATIENCE, descendants, has_ended, procs, wait_until

WAITS = """
import os, time
open({told!r} + ".new", "w").write(str(os.getpid()))
os.rename({told!r} + ".new", {told!r})
time.sleep(600)
"""
DRAWS = """
from hypothesis import strategies as st
strategy = st.integers(1, 9).map(str)
read = int
"""
COMPILER = """#!/bin/sh
touch "$TMPDIR/half-done.s"
sleep 600 &
echo $! > {told}.new
mv {told}.new {told}
wait
"""


class Running:
    """A command of ours with a temporary folder of its own, and a process that it has started."""

    def __init__(self, tmp_path: Path, *words: str, path: str = "") -> None:
        self.temporary = tmp_path / "temporary"
        self.temporary.mkdir()
        environment = {
            **os.environ, "TMPDIR": str(self.temporary),
            "PATH": path + os.environ["PATH"],
        }  # fmt: skip
        self.process = subprocess.Popen(
            [sys.executable, "-m", "noripan", *words], start_new_session=True, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, cwd=tmp_path,
        )  # fmt: skip

    def stop(self, told: Path, number: signal.Signals) -> tuple[int, str, str]:
        """Sends a signal once the started process has told its number; returns all it said."""
        wait_until(told.exists)
        self.process.send_signal(number)
        output, errors = self.process.communicate(timeout=PATIENCE)
        wait_until(lambda: has_ended(int(told.read_text())))
        wait_until(lambda: not list(self.temporary.iterdir()))
        return self.process.returncode, output, errors


def waiting(tmp_path: Path) -> tuple[Path, str]:
    told = tmp_path / "told"
    return told, written(tmp_path / "mine.py", WAITS.format(told=str(told)))


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129), (signal.SIGINT, 130)]
)
def test_a_signal_ends_a_check_with_a_report_and_leaves_nothing(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    told, mine = waiting(tmp_path)
    check = Running(tmp_path, "check", "yut-nori", "--time", "60", "--", sys.executable, mine)
    found, output, errors = check.stop(told, number)
    assert found == code
    assert "Interrupted: this is what was found so far." in output
    assert errors == ""


def test_a_signal_ends_grading_with_the_table_of_what_is_done(tmp_path: Path) -> None:
    students = tmp_path / "class"
    students.mkdir()
    written(students / "ada.py", "print(1)")
    told = tmp_path / "told"
    written(students / "bob.py", WAITS.format(told=str(told)))
    grade = Running(tmp_path, "grade", "omok", "--time", "60", "--", str(students))
    code, output, errors = grade.stop(told, signal.SIGTERM)
    assert code == 143
    assert "ada.py" in output
    assert "bob.py" not in output
    assert errors == "interrupted: 1 of 2 programs graded\n"


def test_nothing_goes_on_when_a_check_is_killed(tmp_path: Path) -> None:
    told, mine = waiting(tmp_path)
    check = Running(tmp_path, "check", "yut-nori", "--time", "60", "--", sys.executable, mine)
    code, _output, errors = check.stop(told, signal.SIGKILL)
    assert code == -signal.SIGKILL
    assert errors == ""


COMPUTES = {
    "judge-folder": ["judge", "new-game", "{inputs}", "--out", "{out}", "--jobs", "2"],
    "judge-stream": ["judge", "new-game", "{stream}", "--jobs", "2"],
    "check": ["check", "omok", "--time", "60", "--jobs", "2", "--", "{python}", "{mine}"],
    "grade": ["grade", "omok", "--time", "60", "--jobs", "2", "--", "{python}", "{mine}"],
    "against": [
        "check",
        "--against",
        "{mine}",
        "--generator",
        "{draws}",
        "--time",
        "60",
        "--",
        "{python}",
        "{mine}",
    ],
    "serve": ["serve", "--port", "0", "--no-browser"],
}
"""Every command that starts processes, as it is at work in them when it is ended."""


@procs
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("command", COMPUTES)
def test_whatever_a_command_has_started_ends_with_it(
    command: str, number: signal.Signals, tmp_path: Path
) -> None:
    told, mine = waiting(tmp_path)
    longest = next(case.input for case in problem_entry("new-game").named_cases
                   if case.name == "turn-1001")  # fmt: skip
    inputs = tmp_path / "inputs"
    inputs.mkdir()
    for each in range(200):
        inputs.joinpath(f"{each}.in").write_text(longest)
    names = {
        "python": sys.executable, "mine": mine, "inputs": str(inputs), "out": str(tmp_path / "out"),
        "stream": written(tmp_path / "many.in", "\n---\n".join([longest.rstrip()] * 200)),
        "draws": written(tmp_path / "draws.py", DRAWS),
    }  # fmt: skip
    running = Running(tmp_path, *(word.format(**names) for word in COMPUTES[command]))
    with running.process as process:
        at_work = {
            "judge-folder": lambda: any(tmp_path.glob("out/*")),
            "judge-stream": lambda: bool(process.stdout and process.stdout.readline()),
            "serve": lambda: bool(process.stderr and process.stderr.readline()),
        }.get(command, told.exists)
        wait_until(at_work)
        wait_until(lambda: bool(descendants(process.pid)))
        started = descendants(process.pid)
        process.send_signal(number)
        process.wait(PATIENCE)
        wait_until(lambda: all(map(has_ended, started)))


def test_only_known_modules_start_processes() -> None:
    """Whoever starts processes elsewhere sees to it that they end, and adds to the test above."""
    package = Path(noripan.__file__).parent
    starts = re.compile(
        r"^ *(import|from) (subprocess|multiprocessing)|to_process|os\.(fork|posix_spawn)",
        re.MULTILINE,
    )
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if starts.search(path.read_text(encoding="utf-8"))
    }
    assert found == {
        "check/building.py", "check/languages.py", "check/launcher.py", "check/running.py",
        "check/tied.py",
        "judge/parallel.py", "server/asking.py",
    }  # fmt: skip


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_during_compilation_is_told_and_ends_the_compiler_with_its_children(
    tmp_path: Path, number: signal.Signals
) -> None:
    told, tools = tmp_path / "told", tmp_path / "tools"
    tools.mkdir()
    Path(written(tools / "gcc", COMPILER.format(told=told))).chmod(0o755)
    source = written(tmp_path / "mine.c", "int main() {}")
    check = Running(tmp_path, "check", "yut-nori", "--", source, path=f"{tools}{os.pathsep}")
    code, output, errors = check.stop(told, number)
    assert code == 128 + number
    assert output == ""
    assert errors == "interrupted\n"


@procs
def test_a_compiler_ends_with_a_check_that_is_killed(tmp_path: Path) -> None:
    told, tools = tmp_path / "told", tmp_path / "tools"
    tools.mkdir()
    Path(written(tools / "gcc", COMPILER.format(told=told))).chmod(0o755)
    source = written(tmp_path / "mine.c", "int main() {}")
    check = Running(tmp_path, "check", "yut-nori", "--", source, path=f"{tools}{os.pathsep}")
    with check.process as process:
        wait_until(told.exists)
        started = [*descendants(process.pid), int(told.read_text())]
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
        wait_until(lambda: all(map(has_ended, started)))
