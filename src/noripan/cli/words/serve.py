"""The words of `noripan serve`."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command, flag, text
from noripan.core.text import Language, Text, particle

if TYPE_CHECKING:
    from noripan.cli.options import Command, Commands

_LAST_PORT = 2**16 - 1


def add(commands: Commands, language: Language) -> None:
    """Adds the command."""
    parser = command(commands, "serve", language, Text(
        "show the pages in the browser", "브라우저에서 보기"
    ))  # fmt: skip
    text(parser, "--host", "HOST", language, Text(
        "the address to serve on (default: 127.0.0.1, this machine only)",
        "서버의 주소 (기본값: 127.0.0.1, 이 컴퓨터에서만)",
    ), default="127.0.0.1")  # fmt: skip
    parser.add_argument("--port", type=partial(_port, language), metavar="N", help=Text(
        "the port (default: 8000, or a free one where that is taken)",
        "포트 (기본값: 8000, 쓰이고 있으면 빈 포트)",
    ).to(language))  # fmt: skip
    flag(parser, "--no-browser", language, Text("don't open the browser", "브라우저를 열지 않음"))
    parser.set_defaults(call=partial(_call, language))


def _call(language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.serve import serve

    return partial(
        serve, options.host, options.port,
        with_browser=not options.no_browser, language=language,
    )  # fmt: skip


def _port(language: Language, word: str) -> int:
    digits = word.isascii() and word.isdigit() and len(word) <= len(str(_LAST_PORT))
    if not digits or int(word) > _LAST_PORT:
        raise argparse.ArgumentTypeError(
            Text(f"expected a port from 0 to {_LAST_PORT}, found {word!r}",
                 f"0~{_LAST_PORT}의 포트가 와야 하는데 {particle(repr(word), '이/가')} 있습니다")
            .to(language)
        )  # fmt: skip
    return int(word)
