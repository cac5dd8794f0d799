"""The page Look: from request to trace, under load too, and bytes to the first useful view."""

from __future__ import annotations

import asyncio
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from bench.timing import machine
from noripan.games import problem, problem_entry, problem_names
from noripan.server.app import WEB

RUNS = 7
PAGE_SECONDS = 5.0
MANY = 60
AIM_BYTES = 100_000
CASES = Path(__file__).parents[1] / "tests" / "cases"


def main() -> None:
    """Prints a row for the largest input of each problem, then the page's own figures."""
    print(f"Wall milliseconds, median of {RUNS} requests one after the other. {machine()}\n")
    with server() as url, httpx.Client(base_url=url, timeout=60) as client:
        print("| problem | turns | answer alone | request to trace | ratio | KB sent |")
        print("| --- | ---: | ---: | ---: | ---: | ---: |")
        for name in problem_names():
            print(row(client, name, largest_input(name)), flush=True)
        print(f"\nPages a second from one process, one client: {pages_a_second(client):.0f}")
        print(asyncio.run(under_load(url)))
        sent = first_view_bytes(client)
        print(f"Bytes to the first useful view: {sent} ({sent / AIM_BYTES:.2f} of the aim)")


@contextmanager
def server() -> Iterator[str]:
    """The address of a server of our own."""
    command = [sys.executable, "-m", "noripan", "serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        found = re.search(r"http://\S+", process.stderr.readline())
        assert found is not None
        yield found[0]
        process.terminate()


def largest_input(name: str) -> str:
    """The known input with the most turns."""
    inputs = [case.input for case in problem_entry(name).named_cases]
    inputs += [path.read_text(encoding="utf-8") for path in CASES.joinpath(name).glob("*.in")]
    if name == "yut-nori":
        inputs.append("100\n" + "".join(f"{'ABCDabcd'[turn % 8]} BBBF\n" for turn in range(100)))
    return max(inputs, key=lambda text: (turns(name, text), len(text)))


def turns(name: str, text: str) -> int:
    """How many turns an input has in all its cases."""
    return sum(len(list(record.steps)) for record in problem(name).watch(text))


def row(client: httpx.Client, name: str, text: str) -> str:
    """A line of the table."""
    asked = {"problem": name, "input": text}
    ours, alone, sent = [], [], 0
    for _run in range(RUNS):
        start = time.perf_counter()
        answer = client.post("api/trace", json=asked)
        ours.append(time.perf_counter() - start)
        sent = answer.num_bytes_downloaded
        answer.raise_for_status()
        start = time.perf_counter()
        problem(name).answer(text)
        alone.append(time.perf_counter() - start)
    trace, judge = statistics.median(ours) * 1e3, statistics.median(alone) * 1e3
    return (
        f"| {name} | {turns(name, text)} | {judge:.1f} | {trace:.0f} | {trace / judge:.0f} "
        f"| {sent / 1e3:.0f} |"
    )


def pages_a_second(client: httpx.Client) -> float:
    """How often the page itself is sent in a second."""
    pages, start = 0, time.perf_counter()
    while time.perf_counter() - start < PAGE_SECONDS:
        client.get("").raise_for_status()
        pages += 1
    return pages / (time.perf_counter() - start)


async def under_load(url: str) -> str:
    """How long a page and a small trace take while many of the largest are waited for."""
    large = {"problem": "new-game", "input": largest_input("new-game")}
    small = {"problem": "dice-yut", "input": problem_entry("dice-yut").named_cases[0].input}
    limits = httpx.Limits(max_connections=2 * MANY)
    async with httpx.AsyncClient(base_url=url, timeout=120, limits=limits) as client:
        alone = await milliseconds(client.post("api/trace", json=small))
        began = time.perf_counter()
        waiting = [asyncio.create_task(client.post("api/trace", json=large)) for _ in range(MANY)]
        await asyncio.sleep(0.2)
        traces = [await milliseconds(client.post("api/trace", json=small))]
        pages = []
        while not all(task.done() for task in waiting):
            pages.append(await milliseconds(client.get("")))
            traces.append(await milliseconds(client.post("api/trace", json=small)))
            await asyncio.sleep(0.2)
        done = sum(task.result().is_success for task in waiting)
        seconds = time.perf_counter() - began
    return (
        f"While {MANY} traces of {turns('new-game', large['input'])} turns asked for at once are"
        f" made ({done} in {seconds:.1f} s): a page {statistics.median(pages):.0f} ms (at most"
        f" {max(pages):.0f}), a small trace {statistics.median(traces):.0f} ms (at most"
        f" {max(traces):.0f}; {alone:.0f} alone)"
    )


async def milliseconds(answer: Awaitable[httpx.Response]) -> float:
    """How long an answer takes."""
    start = time.perf_counter()
    (await answer).raise_for_status()
    return (time.perf_counter() - start) * 1e3


def first_view_bytes(client: httpx.Client) -> int:
    """What is sent, compressed, until a first visitor sees the first board."""
    files = ["", "style.css", "board.css", "icon.svg", "api/problems"]
    files += [f"js/{path.name}" for path in sorted(WEB.joinpath("js").glob("*.js"))]
    sent = sum(client.get(file).num_bytes_downloaded for file in files)
    first = {"problem": "yut-nori", "input": problem_entry("yut-nori").named_cases[0].input}
    return sent + client.post("api/trace", json=first).num_bytes_downloaded


if __name__ == "__main__":
    main()
