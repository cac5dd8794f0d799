"""The words of every command, what they mean, and the function that each command calls."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING, NoReturn

from noripan.cli.terminal import BAD_INPUT
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from noripan.judge.trace import Window

    Command = Callable[[], int]

_ABOUT = Text(
    "Five board games, exact: answers judge inputs and shows every turn.",
    "다섯 가지 보드게임을 정확하게: 채점 입력에 답하고 모든 턴을 보여 줍니다.",
)
_PROBLEM = Text("a problem's name or number: see `noripan problems`",
                "문제 이름이나 번호: `noripan problems` 참고")  # fmt: skip
_INPUT = Text(
    "the input, `-` for the standard input (the default)", "입력 파일, 표준 입력은 `-` (기본값)"
)
_LANG = Text("the language of messages (default: the locale's)", "메시지 언어 (기본값: 로캘)")
_LENIENT = Text(
    "answer an input that breaks the rules anyway, where an answer makes sense",
    "규칙을 어긴 입력이라도 답이 뜻이 있으면 답합니다",
)


def parse(words: list[str], language: Language) -> Command:
    """The call that the words ask for.

    Raises:
        SystemExit: help was asked for (0) or the words are wrong (2).
    """
    _speak(language)
    parser = _Parser(prog="noripan", description=_ABOUT.to(language))
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _add_problems(commands, language)
    _add_judge(commands, language)
    _add_trace(commands, language)
    _add_draw(commands, language)
    _add_serve(commands, language)
    options = parser.parse_args(words)
    command: Command = options.call(options)
    return command


class _Parser(argparse.ArgumentParser):
    """An argument parser whose complaints look like all of Noripan's."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"noripan: {message}\n{self.format_usage()}")


if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[_Parser]  # noqa: SLF001 - it has no public name


def _add_problems(commands: Commands, language: Language) -> None:
    parser = _command(commands, "problems", language, Text(
        "list the problems, or tell all about one", "문제 목록 또는 한 문제의 설명"
    ))  # fmt: skip
    parser.add_argument("problem", nargs="?", metavar="PROBLEM", help=_PROBLEM.to(language))
    _flag(parser, "--json", language, Text("print JSON", "JSON으로 출력"))

    def call(options: argparse.Namespace) -> Command:
        from noripan.cli.problems import problems

        return partial(problems, options.problem, as_json=options.json, language=language)

    parser.set_defaults(call=call)


def _add_judge(commands: Commands, language: Language) -> None:
    parser = _command(commands, "judge", language, Text(
        "print the judge's answer to inputs", "입력에 대한 정답 출력"
    ))  # fmt: skip
    parser.add_argument("problem", metavar="PROBLEM", help=_PROBLEM.to(language))
    parser.add_argument("files", nargs="*", metavar="FILE", help=Text(
        "inputs, `-` for the standard input (the default), or folders of *.in files",
        "입력 파일, 표준 입력은 `-` (기본값), 또는 *.in 파일이 든 폴더",
    ).to(language))  # fmt: skip
    parser.add_argument("--out", metavar="DIR", help=Text(
        "where the *.out of a folder go (default: beside the inputs)",
        "폴더의 *.out을 둘 곳 (기본값: 입력 옆)",
    ).to(language))  # fmt: skip
    _flag(parser, "--lenient", language, _LENIENT)

    def call(options: argparse.Namespace) -> Command:
        from noripan.cli.judge import judge

        return partial(
            judge, options.problem, options.files,
            out=options.out, lenient=options.lenient, language=language,
        )  # fmt: skip

    parser.set_defaults(call=call)


def _add_trace(commands: Commands, language: Language) -> None:
    parser = _command(commands, "trace", language, Text(
        "show an input turn by turn", "입력을 턴마다 보여 주기"
    ))  # fmt: skip
    parser.add_argument("problem", metavar="PROBLEM", help=_PROBLEM.to(language))
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help=_INPUT.to(language))
    _number(parser, "--turn", language, Text("only this turn, 0 for the start",
                                             "이 턴만, 시작은 0"))  # fmt: skip
    _number(parser, "--from", language, Text("from this turn on", "이 턴부터"))
    _number(parser, "--to", language, Text("up to this turn", "이 턴까지"))
    _number(parser, "--case", language, Text("only this case of the input, from 1",
                                             "입력에서 이 경우만, 1부터"))  # fmt: skip
    _flag(parser, "--json", language, Text("a line of JSON a turn", "턴마다 JSON 한 줄"))
    parser.add_argument("--color", choices=("auto", "always", "never"), default="auto", help=Text(
        "colour (default: on a terminal)", "색 (기본값: 터미널에서만)"
    ).to(language))  # fmt: skip
    _flag(parser, "--lenient", language, _LENIENT)
    parser.set_defaults(call=partial(_call_trace, parser, language))


