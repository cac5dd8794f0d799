"""A game as it was played: a first state and the moves from it, replayed step by step."""

from __future__ import annotations

from noripan.core.errors import BrokenPromise, IllegalMove, InputError, Place
from noripan.core.game import Event, Move, State
from noripan.core.text import Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
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


class Faults:
    """What is wrong with an input: raised at once or, when lenient, collected and forgiven."""

    def __init__(self, *, lenient: bool = False) -> None:
        self.lenient = lenient
        self.forgiven: list[InputError] = []

    def report(self, error: InputError) -> None:
        """Raises the error, or keeps it when lenient; the caller then goes on without."""
        if not self.lenient:
            raise error
        self.forgiven.append(error)


def replay(start: State[Any], plies: Iterable[Ply], faults: Faults) -> Iterator[Step]:
    """Plays the moves one by one.

    Yields:
        A step for every move that the rules allow; one that they don't is a
        broken promise, left out when `faults` forgives it.
    """
    state = start
    for ply in plies:
        events: list[Event] = []
        try:
            state = state.play(ply.move, events)
        except IllegalMove as error:
            if ply.place is None:
                raise
            faults.report(BrokenPromise(error.message, ply.place))
            continue
        yield Step(ply, tuple(events), state)
