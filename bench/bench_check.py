"""`noripan check`: programs a second against bare process creation; seconds to a counterexample."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.check.collection import WRONG
from tests.check.collection import Program as Learners

from bench.timing import machine
from noripan.check.building import Program, make_program
from noripan.check.checking import Check, Settings
from noripan.check.reference import ProblemReference
from noripan.check.running import Pool
from noripan.games import problem
from noripan.problems.problem import Limits

JOBS = os.cpu_count() or 1
ROUNDS = 10
RUNS = {"echo.cpp": 100, "echo.py": 30}
LIMITS = Limits(10, 512)
GIVEN = "2 1 3 4 5 1 2 3 4 5\n"
ECHO_CPP = '#include <cstdio>\nint main() { int n; scanf("%d", &n); printf("%d\\n", n); }\n'
ECHO_PYTHON = "print(input().split()[0])\n"


def main() -> None:
    """Prints both figures."""
    print(f"{JOBS} programs at a time, best of {ROUNDS} rounds in turn. {machine()}\n")
    print("| program | check, runs/s | posix_spawn and wait alone, runs/s | ratio |")
    print("| --- | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as folder, Pool(JOBS) as pool:
        for name, program in programs(Path(folder)):
            print(row(name, program, pool, Path(folder)), flush=True)
    print("\n| problem | wrong programs | median s to the first counterexample | worst s | worst |")
    print("| --- | ---: | ---: | ---: | --- |")
    times: dict[Learners, float] = {}
    for name in dict.fromkeys(one.problem for one in WRONG):
        some = {one: seconds_to_first(one) for one in WRONG if _is_one_of(one, name)}
        times |= some
        print(summary(name, some), flush=True)
    print(summary("all", times))


def programs(folder: Path) -> list[tuple[str, Program]]:
    """A program in C++, where there is a compiler, and one in Python."""
    sources = {"echo.cpp": ECHO_CPP, "echo.py": ECHO_PYTHON}
    made = []
    for name, source in sources.items():
        if name.endswith(".py") or shutil.which("g++"):
            (folder / name).write_text(source)
            made.append((name, make_program([str(folder / name)], LIMITS, str(folder))))
    return made


def row(name: str, program: Program, pool: Pool, folder: Path) -> str:
    """A line of the first table."""
    ours, bare = [], []
    for _ in range(ROUNDS):
        ours.append(checked(program, pool, RUNS[name]))
        bare.append(spawned(program, folder, RUNS[name]))
    return f"| {name} | {max(ours):.0f} | {max(bare):.0f} | {max(ours) / max(bare):.2f} |"


def checked(program: Program, pool: Pool, runs: int) -> float:
    """Runs a second of the pool."""
    started = time.perf_counter()
    done = sum(run.output == "2\n" for run in pool.run_all(program, [(GIVEN, "2\n")] * runs))
    assert done == runs
    return runs / (time.perf_counter() - started)


def spawned(program: Program, folder: Path, runs: int) -> float:
    """Runs a second of small processes that do nothing but start a program and wait for it.

    Each in a session of its own, as `check` does: Linux schedules by sessions.
    """
    given = folder / "given"
    given.write_text(GIVEN)
    script = (
        "import os, sys\n"
        f"words = {list(program.words)!r}\n"
        "for _ in range(int(sys.argv[1])):\n"
        f"    given = os.open({str(given)!r}, os.O_RDONLY)\n"
        "    nothing = os.open(os.devnull, os.O_WRONLY)\n"
        "    actions = [(os.POSIX_SPAWN_DUP2, given, 0), (os.POSIX_SPAWN_DUP2, nothing, 1)]\n"
        "    pid = os.posix_spawn(\n"
        "        words[0], words, os.environ, file_actions=actions, setsid=True)\n"
        "    os.waitpid(pid, 0)\n"
        "    os.close(given)\n"
        "    os.close(nothing)\n"
    )
    command = [sys.executable, "-I", "-S", "-c", script, str(runs // JOBS)]
    started = time.perf_counter()
    with ThreadPoolExecutor(JOBS) as threads:
        list(threads.map(lambda _job: subprocess.run(command, check=True), range(JOBS)))
    return runs // JOBS * JOBS / (time.perf_counter() - started)


def _is_one_of(one: Learners, name: str) -> bool:
    """Whether a program of the collection solves this problem and can be built here."""
    return one.problem == name and (one.compiler is None or shutil.which(one.compiler) is not None)


def seconds_to_first(one: Learners) -> float:
    """Seconds from a built program to the first input that breaks it; infinite where none does."""
    with tempfile.TemporaryDirectory() as folder, Pool(JOBS) as pool:
        source = one.write(Path(folder))
        known = problem(one.problem)
        program = make_program([str(source)], known.limits, folder)
        started = time.perf_counter()
        first = Check(ProblemReference(known), program, pool, Settings(seconds=60)).first()
        took = time.perf_counter() - started
    return took if first else float("inf")


def summary(name: str, times: dict[Learners, float]) -> str:
    """A line of the second table."""
    worst = max(times, key=lambda one: times[one])
    median = statistics.median(times.values())
    return f"| {name} | {len(times)} | {median:.2f} | {times[worst]:.2f} | {worst} |"


if __name__ == "__main__":
    main()
