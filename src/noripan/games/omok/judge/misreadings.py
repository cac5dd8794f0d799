"""Common mistakes about Omok, each with what the rule really is.

Left out, since it can't show: a sixth stone looked for only before the five answers as
`overline-wins` does.
"""

from __future__ import annotations

from noripan.core.text import Text
from noripan.games.omok.board import Direction
from noripan.games.omok.judge import misread_rules as misread
from noripan.games.omok.judge.problem import SIZE, OmokProblem
from noripan.problems.misreading import Misreading, known_to_slip_through

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.omok.board import Point
    from noripan.games.omok.rules import OmokRules
    from noripan.games.omok.runs import Run


class TopmostIsNamed(OmokProblem):
    """The topmost stone is named, on a rising diagonal too."""

    def named_stone(self, five: Run) -> Point:
        """The first stone in reading order."""
        return five.stones[-1 if five.direction is Direction.RISING else 0]


class LastIsNamed(OmokProblem):
    """The rightmost stone is named, in a column the lowest."""

    def named_stone(self, five: Run) -> Point:
        """The last stone."""
        return five.stones[-1]


class RowAndColumnSwapped(OmokProblem):
    """The column is written before the row."""

    def coordinates(self, point: Point) -> tuple[int, int]:
        """Swaps the two."""
        row, column = super().coordinates(point)
        return column, row


class CountedFrom0(OmokProblem):
    """Rows and columns are counted from 0."""

    def coordinates(self, point: Point) -> tuple[int, int]:
        """One less."""
        row, column = super().coordinates(point)
        return row - 1, column - 1


class RowsFromTheBottom(OmokProblem):
    """Rows are counted from the bottom."""

    def coordinates(self, point: Point) -> tuple[int, int]:
        """As on a Go board."""
        row, column = super().coordinates(point)
        return SIZE + 1 - row, column


_EXACTLY = Text(
    "Exactly five win; the stones before and after them decide whether it is more.",
    "정확히 다섯 개여야 이기며, 다섯 돌의 앞과 뒤를 모두 보아야 여섯 개 이상인지 알 수 있습니다.",
)
_LOOK_ON = Text(
    "Six or more in a row are no win, and the search goes on: somebody may have five elsewhere, "
    "even right after them.",
    "여섯 개 이상은 이긴 것이 아니므로 계속 찾아야 합니다. 다른 곳이나 바로 뒤에 다섯 개가 있을 수 "
    "있습니다.",
)
_EVERY_DIRECTION = Text(
    "Each stone is tried in all four directions, whatever the others show.",
    "돌마다 네 방향을 모두 보아야 하며, 한 방향에서 아니더라도 나머지 방향을 봅니다.",
)
_ANYWHERE = Text(
    "Five may stand anywhere, up to every edge and into every corner.",
    "다섯 개는 판의 어디에나, 끝줄과 구석에도 있을 수 있습니다.",
)
_EDGE = Text(
    "A row ends at the edge of the board; the next line's stones are no part of it.",
    "줄은 판 끝에서 끝나며, 다음 줄의 돌은 이어진 것이 아닙니다.",
)
_BLOCKED = Text(
    "Stones of the other colour at the ends of five change nothing.",
    "다섯 개의 양 끝에 상대 돌이 있어도 이긴 것입니다.",
)
_NAMED = Text(
    "The leftmost stone is named (in a column the topmost); on a rising diagonal it is the lowest.",
    "가장 왼쪽 돌(세로면 가장 위쪽 돌)을 답하며, 오른쪽 위 대각선에서는 가장 아래 돌입니다.",
)
_COORDINATES = Text(
    "The row from the top comes first, then the column from the left, both from 1.",
    "위에서부터 센 행, 왼쪽에서부터 센 열의 차례로 1부터 셉니다.",
)


def _mistake(name: str, title: Text, rule: Text, rules: OmokRules) -> Misreading:
    return Misreading(name, title, rule, OmokProblem(rules))


_LENGTHS = (
    _mistake("overline-wins",
             Text("lets six or more win (or looks for a sixth stone only before the five)",
                  "여섯 개 이상도 이긴 것으로 본다 (또는 여섯째 돌을 앞에서만 찾는다)"),
             _EXACTLY, misread.OverlineWins()),
    _mistake("sixth-looked-for-after",
             Text("looks for a sixth stone only after the five", "여섯째 돌을 뒤에서만 찾는다"),
             _EXACTLY, misread.SixthLookedForAfter()),
    _mistake("counter-starts-again",
             Text("starts its counter again after six, so that 11 or 17 stones end in five",
                  "여섯 개 다음에 다시 세어 11개나 17개를 다섯 개로 본다"),
             _EXACTLY, misread.CounterStartsAgain()),
    _mistake("overline-ends-the-search",
             Text("answers 0 as soon as it sees six in a row", "여섯 개를 보면 바로 0을 출력한다"),
             _LOOK_ON, misread.OverlineEndsTheSearch()),
    _mistake("one-too-many-seen",
             Text("marks one point too many as seen after six in a row",
                  "여섯 개 이상 다음의 한 점까지 본 것으로 표시한다"),
             _LOOK_ON, misread.OneTooManySeen()),
    _mistake("only-black-wins",
             Text("never sees white win", "백이 이긴 것을 보지 못한다"),
             Text("Both colours can win: 1 is black, 2 is white.",
                  "흑(1)도 백(2)도 이길 수 있습니다."),
             misread.OnlyBlackWins()),
    _mistake("blocked-five-is-none",
             Text("lets no five win between two stones of the other colour",
                  "양 끝이 상대 돌로 막힌 다섯 개는 이긴 것으로 보지 않는다"),
             _BLOCKED, misread.BlockedFiveIsNone()),
    _mistake("ends-must-be-empty",
             Text("lets five win only with nothing at both ends",
                  "다섯 개의 양 끝이 비어 있어야 이긴 것으로 본다"),
             _BLOCKED, misread.EndsMustBeEmpty()),
)  # fmt: skip

