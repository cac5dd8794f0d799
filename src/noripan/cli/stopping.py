"""Ends a command early: by Ctrl-C, by SIGTERM as `kill` sends it, or when the terminal is gone."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

from noripan.cli.terminal import INTERRUPTED

if TYPE_CHECKING:
    from types import FrameType
    from typing import Self

_SIGNALS = (signal.SIGTERM, signal.SIGHUP)
_KILLED = 128


class Stoppable:
    """Lets SIGTERM and SIGHUP interrupt the block as Ctrl-C does; then goes on after the block.

    The first of them counts: what ends early still has something to tell and to clear away. A
    signal that was ignored, as by `nohup`, goes on being ignored.

    Attributes:
        code: The exit code that says how the block was ended early: 128 and the signal's number.
    """

    def __init__(self) -> None:
        self.code = INTERRUPTED
        self._ours = [one for one in _SIGNALS if signal.getsignal(one) is signal.SIG_DFL]

    def __enter__(self) -> Self:
        self._handle(self._interrupt)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_error: object) -> bool:
        self._handle(signal.SIG_DFL)
        return kind is KeyboardInterrupt

    def _interrupt(self, number: int, _frame: FrameType | None) -> None:
        self._handle(signal.SIG_IGN)
        self.code = _KILLED + number
        raise KeyboardInterrupt

    def _handle(self, how: signal._HANDLER) -> None:
        for number in self._ours:
            signal.signal(number, how)
