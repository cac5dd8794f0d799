"""The problem as learners misread it: its input, its limit, how it keeps the discs."""

from __future__ import annotations

from noripan.core.record import Ply, Step
from noripan.core.value import replace
from noripan.games.new_game.board import Colour, Direction, Square
from noripan.games.new_game.game import TURN, NewGameState
from noripan.games.new_game.judge import misread_rules as misread
from noripan.games.new_game.judge.problem import LAST_TURN, NO_ANSWER, NewGameProblem
from noripan.games.new_game.rules import NewGameRules, Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.core.game import Event
    from noripan.games.new_game.board import Board, Disc
    from noripan.games.new_game.game import NewGame
    from noripan.problems.faults import Faults
    from noripan.problems.reading import Reader


class CapAt999(NewGameProblem):
    """Turn 1000 is over the limit."""

    def goes_on(self, state: NewGameState) -> bool:
        """Runs 999 turns."""
        return state.turn_number < LAST_TURN - 1 and state.outcome is None


class CapAt1001(NewGameProblem):
    """Turn 1001 is within the limit."""

    def goes_on(self, state: NewGameState) -> bool:
        """Runs 1001 turns."""
        return state.turn_number <= LAST_TURN and state.outcome is None


class FirstTurnIs0(NewGameProblem):
    """Turns are counted from 0."""

    def write(self, answer: int) -> str:
        """One less."""
        return super().write(answer if answer == NO_ANSWER else answer - 1)


class DiscsAreTransposed(NewGameProblem):
    """A disc's column stands before its row."""

    def read_disc(self, reader: Reader, size: int, number: int) -> Disc:
        """Swaps the two."""
        disc = super().read_disc(reader, size, number)
        transposed = Square(column=disc.square.row, row=disc.square.column)
        return replace(disc, square=transposed)


class BoardIsTransposed(NewGameProblem):
    """The colours stand column by column."""

    def read_board(self, reader: Reader, size: int) -> Board:
        """Swaps rows and columns."""
        return tuple(zip(*super().read_board(reader, size), strict=True))


class RedAndBlueSwapped(NewGameProblem):
    """1 is blue and 2 is red."""

    def read_board(self, reader: Reader, size: int) -> Board:
        """Swaps the two."""
        meant = {Colour.WHITE: Colour.WHITE, Colour.RED: Colour.BLUE, Colour.BLUE: Colour.RED}
        return tuple(tuple(map(meant.__getitem__, row)) for row in super().read_board(reader, size))


class OtherDirections(NewGameProblem):
    """The numbers of the directions mean others."""

    meant = tuple(Direction)

    def read_disc(self, reader: Reader, size: int, number: int) -> Disc:
        """Looks the direction up in a table of its own."""
        disc = super().read_disc(reader, size, number)
        return replace(disc, direction=self.meant[disc.direction - 1])


class UpAndDownSwapped(OtherDirections):
    """3 is down and 4 is up."""

    meant = (Direction.RIGHT, Direction.LEFT, Direction.DOWN, Direction.UP)


class LeftAndRightSwapped(OtherDirections):
    """1 is left and 2 is right."""

    meant = (Direction.LEFT, Direction.RIGHT, Direction.UP, Direction.DOWN)


class DirectionsGoRound(OtherDirections):
    """1 to 4 go clockwise from the right."""

    meant = (Direction.RIGHT, Direction.DOWN, Direction.LEFT, Direction.UP)


class OneTable(NewGameProblem):
    """What the discs think of their squares stays from turn to turn."""

    own_rules: type[NewGameRules]

    def __init__(self, rules: NewGameRules | None = None) -> None:
        super().__init__(rules or self.own_rules())

    def solve(self, task: NewGame, faults: Faults) -> int:  # noqa: ARG002 the game can't go wrong
        """The turn after which a stack ends the game."""
        for turn, table in self.tables(task, None):
            if self.is_over(table):
                return turn
        return NO_ANSWER

    def steps(self, state: NewGameState, *, events: bool) -> Iterator[Step[NewGameState]]:  # noqa: ARG002 a step's form
        """The same turn by turn; nothing here proves that a game never ends."""
        told: list[Event] = []
        for turn, table in self.tables(state.game, told):
            after = NewGameState(state.game, turn, table.position(), state.position)
            shown = tuple(self.on_board(event, len(state.game.board)) for event in told)
            yield Step(Ply(TURN), shown, after)
            told.clear()

    def tables(self, task: NewGame, events: list[Event] | None) -> Iterator[tuple[int, Table]]:
        """The one table after each turn, with the turn's number."""
        table = self.table(task, events)
        for turn in range(1, LAST_TURN + 1):
            self.rules.play_turn(table)
            yield turn, table
            if self.is_over(table):
                return

    def table(self, task: NewGame, events: list[Event] | None) -> Table:
        """The table at the start."""
        return Table(task, task.start().position, events)

    def is_over(self, table: Table) -> bool:
        """Whether a stack ends the game."""
        return any(map(self.rules.ends, table.stacks.values()))

    def on_board(self, event: Event, size: int) -> Event:  # noqa: ARG002 a step's form
        """An event whose squares can be drawn."""
        return event


class SquaresAreKept(OneTable):
    """Only the disc that was told to move is noted on the new square."""

    own_rules = misread.CarriedKeepTheirSquares


class OnlyArrivalsEnd(OneTable):
    """Only a stack that a disc has just come to can end the game."""

    def is_over(self, table: Table) -> bool:
        """Whether the last turn was cut short; a stack that was passed over ends nothing."""
        return table.is_over


class ExactlyFourEnd(OnlyArrivalsEnd):
    """Exactly four discs end the game, and no stack that falls to four."""

    own_rules = misread.ExactlyFourEnd


class EndIgnoredAfterEdge(OnlyArrivalsEnd):
    """A disc that turns round at the edge ends nothing."""

    own_rules = misread.EndIgnoredAfterEdge


class EndIgnoredAfterBlue(OnlyArrivalsEnd):
    """A disc that turns round at blue ends nothing."""

    own_rules = misread.EndIgnoredAfterBlue


class EndIgnoredAfterTurning(OnlyArrivalsEnd):
    """A disc that turns round ends nothing."""

    own_rules = misread.EndIgnoredAfterTurning


class NegativeIndexWraps(OneTable):
    """Beyond the left and the top lies the last line, by its negative index."""

    own_rules = misread.NegativeIndexWraps

    def table(self, task: NewGame, events: list[Event] | None) -> Table:
        """A table that knows negative indexes."""
        table = super().table(task, events)
        table.stacks = misread.StacksByIndex(table.stacks, len(task.board))
        return table

    def on_board(self, event: Event, size: int) -> Event:
        """The event with the squares that its indexes mean."""
        fields = [field for field in ("start", "end", "square") if field in event._fields]
        return replace(
            event, **{field: misread.by_index(getattr(event, field), size) for field in fields}
        )
