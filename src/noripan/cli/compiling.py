"""Shows that kernels are being compiled, which takes a while and happens once."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from noripan.cli.terminal import say
from noripan.core.errors import MissingExtra
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.status import Status

COMPILING = Text("compiling (once)", "컴파일하는 중 (처음 한 번만)")


@contextmanager
def compiling_shown(language: Language) -> Iterator[list[str]]:
    """Says on stderr when something is compiled, and on a terminal what is being compiled.

    Nothing is said where all comes from the cache.

    Yields:
        The names of what was compiled so far.
    """
    compiled: list[str] = []
    try:
        from noripan.compiling.jit import watched
    except MissingExtra as missing:
        say(
            Text("working without compiled kernels; {}", "컴파일된 커널 없이 계산합니다. {}").fill(
                missing.message
            ),
            language,
        )
        yield compiled
        return
    notice = _Spinner(language) if sys.stderr.isatty() else _Line(language)
    with notice, watched(notice.tell), watched(compiled.append):
        yield compiled


class _Line:
    """Says it once, in a line."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._said = False

    def __enter__(self) -> None:
        """Says nothing yet."""

    def __exit__(self, *_error: object) -> None:
        """Has nothing to clear away."""

    def tell(self, _name: str) -> None:
        if not self._said:
            self._said = True
            say(COMPILING, self._language)


class _Spinner:
    """Shows what is being compiled and how many were, while it lasts."""

    def __init__(self, language: Language) -> None:
        from rich.console import Console

        self._status: Status = Console(stderr=True).status(COMPILING.to(language))
        self._language = language
        self._count = 0

    def __enter__(self) -> None:
        """Shows nothing yet."""

    def __exit__(self, *_error: object) -> None:
        """Clears it away."""
        self._status.stop()

    def tell(self, name: str) -> None:
        self._count += 1
        self._status.update(f"{COMPILING.to(self._language)} {self._count}: {name}")
        self._status.start()
