"""Common mistakes about Dice Yut, each with what the rule really is.

Left out, since they can't show: pieces at the start that keep each other from standing
there (no move ends at the start), and pieces told apart by their names (only squares
count).
"""

from __future__ import annotations

from noripan.core.text import Text
from noripan.games.dice_yut.game import Go
from noripan.games.dice_yut.judge import misread_rules as misread
from noripan.games.dice_yut.judge.problem import DiceYutProblem
from noripan.problems.misreading import Misreading, known_to_slip_through

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.dice_yut.game import DiceYutState


class Greedy(DiceYutProblem):
    """Each throw is used where it scores most at once."""

    def plan(self, start: DiceYutState) -> tuple[Go, ...]:
        """The first best move each time."""
        state, plan = start, []
        while state.outcome is None:
            moves = (move for move in state.moves() if isinstance(move, Go))
            move, state = max(
                ((move, state.play(move)) for move in moves), key=lambda played: played[1].score
            )
            plan.append(move)
        return tuple(plan)


_ONE_SQUARE = Text(
    "25, the middle 30, 35 and the 40 before the goal are one square each, whichever way leads "
    "there.",
    "25, 가운데 30, 35와 도착점 앞의 40은 어느 길로 가든 각각 한 칸입니다.",
)
_CORNERS = Text(
    "A move that starts on a corner takes the shortcut: 10, 20 and 30 are corners.",
    "모퉁이(10, 20, 30)에서 출발하면 지름길로 갑니다.",
)
_TAKEN = Text(
    "A move must not end where another piece stands, except at the goal; passing is free.",
    "다른 말이 있는 칸에는 멈출 수 없습니다(도착점은 제외). 지나가는 것은 자유입니다.",
)
_ARRIVED = Text(
    "Any number of pieces may stand at the goal, which is worth 0.",
    "도착점은 0점이며 말이 몇 개든 들어갈 수 있습니다.",
)