def _call_trace(parser: _Parser, language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.trace import ink_for, trace

    return partial(
        trace, options.problem, options.file,
        window=_window(parser, language, options), case=options.case, as_json=options.json,
        ink=ink_for(options.color), lenient=options.lenient, language=language,
    )  # fmt: skip


def _add_draw(commands: Commands, language: Language) -> None:
    parser = _command(commands, "draw", language, Text(
        "draw a turn, or all of them as an animation",
        "한 턴을 그리거나 전체를 움직이는 그림으로 저장",
    ))  # fmt: skip
    parser.add_argument("problem", metavar="PROBLEM", help=_PROBLEM.to(language))
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help=_INPUT.to(language))
    parser.add_argument("-o", "--out", default="-", metavar="PICTURE", help=Text(
        "a file that ends in .svg, .png or .gif (every turn, animated); `-` prints an SVG"
        " (the default)",
        ".svg, .png, .gif(모든 턴, 움직이는 그림)로 끝나는 파일. `-`는 SVG를 출력 (기본값)",
    ).to(language))  # fmt: skip
    _number(parser, "--turn", language, Text("this turn, 0 for the start (default: the last)",
                                             "이 턴, 시작은 0 (기본값: 마지막)"))  # fmt: skip
    _number(parser, "--from", language, Text("a GIF begins with this turn", "GIF는 이 턴부터"))
    _number(parser, "--to", language, Text("a GIF ends with this turn", "GIF는 이 턴까지"))
    _number(parser, "--case", language, Text("this case of the input (default: 1)",
                                             "입력에서 이 경우 (기본값: 1)"))  # fmt: skip
    _number(parser, "--width", language, Text("the width in pixels", "너비(픽셀)"))
    parser.add_argument("--theme", choices=("light", "dark", "auto"), default="auto", help=Text(
        "for a light or a dark page; auto: an SVG follows the reader's setting (the default)",
        "밝은 화면용, 어두운 화면용. auto: SVG가 보는 사람의 설정을 따름 (기본값)",
    ).to(language))  # fmt: skip
    _flag(parser, "--lenient", language, _LENIENT)
    parser.set_defaults(call=partial(_call_draw, parser, language))


def _call_draw(parser: _Parser, language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.draw import draw
    from noripan.draw.theme import Theme

    return partial(
        draw, options.problem, options.file,
        out=options.out, window=_window(parser, language, options),
        case=1 if options.case is None else options.case,
        width=options.width, theme=Theme(options.theme),
        lenient=options.lenient, language=language,
    )  # fmt: skip


def _window(parser: _Parser, language: Language, options: argparse.Namespace) -> Window:
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


def _add_serve(commands: Commands, language: Language) -> None:
    parser = _command(commands, "serve", language, Text(
        "show the pages in the browser", "브라우저에서 보기"
    ))  # fmt: skip
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help=Text(
        "the address to serve on (default: 127.0.0.1, this machine only)",
        "서버의 주소 (기본값: 127.0.0.1, 이 컴퓨터에서만)",
    ).to(language))  # fmt: skip
    parser.add_argument("--port", type=partial(_port, language), metavar="N", help=Text(
        "the port (default: 8000, or a free one where that is taken)",
        "포트 (기본값: 8000, 쓰이고 있으면 빈 포트)",
    ).to(language))  # fmt: skip
    _flag(parser, "--no-browser", language, Text("don't open the browser", "브라우저를 열지 않음"))

    def call(options: argparse.Namespace) -> Command:
        from noripan.cli.serve import serve

        return partial(
            serve, options.host, options.port,
            with_browser=not options.no_browser, language=language,
        )  # fmt: skip

    parser.set_defaults(call=call)


def _port(language: Language, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 5 and int(word) <= _LAST_PORT):  # noqa: PLR2004 its digits
        raise argparse.ArgumentTypeError(
            Text(f"expected a port from 0 to {_LAST_PORT}, found {word!r}",
                 f"0~{_LAST_PORT}의 포트가 와야 하는데 {word!r}이(가) 있습니다").to(language)
        )  # fmt: skip
    return int(word)


_LAST_PORT = 2**16 - 1


def _command(commands: Commands, name: str, language: Language, about: Text) -> _Parser:
    parser = commands.add_parser(name, help=about.to(language), description=about.to(language))
    parser.add_argument("--lang", choices=("en", "ko"), help=_LANG.to(language))
    return parser


def _flag(parser: _Parser, name: str, language: Language, about: Text) -> None:
    parser.add_argument(name, action="store_true", help=about.to(language))


def _number(parser: _Parser, name: str, language: Language, about: Text) -> None:
    def number(word: str) -> int:
        if not word.isascii() or not word.isdigit():
            raise argparse.ArgumentTypeError(
                Text(f"expected a whole number, found {word!r}",
                     f"자연수가 와야 하는데 {word!r}이(가) 있습니다").to(language)
            )  # fmt: skip
        return int(word)

    parser.add_argument(name, type=number, metavar="N", help=about.to(language))


def _version() -> str:
    from importlib.metadata import version

    return f"noripan {version('noripan')}"


# What argparse itself says, in Korean.
_KOREAN = {
    "usage: ": "사용법: ",
    "positional arguments": "인자",
    "options": "옵션",
    "show this help message and exit": "이 도움말을 보여 줍니다",
    "show program's version number and exit": "버전을 보여 줍니다",
    "the following arguments are required: %s": "빠진 인자: %s",
    "unrecognized arguments: %s": "모르는 인자: %s",
    "argument %(argument_name)s: %(message)s": "인자 %(argument_name)s: %(message)s",
    "invalid choice: %(value)r (choose from %(choices)s)":
        "%(value)r은(는) 쓸 수 없습니다 (가능한 값: %(choices)s)",
    "expected one argument": "값이 하나 필요합니다",
    "ignored explicit argument %r": "값을 받지 않습니다: %r",
    "ambiguous option: %(option)s could match %(matches)s":
        "분명하지 않은 옵션: %(option)s (가능한 것: %(matches)s)",
}  # fmt: skip


def _speak(language: Language) -> None:
    """Makes argparse say its own sentences in the language; it looks them up under `_`."""
    if language is Language.KOREAN:
        setattr(argparse, "_", lambda sentence: _KOREAN.get(sentence, sentence))  # noqa: B010
