"""The words of `noripan trace`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command, file, flag, lenient, number, problem, window
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    import argparse

    from noripan.cli.options import Command, Commands, Parser


def add(commands: Commands, language: Language) -> None:
    """Adds the command."""
    parser = command(commands, "trace", language, Text(
        "show an input turn by turn", "입력을 턴마다 보여 주기"
    ))  # fmt: skip
    problem(parser, language)
    file(parser, language)
    number(parser, "--turn", language, Text("only this turn, 0 for the start",
                                            "이 턴만, 시작은 0"))  # fmt: skip
    number(parser, "--from", language, Text("from this turn on", "이 턴부터"))
    number(parser, "--to", language, Text("up to this turn", "이 턴까지"))
    number(parser, "--case", language, Text("only this case of the input, from 1",
                                            "입력에서 이 케이스만, 1부터"), least=1)  # fmt: skip
    flag(parser, "--json", language, Text("a line of JSON a turn", "턴마다 JSON 한 줄"))
    parser.add_argument("--color", choices=("auto", "always", "never"), default="auto", help=Text(
        "colour (default: on a terminal)", "색 (기본값: 터미널에서만)"
    ).to(language))  # fmt: skip
    lenient(parser, language)
    parser.set_defaults(call=partial(_call, parser, language))


def _call(parser: Parser, language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.trace import ink_for, trace

    return partial(
        trace, options.problem, options.file,
        window=window(parser, language, options), case=options.case, as_json=options.json,
        ink=ink_for(options.color), lenient=options.lenient, language=language,
    )  # fmt: skip
