"""What can go wrong, in one tree.

NoripanError
├── UsageError (ValueError)        a word on the command line or an argument that can't be
│   ├── UnknownProblem
│   ├── UnknownGame
│   ├── InvalidOptions             a game with options that no rules have
│   └── MissingExtra               what is asked needs a package that isn't installed
├── InputError (ValueError)        an input that can't be read, with its place
│   ├── FormatError                not in the problem's form
│   └── BrokenPromise              in form, but the problem promises that it doesn't happen
├── InvalidMove (ValueError)       a text that is no move of the game
├── IllegalMove (ValueError)       a move that the rules don't allow in this state
├── InvalidState (ValueError)      a text that is no state of the game
└── InvalidRecord (ValueError)     a game that can't be read, or can't have been played
"""

from __future__ import annotations

from noripan.core.text import Language, Text
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Place(Value):
    """Where in an input something stands; lines and columns count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class NoripanError(Exception):
    """Anything that Noripan says is wrong, as a sentence in both languages."""

    def __init__(self, message: Text) -> None:
        super().__init__(message)
        self._message = message

    @property
    def message(self) -> Text:
        """What is wrong, in both languages."""
        return self._message

    def to(self, language: Language) -> str:
        """The message in one language."""
        return self.message.to(language)

    def __str__(self) -> str:
        return self.to(Language.ENGLISH)


class UsageError(NoripanError, ValueError):
    """An argument that can't be what it is."""


class UnknownProblem(UsageError):
    """A problem's name that nobody knows."""


class UnknownGame(UsageError):
    """A game's name that nobody knows."""


class InvalidOptions(UsageError):
    """Options for which a game has no rules."""


class MissingExtra(UsageError):
    """What is asked needs packages that come with an extra of ours.

    Args:
        extra: The name of the extra.
    """

    def __init__(self, extra: str) -> None:
        super().__init__(
            Text(
                f"this needs more packages: pip install 'noripan[{extra}]'",
                f"필요한 패키지가 없습니다: pip install 'noripan[{extra}]'",
            )
        )
        self.args = (extra,)


class InputError(NoripanError, ValueError):
    """An input that can't be read or answered; says where."""

    def __init__(self, message: Text, place: Place) -> None:
        super().__init__(message)
        self.args = (message, place)
        self.place = place

    def to(self, language: Language) -> str:
        """The place and the message in one language."""
        return f"{self.place}: {self.message.to(language)}"


class FormatError(InputError):
    """An input that isn't in the problem's form."""


class BrokenPromise(InputError):
    """An input in the right form that breaks what the problem promises."""


class InvalidMove(NoripanError, ValueError):
    """A text that is no move of the game."""


class IllegalMove(NoripanError, ValueError):
    """A move that the rules don't allow in this state.

    Args:
        reason: Why, in words, or who finds the words. They are asked for only when somebody
            reads them: a search may try many moves and read no refusal.
    """

    def __init__(self, reason: Text | Callable[[], Text]) -> None:
        Exception.__init__(self)
        self._reason = reason

    @property
    def message(self) -> Text:
        """Why, in words."""
        if not isinstance(self._reason, Text):
            self._reason = self._reason()
        return self._reason

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.message!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message,)


class InvalidState(NoripanError, ValueError):
    """A text that is no state of the game."""


class InvalidRecord(NoripanError, ValueError):
    """A game that can't be read, or that can't have been played as it is told."""
