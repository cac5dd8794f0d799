"""The words of `noripan judge`."""

from __future__ import annotations

from functools import partial

from noripan.cli.options import LENIENT, Command, Word, number, problem, text
from noripan.core.text import Language, Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from noripan.cli.options import Call


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.judge import judge

    return partial(
        judge, given.problem, given.files,
        out=given.out, lenient=given.lenient, jobs=given.jobs, language=language,
    )  # fmt: skip


COMMAND = Command(
    (
        problem(),
        Word("files", Text(
            "inputs, `-` for the standard input (the default), or folders of *.in files; "
            "a file may hold many inputs with lines `---` between them",
            "입력 파일, 표준 입력은 `-` (기본값), 또는 *.in 파일이 든 폴더. "
            "한 파일에 `---` 줄로 나눈 입력이 여러 개 있어도 됩니다",
        ), is_needed=False, are_many=True),
    ),
    (
        text("--out", "DIR", Text("where the *.out of a folder go (default: beside the inputs)",
                                  "폴더의 *.out을 둘 곳 (기본값: 입력 옆)")),
        number("--jobs", Text("how many processes share many inputs (default: 1)",
                              "입력이 많을 때 나누어 맡을 프로세스 수 (기본값: 1)"),
               least=1, default=1),
        LENIENT,
    ),
    _call,
)  # fmt: skip
