"""A bar on the terminal takes nothing of what is printed to a file."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from tests.check.builders import written

ONE = "1 1 1 1 1 1 1 1 1 1\n"


@pytest.mark.parametrize("command", ["judge", "grade"])
def test_what_is_printed_goes_to_the_file_while_a_bar_is_on_the_terminal(
    command: str, tmp_path: Path
) -> None:
    if command == "judge":
        words = ["dice-yut", written(tmp_path / "many.in", f"{ONE}---\n{ONE}")]
        printed = "133\n---\n133\n"
    else:
        (tmp_path / "set").mkdir()
        written(tmp_path / "set" / "1.in", ONE)
        mine = written(tmp_path / "mine.py", "print(133)")
        words = ["dice-yut", "--line", "--set", str(tmp_path / "set"), "--", sys.executable, mine]
        printed = f"dice-yut {sys.executable} {mine} AC 100/100\n"
    terminal, end = pty.openpty()
    try:
        done = subprocess.run(
            [sys.executable, "-m", "noripan", command, *words], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=end, text=True, timeout=100, check=True,
            env={**os.environ, "TERM": "xterm"},
        )  # fmt: skip
        shown = os.read(terminal, 1 << 16).decode()
    finally:
        os.close(terminal)
        os.close(end)
    assert done.stdout == printed
    assert "133" not in shown
    assert "━" in shown
