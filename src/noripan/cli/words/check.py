"""The words of `noripan check`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import JSON, SEED, SUBTASK, Command, flag, number, problem, seconds, text
from noripan.cli.words.programs import OPTIONS, need_program, what_a_program_is
from noripan.core.errors import UsageError
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.cli.options import Call


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.check import Asked, check, list_misreadings

    _need_one_reference(given)
    if given.misreadings:
        return partial(list_misreadings, given.problem, as_json=given.json, language=language)
    need_program(given)
    asked = Asked(
        problem=given.problem or "",
        program=given.program,
        subtask=given.subtask,
        seconds=given.seconds,
        runs=given.runs,
        seed=given.seed,
        jobs=given.jobs,
        time=given.time,
        replay=given.replay,
        out=given.out,
        as_json=given.json,
        html=given.html,
        against=given.against,
        generator=given.generator,
        python=given.python,
    )
    return partial(check, asked, language)


def _need_one_reference(given: Any) -> None:
    """Complains unless right answers come either from a problem or from another program."""
    if given.against is None and given.problem is None:
        raise UsageError(Text("name a problem", "문제 이름을 쓰세요"))
    if given.against is not None and given.problem is not None:
        raise UsageError(Text("--against goes without a problem", "--against는 문제 없이 씁니다"))
    if (given.against is None) != (given.generator is None):
        raise UsageError(Text("--against and --generator go together",
                              "--against와 --generator는 함께 씁니다"))  # fmt: skip


COMMAND = Command(
    (problem(is_needed=False),),
    (
        SUBTASK,
        seconds("--seconds", Text(
            "how long to look for an input that breaks it (default: 30); making it smaller and "
            "finding the reason then take 30 s more at most",
            "틀리는 입력을 찾는 시간(초) (기본값: 30). 찾은 입력을 줄이고 까닭을 찾는 데에 "
            "길어야 30초가 더 걸립니다",
        )),
        number("--runs", Text("how many inputs to try at most while looking",
                              "찾는 동안 시험할 입력의 최대 개수"), least=1),
        SEED,
        text("--replay", "FILE", Text("run this one input", "이 입력 하나만 실행")),
        text("--out", "DIR", Text(
            "where counterexample.in, .ans and .out go (default: here)",
            "counterexample.in, .ans, .out을 둘 곳 (기본값: 여기)",
        ), default="."),
        JSON,
        text("--html", "FILE", Text("write the report as a page", "보고서를 HTML로 저장")),
        flag("--misreadings", Text(
            "list the problem's common mistakes, each with its smallest input",
            "문제의 흔한 실수와 그것이 드러나는 가장 작은 입력 목록",
        )),
        text("--against", "PROGRAM", Text(
            "compare with this command or source file instead of a problem's answers",
            "문제의 정답 대신 이 명령이나 소스 파일과 비교",
        )),
        text("--generator", "FILE", Text(
            "with --against: a Python file that says what inputs there are",
            "--against와 함께: 입력을 만드는 파이썬 파일",
        )),
        *OPTIONS,
    ),
    _call,
    what_a_program_is,
    takes_program=True,
)  # fmt: skip
