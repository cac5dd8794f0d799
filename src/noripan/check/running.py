"""Runs somebody's program safely: in a folder of its own, within limits, leaving nothing behind.

The work is done by `launcher`, one process for each program that runs at the same time.
"""

from __future__ import annotations

import marshal
import subprocess
import sys
import tempfile
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import Value

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from concurrent.futures import Future
    from types import TracebackType
    from typing import Self

    from noripan.check.building import Program

_LAUNCHER = Path(__file__).with_name("launcher.py")
_MEBIBYTE = 1 << 20
_SHORTEST_OUTPUT_LIMIT = 1 << 16
_OUTPUT_FACTOR = 16


class Stopped(Enum):
    """Why a program was stopped, or which limit it turned out to have exceeded."""

    TLE = Text("used too much time", "시간을 너무 많이 썼습니다")
    MLE = Text("used too much memory", "메모리를 너무 많이 썼습니다")
    OLE = Text("printed too much", "너무 많이 출력했습니다")


_WAITED = "waited"
_STOPPED = {
    "": None,
    "time": Stopped.TLE,
    "clock": Stopped.TLE,
    _WAITED: Stopped.TLE,
    "memory": Stopped.MLE,
    "output": Stopped.OLE,
}


class Finished(Value):
    """What happened in one run of a program.

    Attributes:
        output: What it printed, as far as it was taken.
        errors: The end of what it wrote to its standard error.
        code: Its exit code; negative is the signal that ended it.
        stopped: Which limit it exceeded, if any.
        seconds: Time used on the processor.
        clock: Time from start to end.
        memory: The most memory used, in bytes.
        reads: Whether it read its standard input.
        only_waited: Whether its time was up although it hardly tried to do anything.
        files_read: Which of the files with its input it read.
        left: The names of what it left in its folder.
    """

    output: str
    errors: str
    code: int
    stopped: Stopped | None
    seconds: float
    clock: float
    memory: int
    reads: bool
    only_waited: bool = False
    files_read: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


class Runner:
    """Runs one program at a time.

    Use as a context manager; leaving it ends whatever still runs.
    """

    @property
    def folder(self) -> str:
        """The folder that it has for itself; the launcher removes it even if we are killed."""
        return self._folder.name

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(prefix="noripan-", ignore_cleanup_errors=True)
        self._process = subprocess.Popen(  # noqa: S603 - our own script
            [sys.executable, "-I", "-S", str(_LAUNCHER), self._folder.name],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate()
        self._folder.cleanup()

    def run(
        self, program: Program, given: str, *, expected: str = "", files: Sequence[str] = ()
    ) -> Finished:
        """Runs a program on an input.

        Args:
            program: What to run, with its limits.
            given: Its standard input.
            expected: The right answer; an output many times as long is cut off.
            files: The names of files that hold the input, too, beside the one of the program.

        Raises:
            UsageError: the program can't be started.
        """
        request = {
            "words": list(program.words),
            "environment": dict(program.environment),
            "input": given.encode(),
            "files": [*files, *filter(None, [program.file])],
            "seconds": program.limits.seconds,
            "memory": program.limits.mebibytes * _MEBIBYTE,
            "longest": max(_SHORTEST_OUTPUT_LIMIT, _OUTPUT_FACTOR * len(expected)),
        }
        reply = self._ask(request)
        if "cannot" in reply:
            raise _cannot_start(program.words[0], reply["cannot"])
        return Finished(
            output=_text(reply["output"]),
            errors=_text(reply["errors"]),
            code=reply["code"],
            stopped=_STOPPED[reply["stopped"]],
            seconds=reply["seconds"],
            clock=reply["clock"],
            memory=reply["memory"],
            reads=reply["reads"],
            only_waited=reply["stopped"] == _WAITED,
            files_read=tuple(reply["read"]),
            left=tuple(reply["left"]),
        )

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        requests, replies = self._process.stdin, self._process.stdout
        if requests is None or replies is None:
            raise RuntimeError("a runner is to be used as a context manager")
        try:
            marshal.dump(request, requests)
            requests.flush()
            reply: dict[str, Any] = marshal.load(replies)  # noqa: S302 - our own process
        except (EOFError, BrokenPipeError) as error:
            raise UsageError(
                Text(
                    "the process that runs the program was killed, perhaps by the program",
                    "프로그램을 실행하는 프로세스가 죽었습니다. 프로그램이 죽였을 수 있습니다",
                )
            ) from error
        return reply


class Pool:
    """Several runners at work at the same time.

    Use as a context manager.

    Args:
        jobs: How many programs run at the same time.
    """

    def __init__(self, jobs: int) -> None:
        self._runners = [Runner() for _ in range(jobs)]
        self._idle: SimpleQueue[Runner] = SimpleQueue()
        self._threads = ThreadPoolExecutor(jobs)

    def __enter__(self) -> Self:
        for runner in self._runners:
            self._idle.put(runner.__enter__())
        return self

    @property
    def folder(self) -> str:
        """Where to keep files as long as the pool is open; they go even if we are killed."""
        return self._runners[0].folder

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for runner in self._runners:
            runner.__exit__(kind, error, trace)
        self._threads.shutdown()

    def run(
        self, program: Program, given: str, *, expected: str = "", files: Sequence[str] = ()
    ) -> Finished:
        """Runs a program on one input, as soon as a runner is idle.

        Raises:
            UsageError: the program can't be started.
        """
        runner = self._idle.get()
        try:
            return runner.run(program, given, expected=expected, files=files)
        finally:
            self._idle.put(runner)

    def run_all(self, program: Program, tasks: Iterable[tuple[str, str]]) -> Iterator[Finished]:
        """Runs a program on many inputs, each given with its right answer; in their order.

        A task is asked for shortly before it is run, so that finding inputs and right
        answers goes on while programs run.

        Raises:
            UsageError: the program can't be started.
        """
        running: deque[Future[Finished]] = deque()
        for given, expected in tasks:
            running.append(self._threads.submit(self.run, program, given, expected=expected))
            if len(running) == len(self._runners):
                yield running.popleft().result()
        while running:
            yield running.popleft().result()


def _text(data: bytes) -> str:
    return data.decode("utf-8", errors="replace").replace("\r\n", "\n")


def _cannot_start(word: str, reason: str) -> UsageError:
    return UsageError(Text("can't start {}: {}", "{}: 실행할 수 없습니다. {}").fill(word, reason))
