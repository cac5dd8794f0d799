"""The steps of a turn of Omok, each one rule; a misreading overrides one.

A forbidden point differs by rule set. In Renju black may play it and loses by that. By
Korean rules it can't be played at all, as at Korean boards and servers; its three is
told by its shape alone (a straight four can be made of it), without Renju's check that
the move to the straight four is allowed. Whoever then has no point left to play, on a
board that isn't full, draws.
"""

from __future__ import annotations

from enum import Enum

from noripan.core.game import Player
from noripan.games.omok.bans import BanRules, Trial
from noripan.games.omok.board import EMPTY, Colour, with_stone
from noripan.games.omok.events import (
    BlockedAtBothEnds,
    Ending,
    FilledBoard,
    PlayedForbidden,
    RanOutOfPoints,
    TooLong,
    Won,
)
from noripan.games.omok.moves import Decision
from noripan.games.omok.options import RuleSet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from noripan.core.game import Event
    from noripan.games.omok.bans import BanKind
    from noripan.games.omok.game import Omok

    Verdict = tuple[Ending, Colour | None]


class Stage(Enum):
    """Where in the opening a game is; the value is its text form."""

    THREE = "three"
    CHOICE = "choice"
    TWO = "two"
    LAST_CHOICE = "last-choice"
    PLAY = "play"


_ACTS_IN_OPENING = {
    Stage.THREE: Player.FIRST,
    Stage.CHOICE: Player.SECOND,
    Stage.TWO: Player.SECOND,
    Stage.LAST_CHOICE: Player.FIRST,
}
_DECISIONS = {
    Stage.CHOICE: (Decision.STAY, Decision.SWAP, Decision.TWO),
    Stage.LAST_CHOICE: (Decision.STAY, Decision.SWAP),
}
# When so many stones are on the board, these stages end and those follow.
_STAGE_ENDS = {Stage.THREE: (3, Stage.CHOICE), Stage.TWO: (5, Stage.LAST_CHOICE)}
_NO_DECISIONS: tuple[Decision, ...] = ()
_IS_EMPTY = bytes.maketrans(b"\x00\x01\x02", b"\x01\x00\x00")


class OmokRules(BanRules):
    """The steps of a turn; those that find runs and bans are in the bases."""

    def actor(self, stage: Stage, owner: Player) -> Player:
        """Who acts: in the opening whoever puts or decides, then the colour's owner."""
        return _ACTS_IN_OPENING.get(stage, owner)

    def decisions(self, stage: Stage) -> tuple[Decision, ...]:
        """What the player who acts may decide; where something, no stone can be put."""
        return _DECISIONS.get(stage, _NO_DECISIONS)

    def stage_after_stone(self, stage: Stage, board: bytes) -> Stage:
        """Where the opening goes on once a stone is put."""
        if stage not in _STAGE_ENDS:
            return stage
        stones, following = _STAGE_ENDS[stage]
        return following if len(board) - board.count(EMPTY) >= stones else stage

    def keeps_from_playing(self, game: Omok, colour: Colour) -> bool:
        """Korean rules: a forbidden point can't be played. In Renju it can, and loses."""
        return game.ruleset is RuleSet.OMOK and bool(self.bans(game, colour))

    def refused(self, trial: Trial) -> BanKind | None:
        """The ban that keeps a stone from being put, or None where it may be."""
        return self.ban(trial) if self.keeps_from_playing(trial.game, trial.colour) else None

    def verdict(self, trial: Trial, events: list[Event] | None) -> Verdict | None:
        """How the game ends with a stone, and who wins, or None where it goes on."""
        return (
            self.won(trial, events)
            or self.lost(trial, events)
            or self.drawn(trial.game, trial.board, trial.colour.other, events)
        )

    def won(self, trial: Trial, events: list[Event] | None) -> Verdict | None:
        """Whether the stone makes a run that wins."""
        game, board = trial.game, trial.board
        winning = False
        for run in self.runs_through(game, board, trial.index):
            wins = self.wins(game, board, run)
            winning = winning or wins
            if events is not None:
                too_long = run.length > self.longest_win(game, run.colour)
                event = Won if wins else TooLong if too_long else BlockedAtBothEnds
                events.append(event(run))
        return (Ending.FIVE, trial.colour) if winning else None

    def lost(self, trial: Trial, events: list[Event] | None) -> Verdict | None:
        """Renju: black loses by playing a forbidden point."""
        if trial.game.ruleset is not RuleSet.RENJU:
            return None
        kind = self.ban(trial)
        if kind is None:
            return None
        if events is not None:
            from noripan.games.omok.explain import explain_ban

            events.append(PlayedForbidden(explain_ban(kind, trial)))
        return Ending[kind.name], trial.colour.other

    def drawn(
        self, game: Omok, board: bytes, mover: Colour, events: list[Event] | None
    ) -> Verdict | None:
        """Whether nobody can play on: the board is full, or the rest is forbidden."""
        if any(self.open_points(game, board, mover)):
            return None
        full = EMPTY not in board
        if events is not None:
            events.append(FilledBoard() if full else RanOutOfPoints(mover))
        return (Ending.FULL_BOARD if full else Ending.NO_POINT_LEFT), None

    def open_points(self, game: Omok, board: bytes, mover: Colour) -> Iterable[int]:
        """For every point in reading order, whether a colour may play it."""
        empty = board.translate(_IS_EMPTY)
        if not self.keeps_from_playing(game, mover):
            return empty
        return (
            is_empty
            and self.refused(Trial(game, with_stone(board, index, mover), index, mover)) is None
            for index, is_empty in enumerate(empty)
        )

    def standing(self, game: Omok, board: bytes, mover: Colour) -> Verdict | None:
        """How a board that was set up stands; where both colours have won, the last mover has."""
        winners = {run.colour for run in self.winning_runs(game, board)}
        if winners:
            return Ending.FIVE, mover.other if mover.other in winners else mover
        return self.drawn(game, board, mover, None)
