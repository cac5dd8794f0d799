"""What every request and every answer has to keep to, whichever page or address it is about."""

from __future__ import annotations

import ipaddress
import re
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import HTTPException
from litestar.response.base import ASGIResponse
from msgspec import json

from noripan.server.details import details
from noripan.server.errors import PROBLEM_JSON, SAID
from noripan.server.reading import read

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection
    from litestar.handlers import BaseRouteHandler
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from noripan.server.messages import ProblemDetails

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types noripan"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}  # fmt: skip
_HOST = re.compile(r"(\[[^\]]+\]|[^:@\[\]]+)(:\d+)?")  # for example 127.0.0.1:8000, [::1]:8000


def guarded(app: ASGIApp, *, is_open: bool) -> ASGIApp:
    """An application that refuses what other sites' pages ask, and answers HEAD where GET.

    Args:
        app: What answers all else.
        is_open: Whether other machines may reach it, and so by any name.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
        elif refused := _refusal(Headers.from_scope(scope), is_open=is_open):
            response = ASGIResponse(
                body=json.encode(refused), status_code=refused.status, media_type=PROBLEM_JSON
            )
            await response(scope, receive, send)
        elif scope["method"] == "HEAD":
            await app({**scope, "method": HttpMethod.GET}, receive, _without_body(send))
        else:
            await app(scope, receive, send)

    return answer


def _refusal(headers: Headers, *, is_open: bool) -> ProblemDetails | None:
    """Why nothing is answered to a request: it comes from a page of another site, perhaps.

    Such a page can have its own name stand for this machine (DNS rebinding); then the
    browser sends that name along.
    """
    host, origin = headers.get("host", ""), headers.get("origin")
    if not is_open and not is_loopback(host):
        return details(421, SAID[421])
    if origin is not None and urlsplit(origin).netloc.lower() != host.lower():
        return details(403, SAID[403])
    return None


def is_loopback(host: str) -> bool:
    """Whether a Host header names the machine that it is sent from."""
    found = _HOST.fullmatch(host)
    if not found:
        return False
    name = found[1].strip("[]").lower()
    try:
        return name == "localhost" or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def _without_body(send: Send) -> Send:
    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_head


async def put_headers(message: Message, _scope: Scope) -> None:
    """Puts the security headers on an answer, whoever gives it, and HEAD where GET is allowed."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in SECURITY_HEADERS.items():
            headers[name] = value
        allowed = headers.get("Allow", "").split(", ")
        if "GET" in allowed and "HEAD" not in allowed:
            headers["Allow"] = ", ".join([*allowed, "HEAD"])


def json_only(request: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Refuses a body that isn't said to be JSON in UTF-8, as a form of another site's page is.

    Raises:
        HTTPException: it is something else.
    """
    asked = cast("Request[Any, Any, Any]", request)
    kind, options = asked.content_type
    if asked.method == HttpMethod.POST and (
        kind != "application/json" or options.get("charset", "utf-8").lower() != "utf-8"
    ):
        raise HTTPException(status_code=415)


class ReadRequest(Request[Any, Any, Any]):
    """A request whose body is read in one go into what its address is asked for."""

    async def json(self) -> Any:
        """What is asked.

        Raises:
            UsageError: it can't be read.
        """
        form = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        return read(await self.body(), form)
