"""A server with more to do than it can: the small stays quick, and nothing is left behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from noripan.server.settings import Settings
from tests.server.live import asking, serving
from tests.server.test_asking import LARGE, SMALL
from tests.waiting import PATIENCE, children, has_ended, procs, ticks, wait_until

MANY = 60
ASKED = {"problem": SMALL.problem, "input": SMALL.input}
LARGE_ASKED = {"problem": LARGE.problem, "input": LARGE.input}


def ticks_when_quiet(pid: int) -> int:
    """How long they have worked by the time at which they hardly do any more."""
    before = ticks(pid)
    while True:
        time.sleep(1)
        now = ticks(pid)
        if now - before < 0.1 * os.sysconf("SC_CLK_TCK"):
            return now
        before = now


def post(url: str, asked: object) -> socket.socket:
    """A connection that asked for a trace and hasn't read what it got."""
    request = httpx.Request("POST", f"{url}api/trace", json=asked)
    head = "".join(f"{name}: {value}\r\n" for name, value in request.headers.items())
    connection = socket.create_connection((request.url.host, request.url.port or 80))
    connection.sendall(f"POST /api/trace HTTP/1.1\r\n{head}\r\n".encode() + request.read())
    return connection


@procs
def test_a_page_and_a_small_request_are_answered_while_long_work_does_not_end() -> None:
    with serving() as (url, process), ExitStack() as connections:
        httpx.post(f"{url}api/trace", json=ASKED, timeout=PATIENCE).raise_for_status()
        held = children(process.pid)
        for worker in held:
            os.kill(worker, signal.SIGSTOP)
            connections.callback(os.kill, worker, signal.SIGKILL)
            connections.enter_context(post(url, LARGE_ASKED))
        httpx.get(url, timeout=PATIENCE).raise_for_status()
        httpx.post(f"{url}api/trace", json=ASKED, timeout=PATIENCE).raise_for_status()
        assert not any(map(has_ended, held))


@procs
def test_work_ends_when_its_clients_have_left() -> None:
    with serving() as (url, process):
        began = ticks(process.pid)
        httpx.post(f"{url}api/trace", json=LARGE_ASKED, timeout=PATIENCE).raise_for_status()
        one = ticks(process.pid) - began
        with ExitStack() as connections:
            for _ in range(MANY):
                connections.enter_context(post(url, LARGE_ASKED))
            time.sleep(0.5)
        assert ticks_when_quiet(process.pid) - began < MANY / 2 * one


@procs
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_server_ends_at_once_and_its_workers_with_it(number: signal.Signals) -> None:
    with serving() as (url, process):
        with ExitStack() as connections:
            for _ in range(MANY):
                connections.enter_context(post(url, LARGE_ASKED))
            wait_until(lambda: bool(children(process.pid)))
            workers = children(process.pid)
            process.send_signal(number)
            process.wait(PATIENCE)
            wait_until(lambda: all(map(has_ended, workers)))
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


@procs
def test_the_server_ends_with_an_interrupt_from_the_keyboard() -> None:
    """Ctrl-C goes to a whole group of processes."""
    words = ["serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(
        [sys.executable, "-m", "noripan", *words],
        stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        assert process.stderr is not None
        process.stderr.readline()
        wait_until(lambda: bool(children(process.pid)))
        workers = children(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) in (0, 130)
        wait_until(lambda: all(map(has_ended, workers)))
        assert process.stderr.read() == ""


@pytest.mark.parametrize("limits", [{"most_waiting": 0}, {"longest_seconds": 0.0}])
def test_a_server_that_has_too_much_to_do_says_when_to_ask_again(limits: Any) -> None:
    with asking(Settings(**limits)) as client:
        answer = client.post("/api/trace", json=LARGE_ASKED)
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "application/problem+json"
    assert int(answer.headers["retry-after"]) > 0
    assert answer.json()["text"]["ko"]
