"""How inputs of New Game are made smaller: fewer turns, a smaller board, fewer discs, white."""

from __future__ import annotations

from itertools import chain

from noripan.games.new_game.board import Colour, Direction, Disc, Square, painted, squares_of
from noripan.games.new_game.game import TURN, NewGame
from noripan.games.new_game.judge.problem import (
    DISC_COUNTS,
    LAST_TURN,
    NO_ANSWER,
    PROBLEMS,
    SIZES,
    write_input,
)
from noripan.problems.faults import Faults
from noripan.problems.reading import Reader
from noripan.problems.shape import Shape, without_some

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from noripan.games.new_game.board import Board, Position
    from noripan.games.new_game.judge.problem import NewGameProblem
    from noripan.problems.shape import Size

    Parts = tuple[Board, tuple[Disc, ...]]

_SMALL = 5
"""On so small a board every change of one disc may be tried."""


class NewGameShape(Shape):
    """Fewest moves of discs first, then the board and the discs, then colours and numbers.

    Args:
        problem: Whose inputs; it tells the turns.
    """

    def __init__(self, problem: NewGameProblem) -> None:
        self._problem = problem

    def size(self, text: str, answer: str) -> Size:
        """The moves to follow, size, discs, coloured squares, and the sum of all numbers.

        Each disc is told to move in each turn; a game without an answer is the longest.
        """
        turns, game = int(answer), self._read(text)
        coloured = [colour for row in game.board for colour in row if colour]
        numbers = [(*disc.square, disc.direction) for disc in game.discs]
        return (
            (LAST_TURN + 1 if turns == NO_ANSWER else turns) * len(game.discs),
            len(game.board),
            len(game.discs),
            len(coloured),
            sum(coloured) + sum(map(sum, numbers)),
        )

    def simpler(self, text: str) -> Iterator[str]:
        """A part of the board, a later start, fewer discs, more white; then single changes."""
        game = self._read(text)
        steps = (
            _cut_out, self._started_later, _without_discs, _whitened,
            _with_another_disc, _with_another_colour,
        )  # fmt: skip
        for board, discs in chain.from_iterable(step(game) for step in steps):
            if len(discs) >= DISC_COUNTS[0]:
                yield write_input(NewGame(board, discs))

    def _read(self, text: str) -> NewGame:
        return self._problem.read(Reader(text), Faults())

    def _started_later(self, game: NewGame) -> Iterator[Parts]:
        """The game from where all discs still, or again, lie apart; the latest turns first."""
        state, positions = game.start(), []
        while self._problem.goes_on(state):
            state = state.play(TURN)
            positions.append(state.position)
        apart = [one for one in positions if len(one.stacks) == len(game.discs)]
        back = 1
        while back <= len(apart):
            yield game.board, _discs_of(apart[-back])
            back *= 2


def _discs_of(position: Position) -> tuple[Disc, ...]:
    """The discs of a position without stacks, as a start."""
    squares = {disc: square for square, discs in position.stacks for disc in discs}
    return tuple(
        Disc(squares[number], direction)
        for number, direction in enumerate(position.directions, start=1)
    )


def _cut_out(game: NewGame) -> Iterator[Parts]:
    """The board without a row and a column, or more at its edges, and what lies there."""
    size = len(game.board)
    kept = range(size)
    for smaller in range(SIZES[0], size):
        windows = [kept[first : first + smaller] for first in range(size - smaller + 1)]
        yield from (_part(game, columns, rows) for rows in windows for columns in windows)
    if size > SIZES[0]:
        fewer = [[line for line in kept if line != left_out] for left_out in kept]
        yield from (_part(game, columns, rows) for rows in fewer for columns in fewer)


def _part(game: NewGame, columns: Iterable[int], rows: Iterable[int]) -> Parts:
    """Some columns and rows of the board, moved together, with the discs on them."""
    moved = {
        Square(column=column, row=row): Square(column=new_column, row=new_row)
        for new_row, row in enumerate(rows)
        for new_column, column in enumerate(columns)
    }
    board = tuple(tuple(game.board[row][column] for column in columns) for row in rows)
    discs = tuple(
        Disc(moved[disc.square], disc.direction) for disc in game.discs if disc.square in moved
    )
    return board, discs


def _without_discs(game: NewGame) -> Iterator[Parts]:
    return ((game.board, discs) for discs in without_some(game.discs))


def _whitened(game: NewGame) -> Iterator[Parts]:
    """The board with fewer squares coloured."""
    coloured = [square for square in squares_of(game.board) if game.colour(square)]
    for left in ((), *without_some(coloured)):
        white = dict.fromkeys(set(coloured) - set(left), Colour.WHITE)
        yield painted(game.board, white), game.discs


def _with_another_disc(game: NewGame) -> Iterator[Parts]:
    """The discs with one of them elsewhere or looking another way: on a small board, anywhere."""
    everywhere = squares_of(game.board) if len(game.board) <= _SMALL else ()
    for index, disc in enumerate(game.discs):
        before, after = game.discs[:index], game.discs[index + 1 :]
        taken = {other.square for other in (*before, *after)}
        for square in (disc.square, *_nearer(disc.square), *everywhere):
            if square not in taken:
                for direction in Direction:
                    yield game.board, (*before, Disc(square, direction), *after)


def _nearer(square: Square) -> Iterator[Square]:
    """The squares beside one that are nearer to the top left."""
    if square.row:
        yield square.beside(columns=0, rows=-1)
    if square.column:
        yield square.beside(columns=-1, rows=0)


def _with_another_colour(game: NewGame) -> Iterator[Parts]:
    """The board with one square of another colour."""
    for square in squares_of(game.board):
        for colour in Colour:
            yield painted(game.board, {square: colour}), game.discs


SHAPES = {name: NewGameShape(problem) for name, problem in PROBLEMS.items()}
