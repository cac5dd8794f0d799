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
SAID = {
    403: Text(
        "a page of another site may not ask this server",
        "다른 사이트의 페이지는 이 서버를 쓸 수 없습니다",
    ),
    404: Text("there is no such page", "그런 페이지가 없습니다"),
    405: Text(
        "this address isn't asked in this way; see the header Allow",
        "이 주소에는 쓸 수 없는 메서드입니다. Allow 헤더를 보세요",
    ),
    413: Text("the request is too large", "요청이 너무 큽니다"),
    415: Text(
        "the request has to be JSON in UTF-8: Content-Type: application/json",
        "요청은 UTF-8로 쓴 JSON이어야 합니다: Content-Type: application/json",
    ),
    421: Text(
        "this server goes by localhost or its address only",
        "이 서버는 localhost나 주소로만 접속할 수 있습니다",
    ),
    429: Text(
        "too many requests; wait a little and try again",
        "요청이 너무 많습니다. 잠시 뒤에 다시 해 보세요",
    ),
    500: FAILED,
}
"""What is told where the status says it all."""
_NO_BODY = Text("the request is empty", "요청이 비어 있습니다")


def respond(found: ProblemDetails) -> Response[ProblemDetails]:
    """The answer that tells of a problem."""
    headers = {"Retry-After": str(RETRY_SECONDS)} if found.status == BUSY else {}
    return Response(found, status_code=found.status, media_type=PROBLEM_JSON, headers=headers)


def _noripan_error(
    _request: Request[Any, Any, Any], error: NoripanError
) -> Response[ProblemDetails]:
    return respond(details_of(error))


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemDetails]:
    said = SAID.get(error.status_code, Text(error.detail, "요청을 처리할 수 없습니다"))
    if isinstance(error, ValidationException):
        said = _NO_BODY  # whatever else may be wrong with a body, `reading` says
    response = respond(details(error.status_code, said))
    response.headers.update(error.headers or {})
    return response


def no_such_page(_request: Request[Any, Any, Any], _error: Exception) -> Response[ProblemDetails]:
    """The answer where a page's name is none that a file could have."""
    return respond(details(404, SAID[404]))


def _unforeseen(_request: Request[Any, Any, Any], _error: Exception) -> Response[ProblemDetails]:
    return respond(details(500, FAILED))


HANDLERS: ExceptionHandlersMap = {
    NoripanError: _noripan_error,
    HTTPException: _http_error,
    Exception: _unforeseen,
}
"""The answer to each kind of error; the nearest of an error's classes counts."""
