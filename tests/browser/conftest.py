"""A server, a browser, and pages that fail their test when anything goes wrong behind them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
_CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

NewPage = Callable[..., Page]


def needed(found: str | None, why: str) -> str:
    """What a browser test needs; where it is missing the test is skipped, or fails in CI."""
    if found is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = needed(
        next(filter(None, map(shutil.which, _CHROMIUM)), None),
        "no Chromium here; on Debian: apt-get install chromium",
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=_QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    words = ["serve", "--port", "0", "--no-browser", "--lang", "en"]
    command = [sys.executable, "-m", "noripan", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        found = re.search(r"http://\S+", process.stderr.readline())
        assert found
        yield found[0]
        process.terminate()


@pytest.fixture
def new_page(browser: Browser, server: str) -> Iterator[NewPage]:
    """Opens the page; the test fails if it asks a third party or its console complains."""
    trouble: list[str] = []
    contexts = []

    def open_page(address: str = "", **options: Any) -> Page:
        context = browser.new_context(**{"locale": "en-US"} | options)
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda said: _note(trouble, said.type, said.text))
        page.on("request", lambda asked: _check(trouble, asked.url, server))
        page.goto(server + address)
        page.wait_for_selector("#board svg")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not trouble


def _note(trouble: list[str], kind: str, words: str) -> None:
    # a faulty input is answered with 422, which the browser notes by itself
    if kind in ("error", "warning") and "status of 422" not in words:
        trouble.append(words)


def _check(trouble: list[str], url: str, server: str) -> None:
    if not url.startswith((server, "blob:", "data:")):
        trouble.append(f"a request to {url}")


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe-core, from npm."""
    path = needed(str(AXE) if AXE.exists() else None, "no axe-core here; `npm ci` gets it")
    return Path(path).read_text(encoding="utf-8")
