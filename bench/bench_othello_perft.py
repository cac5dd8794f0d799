"""Othello perft: lines of play counted, against a straightforward C++ bitboard program."""

from __future__ import annotations

import subprocess
from pathlib import Path

from bench.rivals import AS_FAST_AS_IT_GETS, built
from bench.timing import in_turn_here, processor_seconds
from noripan.games.othello import Othello
from noripan.games.othello.fast.bitboards import perft

RUNS = 5
DEPTHS = (9, 10, 11)
SOURCE = Path(__file__).with_name("othello_perft.cpp")


def main() -> None:
    """Prints a row for each depth."""
    program = built("perft", SOURCE.read_text(encoding="utf-8"), AS_FAST_AS_IT_GETS)
    print(f"Million lines a processor second from the start on 8×8, median of {RUNS} in turn; the")
    print(f"C++ program is `bench/{SOURCE.name}` with {' '.join(AS_FAST_AS_IT_GETS)}.\n")
    print("| depth | Noripan | C++ | ratio | aim |")
    print("| ---: | ---: | ---: | ---: | ---: |")
    for depth in DEPTHS:
        print(row(depth, program), flush=True)


def row(depth: int, program: Path | None) -> str:
    """A line of the table."""
    start = Othello().start()
    lines = perft(start, depth)

    def ours() -> float:
        return lines / processor_seconds(lambda: perft(start, depth)) / 1e6

    if program is None:
        speed = in_turn_here({"ours": ours}, RUNS)
        return f"| {depth} | {speed['ours']:.0f} | - | - | 1 |"

    def cpp() -> float:
        done = subprocess.run(
            [str(program), str(depth)], capture_output=True, text=True, check=True
        )
        counted, seconds = done.stdout.split()
        if int(counted) != lines:
            raise SystemExit(f"the C++ program counts {counted} lines, not {lines}")
        return lines / float(seconds) / 1e6

    speed = in_turn_here({"ours": ours, "cpp": cpp}, RUNS)
    ratio = speed["ours"] / speed["cpp"]
    return f"| {depth} | {speed['ours']:.0f} | {speed['cpp']:.0f} | {ratio:.2f} | 1 |"


if __name__ == "__main__":
    main()
