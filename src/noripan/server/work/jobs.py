"""What each request of the interface makes the server do, a little at a time."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from msgspec import Struct, json, msgpack

from noripan.core.errors import NoripanError
from noripan.server import comparing, look, trying
from noripan.server.details import FAILED, details, details_of
from noripan.server.messages import (
    CompareRequest,
    EditRequest,
    PictureRequest,
    StudyRequest,
    TraceRequest,
)
from noripan.server.work.wire import Order, Reply

if TYPE_CHECKING:
    from noripan.server.messages import ProblemDetails
    from noripan.server.settings import Limits

T = TypeVar("T")
Work: TypeAlias = Generator[None, None, T]
"""Work that pauses between pictures, so that others get their turn or it can be given up."""


def reply_to(order: Order, limits: Limits) -> Work[Reply]:
    """Does what an order asks; what goes wrong is a reply too."""
    form, do = KINDS[order.kind]
    try:
        body = yield from do(msgpack.decode(order.request, type=form), limits)
    except NoripanError as error:
        return _refusal(order, details_of(error))
    except Exception:  # noqa: BLE001 - whatever else goes wrong, others' work goes on
        traceback.print_exc()
        return _refusal(order, details(500, FAILED))
    return Reply(order.number, 200, body if isinstance(body, bytes) else json.encode(body))


def _refusal(order: Order, problem: ProblemDetails) -> Reply:
    return Reply(order.number, problem.status, json.encode(problem))


def _trace(request: TraceRequest, limits: Limits) -> Work[Any]:
    return look.trace(request, most_frames=limits.most_frames)


def _try(request: StudyRequest, _limits: Limits) -> Work[Any]:
    yield
    return trying.try_moves(request)


def _edit(request: EditRequest, _limits: Limits) -> Work[Any]:
    yield
    return trying.edit(request)


def _compare(request: CompareRequest, _limits: Limits) -> Work[Any]:
    return comparing.compare(request)


def _picture(request: PictureRequest, limits: Limits) -> Work[bytes]:
    from noripan.server import files

    return files.picture(request, most_frames=limits.most_gif_frames)


KINDS: dict[str, tuple[type[Struct], Callable[[Any, Limits], Work[Any]]]] = {
    "trace": (TraceRequest, _trace),
    "try": (StudyRequest, _try),
    "edit": (EditRequest, _edit),
    "compare": (CompareRequest, _compare),
    "picture": (PictureRequest, _picture),
}
"""For each address of the interface the form of a request, and what answers it."""
