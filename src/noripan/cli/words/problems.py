"""The words of `noripan problems`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command, flag, problem
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    import argparse

    from noripan.cli.options import Command, Commands


def add(commands: Commands, language: Language) -> None:
    """Adds the command."""
    parser = command(commands, "problems", language, Text(
        "list the problems, or tell all about one", "문제 목록 또는 한 문제의 설명"
    ))  # fmt: skip
    problem(parser, language, nargs="?")
    flag(parser, "--json", language, Text("print JSON", "JSON으로 출력"))
    parser.set_defaults(call=partial(_call, language))


def _call(language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.problems import problems

    return partial(problems, options.problem, as_json=options.json, language=language)
