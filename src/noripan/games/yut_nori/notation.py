"""The text of a state of Yut Nori, like `1 0 do,mo A=do,b=bang.apbat,c=out`.

Its words are the player whose turn it is, from 1; how many throws are still to be
thrown; the throws to be spent; and the board.
"""

from __future__ import annotations

from noripan.core.errors import InvalidState
from noripan.core.game import Player
from noripan.core.text import Text
from noripan.games.yut_nori.board import parse_board
from noripan.games.yut_nori.game import YutNori, YutState
from noripan.games.yut_nori.throws import THROWS, Throw

_TURN_NAMES = ("1", "2", "3", "4")
_WORDS, _MOST_DIGITS = 4, 6


def write_state(state: YutState) -> str:
    """The text of a state."""
    thrown = ",".join(map(str, state.thrown)) or "-"
    return f"{_TURN_NAMES[state.mover]} {state.owed} {thrown} {state.board}"


def read_state(game: YutNori, text: str) -> YutState:
    """The state that `write_state` wrote.

    Raises:
        InvalidState: it is no state that `write_state` writes and the rules can lead on from.
    """
    words = text.split(" ")
    if len(words) != _WORDS or len(words[1]) > _MOST_DIGITS or not words[1].isdecimal():
        raise _no_state(text)
    mover, owed, thrown, board = words
    throws = [] if thrown == "-" else thrown.split(",")
    known = [str(throw) for throw, _chance in game.throw_chances() if throw is not Throw.NAK]
    if mover not in _TURN_NAMES[: game.sides.players] or not set(throws) <= set(known):
        raise _no_state(text)
    state = YutState(
        game,
        parse_board(board, game.start().board),
        Player(_TURN_NAMES.index(mover)),
        int(owed),
        tuple(THROWS[name] for name in throws),
    )
    if str(state) != text or not state.is_settled():
        raise _no_state(text)
    return state


def _no_state(text: str) -> InvalidState:
    return InvalidState(
        Text(f"{text!r} is no state of this game", f"{text!r}: 이 놀이의 상태가 아닙니다")
    )
