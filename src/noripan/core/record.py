"""A game as it was played: a first state and the moves from it, replayed step by step."""

from __future__ import annotations

from noripan.core.errors import Place
from noripan.core.game import Event, Move, State
from noripan.core.text import Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class Ply(Value):
    """A move and the place in an input that asked for it."""

    move: Move
    place: Place | None = None


class Step(Value):
    """One ply of a record: what was played, what the rules did, and what it led to."""

    ply: Ply
    events: tuple[Event, ...]
    state: State[Any]


class Record(Value):
    """A game that can be watched: where it starts, and its steps one after the other.

    Attributes:
        title: What it is called among the records of one input (`case 2`), or empty.
        start: The state before the first step.
        steps: The steps, each made when it is asked for.
        note: A word on the whole game: a verdict, how many plans are as good.
    """

    title: Text
    start: State[Any]
    steps: Iterator[Step]
    note: Text | None = None
