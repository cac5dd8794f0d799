"""The steps that find a five as learners misread them: each class overrides one step."""

from __future__ import annotations

from itertools import takewhile

from noripan.games.omok.board import EMPTY, Colour, Direction
from noripan.games.omok.rules import OmokRules
from noripan.games.omok.runs import FIVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.omok.game import Omok
    from noripan.games.omok.runs import Run

_D = Direction


class OverlineWins(OmokRules):
    """Six or more win, too."""

    def longest_win(self, game: Omok, colour: Colour) -> int:  # noqa: ARG002 a step's form
        """As long as the board is."""
        return game.size


class SixthLookedForAfter(OmokRules):
    """Nobody looks at the stone before the first of five."""

    def starts_at(self, game: Omok, board: bytes, index: int, direction: Direction) -> bool:  # noqa: ARG002 a step's form
        """Counts from every stone."""
        return True


class CounterStartsAgain(OmokRules):
    """A counter that has come to six starts again, so that 11 or 17 end in five."""

    def winning_runs(self, game: Omok, board: bytes) -> tuple[Run, ...]:
        """The last five stones of each run that leaves five."""
        found = []
        for run in self.runs(game, board):
            if run.length % (FIVE + 1) == FIVE:
                first = game.index(run.stones[-FIVE])
                found.append(self.run(game, board, first, run.direction, FIVE))
        return tuple(found)


class OverlineEndsTheSearch(OmokRules):
    """Whoever finds six in a row answers 0 without looking on."""

    def winning_runs(self, game: Omok, board: bytes) -> tuple[Run, ...]:
        """The fives before the first overline."""
        return tuple(takewhile(lambda run: run.length == FIVE, self.runs(game, board)))


class OneTooManySeen(OmokRules):
    """After six or more, the next point counts as seen already, so no row starts there."""

    def starts_at(self, game: Omok, board: bytes, index: int, direction: Direction) -> bool:
        """Starts one stone late where the stone before was wrongly marked."""
        if self.is_marked(game, board, index, direction):
            return False
        before = self.beyond(game, index, direction, -1)
        return (
            before is None
            or board[before] != board[index]
            or self.is_marked(game, board, before, direction)
        )

    def is_marked(self, game: Omok, board: bytes, index: int, direction: Direction) -> bool:
        """Whether an overline of the other colour ends right before a stone."""
        before = self.beyond(game, index, direction, -1)
        if before is None or board[before] in (EMPTY, board[index]):
            return False
        first = self.first_of_run(game, board, before, direction)
        return self.length(game, board, first, direction) > FIVE


class SameColourBeforeBreaks(OmokRules):
    """A stone of the same colour before ends the search at a stone, in all directions to come."""

    order = (_D.ACROSS, _D.DOWN, _D.FALLING, _D.RISING)

    def directions_from(self, game: Omok, board: bytes, index: int) -> tuple[Direction, ...]:
        """The directions before the first in which the stone isn't the first."""
        return tuple(takewhile(lambda way: self.starts_at(game, board, index, way), self.order))


class SameColourBeforeBreaksRisingFirst(SameColourBeforeBreaks):
    """The same where the directions are tried in the order rising, across, falling, down."""

    order = (_D.RISING, _D.ACROSS, _D.FALLING, _D.DOWN)


class SameColourBeforeBreaksFallingSecond(SameColourBeforeBreaks):
    """The same where the directions are tried in the order across, falling, down, rising."""

    order = (_D.ACROSS, _D.FALLING, _D.DOWN, _D.RISING)


class DirectionForgotten(OmokRules):
    """One direction is forgotten."""

    forgotten = Direction.ACROSS

    def directions_from(self, game: Omok, board: bytes, index: int) -> tuple[Direction, ...]:
        """The directions that are left."""
        ways = super().directions_from(game, board, index)
        return tuple(way for way in ways if way is not self.forgotten)


class DownForgotten(DirectionForgotten):
    """Columns are forgotten."""

    forgotten = Direction.DOWN


class FallingForgotten(DirectionForgotten):
    """The falling diagonals are forgotten."""

    forgotten = Direction.FALLING


class RisingForgotten(DirectionForgotten):
    """The rising diagonals are forgotten."""

    forgotten = Direction.RISING


class RisingMissedAtTheLeft(OmokRules):
    """A rising diagonal is tested against the column: none starts in the first four."""

    def directions_from(self, game: Omok, board: bytes, index: int) -> tuple[Direction, ...]:
        """No rising diagonal from the first four columns."""
        ways = super().directions_from(game, board, index)
        left = index % game.size < FIVE - 1
        return tuple(way for way in ways if way is not Direction.RISING or not left)


class RowsRunOn(OmokRules):
    """A row goes on over the edge of the board into the next one, as in an array."""

    def beyond(self, game: Omok, index: int, direction: Direction, steps: int) -> int | None:
        """Tests only for the ends of the whole board."""
        found = index + (direction.down * game.size + direction.right) * steps
        return found if 0 <= found < game.size**2 else None


class NegativeIndexWraps(OmokRules):
    """Only the far edges are tested: beyond the left and the top, index -1 is the last line."""

    def beyond(self, game: Omok, index: int, direction: Direction, steps: int) -> int | None:
        """Comes in again at the right and at the bottom."""
        row, column = divmod(index, game.size)
        row, column = row + direction.down * steps, column + direction.right * steps
        if row >= game.size or column >= game.size:
            return None
        return row % game.size * game.size + column % game.size


class OnlyBlackWins(OmokRules):
    """Only black's stones are looked at."""

    def wins(self, game: Omok, board: bytes, run: Run) -> bool:
        """Asks for the colour, too."""
        return run.colour is Colour.BLACK and super().wins(game, board, run)


class LastLineIsLeftOut(OmokRules):
    """The last row and the last column are left out."""

    def beyond(self, game: Omok, index: int, direction: Direction, steps: int) -> int | None:
        """Takes them for the edge."""
        found = super().beyond(game, index, direction, steps)
        last = game.size - 1
        return None if found is None or last in divmod(found, game.size) else found


class BlockedFiveIsNone(OmokRules):
    """Five between two stones of the other colour is no win."""

    def wins(self, game: Omok, board: bytes, run: Run) -> bool:
        """Asks for a free end."""
        return super().wins(game, board, run) and not self.is_blocked(game, board, run)


class EndsMustBeEmpty(OmokRules):
    """Five wins only with an empty point, or the edge, at both ends."""

    def wins(self, game: Omok, board: bytes, run: Run) -> bool:
        """Asks for empty ends."""
        first = game.index(run.stones[0])
        ends = (self.beyond(game, first, run.direction, steps) for steps in (-1, run.length))
        return super().wins(game, board, run) and all(
            end is None or board[end] == EMPTY for end in ends
        )
