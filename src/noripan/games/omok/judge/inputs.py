"""Draws inputs of the judge problem on Omok: boards with one five at most."""

from __future__ import annotations

from hypothesis import strategies as st

from noripan.core.value import Value
from noripan.games.omok.board import DIRECTIONS, EMPTY, Colour, Direction
from noripan.games.omok.judge.problem import SIZE, OmokProblem, written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hypothesis.strategies import SearchStrategy

_PROBLEM = OmokProblem()
_MOST_STROKES = 6
_LENGTHS = (1, 5, 6, 4, 2, 3, 7, 11, 10, 17)
# Mostly empty grounds; full and half-full ones without a row of more than two.
_GROUNDS = (
    *(bytes(SIZE * SIZE),) * 3,
    bytes((row + column // 2) % 2 + 1 for row in range(SIZE) for column in range(SIZE)),
    bytes((row + column // 2) % 3 for row in range(SIZE) for column in range(SIZE)),
)


class Stroke(Value):
    """Rows of stones one after the other along a line; what lies beyond the edge is lost.

    Attributes:
        start: The index of the first point.
        direction: Where the line goes.
        rows: The colour (or none) and the length of each row.
        goes_on: Whether the line goes on in the next line of the input at the edge.
    """

    start: int
    direction: Direction
    rows: tuple[tuple[int, int], ...]
    goes_on: bool

    def put(self, board: bytearray) -> None:
        """Puts the stones over whatever is there."""
        row, column = divmod(self.start, SIZE)
        for colour, length in self.rows:
            for _stone in range(length):
                index = row * SIZE + column
                on_board = 0 <= row < SIZE and (self.goes_on or 0 <= column < SIZE)
                if on_board and 0 <= index < len(board):
                    board[index] = colour
                row, column = row + self.direction.down, column + self.direction.right


def boards(subtask: int | None = None) -> SearchStrategy[str]:  # noqa: ARG001 there is none
    """Inputs: an empty or a crowded board, and strokes of stones on it.

    Where more than one five results, stones are taken away until only one is left. Shrinks
    to an empty board with few short rows of black stones.
    """
    colours = st.sampled_from((Colour.BLACK, Colour.WHITE, EMPTY))
    rows = st.lists(st.tuples(colours, st.sampled_from(_LENGTHS)), min_size=1, max_size=3)
    stroke = st.builds(
        Stroke,
        st.integers(0, SIZE * SIZE - 1),
        st.sampled_from(DIRECTIONS),
        rows.map(tuple),
        st.booleans(),
    )
    strokes = st.lists(stroke, max_size=_MOST_STROKES)
    return st.builds(_board, st.sampled_from(_GROUNDS), strokes).map(written)


def _board(ground: bytes, strokes: list[Stroke]) -> bytes:
    board = bytearray(ground)
    for stroke in strokes:
        stroke.put(board)
    while len(fives := _PROBLEM.fives(bytes(board))) > 1:
        middle = fives[-1].stones[fives[-1].length // 2]
        board[_PROBLEM.game.index(middle)] = EMPTY
    return bytes(board)


STRATEGIES: dict[str, Callable[[int | None], SearchStrategy[str]]] = {"omok": boards}
