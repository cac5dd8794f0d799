"""What the commands share: the language, messages on stderr, exit codes."""

from __future__ import annotations

import os
import sys

from noripan.core.text import Language, language_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.core.errors import InputError, NoripanError
    from noripan.core.text import Text

OK = 0
NEGATIVE = 1
BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def environment_language() -> Language:
    """The language of the environment's locale, by the order that POSIX gives its variables."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return language_of(os.environ[variable])
    return Language.ENGLISH


def say(text: Text, language: Language) -> None:
    """Prints a message on stderr."""
    print(text.to(language), file=sys.stderr)


def complain(error: NoripanError, language: Language) -> None:
    """Prints on stderr what is wrong."""
    print(f"noripan: {error.to(language)}", file=sys.stderr)


def warn(error: InputError, language: Language) -> None:
    """Prints on stderr what a lenient reading passed over."""
    passed_over = {Language.ENGLISH: "passed over", Language.KOREAN: "무시함"}[language]
    print(f"noripan: {passed_over}: {error.to(language)}", file=sys.stderr)
