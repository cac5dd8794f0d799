"""What makes one input of a problem simpler than another, and the steps towards a simpler one."""

from __future__ import annotations

from abc import ABC, abstractmethod

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import TypeAlias, TypeVar

    T = TypeVar("T")
    Size: TypeAlias = tuple[int, ...]


class Shape(ABC):
    """Knows what the inputs of a problem are made of, so that they can be made smaller."""

    @abstractmethod
    def size(self, text: str, answer: str) -> Size:
        """By what inputs are compared, what matters most to a reader first.

        Args:
            text: The input.
            answer: The right answer to it.
        """

    @abstractmethod
    def simpler(self, text: str) -> Iterator[str]:
        """Inputs like this one with something left out or made simpler, the boldest first.

        Not all of them are allowed by the problem, nor smaller.
        """


def without_some(items: Sequence[T]) -> Iterator[tuple[T, ...]]:
    """A sequence without some neighbours: half of them first, one at last, from the end on."""
    height = (len(items) + 1) // 2
    while height:
        for first in range(len(items) - height, -1, -1):
            yield (*items[:first], *items[first + height :])
        height //= 2
