"""What a game is: options that give a first state, and states that moves lead on from."""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum, IntEnum
from functools import cached_property

from noripan.core.generic import Generic, TypeVar
from noripan.core.notebook import painted
from noripan.core.text import Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction
    from typing import Any, ClassVar, Self

    from noripan.core.actions import Actions
    from noripan.core.scene import Scene


class Player(IntEnum):
    """Who acts in a state: one of the players, chance, or nobody (the game is over).

    A player's value is its index in `Outcome.scores`. The first four have names; `Player(4)`
    and those after it are made when they are first asked for.
    """

    FIRST = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3
    CHANCE = -1
    NOBODY = -2

    @classmethod
    def _missing_(cls, value: object) -> Player | None:
        if not isinstance(value, int) or value < 0:
            return None
        player = int.__new__(cls, value)
        player._name_, player._value_ = f"PLAYER_{value + 1}", value
        known: Player = cls._value2member_map_.setdefault(value, player)  # type: ignore[assignment]
        return known

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
    def winners(self) -> tuple[Player, ...]:
        """The players who have as much as any and more than some other.

        A team that wins has all its players here. None where all have the same: in a draw, and
        where one player plays alone.
        """
        best = max(self.scores, default=0)
        winners = tuple(Player(i) for i, score in enumerate(self.scores) if score == best)
        return winners if len(winners) < len(self.scores) else ()


M = TypeVar("M", bound=Move)
S = TypeVar("S", bound="State[Any]")


class State(Value, Generic[M]):
    """One position of a game, with all that the rules ask about its past.

    `str(state)` is its one text form; equal states have equal futures.

    Attributes:
        game: The game with its options.
    """

    if TYPE_CHECKING:
        game: AnyGame

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

    def spots_of(self, move: M) -> tuple[str, ...]:  # noqa: ARG002 - a game's own asks
        """The spots of the scene to point at, in order, to make a legal move.

        None where a move is chosen by its name.
        """
        return ()

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

    Beside its fields a game remembers what is worked out from them once, such as its actions.

    Attributes:
        name: What links and commands call it.
        title: What people call it.
        version: Rises when the rules, the text forms or the order of the actions change.
    """

    __slots__ = ("__dict__",)

    name: ClassVar[str]
    title: ClassVar[Text]
    version: ClassVar[int] = 1

    @property
    def players(self) -> int:
        """How many play; 0 where nobody does."""
        return 2

    @property
    def teams(self) -> int:
        """How many sides there are; with fewer than players, each `teams`-th plays together."""
        return self.players

    @cached_property
    def actions(self) -> Actions[M]:
        """Every move that the game can have, chance's included, by number."""
        from noripan.core.actions import Actions

        return Actions(self.every_move())

    @abstractmethod
    def every_move(self) -> Iterable[M]:
        """The moves of `actions`, in their order; what legal moves there are is among them."""

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

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Worked out once: every hash of a state asks for its game's."""
        return super().__hash__()

    def __str__(self) -> str:
        from noripan.core.options import write_game

        return write_game(self)

    @classmethod
    def write_option(cls, name: str, value: Any) -> str:  # noqa: ARG003 - a game's own may ask
        """An option's value as `str` of the game writes it."""
        from noripan.core.options import write_value

        return write_value(value)

    @classmethod
    def read_option(cls, name: str, text: str) -> object:
        """The value of an option that `write_option` wrote.

        Raises:
            InvalidOptions: the option has no such value.
        """
        from noripan.core.options import read_value

        return read_value(name.replace("_", "-"), text, cls._defaults[name])


if TYPE_CHECKING:
    AnyGame = Game[Any, Any]
