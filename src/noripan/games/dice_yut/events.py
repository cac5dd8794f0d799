"""What the rules of Dice Yut tell of a move, one class a rule."""

from __future__ import annotations

from noripan.core.game import Event
from noripan.core.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.dice_yut.board import Square


def square_text(square: Square) -> Text:
    """A square's name in words: the inner ones tell themselves from the outer."""
    if square == "start":
        return Text("the start", "출발점")
    if square == "goal":
        return Text("the goal", "도착점")
    if square.startswith("i"):
        return Text(f"the inner {square.number}", f"안쪽 {square.number}")
    return Text(str(square), str(square))


class Threw(Event):
    """The die was thrown."""

    title = Text("a throw", "주사위 던지기")
    number: int

    def caption(self) -> Text:
        """What it shows."""
        return Text("the die shows {}", "주사위에서 {:이/가} 나왔습니다").fill(self.number)


class TookShortcut(Event):
    """A move that starts on a corner turns off."""

    title = Text("shortcut from a corner", "모퉁이에서 지름길로 꺾음")
    piece: str
    corner: Square
    first: Square

    def caption(self) -> Text:
        """Who turns off, and where."""
        to = square_text(self.first)
        return Text(
            "{} starts on the corner {}, so it takes the shortcut: {}",
            "{:이/가} 모퉁이 {}에서 출발하므로 지름길 {:으로/로} 들어섭니다",
        ).fill(self.piece, self.corner, to)


class PassedCorner(Event):
    """A move that only passes a corner stays on the track."""

    title = Text("a corner is passed", "모퉁이를 지나감")
    piece: str
    corner: Square

    def caption(self) -> Text:
        """Who goes straight on, and where."""
        return Text(
            "{} only passes the corner {}, so it stays on the track",
            "{:은/는} 모퉁이 {:을/를} 지나가기만 하므로 바깥길로 계속 갑니다",
        ).fill(self.piece, self.corner)


class TurnedHome(Event):
    """A move that passes the centre turns to the goal, unlike in Yut Nori."""

    title = Text("25 is passed", "25를 지나감")
    piece: str

    def caption(self) -> Text:
        """Who turns at the centre."""
        return Text(
            "{} passes the centre and turns to the goal",
            "{:이/가} 가운데 25를 지나 도착점 쪽으로 꺾습니다",
        ).fill(self.piece)


class JumpedOver(Event):
    """Passing a square where another piece stands is free."""

    title = Text("a piece is passed", "다른 말을 지나감")
    piece: str
    other: str
    square: Square

    def caption(self) -> Text:
        """Who passes whom."""
        at = square_text(self.square)
        return Text("{0} passes {1} on {2}", "{0:이/가} {2}에 있는 {1:을/를} 지나갑니다").fill(
            self.piece, self.other, at
        )


class Moved(Event):
    """A piece went on by the number thrown."""

    title = Text("a piece moves", "말이 감")
    piece: str
    number: int
    start: Square
    end: Square

    def caption(self) -> Text:
        """Who went where."""
        start, end = square_text(self.start), square_text(self.end)
        return Text("{0} moves {1} from {2} to {3}", "{0:이/가} {2}에서 {3}까지 {1}칸 갑니다").fill(
            self.piece, self.number, start, end
        )


class Arrived(Event):
    """A piece reached the goal, where any surplus of steps ends.

    Attributes:
        piece: The piece.
        surplus: The steps that were left.
    """

    title = Text("arrival at the goal", "도착")
    piece: str
    surplus: int

    def caption(self) -> Text:
        """Who arrived."""
        over = f", {self.surplus} to spare" if self.surplus else ""
        over_ko = f" ({self.surplus}칸 남음)" if self.surplus else ""
        return Text("{0} arrives at the goal{1}", "{0:이/가} 도착점에 들어갑니다{2}").fill(
            self.piece, over, over_ko
        )


class Scored(Event):
    """The number of the square where a move ends counts.

    Attributes:
        points: That number.
        total: The score with it.
    """

    title = Text("points", "점수")
    points: int
    total: int

    def caption(self) -> Text:
        """What the move scored."""
        return Text(
            f"that scores {self.points}: {self.total} in all",
            f"{self.points}점을 얻어 모두 {self.total}점입니다",
        )
