"""Times whole processes by the processor time that the system accounts to them."""

from __future__ import annotations

import platform
import resource
import statistics
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


def cpu_seconds(command: Sequence[str], given: Path | None = None) -> float:
    """Processor time, of user and system, that one run of a command takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with given.open("rb") if given else Path("/dev/null").open("rb") as source:
        subprocess.run(command, stdin=source, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def in_turn(
    commands: Mapping[str, tuple[Sequence[str], Path | None]], runs: int
) -> dict[str, float]:
    """The median seconds of each command; the commands run in turn, so that noise meets all."""
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _run in range(runs):
        for name, (command, given) in commands.items():
            times[name].append(cpu_seconds(command, given))
    return {name: statistics.median(seconds) for name, seconds in times.items()}


def machine() -> str:
    """The processor and the Python that a figure was measured with."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    model = next(
        (line.split(":")[1].strip() for line in lines if line.startswith("model name")), ""
    )
    return f"{model or platform.processor()}, Python {platform.python_version()}"
