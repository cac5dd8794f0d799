"""Shares work among processes and keeps its order."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, TypeVar

from noripan.core.errors import NoripanError
from noripan.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Future

T = TypeVar("T")
R = TypeVar("R")

_AHEAD = 2


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
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_the_parent)
    waiting: deque[Future[R]] = deque()
    try:
        for item in items:
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


def _leave_interrupts_to_the_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
