"""The words of every command, what they mean, and the function that each command calls."""

from __future__ import annotations

import argparse
from functools import partial
from typing import TYPE_CHECKING, NoReturn

from noripan.cli.terminal import BAD_INPUT
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from collections.abc import Callable

    Command = Callable[[], int]

_ABOUT = Text(
    "Five board games, exact: answers judge inputs and shows every turn.",
    "다섯 가지 보드게임을 정확하게: 채점 입력에 답하고 모든 턴을 보여 줍니다.",
)
_PROBLEM = Text("a problem's name or number: see `noripan problems`",
                "문제 이름이나 번호: `noripan problems` 참고")  # fmt: skip
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
    _add_solve(commands, language)
    _add_search(commands, language)
    _add_warm(commands, language)
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
        "inputs, `-` for the standard input (the default), or folders of *.in files; "
        "a file may hold many inputs with lines `---` between them",
        "입력 파일, 표준 입력은 `-` (기본값), 또는 *.in 파일이 든 폴더. "
        "한 파일에 `---` 줄로 나눈 입력이 여러 개 있어도 됩니다",
    ).to(language))  # fmt: skip
    parser.add_argument("--out", metavar="DIR", help=Text(
        "where the *.out of a folder go (default: beside the inputs)",
        "폴더의 *.out을 둘 곳 (기본값: 입력 옆)",
    ).to(language))  # fmt: skip
    _number(parser, "--jobs", language, Text(
        "how many processes share many inputs (default: 1)",
        "입력이 많을 때 나누어 맡을 프로세스 수 (기본값: 1)"
    ), least=1, default=1)  # fmt: skip
    _flag(parser, "--lenient", language, _LENIENT)

    def call(options: argparse.Namespace) -> Command:
        from noripan.cli.judge import judge

        return partial(
            judge, options.problem, options.files,
            out=options.out, lenient=options.lenient, jobs=options.jobs, language=language,
        )  # fmt: skip

    parser.set_defaults(call=call)


def _add_trace(commands: Commands, language: Language) -> None:
    parser = _command(commands, "trace", language, Text(
        "show an input turn by turn", "입력을 턴마다 보여 주기"
    ))  # fmt: skip
    parser.add_argument("problem", metavar="PROBLEM", help=_PROBLEM.to(language))
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help=Text(
        "the input, `-` for the standard input (the default)", "입력 파일, 표준 입력은 `-` (기본값)"
    ).to(language))  # fmt: skip
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


def _add_solve(commands: Commands, language: Language) -> None:
    parser = _command(commands, "solve", language, Text(
        "solve a game as a whole", "게임 전체를 풀기"
    ))  # fmt: skip
    parser.add_argument("problem", metavar="PROBLEM", help="dice-yut")
    question = parser.add_mutually_exclusive_group(required=True)
    _flag(question, "--all", language, Text(
        "the best score of every sequence of ten throws, and how the scores spread",
        "주사위 수 열 개의 모든 경우마다 가장 큰 점수, 그리고 점수의 분포",
    ))  # fmt: skip
    _flag(question, "--unknown", language, Text(
        "the best mean score where throws aren't known beforehand, and what knowing is worth",
        "수를 미리 모를 때 가장 큰 평균 점수, 그리고 미리 아는 것의 값어치",
    ))  # fmt: skip
    parser.add_argument("--out", metavar="FILE.npy", help=Text(
        "with --all: where the scores go, 16 bits each, in the order of the throws as digits",
        "--all의 점수를 둘 파일. 16비트 정수이며 주사위 수를 자릿수로 본 차례",
    ).to(language))  # fmt: skip
    parser.add_argument("--plot", metavar="FILE", help=Text(
        "with --all: where a chart goes, .svg, .png or .pdf",
        "--all의 분포를 그릴 파일: .svg, .png, .pdf",
    ).to(language))  # fmt: skip
    parser.set_defaults(call=partial(_call_solve, parser, language))


