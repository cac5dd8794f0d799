"""Runs programs, one after the other, for a parent process that asks; a script of its own.

A process of its own for three reasons. It is small: the peak of memory that Linux
reports for a child begins with that of the process that started it, so a program
started from a large process seems as large. It adopts: what a program leaves behind,
even in sessions of their own, becomes its child, so it can end all of it. And it can
stand in the program's working folder.

It is started with the standard library's fastest start (`python -I -S`) and so imports
nothing of Noripan. The words between it and its parent are dictionaries in Python's
`marshal` form, one request and one reply a program, over its standard input and output.
"""

from __future__ import annotations

import contextlib
import marshal
import os
import resource
import select
import shutil
import signal
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

_TICK = 0.01
_MOMENT = 0.0002  # from closing its output to its end a program hardly needs longer
_CHUNK = 1 << 16
_KEPT_ERRORS = 4096
_LARGEST_FILE = 64 << 20
_SET_CHILD_SUBREAPER = 36  # prctl(2)
_LONG_AGO = 10**9  # nanoseconds: one second past the beginning of time
_MOST_LEFT = 8
# A program that only waits uses no time of the processor, so its time is up by the clock;
# one that works may have to share the processor with others for much longer.
_IDLE, _IDLE_SURPLUS, _BUSY_FACTOR = 0.1, 1, 20
_AT_WORK = b"R", b"D"  # the states of proc_pid_stat(5): running or ready, waiting for a disk
_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    """Answers requests until there are no more; the folder to work in is the only argument."""
    folder = sys.argv[1]
    _adopt_orphans()
    _limit_damage()
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "r+b", 0) as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(nothing.fileno(), 1)
    with contextlib.suppress(EOFError, BrokenPipeError):  # our parent has gone
        _answer(requests, replies, folder)
    shutil.rmtree(folder, ignore_errors=True)
    # What is left in a buffer can't be written any more, which else would be complained of.
    os._exit(0)


def _answer(requests: BinaryIO, replies: BinaryIO, home: str) -> None:
    given = os.memfd_create("input") if hasattr(os, "memfd_create") else _unnamed_file()
    folder = _Folder(home)
    while True:
        request = marshal.load(requests)  # noqa: S302 - it comes from our parent
        folder.enter()
        put = [name for name in request["files"] if folder.put(name, request["input"])]
        reply = _Execution(request, given, requests.fileno()).run()
        marshal.dump({**reply, **folder.found(put)}, replies)
        replies.flush()


class _Folder:
    """An empty folder to work in, whatever the program before did to its own."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.number = 0
        self.path = ""
        self.made: os.stat_result | None = None

    def enter(self) -> None:
        if not self.is_as_made():
            os.chdir("/")
            shutil.rmtree(f"{self.home}/{self.number}", ignore_errors=True)
            self.number += 1
            self.path = f"{self.home}/{self.number}/here"
            os.makedirs(self.path)  # noqa: PTH103 - this process does without pathlib
            os.chdir(self.path)
            self.made = os.stat(self.path)  # noqa: PTH116

    def is_as_made(self) -> bool:
        """Whether it is still empty, in its place and open; then it needn't be made again."""
        try:
            now, left = os.stat(self.path), os.listdir(self.path)  # noqa: PTH116, PTH208
        except OSError:
            return False
        then = self.made
        return (
            not left
            and then is not None
            and ((now.st_ino, now.st_dev, now.st_mode) == (then.st_ino, then.st_dev, then.st_mode))
        )

    def put(self, name: str, data: bytes) -> bool:
        """Puts a file here, or one folder up; false where it can't have such a name."""
        path = self._inside(name)
        try:
            os.makedirs(os.path.dirname(path), exist_ok=True)  # noqa: PTH103, PTH120
            with open(path, "xb") as file:
                file.write(data)
            _forget_access(path)
        except OSError:
            return False
        self.made = None
        return True

    def found(self, put: list[str]) -> dict[str, list[str]]:
        """Which of the files were read, and the names of what the program has left."""
        read, left = [], []
        for name in put:
            with contextlib.suppress(OSError):
                if _was_read(os.stat(self._inside(name))):  # noqa: PTH116
                    read.append(name)
        with contextlib.suppress(OSError):
            ours = {os.path.normpath(name).partition(os.sep)[0] for name in put}
            left = sorted(set(os.listdir(self.path)) - ours)  # noqa: PTH208
        return {"read": read, "left": left[:_MOST_LEFT]}

    def _inside(self, name: str) -> str:
        """Where a file of this name is; none where that is anywhere else."""
        path = os.path.normpath(os.path.join(self.path, name))  # noqa: PTH118
        return path if path.startswith(f"{self.home}/{self.number}/") else ""


