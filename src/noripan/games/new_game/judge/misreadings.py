"""Common mistakes about New Game and New Game 2, each with what the rule really is.

Left out, since they can't show: in New Game the end tested only after the whole turn
(stacks never part there, so a stack of four stays one) and the direction of a blocked
disc (it stays at the bottom where it is for good); and a game without the cap of 1000
turns (a program without it never answers).
"""

from __future__ import annotations

from types import new_class

from noripan.core.text import Text
from noripan.core.value import Value
from noripan.games.new_game.judge import misread_problem
from noripan.games.new_game.judge import misread_rules as misread
from noripan.games.new_game.judge.problem import BottomMoves, EveryDiscMoves, NewGameProblem
from noripan.games.new_game.rules import NewGameRules
from noripan.problems.misreading import Misreading, known_to_slip_through

TYPE_CHECKING = False
if TYPE_CHECKING:
    pass


class Mistake(Value):
    """A misreading that both problems can have: other rules, or another reader or writer."""

    name: str
    title: Text
    rule: Text
    slip: type[NewGameRules | NewGameProblem]

    def of(self, kind: type[NewGameProblem]) -> Misreading:
        """The misreading of one of the problems."""
        if issubclass(self.slip, NewGameRules):
            return Misreading(self.name, self.title, self.rule, kind(self.slip()))
        both: type[NewGameProblem] = new_class(
            f"{self.slip.__name__}Of{kind.__name__}", (self.slip, kind)
        )
        return Misreading(self.name, self.title, self.rule, both())


_WHITE = Text(
    "On white the moving discs keep their order and go on top of what is there.",
    "흰색에서는 움직인 말들이 순서 그대로 그 칸의 말들 위에 놓입니다.",
)
_RED = Text(
    "On red only the moving discs are turned over, and they go on top of what is there.",
    "빨간색에서는 움직인 말들만 순서가 뒤집혀 그 칸의 말들 위에 놓입니다.",
)
_TURNED = Text(
    "A disc that has turned round goes one square by the rule of that square: onto white, onto "
    "red, and not at all where it is blue or the edge.",
    "돌아선 말은 그 칸의 규칙대로 한 칸 갑니다. 흰색과 빨간색은 그 규칙대로, 파란색이나 판 끝이면 "
    "가지 않습니다.",
)
_EDGE = Text(
    "The edge is like blue: the disc turns round and goes one square the other way.",
    "판 끝은 파란색과 같아서 말이 돌아서서 반대로 한 칸 갑니다.",
)
_BLUE = Text(
    "Before blue the disc turns round and goes one square the other way.",
    "파란색 앞에서는 말이 돌아서서 반대로 한 칸 갑니다.",
)
_BLOCKED = Text(
    "A disc that can go neither way stays where it is, turned round once.",
    "양쪽이 다 막힌 말은 제자리에 있되 한 번 돌아선 채로 있습니다.",
)
_ROUND = Text(
    "Only the disc that was told to move turns round, to the opposite direction.",
    "움직일 차례인 말만 정반대 방향으로 돌아섭니다.",
)
_KEPT = Text(
    "A disc that has turned round keeps its new direction in the turns that follow.",
    "돌아선 말은 다음 턴에도 바뀐 방향을 그대로 봅니다.",
)
_ENDS = Text(
    "The game ends the moment a stack has four or more discs.",
    "말이 네 개 이상 쌓이는 순간 게임이 끝납니다.",
)
_CAP = Text(
    "Turns 1 to 1000 count; the answer is -1 only when the game isn't over after turn 1000.",
    "1번부터 1000번까지의 턴을 세며, 1000번째 턴이 지나도 끝나지 않을 때만 -1입니다.",
)
_INPUT = Text(
    "A line of a disc has its row, its column and its direction: 1 right, 2 left, 3 up, 4 down.",
    "말마다 행, 열, 방향의 차례로 주어지며 방향은 1 오른쪽, 2 왼쪽, 3 위, 4 아래입니다.",
)
_BOARD = Text(
    "The colours stand row by row: 0 white, 1 red, 2 blue.",
    "색은 한 행씩 주어지며 0은 흰색, 1은 빨간색, 2는 파란색입니다.",
)
_BOTTOM = Text(
    "Only a disc at the bottom of its stack moves, and the whole stack goes with it.",
    "맨 아래의 말만 움직이고, 그 위의 말이 모두 같이 갑니다.",
)
_EVERY = Text(
    "Every disc moves; those on top go with it, those below stay.",
    "모든 말이 움직이며, 위의 말은 같이 가고 아래의 말은 남습니다.",
)

