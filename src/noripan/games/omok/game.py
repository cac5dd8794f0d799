"""Omok: five in a row on a square board, by five rule sets and with the opening `swap2`."""

from __future__ import annotations

from functools import cache, cached_property
from itertools import compress

from noripan.core.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidState
from noripan.core.game import Game, Outcome, Player, State
from noripan.core.text import Text
from noripan.core.value import replace
from noripan.games.omok.bans import Trial
from noripan.games.omok.board import (
    DIRECTIONS,
    EMPTY,
    LARGEST,
    SMALLEST,
    Colour,
    Point,
    index_of,
    parse_point,
    point_at,
    with_stone,
)
from noripan.games.omok.events import Decided, StonePut
from noripan.games.omok.moves import Decide, Decision, OmokMove, PutStone
from noripan.games.omok.options import Korean, Opening, RuleSet
from noripan.games.omok.rules import OmokRules, Stage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import ClassVar

    from noripan.core.game import Event
    from noripan.core.scene import Scene
    from noripan.games.omok.bans import BanKind
    from noripan.games.omok.board import Direction
    from noripan.games.omok.rules import Verdict
    from noripan.games.omok.runs import Run
    from noripan.games.omok.verdicts import Ban, Shapes

    Neighbours = tuple[tuple[Direction, int | None, int | None], ...]


class Omok(Game["OmokState", OmokMove]):
    """Omok on a board of any size from 9 to 25; black and white in turn, black first.

    Attributes:
        size: Points to a side.
        ruleset: Who wins with what, and what is forbidden.
        opening: How the first stones are put.
        korean: The options of `RuleSet.OMOK`, for which alone there are any.
        rules: The steps of the rules.

    Raises:
        InvalidOptions: there are no rules for such options.
    """

    name: ClassVar[str] = "omok"
    title: ClassVar[Text] = Text("Omok", "오목")

    size: int = 15
    ruleset: RuleSet = RuleSet.STANDARD
    opening: Opening = Opening.NONE
    korean: Korean = Korean(0)
    rules: OmokRules = OmokRules()

    def __post_init__(self) -> None:
        """Checks the options."""
        for option, kind in self._kinds():
            if type(option) is not kind:
                raise InvalidOptions(
                    Text(
                        f"expected an option of type {kind.__name__}, found {option!r}",
                        f"{kind.__name__} 형의 값이 와야 합니다: {option!r}",
                    )
                )
        if not SMALLEST <= self.size <= LARGEST:
            raise InvalidOptions(
                Text(
                    f"a board has from {SMALLEST} to {LARGEST} points to a side, not {self.size}",
                    f"판의 한 변은 {SMALLEST}~{LARGEST}줄이어야 합니다: {self.size}",
                )
            )
        if self.korean and self.ruleset is not RuleSet.OMOK:
            raise InvalidOptions(
                Text(
                    f"only the rule set omok has Korean options, not {self.ruleset.value}",
                    f"한국식 선택 규칙은 omok 규칙에만 있습니다: {self.ruleset.value}",
                )
            )

    def _kinds(self) -> tuple[tuple[object, type], ...]:
        return (
            (self.size, int),
            (self.ruleset, RuleSet),
            (self.opening, Opening),
            (self.korean, Korean),
        )

    def every_move(self) -> Iterator[OmokMove]:
        """The points in reading order, then the decisions of the opening where there is one."""
        yield from _stones(self.size)
        if self.opening is not Opening.NONE:
            yield from map(Decide, Decision)

    def start(self) -> OmokState:
        """The empty board, black to move."""
        stage = Stage.PLAY if self.opening is Opening.NONE else Stage.THREE
        return OmokState(self, bytes(self.size**2), Colour.BLACK, stage)

    def position(
        self, board: bytes, colour: Colour = Colour.BLACK, *, black: Player = Player.FIRST
    ) -> OmokState:
        """Any position, set up after the opening.

        Args:
            board: The points in reading order: 0 empty, 1 black, 2 white.
            colour: The colour to move. Where both colours have won already, the other
                one counts as the winner.
            black: Who has black; the second player only after an opening.

        Raises:
            InvalidState: this is no board of the game, or black can't be the second player's.
        """
        if len(board) != self.size**2 or max(board) > Colour.WHITE:
            raise InvalidState(
                Text(
                    f"a board is {self.size**2} bytes, each 0, 1 or 2",
                    f"판은 0, 1, 2로 된 {self.size**2}바이트여야 합니다",
                )
            )
        if black is not Player.FIRST and self.opening is Opening.NONE:
            raise InvalidState(
                Text("without an opening the first player has black", "흑은 첫째 사람입니다")
            )
        state = OmokState(self, bytes(board), colour, Stage.PLAY, black)
        return state.ended(self.rules.standing(self, state.board, colour))

    def parse_move(self, text: str) -> OmokMove:
        """A point such as `h8`, or with the opening `swap2` one of `stay`, `swap`, `two`."""
        point = parse_point(text, self.size)
        if point is not None:
            return _stones(self.size)[self.index(point)]
        for decision in Decision:
            if text == decision.value and self.opening is Opening.SWAP2:
                return Decide(decision)
        last = point_at(self.size - 1, self.size)
        raise InvalidMove(
            Text(
                "{} is no move; moves are the points a1 to {}",
                "{:은/는} 수가 아닙니다. 수는 a1부터 {}까지의 점입니다",
            ).fill(repr(text), last)
        )

    def parse_state(self, text: str) -> OmokState:
        """A position as `str` writes it, see `noripan.games.omok.notation`."""
        from noripan.games.omok.notation import read_state

        return read_state(self, text)

    def index(self, point: Point) -> int:
        """Where a board holds a point."""
        return index_of(point, self.size)

    @cached_property
    def neighbours(self) -> tuple[Neighbours, ...]:
        """The points next to each point, before and after it in each direction, by the rules."""
        beyond = self.rules.beyond
        return tuple(
            tuple((way, beyond(self, at, way, -1), beyond(self, at, way, 1)) for way in DIRECTIONS)
            for at in range(self.size**2)
        )


