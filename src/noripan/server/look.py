"""What the page Look shows: the problems, and every turn of an input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from noripan.core.errors import InputError, NoripanError
from noripan.core.text import Language, Text
from noripan.games import GAMES, problem_entry
from noripan.games import problem as problem_named
from noripan.problems.faults import Faults
from noripan.problems.reading import Reader
from noripan.server.details import FaultyInput
from noripan.server.messages import (
    CaseMessage,
    CycleMessage,
    EventMessage,
    FaultMessage,
    FrameMessage,
    NeedMessage,
    OptionMessage,
    ProblemMessage,
    RecordMessage,
    ToolMessage,
    TraceMessage,
    TraceRequest,
    words,
)
from noripan.server.pictures import PictureTable, spots_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from noripan.core.game import Event, State
    from noripan.core.record import Step
    from noripan.games.entry import ProblemEntry
    from noripan.problems.study import Study
    from noripan.problems.telling import AnyTelling
    from noripan.server.messages import InputRequest
    from noripan.server.settings import Limits

INPUT = "input"
"""What an input is called in messages."""
_MOST_FAULTS = 20


def list_problems() -> list[ProblemMessage]:
    """Every problem with its named inputs and what can be tried out."""
    return [_problem_message(entry) for game in GAMES for entry in game.problems]


def _problem_message(entry: ProblemEntry) -> ProblemMessage:
    problem, trying = entry.problem, entry.study
    return ProblemMessage(
        name=problem.name,
        aliases=list(entry.aliases),
        title=words(problem.title),
        summary=words(problem.summary),
        input_form=words(problem.input_form),
        output_form=words(problem.output_form),
        cases=[CaseMessage(case.name, words(case.title), case.input) for case in entry.named_cases],
        tools=[ToolMessage(tool.name, words(tool.title)) for tool in trying.tools],
        options=[
            OptionMessage(
                option.name,
                words(option.title),
                [ToolMessage(name, words(title)) for name, title in option.values],
                NeedMessage(*option.needs) if option.needs else None,
            )
            for option in trying.options
        ],
        offers_moves=trying.offers_moves,
    )


def trace(request: TraceRequest, limits: Limits) -> TraceMessage:
    """The answer to an input and every turn of it, or why the turns can't be shown.

    Args:
        request: What is asked.
        limits: How many turns there may be, the starts of the games included.

    Raises:
        FaultyInput: the input can't be read or answered.
        UsageError: there is no such problem.
    """
    entry = problem_entry(request.problem)
    problem = entry.problem
    try:
        tellings = problem.watch(request.input, file=INPUT)
        turns = sum(1 + sum(1 for _step in telling.steps) for telling in tellings)
        answer = problem.write(problem.verdict(tellings))
    except InputError as error:
        raise FaultyInput(error.message, _faults_of(request, error)) from error
    if turns > limits.most_frames:  # before any picture is drawn: that takes longest
        return TraceMessage(answer, [], [], words(_too_many_turns(limits.most_frames)))
    table = PictureTable(Language(request.language))
    records = [_record_message(telling, entry.study, table) for telling in tellings]
    return TraceMessage(answer, table.lines, records)


def _record_message(telling: AnyTelling, trying: Study, table: PictureTable) -> RecordMessage:
    state = start = telling.start
    shown = [_frame_message(0, None, state, table)]
    for turn, step in enumerate(telling.steps, start=1):
        state = step.state
        frame = _frame_message(turn, step, state, table)
        # where there is nothing to choose, the name of the only move tells nothing
        shown.append(frame if len(start.moves()) > 1 else replace(frame, move=""))
    cycle = trying.cycle(state)
    note = telling.note
    return RecordMessage(
        title=words(telling.title),
        note=words(note) if note else None,
        spots=spots_of(start.scene()),
        frames=shown,
        cycle=CycleMessage(cycle.first, cycle.length) if cycle else None,
    )


def _frame_message(
    turn: int, step: Step[State[Any]] | None, state: State[Any], table: PictureTable
) -> FrameMessage:
    events = step.events if step else ()
    place = step.ply.place if step else None
    scene = state.scene(events)
    return FrameMessage(
        turn=turn,
        move=str(step.ply.move) if step else "",
        line=place.line if place else None,
        column=place.column if place else None,
        events=event_messages(events),
        captions=[words(caption) for caption in scene.captions],
        picture=table.add(scene),
    )


def event_messages(events: Iterable[Event]) -> list[EventMessage]:
    """What the rules did, in words."""
    return [
        EventMessage(type(event).__name__, words(event.title), words(event.caption()))
        for event in events
    ]


def _too_many_turns(most: int) -> Text:
    return Text(
        f"the input has more turns than the {most} shown at once, so there is the answer alone;"
        " to see its turns, look at fewer cases",
        f"입력의 턴이 한 번에 보여 줄 수 있는 {most}턴보다 많아 정답만 보여 줍니다."
        " 턴을 보려면 케이스를 줄여 보세요",
    )


def _faults_of(request: InputRequest, error: InputError) -> list[FaultMessage]:
    """What is wrong with an input: the error, then whatever else a lenient reading finds."""
    faults = Faults(lenient=True)
    problem = problem_named(request.problem)
    try:
        task = problem.read(Reader(request.input, INPUT), faults)
        # What is beyond the limits of the problem may take for ever to play.
        if not faults.forgiven:
            problem.solve(task, faults)
    except InputError as last:
        faults.forgiven.append(last)
    except NoripanError:  # what the forgiven parts led to; the first error says enough
        pass
    found = [error, *faults.forgiven]
    told = {(each.place.line, each.place.column, each.message): None for each in found}
    return [
        FaultMessage(line, column, words(message))
        for line, column, message in list(told)[:_MOST_FAULTS]
    ]
