"""Shows where a misreading leads away from the rules: both games side by side, turn by turn.

A misreading is a problem of its own, so it plays the same input; the first turn after which
the two games stand differently is what a learner wants to see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.core.errors import IllegalMove
from noripan.core.value import Value, replace
from noripan.judge.trace import Window, frames

if TYPE_CHECKING:
    from collections.abc import Iterable

    from noripan.core.text import Text
    from noripan.judge.trace import Frame
    from noripan.problems.misreading import Misreading
    from noripan.problems.problem import AnyProblem
    from noripan.problems.telling import AnyTelling


class Side(Value):
    """One of two games in the turn in which they part.

    Attributes:
        frames: The pictures of that turn, numbered by the turns of the input, which may leave
            out plies such as passes.
        title: What the game is called, or empty.
        number: Which turn of the input that is; 0 is the start.
        refusal: Why the turn's move can't be made here.
        is_over: Whether this game is over before that turn; the pictures are its last then.
        note: What is to be said of this game as a whole, where that differs.
    """

    frames: tuple[Frame, ...]
    title: Text
    number: int
    refusal: Text | None
    is_over: bool
    note: Text | None


class Parting(Value):
    """Where the game goes another way by a misreading than by the rules."""

    misreading: Misreading
    right: Side
    wrong: Side


class _Turn(Value):
    """What one line of an input asked for: some plies, and how the game stands after them.

    Attributes:
        first: Its first ply, from 1; 0 is the start.
        last: Its last ply.
        state: The state's text form.
        refusal: Why it couldn't be played.
    """

    first: int
    last: int
    state: str
    refusal: Text | None = None


if TYPE_CHECKING:
    _Turns = dict[object, _Turn]


def parting(
    problem: AnyProblem | None, misreadings: Iterable[Misreading], text: str
) -> Parting | None:
    """Where the first misreading that shows in the course of an input's games does so.

    None where none does: a mistake in writing the answer leaves the games as they are.
    """
    if problem is None:
        return None
    found = (_parting(problem, misreading, text) for misreading in misreadings)
    return next(filter(None, found), None)


def _parting(problem: AnyProblem, misreading: Misreading, text: str) -> Parting | None:
    for number, (right, wrong) in enumerate(problem.beside(text, misreading.problem)):
        turns = _turns(right), _turns(wrong)
        key = _first_apart(*turns)
        notes = (None, None) if right.note == wrong.note else (right.note, wrong.note)
        if key is None and notes == (None, None):
            continue
        order = list(turns[0] | turns[1])
        sides = (
            _side(telling, number + 1, played, key or _START, note, order)
            for telling, played, note in zip((right, wrong), turns, notes, strict=True)
        )
        return Parting(misreading, *sides)
    return None


def _turns(telling: AnyTelling) -> _Turns:
    """The turns of a game by what they are known by in another: the input's line, or the number."""
    turns: _Turns = {_START: _Turn(0, 0, str(telling.start))}
    number = 0
    try:
        for number, step in enumerate(telling.steps, start=1):
            key = step.ply.place or number
            first = turns[key].first if key in turns else number
            turns[key] = _Turn(first, number, str(step.state))
    except IllegalMove as error:
        turns[number + 1] = _Turn(number + 1, number + 1, "", error.message)
    return turns


_START = 0


def _first_apart(right: _Turns, wrong: _Turns) -> object | None:
    """The first turn that one game has alone, or after which the two stand differently."""
    for key, turn in right.items():
        if key not in wrong or wrong[key].state != turn.state:
            return key
    return next((key for key in wrong if key not in right), None)


def _side(
    telling: AnyTelling,
    case: int,
    turns: _Turns,
    key: object,
    note: Text | None,
    order: list[object],
) -> Side:
    is_over = key not in turns
    shown_key = list(turns)[-1] if is_over else key
    turn, number = turns[shown_key], order.index(shown_key)
    shown = () if turn.refusal else frames(telling, case, Window(turn.first, turn.last))
    numbered = tuple(replace(frame, turn=number) if frame.turn else frame for frame in shown)
    return Side(numbered, telling.title, number, turn.refusal, is_over, note)
