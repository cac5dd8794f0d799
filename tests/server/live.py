"""Servers for tests: without a network, or as `noripan serve` starts them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from litestar.testing import TestClient

from noripan.server.app import create_app
from noripan.server.settings import Settings
from tests.waiting import PATIENCE

JSON = {"Content-Type": "application/json"}


def asking(settings: Settings) -> TestClient[Any]:
    """A client of an application in this process; it goes by a name that a loopback has."""
    return TestClient(create_app(settings), base_url="http://127.0.0.1:8000")


@contextmanager
def serving(*, first: str = "") -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of a server and its process, which is ended at the end.

    Args:
        first: What its Python does before.
    """
    words = ["serve", "--port", "0", "--no-browser"]
    script = f"{first}\nfrom noripan.cli.main import main\nraise SystemExit(main({words}))"
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            said = ""
            while not (found := re.search(r"http://\S+/", said)):
                said = process.stderr.readline()
                assert said, "it ended"
            httpx.get(found[0], timeout=PATIENCE)
            yield found[0], process
        finally:
            process.kill()
