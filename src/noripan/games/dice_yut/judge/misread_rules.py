"""The routes and the steps of a throw as learners misread them."""

from __future__ import annotations

from noripan.games.dice_yut.board import (
    CENTRE,
    GOAL,
    ROUTES,
    SHORTCUTS,
    SQUARE_40,
    TRACK,
    WAY_HOME,
    Square,
)
from noripan.games.dice_yut.rules import DiceYutRules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import ClassVar, TypeAlias

    from noripan.games.dice_yut.rules import Path

    Routes: TypeAlias = Mapping[Square, Path]

CORNER_10, CORNER_20, CORNER_30 = SHORTCUTS
INNER_30, INNER_35 = WAY_HOME[1:3]


class OtherRoutes(DiceYutRules):
    """The squares ahead are others than on the real board."""

    routes: ClassVar[Routes] = ROUTES

    def route(self, start: Square) -> Path:
        """The squares ahead by a table of its own."""
        return self.routes[start]


class ApartSquare(Square):
    """A square of the board as one way has it: another way's is another square.

    Attributes:
        way: Which way it belongs to.
    """

    __slots__ = ("way",)
    way: str

    @classmethod
    def of(cls, square: Square, way: str) -> ApartSquare:
        """A way's own copy of a square."""
        copy = cls(square, square.number)
        copy.way = way
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ApartSquare) and self._key() == other._key()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[str, str]:
        return str(self), self.way


def _ways_apart() -> Routes:
    """The routes of a board on which each shortcut has its own squares up to the goal."""
    routes = dict(ROUTES)
    for corner, way in SHORTCUTS.items():
        own = tuple(
            ApartSquare.of(square, corner) if square in WAY_HOME and square != GOAL else square
            for square in way
        )
        routes[corner] = own
        routes.update({square: own[place + 1 :] for place, square in enumerate(own[:-1])})
    return routes


class SharedSquaresAreApart(OtherRoutes):
    """A piece is known by its way and its place on it, so that ways share no square."""

    routes = _ways_apart()
    apart: ClassVar[frozenset[Square]] = frozenset(WAY_HOME)

    def obstacle(self, path: Path, others: Sequence[Square]) -> Square | None:
        """Compares names too, but where ways are taken to be apart."""
        end = path[-1]
        known = str(end) not in map(str, self.apart)
        found = (other for other in others if other == end or (known and str(other) == str(end)))
        return None if end == GOAL else next(found, None)


class WayHomeIsApart(SharedSquaresAreApart):
    """Every shortcut has its own 25, 30 and 35."""

    apart = frozenset({CENTRE, INNER_30, INNER_35})


class CentreIsApart(SharedSquaresAreApart):
    """Every shortcut has its own 25."""

    apart = frozenset({CENTRE})


class Inner30IsApart(SharedSquaresAreApart):
    """Every shortcut has its own 30."""

    apart = frozenset({INNER_30})


class Inner35IsApart(SharedSquaresAreApart):
    """Every shortcut has its own 35."""

    apart = frozenset({INNER_35})


class Every40IsApart(SharedSquaresAreApart):
    """Every shortcut has its own 40, and so has the track."""

    apart = frozenset({SQUARE_40})


def _with_an_inner_40() -> Routes:
    inner = ApartSquare.of(SQUARE_40, "shortcuts")
    routes = {
        start: tuple(inner if square == SQUARE_40 else square for square in ahead)
        for start, ahead in ROUTES.items()
        if start not in TRACK or start in SHORTCUTS
    }
    return ROUTES | routes | {inner: (GOAL,)}


class Square40IsApart(OtherRoutes):
    """The shortcuts have another 40 than the track."""

    routes = _with_an_inner_40()


class Inner30IsTheCorner(OtherRoutes):
    """A move that starts on the middle 30 takes the corner's shortcut."""

    routes = ROUTES | {INNER_30: ROUTES[CORNER_30]}


class NoShortcuts(OtherRoutes):
    """A move that starts on a corner stays on the track."""

    routes = ROUTES | {corner: TRACK[TRACK.index(corner) + 1 :] for corner in SHORTCUTS}


class NoShortcutAt30(OtherRoutes):
    """A move that starts on the corner 30 stays on the track."""

    routes = ROUTES | {CORNER_30: TRACK[TRACK.index(CORNER_30) + 1 :]}


