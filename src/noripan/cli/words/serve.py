"""The words of `noripan serve`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import Command, flag, port, text
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.cli.options import Call


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.serve import serve

    return partial(
        serve, given.host, given.port, with_browser=not given.no_browser, language=language
    )


COMMAND = Command(
    (),
    (
        text("--host", "HOST", Text(
            "the address to serve on (default: 127.0.0.1, this machine only)",
            "서버의 주소 (기본값: 127.0.0.1, 이 컴퓨터에서만)",
        ), default="127.0.0.1"),
        port("--port", Text("the port (default: 8000, or a free one where that is taken)",
                            "포트 (기본값: 8000, 쓰이고 있으면 빈 포트)")),
        flag("--no-browser", Text("don't open the browser", "브라우저를 열지 않음")),
    ),
    _call,
)  # fmt: skip
