"""The words of `noripan generate`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import SEED, SUBTASK, Command, choice, number, problem, text
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.cli.options import Call


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.generate import generate

    return partial(
        generate, given.problem, given.out,
        count=given.count, subtask=given.subtask,
        seed=given.seed, layout=given.format, language=language,
    )  # fmt: skip


COMMAND = Command(
    (problem(),),
    (
        text("--out", "DIR", Text("where they go", "저장할 폴더"), is_needed=True),
        number("--count", Text("how many inputs, for each subtask (default: 50)",
                               "입력의 수, 부분 문제마다 (기본값: 50)"), least=1, default=50),
        SUBTASK,
        SEED,
        choice("--format", ("plain", "icpc"),
               Text("icpc: an ICPC problem package", "icpc: ICPC 문제 패키지"), "plain"),
    ),
    _call,
)  # fmt: skip
