"""Reads what is asked from the body of a request, and says what is wrong with it."""

from __future__ import annotations

import json as standard_json
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import DecodeError, Struct, ValidationError, convert, inspect, json
from msgspec.structs import fields

from noripan.core.errors import UsageError
from noripan.core.text import Text, same
from noripan.problems.differing import shortened

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Form = TypeVar("Form", bound=Struct)

_MOST_TOLD = 5
_KINDS: dict[type, Text] = {
    str: Text("a text", "글자열"),
    bool: Text("true or false", "참·거짓"),
    int: Text("a whole number", "정수"),
    float: Text("a number", "수"),
    list: Text("a list", "목록"),
    dict: Text("an object", "객체"),
    type(None): same("null"),
}
"""What people call the kinds of values."""
_EXPECTED: dict[type[inspect.Type], type] = {
    inspect.StrType: str, inspect.BoolType: bool, inspect.IntType: int, inspect.ListType: list,
    inspect.DictType: dict,
}  # fmt: skip
"""The kind of value that a field of a form takes."""


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
    except (DecodeError, RecursionError) as error:
        raise UsageError(_fault_of(body, form)) from error


def one_of(names: Iterable[str], found: str) -> Text:
    """Says that a word is none of those that there are."""
    return Text("expected one of {}; found {}", "{} 중 하나가 와야 하는데 {:이/가} 있습니다").fill(
        ", ".join(names) or "-", shortened(found)
    )


def _not_json(body: bytes) -> Text:
    told = Text("the request isn't JSON in UTF-8", "요청이 UTF-8로 쓴 JSON이 아닙니다")
    try:
        standard_json.loads(body.decode())
    except UnicodeDecodeError as error:
        at = error.start
    except standard_json.JSONDecodeError as error:
        at = len(error.doc[: error.pos].encode())
    else:
        return told  # the standard library takes more for JSON than there is
    return Text("{}: see byte {}", "{}: {}번째 바이트").fill(told, at + 1)


def _fault_of(body: bytes, form: type[Struct]) -> Text:
    """What is wrong with a request."""
    try:
        asked = json.decode(body)
    except RecursionError:
        return Text("the request is nested too deeply", "요청이 너무 깊이 겹쳐 있습니다")
    except DecodeError:
        return _not_json(body)
    return _misfit(asked, form) if isinstance(asked, dict) else _another_kind(dict, asked)


def _misfit(asked: dict[str, Any], form: type[Struct]) -> Text:
    """Where an object isn't what a form has."""
    known = {field.name: field for field in fields(form)}
    unknown = [shortened(repr(name)) for name in asked if name not in known]
    if unknown:
        return Text(
            "the request has no such field as {}; the fields are {}",
            "요청에 쓸 수 없는 항목입니다: {}. 쓸 수 있는 항목: {}",
        ).fill(", ".join(unknown[:_MOST_TOLD]), ", ".join(known))
    for name, field in known.items():
        if name not in asked and field.required:
            return Text("the field {!r} is missing", "{!r} 항목이 없습니다").fill(name)
        if name in asked and not _fits(asked[name], field.type):
            path, told = next(_faults(name, asked[name], inspect.type_info(field.type)))
            return same("{}: {}").fill(path, told)
    return Text("the request can't be read", "요청을 읽을 수 없습니다")


def _fits(value: Any, kind: Any) -> bool:
    try:
        convert(value, kind)
    except ValidationError:
        return False
    return True


def _faults(path: str, value: Any, kind: inspect.Type) -> Iterator[tuple[str, Text]]:
    """What is wrong with a value, and where in it."""
    if isinstance(kind, inspect.LiteralType):
        if value not in kind.values:
            yield path, one_of(map(str, kind.values), repr(value))
        return
    expected = _EXPECTED[type(kind)]
    if not _is(value, expected):
        yield path, _another_kind(expected, value)
        return
    yield from ((path, told) for told in _out_of_bounds(value, kind))
    if isinstance(kind, inspect.ListType):
        for number, item in enumerate(value):
            yield from _faults(f"{path}[{number}]", item, kind.item_type)
    if isinstance(kind, inspect.DictType):
        for name, item in value.items():
            yield from _faults(f"{path}[...]", name, kind.key_type)
            yield from _faults(f"{path}[...]", item, kind.value_type)


def _is(value: Any, kind: type) -> bool:
    """Whether a value is of just this kind: true is no number here."""
    return type(value) is kind


def _out_of_bounds(value: Any, kind: inspect.Type) -> Iterator[Text]:
    """Says where a number or a length isn't as the form has it."""
    most_long = getattr(kind, "max_length", None)
    if most_long is not None and len(value) > most_long:
        yield Text("it is longer than {}", "길이가 {:을/를} 넘습니다").fill(most_long)
    if isinstance(kind, inspect.IntType):
        if kind.ge is not None and value < kind.ge:
            yield Text("the number is smaller than {}", "수가 {}보다 작습니다").fill(kind.ge)
        if kind.le is not None and value > kind.le:
            yield Text("the number is larger than {}", "수가 {}보다 큽니다").fill(kind.le)


def _another_kind(expected: type, value: Any) -> Text:
    return Text("expected {}, found {}", "{:이/가} 와야 하는데 {:이/가} 있습니다").fill(
        _KINDS[expected], _KINDS[type(value)]
    )
