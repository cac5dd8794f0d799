"""Dice Yut: one player, four pieces, and a number of throws of a five-sided die."""

from __future__ import annotations

from itertools import pairwise

from noripan.core.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidState
from noripan.core.game import Game, Move, Outcome, Player, Reason, State
from noripan.core.text import Text
from noripan.games.dice_yut.board import CENTRE, GOAL, SHORTCUTS, SQUARES, START, TRACK
from noripan.games.dice_yut.events import (
    Arrived,
    JumpedOver,
    Moved,
    PassedCorner,
    Scored,
    Threw,
    TookShortcut,
    TurnedHome,
    square_text,
)
from noripan.games.dice_yut.rules import DiceYutRules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction
    from typing import ClassVar

    from noripan.core.game import Event
    from noripan.core.scene import Scene
    from noripan.games.dice_yut.board import Square
    from noripan.games.dice_yut.rules import Path


PIECES = "ABCD"
SIDES = 5
THROWS = 10


class Throw(Move):
    """What the die shows, where it wasn't known."""

    number: int

    def __str__(self) -> str:
        return str(self.number)


class Go(Move):
    """A piece, `A` to `D`, goes on by the number thrown."""

    piece: str

    def __str__(self) -> str:
        return self.piece


_THROWS = tuple(Throw(number) for number in range(1, SIDES + 1))
_GOES = {piece: Go(piece) for piece in PIECES}
"""The moves that all games share."""


class Ending(Reason):
    """Why a game of Dice Yut ended."""

    THROWS_USED = Text("every throw is used", "주사위를 모두 썼음")
    NO_MOVE = Text("no piece can move on", "움직일 수 있는 말이 없음")


