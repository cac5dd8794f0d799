"""What the rules of Connect Four say that they did."""

from __future__ import annotations

from noripan.core.game import Event, Player
from noripan.core.text import Text, particle
from tests.sixth.connect_four.rules import Square

COLOURS = {Player.FIRST: Text("red", "빨강"), Player.SECOND: Text("yellow", "노랑")}


class Fell(Event):
    """A disc fell as low as it could."""

    title = Text("discs fall", "아래로 떨어짐")
    player: Player
    square: Square

    def caption(self) -> Text:
        colour = COLOURS[self.player]
        return Text(
            f"{colour.en} falls to {self.square}",
            f"{particle(colour.ko, '이/가')} {self.square}까지 떨어집니다",
        )


class Connected(Event):
    """Four discs or more lie in a line."""

    title = Text("four in a line", "네 개를 이음")
    player: Player
    squares: tuple[Square, ...]

    def caption(self) -> Text:
        colour, ends = COLOURS[self.player], f"{self.squares[0]}-{self.squares[-1]}"
        return Text(
            f"{colour.en} connects {len(self.squares)}: {ends}",
            f"{particle(colour.ko, '이/가')} {len(self.squares)}개를 이었습니다: {ends}",
        )