_DIRECTIONS = (
    _mistake("same-colour-before-breaks",
             Text("gives up the other directions (in the order → ↓ ↘ ↗) where a stone of the same "
                  "colour comes before",
                  "앞에 같은 색 돌이 있으면 남은 방향(→ ↓ ↘ ↗ 차례)을 보지 않는다"),
             _EVERY_DIRECTION, misread.SameColourBeforeBreaks()),
    _mistake("same-colour-before-breaks-rising-first",
             Text("gives up the other directions (in the order ↗ → ↘ ↓) where a stone of the same "
                  "colour comes before",
                  "앞에 같은 색 돌이 있으면 남은 방향(↗ → ↘ ↓ 차례)을 보지 않는다"),
             _EVERY_DIRECTION, misread.SameColourBeforeBreaksRisingFirst()),
    _mistake("same-colour-before-breaks-falling-second",
             Text("gives up the other directions (in the order → ↘ ↓ ↗) where a stone of the same "
                  "colour comes before",
                  "앞에 같은 색 돌이 있으면 남은 방향(→ ↘ ↓ ↗ 차례)을 보지 않는다"),
             _EVERY_DIRECTION, misread.SameColourBeforeBreaksFallingSecond()),
    _mistake("no-rows", Text("forgets the rows", "가로를 보지 않는다"),
             _EVERY_DIRECTION, misread.DirectionForgotten()),
    _mistake("no-columns", Text("forgets the columns", "세로를 보지 않는다"),
             _EVERY_DIRECTION, misread.DownForgotten()),
    _mistake("no-falling-diagonals",
             Text("forgets the falling diagonals", "오른쪽 아래 대각선을 보지 않는다"),
             _EVERY_DIRECTION, misread.FallingForgotten()),
    _mistake("no-rising-diagonals",
             Text("forgets the rising diagonals", "오른쪽 위 대각선을 보지 않는다"),
             _EVERY_DIRECTION, misread.RisingForgotten()),
)  # fmt: skip

_EDGES = (
    _mistake("rising-missed-at-the-left",
             Text("misses rising diagonals that start in the first four columns",
                  "왼쪽 네 열에서 시작하는 오른쪽 위 대각선을 놓친다"),
             _ANYWHERE, misread.RisingMissedAtTheLeft()),
    _mistake("last-line-is-left-out",
             Text("leaves out the last row and the last column",
                  "마지막 행과 마지막 열을 보지 않는다"),
             _ANYWHERE, misread.LastLineIsLeftOut()),
    _mistake("negative-index-wraps",
             Text("tests only the right and the lower edge, so that index -1 reads the opposite "
                  "line, as in Python",
                  "오른쪽과 아래쪽 끝만 확인하여, Python처럼 인덱스 -1이 반대쪽 끝줄을 읽는다"),
             _EDGE, misread.NegativeIndexWraps()),
    _mistake("rows-run-on",
             Text("reads on past the edge, where the next line's stones count",
                  "판 끝을 넘어 읽어 다음 줄의 돌까지 센다"),
             _EDGE, misread.RowsRunOn()),
)  # fmt: skip

_ANSWERS = (
    Misreading("topmost-is-named",
               Text("names the topmost stone of a rising diagonal",
                    "오른쪽 위 대각선에서 가장 위쪽 돌을 답한다"),
               _NAMED, TopmostIsNamed()),
    Misreading("last-is-named", Text("names the last of the five", "다섯 돌의 마지막 돌을 답한다"),
               _NAMED, LastIsNamed()),
    Misreading("row-and-column-swapped",
               Text("writes the column before the row", "열을 행보다 먼저 쓴다"),
               _COORDINATES, RowAndColumnSwapped()),
    Misreading("counted-from-0", Text("counts rows and columns from 0", "행과 열을 0부터 센다"),
               _COORDINATES, CountedFrom0()),
    Misreading("rows-from-the-bottom",
               Text("counts rows from the bottom", "행을 아래에서부터 센다"),
               _COORDINATES, RowsFromTheBottom()),
)  # fmt: skip

MISREADINGS: dict[str, tuple[Misreading, ...]] = {
    "omok": known_to_slip_through(
        _LENGTHS + _DIRECTIONS + _EDGES + _ANSWERS,
        "overline-wins", "sixth-looked-for-after", "counter-starts-again", "one-too-many-seen",
        "same-colour-before-breaks", "same-colour-before-breaks-rising-first",
        "same-colour-before-breaks-falling-second", "rising-missed-at-the-left", "rows-run-on",
        "topmost-is-named", "row-and-column-swapped",
    )
}  # fmt: skip
