"""What is wrong with a program beside its answers: it asks, chats, or looks elsewhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from noripan.check.comparing import trimmed
from noripan.check.verdicts import Verdict
from noripan.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from noripan.check.trials import Trial

_OPENS_A_FILE = re.compile(
    r"""freopen\s*\(|ifstream\b|fopen\s*\(|FileReader|FileInputStream|\bopen\s*\(\s*["']"""
)
_MISSING_FILE = re.compile(r"No such file|FileNotFound|ENOENT", re.IGNORECASE)

READS_NOTHING = Text(
    "The program never reads its standard input.", "프로그램이 표준 입력을 전혀 읽지 않습니다."
)
READS_A_FILE = Text(
    "The program reads a file; a judge gives the input on the standard input, so take out "
    "freopen, open or the like.",
    "프로그램이 파일을 읽습니다. 채점에서는 입력이 표준 입력으로 주어지므로 "
    "freopen이나 open 따위를 빼세요.",
)
WAITS = Text(
    "The program was not computing when it was stopped but waiting: for a key, for other input, "
    "or asleep.",
    "프로그램은 멈출 때까지 거의 계산하지 않고 기다렸습니다. 키 입력이나 다른 입력을 기다리거나 "
    "잠들어 있습니다.",
)
PROMPTS = Text(
    "The program prints a prompt before its answer; a judge compares everything that is printed.",
    "프로그램이 답 앞에 안내문을 출력합니다. 채점에서는 출력한 것을 모두 비교합니다.",
)
PRINTS_MORE = Text(
    "The right answer is among what the program prints, but it prints more: take out what it "
    "prints for debugging.",
    "출력 속에 정답이 있지만 다른 것도 출력합니다. 디버깅용 출력을 빼세요.",
)
PRINTS_NOTHING = Text("The program prints nothing.", "프로그램이 아무것도 출력하지 않습니다.")
READS_PAST_THE_END = Text(
    "The program reads on after the input has ended.", "입력이 끝난 뒤에도 계속 읽으려고 합니다."
)
_ENDED_INPUT = re.compile(r"EOFError|NoSuchElementException|InputMismatch|EOFException")
MOSTLY_RIGHT = Text(
    "It is right but for white space inside the answer.", "답 안의 공백만 다르고 나머지는 맞습니다."
)


def hints(trials: Iterable[Trial], source: str) -> tuple[Text, ...]:
    """What there is to say of how a program reads and prints.

    Args:
        trials: What was tried.
        source: The program's text, where that is known.
    """
    tried = list(trials)
    failures = [trial for trial in tried if trial.failed]
    found = [
        *_about_reading(tried, failures, source),
        *_about_printing(failures),
    ]
    return tuple(dict.fromkeys(found))


def _about_reading(
    tried: Sequence[Trial], failures: Sequence[Trial], source: str
) -> Iterable[Text]:
    if not failures:
        return
    reads_nothing = all(_does_not_read(trial) for trial in tried) and (
        len({trial.finished.output for trial in tried}) == 1
    )
    lacks_a_file = any(_MISSING_FILE.search(trial.finished.errors) for trial in failures)
    if lacks_a_file or (reads_nothing and _OPENS_A_FILE.search(source)):
        yield READS_A_FILE
    elif reads_nothing:
        yield READS_NOTHING
    if any(trial.finished.only_waited for trial in failures):
        yield WAITS
    if any(_ENDED_INPUT.search(trial.finished.errors) for trial in failures):
        yield READS_PAST_THE_END


def _does_not_read(trial: Trial) -> bool:
    """Whether it read nothing though it might have: one that is stopped at work may yet do so."""
    finished = trial.finished
    ended = finished.stopped is None or finished.only_waited
    return ended and finished.consumed == 0


def _about_printing(failures: Sequence[Trial]) -> Iterable[Text]:
    wrong = [trial for trial in failures if trial.answered]
    if not wrong:
        return
    if all(not trial.finished.output.strip() for trial in wrong):
        yield PRINTS_NOTHING
    elif all(_is_prompted(trial) for trial in wrong):
        yield PROMPTS
    elif all(_holds_answer(trial) for trial in wrong):
        yield PRINTS_MORE
    elif all(trial.verdict is Verdict.PE for trial in wrong):
        yield MOSTLY_RIGHT


def _is_prompted(trial: Trial) -> bool:
    """Whether words stand before the right answer on its own first line: `N? 213`."""
    expected, output = trial.expected.strip(), trial.finished.output.strip()
    before = output.removesuffix(expected)
    return before != output and bool(re.search(r"[^\W\d_][^\n]*[:?>=][ \t]*$", before))


def _holds_answer(trial: Trial) -> bool:
    """Whether the lines of the right answer are among those printed, in order, with others."""
    output, expected = trimmed(trial.finished.output), trimmed(trial.expected)
    lines = iter(output)
    return len(output) > len(expected) and all(line in lines for line in expected)
