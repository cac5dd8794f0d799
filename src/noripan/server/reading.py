"""Reads what is asked from the body of a request, and says what is wrong with it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar, get_args, get_type_hints

from msgspec import DecodeError, Raw, Struct, ValidationError, json

from noripan.core.errors import UsageError
from noripan.core.text import Text, particle, same
from noripan.problems.study import shortened

if TYPE_CHECKING:
    from collections.abc import Iterable

Form = TypeVar("Form", bound=Struct)

_MOST_TOLD = 5
# For example: Expected `str`, got `int` - at `$.moves[1]`
_PATH = re.compile(r"(?s)(.*) - at `(?:key` in `)?\$\.?(.*)`")
_KINDS = {
    "str": Text("a text", "글자열"),
    "int": Text("a whole number", "정수"),
    "float": Text("a number", "수"),
    "bool": Text("true or false", "참·거짓"),
    "array": Text("a list", "목록"),
    "object": Text("an object", "객체"),
    "null": Text("null", "null"),
}
"""What msgspec calls kinds of values, and what people do."""


def read(body: bytes, form: type[Form]) -> Form:
    """What a request's body asks for.

    Args:
        body: JSON in UTF-8.
        form: What may be asked.

    Raises:
        UsageError: the body isn't JSON, or asks for something else; says what and where.
    """
    try:
        return json.decode(body, type=form)
    except RecursionError as error:
        raise UsageError(
            Text("the request is nested too deeply", "요청이 너무 깊이 겹쳐 있습니다")
        ) from error
    except ValidationError as error:
        raise UsageError(_words(str(error), body, form)) from error
    except DecodeError as error:
        raise UsageError(_not_json(str(error))) from error


def _not_json(said: str) -> Text:
    found = re.search(r"byte (\d+)", said)
    byte = int(found[1]) + 1 if found else 0
    return Text(
        "the request isn't JSON in UTF-8" + (f": see byte {byte}" if byte else ""),
        "요청이 UTF-8로 쓴 JSON이 아닙니다" + (f": {byte}번째 바이트" if byte else ""),
    )


def _words(said: str, body: bytes, form: type[Struct]) -> Text:
    """What msgspec says, in our words and both languages."""
    found = _PATH.fullmatch(said)
    message, path = found.groups() if found else (said, "")
    if found := re.fullmatch(r"(?s)Object contains unknown field `(.*)`", message):
        return _unknown(_names(body) or [found[1]], form)
    told = _complaint(message, path, form)
    return Text(f"{path}: {told.en}", f"{path}: {told.ko}") if path else told


def _complaint(message: str, path: str, form: type[Struct]) -> Text:
    """What is wrong with a part of a request; see `msgspec` for what it may say."""
    if found := re.fullmatch(r"Object missing required field `(\w+)`", message):
        return Text(f"the field {found[1]!r} is missing", f"{found[1]!r} 항목이 없습니다")
    if found := re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", message):
        expected, got = (_KINDS.get(kind, same(kind)) for kind in found.groups())
        return Text(
            f"expected {expected.en}, found {got.en}",
            f"{particle(expected.ko, '이/가')} 와야 하는데 {particle(got.ko, '이/가')} 있습니다",
        )
    if found := re.fullmatch(r"Expected `\w+` of length <= (\d+)", message):
        return Text(
            f"it is longer than {found[1]}", f"길이가 {particle(found[1], '을/를')} 넘습니다"
        )
    if found := re.fullmatch(r"Expected `int` ([<>])= (\d+)", message):
        most, number = found[1] == "<", found[2]
        return Text(
            f"the number is {'larger' if most else 'smaller'} than {number}",
            f"수가 {number}보다 {'큽니다' if most else '작습니다'}",
        )
    if found := re.fullmatch(r"(?s)Invalid enum value (.*)", message):
        return one_of(_values(path, form), found[1])
    return Text(message, "요청을 읽을 수 없습니다")


def one_of(names: Iterable[str], found: str) -> Text:
    """Says that a word is none of those that there are."""
    known, word = ", ".join(names) or "-", shortened(found)
    return Text(
        f"expected one of {known}; found {word}",
        f"{known} 중 하나가 와야 하는데 {particle(word, '이/가')} 있습니다",
    )


def _names(body: bytes) -> list[str]:
    """The names of all fields of a request; none where what follows them can't be read."""
    try:
        return list(json.decode(body, type=dict[str, Raw]))
    except (DecodeError, RecursionError):
        return []


def _unknown(names: list[str], form: type[Struct]) -> Text:
    """Names the fields that a request has and its form hasn't, and those of the form."""
    known = form.__struct_fields__
    unknown = [shortened(repr(name)) for name in names if name not in known]
    told, fields = ", ".join(unknown[:_MOST_TOLD]), ", ".join(known)
    return Text(
        f"the request has no such field as {told}; the fields are {fields}",
        f"요청에 쓸 수 없는 항목입니다: {told}. 쓸 수 있는 항목: {fields}",
    )


def _values(path: str, form: type[Struct]) -> list[str]:
    """The words that a field may be."""
    return [str(value) for value in get_args(get_type_hints(form)[path])]
