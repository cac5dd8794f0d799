"""Says where a wrong answer differs and in which turn it goes wrong."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from noripan.check.trials import OutOfBudget
from noripan.core.text import Text
from noripan.core.value import Value, replace
from noripan.judge.trace import Window, frames
from noripan.problems.differing import as_number, differences, trimmed

if TYPE_CHECKING:
    from noripan.check.reference import Reference
    from noripan.check.trials import Trial, Trials
    from noripan.judge.trace import Frame
    from noripan.problems.problem import AnyProblem
    from noripan.problems.telling import AnyTelling


class Cell(Value):
    """A place where the outputs differ; lines and columns count from 1."""

    line: int
    column: int
    expected: str
    found: str


class WrongTurn(Value):
    """The first turn after which a program's answer is wrong.

    Attributes:
        number: Which turn of the input, from 1.
        trial: The run on the input up to that turn.
        frames: The pictures of that turn by the right rules, with what they did.
    """

    number: int
    trial: Trial
    frames: tuple[Frame, ...]


class Explanation(Value):
    """What is wrong in one run.

    Attributes:
        cells: Where the output differs from the right answer, letter by letter, where that
            may be a drawing.
        words: What differs, in the words of the game where it has some.
        turn: The first wrong turn, where the input is a list of turns.
        frames: Where it isn't, the last pictures of the game by the right rules.
        notes: What the game says as a whole.
    """

    cells: tuple[Cell, ...]
    words: tuple[Text, ...]
    turn: WrongTurn | None
    frames: tuple[Frame, ...]
    notes: tuple[Text, ...]


def explain(trials: Trials, trial: Trial) -> Explanation:
    """Compares a run with the right answer and finds the first wrong turn."""
    problem = trials.reference.problem
    cells = _cells(problem, trial) if trial.answered else ()
    said = _differences(trials.reference, trial) if trial.answered else ()
    if problem is None:
        return Explanation(cells, said, None, (), ())
    tellings = problem.watch(trial.text)
    return Explanation(
        cells=cells,
        words=said,
        turn=first_wrong_turn(trials, problem, trial),
        frames=_last_frames(tellings),
        notes=tuple(note for telling in tellings if (note := telling.note)),
    )


_LAST_FRAMES = 2


def _differences(reference: Reference, trial: Trial) -> tuple[Text, ...]:
    """How a wrong answer differs: in the words of the game where it has some."""
    if not trial.failed:
        return ()
    expected, found = trial.expected.rstrip(), trial.finished.output.rstrip()
    told = reference.study.differences(expected, found) or differences(expected, found)
    return tuple(difference.text for difference in told)


def _cells(problem: AnyProblem | None, trial: Trial) -> tuple[Cell, ...]:
    """Where a drawing differs; the digits of a number mean nothing one by one."""
    if problem is not None and not problem.answer_is_drawing:
        return ()
    if as_number(trial.expected) is not None:
        return ()
    return differing_cells(trial.expected, trial.finished.output)


def differing_cells(expected: str, found: str) -> tuple[Cell, ...]:
    """Where two outputs differ, letter by letter; where one has none, that is a space."""
    return tuple(
        Cell(line, column, right, wrong)
        for line, (first, second) in enumerate(
            zip_longest(trimmed(expected), trimmed(found), fillvalue=""), start=1
        )
        for column, (right, wrong) in enumerate(zip_longest(first, second, fillvalue=" "), start=1)
        if right != wrong
    )


def marked(trial: Trial, cells: tuple[Cell, ...]) -> frozenset[tuple[int, int]]:
    """Line and column of all letters to mark: the cells, and wrong lines without any whole."""
    places = {(cell.line, cell.column) for cell in cells}
    told = {cell.line for cell in cells}
    lines = zip_longest(trimmed(trial.expected), trimmed(trial.finished.output), fillvalue="")
    for line, (due, found) in enumerate(lines, start=1):
        if due != found and line not in told:
            places |= {(line, column) for column in range(1, max(len(due), len(found)) + 1)}
    return frozenset(places)


def first_wrong_turn(trials: Trials, problem: AnyProblem, trial: Trial) -> WrongTurn | None:
    """The first turn after which the program is wrong, found by running it on prefixes.

    None where the problem isn't a list of turns, or no run is left.
    """
    try:
        for number, run in enumerate(trials.run_all(problem.prefixes(trial.text)), start=1):
            if run.verdict is trial.verdict:
                return WrongTurn(number, run, _frames_of_turn(problem, run.text))
    except OutOfBudget:
        return None
    return None


def _frames_of_turn(problem: AnyProblem, text: str) -> tuple[Frame, ...]:
    """The last turn's picture, and those before it that the same line of the input asked for."""
    case, telling = _last(problem.watch(text))
    places = [step.ply.place for step in telling.steps]
    asked = [turn for turn, place in enumerate(places, start=1) if place and place == places[-1]]
    if not asked:
        return ()
    # The input's turns count: it may leave out plies such as passes.
    number = len(set(filter(None, places)))
    shown = frames(telling, case, Window(asked[0], asked[-1]))
    return tuple(replace(frame, turn=number) for frame in shown if frame.place == places[-1])


def _last_frames(tellings: tuple[AnyTelling, ...]) -> tuple[Frame, ...]:
    """The last pictures of the last game."""
    case, telling = _last(tellings)
    turns = sum(1 for _step in telling.steps)
    return tuple(frames(telling, case, Window(max(0, turns + 1 - _LAST_FRAMES))))


def _last(tellings: tuple[AnyTelling, ...]) -> tuple[int, AnyTelling]:
    return len(tellings), tellings[-1]
