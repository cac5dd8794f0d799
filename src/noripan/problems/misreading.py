"""Common mistakes about a problem's rules, each as the problem that it would be.

A misreading overrides one step of the rules (a class derived from the game's
rules) or of reading and writing (a class derived from the problem); nothing
else differs, so what it answers is what a program with that mistake answers.
"""

from __future__ import annotations

from types import new_class

from noripan.core.text import Text, same, with_ending
from noripan.core.value import Value, replace
from noripan.problems.faults import Faults

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from noripan.problems.problem import AnyProblem


class Misreading(Value):
    """A common mistake that can show in a problem's answers.

    Attributes:
        name: In kebab-case, one of its problem's.
        title: The mistake: what such a program does, as a clause without a subject
            (`turns off at a corner that it only passes`).
        rule: What the rule really is, in one sentence.
        problem: The problem as the mistaken would answer it.
        parts: Where it is two mistakes at once, these.
        slips_through: Whether programs that make it are known to have been accepted.
    """

    name: str
    title: Text
    rule: Text
    problem: AnyProblem
    parts: tuple[Misreading, ...] = ()
    slips_through: bool = False

    def answer(self, text: str) -> str:
        """What a program with the mistake answers.

        It may do what the right rules forbid (move a piece that is really out), and
        goes on without whatever the mistaken rules forbid.

        Raises:
            InputError: the input is so broken that even a lenient reading can't take it.
        """
        return self.problem.answer(text, faults=Faults(lenient=True))

    def answers(self, text: str) -> frozenset[str]:
        """What programs with the mistake may answer, in whatever order they search.

        Raises:
            InputError: as for `answer`.
        """
        return self.problem.answers(text, faults=Faults(lenient=True))


def known_to_slip_through(
    misreadings: tuple[Misreading, ...], *names: str
) -> tuple[Misreading, ...]:
    """The same misreadings, those of these names marked as known to have been accepted.

    Raises:
        ValueError: there is no misreading of such a name.
    """
    unknown = set(names) - {one.name for one in misreadings}
    if unknown:
        raise ValueError(unknown)
    return tuple(replace(one, slips_through=one.name in names) for one in misreadings)


class Sharp(Value):
    """A small input, made by hand or by search, on which a misreading shows.

    Attributes:
        name: In kebab-case, one of its problem's.
        title: What it tries.
        text: The input.
    """

    name: str
    title: Text
    text: str


def combine(one: Misreading, other: Misreading) -> Misreading | None:
    """Both mistakes at once, or None where they override the same step.

    Both must be misreadings of one problem.
    """
    rules = _derived_from_both(type(one.problem.rules), type(other.problem.rules))
    problem = _derived_from_both(type(one.problem), type(other.problem))
    if rules is None or problem is None:
        return None
    return Misreading(
        name=f"{one.name}+{other.name}",
        title=Text(
            f"{one.title.en}, and {other.title.en}",
            f"{with_ending(one.title.ko, '고')} {other.title.ko}",
        ),
        rule=same("{} {}").fill(one.rule, other.rule),
        problem=problem(rules=rules()),
        parts=(one, other),
    )


def _derived_from_both(one: type[Any], other: type[Any]) -> type[Any] | None:
    """A class with the overrides of both, or None where they override one thing differently."""
    if issubclass(one, other):
        return one
    if issubclass(other, one):
        return other
    if _own_steps(one, other) & _own_steps(other, one):
        return None
    return new_class(f"{one.__name__}And{other.__name__}", (one, other))


def _own_steps(one: type[Any], other: type[Any]) -> set[str]:
    """The names that a class defines and its common ancestors with another don't redefine."""
    return {
        name
        for ancestor in one.__mro__
        if ancestor not in other.__mro__
        for name in vars(ancestor)
        if not name.startswith("_")
    }
