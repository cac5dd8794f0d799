"""Batch judging: the kernels against the write-ups' C++ programs, looped over inputs in memory."""

from __future__ import annotations

import subprocess
import tempfile
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from bench.inputs import inputs_of
from bench.rivals import cpp_loop
from bench.timing import in_turn_here, processor_seconds
from noripan.games import problem_entry, problem_names
from noripan.judge.batch import answers

if TYPE_CHECKING:
    from noripan.problems.batch import BatchSolver, Bounds, Bytes

RUNS = 9
INPUTS = {"yut-nori": 300, "dice-yut": 300, "new-game": 1000, "othello": 200, "omok": 400}
COPIES = {"yut-nori": 10, "othello": 20, "omok": 10}
"""How often the inputs are repeated, where they take long to make and little to answer."""
AIMS = {"yut-nori": 1.5, "dice-yut": 50, "new-game": 8, "othello": 1.5, "omok": 1.5}

ABOUT = f"""\
Processor microseconds an input, the least of {RUNS} runs of each side in turn, on one core. Both
sides get all inputs as texts in memory and make the answers as texts in memory; parsing is counted
on both. The C++ programs are the write-ups', word for word, at -O3 -march=native, in a loop; for
their `cin` and `scanf` stands a bare reader of words in memory, which checks nothing
(`bench/loop.cpp`). Noripan checks every input in full. `kernel` is the compiled solver, from bytes
to bytes. `answers` is `noripan.judge.answers`, from a list of Python strings to strings. `differ`
counts the answers in which the C++ program differs.
"""


class Side:
    """One side of a comparison: its inputs, and what it needs for them on each run."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.inputs = inputs_of(name, INPUTS[name]) * COPIES.get(name, 1)

    @cached_property
    def data(self) -> Bytes:
        """The inputs as the kernel gets them."""
        return np.frombuffer("".join(self.inputs).encode(), np.uint8)

    @cached_property
    def bounds(self) -> Bounds:
        """Where each begins."""
        return np.cumsum([0, *(len(text.encode()) for text in self.inputs)], dtype=np.int64)

    def kernel_seconds(self, solver: BatchSolver) -> float:
        """One run of the kernel."""
        return processor_seconds(lambda: solver(self.data, self.bounds))

    def left_unanswered(self, solver: BatchSolver) -> int:
        """How many inputs the kernel leaves to the plain program."""
        return int(solver(self.data, self.bounds)[2].sum())

    def api_seconds(self) -> float:
        """One run of `noripan.judge.answers`."""
        return processor_seconds(self.answer)

    def answer(self) -> None:
        """Answers all inputs as users do."""
        self.answers = list(map(str, answers(self.name, self.inputs)))

    def cpp_seconds(self, loop: Path) -> float:
        """One run of the C++ program's loop."""
        with tempfile.TemporaryDirectory() as folder:
            given, made = Path(folder, "inputs"), Path(folder, "answers")
            given.write_bytes("".join(f"{text}\0" for text in self.inputs).encode())
            done = subprocess.run(
                [str(loop), str(given), str(made)], capture_output=True, text=True, check=True
            )
            self.cpp_answers = made.read_text(encoding="utf-8").split("\0")[:-1]
        return int(done.stdout) / 1e9

    def differing(self) -> int:
        """In how many answers the C++ program differs, but for spaces and line ends."""
        return sum(
            ours.split() != theirs.split()
            for ours, theirs in zip(self.answers, self.cpp_answers, strict=True)
        )


def main() -> None:
    """Prints a row for each problem."""
    print(ABOUT)
    print("| problem | inputs | C++ | kernel | ratio | answers | ratio | aim | differ |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name in problem_names():
        loop = cpp_loop(name)
        solver = problem_entry(name).batch_solver
        if loop is not None and solver is not None:
            print(row(Side(name), solver, loop), flush=True)


def row(side: Side, solver: BatchSolver, loop: Path) -> str:
    """A line of the table."""
    if side.left_unanswered(solver):
        raise SystemExit(f"{side.name}: the kernel leaves good inputs unanswered")
    seconds = in_turn_here(
        {
            "cpp": lambda: side.cpp_seconds(loop),
            "kernel": lambda: side.kernel_seconds(solver),
            "answers": side.api_seconds,
        },
        RUNS,
        of=min,
    )
    cpp, kernel, api = (1e6 * value / len(side.inputs) for value in seconds.values())
    return (
        f"| {side.name} | {len(side.inputs)} | {cpp:.2f} | {kernel:.2f} | {cpp / kernel:.1f} "
        f"| {api:.2f} | {cpp / api:.1f} | {AIMS[side.name]} | {side.differing()} |"
    )


if __name__ == "__main__":
    main()
