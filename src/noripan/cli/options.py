"""What the words of all commands are made of: a parser that speaks our way, kinds of options."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any, NoReturn

from noripan.cli.terminal import BAD_INPUT, LANGUAGES
from noripan.core.text import Language, Text, particle

if TYPE_CHECKING:
    from collections.abc import Callable

    from noripan.judge.trace import Window

    Command = Callable[[], int]

_PROBLEM = Text("a problem's name or number: see `noripan problems`",
                "문제 이름이나 번호: `noripan problems` 참고")  # fmt: skip
_MOST_DIGITS = 18
_LONGEST_TIME = 1_000_000
_LANG = Text("the language of messages (default: the locale's)", "메시지 언어 (기본값: 로캘)")
_FILE = Text(
    "the input, `-` for the standard input (the default)", "입력 파일, 표준 입력은 `-` (기본값)"
)
_LENIENT = Text(
    "answer an input that breaks the rules anyway, where an answer makes sense",
    "규칙을 어긴 입력이라도 답이 뜻이 있으면 답합니다",
)


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints look like all of Noripan's; words aren't shortened."""

    def __init__(self, **options: Any) -> None:
        super().__init__(allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        """Says what is wrong with the words and ends the process."""
        self.exit(BAD_INPUT, f"noripan: {message}\n{self.format_usage()}")


if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[Parser]  # noqa: SLF001 - it has no public name
    Options = argparse._ActionsContainer  # noqa: SLF001 - a parser or a group of options


def command(commands: Commands, name: str, language: Language, about: Text) -> Parser:
    """Adds a command with the option that all have."""
    parser = commands.add_parser(name, help=about.to(language), description=about.to(language))
    lang(parser, language)
    return parser


def lang(parser: Parser, language: Language) -> None:
    """Adds the language, which is read before the other words and only told of here."""
    parser.add_argument("--lang", choices=LANGUAGES, help=_LANG.to(language))


def problem(parser: Options, language: Language, *, nargs: str | None = None) -> None:
    """Adds the name of a problem."""
    parser.add_argument("problem", nargs=nargs, metavar="PROBLEM", help=_PROBLEM.to(language))


def file(parser: Options, language: Language) -> None:
    """Adds the input to look at."""
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help=_FILE.to(language))


def lenient(parser: Options, language: Language) -> None:
    """Adds the option to answer what breaks the rules."""
    flag(parser, "--lenient", language, _LENIENT)


def flag(parser: Options, name: str, language: Language, about: Text) -> None:
    """Adds an option that is there or not."""
    parser.add_argument(name, action="store_true", help=about.to(language))


def text(
    parser: Options,
    name: str,
    metavar: str,
    language: Language,
    about: Text,
    *,
    default: str | None = None,
) -> None:
    """Adds an option that takes any word."""
    parser.add_argument(name, default=default, metavar=metavar, help=about.to(language))


def number(
    parser: Options,
    name: str,
    language: Language,
    about: Text,
    *,
    least: int = 0,
    default: int | None = None,
) -> None:
    """Adds an option that takes a whole number of at least `least`."""

    def number(word: str) -> int:
        digits = word.isascii() and word.isdigit()
        if digits and len(word) > _MOST_DIGITS:
            raise argparse.ArgumentTypeError(
                Text(f"expected a whole number of at most {_MOST_DIGITS} digits, "
                     f"found one of {len(word)}",
                     f"정수는 {_MOST_DIGITS}자리까지인데 {len(word)}자리입니다").to(language)
            )  # fmt: skip
        if not digits or int(word) < least:
            raise argparse.ArgumentTypeError(
                Text(f"expected a whole number from {least}, found {word!r}",
                     f"{least} 이상의 정수가 와야 하는데 {particle(repr(word), '이/가')} 있습니다")
                .to(language)
            )  # fmt: skip
        return int(word)

    parser.add_argument(name, type=number, default=default, metavar="N", help=about.to(language))


def seconds(parser: Parser, name: str, language: Language, about: Text) -> None:
    """Adds an option that takes a time in seconds, a fraction too."""

    def time(word: str) -> float:
        try:
            found = float(word)
        except ValueError:
            found = -1.0
        if not 0 < found < _LONGEST_TIME:
            raise argparse.ArgumentTypeError(
                Text(f"expected a time in seconds, more than 0 and less than {_LONGEST_TIME:,}, "
                     f"found {word!r}",
                     f"0보다 크고 {_LONGEST_TIME:,}보다 작은 시간(초)이 와야 하는데 "
                     f"{particle(repr(word), '이/가')} 있습니다")
                .to(language)
            )  # fmt: skip
        return found

    parser.add_argument(name, type=time, metavar="S", help=about.to(language))


def seed(parser: Options, language: Language) -> None:
    """Adds where random draws come from."""
    number(parser, "--seed", language, Text(
        "start the random inputs here (default: 0)", "무작위 입력의 시드 (기본값: 0)"
    ), default=0)  # fmt: skip


def subtask(parser: Options, language: Language) -> None:
    """Adds the subtask to keep to."""
    number(parser, "--subtask", language, Text("only inputs of this subtask, from 1",
                                               "이 부분 문제의 입력만, 1부터"))  # fmt: skip


def window(parser: Parser, language: Language, options: argparse.Namespace) -> Window:
    """The turns that `--turn`, or `--from` and `--to`, ask for."""
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
    return Window(first or 0, last)
