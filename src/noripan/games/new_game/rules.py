"""The rules of New Game and New Game 2: what the discs do in a turn, step by step."""

from __future__ import annotations

from noripan.core.coordinates import reading_order
from noripan.core.value import Value
from noripan.games.new_game.board import OPPOSITE, STEPS, Colour, Position, RuleSet
from noripan.games.new_game.events import (
    Blocked,
    MovedOntoRed,
    MovedOntoWhite,
    Skipped,
    StackedFour,
    TurnedAtBlue,
    TurnedAtEdge,
    TurnedOver,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from noripan.core.game import Event
    from noripan.games.new_game.board import Square
    from noripan.games.new_game.events import Turned
    from noripan.games.new_game.game import NewGame

ENDING_HEIGHT = 4

# Looking a member up in its enum takes 0.1 µs in Python 3.11, several times in every step.
_RED, _BLUE = Colour.RED, Colour.BLUE
_EVERY_DISC_MOVES = RuleSet.EVERY_DISC_MOVES


class Table:
    """The discs while a turn runs: a `Position` that can change.

    Attributes:
        game: The game with its board.
        stacks: The discs on each square that has any, from the bottom up.
        squares: Where each disc is.
        directions: Where each disc looks.
        events: Where to tell what happens, if anybody wants to know.
        is_over: Whether a stack has ended the game.
    """

    __slots__ = ("directions", "events", "game", "is_over", "squares", "stacks")

    def __init__(self, game: NewGame, position: Position, events: list[Event] | None) -> None:
        self.game = game
        self.stacks = {square: list(discs) for square, discs in position.stacks}
        self.squares = {disc: square for square, discs in position.stacks for disc in discs}
        self.directions = dict(enumerate(position.directions, start=1))
        self.events = events
        self.is_over = False

    def stack_of(self, disc: int) -> list[int]:
        """The stack on a disc's square."""
        return self.stacks.get(self.squares[disc], [])

    def ahead(self, disc: int) -> Square:
        """The square that a disc looks at; it may be off the board."""
        right, down = STEPS[self.directions[disc]]
        return self.squares[disc].beside(columns=right, rows=down)

    def put(self, square: Square, stack: list[int]) -> None:
        """Makes a square hold these discs and no others."""
        if stack:
            self.stacks[square] = stack
        else:
            self.stacks.pop(square, None)

    def position(self) -> Position:
        """How the discs stand."""
        stacks = (
            (square, tuple(self.stacks[square]))
            for square in sorted(self.stacks, key=reading_order)
        )
        return Position(tuple(stacks), tuple(self.directions.values()))


class NewGameRules(Value):
    """The steps of a turn, each one rule of the game; a misreading overrides one."""

    def play_turn(self, table: Table) -> None:
        """Discs move in the order of their numbers until a stack that one came to ends the game."""
        for disc in table.directions:
            if self.moves_to_an_end(table, disc):
                table.is_over = True
                if table.events is not None:
                    stack = tuple(table.stack_of(disc))
                    table.events.append(StackedFour(table.squares[disc], stack))
                return

    def moves_to_an_end(self, table: Table, disc: int) -> bool:
        """A disc moves; whether a stack that it came to ends the game."""
        start = table.squares[disc]
        self.move(table, disc)
        return table.squares[disc] != start and self.ends(table.stack_of(disc))

    def ends(self, stack: Sequence[int]) -> bool:
        """A stack of four or more ends the game."""
        return len(stack) >= ENDING_HEIGHT

    def move(self, table: Table, disc: int) -> None:
        """A disc that may move goes ahead, unless blue or the edge is there."""
        if not self.may_move(table, disc):
            if table.events is not None:
                table.events.append(Skipped(disc, table.squares[disc]))
            return
        ahead = table.ahead(disc)
        colour = table.game.colour(ahead)
        if colour is None:
            self.meet_edge(table, disc)
        elif colour == _BLUE:
            self.meet_blue(table, disc)
        else:
            self.go(table, disc, ahead, colour)

    def may_move(self, table: Table, disc: int) -> bool:
        """Every disc may in New Game 2, only one at the bottom in New Game."""
        if table.game.ruleset is _EVERY_DISC_MOVES:
            return True
        return table.stack_of(disc)[0] == disc

    def go(self, table: Table, disc: int, end: Square, colour: Colour) -> None:
        """The disc goes one square, with what lies on it, by the rule of that square's colour."""
        start = table.squares[disc]
        stack = table.stack_of(disc)
        moving = self.carried(stack, disc)
        table.put(start, [other for other in stack if other not in moving])
        onto = self.onto_red if colour == _RED else self.onto_white
        table.put(end, onto(table.stacks.get(end, []), moving))
        self.bring_along(table, moving, end)
        if table.events is not None:
            table.events.extend(_told(table, disc, moving, start, colour))

    def carried(self, stack: list[int], disc: int) -> list[int]:
        """The disc and those above it: the whole stack, where the disc is at the bottom."""
        return stack[stack.index(disc) :]

    def onto_white(self, there: list[int], moving: list[int]) -> list[int]:
        """White: the moving discs keep their order and go on top."""
        return there + moving

    def onto_red(self, there: list[int], moving: list[int]) -> list[int]:
        """Red: the moving discs are turned over, then go on top."""
        return there + moving[::-1]

    def bring_along(self, table: Table, moving: list[int], end: Square) -> None:
        """All that moved is on the new square."""
        for disc in moving:
            table.squares[disc] = end

    def meet_edge(self, table: Table, disc: int) -> None:
        """Off the board: as if blue were there."""
        self.turn_at(table, disc, TurnedAtEdge)
        self.go_back(table, disc)

    def meet_blue(self, table: Table, disc: int) -> None:
        """Blue: the disc turns round and goes the other way."""
        self.turn_at(table, disc, TurnedAtBlue)
        self.go_back(table, disc)

    def turn_at(self, table: Table, disc: int, obstacle: type[Turned]) -> None:
        """The disc turns round where it is."""
        self.turn_round(table, disc)
        if table.events is not None:
            table.events.append(obstacle(disc, table.squares[disc], table.directions[disc]))

    def turn_round(self, table: Table, disc: int) -> None:
        """Only the disc that was told to move turns round; those on top don't."""
        table.directions[disc] = OPPOSITE[table.directions[disc]]

    def go_back(self, table: Table, disc: int) -> None:
        """A disc that has turned round goes by the rule of the square that is ahead now."""
        ahead = table.ahead(disc)
        colour = table.game.colour(ahead)
        if colour is None or colour == _BLUE:
            self.stay(table, disc)
        else:
            self.go(table, disc, ahead, colour)

    def stay(self, table: Table, disc: int) -> None:
        """Blue or the edge on both sides: the disc stays where it is, turned round."""
        if table.events is not None:
            table.events.append(Blocked(disc, table.squares[disc]))


def _told(
    table: Table, disc: int, moving: list[int], start: Square, colour: Colour
) -> Iterator[Event]:
    """What there is to tell of a move that was made."""
    end = table.squares[disc]
    stack = tuple(table.stack_of(disc))
    moved = MovedOntoRed if colour == _RED else MovedOntoWhite
    carried = tuple(other for other in moving if other != disc)
    yield moved(disc, carried, start, end, stack)
    if colour == _RED and carried and stack[-len(moving) :] == tuple(moving[::-1]):
        yield TurnedOver(end, stack[-len(moving) :])
