"""Compares the output of somebody's own program with the answer, and says what explains it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from noripan.check.comparing import answers_of, is_right
from noripan.check.parting import parting
from noripan.check.words import AND_MORE
from noripan.core.scene import Mark, MarkKind
from noripan.core.text import Language, Text, same
from noripan.core.value import replace
from noripan.games import problem_entry
from noripan.problems.differing import Difference
from noripan.server.look import INPUT
from noripan.server.messages import (
    CompareMessage,
    CompareRequest,
    DifferenceMessage,
    words,
)
from noripan.server.pictures import PictureTable

if TYPE_CHECKING:
    from noripan.check.parting import Side
    from noripan.games.entry import ProblemEntry
    from noripan.problems.misreading import Misreading
    from noripan.problems.problem import AnyProblem
    from noripan.problems.telling import AnyTelling
    from noripan.server.messages import Picture
    from noripan.server.settings import Limits

_MOST_TOLD = 3
_MOST_DIFFERENCES = 8
_LONGEST_LOOK = 3.0
"""Seconds of the processor's time for all misreadings; only an input of many games needs them."""


def compare(request: CompareRequest, _limits: Limits) -> CompareMessage:
    """How the output of somebody's own program differs from the answer.

    Where a common misreading of the rules answers just so, that is told first, with the turn
    in which it leads away from the rules.

    Raises:
        InputError: the input can't be read or answered.
        UsageError: there is no such problem.
    """
    entry = problem_entry(request.problem)
    problem, study = entry.problem, entry.study
    table = PictureTable(Language(request.language))
    tellings = problem.watch(request.input, file=INPUT)
    answer, output = problem.write(problem.verdict(tellings)), request.output
    found = study.differences(answer, output)
    alike = _alike(entry, request.input, answer, output) if found else []
    told = [_misreading_message(problem, request.input, alike, table)] if alike else []
    for difference in found[:_MOST_DIFFERENCES]:
        telling = tellings[difference.case - 1]
        shown = study.located(difference, answer, output, telling)
        shown = replace(shown, turn=None) if alike else shown
        told.append(_difference_message(shown, telling, table))
    if len(found) > _MOST_DIFFERENCES:
        more = Difference(AND_MORE.fill(len(found) - _MOST_DIFFERENCES))
        told.append(_difference_message(more, tellings[0], table))
    return CompareMessage(table.lines, told)


def _alike(entry: ProblemEntry, text: str, answer: str, output: str) -> list[Misreading]:
    """The misreadings that answer as the output does, of those that there is time for."""
    output = output.strip("\r\n")
    found: list[Misreading] = []
    if is_right(answer, output):
        return found  # only its words are written in another way
    end = time.thread_time() + _LONGEST_LOOK
    for misreading in entry.misreadings:
        if time.thread_time() > end:
            break
        if any(is_right(answer, output) for answer in answers_of(misreading, text)):
            found.append(misreading)
    return found


def _misreading_message(
    problem: AnyProblem, text: str, alike: list[Misreading], table: PictureTable
) -> DifferenceMessage:
    """What such a program does, and the turn in which that leads away from the rules."""
    told = words(_said_of(alike))
    parted = parting(problem, alike, text)
    right, wrong = (parted.right, parted.wrong) if parted else (None, None)
    shown = [frame for side in (right, wrong) if side for frame in side.frames[-1:]]
    return DifferenceMessage(
        text=told,
        case=shown[0].case if shown else 1,
        turn=(shown[0].turn or None) if shown else None,  # a board alone has no turns
        right=_picture(right, table),
        own=_picture(wrong, table),
    )


def _said_of(alike: list[Misreading]) -> Text:
    titles = [misreading.title for misreading in alike[:_MOST_TOLD]]
    rules = dict.fromkeys(misreading.rule for misreading in alike[:_MOST_TOLD])
    return Text(
        "A program that {} prints just this. {}",
        "다음과 같은 프로그램의 출력과 같습니다: {}. {}",
    ).fill(Text(" or ", ", 또는 ").join(titles), same(" ").join(rules))


def _picture(side: Side | None, table: PictureTable) -> Picture | None:
    return table.add(side.frames[-1].told()) if side and side.frames else None


def _difference_message(
    difference: Difference, telling: AnyTelling, table: PictureTable
) -> DifferenceMessage:
    marks = tuple(Mark(spot, MarkKind.CHANGED) for spot in difference.spots)
    right: Picture | None = None
    if marks:
        right = table.add(replace(telling.end.scene(), marks=marks, trails=()))
    own = table.add(replace(difference.board, marks=marks)) if difference.board else None
    return DifferenceMessage(words(difference.text), difference.case, difference.turn, right, own)
