"""The words of `noripan generate`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command, number, problem, seed, subtask
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    import argparse

    from noripan.cli.options import Command, Commands


def add(commands: Commands, language: Language) -> None:
    """Adds the command."""
    parser = command(commands, "generate", language, Text(
        "write inputs and answers for a judge", "채점용 입력과 정답 만들기"
    ))  # fmt: skip
    problem(parser, language)
    parser.add_argument("--out", required=True, metavar="DIR", help=Text(
        "where they go", "저장할 폴더"
    ).to(language))  # fmt: skip
    number(parser, "--count", language, Text(
        "how many inputs, for each subtask (default: 50)",
        "입력의 수, 부분 문제마다 (기본값: 50)",
    ), least=1, default=50)  # fmt: skip
    subtask(parser, language)
    seed(parser, language)
    parser.add_argument("--format", choices=("plain", "icpc"), default="plain", help=Text(
        "icpc: an ICPC problem package", "icpc: ICPC 문제 패키지"
    ).to(language))  # fmt: skip
    parser.set_defaults(call=partial(_call, language))


def _call(language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.generate import generate

    return partial(
        generate, options.problem, options.out,
        count=options.count, subtask=options.subtask,
        seed=options.seed, layout=options.format, language=language,
    )  # fmt: skip
