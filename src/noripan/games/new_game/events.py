"""What the rules of New Game tell of a turn, one class a rule."""

from __future__ import annotations

from noripan.core.game import Event
from noripan.core.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.new_game.board import Direction, Square


_NOT_TURNED = Text("", "")


class Skipped(Event):
    """A disc isn't at the bottom of its stack, so it doesn't move."""

    title = Text("a disc on top skips its move", "위에 있는 말은 움직이지 않음")
    disc: int
    square: Square

    def caption(self) -> Text:
        """Who skips its move."""
        at = self.square
        return Text(
            f"disc {self.disc} is not at the bottom of the stack on {at}: it skips its move",
            f"{self.disc}번 말은 {at}에서 맨 아래에 있지 않으므로 움직이지 않습니다",
        )


class Moved(Event):
    """A disc went one square with what lies on it.

    Attributes:
        disc: The disc whose move it was.
        carried: What went with it, from the bottom up.
        start: Where they were.
        end: Where they are.
        stack: What is there now, from the bottom up.
    """

    disc: int
    carried: tuple[int, ...]
    start: Square
    end: Square
    stack: tuple[int, ...]

    def _caption(self, colour: Text, turned: Text) -> Text:
        start, end = str(self.start), str(self.end)
        load, load_ko, now, now_ko = "", "", "", ""
        if self.carried:
            load = f", carrying {_listed(self.carried)}"
            load_ko = f" {_listed(self.carried)}번 말을 싣고"
        if len(self.stack) > 1:
            now = f"; {turned.en}from the bottom up there are now {_listed(self.stack)}"
            now_ko = f" ({turned.ko}아래부터 {_listed(self.stack)})"
        return Text(
            "disc {0} goes from {1} to the {2} square {3}{4}{5}",
            "{0}번 말이{6} {1}에서 {2} 칸 {3:으로/로} 갑니다{7}",
        ).fill(self.disc, start, colour, end, load, now, load_ko, now_ko)


class MovedOntoWhite(Moved):
    """White: what moves keeps its order and goes on top of what is there."""

    title = Text("onto white", "흰색 칸으로 감")

    def caption(self) -> Text:
        """Who went where."""
        return self._caption(Text("white", "흰색"), _NOT_TURNED)


class MovedOntoRed(Moved):
    """Red: what moves is turned over, then goes on top of what is there."""

    title = Text("onto red", "빨간색 칸으로 감")

    def caption(self) -> Text:
        """Who went where."""
        moving = (self.disc, *self.carried)
        is_turned = self.carried and self.stack[-len(moving) :] == moving[::-1]
        turned = Text("turned over, ", "뒤집혀서 ") if is_turned else _NOT_TURNED
        return self._caption(Text("red", "빨간색"), turned)


class TurnedOver(Event):
    """Several discs came to a red square together.

    Attributes:
        square: The red square.
        discs: Those that moved, from the bottom up, as they lie now.
    """

    title = Text("a stack turned over on red", "빨간색 칸에서 순서가 뒤집힘")
    square: Square
    discs: tuple[int, ...]

    def caption(self) -> Text:
        """What red did to the order."""
        before, now = _listed(self.discs[::-1]), _listed(self.discs)
        return Text(
            "red square: order reversed, {} became {}",
            "빨간색 칸: 순서가 뒤집혀 {:이/가} {:이/가} 되었습니다",
        ).fill(before, now)


class Turned(Event):
    """A disc turned round.

    Attributes:
        disc: The disc.
        square: Where it is.
        direction: Where it looks now.
    """

    disc: int
    square: Square
    direction: Direction

    def _caption(self, obstacle: Text) -> Text:
        at = self.square
        return Text(
            "disc {} on {} meets {}: it turns round, now {}",
            "{}번 말이 {}에서 {:을/를} 만나 뒤로 돌아섭니다 ({})",
        ).fill(self.disc, at, obstacle, self.direction.symbol)


class TurnedAtBlue(Turned):
    """A blue square lies ahead, so the disc turns round."""

    title = Text("turned round at blue", "파란색 칸 앞에서 돌아섬")

    def caption(self) -> Text:
        """Who turned round, and where."""
        return self._caption(Text("a blue square", "파란색 칸"))


class TurnedAtEdge(Turned):
    """The board ends ahead, so the disc turns round."""

    title = Text("turned round at the edge", "판 끝에서 돌아섬")

    def caption(self) -> Text:
        """Who turned round, and where."""
        return self._caption(Text("the edge of the board", "판의 끝"))


class Blocked(Event):
    """Having turned round, a disc meets blue or the edge again, so it stays."""

    title = Text("blocked on both sides", "양쪽이 막힘")
    disc: int
    square: Square

    def caption(self) -> Text:
        """Who stays, and where."""
        at = self.square
        return Text(
            f"disc {self.disc} can't go the other way either: it stays on {at}",
            f"{self.disc}번 말은 반대쪽도 막혀 {at}에 그대로 있습니다",
        )


class StackedFour(Event):
    """A stack of four or more appeared, which ends the game at once."""

    title = Text("four or more stacked", "말이 네 개 이상 쌓임")
    square: Square
    discs: tuple[int, ...]

    def caption(self) -> Text:
        """Which stack ended the game."""
        at, count = self.square, len(self.discs)
        return Text(
            f"{count} discs are stacked on {at}: the game ends",
            f"{at}에 말 {count}개가 쌓여 게임이 끝납니다",
        )


class CameRound(Event):
    """The board is as it was after an earlier turn, so the game never ends."""

    title = Text("the game never ends", "게임이 끝나지 않음")
    first_turn: int
    length: int

    def caption(self) -> Text:
        """What comes round, and how often."""
        turns = "turn" if self.length == 1 else "turns"
        return Text(
            f"the board is as it was {self.length} {turns} before: it comes round,"
            " and the game never ends",
            f"{self.length}턴 전의 모습으로 돌아왔습니다. 되풀이되므로 게임이 끝나지 않습니다",
        )


def _listed(discs: tuple[int, ...]) -> str:
    return ", ".join(map(str, discs))
