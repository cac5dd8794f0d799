"""The steps of a turn as learners misread them: each class overrides one step of the rules."""

from __future__ import annotations

from noripan.games.new_game.board import Colour, Direction, Square
from noripan.games.new_game.events import TurnedAtBlue, TurnedAtEdge
from noripan.games.new_game.rules import ENDING_HEIGHT, NewGameRules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, ClassVar

    from noripan.games.new_game.rules import Table


class EveryDiscMoves(NewGameRules):
    """Every disc moves, wherever in its stack it is."""

    def may_move(self, table: Table, disc: int) -> bool:  # noqa: ARG002 a step's form
        """Any disc may."""
        return True


class OnlyTheBottomMoves(NewGameRules):
    """Only the disc at the bottom of a stack moves."""

    def may_move(self, table: Table, disc: int) -> bool:
        """The bottom disc may."""
        return table.stack_of(disc)[0] == disc


class OnlyTheTopMoves(NewGameRules):
    """Only the disc on top of a stack moves."""

    def may_move(self, table: Table, disc: int) -> bool:
        """The top disc may."""
        return table.stack_of(disc)[-1] == disc


class OnlyTheDiscMoves(NewGameRules):
    """A disc leaves those on top of it behind."""

    def carried(self, stack: list[int], disc: int) -> list[int]:  # noqa: ARG002 a step's form
        """The disc alone."""
        return [disc]


class WholeStackMoves(NewGameRules):
    """A disc takes along those below it, too."""

    def carried(self, stack: list[int], disc: int) -> list[int]:  # noqa: ARG002 a step's form
        """All discs of the square."""
        return stack[:]


class AnyDiscTakesTheStack(EveryDiscMoves, WholeStackMoves):
    """Every disc moves, and takes the whole stack along."""


class ThoseBelowMove(NewGameRules):
    """A disc takes along those below it, not those on top."""

    def carried(self, stack: list[int], disc: int) -> list[int]:
        """The disc and those below it."""
        return stack[: stack.index(disc) + 1]


class WhiteTurnsOver(NewGameRules):
    """White turns the moving discs over."""

    def onto_white(self, there: list[int], moving: list[int]) -> list[int]:
        """Reversed, on top."""
        return there + moving[::-1]


class WhiteGoesBelow(NewGameRules):
    """On white the moving discs go under those that are there."""

    def onto_white(self, there: list[int], moving: list[int]) -> list[int]:
        """In order, below."""
        return moving + there


class RedDoesNothing(NewGameRules):
    """Red keeps the order of the moving discs."""

    def onto_red(self, there: list[int], moving: list[int]) -> list[int]:
        """In order, on top."""
        return there + moving


class RedTurnsOverEverything(NewGameRules):
    """Red turns over the whole stack that results."""

    def onto_red(self, there: list[int], moving: list[int]) -> list[int]:
        """All reversed."""
        return (there + moving)[::-1]


class RedTurnsOverThoseThere(NewGameRules):
    """Red turns over what was on the square, not the moving discs."""

    def onto_red(self, there: list[int], moving: list[int]) -> list[int]:
        """In order, on top of those that were there, reversed."""
        return there[::-1] + moving


class RedGoesBelow(NewGameRules):
    """On red the moving discs are turned over and go under those that are there."""

    def onto_red(self, there: list[int], moving: list[int]) -> list[int]:
        """Reversed, below."""
        return moving[::-1] + there


class RedForgottenAfterTurning(NewGameRules):
    """A disc that has just turned round takes red for white."""

    def go_back(self, table: Table, disc: int) -> None:
        """Goes onto red as onto white."""
        ahead = table.ahead(disc)
        if table.game.colour(ahead) is Colour.RED:
            self.go(table, disc, ahead, Colour.WHITE)
        else:
            super().go_back(table, disc)


class SecondBlueIsWalkedOn(NewGameRules):
    """A disc that has turned round goes on even onto blue."""

    def go_back(self, table: Table, disc: int) -> None:
        """Goes onto blue as onto white."""
        ahead = table.ahead(disc)
        if table.game.colour(ahead) is Colour.BLUE:
            self.go(table, disc, ahead, Colour.WHITE)
        else:
            super().go_back(table, disc)


class TurningTakesTheMove(NewGameRules):
    """A disc that turns round doesn't go on in that turn."""

    def go_back(self, table: Table, disc: int) -> None:
        """Stays."""


class NewDirectionIsForgotten(NewGameRules):
    """A disc turns round for one move only."""

    def move(self, table: Table, disc: int) -> None:
        """Looks where it did before, once it has moved."""
        direction = table.directions[disc]
        super().move(table, disc)
        table.directions[disc] = direction


class BlockedDiscTurnsBack(NewGameRules):
    """A disc that is blocked on both sides ends as it looked before."""

    def stay(self, table: Table, disc: int) -> None:
        """Turns round again."""
        self.turn_round(table, disc)
        super().stay(table, disc)


class EdgeTurnsOnly(NewGameRules):
    """At the edge a disc turns round and stays where it is."""

    def meet_edge(self, table: Table, disc: int) -> None:
        """Turns round."""
        self.turn_at(table, disc, TurnedAtEdge)


class EdgeStops(NewGameRules):
    """At the edge a disc stays as it is."""

    def meet_edge(self, table: Table, disc: int) -> None:
        """Does nothing."""


