"""What the rules of Omok do in a move, and why a game ends."""

from __future__ import annotations

from noripan.core.game import Event, Player, Reason
from noripan.core.text import Text
from noripan.games.omok.board import Colour, Point
from noripan.games.omok.moves import Decision
from noripan.games.omok.runs import Run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.omok.verdicts import Ban

_PLAYERS = {
    Player.FIRST: Text("the first player", "첫째 사람"),
    Player.SECOND: Text("the second player", "둘째 사람"),
}


def player_name(player: Player) -> Text:
    """What a player is called where colours may swap."""
    return _PLAYERS[player]


class Ending(Reason):
    """Why a game of Omok is over."""

    FIVE = Text("a winning row of stones", "오목 완성")
    FULL_BOARD = Text("the board is full", "판이 가득 참")
    NO_POINT_LEFT = Text("every empty point is forbidden", "빈자리가 모두 금수")
    OVERLINE = Text("black played a forbidden overline", "흑이 금수인 장목을 둠")
    DOUBLE_FOUR = Text("black played a forbidden double four", "흑이 금수인 사사를 둠")
    DOUBLE_THREE = Text("black played a forbidden double three", "흑이 금수인 삼삼을 둠")

    @property
    def word(self) -> str:
        """How the text of a position names it."""
        return self.name.lower().replace("_", "-")


class StonePut(Event):
    """A stone came onto the board."""

    title = Text("a stone", "돌을 놓음")
    colour: Colour
    point: Point

    def caption(self) -> Text:
        """Who put it where."""
        colour = self.colour.text
        return Text("{} plays {}", "{:이/가} {}에 둡니다").fill(colour, self.point)


class Won(Event):
    """A run won the game."""

    title = Text("a win", "승리")
    run: Run

    def caption(self) -> Text:
        """Which run."""
        colour, run = self.run.colour.text, self.run.text
        return Text("{} wins: {}", "{} 승: {}").fill(colour, run)


class TooLong(Event):
    """A run of six or more didn't win."""

    title = Text("six or more", "여섯 개 이상")
    run: Run

    def caption(self) -> Text:
        """Which run."""
        return Text("{}: more than five don't win", "{}: 여섯 개 이상은 이긴 것이 아닙니다").fill(
            self.run.text
        )


class BlockedAtBothEnds(Event):
    """A run of five or more didn't win between the other side's stones."""

    title = Text("blocked at both ends", "양 끝이 막힘")
    run: Run

    def caption(self) -> Text:
        """Which run."""
        return Text(
            "{}: blocked at both ends, so they don't win",
            "{}: 양 끝이 모두 막혀 이긴 것이 아닙니다",
        ).fill(self.run.text)


class PlayedForbidden(Event):
    """Black played a forbidden point and lost."""

    title = Text("a forbidden point", "금수")
    ban: Ban

    def caption(self) -> Text:
        """Which ban and why it holds."""
        return Text("black loses: {}", "흑 패: {}").fill(self.ban.text)


class FilledBoard(Event):
    """The last point was taken and nobody has won."""

    title = Text("a full board", "판이 가득 참")

    def caption(self) -> Text:
        """That it's a draw."""
        return Text("the board is full: a draw", "판이 가득 차 무승부입니다")


class RanOutOfPoints(Event):
    """The colour to move may play none of the empty points."""

    title = Text("no point to play", "둘 곳이 없음")
    colour: Colour

    def caption(self) -> Text:
        """That it's a draw."""
        colour = self.colour.text
        return Text(
            "every empty point is forbidden to {}: a draw",
            "빈자리가 모두 {}의 금수라서 무승부입니다",
        ).fill(colour)


class Decided(Event):
    """A player decided about the colours in the opening."""

    title = Text("a decision about colours", "색의 결정")
    player: Player
    decision: Decision

    def caption(self) -> Text:
        """Who decided what."""
        player, decision = player_name(self.player), self.decision.text
        return Text("{} {}", "{:이/가} {}").fill(player, decision)
