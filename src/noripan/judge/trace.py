"""Shows an input turn by turn: what was played, what the rules did, what it led to."""

from __future__ import annotations

from noripan.core.errors import Place, UsageError
from noripan.core.game import Event
from noripan.core.scene import Scene
from noripan.core.text import Text
from noripan.core.value import Value, replace
from noripan.problems.faults import Faults

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from noripan.core.game import State
    from noripan.core.record import Step
    from noripan.problems.problem import AnyProblem
    from noripan.problems.telling import AnyTelling


class Frame(Value):
    """One picture of a trace.

    Attributes:
        case: Which telling of the input, from 1.
        title: What that telling is called, or empty.
        turn: How many turns were played, 0 for the start.
        move: The move that led here in its text form; empty at the start, and where
            there was no other.
        place: Where the input asked for the move, if it did.
        events: What the rules did.
        state: The state's text form.
        scene: The state's picture.
    """

    case: int
    title: Text
    turn: int
    move: str
    place: Place | None
    events: tuple[Event, ...]
    state: str
    scene: Scene

    @property
    def head(self) -> Text:
        """The head line, for example `turn 3: c FBBF (line 4)`."""
        title = Text(self.title.en and f"{self.title.en}, ", self.title.ko and f"{self.title.ko}, ")
        turn = Text(f"turn {self.turn}", f"{self.turn}번째 턴") if self.turn else _START
        move = f": {self.move}" if self.move else ""
        line = self.place.line if self.place else None
        return Text(
            f"{title.en}{turn.en}{move}" + (f" (line {line})" if line else ""),
            f"{title.ko}{turn.ko}{move}" + (f" ({line}번째 줄)" if line else ""),
        )

    def told(self) -> Scene:
        """The picture with captions for the turn and for what the rules did before its own.

        What both say, such as how the game ended, stands once.
        """
        told = (event.caption() for event in self.events)
        once = dict.fromkeys((self.head, *told, *self.scene.captions))
        return replace(self.scene, captions=tuple(once))


_START = Text("start", "시작")


class Window(Value):
    """Which turns to show, both ends included; `last` None is to the end."""

    first: int = 0
    last: int | None = None


def frames(telling: AnyTelling, case: int, window: Window) -> Iterator[Frame]:
    """The turns of a telling that stand in the window, each made when it is asked for.

    Raises:
        InputError: a move of the input can't be played; the frames before it have come.
    """
    if window.first == 0:
        start = telling.start
        yield Frame(case, telling.title, 0, "", None, (), str(start), start.scene())
    if window.last == 0:
        return
    before = telling.start
    for turn, step in enumerate(telling.steps, start=1):
        if turn >= window.first:
            scene = step.state.scene(step.events)
            yield Frame(
                case, telling.title, turn, _move(before, step), step.ply.place,
                step.events, str(step.state), scene,
            )  # fmt: skip
        if turn == window.last:
            return
        before = step.state


def _move(before: State[Any], step: Step[State[Any]]) -> str:
    certain = len(before.chances()) == 1
    return "" if certain else str(step.ply.move)


def no_turn(turn: int) -> UsageError:
    """The error for a turn that an input doesn't have."""
    return UsageError(Text(f"the input has no turn {turn}", f"입력에 {turn}번째 턴이 없습니다"))


def chosen_tellings(
    problem: AnyProblem, text: str, *, file: str, faults: Faults, case: int | None
) -> list[tuple[int, AnyTelling]]:
    """The tellings of an input with their numbers from 1; all, or the one of `case`.

    Raises:
        InputError: the input can't be read.
        UsageError: the input has no such case.
    """
    tellings = list(enumerate(problem.watch(text, file=file, faults=faults), start=1))
    if case is None:
        return tellings
    if not 1 <= case <= len(tellings):
        raise UsageError(
            Text(
                f"there is no case {case}: the input has {len(tellings)}",
                f"{case}번째 케이스는 없습니다. 입력에는 {len(tellings)}개가 있습니다",
            )
        )
    return [tellings[case - 1]]
