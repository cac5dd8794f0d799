"""What a report says, as sentences; how they are laid out is for text, HTML and JSON to know."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

from noripan.check.matching import FEWEST_TO_GUESS
from noripan.check.verdicts import Verdict
from noripan.core.text import Text, same, with_ending

if TYPE_CHECKING:
    from noripan.check.checking import Finding, Report
    from noripan.check.explaining import WrongTurn
    from noripan.check.matching import Match
    from noripan.check.parting import Side
    from noripan.check.running import Finished
    from noripan.check.trials import Silence, Trial
    from noripan.problems.coverage import Row, Tally
    from noripan.problems.problem import Limits

_MEBIBYTE = 1 << 20
_DIFFERENCES_SHOWN = 6
_PLACES_SHOWN = 2

INTERRUPTED = Text("Interrupted: this is what was found so far.",
                   "중단되었습니다. 지금까지 찾은 것입니다.")  # fmt: skip
INPUT = Text("The input that breaks it", "틀리는 입력")
EXPECTED = Text("expected", "정답")
FOUND = Text("your program", "프로그램의 출력")
REASON = Text("The reason", "까닭")
RULE = Text("The rule", "규칙")
BY_THE_RULES = Text("By the rules", "규칙대로 하면")
BY_THE_MISTAKE = Text("With that mistake", "실수대로 하면")
RULE_OF_ROW, TRIED = Text("rule", "규칙"), Text("tried", "시험")
NOT_TRIED = Text("not tried", "시험하지 않은 경우")
AND_MORE = Text("and {} more", "그 밖에 {}개")
MORE_LINES = Text("more lines", "줄 더 있음")


def events(report: Report) -> Text:
    """Which rules have fired in what was tried."""
    titles = [report.reference.event_title(name) for name in report.events]
    return Text("Rules that were tried: {}", "시험한 규칙: {}").fill(same(", ").join(titles))


def covered(tally: Tally) -> Text:
    """How many of the places where rules show were tried."""
    return Text(
        f"Places where the rules show: {tally.covered:,} of {tally.spots:,} tried",
        f"규칙이 드러나는 경우: {tally.spots:,}가지 가운데 {tally.covered:,}가지 시험",
    )


def tried(row: Row) -> Text:
    """In how many places a rule was tried."""
    return Text(f"{row.covered} of {row.spots}", f"{row.spots}가지 중 {row.covered}")


def not_tried(row: Row) -> Text:
    """Some of the places in which a rule wasn't tried; empty where it was in all."""
    shown = [spot.text for spot in row.missing[:_PLACES_SHOWN]]
    more = len(row.missing) - len(shown)
    told = Text("; ".join(one.en for one in shown), "; ".join(one.ko for one in shown))
    return Text("{}; and {} more", "{}; 그 밖에 {}가지").fill(told, more) if more else told


def title(report: Report) -> Text:
    """The problem and the program, whose files are named without their folders."""
    program = " ".join(word.rpartition("/")[2] for word in report.program.shown.split(" "))
    problem = report.reference.title
    return same("{} · {}").fill(problem, program)


def headline(report: Report) -> Text:
    """What the check came to, in one line."""
    inputs, seconds = report.inputs, f"{report.seconds:.1f}"
    number = f"{inputs} {'input' if inputs == 1 else 'inputs'}"
    if report.finding is None:
        none = Text(
            "No counterexample in {0} ({1}{2} s, seed {3})",
            "입력 {4}개에서 반례를 찾지 못했습니다 ({1}{2}초, 시드 {3})",
        ).fill(number, _sharp(report), seconds, report.seed, inputs)
        return _TOO_FEW.fill(none) if report.is_too_few else none
    verdict = report.finding.trial.verdict
    unanswered = _unanswered(report)
    return Text(
        "{0}: {1} ({2} tried{3}, {4} s, seed {5})",
        "{0}: {1} (시험한 입력 {6}개{3}, {4}초, 시드 {5})",
    ).fill(verdict.name, verdict.text, number, unanswered, seconds, report.seed, inputs)


