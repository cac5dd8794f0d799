"""A game that an input tells, played as far as somebody has looked."""

from __future__ import annotations

from noripan.core.generic import Generic, TypeVar
from noripan.core.record import Record
from noripan.core.text import same

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

    from noripan.core.game import State
    from noripan.core.record import Step
    from noripan.core.text import Text

S = TypeVar("S", bound="State[Any]")

_UNTITLED = same("")


class Telling(Generic[S]):
    """A game that an input tells: each step is played when it is first asked for, and kept.

    A misreading, or a lenient reading, may play what the rules don't allow.

    Args:
        start: The state before the first step.
        steps: Plays the game.
        title: What it is called among the games of one input (`case 2`), or empty.
        note: Makes a word on the whole game: a verdict, how many plans are as good.
    """

    def __init__(
        self,
        start: S,
        steps: Iterable[Step[S]] = (),
        title: Text = _UNTITLED,
        note: Callable[[], Text] | None = None,
    ) -> None:
        self.start = start
        self.title = title
        self._coming = iter(steps)
        self._played: list[Step[S]] = []
        self._fault: ValueError | None = None
        self._note = note

    @property
    def note(self) -> Text | None:
        """A word on the whole game, if there is one."""
        return self._note() if self._note else None

    @property
    def steps(self) -> Iterator[Step[S]]:
        """The steps, as often as they are asked for.

        Raises:
            InputError: a move of the input can't be played; the steps before it have come.
        """
        number = 0
        while number < len(self._played) or self._play():
            yield self._played[number]
            number += 1

    @property
    def end(self) -> S:
        """The state after the last step.

        Raises:
            InputError: a move of the input can't be played.
        """
        played = self._played
        try:
            played.extend(self._coming)
        except ValueError as fault:
            self._fault = fault
        if self._fault is not None:
            raise self._fault
        return played[-1].state if played else self.start

    def record(self) -> Record:
        """The game as data.

        Raises:
            InputError: a move of the input can't be played.
        """
        return Record(self.start, tuple(step.ply for step in self.steps))

    def _play(self) -> bool:
        """Plays another step; whether there was one."""
        if self._fault is not None:
            raise self._fault
        try:
            step = next(self._coming, None)
        except ValueError as fault:
            self._fault = fault
            raise
        if step is not None:
            self._played.append(step)
        return step is not None


if TYPE_CHECKING:
    AnyTelling = Telling[Any]
