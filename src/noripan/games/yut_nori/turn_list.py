"""Yut Nori as a plain list of turns: who moved, and what the sticks showed."""

from __future__ import annotations

from functools import cache
from itertools import chain

from noripan.core.errors import IllegalMove, InvalidMove
from noripan.core.game import Game, Move, Outcome, Player, Reason, State
from noripan.core.text import Text
from noripan.games.yut_nori.board import (
    OUT,
    PIECES,
    Board,
    Piece,
    empty_board,
    parse_board,
    parse_piece,
    pointed_at,
)
from noripan.games.yut_nori.rules import YutRules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import ClassVar

    from noripan.core.game import Event
    from noripan.core.scene import Scene
    from noripan.games.yut_nori.rules import Route

SIDES, PIECES_A_SIDE = 2, 4

STICKS: tuple[str, ...] = tuple(
    a + b + c + d for a in "BF" for b in "BF" for c in "BF" for d in "BF"
)
"""Every way in which four sticks lie: `B` the round side up, `F` the flat one."""


class Turn(Move):
    """A piece and the sticks that were thrown for it, like `A BBFB`."""

    piece: Piece
    sticks: str

    def __str__(self) -> str:
        return f"{self.piece} {self.sticks}"


@cache
def _turns(piece: Piece) -> tuple[Turn, ...]:
    """The piece with all sticks: moves that all lists share."""
    return tuple(Turn(piece, sticks) for sticks in STICKS)


class TurnListReason(Reason):
    """Why a list of turns ends."""

    EVERY_PIECE_OUT = Text("every piece is out", "모든 말이 났습니다")


class TurnList(Game["TurnListState", Turn]):
    """Two sides of four pieces; the list says who moved, so any piece may move at any time.

    One hand moves for both sides, so it is always the first player's turn,
    and a finished list has no winner: both sides have 0.
    """

    name: ClassVar[str] = "yut-turns"
    title: ClassVar[Text] = Text("Turns of Yut Nori", "윷놀이 턴")
    rules: YutRules = YutRules()

    def every_move(self) -> Iterator[Turn]:
        """Every piece from `A` to `d` with all sticks from `BBBB` to `FFFF`."""
        for pieces in PIECES[:SIDES]:
            for piece in pieces[:PIECES_A_SIDE]:
                yield from _turns(piece)

    def start(self) -> TurnListState:
        """The state with no piece started."""
        return TurnListState(self, empty_board(SIDES, PIECES_A_SIDE, SIDES))

    def parse_move(self, text: str) -> Turn:
        """The turn of a text like `A BBFB`.

        Raises:
            InvalidMove: it is no piece of the two sides and four sticks, one space between.
        """
        letter, _space, sticks = text.partition(" ")
        piece = parse_piece(letter)
        if not self.knows(Turn(piece, sticks)):
            raise InvalidMove(
                Text(
                    f"{text!r} is no turn like 'A BBFB'", f"{text!r}: 'A BBFB' 꼴의 차례가 아닙니다"
                )
            )
        return _turns(piece)[STICKS.index(sticks)]

    def parse_state(self, text: str) -> TurnListState:
        """The state of a text like `A=do,b=bang.apbat,c=out`, or `-`.

        Raises:
            InvalidState: it is no board that `str` writes.
        """
        return TurnListState(self, parse_board(text, self.start().board))

    def knows(self, turn: Turn) -> bool:
        """Whether a turn's piece takes part and four sticks were thrown."""
        piece = turn.piece
        return piece.player < SIDES and piece.number < PIECES_A_SIDE and turn.sticks in STICKS


class TurnListState(State[Turn]):
    """The board after some turns."""

    game: TurnList
    board: Board

    @property
    def turn(self) -> Player:
        """The first player, who moves for both sides; nobody when every piece is out."""
        return Player.NOBODY if self.outcome else Player.FIRST

    def moves(self) -> tuple[Turn, ...]:
        """Every piece that isn't out, `A` to `d`, with all sticks from `BBBB` to `FFFF`."""
        able = [_turns(piece) for piece, stop in self.board.pieces() if stop != OUT]
        return tuple(chain.from_iterable(able))

    def play(self, move: Turn, events: list[Event] | None = None) -> TurnListState:
        """The state after a turn.

        Raises:
            IllegalMove: the piece is out, or no turn of this game was given.
        """
        turn = self._playable(move)
        if events is not None:
            from noripan.games.yut_nori.events import SticksFell

            events.append(SticksFell(turn.sticks, self.game.rules.throw(turn.sticks)))
        board, _captured = self.game.rules.move(self.board, turn.piece, self.route(turn), events)
        return TurnListState(self.game, board)

    def route(self, turn: Turn) -> Route:
        """The stops that a turn's piece comes through, to the last."""
        rules = self.game.rules
        return rules.route(self.board.stop(turn.piece), rules.throw(turn.sticks).steps)

    @property
    def outcome(self) -> Outcome | None:
        """A list without winner when all eight pieces are out."""
        if any(stop != OUT for _piece, stop in self.board.pieces()):
            return None
        return Outcome((0,) * SIDES, TurnListReason.EVERY_PIECE_OUT)

    def spots_of(self, move: Turn) -> tuple[str, ...]:
        """The piece's station and where it goes."""
        return pointed_at(self.board.stop(move.piece), self.route(move)[-1])

    def scene(self, events: tuple[Event, ...] = ()) -> Scene:
        """The board."""
        from noripan.games.yut_nori.scene import turn_list_scene

        return turn_list_scene(self, events)

    def __str__(self) -> str:
        return str(self.board)

    def _playable(self, move: Move) -> Turn:
        if not isinstance(move, Turn) or not self.game.knows(move):
            raise IllegalMove(Text(f"{move} is no turn here", f"{move}: 여기에 없는 차례입니다"))
        if self.board.stop(move.piece) == OUT:
            raise IllegalMove(already_out(move.piece))
        return move


def already_out(piece: Piece) -> Text:
    """Why a piece that is out can't move."""
    name = str(piece)
    return Text(
        "{} is out and doesn't move again", "{:은/는} 이미 났으므로 다시 움직일 수 없습니다"
    ).fill(name)
