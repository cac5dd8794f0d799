"""Finds the sharp inputs of a problem: small ones on which each of its misreadings shows.

    python -m tools.sharpen yut-nori [more problems] [--examples 3000] [--seed 0] [--again]

A misreading's own input is the smallest found on which it answers otherwise than the
right rules; it bears the misreading's name. Where two misreadings answer alike on all
of these, an input that tells them apart is added, `one--other`. An input that is there
already is left alone; with `--again` it is made smaller where that can be done, and kept
where nothing is found, so that rare ones that were found by other means stay, or where a
rule fires in it that fires in no other.
"""

from __future__ import annotations

import argparse
import random
import sys
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, Phase, find, settings
from hypothesis.errors import NoSuchExample

from noripan.check.reference import ProblemReference
from noripan.check.shrinking import polished
from noripan.games import problem_entry, problem_names

if TYPE_CHECKING:
    from collections.abc import Callable

    Answerer = Callable[[str], str]


def main() -> int:
    """Writes the sharp inputs of the problems named; tells of what it didn't find."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("problems", nargs="+", choices=problem_names())
    parser.add_argument("--examples", type=int, default=3000, help="inputs to try for each")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--again", action="store_true", help="look for smaller ones, too")
    given = parser.parse_args()
    missing = 0
    for name in given.problems:
        missing += Sharpener(name, given.examples, given.seed, again=given.again).sharpen()
    return 1 if missing else 0


class Sharpener:
    """The search for one problem's sharp inputs."""

    def __init__(self, name: str, examples: int, seed: int, *, again: bool) -> None:
        self.name = name
        self.entry = problem_entry(name)
        self.right = ProblemReference(self.entry.problem)
        self.folder = self.entry.sharp_folder
        self.examples = examples
        self.seed = seed
        self.again = again

    def sharpen(self) -> int:
        """Finds an input for every misreading, then for every pair; returns how many lack one."""
        mistakes = self.entry.misreadings
        self.folder.mkdir(parents=True, exist_ok=True)
        lacking = [one for one in mistakes if not self.put(one.name, one.answer, self.right.answer)]
        found = [path.read_text() for path in self.folder.glob("*.in") if "--" not in path.stem]
        seen = {one.name: [one.answer(text) for text in found] for one in mistakes}
        kept = {one.name for one in mistakes}
        for one, other in combinations(mistakes, 2):
            if seen[one.name] == seen[other.name]:
                pair = f"{one.name}--{other.name}"
                if not self.put(pair, one.answer, other.answer):
                    lacking.append(one)
                    continue
                kept.add(pair)
                text = self.path(pair).read_text()
                for mistake in mistakes:
                    seen[mistake.name].append(mistake.answer(text))
        self.drop_all_but(kept)
        return len(lacking)

    def put(self, stem: str, one: Answerer, other: Answerer) -> bool:
        """Writes the smallest input found on which two answer differently."""
        path = self.path(stem)
        old = path.read_text() if path.exists() else None
        if old is not None and one(old) == other(old):
            old = None
        if old is not None and not (self.again and self.is_replaceable(old)):
            return True
        text = self.smallest(lambda text: one(text) != other(text), old)
        if text is None:
            print(f"{self.name}: nothing shows {stem}", file=sys.stderr)
            return False
        if text != old:
            path.write_text(text)
            print(f"{self.name}: {stem}", file=sys.stderr)
        return True

    def is_replaceable(self, text: str) -> bool:
        """Whether every rule that fires in a sharp input fires in another one, too."""
        others = [other for path in self.folder.glob("*.in") if (other := path.read_text()) != text]
        return set(self.right.events(text)) <= {
            name for one in others for name in self.right.events(one)
        }

    def smallest(self, shows: Callable[[str], bool], old: str | None) -> str | None:
        """The smallest input found for which something holds, from a known one or a drawn one."""
        starts = [text for text in (old, self.drawn(shows)) if text is not None]
        found = [
            polished(text, self.right, lambda texts: next(filter(shows, texts), None))
            for text in starts
        ]
        return min((*starts, *found), key=lambda text: (self.right.size(text), text), default=None)

    def drawn(self, shows: Callable[[str], bool]) -> str | None:
        """An input drawn at random for which something holds, as small as Hypothesis makes it."""
        limits = settings(
            max_examples=self.examples,
            deadline=None,
            database=None,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
        )
        rng = random.Random(self.seed)  # noqa: S311 nothing secret
        try:
            return find(self.entry.strategy(), shows, settings=limits, random=rng)
        except NoSuchExample:
            return None

    def path(self, stem: str) -> Path:
        """Where an input of this name stands."""
        return self.folder / f"{stem}.in"

    def drop_all_but(self, kept: set[str]) -> None:
        """Removes the inputs of misreadings and pairs that are no more."""
        for path in self.folder.glob("*.in"):
            if path.stem not in kept:
                path.unlink()


if __name__ == "__main__":
    sys.exit(main())
