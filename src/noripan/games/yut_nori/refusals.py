"""Why a move of Yut Nori isn't legal, in words."""

from __future__ import annotations

from noripan.core.game import Move, Player
from noripan.core.text import Text, particle
from noripan.games.yut_nori.board import OUT, Board, Piece
from noripan.games.yut_nori.moves import Advance, GiveUp
from noripan.games.yut_nori.turn_list import already_out

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.yut_nori.game import YutState


def refusal(state: YutState, move: Move) -> Text:
    """Why a move isn't legal in a state."""
    if state.outcome:
        return Text("the game is over", "이미 끝난 놀이입니다")
    if state.turn is Player.CHANCE:
        return Text(f"{move}: no throw that can come now", f"{move}: 지금은 윷을 던질 차례입니다")
    if isinstance(move, Advance):
        return _refusal_to_advance(state, move)
    if isinstance(move, GiveUp):
        return Text("a player who can move has to", "움직일 수 있는 사람은 움직여야 합니다")
    return Text(f"{move}: a piece has to be moved now", f"{move}: 지금은 말을 움직일 차례입니다")


def _refusal_to_advance(state: YutState, move: Advance) -> Text:
    if move.throw not in state.thrown:
        return Text("there is no {0} to be spent", "쓸 수 있는 {1:이/가} 없습니다").fill(
            move.throw, move.throw.hangul
        )
    letters = state.board.letters(state.mover)
    if str(move.piece) not in letters:
        return Text(
            f"{move.piece} is none of the mover's pieces, {letters}",
            f"{_topic(move.piece)} 지금 움직일 편({letters})의 말이 아닙니다",
        )
    if state.board.stop(move.piece) == OUT:
        return already_out(move.piece)
    same = _first_at_same_stop(state.board, move.piece)
    if same != move.piece:
        return Text(
            "{0} is where {1} is, and the same to move: say {1}",
            "{2} {1:과/와} 같은 자리의 말이니 {1:으로/로} 움직이세요",
        ).fill(move.piece, same, _topic(move.piece))
    return _refusal_of_way(state, move)


def _refusal_of_way(state: YutState, move: Advance) -> Text:
    legal = [
        str(other)
        for other in state.routes
        if other.throw is move.throw and other.piece == move.piece
    ]
    if not legal:
        return Text("{0} can't use {1}", "{2} {3:으로/로} 움직일 수 없습니다").fill(
            move.piece, move.throw, _topic(move.piece), move.throw.hangul
        )
    return Text(
        f"{move} leads nowhere: say {' or '.join(legal)}",
        f"{move}: 그런 길은 없습니다. 있는 길: {', '.join(legal)}",
    )


def _first_at_same_stop(board: Board, piece: Piece) -> Piece:
    stop = board.stop(piece)
    return next(
        other
        for other, at in board.team(piece.player)
        if other.player is piece.player and at == stop
    )


def _topic(piece: Piece) -> str:
    return particle(str(piece), "은/는")
