"""The words of `noripan trace`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import (
    FILE,
    JSON,
    LENIENT,
    Command,
    choice,
    number,
    problem,
    window,
)
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.cli.options import Call


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.trace import ink_for, trace

    return partial(
        trace, given.problem, given.file,
        window=window(given), case=given.case, as_json=given.json,
        ink=ink_for(given.color), lenient=given.lenient, language=language,
    )  # fmt: skip


COMMAND = Command(
    (problem(), FILE),
    (
        number("--turn", Text("only this turn, 0 for the start", "이 턴만, 시작은 0")),
        number("--from", Text("from this turn on", "이 턴부터")),
        number("--to", Text("up to this turn", "이 턴까지")),
        number("--case", Text("only this case of the input, from 1",
                              "입력에서 이 케이스만, 1부터"), least=1),
        JSON,
        choice("--color", ("auto", "always", "never"),
               Text("colour (default: on a terminal)", "색 (기본값: 터미널에서만)"), "auto"),
        LENIENT,
    ),
    _call,
)  # fmt: skip