class DiceYutState(State[Move]):
    """Where the pieces are and what is left to throw.

    Attributes:
        game: The game with its options.
        pieces: The squares of A, B, C and D.
        used: How many throws are used up.
        score: What they scored.
        thrown: The number to move by now, where the game didn't know it beforehand.
    """

    game: DiceYut
    pieces: tuple[Square, ...]
    used: int = 0
    score: int = 0
    thrown: int | None = None

    @property
    def number(self) -> int | None:
        """The number to move by now; None before an unknown throw and after the last."""
        if self.used == len(self.game.throws):
            return None
        return self.thrown or self.game.throws[self.used]

    @property
    def turn(self) -> Player:
        """The player where a number is to be used, chance where it is to be thrown."""
        if self.outcome is not None:
            return Player.NOBODY
        return Player.CHANCE if self.number is None else Player.FIRST

    def moves(self) -> tuple[Move, ...]:
        """The throws from 1 to 5, or the pieces that can move from A to D."""
        if self.turn == Player.CHANCE:
            return _THROWS
        number = self.number
        if number is None:
            return ()
        return tuple([go for piece, go in _GOES.items() if self._path(piece, number)])

    def chances(self) -> tuple[tuple[Move, Fraction], ...]:
        """Every side of the die is as likely as the others."""
        if self.turn != Player.CHANCE:
            return ()
        from fractions import Fraction

        return tuple((throw, Fraction(1, SIDES)) for throw in self.moves())

    def play(self, move: Move, events: list[Event] | None = None) -> DiceYutState:
        """The state after a throw or a piece's move.

        Raises:
            IllegalMove: the piece can't move, or something else is to be done now.
        """
        match move:
            case Throw(number):
                return self._throw(number, events)
            case Go(piece):
                return self._go(piece, events)
        raise IllegalMove(
            Text(f"{move} is no move of Dice Yut", f"{move}: 주사위 윷놀이의 수가 아닙니다")
        )

    def _throw(self, number: int, events: list[Event] | None) -> DiceYutState:
        if self.turn != Player.CHANCE:
            not_now = Text("no throw is due now", "지금은 주사위를 던질 때가 아닙니다")
            raise IllegalMove(_OVER if self.outcome else not_now)
        if number not in range(1, SIDES + 1):
            raise IllegalMove(
                Text("the die has no side {}", "주사위에 {:은/는} 없습니다").fill(number)
            )
        if events is not None:
            events.append(Threw(number))
        return DiceYutState(self.game, self.pieces, self.used, self.score, number)

    def _go(self, piece: str, events: list[Event] | None) -> DiceYutState:
        number = self.number
        if number is None:
            raise IllegalMove(_OVER if self.outcome else _THROW_FIRST)
        path = self._path(piece, number) if piece in _GOES else None
        if path is None:
            raise IllegalMove(lambda: self._refusal(piece, number))
        mover = PIECES.index(piece)
        pieces = (*self.pieces[:mover], path[-1], *self.pieces[mover + 1 :])
        score = self.score + self.game.rules.points(path[-1])
        if events is not None:
            events.extend(self._told(piece, path, number))
            events.append(Scored(score - self.score, score))
        return DiceYutState(self.game, pieces, self.used + 1, score)

    def _path(self, piece: str, number: int) -> Path | None:
        """The squares that a piece comes to by a number, or None where it can't move so."""
        start, others = self._apart(piece)
        rules = self.game.rules
        return rules.walked(start, number, others) if rules.may_move(start) else None

    def _apart(self, piece: str) -> tuple[Square, tuple[Square, ...]]:
        """A piece's square, and those of the others."""
        mover = PIECES.index(piece)
        return self.pieces[mover], (*self.pieces[:mover], *self.pieces[mover + 1 :])

    def _refusal(self, piece: str, number: int) -> Text:
        """Why a piece can't move by a number."""
        if piece not in _GOES:
            return Text(f"no piece is called {piece}", f"{piece}: 없는 말입니다")
        (start, others), rules = self._apart(piece), self.game.rules
        obstacle = rules.obstacle(rules.path(start, number), others)
        if obstacle is None or not rules.may_move(start):
            return Text(
                "{} has arrived and moves no more", "{:은/는} 이미 도착하여 더 움직이지 않습니다"
            ).fill(piece)
        at = square_text(obstacle)
        if obstacle not in self.pieces:
            return Text("{} can't go to {}", "{:은/는} {:으로/로} 갈 수 없습니다").fill(piece, at)
        other = PIECES[self.pieces.index(obstacle)]
        return Text(
            "{0} can't go to {1}: {2} stands there", "{1}에 {2:이/가} 있어 {0:은/는} 갈 수 없습니다"
        ).fill(piece, at, other)

    def _told(self, piece: str, path: Path, number: int) -> Iterator[Event]:
        """What there is to tell of a piece's move along a path."""
        start = self.pieces[PIECES.index(piece)]
        if start in SHORTCUTS and path[0] == SHORTCUTS[start][0]:
            yield TookShortcut(piece, start, path[0])
        if CENTRE in path[:-1]:
            yield TurnedHome(piece)
        for square, onward in pairwise(path):
            if square in SHORTCUTS and onward in TRACK:
                yield PassedCorner(piece, square)
            for other, at in zip(PIECES, self.pieces, strict=True):
                if at == square:
                    yield JumpedOver(piece, other, square)
        yield Moved(piece, number, start, path[-1])
        if path[-1] == GOAL:
            yield Arrived(piece, number - len(path))

    @property
    def outcome(self) -> Outcome | None:
        """The score, when every throw is used or no piece can move."""
        if self.used == len(self.game.throws):
            return Outcome((self.score,), Ending.THROWS_USED)
        return Outcome((self.score,), Ending.NO_MOVE) if self._is_stuck() else None

    def _is_stuck(self) -> bool:
        number = self.number
        if number is None:
            return not any(map(self.game.rules.may_move, self.pieces))
        return not any(self._path(piece, number) for piece in PIECES)

    def spots_of(self, move: Move) -> tuple[str, ...]:
        """A piece's square and where it goes; nothing for a throw."""
        if not isinstance(move, Go) or self.number is None:
            return ()
        start = self.pieces[PIECES.index(move.piece)]
        return str(start), str(self.game.rules.path(start, self.number)[-1])

    def scene(self, events: tuple[Event, ...] = ()) -> Scene:
        """The board with the pieces, and marks for what the last move did."""
        from noripan.games.dice_yut.scene import draw

        return draw(self, events)

    def __str__(self) -> str:
        pieces = ",".join(self.pieces)
        thrown = "-" if self.thrown is None else self.thrown
        return f"{pieces} {self.used} {self.score} {thrown}"


_OVER = Text("the game is over", "게임이 이미 끝났습니다")
_THROW_FIRST = Text("the die is to be thrown first", "먼저 주사위를 던져야 합니다")