_ORDER = (
    Mistake("white-turns-over", Text("turns discs over on white", "흰색에서 순서를 뒤집는다"),
            _WHITE, misread.WhiteTurnsOver),
    Mistake("white-goes-below",
            Text("puts moving discs under those on a white square",
                 "흰색에서 움직인 말을 그 칸의 말 아래에 놓는다"),
            _WHITE, misread.WhiteGoesBelow),
    Mistake("red-does-nothing",
            Text("doesn't turn discs over on red", "빨간색에서 순서를 뒤집지 않는다"),
            _RED, misread.RedDoesNothing),
    Mistake("red-turns-over-everything",
            Text("turns over the discs that are on the red square, too",
                 "빨간색에서 이미 있던 말까지 뒤집는다"),
            _RED, misread.RedTurnsOverEverything),
    Mistake("red-turns-over-those-there",
            Text("turns over only the discs that were on the red square, not the moving ones",
                 "빨간색에서 움직인 말은 그대로 두고 이미 있던 말만 뒤집는다"),
            _RED, misread.RedTurnsOverThoseThere),
    Mistake("red-goes-below",
            Text("puts moving discs under those on a red square",
                 "빨간색에서 움직인 말을 그 칸의 말 아래에 놓는다"),
            _RED, misread.RedGoesBelow),
    Mistake("carried-keep-their-squares",
            Text("leaves the squares of carried discs as they were",
                 "실려 간 말의 위치를 고치지 않는다"),
            Text("All discs that moved are on the new square.",
                 "움직인 말은 실려 간 말까지 모두 새 칸에 있습니다."),
            misread_problem.SquaresAreKept),
)  # fmt: skip

_OBSTACLES = (
    Mistake("red-forgotten-after-turning",
            Text("forgets red when the disc has just turned round",
                 "막 돌아선 말이 빨간색에 가면 뒤집지 않는다"),
            _TURNED, misread.RedForgottenAfterTurning),
    Mistake("second-blue-is-walked-on",
            Text("goes onto the second blue square", "돌아선 쪽도 파란색인데 그 칸으로 간다"),
            _TURNED, misread.SecondBlueIsWalkedOn),
    Mistake("turning-takes-the-move",
            Text("turns round at blue and at the edge without going on",
                 "파란색이나 판 끝에서 돌아서기만 하고 가지 않는다"),
            _TURNED, misread.TurningTakesTheMove),
    Mistake("edge-turns-only",
            Text("turns round at the edge without going on",
                 "판 끝에서 돌아서기만 하고 가지 않는다"),
            _EDGE, misread.EdgeTurnsOnly),
    Mistake("edge-stops", Text("stops at the edge", "판 끝에서 그대로 멈춘다"),
            _EDGE, misread.EdgeStops),
    Mistake("negative-index-wraps",
            Text("tests only the right and the lower edge, so that index -1 is the opposite "
                 "line, as in Python",
                 "오른쪽과 아래쪽 끝만 확인하여, Python처럼 인덱스 -1이 반대쪽 끝줄을 뜻한다"),
            _EDGE, misread_problem.NegativeIndexWraps),
    Mistake("edge-wraps",
            Text("comes in again at the opposite edge", "판 끝을 넘어 반대쪽 끝으로 나온다"),
            _EDGE, misread.EdgeWraps),
    Mistake("blue-turns-only",
            Text("turns round at blue without going on",
                 "파란색 앞에서 돌아서기만 하고 가지 않는다"),
            _BLUE, misread.BlueTurnsOnly),
    Mistake("blue-stops", Text("stops before blue", "파란색 앞에서 그대로 멈춘다"),
            _BLUE, misread.BlueStops),
    Mistake("new-direction-is-forgotten",
            Text("turns round for one move only and forgets the new direction",
                 "한 번 움직일 때만 돌아서고 바뀐 방향을 기억하지 않는다"),
            _KEPT, misread.NewDirectionIsForgotten),
    Mistake("whole-stack-turns-round",
            Text("turns the carried discs round, too", "실려 가는 말까지 돌아선다"),
            _ROUND, misread.WholeStackTurnsRound),
    Mistake("turns-to-the-wrong-side",
            Text("takes 1 and 3, 2 and 4 for opposite directions",
                 "1과 3, 2와 4를 반대 방향으로 본다"),
            _ROUND, misread.TurnsToTheWrongSide),
)  # fmt: skip

_TURNS = (
    Mistake("exactly-four-end",
            Text("ends only with exactly four discs", "말이 정확히 네 개일 때만 끝난다"),
            _ENDS, misread_problem.ExactlyFourEnd),
    Mistake("more-than-four-end",
            Text("ends only with more than four discs", "말이 네 개를 넘어야 끝난다"),
            _ENDS, misread.MoreThanFourEnd),
    Mistake("end-ignored-after-edge",
            Text("doesn't look for the end when a disc has turned round at the edge",
                 "판 끝에서 돌아선 말이 움직인 뒤에는 끝을 확인하지 않는다"),
            _ENDS, misread_problem.EndIgnoredAfterEdge),
    Mistake("end-ignored-after-blue",
            Text("doesn't look for the end when a disc has turned round at blue",
                 "파란색에서 돌아선 말이 움직인 뒤에는 끝을 확인하지 않는다"),
            _ENDS, misread_problem.EndIgnoredAfterBlue),
    Mistake("end-ignored-after-turning",
            Text("doesn't look for the end when a disc has turned round, at blue or the edge",
                 "파란색이나 판 끝에서 돌아선 말이 움직인 뒤에는 끝을 확인하지 않는다"),
            _ENDS, misread_problem.EndIgnoredAfterTurning),
    Mistake("cap-at-999", Text("answers -1 in turn 1000", "1000번째 턴에 끝나도 -1을 출력한다"),
            _CAP, misread_problem.CapAt999),
    Mistake("cap-at-1001", Text("lets turn 1001 count", "1001번째 턴까지 센다"),
            _CAP, misread_problem.CapAt1001),
    Mistake("first-turn-is-0", Text("counts turns from 0", "턴을 0부터 센다"),
            _CAP, misread_problem.FirstTurnIs0),
)  # fmt: skip

