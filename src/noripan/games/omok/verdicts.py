"""What a stone makes and why it is forbidden, as values that explain themselves."""

from __future__ import annotations

from abc import abstractmethod

from noripan.core.text import Text
from noripan.core.value import Value
from noripan.games.omok.bans import BanKind
from noripan.games.omok.board import Colour, Point
from noripan.games.omok.runs import Run

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Points = tuple[Point, ...]


class Four(Value):
    """Stones that lack one to win.

    Attributes:
        stones: The stones, in order.
        completions: The points that complete them: two where the four is straight.
    """

    stones: Points
    completions: Points

    @property
    def is_straight(self) -> bool:
        """Whether two points complete it, so that the other side can't stop it."""
        return len(self.completions) > 1

    @property
    def text(self) -> Text:
        """The four in words."""
        english, korean = ("straight four", "열린 사") if self.is_straight else ("four", "사")
        return Text(
            f"{english} {_listed(self.stones)} (five at {_either(self.completions, ' or ')})",
            f"{korean} {_listed(self.stones)} ({_either(self.completions, ' 또는 ')}에 두면 오목)",
        )


class Three(Value):
    """Three stones that can become a straight four.

    Attributes:
        stones: The stones, in order.
        extensions: The points that make them one.
    """

    stones: Points
    extensions: Points

    @property
    def text(self) -> Text:
        """The three in words."""
        return Text(
            f"three {_listed(self.stones)} (straight four at {_either(self.extensions, ' or ')})",
            f"삼 {_listed(self.stones)} ({_either(self.extensions, ' 또는 ')}에 두면 열린 사)",
        )


class Refusal(Value):
    """Why three stones aren't a three, or one way to extend them doesn't make them one."""

    @property
    @abstractmethod
    def text(self) -> Text:
        """The reason in words."""


class HasGap(Refusal):
    """The rules in use don't count three stones with a gap."""

    @property
    def text(self) -> Text:
        """The reason in words."""
        return Text("three stones with a gap don't count", "띈 삼은 세지 않습니다")


class IsBlocked(Refusal):
    """The four that the extension makes can't be completed at one end: no free point there.

    Attributes:
        extension: The fourth stone.
        end: The point at that end, which is taken, or None for the edge.
    """

    extension: Point
    end: Point | None

    @property
    def text(self) -> Text:
        """The reason in words."""
        english = "by the edge" if self.end is None else f"at {self.end}"
        korean = "판 끝에" if self.end is None else f"{self.end}에서"
        return Text(
            f"the four made by {self.extension} is closed {english}",
            f"{self.extension}에 둔 사는 {korean} 막혀 있습니다",
        )


class EndsInOverline(Refusal):
    """A stone at one end of the four that the extension makes would be an overline."""

    extension: Point
    end: Point

    @property
    def text(self) -> Text:
        """The reason in words."""
        return Text(
            "after {}, a stone on {} makes more than five",
            "{}에 둔 다음 {}에 두면 여섯 개 이상이 됩니다",
        ).fill(self.extension, self.end)


class MakesFive(Refusal):
    """The extension makes five instead of a straight four."""

    extension: Point
    five: Run

    @property
    def text(self) -> Text:
        """The reason in words."""
        return Text(
            "{} makes five instead ({})", "{}에 두면 열린 사가 아니라 오목입니다 ({})"
        ).fill(self.extension, self.five.text)


class IsForbidden(Refusal):
    """The extension is forbidden itself."""

    ban: Ban

    @property
    def text(self) -> Text:
        """The reason in words."""
        return self.ban.text


class FalseThree(Value):
    """Three stones that look like a three and are none.

    Attributes:
        stones: The stones, in order.
        refusals: Why each way to extend them fails.
    """

    stones: Points
    refusals: tuple[Refusal, ...]

    @property
    def text(self) -> Text:
        """What it is not and why, in words."""
        stones = _listed(self.stones)
        why = _joined(refusal.text for refusal in self.refusals)
        return Text("{} only look like a three: {}", "{:은/는} 삼처럼 보일 뿐입니다: {}").fill(
            stones, why
        )


class Shapes(Value):
    """Everything that a stone makes.

    Attributes:
        point: Where it is put.
        colour: Its colour.
        fives: The runs that win.
        overlines: The runs too long to win.
    """

    point: Point
    colour: Colour
    fives: tuple[Run, ...]
    overlines: tuple[Run, ...]
    fours: tuple[Four, ...]
    threes: tuple[Three, ...]
    false_threes: tuple[FalseThree, ...]

    @property
    def text(self) -> Text:
        """All of it in words."""
        found: tuple[Run | Four | Three | FalseThree, ...] = (
            *self.fives,
            *self.overlines,
            *self.fours,
            *self.threes,
            *self.false_threes,
        )
        made = _joined(shape.text for shape in found) if found else Text("nothing", "없음")
        colour = self.colour.text
        return Text("{} {} makes: {}", "{:이/가} {}에 두어 만드는 모양: {}").fill(
            colour, self.point, made
        )


class Ban(Value):
    """A forbidden point.

    Attributes:
        kind: The reason.
        shapes: All that a stone there makes, the reason included.
    """

    kind: BanKind
    shapes: Shapes

    @property
    def point(self) -> Point:
        """The point that is forbidden."""
        return self.shapes.point

    @property
    def causes(self) -> tuple[Run | Four | Three, ...]:
        """What makes it forbidden: the overlines, the fours or the threes."""
        if self.kind is BanKind.OVERLINE:
            return self.shapes.overlines
        return self.shapes.fours if self.kind is BanKind.DOUBLE_FOUR else self.shapes.threes

    @property
    def text(self) -> Text:
        """The ban and its causes in words."""
        causes = _joined(cause.text for cause in self.causes)
        colour, kind = self.shapes.colour.text, self.kind.text
        return Text("{} is forbidden to {}, {}: {}", "{:은/는} {}의 금수, {}: {}").fill(
            self.point, colour, kind, causes
        )


def _listed(points: Points) -> str:
    return ", ".join(map(str, points))


def _either(points: Points, between: str) -> str:
    return between.join(map(str, points))


def _joined(texts: Iterable[Text]) -> Text:
    both = tuple(texts)
    return Text("; ".join(text.en for text in both), "; ".join(text.ko for text in both))
