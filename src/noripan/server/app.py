"""The application: which address answers what, and what every answer is guarded by."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from litestar import Litestar, MediaType, Request, Response, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import InternalServerException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import JSONBody
from litestar.static_files import create_static_files_router

from noripan.draw.theme import dark_rules
from noripan.games import problem as problem_named
from noripan.server import comparing, look, trying
from noripan.server.asking import Asking
from noripan.server.errors import HANDLERS, PROBLEM_JSON, no_such_page
from noripan.server.guarding import ReadRequest, guarded, json_only, put_headers
from noripan.server.messages import (
    CompareMessage,
    CompareRequest,
    EditMessage,
    EditRequest,
    PictureRequest,
    ProblemDetails,
    ProblemMessage,
    StudyMessage,
    StudyRequest,
    TraceMessage,
    TraceRequest,
)
from noripan.server.settings import LARGEST_BODY, Settings

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler, ExceptionHandlersMap

AnyRequest: TypeAlias = Request[Any, Any, Any]

WEB = Path(__file__).with_name("web")
_PICTURES = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif"}
_ERRORS = {
    status: ResponseSpec(ProblemDetails, description=why, generate_examples=False,
                         media_type=PROBLEM_JSON)
    for status, why in {
        400: "The request can't be read, or asks for something that isn't there.",
        403: "A page of another site asked.",
        413: "The request is too large.",
        415: "The body isn't said to be JSON.",
        421: "The name in `Host` isn't one by which this server is reached.",
        422: "The input can't be read or answered; says where and why.",
        429: "Too many requests.",
        503: "The server has too much to do; `Retry-After` says when to ask again.",
    }.items()
}  # fmt: skip


@get("/problems", sync_to_thread=False, summary="The problems",
     cache_control=CacheControlHeader(max_age=60))  # fmt: skip
def problems() -> list[ProblemMessage]:
    """Every problem with its named inputs and what can be tried out."""
    return look.list_problems()


@post("/trace", status_code=200, summary="Every turn of an input", responses=_ERRORS)
async def trace(
    data: JSONBody[TraceRequest], request: AnyRequest, asking: NamedDependency[Asking]
) -> Response[TraceMessage]:
    """The answer to an input, and every turn with its picture."""
    return await asking.answer(look.trace, data, request)


@post("/try", status_code=200, summary="What if?", responses=_ERRORS)
async def try_moves(
    data: JSONBody[StudyRequest], request: AnyRequest, asking: NamedDependency[Asking]
) -> Response[StudyMessage]:
    """The position after a turn and some moves more, with advice on what follows."""
    return await asking.answer(trying.try_moves, data, request)


@post("/edit", status_code=200, summary="Edit the board", responses=_ERRORS)
async def edit(
    data: JSONBody[EditRequest], request: AnyRequest, asking: NamedDependency[Asking]
) -> Response[EditMessage]:
    """The input after a tool was used on a spot of its board."""
    return await asking.answer(trying.edit, data, request)


@post("/compare", status_code=200, summary="Compare an output", responses=_ERRORS)
async def compare(
    data: JSONBody[CompareRequest], request: AnyRequest, asking: NamedDependency[Asking]
) -> Response[CompareMessage]:
    """How the output of somebody's own program differs from the answer."""
    return await asking.answer(comparing.compare, data, request)


@post("/picture", status_code=200, summary="A picture to keep", responses=_ERRORS,
      media_type="application/octet-stream")  # fmt: skip
async def picture(
    data: JSONBody[PictureRequest], request: AnyRequest, asking: NamedDependency[Asking]
) -> Response[bytes]:
    """One turn as SVG or PNG, or a whole case as an animated GIF."""
    from noripan.server import files  # drawing them needs what a server may lack

    name = f"{problem_named(data.problem).name}.{data.kind}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return await asking.answer(
        files.picture, data, request, media_type=_PICTURES[data.kind], headers=headers
    )


@get("/board.css", media_type=MediaType.CSS, include_in_schema=False, sync_to_thread=False)
def board_style() -> str:
    """The colours of the boards on a dark page."""
    dark = dark_rules()
    return f"@media (prefers-color-scheme:dark){{{dark}}}"


def create_app(settings: Settings | None = None) -> Litestar:
    """The application with its limits."""
    chosen = settings or Settings()
    asking = Asking(chosen)
    app = Litestar(
        route_handlers=[*_interface(chosen), board_style, *_pages()],
        dependencies={"asking": Provide(lambda: asking, sync_to_thread=False)},
        on_startup=[asking.start],
        on_shutdown=[asking.close],
        state=State({"asking": asking}),
        exception_handlers=HANDLERS,
        request_class=ReadRequest,
        request_max_body_size=LARGEST_BODY,
        before_send=[put_headers],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Noripan", version=version("noripan"), path="/api/schema",
            render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True,
            description="Five board games, exact: what the pages ask, and anybody may.",
        ),
        logging_config=None,
    )  # fmt: skip
    app.asgi_handler = guarded(app.asgi_handler, is_open=chosen.is_open)
    return app


def _interface(settings: Settings) -> list[ControllerRouterHandler]:
    quick = RateLimitConfig(rate_limit=("minute", settings.requests_a_minute), store="requests")
    slow = RateLimitConfig(rate_limit=("minute", settings.pictures_a_minute), store="pictures")
    return [
        Router("/api", route_handlers=[problems, trace, try_moves, edit, compare],
               middleware=[quick.middleware], guards=[json_only]),
        Router("/api", route_handlers=[picture], middleware=[slow.middleware], guards=[json_only]),
    ]  # fmt: skip


def _pages() -> list[ControllerRouterHandler]:
    impossible_names = (ValueError, InternalServerException)
    handlers: ExceptionHandlersMap = dict.fromkeys(impossible_names, no_such_page)
    return [create_static_files_router("/", [WEB], html_mode=True, exception_handlers=handlers)]
