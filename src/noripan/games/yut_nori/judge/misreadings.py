"""Common mistakes about Yut Nori, each with what the rule really is.

Left out, since they can't show in the judge's list of turns: a stack that remembers
only one of the ways its pieces came (from where they stand, all go on alike), and
pieces that move again when they are out (the list never moves them). One misreading
stands for several where no list of turns tells them apart: who always turns off at 앞밭
never comes to pass 뒷밭, and who never turns off at a corner never comes to 방.
"""

from __future__ import annotations

from noripan.core.text import Text
from noripan.games.yut_nori.board import Station
from noripan.games.yut_nori.judge import misread_rules as misread
from noripan.games.yut_nori.judge.problem import YutNoriProblem
from noripan.problems.misreading import Misreading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.yut_nori.board import Piece, Stop
    from noripan.games.yut_nori.rules import YutRules


class NalbatIsNotDrawn(YutNoriProblem):
    """A piece on 날밭 isn't drawn."""

    def drawn_at(self, stop: Stop) -> Station | None:
        """Draws nothing on 날밭."""
        return None if stop.station is Station.NALBAT else stop.station


class CornersAreSwapped(YutNoriProblem):
    """B and C are drawn in each other's corner of a station."""

    def corner(self, piece: Piece) -> tuple[int, int]:
        """Fills a station column by column."""
        return divmod(piece.number, 2)


class EveryPieceAtTheTopLeft(YutNoriProblem):
    """Every piece is drawn in the top left corner of its station."""

    def corner(self, piece: Piece) -> tuple[int, int]:  # noqa: ARG002 a step's form
        """Knows one corner."""
        return 0, 0


_PASSING = Text(
    "A move that only passes a corner or the centre goes straight on; only one that starts there "
    "turns off.",
    "모서리나 방을 지나가기만 하면 곧장 가고, 거기서 출발할 때만 지름길로 꺾습니다.",
)
_PASSING_BANG = Text(
    "A move that only passes 방 goes straight on: to 속윷 when it comes from 앞밭, to 사려 when it "
    "comes from 뒷밭.",
    "방을 지나가기만 하면 곧장 갑니다. 앞밭에서 왔으면 속윷으로, 뒷밭에서 왔으면 사려로 갑니다.",
)
_STARTING = Text(
    "A move that starts on 앞밭 or 뒷밭 takes the shortcut there.",
    "앞밭이나 뒷밭에서 출발하면 지름길로 꺾습니다.",
)
_STARTING_ON_BANG = Text(
    "A move that starts on 방 goes to 사려, whichever way the piece came.",
    "방에서 출발하면 어느 길로 왔든 사려 쪽으로 갑니다.",
)
_NALBAT = Text(
    "A piece that ends its move on 날밭 is still on the board; any further step takes it out.",
    "날밭에 멈춘 말은 아직 판 위에 있고, 한 칸이라도 더 가면 납니다.",
)
_SURPLUS = Text(
    "A piece that goes beyond 날밭 is out, however many steps are left over.",
    "날밭을 지나면 남는 칸이 몇이든 말이 납니다.",
)
_ON_NALBAT = Text(
    "A piece on 날밭 is on the board like any other: it is drawn, stacked on and captured.",
    "날밭의 말도 판 위의 말이라서 그려지고, 업히고, 잡힙니다.",
)
_STACK = Text(
    "All pieces of a side on one station are a stack, and moving one moves all of them.",
    "한 밭에 있는 같은 편 말은 모두 한 동이라서 하나가 움직이면 다 같이 움직입니다.",
)
_CAPTURE = Text(
    "Every piece of the other side where a move ends goes back to not started.",
    "말이 멈춘 밭에 있던 상대편 말은 모두 잡혀 출발 전으로 돌아갑니다.",
)
_ENDS = Text(
    "Only where a move ends are pieces captured; whoever is passed stays.",
    "말이 멈춘 밭에서만 잡고, 지나친 말은 그대로 있습니다.",
)
_AGAIN = Text(
    "A captured piece hasn't started and may start again, by itself.",
    "잡힌 말은 출발 전으로 돌아가 하나씩 따로 다시 출발합니다.",
)
_ONE_STATION = Text(
    "A station is one place, whichever way a piece came to it: pieces that meet there stack or "
    "capture.",
    "어느 길로 왔든 같은 밭은 한 곳이라서 거기서 만난 말은 업거나 잡습니다.",
)
_CORNER = Text(
    "In a station A is at the top left, B at the top right, C at the bottom left, D at the bottom "
    "right.",
    "밭에서 A는 왼쪽 위, B는 오른쪽 위, C는 왼쪽 아래, D는 오른쪽 아래에 그립니다.",
)
_THROW = Text(
    "The flat sides (F) are counted: FFFF is four steps, and BBBB, with none, is five.",
    "평평한 면(F)의 수만큼 가며, FFFF는 네 칸이고 F가 없는 BBBB는 다섯 칸입니다.",
)
_ENTERING = Text(
    "A new piece is thought to stand on 날밭, so one step takes it to 도.",
    "새로 나서는 말은 날밭에서 출발한다고 보아 한 칸 가면 도에 놓입니다.",
)


