"""Reads the words of the command line.

It is our own because `judge` reads its words here, too: importing what others have made for
it takes as long as answering an input, and says what is wrong in one language.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from types import SimpleNamespace

from noripan.cli.options import LANG, Command, Option, flag
from noripan.cli.terminal import OK
from noripan.core.errors import UsageError
from noripan.core.text import Language, Text, same

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from noripan.cli.options import Call, Word

COMMANDS = {
    "problems": Text("list the problems, or tell all about one", "문제 목록 또는 한 문제의 설명"),
    "judge": Text("print the judge's answer to inputs", "입력에 대한 정답 출력"),
    "trace": Text("show an input turn by turn", "입력을 턴마다 보여 주기"),
    "check": Text("find the smallest input that breaks a program, and say why",
                  "프로그램이 틀리는 가장 작은 입력과 까닭 찾기"),
    "grade": Text("judge a program, or a folder of programs, as a judge would",
                  "프로그램 하나나 폴더의 프로그램 모두를 채점"),
    "generate": Text("write inputs and answers for a judge", "채점용 입력과 정답 만들기"),
    "draw": Text("draw a turn, or all of them as an animation",
                 "한 턴을 그리거나 전체를 움직이는 그림으로 저장"),
    "serve": Text("show the pages in the browser", "브라우저에서 보기"),
    "analyse": Text("have an engine look at a position", "엔진으로 상태를 분석"),
    "engines": Text("list the engines", "엔진 목록"),
    "train": Text("have an engine learn from its own games", "엔진을 스스로 둔 게임으로 학습"),
    "solve": Text("solve a game as a whole", "게임 전체를 풀기"),
    "search": Text("look for the most extreme positions of a game",
                   "게임의 가장 극단적인 처음 모습 찾기"),
    "warm": Text("compile all kernels beforehand", "모든 커널을 미리 컴파일"),
}  # fmt: skip
"""What each is for; its words stand in a module of `words` of its own, read for it alone."""

HELP = Option("--help", Text("show this help", "이 도움말을 보여 줍니다"), default=False,
              letter="-h")  # fmt: skip
VERSION = flag("--version", Text("show the version", "버전을 보여 줍니다"))


def parse(words: list[str], language: Language) -> Call:
    """The call that the words ask for.

    Raises:
        UsageError: the words are wrong; says why, and what is right.
    """
    name, command = "", _NO_COMMAND
    try:
        if words and not words[0].startswith("-"):
            name, *words = words
            command = _command(name)
        ours, program = _divided(command, words)
        given, plain = _options(command, ours)
        if given.help:
            from noripan.cli.help import show

            return partial(show, name, command, language)
        _place(command, plain, given)
        given.program = program
        return command.call(given, language)
    except UsageError as error:
        known = name if command is not _NO_COMMAND else ""
        with_usage = Text("{}\n{} (--help tells more)", "{}\n{} (자세한 것은 --help)")
        raise UsageError(with_usage.fill(error.message, usage(known, command))) from error


def usage(name: str, command: Command) -> Text:
    """How a command is written, without its options one by one."""
    words = ["noripan", name or "COMMAND", *map(str, command.words), "[OPTION ...]"]
    words += ["--", "PROGRAM"] if command.takes_program else []
    return Text("usage: {}", "사용법: {}").fill(" ".join(words))


def _command(name: str) -> Command:
    if name not in COMMANDS:
        raise UsageError(
            Text("there is no command {!r}; there are {}", "{!r} 명령은 없습니다. 있는 명령: {}")
            .fill(name, ", ".join(COMMANDS))
        )  # fmt: skip
    command: Command = import_module(f"noripan.cli.words.{name}").COMMAND
    return command


def _divided(command: Command, words: list[str]) -> tuple[list[str], tuple[str, ...]]:
    """The words for Noripan, and those after `--`, which are somebody's program."""
    if not command.takes_program or "--" not in words:
        return words, ()
    at = words.index("--")
    return words[:at], tuple(words[at + 1 :])


def _options(command: Command, words: list[str]) -> tuple[SimpleNamespace, list[str]]:
    """The values of all options, and the plain words."""
    options = (*command.options, LANG, HELP)
    written = {way: option for option in options for way in (option.name, option.letter)}
    values = {option.key: option.default for option in options}
    plain: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "--":
            plain.extend(rest)
        elif word == "-" or not word.startswith("-"):
            plain.append(word)
        else:
            way, equals, value = word.partition("=")
            option = written.get(way)
            if option is None:
                raise UsageError(Text("there is no option {}", "{} 옵션은 없습니다").fill(way))
            if option.metavar:
                values[option.key] = _value(option, value if equals else next(rest, "--"))
            elif equals:
                raise UsageError(
                    Text("{} takes no value", "{:은/는} 값을 받지 않습니다").fill(option.name)
                )
            else:
                values[option.key] = True
    return SimpleNamespace(**values), plain


def _value(option: Option, word: str) -> object:
    if word.startswith("--"):
        raise UsageError(Text("{} needs a value", "{}에는 값이 필요합니다").fill(option))
    try:
        return option.read(word)
    except UsageError as error:
        raise UsageError(same("{}: {}").fill(option.name, error.message)) from error


def _place(command: Command, plain: list[str], given: SimpleNamespace) -> None:
    """Gives each plain word to the one that it is by its place, and sees to it that none lacks."""
    rest = list(plain)
    for word in command.words:
        count = len(rest) if word.are_many else 1
        taken, rest = rest[:count], rest[count:]
        if word.is_needed and not taken:
            raise _lacks(word)
        value = taken if word.are_many else next(iter(taken), word.default)
        setattr(given, word.key, value)
    if rest:
        raise UsageError(Text("one word too many: {!r}", "남는 말이 있습니다: {!r}").fill(rest[0]))
    for option in command.options:
        if option.is_needed and getattr(given, option.key) == option.default:
            raise _lacks(option)


def _lacks(part: Word | Option) -> UsageError:
    return UsageError(Text("{} is missing", "{:이/가} 빠졌습니다").fill(part))


def _without_command(given: Any, _language: Language) -> Call:
    if not given.version:
        raise UsageError(Text("name a command: {}", "명령을 쓰세요: {}").fill(", ".join(COMMANDS)))
    return _show_version


def _show_version() -> int:
    from importlib.metadata import version

    print(f"noripan {version('noripan')}")
    return OK


_NO_COMMAND = Command((), (VERSION,), _without_command)
