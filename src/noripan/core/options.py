"""A game with its options as one text, such as `othello?size=6`, written and read back.

Options go by the names of the game's fields, in their order, those that are as usual left out.
The rules' steps are no option: what a misreading changes has no text.
"""

from __future__ import annotations

from enum import Enum, Flag
from fractions import Fraction

from noripan.core.errors import InvalidOptions
from noripan.core.generic import TypeVar
from noripan.core.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from noripan.core.game import Game

    G = TypeVar("G", bound=Game[Any, Any])

_RULES = "rules"
_NONE, _TRUE, _FALSE = "-", "true", "false"
_MOST_DIGITS = 9


def write_game(game: Game[Any, Any]) -> str:
    """The game's name and, after a question mark, the options that aren't as usual."""
    given = [
        f"{_title(field)}={game.write_option(field, value)}"
        for field in _fields(type(game))
        if (value := getattr(game, field)) != game._defaults.get(field)  # noqa: SLF001 - our own
    ]
    return "?".join((game.name, "&".join(given))) if given else game.name


def read_options(kind: type[G], text: str) -> G:
    """The game of some kind with the options of a text such as `size=6`.

    Raises:
        InvalidOptions: an option is unknown, given twice, missing, or has no such value.
    """
    fields = {_title(field): field for field in _fields(kind)}
    given: dict[str, object] = {}
    for part in text.split("&") if text else ():
        title, equals, value = part.partition("=")
        if title not in fields or not equals:
            raise _unknown(kind, part, tuple(fields))
        if fields[title] in given:
            raise InvalidOptions(
                Text(f"{kind.name}: the option {title} is given twice",
                     f"{kind.name}: {title} 옵션이 두 번 있습니다")
            )  # fmt: skip
        given[fields[title]] = kind.read_option(fields[title], value)
    filled = {**kind._defaults, **given}  # noqa: SLF001 - our own
    missing = [title for title, field in fields.items() if field not in filled]
    if missing:
        raise InvalidOptions(
            Text(f"{kind.name} needs the options {', '.join(missing)}",
                 f"{kind.name}에는 {', '.join(missing)} 옵션이 있어야 합니다")
        )  # fmt: skip
    return kind(**given)


def write_value(value: object) -> str:
    """A value as an option's text: `true`, `3/5`, `two-teams`, `yut+mo`, `1,2,-`."""
    match value:
        case None:
            text = _NONE
        case bool():
            text = _TRUE if value else _FALSE
        case Flag():
            text = "+".join(_title(member.name or "") for member in value) or _NONE
        case Enum():
            text = _title(value.name)
        case tuple():
            text = ",".join(map(write_value, value))
        case _:
            text = str(value)
    return text


def read_value(title: str, text: str, usual: object) -> object:
    """The value of an option's text.

    Args:
        title: What the option is called, for messages.
        text: The text.
        usual: What the option usually is; the value is of the same kind.

    Raises:
        InvalidOptions: it is no such value; says what was expected.
    """
    match usual:
        case bool():
            value = _chosen(title, text, {_TRUE: True, _FALSE: False})
        case Flag():
            value = _flags(title, text, type(usual))
        case Enum():
            members = type(usual).__members__.items()
            value = _chosen(title, text, {_title(name): member for name, member in members})
        case Fraction():
            value = _fraction(title, text)
        case tuple():
            words = text.split(",")
            value = tuple(None if word == _NONE else _integer(title, word) for word in words)
        case _:
            value = _integer(title, text)
    return value


def _fields(kind: type[Game[Any, Any]]) -> list[str]:
    return [field for field in kind._fields if field != _RULES]


def _title(name: str) -> str:
    return name.lower().replace("_", "-")


def _chosen(title: str, text: str, words: dict[str, Any]) -> Any:
    if text not in words:
        raise _wrong(title, text, Text(f"one of {', '.join(words)}", f"{', '.join(words)} 중 하나"))
    return words[text]


def _flags(title: str, text: str, kind: type[Flag]) -> Flag:
    words = {_title(name): member for name, member in kind.__members__.items() if member}
    flags = kind(0)
    for word in text.split("+") if text != _NONE else ():
        flags |= _chosen(title, word, words)
    return flags


def _integer(title: str, text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS):
        raise _wrong(title, text, Text("a whole number", "정수"))
    return int(text)


def _fraction(title: str, text: str) -> Fraction:
    parts = text.split("/")
    right = all(part.isascii() and part.isdigit() and len(part) <= _MOST_DIGITS for part in parts)
    if not right or len(parts) > 2 or (parts[1:] and not int(parts[1])):  # noqa: PLR2004 above, below
        raise _wrong(title, text, Text("a fraction such as 3/5", "3/5 같은 분수"))
    return Fraction(*map(int, parts))


def _wrong(title: str, text: str, expected: Text) -> InvalidOptions:
    return InvalidOptions(
        Text("{}: expected {}, found {}", "{}: {:이/가} 와야 하는데 {:이/가} 있습니다").fill(
            title, expected, repr(text)
        )
    )


def _unknown(kind: type[Game[Any, Any]], part: str, known: tuple[str, ...]) -> InvalidOptions:
    listed = ", ".join(known)
    if not known:
        return InvalidOptions(
            Text(f"{kind.name} has no options, found {part!r}",
                 f"{kind.name}에는 옵션이 없습니다: {part!r}")
        )  # fmt: skip
    return InvalidOptions(
        Text(
            "{}: expected an option such as {}=..., one of {}; found {}",
            "{}: {}=... 같은 옵션({} 중 하나)이 와야 하는데 {:이/가} 있습니다",
        ).fill(kind.name, known[0], listed, repr(part))
    )