def _mistake(name: str, title: Text, rule: Text, rules: YutRules) -> Misreading:
    return Misreading(name, title, rule, YutNoriProblem(rules))


_WAYS = (
    _mistake("passing-turns-off",
             Text("turns off at a corner or the centre that is only passed",
                  "모서리나 방을 지나가기만 해도 꺾는다"),
             _PASSING, misread.PassingTurnsOff()),
    _mistake("passing-apbat-turns-off",
             Text("turns off at 앞밭 (or both corners) when it is only passed",
                  "앞밭(또는 두 모서리)을 지나가기만 해도 꺾는다"),
             _PASSING, misread.PassingApbatTurnsOff()),
    _mistake("passing-dwitbat-turns-off",
             Text("turns off at 뒷밭 when it is only passed", "뒷밭을 지나가기만 해도 꺾는다"),
             _PASSING, misread.PassingDwitbatTurnsOff()),
    _mistake("passing-bang-turns-off",
             Text("turns off at 방 when it is only passed, so that 앞모개 +2 is 사려",
                  "방을 지나가기만 해도 꺾어서 앞모개에서 두 칸이면 사려로 간다"),
             _PASSING_BANG, misread.PassingBangTurnsOff()),
    _mistake("passing-bang-leads-to-sokyut",
             Text("goes on from 방 to 속윷 when it is passed coming from 뒷밭",
                  "뒷밭에서 와서 방을 지나갈 때 속윷으로 간다"),
             _PASSING_BANG, misread.PassingBangLeadsToSokyut()),
    _mistake("no-shortcuts",
             Text("never turns off", "지름길로 꺾는 일이 없다"),
             _STARTING, misread.StartingGoesStraightOn()),
    _mistake("no-shortcut-at-apbat",
             Text("stays on the outer lap when a move starts on 앞밭",
                  "앞밭에서 출발해도 바깥길로 간다"),
             _STARTING, misread.StartingOnApbatGoesStraightOn()),
    _mistake("no-shortcut-at-dwitbat",
             Text("stays on the outer lap when a move starts on 뒷밭",
                  "뒷밭에서 출발해도 바깥길로 간다"),
             _STARTING, misread.StartingOnDwitbatGoesStraightOn()),
    _mistake("no-turn-at-bang",
             Text("goes straight on to 속윷 when a piece that came from 앞밭 starts on 방",
                  "앞밭에서 온 말이 방에서 출발할 때 꺾지 않고 속윷으로 간다"),
             _STARTING_ON_BANG, misread.StartingOnBangGoesStraightOn()),
    _mistake("bang-leads-to-sokyut",
             Text("goes to 속윷 when a move starts on 방", "방에서 출발하면 속윷으로 간다"),
             _STARTING_ON_BANG, misread.StartingOnBangLeadsToSokyut()),
    _mistake("new-piece-stands-on-do",
             Text("lets new pieces start from 도, one station too far",
                  "새 말이 도에서 출발한다고 보아 한 칸 더 간다"),
             _ENTERING, misread.NewPieceStandsOnDo()),
)  # fmt: skip

