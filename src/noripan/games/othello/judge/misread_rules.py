"""The steps of a move as learners misread them: each class overrides one step of the rules.

A learner's program seldom tests whether a move is allowed, and with a wrong board the
listed moves may not be; so none of these refuses a move.
"""

from __future__ import annotations

from noripan.games.othello.board import Direction, Grid, Square
from noripan.games.othello.rules import OthelloRules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_D = Direction
_READING_ORDER: tuple[Direction, ...] = (
    _D.NORTHWEST, _D.NORTH, _D.NORTHEAST, _D.WEST, _D.EAST,
    _D.SOUTHWEST, _D.SOUTH, _D.SOUTHEAST,
)  # fmt: skip


class UncheckedRules(OthelloRules):
    """The rules of a program that puts every disc it is told to."""

    def may_put(self, flips: int, *, taken: bool) -> bool:  # noqa: ARG002 a step's form
        """A disc can go anywhere."""
        return True


def _ray(grid: Grid, direction: Direction, disc: int) -> Iterator[int]:
    """The squares in a direction from a disc, one by one up to the edge."""
    shift = grid.shifts[direction]
    square = disc << shift.left >> shift.right & shift.mask
    while square:
        yield square
        square = square << shift.left >> shift.right & shift.mask


class UnclosedLinesTurn(UncheckedRules):
    """A line turns over whatever it ends at."""

    def closes(self, end: int, own: int) -> bool:  # noqa: ARG002 a step's form
        """Anything closes."""
        return True


class EdgeCloses(UncheckedRules):
    """The edge of the board closes a line as a disc does."""

    def closes(self, end: int, own: int) -> bool:
        """A disc of one's own, or nothing beyond the edge."""
        return not end or bool(end & own)


class EmptySquareCloses(UncheckedRules):
    """An empty square closes a line, the edge doesn't."""

    def closes(self, end: int, own: int) -> bool:  # noqa: ARG002 a step's form
        """Any square of the board."""
        return bool(end)


class SearchGoesOn(UncheckedRules):
    """The search goes on past the first disc of one's own, to the last in an unbroken line."""

    def flips_in(self, grid: Grid, direction: Direction, disc: int, own: int, other: int) -> int:
        """The other side's discs before the last of one's own."""
        line = closed = 0
        for square in _ray(grid, direction, disc):
            if square & own:
                closed = line
            elif square & other:
                line |= square
            else:
                break
        return closed


class EmptySquaresAreJumped(UncheckedRules):
    """The search goes on over empty squares to a disc of one's own."""

    def flips_in(self, grid: Grid, direction: Direction, disc: int, own: int, other: int) -> int:
        """The other side's discs before the first of one's own."""
        line = 0
        for square in _ray(grid, direction, disc):
            if square & own:
                return line
            line |= square & other
        return 0


class EmptySquaresAreFilled(UncheckedRules):
    """All squares up to a disc of one's own become one's own, empty ones too."""

    def flips_in(self, grid: Grid, direction: Direction, disc: int, own: int, other: int) -> int:  # noqa: ARG002 a step's form
        """Every square before the first disc of one's own."""
        line = 0
        for square in _ray(grid, direction, disc):
            if square & own:
                return line
            line |= square
        return 0


class OneDiscALineTurns(UncheckedRules):
    """Only the disc next to the new one turns over."""

    def flips_in(self, grid: Grid, direction: Direction, disc: int, own: int, other: int) -> int:
        """The first disc of a closed line."""
        line = super().flips_in(grid, direction, disc, own, other)
        return next(_ray(grid, direction, disc), 0) & line


class RowsRunOn(UncheckedRules):
    """A line that leaves a row goes on in the next, as numbers of squares do."""

    def run(self, grid: Grid, direction: Direction, start: int, other: int) -> tuple[int, int]:
        """Tests only for the ends of the whole board."""
        shift = grid.shifts[direction]
        board = (1 << grid.size**2) - 1
        line = 0
        square = start << shift.left >> shift.right & board
        while square & other:
            line |= square
            square = square << shift.left >> shift.right & board
        return line, square


