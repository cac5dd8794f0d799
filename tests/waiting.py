"""Waits for what another process does, however busy the machine is."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 120
"""How many seconds to wait for what takes one on a machine with nothing else to do.

Only a test that fails waits so long.
"""


def wait_until(holds: Callable[[], bool]) -> None:
    """Waits until something holds; it is to come about before long."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.02)


procs = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux's /proc")


def children(pid: int) -> list[int]:
    """The processes that one has started."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def descendants(pid: int) -> list[int]:
    """The processes that one has started, those that these have started, and so on."""
    found = children(pid)
    for each in found:  # it grows on the way
        with contextlib.suppress(FileNotFoundError):
            found += children(each)
    return found


def has_ended(pid: int) -> bool:
    """Whether a process is gone, or only waits for its parent to take notice."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def ticks(pid: int) -> int:
    """How long a process and its children have computed, in hundredths of a second or so."""
    total = 0
    for one in (pid, *children(pid)):
        words = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += int(words[11]) + int(words[12])
    return total
