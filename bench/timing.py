"""Times whole processes by the processor time that the system accounts to them."""

from __future__ import annotations

import os
import platform
import resource
import statistics
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

_ENVIRONMENT = {
    name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
}
"""As where Noripan is used: Python keeps what it compiled, ours and its own."""


def cpu_seconds(command: Sequence[str], given: Path | None = None) -> float:
    """Processor time, of user and system, that one run of a command takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with given.open("rb") if given else Path("/dev/null").open("rb") as source:
        subprocess.run(
            command, stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env=_ENVIRONMENT, check=True,
        )  # fmt: skip
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


def in_turn_here(
    jobs: Mapping[str, Callable[[], float]],
    runs: int,
    *,
    of: Callable[[list[float]], float] = statistics.median,
) -> dict[str, float]:
    """What each job measures, in turn, after a first run that doesn't count.

    Args:
        jobs: What to run: each gives a time or a rate.
        runs: How often.
        of: What to take of the values of a job: `min` of times and `max` of rates is what
            it takes undisturbed, where each run is long enough.
    """
    values: dict[str, list[float]] = {name: [] for name in jobs}
    for run in range(runs + 1):
        for name, job in jobs.items():
            value = job()
            if run:
                values[name].append(value)
    return {name: of(measured) for name, measured in values.items()}


def processor_seconds(job: Callable[[], object]) -> float:
    """The processor time that a call takes in this process."""
    start = time.process_time()
    job()
    return time.process_time() - start


def machine() -> str:
    """The processor and the Python that a figure was measured with."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    model = next(
        (line.split(":")[1].strip() for line in lines if line.startswith("model name")), ""
    )
    return f"{model or platform.processor()}, Python {platform.python_version()}"
