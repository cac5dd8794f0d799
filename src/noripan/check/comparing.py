"""Compares a program's output with the right answer as judges do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.core.errors import InputError
from noripan.problems.differing import as_number, trimmed

if TYPE_CHECKING:
    from noripan.problems.misreading import Misreading


def is_right(expected: str, output: str) -> bool:
    """Whether an output is right: equal but for white space at the ends of lines and of all.

    Where the right answer is one number, an output that is the same number is right.
    """
    if trimmed(expected) == trimmed(output):
        return True
    number = as_number(expected)
    return number is not None and number == as_number(output)


def answers_of(misreading: Misreading, text: str) -> frozenset[str]:
    """What programs with a mistake may answer; none where it can't take the input."""
    try:
        return misreading.answers(text)
    except InputError:
        return frozenset()


def is_right_but_for_space(expected: str, output: str) -> bool:
    """Whether the output has the right words in the right order."""
    return expected.split() == output.split()
