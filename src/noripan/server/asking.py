"""Has other processes do what requests ask for, as long as a client waits."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from anyio import (
    BrokenWorkerProcess,
    CancelScope,
    CapacityLimiter,
    create_task_group,
    current_time,
    sleep,
    to_process,
)
from litestar import MediaType, Request, Response
from msgspec import Struct, json

from noripan.core.errors import NoripanError
from noripan.core.text import Text
from noripan.judge.parallel import end_with, signals_held_back
from noripan.server.details import FAILED, Busy, details, details_of
from noripan.server.errors import respond
from noripan.server.messages import ProblemDetails

if TYPE_CHECKING:
    from noripan.server.settings import Limits, Settings

    AnyRequest = Request[Any, Any, Any]

T = TypeVar("T")
Deed = Callable[[Any, "Limits"], Struct | bytes]
"""Does what a request's body asks for; a function of a module, so that a process can be told."""

_CLIENT_LEFT = 499
"""What logs call an answer that nobody waited for."""
_CAN_HOLD_BACK = hasattr(signal, "pthread_sigmask")
_MOMENT = 0.01
_GRACE_SECONDS = 1.0
"""What is nearly done when its client leaves is done: a new process would take longer."""


class _Reply(NamedTuple):
    """What came of a request: the answer's status and body, and where the server went wrong."""

    status: int
    body: bytes
    trouble: str = ""


class Asking:
    """A few processes and who waits for what.

    A process does one thing at a time, and is ended when nobody waits for that any more.

    Args:
        settings: How many processes, how many may wait for them, and how long.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._waiting: set[CancelScope] = set()
        self._is_closed = True

    async def start(self) -> None:
        """Starts the first process, so that it is ready when the first request comes."""
        self._is_closed = False
        self._places = CapacityLimiter(self._settings.most_workers)
        self._starting = asyncio.create_task(self._start())

    async def _start(self) -> None:
        # It is deaf to Ctrl-C from its very start, by what it inherits; see `_begin`.
        deaf = signals_held_back({signal.SIGINT}) if _CAN_HOLD_BACK else nullcontext()
        with deaf, suppress(BrokenWorkerProcess):
            await self._run(_begin, os.getpid())

    async def close(self) -> None:
        """Ends what is being done, for good; whoever still waits or comes is told."""
        self._is_closed = True
        await self._starting  # a process that is given up while it starts would be left behind
        for scope in self._waiting:
            scope.cancel()
        while self._waiting:
            await sleep(_MOMENT)

    async def answer(
        self,
        do: Deed,
        asked: Struct,
        request: AnyRequest,
        *,
        media_type: str = MediaType.JSON,
        headers: dict[str, str] | None = None,
    ) -> Response[Any]:
        """What came of a request; the work is dropped when the client leaves or time is up.

        Args:
            do: What is asked.
            asked: The request's body.
            request: Whoever waits.
            media_type: What the answer is.
            headers: What else there is to say of it.

        Raises:
            Busy: there is too much to do.
        """
        if self._is_closed or len(self._waiting) >= self._settings.most_waiting:
            raise Busy(_BUSY)
        reply: _Reply | None = None
        left = asyncio.Event()
        with self._waited_for() as scope:
            async with create_task_group() as group:
                group.start_soon(_watch, request, left, scope)
                reply = await self._reply(do, asked)
                group.cancel_scope.cancel()
        if reply:
            return _response(reply, media_type, headers)
        if left.is_set():
            return Response(b"", status_code=_CLIENT_LEFT)
        in_time = current_time() < scope.deadline
        raise Busy(_BUSY if in_time else _TOO_LONG.fill(self._settings.longest_seconds))

    async def _reply(self, do: Deed, asked: Struct) -> _Reply:
        try:
            return await self._run(_done, do, asked, self._settings.limits, os.getpid())
        except BrokenWorkerProcess:
            return _refusal(details_of(Busy(_LOST)))

    async def _run(self, do: Callable[..., T], *given: Any) -> T:
        return await to_process.run_sync(do, *given, cancellable=True, limiter=self._places)

    @contextmanager
    def _waited_for(self) -> Iterator[CancelScope]:
        """A time for what is done in a process: it ends with its limit, or when all is closed."""
        with CancelScope(deadline=current_time() + self._settings.longest_seconds) as scope:
            self._waiting.add(scope)
            try:
                yield scope
            finally:
                self._waiting.discard(scope)


async def _watch(request: AnyRequest, left: asyncio.Event, scope: CancelScope) -> None:
    """Gives the work a moment more when the client hangs up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
    left.set()
    scope.deadline = min(scope.deadline, current_time() + _GRACE_SECONDS)


def _response(reply: _Reply, media_type: str, headers: dict[str, str] | None) -> Response[Any]:
    if reply.trouble:
        print(reply.trouble, file=sys.stderr)
    if reply.status != HTTPStatus.OK:
        return respond(json.decode(reply.body, type=ProblemDetails))
    return Response(reply.body, media_type=media_type, headers=headers)


@cache
def _begin(parent: int) -> None:
    """What a process does first: it ends with its parent, and leaves Ctrl-C to that."""
    end_with(parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _done(do: Deed, asked: Struct, limits: Limits, parent: int) -> _Reply:
    """Does what is asked, in a process of its own; what goes wrong is a reply too."""
    _begin(parent)
    try:
        body = do(asked, limits)
    except NoripanError as error:
        return _refusal(details_of(error))
    except Exception:  # noqa: BLE001 - whatever else goes wrong, the process goes on
        failed = _refusal(details(HTTPStatus.INTERNAL_SERVER_ERROR, FAILED))
        return failed._replace(trouble=traceback.format_exc())
    return _Reply(HTTPStatus.OK, body if isinstance(body, bytes) else json.encode(body))


def _refusal(problem: ProblemDetails) -> _Reply:
    return _Reply(problem.status, json.encode(problem))


_BUSY = Text("the server is busy; try again in a moment",
             "서버가 바쁩니다. 잠시 뒤에 다시 해 보세요")  # fmt: skip
_LOST = Text(
    "a process of the server ended; try again", "서버의 프로세스가 끝났습니다. 다시 해 보세요"
)
_TOO_LONG = Text(
    "it isn't done after {:g} seconds; ask for less, or again in a moment",
    "{:g}초 안에 끝나지 않았습니다. 더 적게 요청하거나 잠시 뒤에 다시 해 보세요",
)
