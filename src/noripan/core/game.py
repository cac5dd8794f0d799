"""What a game is: options that give a first state, and states that moves lead on from."""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum, IntEnum

from noripan.core.generic import Generic, TypeVar
from noripan.core.notebook import painted
from noripan.core.text import Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any, ClassVar, Self

    from noripan.core.scene import Scene


class Player(IntEnum):
    """Who acts in a state: one of up to four players, chance, or nobody (the game is over).

    A player's value is its index in `Outcome.scores`.
    """

    FIRST = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3
    CHANCE = -1
    NOBODY = -2

    @property
    def is_person(self) -> bool:
        """Whether somebody chooses: not chance, and the game isn't over."""
        return self >= 0


class Move(Value):
    """What somebody, or chance, does in one ply. `str(move)` is its one text form."""

    @abstractmethod
    def __str__(self) -> str: ...


class Event(Value):
    """One thing that a rule did in a move; its class names the rule.

    Attributes:
        title: What the rule is called where rules are listed.
    """

    title: ClassVar[Text]

    @abstractmethod
    def caption(self) -> Text:
        """What happened and by which rule, as one sentence without a full stop."""


class Reason(Enum):
    """Why a game ended; a game's own reasons are members whose values are texts."""

    @property
    def text(self) -> Text:
        """The reason in words."""
        text: Text = self.value
        return text


class Outcome(Value):
    """How a game ended.

    Attributes:
        scores: What each player has, indexed by `Player`; empty where nobody plays.
        reason: Why the game is over.
    """

    scores: tuple[int | Fraction, ...]
    reason: Reason

    @property
    def winner(self) -> Player | None:
        """The player who has more than every other, or None."""
        best = max(self.scores, default=None)
        if best is None or self.scores.count(best) != 1:
            return None
        return Player(self.scores.index(best))


M = TypeVar("M", bound=Move)
S = TypeVar("S", bound="State[Any]")


class State(Value, Generic[M]):
    """One position of a game, with all that the rules ask about its past.

    `str(state)` is its one text form; equal states have equal futures.
    """

    @property
    @abstractmethod
    def turn(self) -> Player:
        """Who acts now."""

    @abstractmethod
    def moves(self) -> tuple[M, ...]:
        """The legal moves in a fixed order, chance's included; empty when the game is over."""

    @abstractmethod
    def play(self, move: M, events: list[Event] | None = None) -> Self:
        """The state after a move.

        Args:
            move: A legal move.
            events: Where to append what the rules did, if anybody wants to know.

        Raises:
            IllegalMove: the rules don't allow it here; says why.
        """

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while somebody can act."""

    @abstractmethod
    def scene(self, events: tuple[Event, ...] = ()) -> Scene:
        """The state's picture, with marks for what the last move did."""

    def _repr_svg_(self) -> str | None:
        """The picture that a notebook shows for a state."""
        return painted(self.scene())

    def chances(self) -> tuple[tuple[M, Fraction], ...]:
        """The moves of chance with their probabilities, which sum to 1; empty elsewhere."""
        return ()

    @abstractmethod
    def __str__(self) -> str: ...


class Game(Value, Generic[S, M]):
    """A game with its options; the fields of a subclass are the options.

    Attributes:
        name: What links and commands call it.
        title: What people call it.
    """

    name: ClassVar[str]
    title: ClassVar[Text]

    @abstractmethod
    def start(self) -> S:
        """The first state."""

    @abstractmethod
    def parse_move(self, text: str) -> M:
        """The move that `str` wrote.

        Raises:
            InvalidMove: the text is no move of this game.
        """

    @abstractmethod
    def parse_state(self, text: str) -> S:
        """The state that `str` wrote.

        Raises:
            InvalidState: the text is no state of this game.
        """


if TYPE_CHECKING:
    AnyGame = Game[Any, Any]
