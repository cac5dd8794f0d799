"""The C++ programs of the write-ups that Noripan comes from, built outside the repository."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path

SEEDS = Path(__file__).parents[2] / "shared" / "seeds"
WRITE_UPS = {
    "yut-nori": "000",
    "dice-yut": "001",
    "new-game": "002",
    "othello": "003",
    "omok": "004",
}


def cpp_program(problem: str) -> Path | None:
    """The compiled program of a problem's write-up; None where it or a compiler is missing."""
    number = WRITE_UPS.get(problem)
    write_up = next(SEEDS.glob(f"{number}_*.txt"), None) if number else None
    compiler = shutil.which("g++")
    if write_up is None or compiler is None:
        return None
    source = _program_in(write_up.read_text(encoding="utf-8"))
    digest = hashlib.sha256(source.encode()).hexdigest()[:16]
    program = Path(tempfile.gettempdir()) / f"noripan-rival-{digest}"
    if not program.exists():
        subprocess.run(
            [compiler, "-O2", "-std=c++14", "-w", "-x", "c++", "-", "-o", str(program)],
            input=source,
            text=True,
            check=True,
        )
    return program


def _program_in(write_up: str) -> str:
    """The C++ program in a write-up: from its first `#include` to its last closing brace alone."""
    start = write_up.index("#include")
    end = write_up.rindex("\n}") + 2
    return write_up[start:end]
