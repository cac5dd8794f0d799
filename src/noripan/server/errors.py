"""What goes wrong, as problem+json (RFC 9457) in both languages."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from noripan.core.errors import InputError, NoripanError, UnknownProblem
from noripan.core.text import Text
from noripan.server.look import FaultyInput
from noripan.server.messages import FaultMessage, ProblemDetails, words

if TYPE_CHECKING:
    from litestar.types import ExceptionHandlersMap

PROBLEM_JSON = "application/problem+json"
_SAID = {
    413: Text("the request is too large", "요청이 너무 큽니다"),
    429: Text(
        "too many requests; wait a little and try again",
        "요청이 너무 많습니다. 잠시 뒤에 다시 해 보세요",
    ),
    500: Text("the server made a mistake", "서버에 오류가 있습니다"),
}


def _faulty_input(_request: Request[Any, Any, Any], error: FaultyInput) -> Response[ProblemDetails]:
    return _problem(422, "faulty-input", error.message, error.faults)


def _input_error(_request: Request[Any, Any, Any], error: InputError) -> Response[ProblemDetails]:
    fault = FaultMessage(error.place.line, error.place.column, words(error.message))
    return _problem(422, "faulty-input", error.message, [fault])


def _unknown_problem(
    _request: Request[Any, Any, Any], error: UnknownProblem
) -> Response[ProblemDetails]:
    return _problem(400, "unknown-problem", error.message)


def _noripan_error(
    _request: Request[Any, Any, Any], error: NoripanError
) -> Response[ProblemDetails]:
    return _problem(400, "bad-request", error.message)


def _http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemDetails]:
    detail = error.detail
    if isinstance(error, ValidationException) and error.extra:
        detail = "; ".join(_extra(each) for each in error.extra)
    said = _SAID.get(error.status_code, Text(detail, detail))
    response = _problem(error.status_code, "about:blank", said)
    response.headers.update(error.headers or {})
    return response


def _extra(found: Any) -> str:
    """What is wrong with one field of a request."""
    if isinstance(found, dict):
        return f"{found.get('key', 'body')}: {found.get('message', '')}"
    return str(found)


def _too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[ProblemDetails]:
    said = Text("the request is nested too deeply", "요청이 너무 깊이 겹쳐 있습니다")
    return _problem(400, "bad-request", said)


def no_such_page(_request: Request[Any, Any, Any], _error: Exception) -> Response[ProblemDetails]:
    """The answer where a page's name is none that a file could have."""
    return _problem(404, "about:blank", Text("there is no such page", "그런 페이지가 없습니다"))


def _unforeseen(_request: Request[Any, Any, Any], _error: Exception) -> Response[ProblemDetails]:
    return _problem(500, "about:blank", _SAID[500])


def _problem(
    status: int, kind: str, said: Text, faults: list[FaultMessage] | None = None
) -> Response[ProblemDetails]:
    details = ProblemDetails(
        type=kind,
        title=HTTPStatus(status).phrase,
        status=status,
        detail=said.en,
        text=words(said),
        faults=faults or [],
    )
    return Response(details, status_code=status, media_type=PROBLEM_JSON)


HANDLERS: ExceptionHandlersMap = {
    FaultyInput: _faulty_input,
    InputError: _input_error,
    UnknownProblem: _unknown_problem,
    NoripanError: _noripan_error,
    HTTPException: _http_error,
    RecursionError: _too_deep,
    Exception: _unforeseen,
}
"""The answer to each kind of error; the nearest of an error's classes counts."""