_OUT = (
    _mistake("nalbat-is-the-start",
             Text("takes 날밭 for the start, so that a piece standing there goes round again",
                  "날밭을 출발점으로 보아 거기 선 말이 다시 한 바퀴를 돈다"),
             _NALBAT, misread.NalbatIsTheStart()),
    _mistake("runs-round-again",
             Text("lets a piece that has come round begin another lap",
                  "한 바퀴를 다 돈 말이 나지 않고 다시 돈다"),
             _SURPLUS, misread.RunsRoundAgain()),
    _mistake("wraps-round-to-the-start",
             Text("counts stations modulo the lap, so that a piece on 날밭 hasn't started and one "
                  "that goes past it begins another lap",
                  "밭 번호를 한 바퀴의 길이로 나눈 나머지로 세어, 날밭의 말은 출발하지 않은 말이 "
                  "되고 날밭을 지난 말은 다시 한 바퀴를 돈다"),
             _NALBAT, misread.WrapsRoundToTheStart()),
    _mistake("exact-throw-goes-out",
             Text("lets a piece go out only by the exact number of steps",
                  "칸 수가 꼭 맞아야만 말이 난다"),
             _SURPLUS, misread.ExactThrowGoesOut()),
    _mistake("surplus-stops-on-nalbat",
             Text("stops a piece on 날밭 that should go beyond it",
                  "날밭을 지나서 나야 할 말이 날밭에서 멈춘다"),
             _SURPLUS, misread.SurplusStopsOnNalbat()),
    _mistake("out-on-nalbat",
             Text("takes a piece out as soon as it reaches 날밭", "말이 날밭에 서자마자 난다"),
             _NALBAT, misread.OutOnNalbat()),
    Misreading("nalbat-is-not-drawn",
               Text("doesn't draw a piece that stands on 날밭", "날밭에 선 말을 그리지 않는다"),
               _ON_NALBAT, NalbatIsNotDrawn()),
    _mistake("nalbat-is-safe",
             Text("doesn't capture on 날밭", "날밭에서는 말을 잡지 않는다"),
             _ON_NALBAT, misread.NalbatIsSafe()),
    _mistake("nalbat-holds-no-stack",
             Text("moves pieces on 날밭 one by one", "날밭에 있는 말은 하나씩 따로 움직인다"),
             _ON_NALBAT, misread.NalbatHoldsNoStack()),
)  # fmt: skip

_STACKS = (
    _mistake("waiting-pieces-are-a-stack",
             Text("takes pieces that haven't started for a stack",
                  "출발하지 않은 말들을 한 동으로 본다"),
             Text("Pieces that haven't started are no stack; each starts by itself.",
                  "출발하지 않은 말은 업힌 것이 아니라서 하나씩 따로 출발합니다."),
             misread.WaitingPiecesAreAStack()),
    _mistake("only-the-named-piece-moves",
             Text("moves only the named piece of a stack", "업힌 말 중 불린 말만 움직인다"),
             _STACK, misread.OnlyTheNamedPieceMoves()),
    _mistake("stacks-form-on-one-way",
             Text("stacks pieces only where both came by the same way",
                  "같은 길로 온 말끼리만 업는다"),
             _STACK, misread.StacksFormOnOneWay()),
    _mistake("only-one-is-carried",
             Text("carries one other piece at most", "말을 하나까지만 업고 간다"),
             _STACK, misread.OnlyOneIsCarried()),
)  # fmt: skip

