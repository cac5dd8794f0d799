"""Draws inputs of the judge problems of New Game; both rule sets take the same."""

from __future__ import annotations

from math import isqrt

from hypothesis import strategies as st

from noripan.games.new_game.board import Colour, Direction, Disc, Square
from noripan.games.new_game.game import NewGame
from noripan.games.new_game.judge.problem import DISC_COUNTS, SIZES, write_input

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hypothesis.strategies import SearchStrategy

# How often each colour comes: all white, some red, some blue, all three, crowded ones.
_W, _R, _B = Colour
_PALETTES = (
    (_W,), (_W, _W, _W, _R), (_W, _W, _W, _B), (_W, _W, _W, _W, _R, _B),
    (_W, _R), (_W, _R, _B), (_R, _R, _B), (_R,),
)  # fmt: skip


@st.composite
def boards_with_discs(draw: st.DrawFn) -> str:
    """Inputs with small boards and with the largest, and discs apart or in a corner together.

    Shrinks to a smaller board, fewer discs, white squares, and discs at the top left
    that look to the right.
    """
    least, most = SIZES
    size = draw(st.integers(least, least + 2) | st.integers(least, most))
    count = draw(st.integers(*DISC_COUNTS))
    palette = draw(st.sampled_from(_PALETTES))
    cells = draw(st.binary(min_size=size * size, max_size=size * size))
    colours = tuple(palette[cell % len(palette)] for cell in cells)
    board = tuple(colours[start : start + size] for start in range(0, size * size, size))
    narrowest = isqrt(count - 1) + 1
    width = draw(st.integers(narrowest, size))
    squares = st.lists(
        st.integers(0, width * width - 1), min_size=count, max_size=count, unique=True
    )
    looks = draw(st.binary(min_size=count, max_size=count))
    discs = tuple(
        Disc(Square(column=at % width, row=at // width), Direction(look % len(Direction) + 1))
        for at, look in zip(draw(squares), looks, strict=True)
    )
    return write_input(NewGame(board, discs))


def _inputs(subtask: int | None = None) -> SearchStrategy[str]:  # noqa: ARG001 there is none
    return boards_with_discs()


STRATEGIES: dict[str, Callable[[int | None], SearchStrategy[str]]] = {
    "new-game": _inputs,
    "new-game-2": _inputs,
}