def _forget_access(file: int | str) -> None:
    """Has a file look as if it was written now and never read.

    Whatever a file system keeps of reading, it keeps the first after writing.
    """
    os.utime(file, ns=(0, time.time_ns()))


def _was_read(status: os.stat_result) -> bool:
    return status.st_atime_ns > _LONG_AGO


class _Execution:
    """One program from its start to its end."""

    def __init__(self, request: dict[str, Any], given: int, parent: int) -> None:
        self.words: list[str] = request["words"]
        self.environment = {**os.environ, **request["environment"]}
        self.seconds: float = request["seconds"]
        self.memory: int = request["memory"]
        self.longest: int = request["longest"]
        self.given = given
        self.parent = parent
        self.output = bytearray()
        self.errors = bytearray()
        self.stopped = ""
        self.used_seconds = 0.0
        self.used_memory = 0
        self.looks = 0
        self.looks_at_work = 0
        os.ftruncate(given, 0)
        os.pwrite(given, request["input"], 0)
        os.lseek(given, 0, os.SEEK_SET)
        _forget_access(given)

    def run(self) -> dict[str, Any]:
        """What happened."""
        out, out_end = os.pipe()
        err, err_end = os.pipe()
        started = time.monotonic()
        try:
            pid = self._start(out_end, err_end)
        except OSError as error:
            os.close(out)
            os.close(err)
            return {"cannot": error.strerror or str(error)}
        finally:
            os.close(out_end)
            os.close(err_end)
        self._follow(pid, {out: self.output, err: self.errors}, started)
        status, usage = self._end(pid)
        self.used_seconds = max(self.used_seconds, usage.ru_utime + usage.ru_stime)
        self.used_memory = max(self.used_memory, _peak(usage))
        for pipe, kept in ((out, self.output), (err, self.errors)):
            self._drain(pipe, kept)
            os.close(pipe)
        return {
            "output": bytes(self.output[: self.longest]),
            "errors": bytes(self.errors[-_KEPT_ERRORS:]),
            "code": os.waitstatus_to_exitcode(status),
            "stopped": self.stopped or self._over_limits(),
            "seconds": self.used_seconds,
            "clock": time.monotonic() - started,
            "memory": self.used_memory,
            # Whoever opens it again, as /dev/stdin, reads it from a place of their own.
            "reads": os.lseek(self.given, 0, os.SEEK_CUR) > 0 or _was_read(os.fstat(self.given)),
        }

    def _start(self, out: int, err: int) -> int:
        actions = [
            (os.POSIX_SPAWN_DUP2, self.given, 0),
            (os.POSIX_SPAWN_DUP2, out, 1),
            (os.POSIX_SPAWN_DUP2, err, 2),
        ]
        return os.posix_spawnp(
            self.words[0], self.words, self.environment, file_actions=actions, setsid=True,
            setsigdef=(signal.SIGPIPE, signal.SIGXFSZ),
        )  # fmt: skip

    def _follow(self, pid: int, pipes: dict[int, bytearray], started: float) -> None:
        """Takes what the program prints until it ends or must be stopped."""
        open_pipes = dict(pipes)
        look = started + _TICK
        while not self.stopped:
            patience = _TICK if open_pipes else _MOMENT
            ready, _w, _x = select.select([*open_pipes, self.parent], [], [], patience)
            if self.parent in ready:
                self.stopped = "parent"
            for pipe in ready:
                if pipe in open_pipes and not self._take(pipe, open_pipes[pipe]):
                    del open_pipes[pipe]
            now = time.monotonic()
            is_due = now >= look
            if (is_due or not open_pipes) and _has_ended(pid):
                return
            if is_due:
                look = now + _TICK
                self._watch(now - started)

    def _take(self, pipe: int, kept: bytearray) -> bool:
        """Reads a chunk; false at the end."""
        chunk = os.read(pipe, _CHUNK)
        kept += chunk
        if len(self.output) > self.longest:
            self.stopped = "output"
        if len(self.errors) > _KEPT_ERRORS + _CHUNK:
            del self.errors[:-_KEPT_ERRORS]
        return bool(chunk)

    def _watch(self, clock: float) -> None:
        """Decides whether the program, with all that it has started, has used too much."""
        family = _family()
        used = [_used(pid) for pid in family]
        self.used_seconds = max(self.used_seconds, sum(seconds for seconds, _memory in used))
        self.used_memory = max(self.used_memory, sum(memory for _seconds, memory in used))
        self.looks += 1
        # Where others have the processor, a program may work hard and use little of it.
        self.looks_at_work += self.used_seconds > clock * _IDLE or any(map(is_at_work, family))
        if self.used_seconds > self.seconds:
            self.stopped = "time"
        elif clock > self.seconds * _BUSY_FACTOR:
            self.stopped = "clock"
        elif clock > self.seconds + _IDLE_SURPLUS and self.looks_at_work < self.looks * _IDLE:
            self.stopped = "waited"
        elif self.used_memory > self.memory:
            self.stopped = "memory"

    def _over_limits(self) -> str:
        """What an ended program has used too much of, seen only now."""
        if self.used_seconds > self.seconds:
            return "time"
        return "memory" if self.used_memory > self.memory else ""

    def _end(self, pid: int) -> tuple[int, resource.struct_rusage]:
        """Ends the program and all that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)
        _pid, status, usage = os.wait4(pid, 0)
        while orphans := _children(os.getpid()):
            for orphan in orphans:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(orphan, signal.SIGKILL)
            for orphan in orphans:
                with contextlib.suppress(ChildProcessError):
                    os.waitpid(orphan, 0)
        return status, usage

    def _drain(self, pipe: int, kept: bytearray) -> None:
        """Takes what is left in a pipe whose writers are gone."""
        while len(kept) <= self.longest and (chunk := os.read(pipe, _CHUNK)):
            kept += chunk
        if len(self.output) > self.longest:
            self.stopped = self.stopped or "output"


def _has_ended(pid: int) -> bool:
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None


def _family() -> list[int]:
    """The program and all that it has started: they are the descendants of this process."""
    found = _children(os.getpid())
    for pid in found:  # it grows on the way
        found += _children(pid)
    return found


def _used(pid: int) -> tuple[float, int]:
    """A running program's seconds on the processor and bytes of memory; 0 where nobody knows.

    The time of a child counts for its parent once that has waited for it.
    """
    try:
        with open(f"/proc/{pid}/stat", "rb") as stat, open(f"/proc/{pid}/statm", "rb") as statm:
            fields = stat.read().rpartition(b")")[2].split()
            resident = int(statm.read().split()[1])
    except OSError:
        return 0, 0
    return sum(map(int, fields[11:15])) / _TICKS_A_SECOND, resident * _PAGE


def is_at_work(pid: int) -> bool:
    """Whether a thread of a process computes or reads, or would if the machine let it."""
    try:
        for thread in os.listdir(f"/proc/{pid}/task"):  # noqa: PTH208
            with open(f"/proc/{pid}/task/{thread}/stat", "rb") as stat:
                if stat.read().rpartition(b")")[2].split()[0] in _AT_WORK:
                    return True
    except OSError:
        return False
    return False


def _peak(usage: resource.struct_rusage) -> int:
    """The most memory in bytes; macOS tells bytes where others tell KiB."""
    return usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _children(pid: int) -> list[int]:
    """The processes that one has started, or was given to wait for."""
    try:
        with open(f"/proc/{pid}/task/{pid}/children") as children:
            return [int(word) for word in children.read().split()]
    except OSError:
        return []


def _adopt_orphans() -> None:
    """Makes this process the parent of all that its descendants leave behind, on Linux."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _limit_damage() -> None:
    """No core files, no huge files; as deep a stack as the system lets one have, as judges do."""
    for kind, wanted in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, _LARGEST_FILE),
        (resource.RLIMIT_STACK, resource.RLIM_INFINITY),
    ):
        _soft, hard = resource.getrlimit(kind)
        soft = wanted if hard == resource.RLIM_INFINITY else hard
        if resource.RLIM_INFINITY not in (wanted, hard):
            soft = min(wanted, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(kind, (soft, hard))


def _unnamed_file() -> int:
    import tempfile

    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


if __name__ == "__main__":
    main()
