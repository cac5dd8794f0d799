"""A client's connection, which is closed when the client doesn't finish what it began to say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

if TYPE_CHECKING:
    import asyncio

PATIENCE_SECONDS = 15.0
"""How long a client may say nothing, or only parts of a request; up to twice that if it began."""


class Connection(H11Protocol):
    """Looks from time to time whether the client is still at the same request."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Begins to look."""
        super().connection_made(transport)
        self._look(before=object())

    def connection_lost(self, exc: Exception | None) -> None:
        """Looks no more."""
        self._next_look.cancel()
        super().connection_lost(exc)

    def hang_up_if_waiting(self) -> None:
        """Closes the connection, unless an answer is under way."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or cycle.more_body:
            self.transport.abort()

    def _look(self, before: Any) -> None:
        if before is self.cycle:
            self.hang_up_if_waiting()
        self._next_look = self.loop.call_later(PATIENCE_SECONDS, self._look, self.cycle)
