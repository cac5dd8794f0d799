"""The words of `noripan trace`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command, flag, lenient, number, problem
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
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help=Text(
        "the input, `-` for the standard input (the default)", "입력 파일, 표준 입력은 `-` (기본값)"
    ).to(language))  # fmt: skip
    number(parser, "--turn", language, Text("only this turn, 0 for the start",
                                            "이 턴만, 시작은 0"))  # fmt: skip
    number(parser, "--from", language, Text("from this turn on", "이 턴부터"))
    number(parser, "--to", language, Text("up to this turn", "이 턴까지"))
    number(parser, "--case", language, Text("only this case of the input, from 1",
                                            "입력에서 이 경우만, 1부터"))  # fmt: skip
    flag(parser, "--json", language, Text("a line of JSON a turn", "턴마다 JSON 한 줄"))
    parser.add_argument("--color", choices=("auto", "always", "never"), default="auto", help=Text(
        "colour (default: on a terminal)", "색 (기본값: 터미널에서만)"
    ).to(language))  # fmt: skip
    lenient(parser, language)
    parser.set_defaults(call=partial(_call, parser, language))


def _call(parser: Parser, language: Language, options: argparse.Namespace) -> Command:
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
