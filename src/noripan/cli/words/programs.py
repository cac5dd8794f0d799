"""The words of the commands that run somebody's program, which stands after `--`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from noripan.cli.options import number, seconds, text
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    import argparse

    from noripan.cli.options import Parser

_TAKE_A_PROGRAM = ("check", "grade")
_PROGRAM = Text(
    "After `--`: the program's command, such as `python3 mine.py` or `./a.out`, or a source file "
    "({endings}), which is compiled with the usual flags.",
    "`--` 뒤에 프로그램의 명령(`python3 mine.py`, `./a.out` 등)이나 소스 파일({endings})을 "
    "씁니다. 소스 파일은 보통 쓰는 옵션으로 컴파일합니다.",
)


def split_program(words: list[str]) -> tuple[list[str], list[str]]:
    """The words for Noripan, and those after `--`, which are somebody's program."""
    if words[:1] and words[0] in _TAKE_A_PROGRAM and "--" in words:
        at = words.index("--")
        return words[:at], words[at + 1 :]
    return words, []


def program(parser: Parser, language: Language) -> None:
    """Adds the program to run, and how."""
    from noripan.check.languages import known_suffixes

    parser.epilog = _PROGRAM.to(language).format(endings=" ".join(known_suffixes()))
    number(parser, "--jobs", language, Text(
        "programs that run at the same time (default: one a processor)",
        "동시에 실행할 프로그램 수 (기본값: 프로세서마다 하나)",
    ), least=1, default=os.cpu_count() or 1)  # fmt: skip
    seconds(parser, "--time", language, Text(
        "the time limit in seconds (default: the problem's, more for slow languages)",
        "시간 제한(초) (기본값: 문제의 제한, 느린 언어는 더 김)",
    ))  # fmt: skip
    text(parser, "--python", "NAME", language, Text(
        "the Python that runs a .py file, such as pypy3 (default: python3)",
        ".py 파일을 실행할 파이썬, 예를 들어 pypy3 (기본값: python3)",
    ))  # fmt: skip


def need_program(parser: Parser, language: Language, options: argparse.Namespace) -> None:
    """Complains unless a program is named."""
    if not options.program:
        parser.error(Text("name the program after --: -- python3 mine.py",
                          "-- 뒤에 프로그램을 쓰세요: -- python3 mine.py")
                     .to(language))  # fmt: skip
