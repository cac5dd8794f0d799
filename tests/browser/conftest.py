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
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

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
Contexts = dict[str, BrowserContext]


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


@pytest.fixture(scope="session")
def contexts() -> Iterator[Contexts]:
    """Browser profiles by their options; a page starts sooner in one that has loaded it before."""
    found: Contexts = {}
    yield found
    for context in found.values():
        context.close()


@pytest.fixture
def new_page(browser: Browser, server: str, contexts: Contexts) -> Iterator[NewPage]:
    """Opens the page; the test fails if it asks a third party or its console complains."""
    trouble: list[str] = []
    pages: list[Page] = []

    def open_page(address: str = "", **options: Any) -> Page:
        key = repr(sorted(options.items()))
        if key not in contexts:
            contexts[key] = browser.new_context(**{"locale": "en-US"} | options)
            contexts[key].set_default_timeout(20_000)
        page = contexts[key].new_page()
        pages.append(page)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda said: _note(trouble, said.type, said.text))
        page.on("request", lambda asked: _check(trouble, asked.url, server))
        page.goto(server + address)
        page.wait_for_selector("#board svg")
        return page

    yield open_page
    for page in pages:
        page.evaluate("localStorage.clear()")
        page.close()
    assert not trouble


def _note(trouble: list[str], kind: str, words: str) -> None:
    # a request that is refused or not answered is noted by the browser itself
    expected = re.search("status of 4(00|22)|ERR_CONNECTION_REFUSED", words)
    if kind in ("error", "warning") and not expected:
        trouble.append(words)


def _check(trouble: list[str], url: str, server: str) -> None:
    if not url.startswith((server, "blob:", "data:")):
        trouble.append(f"a request to {url}")


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe-core, from npm."""
    path = needed(str(AXE) if AXE.exists() else None, "no axe-core here; `npm ci` gets it")
    return Path(path).read_text(encoding="utf-8")
