"""What the commands share: the language, messages on stderr, exit codes."""

from __future__ import annotations

import os
import sys

from noripan.core.text import Language, Text, language_of
from noripan.judge.files import STANDARD_INPUT, shown_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.core.errors import InputError, NoripanError

LANGUAGES = tuple(language.value for language in Language)
"""What `--lang` takes."""

OK = 0
NEGATIVE = 1
BAD_INPUT = 2
UNDECIDED = 3
INTERRUPTED = 130
BROKEN_PIPE = 141


def environment_language() -> Language:
    """The language of the environment's locale, by the order that POSIX gives its variables."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return language_of(os.environ[variable])
    return Language.ENGLISH


def given_name(file: str, language: Language) -> str:
    """What an input is called in messages; asks for it where somebody has to type it."""
    if file == STANDARD_INPUT and sys.stdin is not None and sys.stdin.isatty():
        say(
            Text("reading the input from the keyboard; end it with Ctrl-D",
                 "키보드에서 입력을 읽습니다. Ctrl-D로 끝내세요"),
            language,
        )  # fmt: skip
    return shown_name(file)


def say(text: Text, language: Language) -> None:
    """Prints a message on stderr."""
    print(_printable(text.to(language)), file=sys.stderr)


def complain(error: NoripanError, language: Language) -> None:
    """Prints on stderr what is wrong."""
    print(_printable(f"noripan: {error.to(language)}"), file=sys.stderr)


def warn(error: InputError, language: Language) -> None:
    """Prints on stderr what a lenient reading passed over."""
    passed_over = {Language.ENGLISH: "passed over", Language.KOREAN: "무시함"}[language]
    print(_printable(f"noripan: {passed_over}: {error.to(language)}"), file=sys.stderr)


def _printable(message: str) -> str:
    """The message with whatever would move the cursor shown by its code."""
    return "".join(
        letter
        if letter.isprintable() or letter == "\n"
        else letter.encode("unicode_escape").decode()
        for letter in message
    )
