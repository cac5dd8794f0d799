"""Runs every figure and puts what they print into RESULTS.md.

Each `bench_*.py` is one figure: it prints Markdown, and its docstring's first line is its title.
`NOTES.md` says why an aim is missed, and is copied below the figures.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bench.rivals import compiler_version
from bench.timing import machine

HERE = Path(__file__).parent
RIVALS_AND_TOOLS = ("numba", "llvmlite", "numpy", "open_spiel", "rust_reversi", "pgx", "jax")


def main() -> None:
    """Prints the figures as they come and writes them when all are there."""
    parts = [head()]
    for file in sorted(HERE.glob("bench_*.py")):
        title = f"## {title_of(file)}\n\n"
        print(title)
        parts.append(title + run(file.stem))
    parts.append((HERE / "NOTES.md").read_text(encoding="utf-8"))
    unfinished = HERE / "RESULTS.md.part"
    unfinished.write_text("\n".join(parts), encoding="utf-8")
    unfinished.replace(HERE / "RESULTS.md")


def head() -> str:
    """When and with what the figures were measured."""
    date = datetime.now(UTC).strftime("%d %B %Y")
    versions = ", ".join(f"{name} {installed(name)}" for name in RIVALS_AND_TOOLS)
    return (
        "# Results\n\nWritten by `make bench`; not by hand.\n\n"
        f"{date}. {machine()}, {versions}, {compiler_version()}.\n"
    )


def installed(package: str) -> str:
    """A package's version."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def title_of(file: Path) -> str:
    """The first line of a figure's docstring."""
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or file.stem
    return docstring.splitlines()[0].rstrip(".")


def run(name: str) -> str:
    """What a figure prints, which is shown while it comes."""
    lines = []
    with subprocess.Popen(
        [sys.executable, "-m", f"bench.{name}"], stdout=subprocess.PIPE, text=True
    ) as figure:
        for line in figure.stdout or ():
            print(line, end="", flush=True)
            lines.append(line)
    if figure.returncode:
        raise SystemExit(figure.returncode)
    return "".join(lines)


if __name__ == "__main__":
    main()
