"""One input from the command line: against Python's own start and the write-ups' C++ programs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bench.rivals import cpp_program
from bench.timing import in_turn, machine
from noripan.games import problem_names

RUNS = 11
CASES = Path(__file__).parents[1] / "tests" / "cases"
NORIPAN = str(Path(sys.executable).with_name("noripan"))


def main() -> None:
    """Prints a row for every shipped input that takes longest in its problem."""
    print(f"Processor milliseconds a run, median of {RUNS} in turn. {machine()}\n")
    print("| problem | input | Noripan | python -c pass | ratio | C++ | ratio |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    for name in problem_names():
        print(row(name, slowest_input(CASES / name)), flush=True)
    print("\n| `judge` with | ms | ratio | aim |\n| --- | ---: | ---: | ---: |")
    print(*options_rows(), sep="\n")


def options_rows() -> Iterator[str]:
    """What an option adds to a run: a line of the table for each."""
    plain = [NORIPAN, "judge", "dice-yut", str(CASES / "dice-yut" / "sample-1.in")]
    seconds = in_turn(
        {
            " ".join(options) or "no option": ([*plain, *options], None)
            for options in ([], ["--lenient"], ["--jobs", "2"], ["--lang", "ko"])
        },
        RUNS,
    )
    for name, taken in seconds.items():
        yield f"| {name} | {taken * 1e3:.1f} | {taken / seconds['no option']:.2f} | 1.3 |"


def slowest_input(folder: Path) -> Path:
    """The input of a folder on which Noripan takes longest."""
    inputs = {
        str(path): ([NORIPAN, "judge", folder.name, str(path)], None)
        for path in folder.glob("*.in")
    }
    times = in_turn(inputs, 3)
    return Path(max(times, key=lambda path: times[path]))


def row(problem: str, given: Path) -> str:
    """A line of the table."""
    program = cpp_program(problem)
    commands: dict[str, tuple[list[str], Path | None]] = {
        "noripan": ([NORIPAN, "judge", problem, str(given)], None),
        "python": ([sys.executable, "-c", "pass"], None),
    }
    if program:
        commands["cpp"] = ([str(program)], given)
    seconds = in_turn(commands, RUNS)
    ours, python = seconds["noripan"], seconds["python"]
    rival = f"{seconds['cpp'] * 1e3:.1f} | {ours / seconds['cpp']:.1f}" if program else "- | -"
    return (
        f"| {problem} | {given.name} | {ours * 1e3:.1f} | {python * 1e3:.1f} "
        f"| {ours / python:.2f} | {rival} |"
    )


if __name__ == "__main__":
    main()
