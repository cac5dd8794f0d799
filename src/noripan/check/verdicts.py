"""The verdicts of judges, and which one a run of a program gets."""

from __future__ import annotations

from enum import Enum

from noripan.check.comparing import is_right, is_right_but_for_space
from noripan.core.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.check.running import Finished


class Verdict(Enum):
    """What a judge says of one run, by its usual name."""

    AC = Text("accepted", "맞음")
    WA = Text("wrong answer", "틀린 답")
    TLE = Text("time limit exceeded", "시간 초과")
    MLE = Text("memory limit exceeded", "메모리 초과")
    RTE = Text("run-time error", "런타임 에러")
    OLE = Text("output limit exceeded", "출력 초과")
    PE = Text("presentation error", "출력 형식이 잘못됨")

    @property
    def text(self) -> Text:
        """The verdict in words."""
        text: Text = self.value
        return text


def verdict(finished: Finished, expected: str) -> Verdict:
    """The verdict on a run whose right answer is known."""
    if finished.stopped is not None:
        return Verdict[finished.stopped.name]
    if finished.code != 0:
        return Verdict.RTE
    if is_right(expected, finished.output):
        return Verdict.AC
    return Verdict.PE if is_right_but_for_space(expected, finished.output) else Verdict.WA
