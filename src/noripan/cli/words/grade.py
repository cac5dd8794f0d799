"""The words of `noripan grade`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command, flag, problem, text
from noripan.cli.words.programs import need_program, program
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    import argparse

    from noripan.cli.options import Command, Commands, Parser


def add(commands: Commands, language: Language) -> None:
    """Adds the command."""
    parser = command(commands, "grade", language, Text(
        "judge a program, or a folder of programs, as a judge would",
        "프로그램 하나나 폴더의 프로그램 모두를 채점",
    ))  # fmt: skip
    program(parser, language)
    problem(parser, language)
    flag(parser, "--all", language, Text("go on after the first failure of a subtask",
                                         "부분 문제에서 틀려도 계속 채점"))  # fmt: skip
    flag(parser, "--json", language, Text("print JSON", "JSON으로 출력"))
    flag(parser, "--line", language, Text("print one line a program, for scripts and badges",
                                          "프로그램마다 한 줄만 출력"))  # fmt: skip
    text(parser, "--set", "DIR", language, Text(
        "judge by the inputs of this folder, as `noripan generate` writes them",
        "`noripan generate`가 만든 이 폴더의 입력으로 채점",
    ))  # fmt: skip
    parser.set_defaults(call=partial(_call, parser, language))


def _call(parser: Parser, language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.grade import Asked, grade

    need_program(parser, language, options)
    asked = Asked(
        problem=options.problem,
        program=tuple(options.program),
        every=options.all,
        as_json=options.json,
        one_line=options.line,
        folder=options.set,
        jobs=options.jobs,
        time=options.time,
        python=options.python,
    )
    return partial(grade, asked, language)
