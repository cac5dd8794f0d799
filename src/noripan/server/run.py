"""Starts the server on a port of this machine and shows its first page."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

import uvicorn

from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.server.app import create_app
from noripan.server.connection import Connection
from noripan.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from noripan.server.asking import Asking

HOST = "127.0.0.1"
PORT = 8000
_GOODBYE_SECONDS = 2


class Address(Value):
    """Where the server is to be reached, and whether from other machines too."""

    url: str
    is_open: bool


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that waits on the host.

    Args:
        host: A name or an address of this machine.
        port: The port; None is 8000, or a free one where that is taken.

    Raises:
        UsageError: the host isn't this machine's, or the port is taken or not allowed.
    """
    if not host.strip():
        raise UsageError(
            Text("the host is empty; leave out --host to serve this machine only",
                 "호스트가 비어 있습니다. --host를 빼면 이 컴퓨터에서만 접속할 수 있습니다")
        )  # fmt: skip
    try:
        return _bound(host, PORT if port is None else port)
    except (OSError, UnicodeError) as error:  # an impossible name is a UnicodeError
        if port is None and getattr(error, "errno", None) == errno.EADDRINUSE:
            return _bound(host, 0)
        raise _cannot_listen(host, PORT if port is None else port, error) from error


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _name, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    waiting = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere the option means that two may share a port
            waiting.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        waiting.bind(address)
        waiting.listen()
    except OSError:
        waiting.close()
        raise
    return waiting


def _cannot_listen(host: str, port: int, error: OSError | UnicodeError) -> UsageError:
    if isinstance(error, UnicodeError | socket.gaierror):
        why = Text("no machine has this name or address", "그런 이름이나 주소가 없습니다")
    else:
        words = error.strerror or str(error)
        why = _WHY.get(error.errno or 0, Text(words, words))
    return UsageError(
        Text("can't listen on {!r}, port {}: {}", "{!r}의 {}번 포트를 열 수 없습니다: {}").fill(
            host, port, why
        )
    )


_WHY = {
    errno.EADDRINUSE: Text(
        "it is taken; leave out --port to have a free one",
        "이미 쓰이고 있습니다. --port를 빼면 빈 포트를 씁니다",
    ),
    errno.EADDRNOTAVAIL: Text("it isn't an address of this machine", "이 컴퓨터의 주소가 아닙니다"),
    errno.EACCES: Text(
        "you may not; take a port from 1024 on", "권한이 없습니다. 1024번부터의 포트를 쓰세요"
    ),
}


def address_of(waiting: socket.socket) -> Address:
    """The address of a socket that waits; one that waits everywhere is named by the loopback."""
    host, port = waiting.getsockname()[:2]
    ip = ipaddress.ip_address(host)
    shown = ("::1" if ip.version == 6 else HOST) if ip.is_unspecified else host  # noqa: PLR2004 IPv6
    return Address(f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/", not ip.is_loopback)


def run(waiting: socket.socket, ready: Callable[[], None]) -> None:
    """Serves on a socket until it is interrupted.

    Args:
        waiting: Where to serve; closed at the end.
        ready: Called once the server answers.
    """
    app = create_app(Settings(is_open=address_of(waiting).is_open))
    config = uvicorn.Config(
        app,
        http=Connection,
        log_level="error",
        server_header=False,
        timeout_graceful_shutdown=_GOODBYE_SECONDS,
    )
    server = _Server(config, app.state.asking)

    def wait_until_it_answers() -> None:
        with contextlib.suppress(OSError), socket.create_connection(waiting.getsockname()[:2]):
            ready()

    threading.Thread(target=wait_until_it_answers, daemon=True).start()
    with contextlib.closing(waiting):
        server.run(sockets=[waiting])


class _Server(uvicorn.Server):
    """A server that ends at once: it gives up what is being done and whoever is still asking."""

    def __init__(self, config: uvicorn.Config, asking: Asking) -> None:
        super().__init__(config)
        self._asking = asking

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends everything."""
        await self._asking.close()
        for connection in list(self.server_state.connections):
            if isinstance(connection, Connection):
                connection.hang_up_if_waiting()
        await super().shutdown(sockets)


def open_browser(url: str) -> bool:
    """Shows a page in the browser, where this machine has a screen for one."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if not has_screen or os.environ.get("CI"):
        return False
    with contextlib.suppress(webbrowser.Error):
        return webbrowser.open(url)
    return False
