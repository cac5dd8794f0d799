"""What goes wrong with a request, as problem details (RFC 9457) in both languages."""

from __future__ import annotations

from http import HTTPStatus

from noripan.core.errors import InputError, NoripanError, UnknownProblem
from noripan.core.text import Text
from noripan.server.messages import FaultMessage, ProblemDetails, words

NO_KIND = "about:blank"
"""The type of a problem that its status tells already."""

BUSY = 503
FAILED = Text("the server made a mistake", "서버에 오류가 있습니다")


class Busy(NoripanError):
    """The server can't do this now; it may be asked again a little later."""


class FaultyInput(NoripanError):
    """An input that can't be shown, with everything that is wrong with it."""

    def __init__(self, message: Text, faults: list[FaultMessage]) -> None:
        super().__init__(message)
        self.faults = faults


def details_of(error: NoripanError) -> ProblemDetails:
    """How a client is told of an error."""
    match error:
        case FaultyInput():
            return details(422, error.message, "faulty-input", error.faults)
        case InputError():
            fault = FaultMessage(error.place.line, error.place.column, words(error.message))
            return details(422, error.message, "faulty-input", [fault])
        case UnknownProblem():
            return details(400, error.message, "unknown-problem")
        case Busy():
            return details(BUSY, error.message, "busy")
        case _:
            return details(400, error.message, "bad-request")


def details(
    status: int, said: Text, kind: str = NO_KIND, faults: list[FaultMessage] | None = None
) -> ProblemDetails:
    """A problem with a status of HTTP, in words."""
    return ProblemDetails(
        type=kind,
        title=HTTPStatus(status).phrase,
        status=status,
        detail=said.en,
        text=words(said),
        faults=faults or [],
    )
