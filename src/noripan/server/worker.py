"""A process that does the server's work, apart from the one that serves pages meanwhile.

Started as `python -m noripan.server.worker`; it ends when its standard input does.
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
from noripan.server.wire import Order, Reply, receive, send
from noripan.server.work import reply_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from noripan.server.work import Work

QUANTUM_SECONDS = 0.02
"""How long one order is worked on before another gets its turn."""
STUCK_SECONDS = 20
"""An order that doesn't pause for so long ends the process, which says where it was."""


class Scheduler:
    """Works on many orders: new ones first and for a moment, then the long ones in their order.

    So a small request never waits for a large one, and of the large ones only one holds what
    it has made so far.

    Args:
        start: Makes the work of an order.
        reply: Takes what came of it.
    """

    def __init__(
        self, start: Callable[[Order], Work[Reply]], reply: Callable[[Reply], None]
    ) -> None:
        self._start = start
        self._reply = reply
        self._new: dict[int, Work[Reply]] = {}
        self._long: dict[int, Work[Reply]] = {}

    def take(self, order: Order) -> None:
        """Adds an order, or forgets one for which nobody waits any more."""
        if order.kind:
            self._new[order.number] = self._start(order)
        else:
            self._new.pop(order.number, None)
            self._long.pop(order.number, None)

    @property
    def has_work(self) -> bool:
        """Whether there is an order to work on."""
        return bool(self._new or self._long)

    def work(self) -> None:
        """Works for a moment on the order whose turn it is."""
        orders = self._new or self._long
        number = next(iter(orders))
        end = time.perf_counter() + QUANTUM_SECONDS
        try:
            while time.perf_counter() < end:
                next(orders[number])
        except StopIteration as done:
            del orders[number]
            self._reply(done.value)
        else:
            self._long.setdefault(number, orders[number])
            self._new.pop(number, None)


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
