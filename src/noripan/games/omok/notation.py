"""The text form of a position: one line, in the manner of chess's FEN.

Five words: the rows from the top, `X` black, `O` white, numbers for so many empty
points, `/` between rows; the colour to move; who has black; the stage of the opening;
how the game ended, or `-`. For example, after `h8` on a board of 9x9::

    9/7X1/9/9/9/9/9/9/9 O 1 play -
"""

from __future__ import annotations

from noripan.core.errors import InvalidState
from noripan.core.game import Player
from noripan.core.text import Text
from noripan.core.value import replace
from noripan.games.omok.bans import BanKind, Trial
from noripan.games.omok.board import EMPTY, LARGEST, LETTERS, Colour
from noripan.games.omok.events import Ending
from noripan.games.omok.game import OmokState
from noripan.games.omok.options import Opening
from noripan.games.omok.rules import Stage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.omok.game import Omok

_ONGOING = "-"
_PLAYERS = {"1": Player.FIRST, "2": Player.SECOND}
_COLOURS = {colour.letter: colour for colour in Colour}
_STAGES = {stage.value: stage for stage in Stage}
_BANS = {Ending[kind.name].word: Ending[kind.name] for kind in BanKind}
_OPENING_STONES = {
    Stage.THREE: (0, 1, 2),
    Stage.CHOICE: (3,),
    Stage.TWO: (3, 4),
    Stage.LAST_CHOICE: (5,),
}
_LONGEST_SHOWN = 60


def write_state(state: OmokState) -> str:
    """The position as text."""
    size = state.game.size
    rows = (state.board[start : start + size] for start in range(0, size * size, size))
    ending = state.outcome.reason if state.outcome else None
    return " ".join(
        (
            "/".join(map(_write_row, rows)),
            state.colour.letter,
            str(state.black + 1),
            state.stage.value,
            ending.word if isinstance(ending, Ending) else _ONGOING,
        )
    )


def _write_row(row: bytes) -> str:
    written, empty = "", 0
    for stone in row:
        if stone == EMPTY:
            empty += 1
            continue
        written += (str(empty) if empty else "") + LETTERS[stone]
        empty = 0
    return written + (str(empty) if empty else "")


def read_state(game: Omok, text: str) -> OmokState:
    """The position that a text tells.

    Raises:
        InvalidState: it isn't written as `write_state` writes, or no position is like that.
    """
    try:
        rows, colour, black, stage, ending = text.split(" ")
        board = b"".join(map(_read_row, rows.split("/")))
        state = _state(game, board, _COLOURS[colour], _PLAYERS[black], _STAGES[stage])
    except (ValueError, KeyError):
        raise _invalid(text) from None
    if ending in _BANS:
        state = _lost_by(_BANS[ending], state)
    if str(state) != text:
        raise _invalid(text)
    return state


def _read_row(row: str) -> bytes:
    for empty in range(LARGEST, 0, -1):
        row = row.replace(str(empty), LETTERS[EMPTY] * empty)
    return bytes(map(LETTERS.index, row))


def _state(game: Omok, board: bytes, colour: Colour, black: Player, stage: Stage) -> OmokState:
    position = game.position(board, colour, black=black)
    if stage is Stage.PLAY:
        return position
    if game.opening is not Opening.SWAP2 or not _is_opening(position, stage):
        raise _invalid(stage.value)
    return replace(position, stage=stage)


def _is_opening(position: OmokState, stage: Stage) -> bool:
    """Whether a stage has so many stones, black and white in turn, and nobody has swapped."""
    black, white = (position.board.count(colour) for colour in Colour)
    return (
        position.black is Player.FIRST
        and black + white in _OPENING_STONES[stage]
        and black - white == (position.colour is Colour.WHITE)
    )


def _lost_by(ending: Ending, state: OmokState) -> OmokState:
    """The position as lost by a ban, where one of black's stones breaks it."""
    game = state.game
    won = state.outcome is not None and state.outcome.reason is Ending.FIVE
    if won or state.colour is Colour.BLACK:
        return state
    for index, stone in enumerate(state.board):
        if stone == Colour.BLACK:
            verdict = game.rules.lost(Trial(game, state.board, index, Colour.BLACK), None)
            if verdict is not None and verdict[0] is ending:
                return state.ended(verdict)
    return state


def _invalid(text: str) -> InvalidState:
    shown = repr(text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…")
    return InvalidState(
        Text("{} is no position of this game", "{:은/는} 이 게임의 국면이 아닙니다").fill(shown)
    )
