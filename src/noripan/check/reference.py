"""What a program is checked against: a problem that Noripan knows, or another program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from noripan.core.errors import InputError
from noripan.core.text import same
from noripan.games import problem_entry
from noripan.problems.problem import Limits
from noripan.problems.study import Study
from noripan.problems.text_shape import TextShape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hypothesis.strategies import SearchStrategy

    from noripan.core.game import Event
    from noripan.core.text import Text
    from noripan.problems.coverage import Coverage
    from noripan.problems.misreading import Misreading, Sharp
    from noripan.problems.problem import AnyProblem
    from noripan.problems.shape import Shape, Size

_EVENTS_LOOKED_AT = 2000
"""Of a long game; its later turns show the same rules."""


class Reference(ABC):
    """Knows the right answers and draws the inputs."""

    title: Text
    name: str
    limits: Limits
    problem: AnyProblem | None = None
    sharp: tuple[Sharp, ...] = ()
    misreadings: tuple[Misreading, ...] = ()
    shape: Shape = TextShape()
    study: Study = Study()
    coverage: Coverage | None = None
    subtask: int | None = None

    @abstractmethod
    def answer(self, text: str, file: str = "input") -> str:
        """The right answer.

        Args:
            text: The input.
            file: What it is called in messages.

        Raises:
            InputError: the input isn't allowed.
        """

    @property
    @abstractmethod
    def strategy(self) -> SearchStrategy[str]:
        """Draws inputs that are allowed.

        Raises:
            UsageError: nobody knows how.
        """

    def events(self, text: str) -> tuple[str, ...]:  # noqa: ARG002 nobody knows them here
        """The names of the rules that fire in an input, in the order in which they do."""
        return ()

    @property
    def sharp_texts(self) -> tuple[str, ...]:
        """The different sharp inputs: one may show several mistakes."""
        return tuple(dict.fromkeys(sharp.text for sharp in self.sharp))

    @cached_property
    def covering_texts(self) -> tuple[str, ...]:
        """Inputs that cover all that is known to be worth it; none where nobody knows."""
        return () if self.coverage is None else self.coverage.inputs(self.subtask)

    @property
    def graded_texts(self) -> tuple[str, ...]:
        """The inputs by which programs are graded; none where no set is there."""
        return ()

    def size(self, text: str) -> Size:
        """By what inputs are compared.

        Raises:
            InputError: the input isn't allowed.
        """
        return self.shape.size(text, self.answer(text))

    def event_title(self, name: str) -> Text:
        """What people call a rule that has fired in an input asked for before."""
        return same(name)

    def allows(self, text: str) -> bool:
        """Whether an input may be given to a program."""
        try:
            self.answer(text)
        except InputError:
            return False
        return True


class ProblemReference(Reference):
    """A problem that Noripan knows, whole or one subtask of it."""

    def __init__(self, problem: AnyProblem, subtask: int | None = None) -> None:
        self.problem = problem
        self.name = problem.name
        self.title = problem.title
        self.limits = problem.limits
        self.subtask = subtask
        self._entry = problem_entry(problem.name)
        self.misreadings = self._entry.misreadings
        self.shape = self._entry.shape
        self.study = self._entry.study
        self.coverage = self._entry.coverage
        self.sharp = tuple(sharp for sharp in self._entry.sharp_inputs if self._has(sharp.text))
        self._answers: dict[str, str] = {}
        self._events: dict[str, tuple[str, ...]] = {}
        self._event_titles: dict[str, Text] = {}

    def answer(self, text: str, file: str = "input") -> str:
        """The right answer.

        Raises:
            InputError: the problem doesn't allow the input.
        """
        if text not in self._answers:
            self._answers[text] = self._problem.answer(text, file=file)
        return self._answers[text]

    def allows(self, text: str) -> bool:
        """Whether the problem, or the subtask, allows an input."""
        return super().allows(text) and self._has(text)

    @property
    def graded_texts(self) -> tuple[str, ...]:
        """Those of the set that comes with the game."""
        from noripan.check.grading import load_set  # it judges against a reference itself

        if self._entry.grading_set is None:
            return ()
        groups = load_set(self._problem, self._entry.grading_set)
        chosen = groups if self.subtask is None else groups[self.subtask - 1 : self.subtask]
        return tuple(case.text for group in chosen for case in group.cases)

    def _has(self, text: str) -> bool:
        """Whether an input that the problem allows is one of the subtask's."""
        return self.subtask is None or self._entry.belongs(text, self.subtask)

    @property
    def strategy(self) -> SearchStrategy[str]:
        """Draws inputs of the problem or of the subtask.

        Raises:
            UsageError: nobody knows how.
        """
        return self._entry.strategy(self.subtask)

    def events(self, text: str) -> tuple[str, ...]:
        """The names of the rules that fire in an input, in the order in which they do."""
        if text not in self._events:
            events = tuple(islice(_events(self._problem, text), _EVENTS_LOOKED_AT))
            self._events[text] = tuple(type(event).__name__ for event in events)
            self._event_titles |= {type(event).__name__: event.title for event in events}
        return self._events[text]

    def event_title(self, name: str) -> Text:
        """What people call a rule that has fired in an input asked for before."""
        return self._event_titles[name]

    @property
    def _problem(self) -> AnyProblem:
        if self.problem is None:
            raise RuntimeError("a problem's reference has a problem")
        return self.problem


def _events(problem: AnyProblem, text: str) -> Iterator[Event]:
    for telling in problem.watch(text):
        for step in telling.steps:
            yield from step.events
