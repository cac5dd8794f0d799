"""What an engine is: it looks at a state for a while and says which move it would make, and why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import TYPE_CHECKING, Any

from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import Value

if TYPE_CHECKING:
    from collections.abc import Iterator
    from threading import Event

    from noripan.core.game import Game, Move, State


class Limit(Value):
    """How long an engine may look; it stops at what comes first, or when it is told to.

    Without any it looks until it knows the exact value, or is told to stop.

    Attributes:
        seconds: Time from the call on.
        nodes: States looked at; with it alone and a seed the answer is the same every time.
        depth: Plies ahead, where the engine looks ahead by plies.
    """

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        """Checks that each is more than nothing.

        Raises:
            UsageError: one of them is not.
        """
        for name in self._fields:
            given = getattr(self, name)
            if given is not None and not given > 0:
                raise UsageError(
                    Text(f"a limit in {name} must be more than 0, not {given}",
                         f"{name} 제한은 0보다 커야 합니다: {given}")
                )  # fmt: skip


class Measure(Enum):
    """What a value counts, always from the side of whoever acts."""

    WIN_CHANCE = "win chance"
    """The chance to win, from 0 to 1; a draw counts half."""
    DISCS = "discs"
    """Own discs less the other side's at the end."""
    POINTS = "points"
    """The score at the end, where one player plays alone."""
    WIN_IN = "win in"
    """Plies to the win, or less than 0 to the loss; 0 is a draw."""


class Certainty(Enum):
    """How sure a value is."""

    EXACT = "exact"
    AT_LEAST = "at least"
    AT_MOST = "at most"
    ESTIMATE = "estimate"


class Evaluation(Value):
    """What a state is worth to whoever acts in it."""

    value: float
    measure: Measure
    certainty: Certainty


class Analysis(Value):
    """What an engine found out so far.

    Attributes:
        move: The move that it would make.
        evaluation: What the state is worth with that move.
        line: The play that it expects, from that move on.
        depth: How many plies ahead it looked, at the least where lines differ.
        nodes: How many states it looked at.
        seconds: How long it took.
    """

    move: Move
    evaluation: Evaluation
    line: tuple[Move, ...]
    depth: int
    nodes: int
    seconds: float


class Engine(ABC):
    """Chooses moves of one kind of game.

    Attributes:
        name: What it is called in lists and logs.
    """

    name: str

    @abstractmethod
    def plays(self, game: Game[Any, Any]) -> bool:
        """Whether it can choose moves of this game with these options."""

    @abstractmethod
    def analyse(
        self, state: State[Any], limit: Limit, stop: Event | None = None
    ) -> Iterator[Analysis]:
        """Better and better analyses, at least one; the last one is what it would do.

        Args:
            state: A state in which somebody acts.
            limit: How long to look.
            stop: Set, from another thread, to have the last one at once.

        Raises:
            UsageError: it doesn't play this game, or nobody acts in the state.
        """

    def choose(self, state: State[Any], limit: Limit, stop: Event | None = None) -> Analysis:
        """The last analysis that the limit allows; see `analyse`."""
        *_earlier, last = self.analyse(state, limit, stop)
        return last


def check_playable(engine: Engine, state: State[Any]) -> None:
    """Checks that an engine can choose a move in a state.

    Raises:
        UsageError: it doesn't play this game, or nobody acts in the state.
    """
    game = state.game
    if not engine.plays(game):
        raise UsageError(
            Text(f"{engine.name} doesn't play this game with these options",
                 f"{engine.name}: 이 설정의 게임은 두지 못합니다")
        )  # fmt: skip
    if not state.turn.is_person:
        raise UsageError(
            Text("nobody chooses a move in this state", "이 상태에서는 아무도 수를 고르지 않습니다")
        )
