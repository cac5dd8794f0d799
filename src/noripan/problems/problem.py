"""What a judge problem is: a reader, a solver and a writer around a game's rules."""

from __future__ import annotations

from abc import ABC, abstractmethod

from noripan.core.generic import Generic, TypeVar
from noripan.core.text import Text
from noripan.core.value import Value, replace
from noripan.problems.faults import Faults
from noripan.problems.reading import Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from noripan.core.game import AnyGame
    from noripan.core.record import Record
    from noripan.problems.telling import AnyTelling

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class Limits(Value):
    """What a program may use: seconds of time and MiB of memory."""

    seconds: float
    mebibytes: int


class Subtask(Value):
    """A part of the inputs with points of its own."""

    points: int
    promise: Text


class Problem(ABC, Generic[Task, Answer]):
    """One judge problem under our own name, in our own words.

    Args:
        rules: The steps of the game's rules to go by; a misreading brings its own.
    """

    name: str
    title: Text
    summary: Text
    input_form: Text
    output_form: Text
    limits: Limits
    subtasks: tuple[Subtask, ...]
    answer_is_drawing = False
    """Whether the answer is a board, which people compare place by place."""
    games: tuple[AnyGame, ...] = ()
    """Where an input lists the moves of one game from its start: the games that it may be of."""

    def __init__(self, rules: Value) -> None:
        self.rules = rules

    @abstractmethod
    def read(self, reader: Reader, faults: Faults) -> Task:
        """What an input asks, checked for form and for range.

        Raises:
            InputError: the input breaks the form or a promise and `faults` is strict.
        """

    @abstractmethod
    def tell(self, task: Task, faults: Faults, *, events: bool) -> tuple[AnyTelling, ...]:
        """The games that the input tells, not played yet; playing them reports to `faults`.

        Args:
            task: What the input asks.
            faults: Where what the rules don't allow is reported.
            events: Whether the rules tell what they do.
        """

    @abstractmethod
    def verdict(self, tellings: tuple[AnyTelling, ...]) -> Answer:
        """The answer, read from the ends of the games.

        Raises:
            BrokenPromise: the rules don't allow what the input asks, and that isn't forgiven.
        """

    def solve(self, task: Task, faults: Faults) -> Answer:
        """The answer.

        Raises:
            BrokenPromise: the rules don't allow what the input asks and `faults` is strict.
        """
        return self.verdict(self.tell(task, faults, events=False))

    @abstractmethod
    def write(self, answer: Answer) -> str:
        """The answer as the judge prints it, ending in a newline."""

    def listing(self, record: Record) -> str:
        """The input that lists the moves of a game; needed only where there are `games`."""
        raise NotImplementedError

    def beside(
        self, text: str, other: Problem[Task, Answer]
    ) -> Iterator[tuple[AnyTelling, AnyTelling]]:
        """The games of an input by these rules and by others, to be compared turn by turn.

        Args:
            text: An input that this problem allows.
            other: The same problem with a misreading's rules.
        """
        forgiving = Faults(lenient=True)
        return zip(self.watch(text), other.watch(text, faults=forgiving), strict=False)

    def prefixes(self, text: str) -> tuple[str, ...]:
        """The input cut after each of its turns, the whole at last; none where it lists no turns.

        Raises:
            InputError: the input can't be read.
        """
        records = [telling.record() for telling in self.watch(text)] if self.games else []
        return tuple(
            self.listing(replace(record, plies=record.plies[:count]))
            for record in records
            for count in range(1, len(record.plies) + 1)
        )

    def answer(self, text: str, *, file: str = "input", faults: Faults | None = None) -> str:
        """Reads an input, solves it and writes the answer.

        Raises:
            InputError: the input can't be read or answered; says where and why.
        """
        faults = faults or Faults()
        return self.write(self.solve(self.read(Reader(text, file), faults), faults))

    def answers(self, text: str, *, faults: Faults | None = None) -> frozenset[str]:
        """Every answer that would do; more than one only where a misreading leaves a choice.

        Raises:
            InputError: the input can't be read or answered; says where and why.
        """
        return frozenset({self.answer(text, faults=faults)})

    def watch(
        self, text: str, *, file: str = "input", faults: Faults | None = None
    ) -> tuple[AnyTelling, ...]:
        """Reads an input and returns its games, to be watched turn by turn.

        Raises:
            InputError: the input can't be read; a telling's steps raise it later where
                a move of the input can't be played.
        """
        faults = faults or Faults()
        return self.tell(self.read(Reader(text, file), faults), faults, events=True)


if TYPE_CHECKING:
    AnyProblem = Problem[Any, Any]