MISREADINGS: dict[str, tuple[Misreading, ...]] = {
    "dice-yut": known_to_slip_through((
        Misreading("shared-squares-are-apart",
                   Text("keeps 25, 30, 35 and 40 once for every way",
                        "25, 30, 35, 40을 길마다 따로 둔다"),
                   _ONE_SQUARE, DiceYutProblem(misread.SharedSquaresAreApart())),
        Misreading("way-home-is-apart",
                   Text("keeps 25, 30 and 35 once for every shortcut",
                        "25, 30, 35를 지름길마다 따로 둔다"),
                   _ONE_SQUARE, DiceYutProblem(misread.WayHomeIsApart())),
        Misreading("centre-is-apart",
                   Text("keeps 25 once for every shortcut", "25를 지름길마다 따로 둔다"),
                   _ONE_SQUARE, DiceYutProblem(misread.CentreIsApart())),
        Misreading("inner-30-is-apart",
                   Text("keeps the middle 30 once for every shortcut",
                        "가운데 30을 지름길마다 따로 둔다"),
                   _ONE_SQUARE, DiceYutProblem(misread.Inner30IsApart())),
        Misreading("inner-35-is-apart",
                   Text("keeps 35 once for every shortcut", "35를 지름길마다 따로 둔다"),
                   _ONE_SQUARE, DiceYutProblem(misread.Inner35IsApart())),
        Misreading("every-40-is-apart",
                   Text("keeps 40 once for the track and once for every shortcut",
                        "40을 바깥길과 지름길마다 따로 둔다"),
                   _ONE_SQUARE, DiceYutProblem(misread.Every40IsApart())),
        Misreading("square-40-is-apart",
                   Text("keeps one 40 on the track and another after 35",
                        "바깥길의 40과 35 다음의 40을 따로 둔다"),
                   _ONE_SQUARE, DiceYutProblem(misread.Square40IsApart())),
        Misreading("equal-numbers-are-one-square",
                   Text("takes squares with the same number for one",
                        "수가 같은 칸을 한 칸으로 본다"),
                   Text("The inner 16, 22, 24, 26, 28 and 30 are other squares than the outer "
                        "ones.",
                        "안쪽의 16, 22, 24, 26, 28, 30은 바깥길의 같은 수와 다른 칸입니다."),
                   DiceYutProblem(misread.EqualNumbersAreOneSquare())),
        Misreading("both-30s-are-one-square",
                   Text("takes the middle 30 and the corner 30 for one square",
                        "가운데 30과 모퉁이 30을 한 칸으로 본다"),
                   Text("The middle 30 and the corner 30 are two squares: a piece on one doesn't "
                        "keep another from the other.",
                        "가운데 30과 모퉁이 30은 서로 다른 칸이라서 한쪽에 말이 있어도 다른 쪽에 "
                        "멈출 수 있습니다."),
                   DiceYutProblem(misread.Both30sAreOneSquare())),
        Misreading("inner-30-is-the-corner",
                   Text("turns off at the middle 30 as at the corner 30",
                        "가운데 30에서도 모퉁이 30처럼 꺾는다"),
                   Text("Only the 30 on the track is a corner; the one after 25 leads to 35.",
                        "모퉁이는 바깥길의 30뿐이고, 25 다음의 30에서는 35로 갑니다."),
                   DiceYutProblem(misread.Inner30IsTheCorner())),
        Misreading("no-shortcuts",
                   Text("never takes a shortcut", "지름길로 가지 않는다"),
                   _CORNERS, DiceYutProblem(misread.NoShortcuts())),
        Misreading("no-shortcut-at-30",
                   Text("takes no shortcut at 30", "30에서는 지름길로 가지 않는다"),
                   _CORNERS, DiceYutProblem(misread.NoShortcutAt30())),
        Misreading("shortcut-of-30-backwards",
                   Text("goes 26 27 28 from the corner 30", "모퉁이 30에서 26 27 28로 간다"),
                   Text("From the corner 30 a piece goes 28 27 26, then 25.",
                        "모퉁이 30에서는 28 27 26을 거쳐 25로 갑니다."),
                   DiceYutProblem(misread.ShortcutOf30Backwards())),
        Misreading("passing-turns-off",
                   Text("turns off at a corner that is only passed",
                        "모퉁이를 지나가기만 해도 꺾는다"),
                   Text("A move that only passes a corner stays on the track.",
                        "모퉁이를 지나가기만 하면 바깥길로 계속 갑니다."),
                   DiceYutProblem(misread.PassingTurnsOff())),
        Misreading("no-jumping",
                   Text("lets no piece pass another", "다른 말을 지나가지 못한다"),
                   _TAKEN, DiceYutProblem(misread.NoJumping())),
        Misreading("squares-are-free",
                   Text("lets pieces stand on one square", "한 칸에 말이 여럿 설 수 있다"),
                   _TAKEN, DiceYutProblem(misread.SquaresAreFree())),
        Misreading("blocked-throw-is-lost",
                   Text("leaves a piece where it is when its landing is taken, so that the throw "
                        "is lost",
                        "멈출 칸에 다른 말이 있으면 말을 그대로 두고 주사위 수를 버린다"),
                   Text("A piece whose landing is taken can't be chosen; every throw moves "
                        "another one.",
                        "멈출 칸에 다른 말이 있는 말은 고를 수 없고, 수마다 다른 말을 움직여야 "
                        "합니다."),
                   DiceYutProblem(misread.BlockedThrowIsLost())),
        Misreading("square-40-is-free",
                   Text("lets pieces stand on 40 together", "40에 말이 여럿 설 수 있다"),
                   _TAKEN, DiceYutProblem(misread.Square40IsFree())),
        Misreading("goal-is-taken",
                   Text("lets only one piece into the goal", "도착점에 말이 하나만 들어갈 수 있다"),
                   _ARRIVED, DiceYutProblem(misread.GoalIsTaken())),
        Misreading("exact-throw-arrives",
                   Text("lets a piece into the goal only by the exact number",
                        "수가 꼭 맞아야만 도착점에 들어간다"),
                   Text("A surplus of steps ends at the goal.",
                        "도착점을 지나는 수가 나와도 도착점에 들어갑니다."),
                   DiceYutProblem(misread.ExactThrowArrives())),
        Misreading("forty-is-the-goal",
                   Text("takes 40 for the goal, where pieces stay for good",
                        "40을 도착점으로 보아 거기서 말이 끝난다"),
                   Text("The goal lies one step beyond 40; a piece on 40 can still move there.",
                        "도착점은 40 다음이며, 40에 있는 말은 한 칸 더 가야 도착합니다."),
                   DiceYutProblem(misread.FortyIsTheGoal())),
        Misreading("goal-scores",
                   Text("counts the goal as 42", "도착점을 42점으로 센다"),
                   _ARRIVED, DiceYutProblem(misread.GoalScores())),
        Misreading("arrived-piece-moves",
                   Text("lets a piece that has arrived use up a throw",
                        "도착한 말을 다시 움직여 주사위 수를 버릴 수 있다"),
                   Text("A piece that has arrived moves no more; every throw moves another one.",
                        "도착한 말은 더 움직이지 않으며, 수마다 도착하지 않은 말을 움직입니다."),
                   DiceYutProblem(misread.ArrivedPieceMoves())),
        Misreading("greedy",
                   Text("uses each throw where it scores most at once",
                        "그때그때 점수가 가장 큰 말을 움직인다"),
                   Text("All ten throws count together; the best first move may lead to less.",
                        "수 10개의 점수를 모두 더한 값이 가장 커야 하며, 당장 가장 큰 수가 늘 "
                        "좋지는 않습니다."),
                   Greedy()),
    ), "arrived-piece-moves")
}  # fmt: skip
