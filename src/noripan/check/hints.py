"""What is wrong with a program beside its answers: it asks, chats, looks elsewhere, ends badly."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from noripan.check.comparing import is_right
from noripan.check.verdicts import Verdict
from noripan.core.text import Text
from noripan.problems.differing import trimmed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from noripan.check.trials import Trial

READS_NOTHING = Text(
    "The program never reads its standard input.", "프로그램이 표준 입력을 전혀 읽지 않습니다."
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
NOT_IN_UTF_8 = Text(
    "The source file isn't in UTF-8: save it so, or name the source file alone after `--`.",
    "소스 파일이 UTF-8이 아닙니다. UTF-8로 저장하거나 `--` 뒤에 소스 파일만 쓰세요.",
)
_ENDED_INPUT = re.compile(r"EOFError|NoSuchElementException|InputMismatch|EOFException")
WAS_GIVEN = Text(
    "Here it was given each input in that file, too.",
    "여기에서는 그 파일에도 입력을 넣어 주었습니다.",
)
CRASHES_AFTERWARDS = Text(
    "The answer is right, but the program crashes at its end, as when an array is too small.",
    "답은 맞지만 프로그램이 끝날 때 죽습니다. 배열이 작을 때 흔히 그렇습니다.",
)
_NO_CLASS = re.compile(r"(?:ClassNotFoundException|NoClassDefFoundError): ([\w$./]+)")
_NO_MODULE = re.compile(r"(?:No module named|Cannot find module) '([^'\n]+)'")
_NOT_UTF_8 = re.compile(r"Non-UTF-8 code|\(unicode error\) 'utf-8' codec")
_ELSEWHERE = re.compile(r"(?:\.?/|[A-Za-z]:[\\/])[^\s'\"()]*\.(?:txt|in|dat)\b")
MOSTLY_RIGHT = Text(
    "It is right but for white space inside the answer.", "답 안의 공백만 다르고 나머지는 맞습니다."
)


def hints(trials: Iterable[Trial], file: str = "") -> tuple[Text, ...]:
    """What there is to say of how a program starts, reads, prints and ends.

    Args:
        trials: What was tried.
        file: The file that it reads in place of its standard input, if it does.
    """
    tried = list(trials)
    failures = [trial for trial in tried if trial.failed]
    found = [
        *_about_starting(failures),
        *_about_reading(tried, failures, file),
        *_about_printing(failures),
        *_about_ending(failures),
    ]
    return tuple(dict.fromkeys(found))


def reads_a_file(name: str) -> Text:
    """What to say of a program that reads a file."""
    return Text(
        "The program reads the file {}; a judge gives the input on the standard"
        " input, so take out freopen, open or the like.",
        "프로그램이 파일 {:을/를} 읽습니다. 채점에서는 입력이 표준 입력으로"
        " 주어지므로 freopen이나 open 따위를 빼세요.",
    ).fill(name)


def writes_a_file(name: str) -> Text:
    """What to say of a program that writes its answer to a file."""
    return Text(
        f"The program prints nothing but writes the file {name}; a judge looks at what is printed, "
        "so take out freopen, open or the like.",
        f"프로그램이 아무것도 출력하지 않고 파일 {name}에 씁니다. 채점에서는 표준 출력을 보므로 "
        "freopen이나 open 따위를 빼세요.",
    )


def finds_no_class(name: str) -> Text:
    """What to say where Java doesn't find what it is to run."""
    return Text(
        "Java finds no class {}: name the class with its package and the folder"
        " (`java -cp folder kim.Main`), or the source file alone: `--"
        " Main.java`.",
        "자바가 클래스 {:을/를} 찾지 못합니다. 패키지와 폴더까지 쓰거나(`java"
        " -cp folder kim.Main`) 소스 파일만 쓰세요: `-- Main.java`",
    ).fill(name)


def lacks_a_module(name: str) -> Text:
    """What to say where Python or Node doesn't find a module."""
    return Text(
        "The program needs the module {}, which isn't here; a judge may lack it, too.",
        "프로그램에 모듈 {:이/가} 필요한데 여기에 없습니다. 채점 서버에도 없을 수 있습니다.",
    ).fill(name)


def _about_starting(failures: Sequence[Trial]) -> Iterable[Text]:
    """What it lacks to begin with."""
    for trial in failures:
        said = trial.finished.errors
        if found := _NO_CLASS.search(said):
            yield finds_no_class(found[1])
        if found := _NO_MODULE.search(said):
            yield lacks_a_module(found[1])
        if _NOT_UTF_8.search(said):
            yield NOT_IN_UTF_8


def _about_reading(tried: Sequence[Trial], failures: Sequence[Trial], file: str) -> Iterable[Text]:
    if file:
        yield reads_a_file(file)
        return
    if not failures:
        return
    missing = {name for trial in failures for name in _missing(trial)}
    same = len({trial.finished.output for trial in tried}) == 1
    if missing:
        yield reads_a_file(min(missing))
    elif same and all(map(_does_not_read, tried)):
        yield READS_NOTHING
    if any(trial.finished.only_waited for trial in failures):
        yield WAITS
    if any(_ENDED_INPUT.search(trial.finished.errors) for trial in failures):
        yield READS_PAST_THE_END


def _missing(trial: Trial) -> list[str]:
    """The files of other folders that it says it looked for, which no watching can show."""
    finished = trial.finished
    return [] if finished.reads else _ELSEWHERE.findall(finished.errors)


def _does_not_read(trial: Trial) -> bool:
    """Whether it read nothing though it might have.

    One that is stopped at work may yet do so, and one that crashes might have.
    """
    return not trial.finished.reads and (trial.answered or trial.finished.only_waited)


def _about_printing(failures: Sequence[Trial]) -> Iterable[Text]:
    wrong = [trial for trial in failures if trial.answered]
    if not wrong:
        return
    if all(not trial.finished.output.strip() for trial in wrong):
        left = [name for trial in wrong for name in trial.finished.left]
        yield writes_a_file(left[0]) if left else PRINTS_NOTHING
    elif all(_is_prompted(trial) for trial in wrong):
        yield PROMPTS
    elif all(_holds_answer(trial) for trial in wrong):
        yield PRINTS_MORE
    elif all(trial.verdict is Verdict.PE for trial in wrong):
        yield MOSTLY_RIGHT


def _about_ending(failures: Sequence[Trial]) -> Iterable[Text]:
    """What spoils an answer that is right."""
    for trial in failures:
        finished = trial.finished
        if trial.verdict is Verdict.RTE and is_right(trial.expected, finished.output):
            yield ends_with(finished.code) if finished.code > 0 else CRASHES_AFTERWARDS


def ends_with(code: int) -> Text:
    """What to say of a right answer that a judge doesn't take."""
    return Text(
        "The answer is right, but the program ends with exit code {}, which a"
        " judge takes for a crash: end `main` with `return 0`.",
        "답은 맞지만 종료 코드 {:으로/로} 끝나서 채점에서는 런타임 에러가"
        " 됩니다. `main`을 `return 0`으로 끝내세요.",
    ).fill(code)


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