class NegativeIndexWraps(UncheckedRules):
    """Only the far edges are tested: beyond the left and the top, index -1 is the last line."""

    def flips_in(self, grid: Grid, direction: Direction, disc: int, own: int, other: int) -> int:
        """Comes in again at the right and at the bottom."""
        (square,) = grid.squares_of(disc)
        right, down = direction.step
        line = 0
        while True:
            square = square.beside(columns=right, rows=down)
            if max(square) >= grid.size:
                return 0
            square = Square(column=square.column % grid.size, row=square.row % grid.size)
            reached = grid.bit(square)
            if not reached & other:
                return line if self.closes(reached, own | disc) else 0
            line |= reached


class LastLineIsLeftOut(UncheckedRules):
    """A line that comes to the last row or the last column isn't followed."""

    def flips_in(self, grid: Grid, direction: Direction, disc: int, own: int, other: int) -> int:
        """The run, if it ends before that."""
        line, end = self.run(grid, direction, disc, other)
        reached = grid.squares_of(line | end)
        last = grid.size - 1
        is_followed = all(last not in (square.column, square.row) for square in reached)
        return line if is_followed and self.closes(end, own) else 0


class DirectionForgotten(UncheckedRules):
    """Some directions are forgotten."""

    forgotten = frozenset[Direction]()

    def directions(self) -> tuple[Direction, ...]:
        """The directions that are left."""
        return tuple(way for way in super().directions() if way not in self.forgotten)


class OnlyTheFirstDirection(UncheckedRules):
    """Only the first direction that turns something over does."""

    order = _READING_ORDER

    def flips(self, grid: Grid, disc: int, own: int, other: int) -> int:
        """The line of the first direction that has one."""
        lines = (self.flips_in(grid, way, disc, own, other) for way in self.order)
        return next(filter(None, lines), 0)


class OnlyTheFirstClockwise(OnlyTheFirstDirection):
    """Only the first direction clockwise from the top that turns something over does."""

    order = tuple(Direction)


class TurnedDiscsTurnOthers(UncheckedRules):
    """Turned discs close lines of their own, and so on."""

    def flips(self, grid: Grid, disc: int, own: int, other: int) -> int:
        """Everything that the disc and then each turned disc turns over."""
        turned = 0
        waiting = [disc]
        while waiting:
            new = super().flips(grid, waiting.pop(), own | disc | turned, other & ~turned)
            turned |= new
            waiting += [grid.bit(square) for square in grid.squares_of(new)]
        return turned


class LinesAreTransposed(UncheckedRules):
    """The disc is put at its column and row, the lines are followed from its row and column."""

    def flips(self, grid: Grid, disc: int, own: int, other: int) -> int:
        """Follows the lines from the transposed square, when the disc is there already."""
        (square,) = grid.squares_of(disc)
        transposed = grid.bit(Square(column=square.row, row=square.column))
        return super().flips(grid, transposed, own | disc, other & ~disc)


class StartOfEight(UncheckedRules):
    """Every board starts as the one of 8×8; what is outside it is lost."""

    def start(self, grid: Grid) -> tuple[int, int]:
        """The discs on d4, e5 and e4, d5."""
        black, white = (
            sum(grid.bit(square) for square in squares if grid.has(square))
            for squares in (_BLACK_ON_8, _WHITE_ON_8)
        )
        return black, white


_BLACK_ON_8 = (Square(column=4, row=3), Square(column=3, row=4))
_WHITE_ON_8 = (Square(column=3, row=3), Square(column=4, row=4))


class StartColoursSwapped(UncheckedRules):
    """Black and white start in each other's place."""

    def start(self, grid: Grid) -> tuple[int, int]:
        """White where black should be."""
        return super().start(grid)[::-1]