class DiceYut(Game[DiceYutState, Move]):
    """Dice Yut for any number of throws, each known beforehand or not.

    Attributes:
        throws: The numbers in order, 1 to 5; None where the die is thrown only when the
            number is due.
        rules: The steps of a move.
    """

    throws: tuple[int | None, ...] = (None,) * THROWS
    rules: DiceYutRules = DiceYutRules()

    name: ClassVar[str] = "dice-yut"
    title: ClassVar[Text] = Text("Dice Yut", "주사위 윷놀이")

    def __post_init__(self) -> None:
        """Checks the options.

        Raises:
            InvalidOptions: there is no throw, or one that the die can't show.
        """
        if not isinstance(self.throws, tuple):
            raise InvalidOptions(
                Text(f"expected a tuple of throws, found {self.throws!r}",
                     f"주사위 수의 튜플이 와야 합니다: {self.throws!r}")
            )  # fmt: skip
        if not self.throws:
            raise InvalidOptions(Text("there must be a throw", "주사위를 한 번은 던져야 합니다"))
        sides = range(1, SIDES + 1)
        for count, number in enumerate(self.throws, start=1):
            if number is not None and (type(number) is not int or number not in sides):
                raise InvalidOptions(
                    Text(f"throw {count} is from 1 to {SIDES} or None, not {number!r}",
                         f"{count}번째 주사위 수는 1~{SIDES} 또는 None입니다: {number!r}")
                )  # fmt: skip

    @property
    def players(self) -> int:
        """One, who plays against the die."""
        return 1

    def every_move(self) -> Iterator[Move]:
        """The pieces from A to D, then the throws from 1 to 5."""
        yield from _GOES.values()
        yield from _THROWS

    def start(self) -> DiceYutState:
        """All pieces at the start."""
        return DiceYutState(self, (START,) * len(PIECES))

    def parse_move(self, text: str) -> Move:
        """A piece's name, or the number of an unknown throw.

        Raises:
            InvalidMove: the text is neither.
        """
        if text in _GOES:
            return _GOES[text]
        for throw in _THROWS:
            if text == str(throw):
                return throw
        raise InvalidMove(
            Text(
                f"a move is a piece, A to D, or a throw, 1 to {SIDES}, not {text!r}",
                f"수는 말 A~D이거나 주사위의 수 1~{SIDES}입니다: {text!r}",
            )
        )

    def parse_state(self, text: str) -> DiceYutState:
        """The state that `str` wrote: pieces, throws used, score, unknown number thrown.

        For example `10,i25,start,goal 4 35 -`.

        Raises:
            InvalidState: the text is no state of this game.
        """
        words = text.split(" ")
        if len(words) != len(DiceYutState.__match_args__) - 1:
            raise _invalid(text)
        names, used, score, thrown = words
        pieces = tuple(SQUARES[name] for name in names.split(",") if name in SQUARES)
        state = DiceYutState(
            self, pieces, _number(used), _number(score), None if thrown == "-" else _number(thrown)
        )
        if str(state) != text or not self._is_possible(state):
            raise _invalid(text)
        return state

    def _is_possible(self, state: DiceYutState) -> bool:
        """Whether a state keeps the rules that hold in every one."""
        on_board = [square for square in state.pieces if square not in (START, GOAL)]
        moved = len(PIECES) - state.pieces.count(START)
        return (
            len(state.pieces) == len(PIECES)
            and len(set(on_board)) == len(on_board)
            and moved <= state.used <= len(self.throws)
            and (moved > 0 or state.used == 0)
            and (state.used > 0 or state.score == 0)
            and (state.thrown is None or self._may_have_thrown(state))
        )

    def _may_have_thrown(self, state: DiceYutState) -> bool:
        waits = state.used < len(self.throws) and self.throws[state.used] is None
        return waits and state.thrown in range(1, SIDES + 1) and set(state.pieces) != {GOAL}


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        raise _invalid(text)
    return int(text)


_MOST_DIGITS = 9


def _invalid(text: str) -> InvalidState:
    return InvalidState(
        Text(
            "a state is `pieces used score thrown`, such as `10,i25,start,goal 4 35 -`,"
            f" not {text!r}",
            f"상태는 `10,i25,start,goal 4 35 -`처럼 `말 쓴수 점수 던진수` 꼴입니다: {text!r}",
        )
    )
