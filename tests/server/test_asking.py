"""The processes that do the work: what is dropped, what is refused, and who is told."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import Struct

from noripan.games import problem_entry
from noripan.server.asking import Asking
from noripan.server.details import Busy
from noripan.server.look import trace
from noripan.server.messages import TraceRequest
from noripan.server.settings import Limits, Settings
from tests.waiting import PATIENCE, children, has_ended, procs

if TYPE_CHECKING:
    from litestar import Response

SMALL = TraceRequest(problem="dice-yut", input=problem_entry("dice-yut").named_cases[0].input)
LARGE = TraceRequest(
    problem="new-game",
    input=next(
        case.input for case in problem_entry("new-game").named_cases if case.name == "turn-1001"
    ),
)


class Naptime(Struct):
    """Asks for the number of a process, after some seconds."""

    seconds: float


def nap(asked: Naptime, _limits: Limits) -> bytes:
    """Computes for some seconds without a pause, as a kernel does."""
    end = time.monotonic() + asked.seconds
    while time.monotonic() < end:
        pass
    return b"%d" % os.getpid()


def fail(_asked: Naptime, _limits: Limits) -> bytes:
    """Goes wrong."""
    raise ZeroDivisionError


class Client:
    """Whoever asks; `leave` hangs up."""

    def __init__(self) -> None:
        self._gone = asyncio.Event()

    def leave(self) -> None:
        """Hangs up."""
        self._gone.set()

    async def receive(self) -> dict[str, str]:
        """What a server hears of it."""
        await self._gone.wait()
        return {"type": "http.disconnect"}


def run(scenario: Callable[[Asking], Awaitable[None]], **settings: Any) -> None:
    """Plays a scenario with processes of its own."""

    async def whole() -> None:
        asking = Asking(Settings(**settings))
        await asking.start()
        try:
            await scenario(asking)
        finally:
            await asking.close()

    # In a thread of its own: this one may have the event loop of a browser under test.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(whole())).result()


async def napped(
    asking: Asking, seconds: float = 0.0, client: Client | None = None
) -> Response[Any]:
    who: Any = client or Client()
    return await asking.answer(nap, Naptime(seconds), who)


def test_an_answer_comes_and_a_mistake_of_ours_is_told_and_printed(
    capfd: pytest.CaptureFixture[str],
) -> None:
    async def scenario(asking: Asking) -> None:
        who: Any = Client()
        assert (await asking.answer(trace, SMALL, who)).content.startswith(b"{")
        failed = await asking.answer(fail, Naptime(0), who)
        assert failed.status_code == 500
        assert (await napped(asking)).status_code is None

    run(scenario)
    assert "ZeroDivisionError" in capfd.readouterr().err


def test_one_process_after_the_other_is_used_again_and_more_only_at_once() -> None:
    async def scenario(asking: Asking) -> None:
        one, again = (await napped(asking)).content, (await napped(asking)).content
        assert one == again
        both = await asyncio.gather(napped(asking, 0.2), napped(asking, 0.2))
        assert len({answer.content for answer in both}) == 2

    run(scenario, most_workers=2)


def test_more_than_may_wait_is_refused_until_some_have_left() -> None:
    async def scenario(asking: Asking) -> None:
        clients = [Client() for _ in range(3)]
        waiting = [asyncio.create_task(napped(asking, 600, client)) for client in clients]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await napped(asking)
        for client in clients:
            client.leave()
        left = await asyncio.gather(*waiting)
        assert [answer.status_code for answer in left] == [499] * 3
        assert (await napped(asking)).content

    run(scenario, most_workers=1, most_waiting=3)


@procs
def test_work_that_nobody_waits_for_is_stopped_even_in_the_midst_of_a_kernel() -> None:
    async def scenario(asking: Asking) -> None:
        pid = int((await napped(asking)).content)
        client = Client()
        waiting = asyncio.create_task(napped(asking, 600, client))
        await asyncio.sleep(0.05)
        client.leave()
        assert (await waiting).status_code == 499
        assert has_ended(pid)

    run(scenario, most_workers=1)


def test_what_is_nearly_done_when_its_client_leaves_is_done_by_the_same_process() -> None:
    async def scenario(asking: Asking) -> None:
        pid = (await napped(asking)).content
        client = Client()
        waiting = asyncio.create_task(napped(asking, 0.05, client))
        await asyncio.sleep(0)
        client.leave()
        await waiting
        assert (await napped(asking)).content == pid

    run(scenario, most_workers=1)


@procs
def test_work_that_takes_too_long_is_stopped_and_the_next_is_answered() -> None:
    async def scenario(asking: Asking) -> None:
        before = set(children(os.getpid()))
        with pytest.raises(Busy):
            await napped(asking, 600)
        assert set(children(os.getpid())) <= before

    run(scenario, most_workers=1, longest_seconds=2.0)


def test_whoever_waits_for_a_process_that_is_killed_is_told_and_the_next_is_answered() -> None:
    async def scenario(asking: Asking) -> None:
        pid = int((await napped(asking)).content)
        waiting = asyncio.create_task(napped(asking, 600))
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        assert (await waiting).status_code == 503
        assert int((await napped(asking)).content) != pid

    run(scenario, most_workers=1)


def test_closing_tells_whoever_waits_or_comes() -> None:
    async def scenario(asking: Asking) -> None:
        waiting = asyncio.create_task(napped(asking, PATIENCE))
        await asyncio.sleep(0.1)
        closing = asyncio.create_task(asking.close())
        with pytest.raises(Busy):
            await waiting
        with pytest.raises(Busy):
            await napped(asking)
        await closing

    run(scenario)


def test_small_ones_are_answered_beside_two_long_ones() -> None:
    async def scenario(asking: Asking) -> None:
        long = [asyncio.create_task(napped(asking, 600)) for _ in range(2)]
        for _ in range(3):
            assert (await napped(asking)).content
        assert not any(task.done() for task in long)

    run(scenario)
