"""The words of every command, what they mean, and the function that each command calls."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.check_words import add_check, add_generate, add_grade, split_program
from noripan.cli.options import PROBLEM as _PROBLEM
from noripan.cli.options import Parser as _Parser
from noripan.cli.options import command as _command
from noripan.cli.options import flag as _flag
from noripan.cli.options import number as _number
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.cli.options import Command, Commands

_ABOUT = Text(
    "Five board games, exact: answers judge inputs and shows every turn.",
    "다섯 가지 보드게임을 정확하게: 채점 입력에 답하고 모든 턴을 보여 줍니다.",
)
_LENIENT = Text(
    "answer an input that breaks the rules anyway, where an answer makes sense",
    "규칙을 어긴 입력이라도 답이 뜻이 있으면 답합니다",
)


def parse(words: list[str], language: Language) -> Command:
    """The call that the words ask for.

    Raises:
        SystemExit: help was asked for (0) or the words are wrong (2).
    """
    _speak(language)
    parser = _Parser(prog="noripan", description=_ABOUT.to(language))
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _add_problems(commands, language)
    _add_judge(commands, language)
    _add_trace(commands, language)
    add_check(commands, language)
    add_grade(commands, language)
    add_generate(commands, language)
    words, program = split_program(words)
    options = parser.parse_args(words, argparse.Namespace(program=program))
    command: Command = options.call(options)
    return command


def _add_problems(commands: Commands, language: Language) -> None:
    parser = _command(commands, "problems", language, Text(
        "list the problems, or tell all about one", "문제 목록 또는 한 문제의 설명"
    ))  # fmt: skip
    parser.add_argument("problem", nargs="?", metavar="PROBLEM", help=_PROBLEM.to(language))
    _flag(parser, "--json", language, Text("print JSON", "JSON으로 출력"))

    def call(options: argparse.Namespace) -> Command:
        from noripan.cli.problems import problems

        return partial(problems, options.problem, as_json=options.json, language=language)

    parser.set_defaults(call=call)


def _add_judge(commands: Commands, language: Language) -> None:
    parser = _command(commands, "judge", language, Text(
        "print the judge's answer to inputs", "입력에 대한 정답 출력"
    ))  # fmt: skip
    parser.add_argument("problem", metavar="PROBLEM", help=_PROBLEM.to(language))
    parser.add_argument("files", nargs="*", metavar="FILE", help=Text(
        "inputs, `-` for the standard input (the default), or folders of *.in files",
        "입력 파일, 표준 입력은 `-` (기본값), 또는 *.in 파일이 든 폴더",
    ).to(language))  # fmt: skip
    parser.add_argument("--out", metavar="DIR", help=Text(
        "where the *.out of a folder go (default: beside the inputs)",
        "폴더의 *.out을 둘 곳 (기본값: 입력 옆)",
    ).to(language))  # fmt: skip
    _flag(parser, "--lenient", language, _LENIENT)

    def call(options: argparse.Namespace) -> Command:
        from noripan.cli.judge import judge

        return partial(
            judge, options.problem, options.files,
            out=options.out, lenient=options.lenient, language=language,
        )  # fmt: skip

    parser.set_defaults(call=call)


def _add_trace(commands: Commands, language: Language) -> None:
    parser = _command(commands, "trace", language, Text(
        "show an input turn by turn", "입력을 턴마다 보여 주기"
    ))  # fmt: skip
    parser.add_argument("problem", metavar="PROBLEM", help=_PROBLEM.to(language))
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help=Text(
        "the input, `-` for the standard input (the default)", "입력 파일, 표준 입력은 `-` (기본값)"
    ).to(language))  # fmt: skip
    _number(parser, "--turn", language, Text("only this turn, 0 for the start",
                                             "이 턴만, 시작은 0"))  # fmt: skip
    _number(parser, "--from", language, Text("from this turn on", "이 턴부터"))
    _number(parser, "--to", language, Text("up to this turn", "이 턴까지"))
    _number(parser, "--case", language, Text("only this case of the input, from 1",
                                             "입력에서 이 경우만, 1부터"))  # fmt: skip
    _flag(parser, "--json", language, Text("a line of JSON a turn", "턴마다 JSON 한 줄"))
    parser.add_argument("--color", choices=("auto", "always", "never"), default="auto", help=Text(
        "colour (default: on a terminal)", "색 (기본값: 터미널에서만)"
    ).to(language))  # fmt: skip
    _flag(parser, "--lenient", language, _LENIENT)
    parser.set_defaults(call=partial(_call_trace, parser, language))


def _call_trace(parser: _Parser, language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.trace import ink_for, trace
    from noripan.judge.trace import Window

    first, last = vars(options)["from"], options.to
    if options.turn is not None:
        if first is not None or last is not None:
            parser.error(Text("--turn goes without --from and --to",
                              "--turn은 --from, --to와 함께 쓸 수 없습니다")
                         .to(language))  # fmt: skip
        first = last = options.turn
    if last is not None and last < (first or 0):
        parser.error(Text("--to comes before --from", "--to가 --from보다 앞입니다").to(language))
    return partial(
        trace, options.problem, options.file,
        window=Window(first or 0, last), case=options.case, as_json=options.json,
        ink=ink_for(options.color), lenient=options.lenient, language=language,
    )  # fmt: skip


def _version() -> str:
    from importlib.metadata import version

    return f"noripan {version('noripan')}"


# What argparse itself says, in Korean.
_KOREAN = {
    "usage: ": "사용법: ",
    "positional arguments": "인자",
    "options": "옵션",
    "show this help message and exit": "이 도움말을 보여 줍니다",
    "show program's version number and exit": "버전을 보여 줍니다",
    "the following arguments are required: %s": "빠진 인자: %s",
    "unrecognized arguments: %s": "모르는 인자: %s",
    "argument %(argument_name)s: %(message)s": "인자 %(argument_name)s: %(message)s",
    "invalid choice: %(value)r (choose from %(choices)s)":
        "%(value)r은(는) 쓸 수 없습니다 (가능한 값: %(choices)s)",
    "expected one argument": "값이 하나 필요합니다",
    "ignored explicit argument %r": "값을 받지 않습니다: %r",
    "ambiguous option: %(option)s could match %(matches)s":
        "분명하지 않은 옵션: %(option)s (가능한 것: %(matches)s)",
}  # fmt: skip


def _speak(language: Language) -> None:
    """Makes argparse say its own sentences in the language; it looks them up under `_`."""
    if language is Language.KOREAN:
        setattr(argparse, "_", lambda sentence: _KOREAN.get(sentence, sentence))  # noqa: B010
