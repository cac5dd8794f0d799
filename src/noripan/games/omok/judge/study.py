"""Trying out Omok: putting stones on the judge's board, and what other rules say of it."""

from __future__ import annotations

from noripan.core.errors import UsageError
from noripan.core.scene import Mark, MarkKind
from noripan.core.text import Text
from noripan.games.omok.board import EMPTY, Colour, Point, parse_point
from noripan.games.omok.game import Omok, OmokState
from noripan.games.omok.judge.answers import claim, difference
from noripan.games.omok.judge.problem import PROBLEMS, SIZE
from noripan.games.omok.options import Korean, RuleSet
from noripan.games.omok.verdicts import Four, Three
from noripan.problems.differing import Difference
from noripan.problems.faults import Faults
from noripan.problems.reading import Reader
from noripan.problems.study import Advice, Option, Study, Tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from noripan.core.game import State
    from noripan.games.omok.verdicts import Ban
    from noripan.problems.problem import AnyProblem

_STONES = {"black": int(Colour.BLACK), "white": int(Colour.WHITE), "empty": EMPTY}
_NO, _YES = ("no", Text("no", "아니요")), ("yes", Text("yes", "예"))
_KOREAN = {
    "overline": (Korean.OVERLINE_WINS, Text("Six or more win", "여섯 개 이상도 승")),
    "split": (Korean.NO_SPLIT_THREES, Text("Split threes don't count", "띈 삼은 세지 않음")),
    "black-only": (Korean.BLACK_ONLY, Text("Bans for black only", "흑만 금수")),
}


class OmokStudy(Study):
    """Stones by hand, rule sets by choice, and every ban with its reason."""

    tools = (
        Tool("black", Text("Black stone", "흑돌")),
        Tool("white", Text("White stone", "백돌")),
        Tool("empty", Text("Take away", "치우기")),
    )
    options = (
        Option(
            "rules",
            Text("Rules", "규칙"),
            (
                ("renju", Text("Renju", "렌주")),
                ("omok", Text("Korean Omok", "한국식 오목")),
                ("standard", Text("standard (exactly five)", "표준 (정확히 다섯)")),
                ("freestyle", Text("freestyle (five or more)", "자유 (다섯 이상)")),
                ("caro", Text("Caro", "카로")),
            ),
        ),
        Option(
            "colour",
            Text("To move", "둘 차례"),
            (("black", Text("black", "흑")), ("white", Text("white", "백"))),
        ),
        *(
            Option(name, title, (_NO, _YES), needs=("rules", "omok"))
            for name, (_flag, title) in _KOREAN.items()
        ),
    )

    def edit(self, problem: AnyProblem, text: str, tool: str, spot: str) -> str:
        """The input with another stone on a point; the same stone again takes it away.

        Raises:
            InputError: the input can't be read.
            UsageError: there is no such tool or point, or a second five would come about.
        """
        before = problem.read(Reader(text), Faults(lenient=True)).board
        board = bytearray(before)
        point = parse_point(spot, SIZE)
        if point is None or tool not in _STONES:
            raise UsageError(
                Text(f"no tool {tool!r} for {spot!r}", f"{spot!r}에 쓸 수 없는 도구: {tool!r}")
            )
        index = Omok(SIZE).index(point)
        board[index] = EMPTY if board[index] == _STONES[tool] else _STONES[tool]
        _refuse_more_fives(before, bytes(board))
        rows = (board[at : at + SIZE] for at in range(0, len(board), SIZE))
        return "".join(" ".join(map(str, row)) + "\n" for row in rows)

    def state(self, state: State[Any], options: Mapping[str, str]) -> State[Any]:
        """The same stones by another rule set.

        Raises:
            UsageError: an option has no such value.
        """
        if not isinstance(state, OmokState):
            return state
        chosen = {option.name: _chosen(option, options) for option in self.options}
        ruleset = RuleSet(chosen["rules"])
        korean = Korean(0)
        if ruleset is RuleSet.OMOK:
            for name, (flag, _title) in _KOREAN.items():
                korean |= flag if chosen[name] == "yes" else Korean(0)
        game = Omok(state.game.size, ruleset, korean=korean)
        return game.position(state.board, Colour(_STONES[chosen["colour"]]))

    def advice(self, state: State[Any]) -> tuple[Advice, ...]:
        """Every ban with its reason, drawn and in words, then the points that may be played."""
        if not isinstance(state, OmokState) or state.outcome is not None:
            return ()
        bans = state.forbidden()
        banned = {str(ban.point) for ban in bans}
        playable = {str(move) for move in state.moves()}
        moves = (Advice(move, (move,), Text(move, move)) for move in playable - banned)
        return (*(_ban(ban, playable) for ban in bans), *sorted(moves, key=lambda one: one.move))

    def headline(self, state: State[Any]) -> Text | None:
        """How many points are forbidden."""
        if not isinstance(state, OmokState) or state.outcome is not None:
            return None
        count = len(state.forbidden())
        colour = state.colour.text
        return Text(
            f"{count} points are forbidden to {colour.en}" if count != 1
            else f"one point is forbidden to {colour.en}",
            f"{colour.ko}의 금수 {count}곳" if count else f"{colour.ko}의 금수 없음",
        )  # fmt: skip

    def differences(self, expected: str, found: str) -> tuple[Difference, ...]:
        """The answer in words, and on the board the stone that was named instead."""
        right, own = expected.split(), found.split()
        if right == own:
            return ()
        claims = tuple(made for words in (right, own) if (made := claim(words)))
        spots = tuple(str(point) for made in claims if (point := made.point(SIZE)))
        return (Difference(difference(right, own, SIZE), spots=tuple(dict.fromkeys(spots))),)


def _refuse_more_fives(before: bytes, after: bytes) -> None:
    """An input holds one five at most; where it holds more already, it may be mended."""
    fives = PROBLEMS["omok"].fives
    if len(fives(after)) > max(1, len(fives(before))):
        raise UsageError(
            Text(
                "a second five would come about, and an input has at most one",
                "다섯 개가 이어진 곳이 두 군데가 됩니다. 입력에는 많아야 한 군데만 있어야 합니다",
            )
        )


def _chosen(option: Option, options: Mapping[str, str]) -> str:
    names = [name for name, _title in option.values]
    chosen = options.get(option.name, names[0])
    if chosen not in names:
        raise UsageError(
            Text("{} can't be {}", "{}: {:은/는} 없습니다").fill(option.name, repr(chosen))
        )
    return chosen


def _ban(ban: Ban, playable: set[str]) -> Advice:
    """A ban; in Renju its point can be played, and loses."""
    name = str(ban.point)
    marks = [Mark(name, MarkKind.FORBIDDEN)]
    for cause in ban.causes:
        marks += [
            Mark(str(stone), MarkKind.CHANGED) for stone in cause.stones if stone != ban.point
        ]
        marks += [Mark(str(point), MarkKind.TO) for point in _completed_at(cause)]
    return Advice(name if name in playable else "", (name,), ban.text, tuple(dict.fromkeys(marks)))


def _completed_at(cause: object) -> tuple[Point, ...]:
    """The points that make a four a five, or a three a straight four."""
    if isinstance(cause, Four):
        return cause.completions
    return cause.extensions if isinstance(cause, Three) else ()


STUDY = OmokStudy()
