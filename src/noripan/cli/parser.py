"""Reads the words of the command line: every command with its words, in both languages."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from noripan.cli.options import Parser, lang
from noripan.cli.words import (
    check,
    draw,
    generate,
    grade,
    judge,
    problems,
    search,
    serve,
    solve,
    trace,
    warm,
)
from noripan.cli.words.programs import split_program
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.cli.options import Command, Commands

_COMMANDS = (
    problems, judge, trace, check, grade, generate, draw, serve, solve, search, warm
)  # fmt: skip
_ABOUT = Text(
    "Five board games, exact: answers judge inputs and shows every turn.",
    "다섯 가지 보드게임을 정확하게: 채점 입력에 답하고 모든 턴을 보여 줍니다.",
)


def parse(words: list[str], language: Language) -> Command:
    """The call that the words ask for.

    Raises:
        SystemExit: help was asked for (0) or the words are wrong (2).
    """
    _speak(language)
    parser = Parser(prog="noripan", description=_ABOUT.to(language))
    lang(parser, language)
    parser.add_argument("--version", action="version", version=_version(), help=Text(
        "show the version", "버전을 보여 줍니다"
    ).to(language))  # fmt: skip
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in _COMMANDS:
        command.add(commands, language)
    options = _parsed(parser, commands, words)
    call: Command = options.call(options)
    return call


def _parsed(parser: Parser, commands: Commands, words: list[str]) -> argparse.Namespace:
    """The options; those of a command may stand before, between and after its files."""
    words, program = split_program(words)
    known = argparse.Namespace(program=program)
    command = commands.choices.get(words[0]) if words else None
    if command is None:
        return parser.parse_args(words, known)
    # Else argparse cuts its English "usage: " off what it keeps of the usage.
    command.usage = command.format_usage().removeprefix(_sentence("usage: ")).rstrip()
    return command.parse_intermixed_args(words[1:], known)


def _version() -> str:
    from importlib.metadata import version

    return f"noripan {version('noripan')}"


# What argparse itself says, in Korean.
_KOREAN = {
    "usage: ": "사용법: ",
    "positional arguments": "인자",
    "options": "옵션",
    "show this help message and exit": "이 도움말을 보여 줍니다",
    "the following arguments are required: %s": "빠진 인자: %s",
    "unrecognized arguments: %s": "모르는 인자: %s",
    "argument %(argument_name)s: %(message)s": "인자 %(argument_name)s: %(message)s",
    "invalid choice: %(value)r (choose from %(choices)s)":
        "쓸 수 없는 값입니다: %(value)r (가능한 값: %(choices)s)",
    "one of the arguments %s is required": "다음 중 하나가 필요합니다: %s",
    "not allowed with argument %s": "%s 옵션과 함께 쓸 수 없습니다",
    "expected one argument": "값이 하나 필요합니다",
    "ignored explicit argument %r": "값을 받지 않습니다: %r",
    "ambiguous option: %(option)s could match %(matches)s":
        "분명하지 않은 옵션: %(option)s (가능한 것: %(matches)s)",
}  # fmt: skip


def _speak(language: Language) -> None:
    """Makes argparse say its own sentences in the language; it looks them up under `_`."""
    sentences = _KOREAN if language is Language.KOREAN else {}
    setattr(argparse, "_", lambda sentence: sentences.get(sentence, sentence))  # noqa: B010


def _sentence(english: str) -> str:
    """One of argparse's own sentences in the language that it speaks now."""
    said: str = vars(argparse)["_"](english)
    return said
