"""Finds inputs that cover a problem, for those whose inputs are kept as files.

    python -m tools.cover othello [more problems]

What there is to cover stands in the game's `judge/coverage.py`, where the inputs are looked
for in `tools/covering`. The same inputs are found each time.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from noripan.games import problem_entry
from noripan.problems.coverage import tally
from tools.covering import othello

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

SEARCHES: dict[str, Callable[[], Iterable[str]]] = {"othello": othello.inputs}


def main() -> int:
    """Writes the covering inputs of the problems named; tells what they don't cover."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("problems", nargs="+", choices=sorted(SEARCHES))
    return max(cover(name) for name in parser.parse_args().problems)


def cover(name: str) -> int:
    """Writes a problem's covering inputs; 1 where they leave something out."""
    entry = problem_entry(name)
    coverage, folder = entry.coverage, entry.game.path("covering", name)
    if coverage is None:
        raise ValueError(name)
    texts = tuple(SEARCHES[name]())
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.in"):
        path.unlink()
    for number, text in enumerate(texts, start=1):
        (folder / f"{number:03}.in").write_text(text, encoding="utf-8")
    found = tally(coverage, texts)
    print(f"{name}: {found.covered} of {found.spots} in {len(texts)} inputs", file=sys.stderr)
    for row in found.rows:
        for spot in row.missing:
            print(f"{name}: missing: {row.rule}: {spot.text}", file=sys.stderr)
    return int(found.covered < found.spots)


if __name__ == "__main__":
    sys.exit(main())
