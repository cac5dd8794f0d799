"""The processes that do the work: whose turn it is, what is dropped, what is refused."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from noripan.games import problem_entry
from noripan.server.details import Busy
from noripan.server.messages import TraceRequest
from noripan.server.settings import Limits
from noripan.server.work.wire import Order, Reply
from noripan.server.work.worker import Scheduler
from noripan.server.work.workers import Workers
from tests.waiting import PATIENCE, procs, ticks

if TYPE_CHECKING:
    from noripan.server.work.jobs import Work

SMALL = TraceRequest(problem="dice-yut", input=problem_entry("dice-yut").named_cases[0].input)
LARGE = TraceRequest(
    problem="new-game",
    input=next(
        case.input for case in problem_entry("new-game").named_cases if case.name == "turn-1001"
    ),
)


def busy_for(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def work(order: Order) -> Work[Reply]:
    """Takes as many milliseconds as the order says, one after the other."""
    for _ in range(int(order.kind)):
        busy_for(0.001)
        yield
    return Reply(order.number, 200, b"")


def answered(*orders: Order, then: tuple[Order, ...] = (), after: int = 0) -> list[int]:
    """The numbers of the orders as they are answered; some come after others had turns."""
    replies: list[int] = []
    scheduler = Scheduler(work, lambda reply: replies.append(reply.number))
    for order in orders:
        scheduler.take(order)
    turns = 0
    while scheduler.has_work:
        if turns == after:
            for order in then:
                scheduler.take(order)
        scheduler.work()
        turns += 1
    return replies


def test_a_short_order_is_answered_before_long_ones_that_came_before() -> None:
    assert answered(Order(1, "200"), Order(2, "200"), then=(Order(3, "5"),), after=2) == [3, 1, 2]


def test_long_orders_are_answered_in_the_order_in_which_they_came() -> None:
    numbers = [1, 2, 3, 4]
    assert answered(*[Order(number, "90") for number in numbers]) == numbers


def test_an_order_that_nobody_waits_for_is_dropped_wherever_it_stands() -> None:
    assert answered(Order(1, "200"), Order(2, "200"), then=(Order(1),), after=4) == [2]
    assert answered(Order(1, "200"), then=(Order(2, "5"), Order(2)), after=1) == [1]


@pytest.fixture
def workers() -> Iterator[Workers]:
    made = Workers(1, 8, Limits())
    made.start()
    yield made
    made.close()


def pids(workers: Workers) -> list[int]:
    return [worker._process.pid for worker in workers._workers]


def test_more_than_may_wait_is_refused_until_some_have_left(workers: Workers) -> None:
    waiting = [workers.ask("trace", LARGE) for _ in range(8)]
    with pytest.raises(Busy):
        workers.ask("trace", SMALL)
    for job in waiting[1:]:
        assert job.cancel()
    assert workers.ask("trace", SMALL).result(timeout=PATIENCE).status == 200
    assert waiting[0].result(timeout=PATIENCE).status == 200


@procs
def test_cancelled_work_is_not_gone_on_with(workers: Workers) -> None:
    workers.ask("trace", SMALL).result(timeout=PATIENCE)
    alone = ticks_for_a_large_one(workers)
    for job in [workers.ask("trace", LARGE) for _ in range(8)]:
        job.cancel()
    assert ticks_for_a_large_one(workers) < 5 * alone


def ticks_for_a_large_one(workers: Workers) -> int:
    (pid,) = pids(workers)
    began = ticks(pid)
    workers.ask("trace", LARGE).result(timeout=PATIENCE)
    return ticks(pid) - began


def test_whoever_waits_for_a_process_that_is_killed_is_told_and_the_next_is_answered(
    workers: Workers,
) -> None:
    waiting = [workers.ask("trace", LARGE) for _ in range(3)]
    (pid,) = pids(workers)
    os.kill(pid, signal.SIGKILL)
    for job in waiting:
        with pytest.raises(Busy):
            job.result(timeout=PATIENCE)
    assert workers.ask("trace", SMALL).result(timeout=PATIENCE).status == 200
    assert pids(workers) != [pid]


def test_a_process_is_started_only_where_the_others_have_something_to_do() -> None:
    workers = Workers(2, 8, Limits())
    try:
        for _ in range(2):
            workers.ask("trace", SMALL).result(timeout=PATIENCE)
        assert len(pids(workers)) == 1
        jobs = [workers.ask("trace", LARGE) for _ in range(3)]
        assert len(pids(workers)) == 2
    finally:
        workers.close()
    assert all(isinstance(job.exception(timeout=PATIENCE), Busy) for job in jobs)


def test_closing_ends_the_processes_at_once(workers: Workers) -> None:
    job = workers.ask("trace", LARGE)
    (pid,) = pids(workers)
    workers.close()
    assert isinstance(job.exception(timeout=PATIENCE), Busy)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(Busy):
        workers.ask("trace", SMALL)
    assert not pids(workers)