def _backwards() -> Routes:
    """The routes where the corner 30 leads to 26 27 28 instead of 28 27 26."""
    way = SHORTCUTS[CORNER_30]
    other = (*way[2::-1], *way[3:])
    ahead = {square: other[place + 1 :] for place, square in enumerate(other[:3])}
    return ROUTES | {CORNER_30: other} | ahead


class ShortcutOf30Backwards(OtherRoutes):
    """The shortcut of 30 is typed in the wrong order."""

    routes = _backwards()


class PassingTurnsOff(DiceYutRules):
    """A move that passes a corner turns off."""

    def path(self, start: Square, number: int) -> Path:
        """Looks for the way ahead on every square anew."""
        path: list[Square] = []
        for _step in range(number):
            path.append(self.route(path[-1] if path else start)[0])
        return tuple(path)


class NoJumping(DiceYutRules):
    """A piece can't pass another."""

    def obstacle(self, path: Path, others: Sequence[Square]) -> Square | None:
        """The first square of the way that is taken."""
        return next((square for square in path if square in others and square != GOAL), None)


class SquaresAreFree(DiceYutRules):
    """Pieces may stand on one square."""

    def obstacle(self, path: Path, others: Sequence[Square]) -> Square | None:  # noqa: ARG002 a step's form
        """Nothing forbids a move."""
        return None


class GoalIsTaken(DiceYutRules):
    """Only one piece fits at the goal."""

    def obstacle(self, path: Path, others: Sequence[Square]) -> Square | None:
        """Makes no exception of the goal."""
        return path[-1] if path[-1] in others else None


BEYOND = Square("beyond the goal", 0)


class ExactThrowArrives(DiceYutRules):
    """A piece reaches the goal only by the exact number."""

    def path(self, start: Square, number: int) -> Path:
        """Ends beyond the goal where steps are left over."""
        path = super().path(start, number)
        return path if len(path) == number else (*path, BEYOND)

    def obstacle(self, path: Path, others: Sequence[Square]) -> Square | None:
        """What lies beyond can't be reached."""
        return BEYOND if path[-1] == BEYOND else super().obstacle(path, others)


class FortyIsTheGoal(OtherRoutes):
    """The 40 is where pieces arrive: any number of them, and they move no more."""

    routes: ClassVar[Routes] = {
        start: tuple(square for square in ahead if square != GOAL) or (SQUARE_40,)
        for start, ahead in ROUTES.items()
    }

    def may_move(self, square: Square) -> bool:
        """Stays on 40 for good."""
        return square != SQUARE_40

    def obstacle(self, path: Path, others: Sequence[Square]) -> Square | None:
        """Makes an exception of 40, as of the goal."""
        return None if path[-1] == SQUARE_40 else super().obstacle(path, others)


class Square40IsFree(DiceYutRules):
    """Any number of pieces fits on 40, as at the goal."""

    def obstacle(self, path: Path, others: Sequence[Square]) -> Square | None:
        """Makes an exception of 40, too."""
        return None if path[-1] == SQUARE_40 else super().obstacle(path, others)


class EqualNumbersAreOneSquare(DiceYutRules):
    """Squares with the same number are taken for one: the inner 16, 22 to 28 and 30 are twice."""

    def obstacle(self, path: Path, others: Sequence[Square]) -> Square | None:
        """Compares numbers."""
        taken = (other for other in others if other.number == path[-1].number != GOAL.number)
        return next(taken, None)


class Both30sAreOneSquare(DiceYutRules):
    """The middle 30 and the corner 30 are taken for one square."""

    def obstacle(self, path: Path, others: Sequence[Square]) -> Square | None:
        """Compares the number where it is 30."""
        both = {CORNER_30, INNER_30}
        if path[-1] in both:
            return next((other for other in others if other in both), None)
        return super().obstacle(path, others)


class BlockedThrowIsLost(DiceYutRules):
    """A piece whose landing is taken stays, and the throw is used up."""

    def walked(self, start: Square, number: int, others: Sequence[Square]) -> Path | None:
        """Ends where it started, which scores nothing."""
        return super().walked(start, number, others) or (Square(start, 0),)


class ArrivedPieceMoves(DiceYutRules):
    """A piece that has arrived may use up a throw."""

    def may_move(self, square: Square) -> bool:  # noqa: ARG002 a step's form
        """Any piece may."""
        return True


class GoalScores(DiceYutRules):
    """The goal is worth 42, as the square after 40."""

    def points(self, end: Square) -> int:
        """Goes on counting by twos."""
        return SQUARE_40.number + 2 if end == GOAL else end.number
