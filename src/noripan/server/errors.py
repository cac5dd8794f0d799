"""What goes wrong, as problem+json (RFC 9457) in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from noripan.core.errors import NoripanError
from noripan.core.text import Text
from noripan.server.details import BUSY, FAILED, details, details_of

if TYPE_CHECKING:
    from litestar.types import ExceptionHandlersMap

    from noripan.server.messages import ProblemDetails

RETRY_SECONDS = 2
PROBLEM_JSON = "application/problem+json"
_SAID = {
    413: Text("the request is too large", "요청이 너무 큽니다"),
    429: Text(
        "too many requests; wait a little and try again",
        "요청이 너무 많습니다. 잠시 뒤에 다시 해 보세요",
    ),
    500: FAILED,
}


def respond(found: ProblemDetails) -> Response[ProblemDetails]:
    """The answer that tells of a problem."""
    headers = {"Retry-After": str(RETRY_SECONDS)} if found.status == BUSY else {}
    return Response(found, status_code=found.status, media_type=PROBLEM_JSON, headers=headers)


def _noripan_error(
    _request: Request[Any, Any, Any], error: NoripanError
) -> Response[ProblemDetails]:
    return respond(details_of(error))


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemDetails]:
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = "; ".join(_extra(each) for each in error.extra)
    said = _SAID.get(error.status_code, Text(detail, detail))
    response = respond(details(error.status_code, said))
    response.headers.update(error.headers or {})
    return response


def _extra(found: Any) -> str:
    """What is wrong with one field of a request."""
    if isinstance(found, dict):
        return f"{found.get('key', 'body')}: {found.get('message', '')}"
    return str(found)


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[ProblemDetails]:
    said = Text("the request is nested too deeply", "요청이 너무 깊이 겹쳐 있습니다")
    return respond(details(400, said, "bad-request"))


def no_such_page(_request: Request[Any, Any, Any], _error: Exception) -> Response[ProblemDetails]:
    """The answer where a page's name is none that a file could have."""
    return respond(details(404, Text("there is no such page", "그런 페이지가 없습니다")))


def _unforeseen(_request: Request[Any, Any, Any], _error: Exception) -> Response[ProblemDetails]:
    return respond(details(500, FAILED))


HANDLERS: ExceptionHandlersMap = {
    NoripanError: _noripan_error,
    HTTPException: _http_error,
    RecursionError: _too_deep,
    Exception: _unforeseen,
}
"""The answer to each kind of error; the nearest of an error's classes counts."""
