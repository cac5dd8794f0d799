"""How outputs of Othello differ."""

from __future__ import annotations

import re
from itertools import zip_longest

from noripan.core.text import Text
from noripan.problems.differing import Difference, shortened
from noripan.problems.study import Study

_LINE_START = re.compile(r"\n|(?=#)")
_COUNT = re.compile(r"0|[1-9][0-9]{0,2}")  # such as `12`


class OthelloStudy(Study):
    """Playing on from any position."""

    def differences(self, expected: str, found: str) -> tuple[Difference, ...]:
        """The cases whose line differs; the counts don't say where on the board."""
        if expected.split() == found.split():
            return ()
        own = [line for line in _LINE_START.split(found) if line.strip()]
        pairs = zip_longest(expected.splitlines(), own, fillvalue="")
        return tuple(
            _difference(number, line.split(), said.split())
            for number, (line, said) in enumerate(pairs, start=1)
            if line.split() != said.split()
        )


def _difference(number: int, right: list[str], own: list[str]) -> Difference:
    """How one line differs: in its form, or in the counts of the case."""
    if not right or not own:
        return Difference(_other_length(number, shortened(" ".join(own))))
    counts = own[1:] if own[0].startswith("#") else own
    if len(counts) != len(right) - 1 or not all(map(_COUNT.fullmatch, counts)):
        return Difference(_other_form(number, right, own))
    if own[0] != right[0]:
        return Difference(_other_label(number, right, own, counts))
    return Difference(_other_counts(number, right[1:], counts), case=number, turn=1)


def _other_length(number: int, said: str) -> Text:
    """A case has no line, or a line has no case."""
    if said:
        return Text(
            f"line {number} is one too many: {said!r}", f"{number}번째 줄이 더 있습니다: {said!r}"
        )
    return Text(
        f"case {number} has no line in the output", f"{number}번 케이스의 답이 출력에 없습니다"
    )


def _other_form(number: int, right: list[str], own: list[str]) -> Text:
    """A line with words too many, or none that an answer could be."""
    if own[: len(right)] == right:
        more = shortened(" ".join(own[len(right) :]))
        return Text(
            "line {0}: {1} and the counts are right, but {2} follows them",
            "{0}번째 줄: 번호와 돌의 수는 맞지만 뒤에 {2:이/가} 더 있습니다",
        ).fill(number, right[0], repr(more))
    said = shortened(" ".join(own))
    return Text(
        f"line {number}: {right[0]} and two counts are wanted; yours is {said!r}",
        f"{number}번째 줄: {right[0]} 다음에 흑과 백의 수만 와야 합니다. 내 출력: {said!r}",
    )


def _other_label(number: int, right: list[str], own: list[str], counts: list[str]) -> Text:
    """A line without its number, or with another one."""
    said, due = shortened(own[0]), right[0]
    if counts is own:
        label = Text(f"{due} is missing in front of the counts", f"돌의 수 앞에 {due} 없음")
    else:
        label = Text(f"it begins with {said}, not {due}", f"{due} 대신 {said} 출력")
    if counts == right[1:]:
        more = Text("the counts are right", "돌의 수는 맞습니다")
    else:
        shown, wanted = " ".join(counts), " ".join(right[1:])
        more = Text(
            f"the counts differ too: yours are {shown}, the answer's {wanted}",
            f"돌의 수도 다릅니다. 내 출력은 {shown}, 정답은 {wanted}",
        )
    return Text("line {}: {}; {}", "{}번째 줄: {}. {}").fill(number, label, more)


def _other_counts(number: int, right: list[str], own: list[str]) -> Text:
    shown, due = " ".join(own), " ".join(right)
    if sum(map(int, own)) == sum(map(int, right)):
        why = Text(
            "the sum is right, so other discs were turned over",
            "합은 같으므로 뒤집은 돌이 다릅니다",
        )
    else:
        why = Text(
            "the sum is another, so a disc was put twice or not at all",
            "합이 달라서 돌을 빠뜨렸거나 잘못 세었습니다",
        )
    return Text(
        "case {}: yours is {}, the answer is {}; {}", "{}번 케이스: 내 출력은 {}, 정답은 {}. {}"
    ).fill(number, shown, due, why)


STUDY = OthelloStudy()
