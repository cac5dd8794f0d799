"""`noripan serve`: shows the pages in the browser."""

from __future__ import annotations

from importlib.util import find_spec

from noripan.cli.terminal import OK, say
from noripan.core.errors import MissingExtra
from noripan.core.text import Language, Text

_NEEDED = ("litestar", "msgspec", "uvicorn", "PIL", "resvg_py")


def serve(host: str, port: int | None, *, with_browser: bool, language: Language) -> int:
    """Serves the pages until it is interrupted, and opens the first of them in the browser.

    Raises:
        UsageError: the port can't be had.
        MissingExtra: the packages of the server are missing.
    """
    if any(find_spec(name) is None for name in _NEEDED):
        raise MissingExtra("server")
    from noripan.server.run import address_of, listen, open_browser, run

    waiting = listen(host, port)
    address = address_of(waiting)
    if address.is_open:
        say(Text("warning: other machines can reach this server, and nothing keeps them out",
                 "주의: 다른 컴퓨터에서도 이 서버에 접속할 수 있고, 막는 것이 없습니다"),
            language)  # fmt: skip
    say(Text(f"Noripan is at {address.url} (end it with Ctrl-C)",
             f"놀이판 주소: {address.url} (끝내려면 Ctrl-C)"), language)  # fmt: skip

    def ready() -> None:
        if with_browser:
            open_browser(address.url)

    run(waiting, ready)
    return OK
