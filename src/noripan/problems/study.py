"""What can be tried out on a problem's board, beyond watching an input: each game fills it in."""

from __future__ import annotations

from noripan.core.scene import Mark
from noripan.core.text import Text, same
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from noripan.core.game import Event, Move, State
    from noripan.core.scene import Scene
    from noripan.problems.problem import AnyProblem


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


class Difference(Value):
    """Where an output of somebody's own program differs from the answer.

    Attributes:
        text: What differs.
        case: The record of the input that it is about, from 1.
        turn: The first turn from which the two boards could differ, or None where the
            output doesn't say enough.
        spots: Where on the last board the two differ.
        board: What the other board looks like, where the output shows one.
    """

    text: Text
    case: int = 1
    turn: int | None = None
    spots: tuple[str, ...] = ()
    board: Scene | None = None


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

    def differences(self, problem: AnyProblem, text: str, output: str) -> tuple[Difference, ...]:
        """Where an output for an input differs from the answer, words and lines being the same.

        Raises:
            InputError: the input can't be read or answered.
        """
        right, own = problem.answer(text).split(), output.split()
        if right == own:
            return ()
        return (Difference(differing_words(right, own)),)


def _advice(state: State[Any], move: Move) -> Advice:
    """What the rules would do with a move."""
    events: list[Event] = []
    after = state.play(move, events)
    told = [event.caption() for event in events] or [same(str(move))]
    text = Text("; ".join(one.en for one in told), "; ".join(one.ko for one in told))
    return Advice(str(move), state.spots_of(move), text, after.scene(tuple(events)).marks)


def differing_words(right: list[str], own: list[str]) -> Text:
    """Says where the first word differs."""
    count = next((at for at, (a, b) in enumerate(zip(right, own, strict=False)) if a != b), None)
    if count is not None:
        return Text(
            f"word {count + 1} of the output: yours is {shortened(own[count])},"
            f" the answer has {right[count]}",
            f"출력의 {count + 1}번째 낱말: 내 출력은 {shortened(own[count])},"
            f" 정답은 {right[count]}입니다",
        )
    return Text(
        f"the output has {len(own)} words, the answer {len(right)}",
        f"낱말의 수: 내 출력은 {len(own)}개, 정답은 {len(right)}개입니다",
    )


_LONGEST_SHOWN = 20


def shortened(word: str) -> str:
    """A word of somebody's output, cut where it is too long to show."""
    return word if len(word) <= _LONGEST_SHOWN else word[:_LONGEST_SHOWN] + "…"
