"""What can be tried out on a problem's board, beyond watching an input: each game fills it in."""

from __future__ import annotations

from noripan.core.scene import Mark
from noripan.core.text import Text, same
from noripan.core.value import Value
from noripan.problems.differing import Difference, differences

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from noripan.core.game import Event, Move, State
    from noripan.problems.problem import AnyProblem
    from noripan.problems.telling import AnyTelling


class Tool(Value):
    """Something that an editor does to a spot of the board that an input describes.

    Attributes:
        name: What `Study.edit` calls it.
        title: What people call it.
    """

    name: str
    title: Text


class Option(Value):
    """A rule that may be chosen for trying things out.

    Attributes:
        name: What `Study.state` calls it.
        title: What people call it.
        values: The names and titles to choose from, the usual one first.
        needs: Another option and the value of it without which this one means nothing.
    """

    name: str
    title: Text
    values: tuple[tuple[str, Text], ...]
    needs: tuple[str, str] | None = None


class Advice(Value):
    """A word on a move that could be made, or on one that is forbidden.

    Attributes:
        move: The move's text form, or empty where it can't be made.
        spots: Where to point, in order, to make it.
        text: What it would do.
        marks: The same, drawn.
    """

    move: str
    spots: tuple[str, ...]
    text: Text
    marks: tuple[Mark, ...] = ()


class Cycle(Value):
    """A game that comes round: after turn `first` it is as `length` turns later."""

    first: int
    length: int


class Study:
    """Trying out a game: the base offers the legal moves, each with what it would do.

    Attributes:
        tools: What an editor of an input's board offers.
        options: The rules that may be chosen.
        offers_moves: Whether moves may be tried after any turn.
    """

    tools: tuple[Tool, ...] = ()
    options: tuple[Option, ...] = ()
    offers_moves: bool = True

    def edit(self, problem: AnyProblem, text: str, tool: str, spot: str) -> str:  # noqa: ARG002
        """The input after a tool was used on a spot of its board.

        Raises:
            InputError: the input can't be read.
            UsageError: there is no such tool or spot, or it can't be used there: what it led
                to would break the problem's promises.
        """
        return text

    def state(self, state: State[Any], options: Mapping[str, str]) -> State[Any]:  # noqa: ARG002
        """The state by the chosen rules.

        Raises:
            UsageError: an option has no such value.
        """
        return state

    def advice(self, state: State[Any]) -> tuple[Advice, ...]:
        """What there is to say of each move, and of moves that are forbidden."""
        return tuple(_advice(state, move) for move in state.moves())

    def headline(self, state: State[Any]) -> Text | None:  # noqa: ARG002
        """What there is to say of the state as a whole."""
        return None

    def cycle(self, end: State[Any]) -> Cycle | None:  # noqa: ARG002
        """The cycle that a game's last state closed, or None where it closed none."""
        return None

    def differences(self, expected: str, found: str) -> tuple[Difference, ...]:
        """How an output differs from the answer, in the words of the game where it has some.

        None where only the white space is another.

        Args:
            expected: The answer.
            found: Anything that a program printed.
        """
        return () if expected.split() == found.split() else differences(expected, found)

    def located(
        self,
        difference: Difference,
        expected: str,  # noqa: ARG002 - here and below: for games that look at them
        found: str,  # noqa: ARG002
        telling: AnyTelling,  # noqa: ARG002
    ) -> Difference:
        """The same difference with its turn and the other board, as far as they can be known.

        Args:
            difference: One of `differences(expected, found)`.
            expected: The answer.
            found: What a program printed.
            telling: The game of the input that it is about.
        """
        return difference


def _advice(state: State[Any], move: Move) -> Advice:
    """What the rules would do with a move."""
    events: list[Event] = []
    after = state.play(move, events)
    told = [event.caption() for event in events] or [same(str(move))]
    text = Text("; ".join(one.en for one in told), "; ".join(one.ko for one in told))
    return Advice(str(move), state.spots_of(move), text, after.scene(tuple(events)).marks)
