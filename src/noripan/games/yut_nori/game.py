"""Yut Nori as people play it: throws, turns, and the options that they agree on."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property

from noripan.core.errors import IllegalMove, InvalidOptions
from noripan.core.game import Game, Outcome, Player, Reason, State
from noripan.core.text import Text
from noripan.core.value import replace
from noripan.games.yut_nori.board import (
    OUT,
    PIECES,
    WAITING,
    Board,
    Piece,
    Stop,
    empty_board,
    every_behind,
    pointed_at,
)
from noripan.games.yut_nori.events import EarnedThrow, GaveUpThrows, LostThrows, Threw, VoidThrow
from noripan.games.yut_nori.moves import (
    CASTS,
    GIVE_UP,
    Advance,
    Cast,
    GiveUp,
    YutMove,
    advance,
    every_move,
    parse_move,
)
from noripan.games.yut_nori.options import (
    Again,
    BackDo,
    BackWay,
    CaptureByYutOrMo,
    EmptyBoard,
    MustMove,
    Shortcut,
    Sides,
    Throws,
)
from noripan.games.yut_nori.rules import YutRules
from noripan.games.yut_nori.throws import Throw, throw_chances

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import ClassVar

    from noripan.core.game import Event
    from noripan.core.scene import Scene
    from noripan.games.yut_nori.rules import Route

MOST_PIECES = 5


class YutReason(Reason):
    """Why a game ends."""

    ALL_HOME = Text("all pieces of a side are out", "한 편의 말이 모두 났습니다")


class YutNori(Game["YutState", YutMove]):
    """Yut Nori with its options.

    Attributes:
        sides: The players, and whether they play in teams.
        pieces: How many pieces each player has, 1 to 5.
        flat: The chance that one stick shows its flat side, between 0 and 1.
        again: What gives another throw.
        capture_by_yut_or_mo: How many throws a capture and the throw that made it earn together.
        throws: When throws are played.
        shortcut: Whether a piece on a corner must turn off.
        back_do: Which sticks make a step back.
        empty_board: What a step back does with nothing on the board.
        back_way: Where a step back leads where ways meet.
        nak: The chance that a stick leaves the mat, from 0 to less than 1.
        must_move: Whether a player may give up throws.
        rules: How pieces move.

    Raises:
        InvalidOptions: an option is of another kind or out of range.
    """

    name: ClassVar[str] = "yut-nori"
    title: ClassVar[Text] = Text("Yut Nori", "윷놀이")
    sides: Sides = Sides.TWO
    pieces: int = 4
    flat: Fraction = Fraction(1, 2)
    again: Again = Again.YUT | Again.MO | Again.CAPTURE
    capture_by_yut_or_mo: CaptureByYutOrMo = CaptureByYutOrMo.ONE
    throws: Throws = Throws.COLLECT
    shortcut: Shortcut = Shortcut.FORCED
    back_do: BackDo = BackDo.NONE
    empty_board: EmptyBoard = EmptyBoard.LOST
    back_way: BackWay = BackWay.REMEMBERED
    nak: Fraction = Fraction(0)
    must_move: MustMove = MustMove.YES
    rules: YutRules = YutRules()

    def __post_init__(self) -> None:
        """Checks the options."""
        for field, default in self._defaults.items():
            given, kind = getattr(self, field), type(default)
            if type(given) is not kind and not (kind is YutRules and isinstance(given, YutRules)):
                _reject(f"{field}={given!r}", f"a {kind.__name__}", kind.__name__)
        if not 1 <= self.pieces <= MOST_PIECES:
            _reject(f"pieces={self.pieces}", f"1 to {MOST_PIECES}", f"1~{MOST_PIECES}")
        if not 0 < self.flat < 1:
            _reject(f"flat={self.flat}", "more than 0 and less than 1", "0보다 크고 1보다 작은 수")
        if not 0 <= self.nak < 1:
            _reject(f"nak={self.nak}", "from 0 to less than 1", "0 이상이고 1보다 작은 수")

    @property
    def players(self) -> int:
        """Two to four."""
        return self.sides.players

    @property
    def teams(self) -> int:
        """As many as players, or two."""
        return self.sides.teams

    def every_move(self) -> Iterator[YutMove]:
        """The throws, the moves of each player, and `pass`; see `moves.every_move`."""
        return every_move(self)

    def start(self) -> YutState:
        """The state with no piece started, where chance throws for the first player."""
        board = empty_board(self.sides.players, self.pieces, self.sides.teams)
        return YutState(self, board, Player.FIRST, 1, ())

    @cached_property
    def casts(self) -> tuple[tuple[YutMove, Fraction], ...]:
        """Chance's moves and the chance of each."""
        return tuple((CASTS[throw], chance) for throw, chance in self.throw_chances())

    def throw_chances(self) -> tuple[tuple[Throw, Fraction], ...]:
        """Every throw that can happen and its chance."""
        marked = 1 if self.back_do is BackDo.ONE_MARKED_STICK else 0
        return throw_chances(self.flat, marked, self.nak)

    def parse_move(self, text: str) -> YutMove:
        """The move of a text like `geol`, `geol A`, `geol A dwitdo` or `pass`.

        Raises:
            InvalidMove: it is none of these.
        """
        return parse_move(text)

    def parse_state(self, text: str) -> YutState:
        """The state of a text like `1 0 do,mo A=do,b=bang.apbat,c=out`.

        Its words are the player whose turn it is, from 1; how many throws
        are still to be thrown; the throws to be spent; and the board.

        Raises:
            InvalidState: it is no state that `str` writes and the rules can lead on from.
        """
        from noripan.games.yut_nori.notation import read_state

        return read_state(self, text)