@cache
def _stones(size: int) -> tuple[PutStone, ...]:
    """A stone on each point of a board in reading order: the moves that all games share."""
    return tuple(PutStone(point_at(index, size)) for index in range(size**2))


class OmokState(State[OmokMove]):
    """A position of Omok.

    Attributes:
        board: The points in reading order: 0 empty, 1 black, 2 white.
        colour: The colour of the next stone.
        stage: Where in the opening the game is.
        black: Who has black, until the opening is over as if nobody swapped.
        outcome: How the game ended: 1 for the winner, 0 for the loser or for each in a draw.
    """

    game: Omok
    board: bytes
    colour: Colour
    stage: Stage
    black: Player = Player.FIRST
    outcome: Outcome | None = None

    @property
    def turn(self) -> Player:
        """Who acts: in the opening whoever puts or decides, then the owner of the colour."""
        if self.outcome is not None:
            return Player.NOBODY
        return self.game.rules.actor(self.stage, self.owner(self.colour))

    def owner(self, colour: Colour) -> Player:
        """Who has a colour."""
        return self.black if colour is Colour.BLACK else Player(1 - self.black)

    def moves(self) -> tuple[OmokMove, ...]:
        """The points that may be played in reading order, or the decisions `stay`, `swap`, `two`.

        By Korean rules without the forbidden points, which in Renju may be played.
        """
        if self.outcome is not None:
            return ()
        decisions = self.game.rules.decisions(self.stage)
        if decisions:
            return tuple(map(Decide, decisions))
        open_points = self.game.rules.open_points(self.game, self.board, self.colour)
        return tuple(compress(_stones(self.game.size), open_points))

    def play(self, move: OmokMove, events: list[Event] | None = None) -> OmokState:
        """The state after a stone or a decision.

        Raises:
            IllegalMove: the rules don't allow it here; says why.
        """
        if self.outcome is not None:
            raise IllegalMove(Text("the game is over", "이미 끝난 판입니다"))
        if isinstance(move, PutStone):
            return self._put(move.point, events)
        if isinstance(move, Decide):
            return self._decide(move.decision, events)
        raise IllegalMove(Text(f"{move} is no move of Omok", f"오목의 수가 아닙니다: {move}"))

    def _decide(self, decision: Decision, events: list[Event] | None) -> OmokState:
        if decision not in self.game.rules.decisions(self.stage):
            raise IllegalMove(
                Text(
                    f"{decision.value} can't be chosen now",
                    f"지금은 고를 수 없습니다: {decision.value}",
                )
            )
        if events is not None:
            events.append(Decided(self.turn, decision))
        if decision is Decision.TWO:
            return replace(self, stage=Stage.TWO)
        black = Player.SECOND if decision is Decision.SWAP else Player.FIRST
        return replace(self, stage=Stage.PLAY, black=black)

    def _put(self, point: Point, events: list[Event] | None) -> OmokState:
        rules, trial = self.game.rules, self._legal(point)
        if events is not None:
            events.append(StonePut(self.colour, point))
        stage = rules.stage_after_stone(self.stage, trial.board)
        state = OmokState(self.game, trial.board, self.colour.other, stage, self.black)
        return state.ended(rules.verdict(trial, events))

    def _legal(self, point: Point) -> Trial:
        if self.game.rules.decisions(self.stage):
            raise IllegalMove(Text("first comes the choice of colours", "먼저 색을 정해야 합니다"))
        trial = self.trial(point)
        kind = self.game.rules.refused(trial)
        if kind is None:
            return trial
        raise IllegalMove(lambda: _explained(kind, trial).text)

    def ended(self, verdict: Verdict | None) -> OmokState:
        """This position with the outcome that a verdict on its board means."""
        if verdict is None:
            return self
        reason, winner = verdict
        winning_player = None if winner is None else self.owner(winner)
        scores = tuple(int(player is winning_player) for player in (Player.FIRST, Player.SECOND))
        return replace(self, outcome=Outcome(scores, reason))

    def winning_runs(self) -> tuple[Run, ...]:
        """The runs on the board that win, in reading order of their first stones."""
        return self.game.rules.winning_runs(self.game, self.board)

    def shapes_at(self, point: Point) -> Shapes:
        """What a stone of the colour to move would make on a point, forbidden or not.

        Raises:
            IllegalMove: the point is taken or off the board.
        """
        from noripan.games.omok.explain import explain_shapes

        return explain_shapes(self.trial(point))

    def ban_at(self, point: Point) -> Ban | None:
        """Why the colour to move may not play a point, or None where it may.

        Raises:
            IllegalMove: the point is taken or off the board.
        """
        trial = self.trial(point)
        kind = self.game.rules.ban(trial)
        return None if kind is None else _explained(kind, trial)

    def forbidden(self) -> tuple[Ban, ...]:
        """Every point that is forbidden to the colour to move, in reading order."""
        empty = (index for index, stone in enumerate(self.board) if stone == EMPTY)
        bans = (self.ban_at(point_at(index, self.game.size)) for index in empty)
        return tuple(ban for ban in bans if ban is not None)

    def trial(self, point: Point) -> Trial:
        """A stone of the colour to move, put on a point to see what it makes.

        Raises:
            IllegalMove: the point is taken or off the board.
        """
        if not (min(point) >= 0 and max(point) < self.game.size):
            raise IllegalMove(lambda: Text(f"{point} is off the board", f"{point}: 판 밖입니다"))
        index = self.game.index(point)
        if self.board[index] != EMPTY:
            raise IllegalMove(lambda: Text(f"{point} is taken", f"{point}에는 이미 돌이 있습니다"))
        return Trial(self.game, with_stone(self.board, index, self.colour), index, self.colour)

    def spots_of(self, move: OmokMove) -> tuple[str, ...]:
        """The point of a stone; nothing for a decision."""
        return (str(move.point),) if isinstance(move, PutStone) else ()

    def scene(self, events: tuple[Event, ...] = ()) -> Scene:
        """The board with its stones, the winning rows and the forbidden points."""
        from noripan.games.omok.scene import draw

        return draw(self, events)

    def __str__(self) -> str:
        from noripan.games.omok.notation import write_state

        return write_state(self)


def _explained(kind: BanKind, trial: Trial) -> Ban:
    from noripan.games.omok.explain import explain_ban

    return explain_ban(kind, trial)
