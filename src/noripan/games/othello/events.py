"""What the rules of Othello say that they did."""

from __future__ import annotations

from noripan.core.game import Event, Outcome, Player
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.games.othello.board import Square

BLACK, WHITE = Player.FIRST, Player.SECOND
COLOURS = {BLACK: Text("black", "흑"), WHITE: Text("white", "백")}


class TurnedOver(Event):
    """A disc was put and closed at least one line of the other side's discs.

    Attributes:
        player: Who put it.
        square: Where.
        turned: The squares whose discs were turned over, in reading order.
    """

    title = Text("discs turned over", "돌을 뒤집음")
    player: Player
    square: Square
    turned: tuple[Square, ...]

    def caption(self) -> Text:
        """Such as: black f5 turns over 1: e5."""
        colour, count = COLOURS[self.player], len(self.turned)
        names = ": " + " ".join(map(str, self.turned)) if count else ""
        return Text("{} {} turns over {}{}", "{:이/가} {}에 놓아 {}개를 뒤집습니다{}").fill(
            colour, self.square, count, names
        )


class Passed(Event):
    """A side had no move while the other side has one."""

    title = Text("a pass", "패스")
    player: Player

    def caption(self) -> Text:
        """Such as: white has no move and passes."""
        colour = COLOURS[self.player]
        return Text("{} has no move and passes", "{:은/는} 둘 곳이 없어 패스합니다").fill(colour)


class GameOver(Event):
    """Neither side has a move left."""

    title = Text("the game is over", "게임이 끝남")
    outcome: Outcome

    def caption(self) -> Text:
        """Such as: the board is full: black wins by 40 to 24."""
        return result(self.outcome)


class DiscCount(Value):
    """How many discs each side has on the board."""

    black: int
    white: int

    def text(self) -> Text:
        """Such as: black 2, white 2."""
        return Text(f"black {self.black}, white {self.white}", f"흑 {self.black}, 백 {self.white}")


def result(outcome: Outcome) -> Text:
    """The reason why a game is over and who won by how much."""
    reason = outcome.reason.text
    high, low = max(outcome.scores), min(outcome.scores)
    if not outcome.winners:
        return Text("{}: a draw, {} to {}", "{}: {} 대 {} 무승부").fill(reason, high, low)
    colour = COLOURS[outcome.winners[0]]
    return Text("{0}: {1} wins by {2} to {3}", "{0}: {2} 대 {3}, {1} 승").fill(
        reason, colour, high, low
    )
