"""Shows somebody's drawing of the board beside the right one."""

from __future__ import annotations

from noripan.core.text import Text
from noripan.core.value import replace
from noripan.games.yut_nori.board import Piece, parse_piece
from noripan.games.yut_nori.judge import drawing
from noripan.games.yut_nori.turn_list import TurnListState
from noripan.problems.differing import Difference
from noripan.problems.study import Study

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from noripan.core.game import State
    from noripan.core.scene import Scene
    from noripan.problems.telling import AnyTelling


class YutNoriStudy(Study):
    """Finds the pieces that are drawn elsewhere, and the turns that move them."""

    offers_moves = False

    def differences(self, expected: str, found: str) -> tuple[Difference, ...]:
        """How the drawing differs; the first difference has the stations of all."""
        right = expected.rstrip()
        own = "\n".join(line.rstrip() for line in found.rstrip().lstrip("\r\n").splitlines())
        told = drawing.differences(right, own)
        moved = drawing.moved(right, own)
        spots = dict.fromkeys(str(station) for stations in moved.values() for station in stations)
        return tuple(
            Difference(text, spots=() if number else tuple(spots))
            for number, text in enumerate(told)
        )

    def located(
        self, difference: Difference, expected: str, found: str, telling: AnyTelling
    ) -> Difference:
        """With the first turn that moves one of the pieces concerned, and the other board."""
        if not difference.spots:
            return difference
        pieces = {parse_piece(letter) for letter in drawing.moved(expected, found)}
        turns, last = _turns_of(telling, pieces)
        text = difference.text
        if turns:
            text = Text(
                "{}; the pieces that differ last move in turn {}",
                "{}. 다른 말들은 {}번째 턴에 마지막으로 움직입니다",
            ).fill(text, turns[-1])
        return replace(
            difference,
            text=text,
            turn=min(turns, default=None),
            board=_board_of(drawing.places(found), last),
        )


def _turns_of(telling: AnyTelling, pieces: set[Piece]) -> tuple[list[int], Scene]:
    """The turns that move one of the pieces, and the last picture."""
    turns, state = [], telling.start
    for turn, step in enumerate(telling.steps, start=1):
        if _moved(state, step.state, pieces):
            turns.append(turn)
        state = step.state
    return turns, state.scene()


def _moved(before: State[Any], after: State[Any], pieces: Iterable[Piece]) -> bool:
    """Whether a turn moved one of the pieces."""
    if not (isinstance(before, TurnListState) and isinstance(after, TurnListState)):
        return False
    return any(before.board.stop(piece) != after.board.stop(piece) for piece in pieces)


def _board_of(drawn: drawing.Places, last: Scene) -> Scene:
    """The last picture with the pieces as somebody's drawing has them."""
    tokens = {token.label: token for token in last.tokens}
    for tray in last.trays:
        tokens |= {token.label: token for token in tray.tokens}
    placed = tuple(
        replace(tokens[letter], spot=str(station))
        for letter, cells in drawn.items()
        if letter in tokens
        for station, _corner in cells
    )
    return replace(last, tokens=placed, marks=(), captions=(), trays=())


STUDY = YutNoriStudy()
