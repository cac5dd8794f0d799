"""How inputs that list the moves of a game are made smaller: by fewer moves, and earlier ones."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from noripan.core.record import Record
from noripan.core.value import replace
from noripan.problems.shape import Shape, without_some
from noripan.problems.text_shape import text_size

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from noripan.core.record import Ply
    from noripan.problems.problem import AnyProblem
    from noripan.problems.shape import Size


class ListedMoves(Shape):
    """Leaves moves out, and those that can't be played without them; puts earlier legal ones.

    Args:
        problem: A problem that has `games`.
    """

    def __init__(self, problem: AnyProblem) -> None:
        self._problem = problem

    def size(self, text: str, answer: str) -> Size:  # noqa: ARG002 the input tells all
        """Words, then letters, then the sum of the numbers."""
        return text_size(text)

    def simpler(self, text: str) -> Iterator[str]:
        """Fewer moves; then one of them earlier in the order of the legal ones."""
        for telling in self._problem.watch(text):
            record = telling.record()
            yield from (self._played(record, plies) for plies in without_some(record.plies))
            yield from (self._played(record, plies) for plies in _without_two(record.plies))
            state = record.start
            for index, ply in enumerate(record.plies):
                before, after = record.plies[:index], record.plies[index + 1 :]
                for move in state.moves()[: state.moves().index(ply.move)]:
                    yield self._played(record, (*before, replace(ply, move=move), *after))
                state = state.play(ply.move)

    def _played(self, record: Record, plies: Iterable[Ply]) -> str:
        """The input of the same game with these moves, as far as they are legal."""
        state, kept = record.start, []
        for ply in plies:
            if ply.move in state.moves():
                kept.append(ply)
                state = state.play(ply.move)
        return self._problem.listing(Record(record.start, tuple(kept)))


def _without_two(plies: tuple[Ply, ...]) -> Iterator[tuple[Ply, ...]]:
    """The plies without any two, so that those after them stay whose they are; none of many."""
    if len(plies) <= _FEW:
        for left, right in combinations(range(len(plies)), 2):
            yield (*plies[:left], *plies[left + 1 : right], *plies[right + 1 :])


_FEW = 24