_READING = (
    Mistake("discs-are-transposed",
            Text("reads a disc's column before its row", "말의 행과 열을 바꿔 읽는다"),
            _INPUT, misread_problem.DiscsAreTransposed),
    Mistake("up-and-down-swapped", Text("swaps up and down", "위와 아래가 바뀌었다"),
            _INPUT, misread_problem.UpAndDownSwapped),
    Mistake("left-and-right-swapped", Text("swaps left and right", "왼쪽과 오른쪽이 바뀌었다"),
            _INPUT, misread_problem.LeftAndRightSwapped),
    Mistake("directions-go-round",
            Text("takes 1 to 4 for right, down, left, up",
                 "방향 1~4를 오른쪽, 아래, 왼쪽, 위로 읽는다"),
            _INPUT, misread_problem.DirectionsGoRound),
    Mistake("board-is-transposed",
            Text("reads the colours column by column", "판의 행과 열을 바꿔 읽는다"),
            _BOARD, misread_problem.BoardIsTransposed),
    Mistake("red-and-blue-swapped", Text("swaps red and blue", "빨간색과 파란색이 바뀌었다"),
            _BOARD, misread_problem.RedAndBlueSwapped),
)  # fmt: skip

_SHARED = _ORDER + _OBSTACLES + _TURNS + _READING

_ONLY_BOTTOM = (
    Mistake("any-disc-takes-the-stack",
            Text("moves a whole stack in the turn of each of its discs",
                 "쌓인 말마다 제 차례에 전체를 데리고 움직인다"),
            _BOTTOM, misread.AnyDiscTakesTheStack),
    Mistake("every-disc-moves",
            Text("moves every disc, as in New Game 2", "새로운 게임 2처럼 모든 말이 움직인다"),
            _BOTTOM, misread.EveryDiscMoves),
    Mistake("only-the-top-moves",
            Text("moves the disc on top of a stack instead of the one at the bottom",
                 "맨 아래가 아니라 맨 위의 말이 움직인다"),
            _BOTTOM, misread.OnlyTheTopMoves),
    Mistake("only-the-disc-moves",
            Text("leaves behind the discs that lie on the moving one", "위의 말을 두고 혼자 간다"),
            _BOTTOM, misread.OnlyTheDiscMoves),
)  # fmt: skip

_ONLY_EVERY = (
    Mistake("only-the-bottom-moves",
            Text("moves only the disc at the bottom, as in New Game",
                 "새로운 게임처럼 맨 아래의 말만 움직인다"),
            _EVERY, misread.OnlyTheBottomMoves),
    Mistake("only-the-top-moves",
            Text("moves only the disc on top of a stack", "맨 위의 말만 움직인다"),
            _EVERY, misread.OnlyTheTopMoves),
    Mistake("only-the-disc-moves",
            Text("leaves behind the discs that lie on the moving one", "위의 말을 두고 혼자 간다"),
            _EVERY, misread.OnlyTheDiscMoves),
    Mistake("whole-stack-moves",
            Text("moves all discs of the square, those below too",
                 "아래의 말까지 칸의 모든 말이 움직인다"),
            _EVERY, misread.WholeStackMoves),
    Mistake("those-below-move",
            Text("carries the discs below instead of those on top",
                 "위가 아니라 아래의 말을 데려간다"),
            _EVERY, misread.ThoseBelowMove),
    Mistake("blocked-disc-turns-back",
            Text("turns a blocked disc round twice, or not at all",
                 "양쪽이 막힌 말을 두 번 돌리거나 돌리지 않는다"),
            _BLOCKED, misread.BlockedDiscTurnsBack),
    Mistake("turn-is-played-out",
            Text("tests for the end only after the whole turn",
                 "턴이 다 끝난 뒤에야 끝을 확인한다"),
            _ENDS, misread.TurnIsPlayedOut),
)  # fmt: skip


def _all(kind: type[NewGameProblem], own: tuple[Mistake, ...]) -> tuple[Misreading, ...]:
    made = tuple(mistake.of(kind) for mistake in own + _SHARED)
    return known_to_slip_through(made, "cap-at-1001")


MISREADINGS: dict[str, tuple[Misreading, ...]] = {
    BottomMoves.name: _all(BottomMoves, _ONLY_BOTTOM),
    EveryDiscMoves.name: _all(EveryDiscMoves, _ONLY_EVERY),
}