_TOO_FEW = Text(
    "Too few to say. {}. Give it more time with --seconds (and --runs), or make it faster",
    "너무 적어서 판단할 수 없습니다. {}. --seconds로(--runs도) 더 오래 시험하거나"
    " 프로그램을 빠르게 고치세요",
)


def _sharp(report: Report) -> Text:
    """How many of the sharp inputs are among those tried."""
    if report.sharp is None or not report.reference.sharp:
        return Text("", "")
    tried, known = report.sharp, len(report.reference.sharp_texts)
    if tried == known:
        return Text(f"all {known} sharp inputs, ", f"함정 입력 {known}개 모두, ")
    return Text(
        f"only {tried} of {known} sharp inputs, ", f"함정 입력은 {known}개 가운데 {tried}개만, "
    )


def _unanswered(report: Report) -> Text:
    """How many inputs the program crashed on or took too long for."""
    count = report.unanswered
    if count == 0:
        return Text("", "")
    return Text(f", {count} of them not answered", f", 그중 {count}개는 답을 내지 못함")


def ending(trial: Trial, limits: Limits) -> Text | None:
    """How a run ended that gave no answer; None where it gave one."""
    finished = trial.finished
    match trial.verdict:
        case Verdict.TLE:
            return _out_of_time(finished, limits)
        case Verdict.MLE:
            used = finished.memory // _MEBIBYTE
            return Text(
                f"used {used} MiB; the limit is {limits.mebibytes} MiB",
                f"{used} MiB를 썼습니다. 제한은 {limits.mebibytes} MiB입니다",
            )
        case Verdict.OLE:
            return Text(
                "stopped because it printed many times more than the answer",
                "답보다 훨씬 많이 출력하여 멈추었습니다",
            )
        case Verdict.RTE:
            return _crash(finished.code)
    return None


def silent(report: Report, silence: Silence) -> Text:
    """On how many inputs the program gave no answer, and how it ended on one of them."""
    trial = silence.example
    how = ending(trial, report.program.limits) or trial.verdict.text
    count, inputs, name = silence.count, report.inputs, trial.verdict.name
    return Text(
        "{0} of {1} inputs: {2}, {3}; for example", "입력 {1}개 가운데 {0}개: {2}, {3}. 예:"
    ).fill(count, inputs, name, how)


def _out_of_time(finished: Finished, limits: Limits) -> Text:
    """Time counts on the processor; by the clock a program is stopped that hardly computes."""
    computed, limit = f"{finished.seconds:.2f}", f"{limits.seconds:g}"
    if finished.seconds > limits.seconds:
        return Text(
            f"computed for {computed} s; the limit is {limit} s",
            f"계산에 {computed}초를 썼습니다. 제한은 {limit}초입니다",
        )
    return Text(
        f"stopped after {finished.clock:.2f} s by the clock, in which it computed for "
        f"{computed} s; the limit is {limit} s",
        f"시계로 {finished.clock:.2f}초가 지나 멈추었고 그동안 계산한 시간은 {computed}초입니다. "
        f"제한은 {limit}초입니다",
    )


def _crash(code: int) -> Text:
    if code >= 0:
        return Text("ended with exit code {}", "종료 코드 {:으로/로} 끝났습니다").fill(code)
    try:
        name = signal.Signals(-code).name
    except ValueError:
        name = f"signal {-code}"
    return Text(f"ended by {name}", f"{name} 신호로 끝났습니다")


def counted(texts: tuple[Text, ...]) -> tuple[Text, ...]:
    """The first of many sentences, and how many more there are."""
    more = len(texts) - _DIFFERENCES_SHOWN
    if more <= 1:
        return texts
    return (*texts[:_DIFFERENCES_SHOWN], AND_MORE.fill(more))


def first_wrong_turn(turn: WrongTurn) -> Text:
    """Which turn goes wrong first."""
    head = turn.frames[-1].head
    return Text("The first turn that goes wrong: {}", "처음으로 틀리는 차례: {}").fill(head)


