"""The named inputs that come with a game: samples, and sharp ones that show a rule at work."""

from __future__ import annotations

import tomllib
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from noripan.core.record import Ply, Record
from noripan.core.text import Text
from noripan.core.value import Value

if TYPE_CHECKING:
    from pathlib import Path

    from noripan.problems.problem import AnyProblem


class NamedCase(Value):
    """An input with a name.

    Attributes:
        name: What links call it.
        title: What is sharp about it.
        input: The input.
        shows: The rules (names of event classes) that do something in it.
    """

    name: str
    title: Text
    input: str
    shows: tuple[str, ...]


def played_at_random(problem: AnyProblem) -> tuple[NamedCase, ...]:
    """A game, or its beginning, as a named input; none where inputs list no moves."""
    if not problem.games:
        return ()
    rng = Random(0)  # noqa: S311 nothing secret
    start = state = problem.games[0].start()
    played: list[Ply] = []
    while (moves := state.moves()) and len(played) < _MOST_MOVES:
        played.append(Ply(rng.choice(moves)))
        state = state.play(played[-1].move)
    title = Text("a game played at random", "아무렇게나 둔 게임")
    return (NamedCase("random", title, problem.listing(Record(start, tuple(played))), ()),)


_MOST_MOVES = 40


@cache
def named_cases(file: Path, problem: str) -> tuple[NamedCase, ...]:
    """The named inputs of a problem in the order of a game's file; none without the file."""
    if not file.exists():
        return ()
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(
        NamedCase(
            case["name"],
            Text(case["en"], case["ko"]),
            case["input"],
            tuple(case.get("shows", ())),
        )
        for case in tables.get(problem, ())
    )
