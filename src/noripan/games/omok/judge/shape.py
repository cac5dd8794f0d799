"""How inputs of Omok are made smaller: fewer stones, of one colour; the board stays."""

from __future__ import annotations

from noripan.games.omok.board import EMPTY, Colour
from noripan.games.omok.judge.problem import written
from noripan.problems.shape import Shape, without_some

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.problems.shape import Size


class OmokShape(Shape):
    """Fewest stones, then fewest white ones."""

    def size(self, text: str, answer: str) -> Size:  # noqa: ARG002 the input tells all
        """Stones, then the sum of the numbers."""
        board = _board(text)
        return len(board) - board.count(EMPTY), sum(board)

    def simpler(self, text: str) -> Iterator[str]:
        """Fewer stones, first of all without one colour; then a black one instead of a white."""
        board = _board(text)
        for colour in (Colour.WHITE, Colour.BLACK):
            yield written(board.replace(bytes([colour]), bytes([EMPTY])))
        stones = [index for index, colour in enumerate(board) if colour != EMPTY]
        for left in without_some(stones):
            kept = set(left)
            yield written(bytes(c if i in kept else EMPTY for i, c in enumerate(board)))
        for index in stones:
            if board[index] == Colour.WHITE:
                yield written(board[:index] + bytes([Colour.BLACK]) + board[index + 1 :])


def _board(text: str) -> bytes:
    return bytes(map(int, text.split()))


SHAPES = {"omok": OmokShape()}
