"""Clients that don't finish what they began to say keep nobody waiting."""

from __future__ import annotations

import contextlib
import signal
import socket
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.server.live import serving
from tests.waiting import PATIENCE

PATIENT = "from noripan.server import connection; connection.PATIENCE_SECONDS = {}"
SOON, NEVER = 1.5, 1e6
HEAD = b"POST /api/trace HTTP/1.1\r\nHost: 127.0.0.1\r\n"
JSON_BODY = b"Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
STARTS = [b"", b"GET / HT", HEAD, HEAD + JSON_BODY]


def connected(url: str, start: bytes) -> socket.socket:
    address = httpx.URL(url)
    connection = socket.create_connection((address.host, address.port or 80))
    connection.sendall(start)
    return connection


@pytest.fixture(scope="module")
def impatient() -> Iterator[str]:
    with serving(first=PATIENT.format(SOON)) as (url, _process):
        yield url


@pytest.mark.parametrize("start", STARTS, ids=["nothing", "a word", "a head", "a part of a body"])
def test_a_client_that_says_no_more_is_hung_up_on(impatient: str, start: bytes) -> None:
    with connected(impatient, start) as connection:
        connection.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionResetError):  # as good as the end
            assert connection.recv(1) == b""


def test_a_client_that_goes_on_asking_is_answered(impatient: str) -> None:
    with httpx.Client(base_url=impatient, timeout=PATIENCE) as client:
        began = time.monotonic()
        while time.monotonic() < began + 2 * SOON:
            assert client.get("api/problems").status_code == 200
            time.sleep(SOON / 10)


def test_many_slow_clients_keep_neither_others_nor_the_end_waiting() -> None:
    with serving(first=PATIENT.format(NEVER)) as (url, process):
        slow = [connected(url, start) for start in STARTS for _ in range(50)]
        assert httpx.get(url, timeout=PATIENCE).status_code == 200
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=PATIENCE)
        assert process.stderr is not None
        assert process.stderr.read() == ""
        for connection in slow:
            connection.close()