def reason(finding: Finding) -> tuple[Text, ...]:
    """Which misreadings answer as the program does, and what the rules really are."""
    if finding.match is not None and finding.match.misreadings:
        first, *rules = as_if(finding.match)
        return (_joined(first, _which_shows(finding)), *rules)
    nothing = _NOT_LOOKED if finding.match is None else _NOTHING_FITS
    near = finding.near
    if not near.misreadings:
        few = 0 < near.failures < FEWEST_TO_GUESS
        return (_joined(nothing, _TOO_FEW_TO_GUESS.fill(near.failures)) if few else nothing,)
    titles = _any(tuple(one.title for one in near.misreadings))
    return (
        Text(
            "{0} It is nearest to one that {1}: the same answer in {2} of {3} inputs"
            " that it gets wrong.",
            "{0} 가장 가까운 것은 다음과 같습니다: {1}. 틀린 입력 {3}개 가운데"
            " {2}개에서 답이 같습니다.",
        ).fill(nothing, titles, near.alike, near.failures),
        *dict.fromkeys(one.rule for one in near.misreadings),
    )


def _which_shows(finding: Finding) -> Text:
    """Which of two mistakes at once the input shows, where only one does."""
    shown = finding.shown
    if shown is None:
        return Text("", "")
    return Text(
        " Of the two, this input shows that it {}.", " 두 실수 가운데 이 입력에서 드러나는 것: {}."
    ).fill(shown.title)


def _joined(one: Text, other: Text) -> Text:
    return Text(one.en + other.en, one.ko + other.ko)


def side(label: Text, shown: Side) -> Text:
    """The head of one side of a parting: whose game it is, and which turn."""
    if shown.refusal:
        game, number = shown.title, shown.number
        label = same("{}, {}").fill(label, game) if game.en else label
        return Text("{}, turn {}", "{}, {}번째 턴").fill(label, number)
    if not shown.frames or (shown.note and not shown.frames[-1].turn):
        return label
    head = shown.frames[-1].head
    over = _GOES_NO_FURTHER if shown.is_over else Text("", "")
    return same("{}, {}{}").fill(label, head, over)


def refused(reason: Text) -> Text:
    """Why one side of a parting has no picture."""
    return Text("this move can't be made: {}", "그렇게 움직일 수 없습니다: {}").fill(reason)


_TOO_FEW_TO_GUESS = Text(
    " Of all that was tried it is wrong on {} only, which is too few to guess at a reason.",
    " 시험한 입력 가운데 틀린 것이 {}개뿐이어서 까닭을 짐작하기에는 너무 적습니다.",
)
_WEAK_DATA = Text(
    " By the statement that is wrong; weak test data may accept it.",
    " 문제의 설명대로라면 틀린 것이지만, 채점 데이터가 약하면 맞았다고 나올 수 있습니다.",
)
_GOES_NO_FURTHER = Text(", and no further", "에서 끝")
_NOT_LOOKED = Text(
    "The reason was not looked for on other inputs.", "다른 입력으로는 까닭을 확인하지 않았습니다."
)
_NOTHING_FITS = Text(
    "No known mistake, and no two of them, explain all answers of your program.",
    "알려진 실수 하나로도, 둘을 합쳐도 프로그램의 답이 모두 설명되지는 않습니다.",
)


def as_if(match: Match) -> list[Text]:
    """What a program's answers are explained by, and the rules."""
    titles = _any(tuple(one.title for one in match.misreadings))
    rules = dict.fromkeys(one.rule for one in match.misreadings)
    slips = any(one.slips_through for one in match.misreadings)
    which = _NOT_TOLD_APART if match.misreadings[1:] else Text("", "")
    return [
        Text(
            "In all {} inputs that it answered, your program behaves like one that {}.{}{}",
            "답을 낸 입력 {}개 모두에서 프로그램은 다음과 같이 답합니다: {}.{}{}",
        ).fill(match.alike, titles, which, _WEAK_DATA if slips else ""),
        *rules,
    ]


_NOT_TOLD_APART = Text(
    " Nothing that was tried tells these apart.",
    " 시험한 입력으로는 이 가운데 어느 것인지 가려지지 않았습니다.",
)


def _any(titles: tuple[Text, ...]) -> Text:
    *others, last = (title.ko for title in titles)
    either = (with_ending(title, "거나") for title in others)
    return Text(" or ".join(title.en for title in titles), " ".join((*either, last)))
