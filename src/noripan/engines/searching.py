"""Keeps a compiled search to its limits: it runs beside the thread that watches the clock."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from threading import Event

    import numpy as np
    from numpy.typing import NDArray

    from noripan.engines.engine import Limit

T = TypeVar("T")

_SECONDS_BETWEEN = 0.005


class Clock:
    """How long a search has run, and whether it must end.

    Args:
        limit: Its limits, of which this knows the seconds.
        stop: Set by somebody else to end it.
    """

    def __init__(self, limit: Limit, stop: Event | None) -> None:
        self._began = time.monotonic()
        self._limit = limit
        self._stop = stop

    @property
    def seconds(self) -> float:
        """How long it has run."""
        return time.monotonic() - self._began

    @property
    def is_up(self) -> bool:
        """Whether the time is over, or it was told to stop."""
        if self._stop is not None and self._stop.is_set():
            return True
        return self._limit.seconds is not None and self.seconds >= self._limit.seconds


def run_until(clock: Clock, halt: NDArray[np.int64], search: Callable[[], T]) -> T:
    """What a search returns; it is told to stop when its clock is up, or by Ctrl-C.

    Args:
        clock: When it must end.
        halt: Its first element is set to 1 to tell the search; the search must look at it.
        search: Compiled, so that it runs without the interpreter's lock.

    Raises:
        KeyboardInterrupt: Ctrl-C was pressed; the search has ended.
    """
    running = _Running(search)
    running.start()
    try:
        while running.is_alive():
            if clock.is_up:
                halt[0] = 1
            running.join(_SECONDS_BETWEEN)
    except BaseException:
        halt[0] = 1
        running.join()
        raise
    return running.result()


class _Running(threading.Thread, Generic[T]):
    def __init__(self, search: Callable[[], T]) -> None:
        super().__init__(daemon=True)
        self._search = search
        self._future: Future[T] = Future()

    def run(self) -> None:
        """Searches, on the thread of its own."""
        try:
            self._future.set_result(self._search())
        except BaseException as error:  # noqa: BLE001 - raised again where it is awaited
            self._future.set_exception(error)

    def result(self) -> T:
        """What the search returned, or raised."""
        return self._future.result()
