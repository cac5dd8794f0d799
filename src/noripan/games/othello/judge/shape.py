"""How inputs of Othello are made smaller: fewer cases, fewer moves, smaller boards."""

from __future__ import annotations

from itertools import pairwise

from noripan.games.othello.board import grid_of
from noripan.games.othello.game import Othello, Pass, Put
from noripan.games.othello.judge.problem import JUDGE_SIZES, OthelloProblem, case_text
from noripan.problems.faults import Faults
from noripan.problems.reading import Reader
from noripan.problems.shape import Shape, without_some

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from noripan.games.othello.board import Square
    from noripan.games.othello.judge.problem import Case
    from noripan.problems.shape import Size

    Game = tuple[int, tuple[Square, ...]]
    """The size of a board, and where discs are put one after the other."""

_PROBLEM = OthelloProblem()
_SMALLER = {large: small for small, large in pairwise(JUDGE_SIZES)}


class OthelloShape(Shape):
    """Fewest cases and moves, then the smallest boards."""

    def size(self, text: str, answer: str) -> Size:  # noqa: ARG002 the input tells all
        """Cases, moves, the sum of the boards' sizes, the sum of the moves' numbers."""
        cases = _cases(text)
        squares = [move.square for case in cases for move in case.moves]
        return (
            len(cases),
            len(squares),
            sum(case.size for case in cases),
            sum(map(sum, squares)),
        )

    def simpler(self, text: str) -> Iterator[str]:
        """Fewer cases; in each case fewer moves, other ones, or a smaller board."""
        games = [(case.size, tuple(move.square for move in case.moves)) for case in _cases(text)]
        yield from (_played(fewer) for fewer in without_some(games) if fewer)
        for index, game in enumerate(games):
            for simpler in _simpler(*game):
                yield _played((*games[:index], simpler, *games[index + 1 :]))


def _cases(text: str) -> tuple[Case, ...]:
    return _PROBLEM.read(Reader(text), Faults())


def _simpler(size: int, squares: tuple[Square, ...]) -> Iterator[Game]:
    yield from ((size, fewer) for fewer in without_some(squares))
    if size in _SMALLER:
        edge = (size - _SMALLER[size]) // 2
        yield (
            _SMALLER[size],
            tuple(square.beside(columns=-edge, rows=-edge) for square in squares),
        )
    for index, square in enumerate(squares):
        for lower in grid_of(size).squares:
            if sum(lower) < sum(square):
                yield size, (*squares[:index], lower, *squares[index + 1 :])


def _played(games: Iterable[Game]) -> str:
    """The input of some games: discs that can't be put are left out, colours follow the rules."""
    cases = [_case(size, squares) for size, squares in games]
    return "".join((f"{len(cases)}\n", *cases))


def _case(size: int, squares: Iterable[Square]) -> str:
    state, moves = Othello(size).start(), []
    for square in squares:
        if state.moves() == (Pass(),):
            state = state.play(Pass())
        if Put(square) in state.moves():
            moves.append((square, state.mover))
            state = state.play(Put(square))
    return case_text(size, moves)


SHAPES = {"othello": OthelloShape()}
