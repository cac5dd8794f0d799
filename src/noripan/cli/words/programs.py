"""The words of the commands that run somebody's program, which stands after `--`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from noripan.cli.options import number, seconds, text
from noripan.core.errors import UsageError
from noripan.core.text import Text

if TYPE_CHECKING:
    from noripan.cli.options import Option

OPTIONS: tuple[Option, ...] = (
    number("--jobs", Text("programs that run at the same time (default: one a processor)",
                          "동시에 실행할 프로그램 수 (기본값: 프로세서마다 하나)"),
           least=1, default=os.cpu_count() or 1),
    seconds("--time", Text(
        "the time limit in seconds (default: the problem's, more for slow languages)",
        "시간 제한(초) (기본값: 문제의 제한, 느린 언어는 더 김)",
    )),
    text("--python", "NAME", Text(
        "the Python that runs a .py file, such as pypy3 (default: python3)",
        ".py 파일을 실행할 파이썬, 예를 들어 pypy3 (기본값: python3)",
    )),
)  # fmt: skip
"""How the program is run."""


def what_a_program_is() -> Text:
    """What may stand after `--`."""
    from noripan.check.languages import known_suffixes

    return Text(
        "After `--`: the program's command, such as `python3 mine.py` or `./a.out`, or a source "
        "file ({}), which is compiled with the usual flags.",
        "`--` 뒤에 프로그램의 명령(`python3 mine.py`, `./a.out` 등)이나 소스 파일({})을 씁니다. "
        "소스 파일은 보통 쓰는 옵션으로 컴파일합니다.",
    ).fill(" ".join(known_suffixes()))


def need_program(given: Any) -> None:
    """Complains unless a program is named."""
    if not given.program:
        raise UsageError(Text("name the program after --: -- python3 mine.py",
                              "-- 뒤에 프로그램을 쓰세요: -- python3 mine.py"))  # fmt: skip
