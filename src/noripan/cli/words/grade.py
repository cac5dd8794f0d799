"""The words of `noripan grade`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import JSON, Command, flag, problem, text
from noripan.cli.words.programs import OPTIONS, need_program, what_a_program_is
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.cli.options import Call


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.grade import Asked, grade

    need_program(given)
    asked = Asked(
        problem=given.problem,
        program=given.program,
        every=given.all,
        as_json=given.json,
        one_line=given.line,
        folder=given.set,
        jobs=given.jobs,
        time=given.time,
        python=given.python,
    )
    return partial(grade, asked, language)


COMMAND = Command(
    (problem(),),
    (
        flag("--all", Text("go on after the first failure of a subtask",
                           "부분 문제에서 틀려도 계속 채점")),
        JSON,
        flag("--line", Text("print one line a program, for scripts and badges",
                            "프로그램마다 한 줄만 출력")),
        text("--set", "DIR", Text(
            "judge by the inputs of this folder, as `noripan generate` writes them",
            "`noripan generate`가 만든 이 폴더의 입력으로 채점",
        )),
        *OPTIONS,
    ),
    _call,
    what_a_program_is,
    takes_program=True,
)  # fmt: skip