class EdgeWraps(NewGameRules):
    """A disc that leaves the board comes in again on the other side."""

    def meet_edge(self, table: Table, disc: int) -> None:
        """Goes on from the opposite edge."""
        entered = by_index(table.ahead(disc), len(table.game.board))
        colour = table.game.colour(entered)
        if colour is None or colour is Colour.BLUE:
            self.meet_blue(table, disc)
        else:
            self.go(table, disc, entered, colour)


class BlueTurnsOnly(NewGameRules):
    """At a blue square a disc turns round and stays where it is."""

    def meet_blue(self, table: Table, disc: int) -> None:
        """Turns round."""
        self.turn_at(table, disc, TurnedAtBlue)


class BlueStops(NewGameRules):
    """At a blue square a disc stays as it is."""

    def meet_blue(self, table: Table, disc: int) -> None:
        """Does nothing."""


class WholeStackTurnsRound(NewGameRules):
    """The discs on top turn round, too."""

    def turn_round(self, table: Table, disc: int) -> None:
        """Turns all that move."""
        for moving in self.carried(table.stack_of(disc), disc):
            super().turn_round(table, moving)


class TurnsToTheWrongSide(NewGameRules):
    """Opposite directions are taken to be two numbers apart: 1 and 3, 2 and 4."""

    def turn_round(self, table: Table, disc: int) -> None:
        """Adds two."""
        count = len(Direction)
        number = table.directions[disc] + count // 2
        table.directions[disc] = Direction((number - 1) % count + 1)


class CarriedKeepTheirSquares(NewGameRules):
    """Only the disc that was told to move is noted on the new square."""

    def bring_along(self, table: Table, moving: list[int], end: Square) -> None:
        """Notes the one disc."""
        table.squares[moving[0]] = end

    def may_move(self, table: Table, disc: int) -> bool:
        """A disc that isn't found where it is thought to be doesn't move."""
        return disc in table.stack_of(disc) and super().may_move(table, disc)


class NegativeIndexWraps(NewGameRules):
    """Only the far edges are tested: beyond the left and the top, index -1 is the last line.

    A disc keeps the negative index; the table has to be one that knows it.
    """

    def meet_edge(self, table: Table, disc: int) -> None:
        """Goes on from the opposite line."""
        colour = self.colour_by_index(table, disc)
        if colour is None:
            super().meet_edge(table, disc)
        elif colour is Colour.BLUE:
            self.meet_blue(table, disc)
        else:
            self.go(table, disc, table.ahead(disc), colour)

    def go_back(self, table: Table, disc: int) -> None:
        """Goes on from the opposite line here, too."""
        colour = self.colour_by_index(table, disc)
        if colour is None or colour is Colour.BLUE:
            self.stay(table, disc)
        else:
            self.go(table, disc, table.ahead(disc), colour)

    def colour_by_index(self, table: Table, disc: int) -> Colour | None:
        """The colour that an array holds for what is ahead; None beyond its end."""
        size = len(table.game.board)
        ahead = table.ahead(disc)
        return None if max(ahead) >= size else table.game.colour(by_index(ahead, size))


def by_index(square: Square, size: int) -> Square:
    """The square that an index means, which may be negative."""
    return Square(column=square.column % size, row=square.row % size)


class StacksByIndex(dict["Square", list[int]]):
    """The discs on each square, where a negative index means one, too.

    Args:
        stacks: The discs on the squares of the board.
        size: The size of the board.
    """

    def __init__(self, stacks: dict[Square, list[int]], size: int) -> None:
        super().__init__(stacks)
        self._size = size

    def get(self, square: Square, default: Any = None) -> Any:
        """The discs there."""
        return super().get(by_index(square, self._size), default)

    def pop(self, square: Square, default: Any = None) -> Any:
        """Takes them away."""
        return super().pop(by_index(square, self._size), default)

    def __setitem__(self, square: Square, stack: list[int]) -> None:
        super().__setitem__(by_index(square, self._size), stack)


class ExactlyFourEnd(NewGameRules):
    """A stack of exactly four ends the game."""

    def ends(self, stack: Sequence[int]) -> bool:
        """Neither fewer nor more."""
        return len(stack) == ENDING_HEIGHT


class MoreThanFourEnd(NewGameRules):
    """A stack of more than four ends the game."""

    def ends(self, stack: Sequence[int]) -> bool:
        """Five or more."""
        return len(stack) > ENDING_HEIGHT


class EndIgnoredAfterEdge(NewGameRules):
    """The end isn't tested for after a disc has turned round at the edge."""

    ignored_after: ClassVar[tuple[Colour | None, ...]] = (None,)

    def moves_to_an_end(self, table: Table, disc: int) -> bool:
        """Whether a stack ends the game, which isn't seen after what the disc met."""
        met = table.game.colour(table.ahead(disc))
        return super().moves_to_an_end(table, disc) and met not in self.ignored_after


class EndIgnoredAfterBlue(EndIgnoredAfterEdge):
    """The end isn't tested for after a disc has turned round at blue."""

    ignored_after = (Colour.BLUE,)


class EndIgnoredAfterTurning(EndIgnoredAfterEdge):
    """The end isn't tested for after a disc has turned round."""

    ignored_after = (None, Colour.BLUE)


class TurnIsPlayedOut(NewGameRules):
    """The end is tested for only when all discs have moved."""

    def play_turn(self, table: Table) -> None:
        """Moves every disc."""
        for disc in table.directions:
            self.move(table, disc)
