"""Has the workers answer a request, as long as its client waits."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, Response
from msgspec import json

from noripan.core.text import Text
from noripan.core.value import Value
from noripan.server.details import Busy
from noripan.server.errors import respond
from noripan.server.messages import ProblemDetails

if TYPE_CHECKING:
    from msgspec import Struct

    from noripan.server.work.workers import Workers

_CLIENT_LEFT = 499
"""What logs call an answer that nobody waited for."""


class Asking(Value):
    """Who does what is asked, and how long a client may wait for it."""

    workers: Workers
    longest_seconds: float

    async def answer(
        self,
        kind: str,
        asked: Struct,
        request: Request[Any, Any, Any],
        *,
        media_type: str = MediaType.JSON,
        headers: dict[str, str] | None = None,
    ) -> Response[Any]:
        """What came of a request; the work is dropped when the client leaves or time is up.

        Args:
            kind: What is asked.
            asked: The request's body.
            request: Whoever waits.
            media_type: What the answer is.
            headers: What else there is to say of it.

        Raises:
            Busy: there is too much to do.
        """
        job = asyncio.wrap_future(self.workers.ask(kind, asked))
        leaving = asyncio.ensure_future(_until_gone(request))
        either: set[asyncio.Future[Any]] = {job, leaving}
        try:
            await asyncio.wait(
                either, timeout=self.longest_seconds, return_when=asyncio.FIRST_COMPLETED
            )
            if job.done():
                reply = job.result()
                if reply.status != HTTPStatus.OK:
                    return respond(json.decode(reply.body, type=ProblemDetails))
                return Response(reply.body, media_type=media_type, headers=headers)
            if leaving.done():
                return Response(b"", status_code=_CLIENT_LEFT)
            raise _too_long(self.longest_seconds)
        finally:
            job.cancel()
            leaving.cancel()


async def _until_gone(request: Request[Any, Any, Any]) -> None:
    """Waits until the client hangs up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _too_long(seconds: float) -> Busy:
    return Busy(
        Text(
            f"it isn't done after {seconds:g} seconds; ask for less, or again in a moment",
            f"{seconds:g}초 안에 끝나지 않았습니다. 더 적게 요청하거나 잠시 뒤에 다시 해 보세요",
        )
    )
