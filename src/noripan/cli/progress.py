"""Shows on a terminal how far a long job is."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

T = TypeVar("T")


def progress(items: Iterable[T], total: int | None, label: str) -> Iterator[T]:
    """Passes the items on and moves a bar on stderr, where that is a terminal.

    Args:
        items: What is done, one after the other.
        total: How many there will be, if that is known.
        label: What they are.
    """
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(items, label, total=total, console=Console(stderr=True), transient=True)
