"""The words of `noripan judge`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command, lenient, number, problem, text
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    import argparse

    from noripan.cli.options import Command, Commands


def add(commands: Commands, language: Language) -> None:
    """Adds the command."""
    parser = command(commands, "judge", language, Text(
        "print the judge's answer to inputs", "입력에 대한 정답 출력"
    ))  # fmt: skip
    problem(parser, language)
    parser.add_argument("files", nargs="*", default=[], metavar="FILE", help=Text(
        "inputs, `-` for the standard input (the default), or folders of *.in files; "
        "a file may hold many inputs with lines `---` between them",
        "입력 파일, 표준 입력은 `-` (기본값), 또는 *.in 파일이 든 폴더. "
        "한 파일에 `---` 줄로 나눈 입력이 여러 개 있어도 됩니다",
    ).to(language))  # fmt: skip
    text(parser, "--out", "DIR", language, Text(
        "where the *.out of a folder go (default: beside the inputs)",
        "폴더의 *.out을 둘 곳 (기본값: 입력 옆)",
    ))  # fmt: skip
    number(parser, "--jobs", language, Text(
        "how many processes share many inputs (default: 1)",
        "입력이 많을 때 나누어 맡을 프로세스 수 (기본값: 1)",
    ), least=1, default=1)  # fmt: skip
    lenient(parser, language)
    parser.set_defaults(call=partial(_call, language))


def _call(language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.judge import judge

    return partial(
        judge, options.problem, options.files,
        out=options.out, lenient=options.lenient, jobs=options.jobs, language=language,
    )  # fmt: skip
