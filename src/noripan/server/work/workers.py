"""The processes that do the server's work, and who waits for what."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from concurrent.futures import Future
from itertools import count
from typing import TYPE_CHECKING, BinaryIO, cast

from msgspec import msgpack

from noripan.core.text import Text
from noripan.server.details import Busy
from noripan.server.work.wire import Order, Reply, receive, send

if TYPE_CHECKING:
    from msgspec import Struct

    from noripan.server.settings import Limits


class Workers:
    """A few processes, each started when those before it have something to do.

    Args:
        most: How many processes there may be.
        most_waiting: How many requests may be waited for at once.
        limits: How much one request may ask for.
    """

    def __init__(self, most: int, most_waiting: int, limits: Limits) -> None:
        self._most = most
        self._most_waiting = most_waiting
        self._limits = limits
        self._workers: list[_Worker] = []
        self._is_closed = False
        self._lock = threading.Lock()

    def start(self) -> None:
        """Starts the first process, so that it is ready when the first request comes."""
        with self._lock:
            self._is_closed = False
            self._quietest()

    def ask(self, kind: str, request: Struct) -> Future[Reply]:
        """What will come of a request; cancelling it drops the work.

        Raises:
            Busy: too many are waited for already, or the processes were ended.
        """
        with self._lock:
            if self._is_closed:
                raise _lost()
            self._workers = [worker for worker in self._workers if not worker.has_ended]
            if sum(worker.load for worker in self._workers) >= self._most_waiting:
                raise Busy(Text("the server is busy; try again in a moment",
                                "서버가 바쁩니다. 잠시 뒤에 다시 해 보세요"))  # fmt: skip
            return self._quietest().ask(kind, request)

    def close(self) -> None:
        """Ends all processes at once, for good; whoever still waits or comes is told."""
        with self._lock:
            self._is_closed = True
            workers, self._workers = self._workers, []
        for worker in workers:
            worker.end()

    def _quietest(self) -> _Worker:
        quietest = min(self._workers, key=lambda worker: worker.load, default=None)
        if quietest and (not quietest.load or len(self._workers) >= self._most):
            return quietest
        self._workers.append(_Worker(self._limits))
        return self._workers[-1]


class _Worker:
    """One process, and what it was asked."""

    def __init__(self, limits: Limits) -> None:
        told = (str(limits.most_frames), str(limits.most_gif_frames))
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-P", "-m", "noripan.server.work.worker", *told],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # A group of its own: Ctrl-C is for the server, which then ends its workers.
            start_new_session=os.name == "posix",
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        self._waiting: dict[int, Future[Reply]] = {}
        self._numbers = count(1)
        self._lock = threading.Lock()
        self.has_ended = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def load(self) -> int:
        """How many requests it was asked and hasn't answered."""
        return len(self._waiting)

    def ask(self, kind: str, request: Struct) -> Future[Reply]:
        """What will come of a request."""
        number = next(self._numbers)
        future: Future[Reply] = Future()
        order = Order(number, kind, msgpack.encode(request))
        with self._lock:
            if self.has_ended:
                future.set_exception(_lost())
                return future
            self._waiting[number] = future
            self._send(order)
        future.add_done_callback(lambda _done: self._forget(number))
        return future

    def end(self) -> None:
        """Ends the process at once."""
        self._process.kill()
        self._reader.join()

    def _send(self, order: Order) -> None:
        with contextlib.suppress(BrokenPipeError):  # it ended; `_read` tells all who wait
            send(cast("BinaryIO", self._process.stdin), order)

    def _forget(self, number: int) -> None:
        """Tells the process that nobody waits for a reply any more, unless it came."""
        with self._lock:
            if self._waiting.pop(number, None) and not self.has_ended:
                self._send(Order(number))

    def _read(self) -> None:
        """Hands on replies as long as the process lives."""
        replies = cast("BinaryIO", self._process.stdout)
        with contextlib.suppress(EOFError):
            while True:
                reply = receive(replies, Reply)
                with self._lock:
                    future = self._waiting.pop(reply.number, None)
                if future and future.set_running_or_notify_cancel():
                    future.set_result(reply)
        with self._lock:
            self.has_ended = True
            left = list(self._waiting.values())
            self._waiting.clear()
        for future in left:
            if future.set_running_or_notify_cancel():
                future.set_exception(_lost())
        with contextlib.suppress(BrokenPipeError), self._process:  # closes its pipes, waits
            pass


def _lost() -> Busy:
    return Busy(Text("what was asked is undone: the process that did it was ended; try again",
                     "처리하던 프로세스가 끝나 요청을 마치지 못했습니다. 다시 해 보세요")
                )  # fmt: skip
