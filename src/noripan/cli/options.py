"""What the words of all commands are made of: a parser that speaks our way, kinds of options."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, NoReturn

from noripan.cli.terminal import BAD_INPUT
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from collections.abc import Callable

    Command = Callable[[], int]

PROBLEM = Text("a problem's name or number: see `noripan problems`",
                "문제 이름이나 번호: `noripan problems` 참고")  # fmt: skip
_LANG = Text("the language of messages (default: the locale's)", "메시지 언어 (기본값: 로캘)")


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints look like all of Noripan's."""

    def error(self, message: str) -> NoReturn:
        """Says what is wrong with the words and ends the process."""
        self.exit(BAD_INPUT, f"noripan: {message}\n{self.format_usage()}")


if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Parser]  # noqa: SLF001 - it has no public name


def command(commands: Commands, name: str, language: Language, about: Text) -> Parser:
    """Adds a command with the option that all have."""
    parser = commands.add_parser(name, help=about.to(language), description=about.to(language))
    parser.add_argument("--lang", choices=("en", "ko"), help=_LANG.to(language))
    return parser


def flag(parser: Parser, name: str, language: Language, about: Text) -> None:
    """Adds an option that is there or not."""
    parser.add_argument(name, action="store_true", help=about.to(language))


def number(parser: Parser, name: str, language: Language, about: Text) -> None:
    """Adds an option that takes a whole number."""

    def number(word: str) -> int:
        if not word.isascii() or not word.isdigit():
            raise argparse.ArgumentTypeError(
                Text(f"expected a whole number, found {word!r}",
                     f"자연수가 와야 하는데 {word!r}이(가) 있습니다").to(language)
            )  # fmt: skip
        return int(word)

    parser.add_argument(name, type=number, metavar="N", help=about.to(language))


def seconds(parser: Parser, name: str, language: Language, about: Text) -> None:
    """Adds an option that takes a time in seconds, a fraction too."""

    def time(word: str) -> float:
        try:
            found = float(word)
        except ValueError:
            found = -1.0
        if not 0 < found < _LONGEST:
            raise argparse.ArgumentTypeError(
                Text(f"expected a time in seconds, found {word!r}",
                     f"초 단위의 시간이 와야 하는데 {word!r}이(가) 있습니다").to(language)
            )  # fmt: skip
        return found

    parser.add_argument(name, type=time, metavar="S", help=about.to(language))


_LONGEST = 1e6
