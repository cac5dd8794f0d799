"""Draws inputs of the judge problem on Yut Nori, whole or by subtask."""

from __future__ import annotations

from hypothesis import strategies as st

from noripan.games.yut_nori.board import CORNERS, OUT, parse_piece
from noripan.games.yut_nori.judge.problem import MOST_TURNS, written
from noripan.games.yut_nori.judge.shape import PLAIN_STICKS
from noripan.games.yut_nori.turn_list import STICKS, Turn, TurnList, TurnListState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hypothesis.strategies import SearchStrategy

ONE_TURN, NO_STACK, NO_SHORTCUT, ONE_SIDE = 1, 2, 3, 4
"""The subtasks that allow less than everything."""

_CAPITALS, _LETTERS = "ABCD", "ABCDabcd"
_SIMPLEST_FIRST = sorted(STICKS, key=lambda sticks: (sticks.count("F") or len(sticks) + 1, sticks))
# Each of the five throws as often as any other, and half of the time by one kind of sticks.
_THROWN = (*PLAIN_STICKS * 3, *_SIMPLEST_FIRST)
# One to a few pieces meet more often, and come further, than eight do.
_CASTS = ("A", "AB", "Aa", "ABa", "Aab", "ABab", "ABCDab", _CAPITALS, _LETTERS)


def turn_lists(subtask: int | None = None) -> SearchStrategy[str]:
    """Inputs of a subtask (from 1), or of any: a list of turns that the rules allow.

    Shrinks to fewer turns, then to fewer steps and to `A`.
    """
    capitals = subtask is not None and subtask <= ONE_SIDE
    casts = [cast for cast in _CASTS if not capitals or cast.isupper()]
    most = 1 if subtask == ONE_TURN else MOST_TURNS
    turns = st.sampled_from(casts).flatmap(lambda cast: _turns(cast, most))
    return turns.map(lambda drawn: _allowed(drawn, subtask)).filter(bool).map(written)


def belongs(text: str, subtask: int) -> bool:
    """Whether an input that the problem allows is one of a subtask's, from 1."""
    words = text.split()[1:]
    turns = [
        Turn(parse_piece(name), sticks) for name, sticks in zip(*[iter(words)] * 2, strict=True)
    ]
    if subtask == ONE_TURN and len(turns) > 1:
        return False
    if subtask <= ONE_SIDE and not all(str(turn.piece) in _CAPITALS for turn in turns):
        return False
    return _allowed(turns, subtask) == turns


def _turns(cast: str, most: int) -> SearchStrategy[list[Turn]]:
    """Turns of some pieces, whether or not they can be played."""
    # One draw a turn: Hypothesis takes most of the time by the number of its draws.
    pieces = list(map(parse_piece, cast))
    turn = st.sampled_from([Turn(piece, sticks) for sticks in _THROWN for piece in pieces])
    return st.lists(turn, min_size=1, max_size=most) | st.lists(
        turn, min_size=min(most, MOST_TURNS // 4), max_size=most
    )


def _allowed(turns: Iterable[Turn], subtask: int | None) -> list[Turn]:
    """The turns without those that can't be played or that the subtask excludes."""
    state, allowed = TurnList().start(), []
    for turn in turns:
        if state.board.stop(turn.piece) == OUT:
            continue
        after = state.play(turn)
        if subtask is None or all(keeps(state, turn, after) for keeps in _PROMISES[subtask]):
            state = after
            allowed.append(turn)
    return allowed


def _starts_on_no_corner(before: TurnListState, turn: Turn, _after: TurnListState) -> bool:
    return before.board.stop(turn.piece).station not in CORNERS


def _ends_on_no_corner(_before: TurnListState, turn: Turn, after: TurnListState) -> bool:
    return after.board.stop(turn.piece).station not in CORNERS


def _makes_no_stack(_before: TurnListState, turn: Turn, after: TurnListState) -> bool:
    station = after.board.stop(turn.piece).station
    standing = [stop.station for _piece, stop in after.board.pieces()]
    return station is None or standing.count(station) == 1


if TYPE_CHECKING:
    _Promise = Callable[[TurnListState, Turn, TurnListState], bool]
_PROMISES: dict[int, tuple[_Promise, ...]] = {
    ONE_TURN: (_starts_on_no_corner, _ends_on_no_corner),
    NO_STACK: (_starts_on_no_corner, _makes_no_stack),
    NO_SHORTCUT: (_starts_on_no_corner,),
    ONE_SIDE: (),
    ONE_SIDE + 1: (),
}


STRATEGIES: dict[str, Callable[[int | None], SearchStrategy[str]]] = {"yut-nori": turn_lists}
BELONGS: dict[str, Callable[[str, int], bool]] = {"yut-nori": belongs}
