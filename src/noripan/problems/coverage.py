"""What inputs can bring about: each rule of a problem in each place where it can show."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache

from noripan.core.text import Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


class Spot(Value):
    """One rule in one place, as a program may get right there and wrong elsewhere.

    Attributes:
        rule: What the rule is called, where it is a row of a table.
        where: The place: a line, a direction, a colour ...
    """

    rule: Text
    where: tuple[Text, ...]

    @property
    def text(self) -> Text:
        """The place in words."""
        return Text(
            ", ".join(one.en for one in self.where), ", ".join(one.ko for one in self.where)
        )


class Coverage(ABC):
    """Knows the spots of a problem, which of them an input covers, and inputs that cover all."""

    @abstractmethod
    def spots(self) -> tuple[Spot, ...]:
        """Every spot, rule by rule."""

    @abstractmethod
    def covered(self, text: str) -> Iterable[Spot]:
        """What an input covers that the problem allows; a spot may come twice."""

    @abstractmethod
    def inputs(self, subtask: int | None = None) -> tuple[str, ...]:
        """Inputs that cover every spot, those first that tell most.

        Args:
            subtask: Only inputs of this one, from 1, and what they can cover.
        """


class Row(Value):
    """How far one rule is covered.

    Attributes:
        rule: The rule.
        covered: In how many places.
        missing: The other places.
    """

    rule: Text
    covered: int
    missing: tuple[Spot, ...]

    @property
    def spots(self) -> int:
        """In how many places there are."""
        return self.covered + len(self.missing)


class Tally(Value):
    """How far inputs cover a problem: a table, rule by rule."""

    rows: tuple[Row, ...]

    @property
    def covered(self) -> int:
        """How many spots are covered."""
        return sum(row.covered for row in self.rows)

    @property
    def spots(self) -> int:
        """How many spots there are."""
        return sum(row.spots for row in self.rows)


def tally(coverage: Coverage, texts: Iterable[str], subtask: int | None = None) -> Tally:
    """What some inputs cover of a problem, or of what one of its subtasks can cover."""
    wanted = spots_of(coverage, subtask)
    missing = set(wanted)
    for text in texts:
        if not missing:
            break
        missing.difference_update(coverage.covered(text))
    by_rule: dict[Text, list[Spot]] = {}
    for spot in wanted:
        by_rule.setdefault(spot.rule, []).append(spot)
    return Tally(
        tuple(
            Row(rule, sum(spot not in missing for spot in spots),
                tuple(spot for spot in spots if spot in missing))
            for rule, spots in by_rule.items()
        )
    )  # fmt: skip


@cache
def spots_of(coverage: Coverage, subtask: int | None) -> tuple[Spot, ...]:
    """The spots of a problem, or those that the inputs for a subtask cover."""
    if subtask is None:
        return coverage.spots()
    within = {spot for text in coverage.inputs(subtask) for spot in coverage.covered(text)}
    return tuple(spot for spot in coverage.spots() if spot in within)


@cache
def kept_inputs(folder: Path) -> tuple[str, ...]:
    """The inputs that are kept as files in a folder, by their names."""
    return tuple(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.in")))
