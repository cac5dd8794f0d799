"""Shares work among processes and keeps its order."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import deque
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from noripan.core.errors import NoripanError
from noripan.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Future

T = TypeVar("T")
R = TypeVar("R")

_AHEAD = 2
_SECONDS_BETWEEN_LOOKS = 0.2


def in_order(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[R]:
    """What `work` returns for each item, in the items' order.

    Items are taken only when a process will soon be free, so they may come
    without end. With one job all is done here, else `work` and the items must
    be picklable. Ctrl-C ends it after what is being done.

    Args:
        work: What to do with an item.
        items: What there is to do.
        jobs: How many processes there are.

    Raises:
        NoripanError: a process was killed.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    # Not forked: a process that shows its progress has threads.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (os.getpid(),))
    waiting: deque[Future[R]] = deque()
    try:
        for item in items:
            with _interrupts_left_to_this_process():
                waiting.append(pool.submit(work, item))
            if len(waiting) >= _AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool as error:
        raise NoripanError(
            Text("a process that shared the work was ended from outside; what it had is undone",
                 "일을 나누어 맡은 프로세스가 밖에서 끝났습니다. 그 몫은 처리되지 않았습니다")
        ) from error  # fmt: skip
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_left_to_this_process() -> Iterator[None]:
    """Processes that are started in the block are deaf to Ctrl-C from their very start.

    They inherit which signals are blocked, where there is such a thing.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # It is started with the first process and would let the signals through again.
    resource_tracker.ensure_running()
    with signals_held_back({signal.SIGINT}):
        yield


@contextmanager
def signals_held_back(signals: Iterable[signal.Signals]) -> Iterator[None]:
    """Signals wait until the end of the block, and never reach processes started in it."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with(parent: int) -> None:
    """Ends this process soon after its parent, whatever either is doing and however that ended.

    A process that is killed can't end those that it has started, and one that waits for
    work from a pipe which others like it hold open never hears that there won't be any. Where
    the system doesn't tell of a new parent, as on Windows, nothing is done.

    Args:
        parent: The number of the process that started this one.
    """

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_SECONDS_BETWEEN_LOOKS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _begin(parent: int) -> None:
    """What a process does first."""
    end_with(parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
