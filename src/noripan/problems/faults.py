"""What is wrong with an input: raised at once, or collected and forgiven."""

from __future__ import annotations

from noripan.core.errors import BrokenPromise, IllegalMove, InputError
from noripan.core.generic import TypeVar
from noripan.core.record import stepped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

    from noripan.core.game import State
    from noripan.core.record import Ply, Step


S = TypeVar("S", bound="State[Any]")


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


def replay(start: S, plies: Iterable[Ply], faults: Faults, *, events: bool) -> Iterator[Step[S]]:
    """Plays the moves one by one.

    Args:
        start: The state before.
        plies: What is played.
        faults: Where a move that the rules don't allow is reported.
        events: Whether the rules tell what they do.

    Yields:
        A step for every move that the rules allow; one that they don't is a
        broken promise, left out when `faults` forgives it.
    """
    state = start
    for ply in plies:
        try:
            step = stepped(state, ply, [] if events else None)
        except IllegalMove as error:
            if ply.place is None:
                raise
            faults.report(BrokenPromise(error.message, ply.place))
            continue
        yield step
        state = step.state
