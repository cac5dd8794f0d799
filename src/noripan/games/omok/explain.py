"""Explains what a stone makes: turns what the rules find into values with words."""

from __future__ import annotations

from noripan.core.value import Value
from noripan.games.omok.board import DIRECTIONS, EMPTY, Direction, Point, point_at, step
from noripan.games.omok.options import Korean
from noripan.games.omok.verdicts import (
    Ban,
    EndsInOverline,
    FalseThree,
    Four,
    HasGap,
    IsBlocked,
    IsForbidden,
    MakesFive,
    Refusal,
    Shapes,
    Three,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.games.omok.bans import BanKind, Trial
    from noripan.games.omok.lines import Extension, FourOnLine, ThreeOnLine


def explain_ban(kind: BanKind, trial: Trial) -> Ban:
    """Why a stone is forbidden for which the rules found the kind of ban."""
    return Ban(kind, explain_shapes(trial))


def explain_shapes(trial: Trial) -> Shapes:
    """Everything that a stone makes."""
    game, rules = trial.game, trial.game.rules
    runs = rules.runs_through(game, trial.board, trial.index)
    longest = rules.longest_win(game, trial.colour)
    along = [
        (_Line(trial, direction), shapes)
        for direction, (_stride, shapes) in zip(DIRECTIONS, rules.lines(trial), strict=True)
    ]
    threes = [line.three(three) for line, shapes in along for three in shapes.threes]
    return Shapes(
        point=point_at(trial.index, game.size),
        colour=trial.colour,
        fives=tuple(run for run in runs if rules.wins(game, trial.board, run)),
        overlines=tuple(run for run in runs if run.length > longest),
        fours=tuple(line.four(four) for line, shapes in along for four in shapes.fours),
        threes=tuple(three for three in threes if isinstance(three, Three)),
        false_threes=tuple(three for three in threes if isinstance(three, FalseThree)),
    )


class _Line(Value):
    """A line through the stone, for which steps become points."""

    trial: Trial
    direction: Direction

    def four(self, four: FourOnLine) -> Four:
        return Four(self.points(four.stones), self.points(four.completions))

    def three(self, three: ThreeOnLine) -> Three | FalseThree:
        stones = self.points(three.stones)
        if self.trial.game.rules.is_three(self.trial, three, self.stride):
            return Three(stones, self.points(self.straight(three)))
        return FalseThree(stones, tuple(self.refusals(three)))

    def straight(self, three: ThreeOnLine) -> tuple[int, ...]:
        """The extensions that make a straight four and are allowed."""
        return tuple(
            extension.at
            for extension in three.extensions
            if extension.is_straight and self.trial.game.rules.may_extend(self.extended(extension))
        )

    def refusals(self, three: ThreeOnLine) -> Iterator[Refusal]:
        if three.is_split and Korean.NO_SPLIT_THREES in self.trial.game.korean:
            yield HasGap()
            return
        for extension in three.extensions:
            yield from (self.dead_end(extension.at, end) for end in extension.dead_ends)
            if extension.is_straight:
                yield from self.not_allowed(extension)

    def dead_end(self, extension: int, end: int) -> Refusal:
        index = self.index(end)
        if index is None:
            return IsBlocked(self.point(extension), None)
        refusal = EndsInOverline if self.trial.board[index] == EMPTY else IsBlocked
        return refusal(self.point(extension), self.point(end))

    def not_allowed(self, extension: Extension) -> Iterator[Refusal]:
        """Why a move to a straight four doesn't count: it makes five or is forbidden."""
        extended = self.extended(extension)
        made = explain_shapes(extended)
        yield from (MakesFive(made.point, five) for five in made.fives)
        kind = extended.game.rules.ban(extended)
        if kind is not None:
            yield IsForbidden(Ban(kind, made))

    def extended(self, extension: Extension) -> Trial:
        return self.trial.then(self.trial.index + extension.at * self.stride)

    @property
    def stride(self) -> int:
        return self.direction.down * self.trial.game.size + self.direction.right

    def points(self, steps: tuple[int, ...]) -> tuple[Point, ...]:
        return tuple(map(self.point, steps))

    def point(self, steps: int) -> Point:
        return point_at(self.trial.index + steps * self.stride, self.trial.game.size)

    def index(self, steps: int) -> int | None:
        return step(self.trial.index, self.direction, steps, self.trial.game.size)
