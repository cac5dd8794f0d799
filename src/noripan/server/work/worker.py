"""A process that does the server's work, apart from the one that serves pages meanwhile.

Started as `python -m noripan.server.work.worker`; it ends when its standard input does.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import threading
import time
from queue import SimpleQueue
from typing import TYPE_CHECKING, BinaryIO

from noripan.server.settings import Limits
from noripan.server.work.jobs import reply_to
from noripan.server.work.wire import Order, Reply, receive, send

if TYPE_CHECKING:
    from collections.abc import Callable

    from noripan.server.work.jobs import Work

TURN_SECONDS = 0.02
"""How long the processor works on an order first; the next turns are longer."""
SHORT_TURNS = 2
"""After so many turns an order is long: those that aren't go first."""
STUCK_SECONDS = 20
"""An order that doesn't pause for so long ends the process, which says where it was."""


class Job:
    """The work on one order.

    Attributes:
        work: The work, which can be paused.
        turns: How often it had its turn.
    """

    def __init__(self, work: Work[Reply]) -> None:
        self.work = work
        self.turns = 0


class Scheduler:
    """Works on many orders: a moment on each new one, then on the long ones in their order.

    So a small request doesn't wait for large ones to end, and of the large ones only one
    holds more than what a moment made.

    Args:
        start: Makes the work of an order.
        reply: Takes what came of it.
    """

    def __init__(
        self, start: Callable[[Order], Work[Reply]], reply: Callable[[Reply], None]
    ) -> None:
        self._start = start
        self._reply = reply
        self._jobs: dict[int, Job] = {}

    @property
    def has_work(self) -> bool:
        """Whether there is an order to work on."""
        return bool(self._jobs)

    def take(self, order: Order) -> None:
        """Adds an order, or forgets one for which nobody waits any more."""
        if order.kind:
            self._jobs[order.number] = Job(self._start(order))
        else:
            self._jobs.pop(order.number, None)

    def work(self) -> None:
        """Works for a moment on the order whose turn it is."""
        number, job = min(self._jobs.items(), key=lambda item: min(item[1].turns, SHORT_TURNS))
        end = time.thread_time() + TURN_SECONDS * 2 ** min(job.turns, SHORT_TURNS)
        job.turns += 1
        try:
            while time.thread_time() < end:
                next(job.work)
        except StopIteration as done:
            del self._jobs[number]
            self._reply(done.value)


def main() -> None:
    """Works on what comes in until there is no more."""
    limits = Limits(*map(int, sys.argv[1:]))
    replies = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever prints must not get between the replies
    coming: SimpleQueue[Order] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, coming), daemon=True).start()
    scheduler = Scheduler(lambda order: reply_to(order, limits), lambda it: send(replies, it))
    while True:
        while not scheduler.has_work or not coming.empty():
            scheduler.take(coming.get())
        faulthandler.dump_traceback_later(STUCK_SECONDS, exit=True)
        scheduler.work()
        faulthandler.cancel_dump_traceback_later()


def _listen(orders: BinaryIO, coming: SimpleQueue[Order]) -> None:
    """Passes orders on; where there are no more, the server is gone and nobody needs us."""
    try:
        while True:
            coming.put(receive(orders, Order))
    except EOFError:
        os._exit(0)


if __name__ == "__main__":
    main()
