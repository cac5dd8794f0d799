"""Runs a command that ends with whoever started it, however that ended; a script of its own.

The starter keeps the other end of this script's standard input open and never writes to it: when
it is closed, the script ends its whole group of processes. So the starter makes it a group of its
own. Like `launcher`, it is started with `python -I -S` and imports nothing of Noripan.
"""

from __future__ import annotations

import os
import signal
import sys
import threading


def main() -> None:
    """Runs the words that it was given, and ends as they did."""
    threading.Thread(target=_end_with_starter, daemon=True).start()
    nothing = (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0)
    try:
        child = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=[nothing])
    except OSError as error:
        sys.exit(f"{sys.argv[1]}: {error.strerror}")
    _child, status = os.waitpid(child, 0)
    os._exit(max(1, os.waitstatus_to_exitcode(status)) if status else 0)


def _end_with_starter() -> None:
    os.read(0, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
