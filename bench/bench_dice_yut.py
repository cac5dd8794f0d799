"""Dice Yut as a whole: all 9,765,625 answers, and play with unknown throws."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from bench.timing import cpu_seconds, processor_seconds
from noripan.games.dice_yut.fast import positions as kernel

RUNS = 5
NORIPAN = str(Path(sys.executable).with_name("noripan"))


def main() -> None:
    """Prints a row for each job."""
    kernel.warm()
    print(f"Processor seconds after compiling, median of {RUNS} runs on one core.\n")
    print("| job | seconds | aim |")
    print("| --- | ---: | ---: |")
    print(f"| the table of all answers | {seconds(all_answers):.3f} | 3 |", flush=True)
    print(f"| the best expected score | {seconds(kernel.best_expected):.3f} | |", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        words = ["--all", "--out", str(Path(folder, "answers.npy"))]
        whole = median(cpu_seconds([NORIPAN, "solve", "dice-yut", *words]) for _run in range(RUNS))
    print(f"| `noripan solve dice-yut --all --out answers.npy`, start to end | {whole:.3f} | 3 |")


def all_answers() -> None:
    """Makes the table, whether it was made before or not."""
    kernel.best_scores.cache_clear()
    kernel.best_scores()


def seconds(job: Callable[[], object]) -> float:
    """The median processor time of a job."""
    return median(processor_seconds(job) for _run in range(RUNS))


if __name__ == "__main__":
    main()
