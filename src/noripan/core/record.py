"""A game as it was played, as data: where it began, its moves, and how it ended."""

from __future__ import annotations

from enum import Enum

from noripan.core.errors import IllegalMove, InvalidRecord, Place
from noripan.core.game import Event, Move, Player, State
from noripan.core.generic import Generic, TypeVar
from noripan.core.text import Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from noripan.core.game import AnyGame


S = TypeVar("S", bound="State[Any]")


class Ply(Value):
    """A move and what was noted of it.

    Attributes:
        move: The move.
        place: Where an input asked for it.
        clock: The seconds that whoever moved had left.
        evaluation: What it was worth to whoever moved, by whoever noted it.
        comment: A word on it.
    """

    move: Move
    place: Place | None = None
    clock: float | None = None
    evaluation: float | None = None
    comment: str = ""


class Step(Value, Generic[S]):
    """One ply of a game: what was played, what the rules did, and what it led to."""

    ply: Ply
    events: tuple[Event, ...]
    state: S


class Cause(Enum):
    """Why a game ended though the rules would have it go on."""

    RESIGNED = "resigned"
    TIME = "time"
    AGREED = "agreed"
    ABANDONED = "abandoned"
    ABORTED = "aborted"


class Ending(Value):
    """An end outside the rules.

    Attributes:
        cause: Why.
        player: Who resigned, ran out of time or left; None where nobody alone did.
    """

    cause: Cause
    player: Player | None = None


class Record(Value):
    """A game as it was played.

    Attributes:
        start: The state before the first ply.
        plies: The moves, chance's included.
        ending: How it ended outside the rules; None where the rules ended it, or it goes on.
    """

    start: State[Any]
    plies: tuple[Ply, ...] = ()
    ending: Ending | None = None

    @property
    def game(self) -> AnyGame:
        """The game with its options."""
        return self.start.game

    def steps(self) -> Iterator[Step[State[Any]]]:
        """Plays the game, ply by ply.

        Raises:
            InvalidRecord: the rules don't allow a ply; the steps before it have come.
        """
        state = self.start
        for number, ply in enumerate(self.plies, start=1):
            try:
                step = stepped(state, ply, events=[])
            except IllegalMove as error:
                told = error.message
                raise InvalidRecord(
                    Text("ply {}, {}: {}", "{}번째 수 {}: {}").fill(number, ply.move, told)
                ) from error
            yield step
            state = step.state

    def end(self) -> State[Any]:
        """The state after the last ply.

        Raises:
            InvalidRecord: the rules don't allow a ply.
        """
        state = self.start
        for step in self.steps():
            state = step.state
        return state

    def winners(self) -> tuple[Player, ...]:
        """Who won: by the rules, or because another one resigned, left or ran out of time.

        Raises:
            InvalidRecord: the rules don't allow a ply.
        """
        if self.ending is None:
            outcome = self.end().outcome
            return outcome.winners if outcome else ()
        loser, teams = self.ending.player, self.game.teams
        if loser is None or self.ending.cause is Cause.ABORTED or teams != _TWO:
            return ()
        return tuple(
            Player(player) for player in range(self.game.players) if (player - loser) % teams
        )


_TWO = 2
"""With more sides than two, the others play on without one that left."""


def stepped(state: S, ply: Ply, events: list[Event] | None) -> Step[S]:
    """The step that a ply makes.

    Args:
        state: The state before.
        ply: What is played.
        events: Where the rules tell what they do, after what is there; None to do without.

    Raises:
        IllegalMove: the rules don't allow it.
    """
    after = state.play(ply.move, events)
    return Step(ply, tuple(events or ()), after)
