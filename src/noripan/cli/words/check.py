"""The words of `noripan check`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command, flag, number, problem, seconds, seed, subtask, text
from noripan.cli.words.programs import need_program, program
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    import argparse

    from noripan.cli.options import Command, Commands, Parser


def add(commands: Commands, language: Language) -> None:
    """Adds the command."""
    parser = command(commands, "check", language, Text(
        "find the smallest input that breaks a program, and say why",
        "프로그램이 틀리는 가장 작은 입력과 까닭 찾기",
    ))  # fmt: skip
    program(parser, language)
    problem(parser, language, nargs="?")
    subtask(parser, language)
    seconds(parser, "--seconds", language, Text(
        "how long to look for an input that breaks it (default: 30); making it smaller and "
        "finding the reason then take 30 s more at most",
        "틀리는 입력을 찾는 시간(초) (기본값: 30). 찾은 입력을 줄이고 까닭을 찾는 데에 "
        "길어야 30초가 더 걸립니다",
    ))  # fmt: skip
    number(parser, "--runs", language, Text(
        "how many inputs to try at most while looking", "찾는 동안 시험할 입력의 최대 개수"
    ), least=1)  # fmt: skip
    seed(parser, language)
    text(parser, "--replay", "FILE", language, Text("run this one input", "이 입력 하나만 실행"))
    text(parser, "--out", "DIR", language, Text(
        "where counterexample.in, .ans and .out go (default: here)",
        "counterexample.in, .ans, .out을 둘 곳 (기본값: 여기)",
    ))  # fmt: skip
    flag(parser, "--json", language, Text("print JSON", "JSON으로 출력"))
    text(parser, "--html", "FILE", language, Text("write the report as a page",
                                                   "보고서를 HTML로 저장"))  # fmt: skip
    flag(parser, "--misreadings", language, Text(
        "list the problem's common mistakes, each with its smallest input",
        "문제의 흔한 실수와 그것이 드러나는 가장 작은 입력 목록",
    ))  # fmt: skip
    text(parser, "--against", "PROGRAM", language, Text(
        "compare with this command or source file instead of a problem's answers",
        "문제의 정답 대신 이 명령이나 소스 파일과 비교",
    ))  # fmt: skip
    text(parser, "--generator", "FILE", language, Text(
        "with --against: a Python file that says what inputs there are",
        "--against와 함께: 입력을 만드는 파이썬 파일",
    ))  # fmt: skip
    parser.set_defaults(call=partial(_call, parser, language))


def _call(parser: Parser, language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.check import Asked, check, list_misreadings

    _need(parser, language, options, problem=options.against is None)
    if options.misreadings:
        return partial(list_misreadings, options.problem, as_json=options.json, language=language)
    need_program(parser, language, options)
    if (options.against is None) != (options.generator is None):
        parser.error(Text("--against and --generator go together",
                          "--against와 --generator는 함께 씁니다").to(language))  # fmt: skip
    asked = Asked(
        problem=options.problem or "",
        program=tuple(options.program),
        subtask=options.subtask,
        seconds=options.seconds,
        runs=options.runs,
        seed=options.seed,
        jobs=options.jobs,
        time=options.time,
        replay=options.replay,
        out=options.out or ".",
        as_json=options.json,
        html=options.html,
        against=options.against,
        generator=options.generator,
        python=options.python,
    )
    return partial(check, asked, language)


def _need(
    parser: Parser, language: Language, options: argparse.Namespace, *, problem: bool
) -> None:
    if problem and options.problem is None:
        parser.error(Text("name a problem", "문제 이름을 쓰세요").to(language))
    if not problem and options.problem is not None:
        parser.error(Text("--against goes without a problem", "--against는 문제 없이 씁니다")
                     .to(language))  # fmt: skip
