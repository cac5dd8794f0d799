"""What the words of a command line are made of: commands, their plain words, their options.

A reading turns a word into a value, or raises a `UsageError` that says what was expected.
"""

from __future__ import annotations

from noripan.cli.terminal import LANGUAGES
from noripan.core.errors import UsageError
from noripan.core.text import Language, Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from noripan.judge.trace import Window

    Reading = Callable[[str], object]
    Call = Callable[[], int]

_MOST_DIGITS = 18
_LONGEST_TIME = 1_000_000
_EXPECTED = Text("expected {}, found {}", "{:이/가} 와야 하는데 {:이/가} 있습니다")


class Option(Value):
    """A word that begins with a dash, and its value.

    Attributes:
        name: How it is written, such as `--out`; it goes by that without the dashes.
        about: What it is for.
        metavar: What its value is called; empty where it has none and is there or not.
        read: Makes its value of a word.
        default: Its value where it isn't given.
        letter: Another way to write it, such as `-o`.
        is_needed: Whether it has to be given.
    """

    name: str
    about: Text
    metavar: str = ""
    read: Reading = str
    default: object = None
    letter: str = ""
    is_needed: bool = False

    @property
    def key(self) -> str:
        """What its value goes by."""
        return self.name[2:].replace("-", "_")

    def __str__(self) -> str:
        return f"{self.name} {self.metavar}".rstrip()


class Word(Value):
    """A plain word, which goes by its place.

    Attributes:
        key: What it goes by.
        about: What it is.
        is_needed: Whether it has to be given.
        default: What it is where it isn't given.
        are_many: Whether it is a list of any number of words, and stands last.
    """

    key: str
    about: Text
    is_needed: bool = True
    default: object = None
    are_many: bool = False

    def __str__(self) -> str:
        if self.are_many:
            return f"[{self.key.upper().removesuffix('S')} ...]"
        return self.key.upper() if self.is_needed else f"[{self.key.upper()}]"


class Command(Value):
    """A command's words.

    Attributes:
        words: The plain words, in order.
        options: The options, which may stand anywhere.
        call: What to call with the values that were given; it is told the language, too.
        note: What else there is to say of it.
        takes_program: Whether somebody's program follows after `--`.
    """

    words: tuple[Word, ...]
    options: tuple[Option, ...]
    call: Callable[[Any, Language], Call]
    note: Callable[[], Text] | None = None
    takes_program: bool = False


def flag(name: str, about: Text) -> Option:
    """An option that is there or not."""
    return Option(name, about, default=False)


def text(name: str, metavar: str, about: Text, **more: Any) -> Option:
    """An option that takes any word."""
    return Option(name, about, metavar, **more)


def choice(name: str, values: tuple[str, ...], about: Text, default: str | None = None) -> Option:
    """An option that takes one of a few words."""

    def read(word: str) -> str:
        if word not in values:
            one_of = Text("one of {}", "{} 중 하나").fill(", ".join(values))
            raise UsageError(_EXPECTED.fill(one_of, repr(word)))
        return word

    return Option(name, about, f"{{{','.join(values)}}}", read, default)


def number(name: str, about: Text, *, least: int = 0, default: int | None = None) -> Option:
    """An option that takes a whole number of at least `least`."""

    def read(word: str) -> int:
        digits = word.isascii() and word.isdigit()
        if digits and len(word) > _MOST_DIGITS:
            raise UsageError(
                Text("expected a whole number of at most {} digits, found one of {}",
                     "정수는 {}자리까지인데 {}자리입니다").fill(_MOST_DIGITS, len(word))
            )  # fmt: skip
        if not digits or int(word) < least:
            whole = Text("a whole number from {}", "{} 이상의 정수").fill(least)
            raise UsageError(_EXPECTED.fill(whole, repr(word)))
        return int(word)

    return Option(name, about, "N", read, default)


def port(name: str, about: Text) -> Option:
    """An option that takes the number of a port."""
    last = 2**16 - 1

    def read(word: str) -> int:
        digits = word.isascii() and word.isdigit() and len(word) <= len(str(last))
        if not digits or int(word) > last:
            wanted = Text("a port from 0 to {}", "0~{}의 포트").fill(last)
            raise UsageError(_EXPECTED.fill(wanted, repr(word)))
        return int(word)

    return Option(name, about, "N", read)


def seconds(name: str, about: Text) -> Option:
    """An option that takes a time in seconds, a fraction too."""

    def read(word: str) -> float:
        try:
            found = float(word)
        except ValueError:
            found = -1.0
        if not 0 < found < _LONGEST_TIME:
            time = Text("a time in seconds, more than 0 and less than {:,}",
                        "0보다 크고 {:,}보다 작은 시간(초)").fill(_LONGEST_TIME)  # fmt: skip
            raise UsageError(_EXPECTED.fill(time, repr(word)))
        return found

    return Option(name, about, "S", read)


def problem(*, is_needed: bool = True) -> Word:
    """The name of a problem."""
    return Word("problem", Text("a problem's name or number: see `noripan problems`",
                                "문제 이름이나 번호: `noripan problems` 참고"),
                is_needed=is_needed)  # fmt: skip


FILE = Word("file", Text("the input, `-` for the standard input (the default)",
                         "입력 파일, 표준 입력은 `-` (기본값)"),
            is_needed=False, default="-")  # fmt: skip
LANG = choice("--lang", LANGUAGES, Text("the language of messages (default: the locale's)",
                                        "메시지 언어 (기본값: 로캘)"))  # fmt: skip
"""Every command has it; it is read before the other words and only told of here."""
LENIENT = flag("--lenient", Text(
    "answer an input that breaks the rules anyway, where an answer makes sense",
    "규칙을 어긴 입력이라도 답이 뜻이 있으면 답합니다",
))  # fmt: skip
JSON = flag("--json", Text("print JSON", "JSON으로 출력"))
SEED = number("--seed", Text("start the random inputs here (default: 0)",
                             "무작위 입력의 시드 (기본값: 0)"), default=0)  # fmt: skip
SUBTASK = number("--subtask", Text("only inputs of this subtask, from 1",
                                   "이 부분 문제의 입력만, 1부터"))  # fmt: skip


def window(given: Any) -> Window:
    """The turns that `--turn`, or `--from` and `--to`, ask for."""
    from noripan.judge.trace import Window

    first, last = vars(given)["from"], given.to
    if given.turn is not None:
        if first is not None or last is not None:
            raise UsageError(
                Text("--turn goes without --from and --to",
                     "--turn은 --from, --to와 함께 쓸 수 없습니다")
            )  # fmt: skip
        first = last = given.turn
    if last is not None and last < (first or 0):
        raise UsageError(Text("--to comes before --from", "--to가 --from보다 앞입니다"))
    return Window(first or 0, last)
