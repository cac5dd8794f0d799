"""The rules of Othello: where a disc may go, what it turns over, when a side passes, who wins."""

from __future__ import annotations

from noripan.core.value import Value
from noripan.games.othello.board import (
    DIRECTIONS,
    Direction,
    Grid,
    Square,
)


class OthelloRules(Value):
    """The steps of a move, each one rule; a misreading overrides one.

    Sets of squares are bits of a `Grid`. `own` are the discs of the side that
    moves, `other` those of the other side, `disc` is the one bit of a new disc.
    """

    def start(self, grid: Grid) -> tuple[int, int]:
        """Black's and white's discs at the start: two each in the middle, crosswise."""
        after = grid.size // 2
        before = after - 1
        (left_above, right_above), (left_below, right_below) = (
            [grid.bit(Square(column=column, row=row)) for column in (before, after)]
            for row in (before, after)
        )
        return right_above | left_below, left_above | right_below

    def directions(self) -> tuple[Direction, ...]:
        """The ways in which a new disc can close a line."""
        return DIRECTIONS

    def run(self, grid: Grid, direction: Direction, start: int, other: int) -> tuple[int, int]:
        """The unbroken runs of the other side's discs right after any square of `start`.

        Returns:
            The discs of the runs, and the squares that come right after a run:
            a disc of one's own or an empty square, and nothing beyond the edge.
        """
        shift = grid.shifts[direction]
        left, right, mask = shift.left, shift.right, shift.mask
        inside = mask & other
        line = reached = start << left >> right & inside
        while reached:
            reached = reached << left >> right & inside
            line |= reached
        return line, line << left >> right & (mask ^ inside)

    def closes(self, end: int, own: int) -> bool:
        """Whether the square after a run closes it: only a disc of one's own does."""
        return bool(end & own)

    def flips_in(self, grid: Grid, direction: Direction, disc: int, own: int, other: int) -> int:
        """The discs that a new disc turns over in one direction: the run, if it is closed."""
        line, end = self.run(grid, direction, disc, other)
        return line if line and self.closes(end, own) else 0

    def flips(self, grid: Grid, disc: int, own: int, other: int) -> int:
        """The discs that a new disc turns over: those of every direction."""
        turned = 0
        for direction in self.directions():
            turned |= self.flips_in(grid, direction, disc, own, other)
        return turned

    def may_put(self, flips: int, *, taken: bool) -> bool:
        """Whether a disc can go on a square: it must be empty, and something must turn over."""
        return bool(flips) and not taken

    def places(self, grid: Grid, own: int, other: int) -> int:
        """The empty squares where a disc turns something over.

        Found for all squares at once: the empty squares after the runs that
        start at one's own discs are where a new disc closes these runs.
        """
        ends = 0
        for direction in self.directions():
            ends |= self.run(grid, direction.opposite, own, other)[1]
        return ends & ~own

    def scores(self, black: int, white: int, empties: int) -> tuple[int, int]:
        """The final score from the numbers of discs: empty squares go to the winner.

        A draw splits them.
        """
        if black == white:
            return black + empties // 2, white + empties // 2
        return (black + empties, white) if black > white else (black, white + empties)
