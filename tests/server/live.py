"""A server of its own, as `noripan serve` starts it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx


@contextmanager
def serving(*words: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of a server and its process, which is ended at the end."""
    command = [sys.executable, "-m", "noripan", "serve", "--port", "0", "--no-browser", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            said = ""
            while not (found := re.search(r"http://\S+/", said)):
                said = process.stderr.readline()
                assert said, "it ended"
            httpx.get(found[0], timeout=30)
            yield found[0], process
        finally:
            process.kill()