def _call_solve(parser: _Parser, language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.solve import solve_all, solve_unknown

    if options.all:
        return partial(solve_all, options.problem, options.out, options.plot, language)
    if options.out or options.plot:
        parser.error(Text("--out and --plot go with --all",
                          "--out과 --plot은 --all과 함께 씁니다").to(language))  # fmt: skip
    return partial(solve_unknown, options.problem, language)


def _add_search(commands: Commands, language: Language) -> None:
    parser = _command(commands, "search", language, Text(
        "look for the most extreme positions of a game", "게임의 가장 극단적인 처음 모습 찾기"
    ))  # fmt: skip
    parser.add_argument("problem", metavar="PROBLEM", help="new-game, new-game-2")
    parser.add_argument("--longest", action="store_true", required=True, help=Text(
        "start positions whose games end as late as possible", "될수록 늦게 끝나는 게임"
    ).to(language))  # fmt: skip
    _number(parser, "--size", language, Text("N, the board's size (default: 12)",
                                             "판의 크기 N (기본값: 12)"), default=12)  # fmt: skip
    _number(parser, "--discs", language, Text("K, how many discs there are (default: 4)",
                                              "말의 개수 K (기본값: 4)"), default=4)  # fmt: skip
    _number(parser, "--climbs", language, Text(
        "how many climbs to make (default: 100)", "몇 번 오를지 (기본값: 100)"
    ), default=100)  # fmt: skip
    _number(parser, "--seed", language, Text("where random draws come from (default: 0)",
                                             "난수의 시드 (기본값: 0)"), default=0)  # fmt: skip
    parser.add_argument("--out", metavar="FILE", help=Text(
        "keep the best after every climb; a search that is there goes on",
        "오를 때마다 가장 좋은 것을 남길 파일. 이미 있으면 이어서 찾습니다",
    ).to(language))  # fmt: skip

    def call(options: argparse.Namespace) -> Command:
        from noripan.cli.search import search_longest

        return partial(
            search_longest, options.problem, options.size, options.discs,
            seed=options.seed, climbs=options.climbs, out=options.out, language=language,
        )  # fmt: skip

    parser.set_defaults(call=call)


def _add_warm(commands: Commands, language: Language) -> None:
    parser = _command(commands, "warm", language, Text(
        "compile all kernels beforehand", "모든 커널을 미리 컴파일"
    ))  # fmt: skip

    def call(_options: argparse.Namespace) -> Command:
        from noripan.cli.warm import warm

        return partial(warm, language)

    parser.set_defaults(call=call)


def _command(commands: Commands, name: str, language: Language, about: Text) -> _Parser:
    parser = commands.add_parser(name, help=about.to(language), description=about.to(language))
    parser.add_argument("--lang", choices=("en", "ko"), help=_LANG.to(language))
    return parser


def _flag(parser: argparse._ActionsContainer, name: str, language: Language, about: Text) -> None:
    parser.add_argument(name, action="store_true", help=about.to(language))


def _number(
    parser: _Parser, name: str, language: Language, about: Text, *,
    least: int = 0, default: int | None = None,
) -> None:  # fmt: skip
    def number(word: str) -> int:
        if not word.isascii() or not word.isdigit() or int(word) < least:
            raise argparse.ArgumentTypeError(
                Text(f"expected a whole number from {least}, found {word!r}",
                     f"{least} 이상의 정수가 와야 하는데 {word!r}이(가) 있습니다").to(language)
            )  # fmt: skip
        return int(word)

    parser.add_argument(name, type=number, default=default, metavar="N", help=about.to(language))


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
    "one of the arguments %s is required": "다음 중 하나가 필요합니다: %s",
    "not allowed with argument %s": "%s 옵션과 함께 쓸 수 없습니다",
    "expected one argument": "값이 하나 필요합니다",
    "ignored explicit argument %r": "값을 받지 않습니다: %r",
    "ambiguous option: %(option)s could match %(matches)s":
        "분명하지 않은 옵션: %(option)s (가능한 것: %(matches)s)",
}  # fmt: skip


def _speak(language: Language) -> None:
    """Makes argparse say its own sentences in the language; it looks them up under `_`."""
    if language is Language.KOREAN:
        setattr(argparse, "_", lambda sentence: _KOREAN.get(sentence, sentence))  # noqa: B010
