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
AS_JUDGES_DO = ("-O2", "-std=c++14")
AS_FAST_AS_IT_GETS = ("-O3", "-march=native", "-std=c++14")
"""Numba compiles for the machine at hand too."""

FORGET = {
    "yut-nori": """
        static const std::vector<std::string> empty_board(MAP, MAP + 32);
        std::copy(empty_board.begin(), empty_board.end(), MAP);
        for (auto& side : Horse) for (auto& piece : side) piece = INFO();
    """,
    "dice-yut": "ans = 0;",
    "new-game": """
        answer = 0;
        for (auto& row : MAP_Mal) for (auto& square : row) square.clear();
    """,
    "othello": "",
    "omok": "front = rear = 1;",
}
"""For each program, what puts back the variables that it doesn't set itself or leave as they were;
see `loop.cpp`."""


def cpp_program(problem: str) -> Path | None:
    """The compiled program of a problem's write-up; None where it or a compiler is missing."""
    source = _source(problem)
    return built("rival", source, AS_JUDGES_DO) if source else None


def cpp_loop(problem: str) -> Path | None:
    """The same program as a loop over inputs in memory, the `loop` of `loop.cpp`."""
    source = _source(problem)
    if source is None:
        return None
    loop = Path(__file__).with_name("loop.cpp").read_text(encoding="utf-8")
    program = f"{source}\nvoid forget() {{ {FORGET[problem]} }}\n"
    return built("loop", loop.replace("#include RIVAL", program), AS_FAST_AS_IT_GETS)


def built(name: str, source: str, options: tuple[str, ...]) -> Path | None:
    """The program that a C++ source makes; None where there is no compiler."""
    compiler = shutil.which("g++")
    if compiler is None:
        return None
    digest = hashlib.sha256(f"{options}{source}".encode()).hexdigest()[:16]
    program = Path(tempfile.gettempdir()) / f"noripan-{name}-{digest}"
    if not program.exists():
        subprocess.run(
            [compiler, *options, "-w", "-x", "c++", "-", "-o", str(program)],
            input=source,
            text=True,
            check=True,
        )
    return program


def compiler_version() -> str:
    """Such as `g++ (Debian 12.2.0-14) 12.2.0`; `no g++` where there is none."""
    if shutil.which("g++") is None:
        return "no g++"
    done = subprocess.run(["g++", "--version"], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[0]


def _source(problem: str) -> str | None:
    number = WRITE_UPS.get(problem)
    write_up = next(SEEDS.glob(f"{number}_*.txt"), None) if number else None
    return _program_in(write_up.read_text(encoding="utf-8")) if write_up else None


def _program_in(write_up: str) -> str:
    """The C++ program in a write-up: from its first `#include` to its last closing brace alone."""
    start = write_up.index("#include")
    end = write_up.rindex("\n}") + 2
    return write_up[start:end]
