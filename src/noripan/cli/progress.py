"""Shows on a terminal how far a long job is."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Self

    from rich.progress import Progress

T = TypeVar("T")

_SECONDS_BETWEEN = 0.05


def progress(items: Iterable[T], total: int | None, label: str) -> Iterator[T]:
    """Passes the items on and moves a bar on stderr, where that is a terminal.

    Args:
        items: What is done, one after the other.
        total: How many there will be, if that is known.
        label: What they are.
    """
    with Bar(total) as bar:
        bar.show(label, 0)
        for done, item in enumerate(items, start=1):
            yield item
            bar.show(label, done)


class Bar:
    """A bar on stderr, where that is a terminal.

    Use as a context manager.

    Args:
        total: When all is done, if that is known.
    """

    def __init__(self, total: int | None) -> None:
        self._total = total
        self._progress: Progress | None = None
        self._due = 0.0

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import Progress

            # What goes to a file mustn't be drawn on the terminal instead.
            self._progress = Progress(console=Console(stderr=True), transient=True,
                                      redirect_stdout=sys.stdout.isatty())  # fmt: skip
            self._task = self._progress.add_task("", total=self._total)
            self._progress.start()
        return self

    def __exit__(self, *_error: object) -> None:
        if self._progress is not None:
            self._progress.stop()

    def show(self, label: str, done: int) -> None:
        """Shows how much is done, and of what; as often as can be seen, it takes its time."""
        if self._progress is not None and time.monotonic() >= self._due:
            self._progress.update(self._task, completed=done, description=label)
            self._due = time.monotonic() + _SECONDS_BETWEEN