_CAPTURES = (
    _mistake("nothing-is-captured",
             Text("doesn't capture", "말을 잡지 않는다"),
             _CAPTURE, misread.NothingIsCaptured()),
    _mistake("only-one-is-captured",
             Text("captures only one piece of a stack", "업힌 말 중 하나만 잡는다"),
             _CAPTURE, misread.OnlyOneIsCaptured()),
    _mistake("passing-captures",
             Text("captures whoever is passed, too", "지나친 말까지 잡는다"),
             _ENDS, misread.PassingCaptures()),
    _mistake("going-out-captures-on-nalbat",
             Text("lets a piece that goes out capture whoever stands on 날밭",
                  "나는 말이 날밭에 있는 상대편 말을 잡는다"),
             _ENDS, misread.GoingOutCapturesOnNalbat()),
    _mistake("captured-pieces-are-out",
             Text("takes captured pieces off the board for good",
                  "잡힌 말이 다시 출발하지 못한다"),
             _AGAIN, misread.CapturedPiecesAreOut()),
    _mistake("captured-stack-stays-linked",
             Text("keeps a captured stack together when it starts again",
                  "잡힌 동이 풀리지 않아 다시 출발할 때도 같이 움직인다"),
             _AGAIN, misread.CapturedStackStaysLinked()),
    _mistake("bond-outlives-capture",
             Text("moves pieces together that were a stack before they were captured, wherever "
                  "on the board they stand now",
                  "잡히기 전에 업혔던 말들이 따로 다시 출발한 뒤에도 판 위 어디서든 함께 움직인다"),
             _AGAIN, misread.BondOutlivesCapture()),
    _mistake("bond-fetches-waiting-pieces",
             Text("brings in pieces that haven't started again with one that they were a stack "
                  "with before they were captured",
                  "잡히기 전에 업혔던 말이 움직이면 아직 다시 출발하지 않은 말까지 끌려 나온다"),
             _AGAIN, misread.BondFetchesWaitingPieces()),
)  # fmt: skip

_STATIONS = (
    _mistake("shared-stations-are-apart",
             Text("numbers a station anew on every way, so that pieces don't meet there",
                  "길마다 밭 번호가 따로 있어서 같은 밭의 말이 서로 만나지 않는다"),
             _ONE_STATION, misread.SharedStationsAreApart()),
    _mistake("bang-is-apart",
             Text("numbers 방 twice, so that pieces from 앞밭 and from 뒷밭 don't meet there",
                  "방의 번호가 둘이라서 앞밭에서 온 말과 뒷밭에서 온 말이 만나지 않는다"),
             _ONE_STATION, misread.BangIsApart()),
    _mistake("jjeolbat-is-apart",
             Text("numbers 쩔밭 twice, so that pieces from 찌윷 and from 속모 don't meet there",
                  "쩔밭의 번호가 둘이라서 찌윷에서 온 말과 속모에서 온 말이 만나지 않는다"),
             _ONE_STATION, misread.JjeolbatIsApart()),
    _mistake("nalbat-is-apart",
             Text("numbers 날밭 anew on every way, so that pieces don't meet there",
                  "길마다 날밭의 번호가 달라서 날밭의 말이 서로 만나지 않는다"),
             _ONE_STATION, misread.NalbatIsApart()),
    Misreading("corners-are-swapped",
               Text("draws B and C in each other's corner of a station",
                    "밭에서 B와 C의 자리를 서로 바꿔 그린다"),
               _CORNER, CornersAreSwapped()),
    Misreading("every-piece-at-the-top-left",
               Text("draws every piece at the top left of its station",
                    "말을 모두 밭의 왼쪽 위에 그린다"),
               _CORNER, EveryPieceAtTheTopLeft()),
)  # fmt: skip

_THROWS = (
    _mistake("yut-and-mo-swapped",
             Text("swaps yut and mo: FFFF is five steps, BBBB four",
                  "윷과 모가 바뀌어 FFFF는 다섯 칸, BBBB는 네 칸을 간다"),
             _THROW, misread.YutAndMoSwapped()),
    _mistake("mo-is-four",
             Text("goes four steps by BBBB", "BBBB에 네 칸을 간다"),
             _THROW, misread.MoIsFour()),
    _mistake("mo-is-nothing",
             Text("goes no step by BBBB, counting F alone",
                  "F의 수만 세어 BBBB에는 움직이지 않는다"),
             _THROW, misread.MoIsNothing()),
    _mistake("round-sides-count",
             Text("counts the round sides (B) instead of the flat ones",
                  "평평한 면이 아니라 둥근 면(B)을 센다"),
             _THROW, misread.RoundSidesCount()),
)  # fmt: skip

MISREADINGS: dict[str, tuple[Misreading, ...]] = {
    "yut-nori": _WAYS + _OUT + _STACKS + _CAPTURES + _STATIONS + _THROWS
}
