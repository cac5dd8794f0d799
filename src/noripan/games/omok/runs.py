"""Runs of stones, and which of them win."""

from __future__ import annotations

from noripan.core.text import Text
from noripan.core.value import Value
from noripan.games.omok.board import DIRECTIONS, EMPTY, Colour, Direction, Point, point_at, step
from noripan.games.omok.options import Korean, RuleSet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.omok.game import Omok

FIVE = 5


def is_five(length: int, longest: int) -> bool:
    """Whether so many stones in a row win, where no longer row does than `longest`."""
    return FIVE <= length <= longest


class Run(Value):
    """Five or more stones of one colour in a row, as many as there are.

    Attributes:
        colour: The stones' colour.
        direction: The direction in which they are listed.
        stones: The stones, from the leftmost (in a column from the topmost).
    """

    colour: Colour
    direction: Direction
    stones: tuple[Point, ...]

    @property
    def length(self) -> int:
        """How many stones they are."""
        return len(self.stones)

    @property
    def text(self) -> Text:
        """Which stones they are, in words."""
        first, last, way = self.stones[0], self.stones[-1], self.direction.text
        colour = self.colour.text
        return Text(
            "{0} {1} stones from {2} to {3}, {4}", "{2}부터 {3}까지 {4:으로/로} 이어진 {1}돌 {0}개"
        ).fill(self.length, colour, first, last, way)


class RunRules(Value):
    """The steps that find a winner, on a whole board or after one stone.

    Points are indexes into the board.
    """

    def winning_runs(self, game: Omok, board: bytes) -> tuple[Run, ...]:
        """Every run that wins, in reading order of the first stones."""
        return tuple(run for run in self.runs(game, board) if self.wins(game, board, run))

    def runs(self, game: Omok, board: bytes) -> tuple[Run, ...]:
        """Every run of at least five, in reading order of the first stones."""
        found = []
        for index, stone in enumerate(board):
            if stone != EMPTY:
                for direction in self.directions_from(game, board, index):
                    length = self.length(game, board, index, direction)
                    if length >= FIVE:
                        found.append(self.run(game, board, index, direction, length))
        return tuple(found)

    def directions_from(self, game: Omok, board: bytes, index: int) -> tuple[Direction, ...]:
        """The directions in which a run, however short, starts at a stone."""
        return tuple(way for way in DIRECTIONS if self.starts_at(game, board, index, way))

    def starts_at(self, game: Omok, board: bytes, index: int, direction: Direction) -> bool:
        """Whether a stone is the first of its run: the point before has none of its colour."""
        before = self.beyond(game, index, direction, -1)
        return before is None or board[before] != board[index]

    def length(self, game: Omok, board: bytes, index: int, direction: Direction) -> int:
        """How many stones of its colour follow on a stone without a gap, itself counted."""
        length = 1
        after = self.beyond(game, index, direction, 1)
        while after is not None and board[after] == board[index]:
            length += 1
            after = self.beyond(game, after, direction, 1)
        return length

    def beyond(self, game: Omok, index: int, direction: Direction, steps: int) -> int | None:
        """The point some steps on (back where negative), or None beyond the edge."""
        return step(index, direction, steps, game.size)

    def run(self, game: Omok, board: bytes, index: int, direction: Direction, length: int) -> Run:
        """The run of a length that starts at a stone."""
        along = (self.beyond(game, index, direction, steps) for steps in range(length))
        stones = tuple(point_at(stone, game.size) for stone in along if stone is not None)
        return Run(Colour(board[index]), direction, stones)

    def wins(self, game: Omok, board: bytes, run: Run) -> bool:
        """Whether a run of at least five wins."""
        return run.length <= self.longest_win(game, run.colour) and not (
            game.ruleset is RuleSet.CARO and self.is_blocked(game, board, run)
        )

    def longest_win(self, game: Omok, colour: Colour) -> int:
        """The longest run with which a colour wins; the shortest is five."""
        exact = {
            RuleSet.STANDARD: True,
            RuleSet.RENJU: colour is Colour.BLACK,
            RuleSet.OMOK: Korean.OVERLINE_WINS not in game.korean,
        }
        return FIVE if exact.get(game.ruleset, False) else game.size

    def is_blocked(self, game: Omok, board: bytes, run: Run) -> bool:
        """Whether the other colour stands at both ends; the edge blocks nothing."""
        first = game.index(run.stones[0])
        before = self.beyond(game, first, run.direction, -1)
        after = self.beyond(game, first, run.direction, run.length)
        return all(end is not None and board[end] == run.colour.other for end in (before, after))

    def runs_through(self, game: Omok, board: bytes, index: int) -> tuple[Run, ...]:
        """Every run of at least five that a stone is part of."""
        found = []
        colour = board[index]
        for direction, before, after in game.neighbours[index]:
            if (before is None or board[before] != colour) and (
                after is None or board[after] != colour
            ):
                continue  # a stone alone, as most are
            first = self.first_of_run(game, board, index, direction)
            length = self.length(game, board, first, direction)
            if length >= FIVE:
                found.append(self.run(game, board, first, direction, length))
        return tuple(found)

    def first_of_run(self, game: Omok, board: bytes, index: int, direction: Direction) -> int:
        """The first stone of the run that a stone is part of."""
        before = self.beyond(game, index, direction, -1)
        while before is not None and board[before] == board[index]:
            index, before = before, self.beyond(game, before, direction, -1)
        return index
