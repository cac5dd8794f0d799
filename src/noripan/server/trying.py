"""What the page lets people try: moves after any turn, and edits of the board."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING, Any

from noripan.core.errors import UsageError
from noripan.core.game import Event
from noripan.core.text import Language, Text, same
from noripan.core.value import replace
from noripan.games import problem_entry
from noripan.judge.trace import chosen_tellings
from noripan.problems.faults import Faults
from noripan.server.look import INPUT, event_messages
from noripan.server.messages import (
    AdviceMessage,
    EditMessage,
    EditRequest,
    StudyMessage,
    StudyRequest,
    words,
)
from noripan.server.pictures import PictureTable, spots_of
from noripan.server.reading import one_of

if TYPE_CHECKING:
    from noripan.core.game import Move, State
    from noripan.core.scene import Scene
    from noripan.problems.problem import AnyProblem
    from noripan.problems.study import Advice, Option, Study
    from noripan.server.settings import Limits


def try_moves(request: StudyRequest, _limits: Limits) -> StudyMessage:
    """The position after a turn of an input and some moves more, with advice on what follows.

    Raises:
        InputError: the input can't be read or answered.
        UsageError: there is no such problem, case, turn, option or move.
    """
    entry = problem_entry(request.problem)
    trying = entry.study
    _check_options(request.options, trying.options)
    state = trying.state(state_at(entry.problem, request), request.options)
    events: list[Event] = []
    for move in request.moves:
        events = []
        state = state.play(_move_named(state, move), events)
    scene = state.scene(tuple(events))
    table = PictureTable(Language(request.language))
    headline = trying.headline(state)
    return StudyMessage(
        picture=table.add(scene),
        spots=spots_of(scene),
        captions=[words(caption) for caption in scene.captions],
        headline=words(headline) if headline else None,
        events=event_messages(events),
        advice=[_advice_message(advice, scene, table) for advice in _advice(trying, state)],
        over=state.outcome is not None,
        lines=table.lines,
    )


def _check_options(chosen: dict[str, str], options: tuple[Option, ...]) -> None:
    """Refuses rules to choose, or choices, that there aren't."""
    values = {option.name: [name for name, _title in option.values] for option in options}
    for name, value in chosen.items():
        if name not in values:
            raise UsageError(_at("options", one_of(values, repr(name))))
        if value not in values[name]:
            raise UsageError(_at(f"options.{name}", one_of(values[name], repr(value))))


def _at(path: str, told: Text) -> Text:
    return same("{}: {}").fill(path, told)


def state_at(problem: AnyProblem, request: StudyRequest) -> State[Any]:
    """The state after a turn of a case.

    Raises:
        InputError: the input can't be read or answered.
        UsageError: there is no such case or turn.
    """
    ((_number, telling),) = chosen_tellings(
        problem, request.input, file=INPUT, faults=Faults(), case=request.case
    )
    states = chain([telling.start], (step.state for step in telling.steps))
    state: State[Any] | None = next(islice(states, request.turn, None), None)
    if state is None:
        raise UsageError(
            Text(f"the input has no turn {request.turn}", f"{request.turn}번째 턴이 없습니다")
        )
    return state


def _move_named(state: State[Any], text: str) -> Move:
    for move in state.moves():
        if str(move) == text:
            return move  # type: ignore[no-any-return]  # the moves of any game
    raise UsageError(Text(f"{text!r} can't be played now", f"{text!r}: 지금 둘 수 없는 수입니다"))


def _advice(trying: Study, state: State[Any]) -> tuple[Advice, ...]:
    return trying.advice(state) if trying.offers_moves else ()


def _advice_message(advice: Advice, scene: Scene, table: PictureTable) -> AdviceMessage:
    picture = table.add(replace(scene, marks=advice.marks, trails=())) if advice.marks else None
    return AdviceMessage(advice.move, list(advice.spots), words(advice.text), picture)


def edit(request: EditRequest, _limits: Limits) -> EditMessage:
    """The input after a tool was used on a spot of its board.

    Raises:
        InputError: the input can't be read, even leniently.
        UsageError: there is no such problem, tool or spot, or it can't be used there.
    """
    entry = problem_entry(request.problem)
    edited = entry.study.edit(entry.problem, request.input, request.tool, request.spot)
    return EditMessage(edited)
