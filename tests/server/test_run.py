"""Starting the server: which port it takes, what it says, and how it ends."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser

import pytest

from noripan.cli.main import main
from noripan.core.errors import UsageError
from noripan.server import run
from tests.waiting import PATIENCE


def test_a_free_port_is_taken_where_8000_is_not_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with run.listen("127.0.0.1", 0) as taken:
        monkeypatch.setattr(run, "PORT", taken.getsockname()[1])
        with run.listen("127.0.0.1", None) as waiting:
            assert waiting.getsockname()[1] not in (0, taken.getsockname()[1])


def test_a_port_that_was_asked_for_and_is_taken_is_an_error() -> None:
    with run.listen("127.0.0.1", 0) as taken, pytest.raises(UsageError, match="is taken"):
        run.listen("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize(("host", "english", "korean"), [
    ("192.0.2.1", "it isn't an address of this machine", "이 컴퓨터의 주소가 아닙니다"),
    ("", "the host is empty", "호스트가 비어 있습니다"),
    (" ", "the host is empty", "호스트가 비어 있습니다"),
    ("a..b", "no machine has this name", "그런 이름이나 주소가 없습니다"),
    ("x" * 300, "no machine has this name", "그런 이름이나 주소가 없습니다"),
    ("http://localhost", "no machine has this name", "그런 이름이나 주소가 없습니다"),
    ("localhost:8000", "no machine has this name", "그런 이름이나 주소가 없습니다"),
    ("256.1.1.1", "no machine has this name", "그런 이름이나 주소가 없습니다"),
])  # fmt: skip
def test_a_host_that_this_machine_does_not_have_is_an_error(
    host: str, english: str, korean: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, words in (("en", english), ("ko", korean)):
        asked = ["serve", "--host", host, "--port", "0", "--no-browser", "--lang", language]
        assert main(asked) == 2
        assert words in capsys.readouterr().err


@pytest.mark.parametrize("port", ["x", "-1", "65536", "1.5", "²"])
def test_a_port_that_is_none_is_an_error(port: str) -> None:
    assert main(["serve", "--port", port]) == 2


def test_only_an_open_address_is_called_open() -> None:
    with run.listen("127.0.0.1", 0) as here, run.listen("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        assert not run.address_of(here).is_open
        assert run.address_of(everywhere) == run.Address(f"http://127.0.0.1:{port}/", is_open=True)


@pytest.mark.parametrize(("host", "warnings"), [("127.0.0.1", 0), ("0.0.0.0", 1)])
def test_serving_says_where_warns_when_open_and_ends_with_an_interrupt(
    host: str, warnings: int
) -> None:
    words = ["serve", "--host", host, "--port", "0", "--no-browser", "--lang", "en"]
    command = [sys.executable, "-m", "noripan", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        lines = [process.stderr.readline() for _ in range(warnings + 1)]
        found = re.search(r"http://127\.0\.0\.1:\d+/", lines[-1])
        assert found
        with urllib.request.urlopen(found[0], timeout=PATIENCE) as answer:
            assert b"Noripan" in answer.read()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=PATIENCE) in (0, 130)
    assert [line.startswith("warning") for line in lines] == [True] * warnings + [False]


def test_the_browser_stays_shut_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(webbrowser, "open", lambda _url: pytest.fail("it was opened"))
    assert not run.open_browser("http://127.0.0.1/")


def test_an_ipv6_address_is_bracketed() -> None:
    try:
        waiting = run.listen("::1", 0)
    except UsageError:
        pytest.skip("this machine has no IPv6")
    with waiting:
        assert waiting.family is socket.AF_INET6
        assert run.address_of(waiting).url.startswith("http://[::1]:")