def _reject(found: str, en: str, ko: str) -> None:
    raise InvalidOptions(
        Text("expected {0}, found {1}", "{1}: {2:이/가} 와야 합니다").fill(en, found, ko)
    )


class YutState(State[YutMove]):
    """A moment of a game.

    Attributes:
        game: The options.
        board: Where every piece is.
        mover: Whose turn it is, throwing or moving; the one who won when it is over.
        owed: How many throws that player still has to throw.
        thrown: The throws to be spent, in order of `Throw`.
    """

    __slots__ = ("__dict__",)

    game: YutNori
    board: Board
    mover: Player
    owed: int
    thrown: tuple[Throw, ...]

    @property
    def turn(self) -> Player:
        """Chance while a throw is due, the mover while throws are to be spent."""
        if self.outcome:
            return Player.NOBODY
        return Player.CHANCE if self._throws_next() else self.mover

    def moves(self) -> tuple[YutMove, ...]:
        """The legal moves: throws by steps; or each throw with each piece, then `pass`.

        Pieces at one stop (not started, or a stack) are the same to move, so
        only a player's first is listed and legal.
        """
        if self.outcome:
            return ()
        if self._throws_next():
            return tuple([cast for cast, _chance in self.game.casts])
        if self.game.must_move is MustMove.NO:
            return (*self.routes, GIVE_UP)
        return tuple(self.routes)

    def chances(self) -> tuple[tuple[YutMove, Fraction], ...]:
        """The throws with their chances where one is due."""
        return self.game.casts if self.turn is Player.CHANCE else ()

    @cached_property
    def routes(self) -> Mapping[Advance, Route]:
        """The stops that each legal move of a piece comes through, to the last."""
        routes: dict[Advance, Route] = {}
        if self.turn is not self.mover:
            return routes
        for throw in dict.fromkeys(self.thrown):
            for piece, start in self._movers():
                ways = self._ways(throw, start)
                for route in ways:
                    first = route[0].station if len(ways) > 1 else None
                    routes[advance(throw, piece, first)] = route
        return routes

    @cached_property
    def outcome(self) -> Outcome | None:
        """The winner's 1 and the others' 0 once all pieces of a side, or of a team, are out.

        Both partners of a team have what the team has.
        """
        if not self._is_home(self.mover):
            return None
        teams, players = self.game.sides.teams, self.game.sides.players
        scores = tuple(int((player - self.mover) % teams == 0) for player in range(players))
        return Outcome(scores, YutReason.ALL_HOME)

    def play(self, move: YutMove, events: list[Event] | None = None) -> YutState:
        """The state after a throw or a player's move.

        Where nobody can use what was thrown, it is lost at once, and the next
        player's turn comes when nothing is left to throw and to spend.

        Raises:
            IllegalMove: it isn't the time for such a move, or the rules forbid it.
        """
        if isinstance(move, Cast) and move in self.moves():
            after = self._cast(move.throw, events)
        elif isinstance(move, Advance) and (route := self.routes.get(move)):
            after = self._advance(move, route, events)
        elif isinstance(move, GiveUp) and move in self.moves():
            _tell(events, GaveUpThrows(self.thrown))
            after = replace(self, thrown=())
        else:
            from noripan.games.yut_nori.refusals import refusal

            raise IllegalMove(lambda: refusal(self, move))
        return after.settled(events)

    def is_settled(self) -> bool:
        """Whether `play` can lead here: somebody can act, and at most one team is home."""
        teams_home = [team for team in range(self.board.teams) if self._is_home(Player(team))]
        return (
            self.settled(None) == self
            and self.thrown == _in_order(self.thrown)
            and (self.game.throws is Throws.COLLECT or len(self.thrown) <= 1)
            and len(teams_home) <= (1 if self.outcome else 0)
        )

    def spots_of(self, move: YutMove) -> tuple[str, ...]:
        """A piece's station and where it goes; nothing for a throw and a pass."""
        if not isinstance(move, Advance):
            return ()
        return pointed_at(self.board.stop(move.piece), self.routes[move][-1])

    def scene(self, events: tuple[Event, ...] = ()) -> Scene:
        """The board, the throws to be spent, and where each move leads."""
        from noripan.games.yut_nori.scene import play_scene

        return play_scene(self, events)

    def __str__(self) -> str:
        from noripan.games.yut_nori.notation import write_state

        return write_state(self)

    def _throws_next(self) -> bool:
        """Whether a throw is due: one is owed, and those thrown may wait or are spent."""
        return self.owed > 0 and (self.game.throws is Throws.COLLECT or not self.thrown)

    def _movers(self) -> list[tuple[Piece, Stop]]:
        """The mover's first piece at each stop but out."""
        first: dict[Stop, Piece] = {}
        for piece, stop in zip(PIECES[self.mover], self.board.sides[self.mover], strict=False):
            first.setdefault(stop, piece)
        return [(piece, stop) for stop, piece in first.items() if stop != OUT]

    def _ways(self, throw: Throw, start: Stop) -> list[Route]:
        """The routes from a stop that a throw allows."""
        if throw is Throw.BACK_DO:
            return [(stop,) for stop in self._steps_back(start)]
        rules = self.game.rules
        routes = [rules.route(start, throw.steps)]
        straight = rules.passing(start)
        if self.game.shortcut is Shortcut.CHOSEN and straight != routes[0][0]:
            routes.append(rules.along(straight, throw.steps))
        return routes

    def _steps_back(self, start: Stop) -> tuple[Stop, ...]:
        if start == WAITING and not self._may_enter_back():
            return ()
        if self.game.back_way is BackWay.CHOSEN:
            return every_behind(start)
        return (self.game.rules.stepping_back(start),)

    def _may_enter_back(self) -> bool:
        nothing_on_board = all(stop.station is None for stop in self.board.sides[self.mover])
        return nothing_on_board and self.game.empty_board is EmptyBoard.ENTERS

    def _cast(self, throw: Throw, events: list[Event] | None) -> YutState:
        _tell(events, Threw(throw))
        if throw is Throw.NAK:
            _tell(events, VoidThrow())
            return replace(self, owed=0, thrown=())
        earned = self._earns(throw)
        if earned:
            _tell(events, EarnedThrow(throw))
        return replace(self, owed=self.owed - 1 + earned, thrown=_in_order((*self.thrown, throw)))

    def _advance(self, move: Advance, route: Route, events: list[Event] | None) -> YutState:
        board, captured = self.game.rules.move(self.board, move.piece, route, events)
        earned = bool(captured) and self._capture_earns(move.throw)
        if earned:
            _tell(events, EarnedThrow(None))
        thrown = list(self.thrown)
        thrown.remove(move.throw)
        return replace(self, board=board, owed=self.owed + earned, thrown=tuple(thrown))

    def _earns(self, throw: Throw) -> bool:
        """Whether a throw earns another."""
        again = {Throw.YUT: Again.YUT, Throw.MO: Again.MO}.get(throw, Again.NOTHING)
        return bool(again & self.game.again)

    def _capture_earns(self, throw: Throw) -> bool:
        """Whether a capture earns a throw beside the one that its own throw may have earned."""
        both = self.game.capture_by_yut_or_mo is CaptureByYutOrMo.TWO
        return Again.CAPTURE in self.game.again and (both or not self._earns(throw))

    def settled(self, events: list[Event] | None) -> YutState:
        """The state once throws that nobody can use are lost and the turn has passed on."""
        if self.outcome:
            return replace(self, owed=0, thrown=())
        goes_on = not self._all_out(self.mover)
        if goes_on and (self._throws_next() or self.routes):
            return self
        if self.thrown:
            _tell(events, LostThrows(self.thrown))
        if goes_on and self.owed:
            return replace(self, thrown=())
        return replace(self, mover=self._next(), owed=1, thrown=())

    def _next(self) -> Player:
        """Whose turn comes next: a partner whose pieces are all out throws no more."""
        players = len(self.board.sides)
        following = [Player((self.mover + ahead) % players) for ahead in range(1, players + 1)]
        return next(player for player in following if not self._all_out(player))

    def _all_out(self, player: Player) -> bool:
        return all(stop == OUT for stop in self.board.sides[player])

    def _is_home(self, player: Player) -> bool:
        return all(stop == OUT for _piece, stop in self.board.team(player))


def _in_order(throws: tuple[Throw, ...]) -> tuple[Throw, ...]:
    return tuple(sorted(throws, key=_ORDER.__getitem__)) if throws[1:] else throws


_ORDER = {throw: place for place, throw in enumerate(Throw)}


def _tell(events: list[Event] | None, event: Event) -> None:
    if events is not None:
        events.append(event)
