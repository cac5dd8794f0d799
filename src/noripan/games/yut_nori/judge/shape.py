"""How inputs of Yut Nori are made smaller: fewer turns, simpler throws, the first pieces."""

from __future__ import annotations

from noripan.games.yut_nori.board import parse_piece
from noripan.games.yut_nori.judge.problem import YutNoriProblem, written
from noripan.games.yut_nori.rules import YutRules
from noripan.games.yut_nori.turn_list import Turn
from noripan.problems.faults import Faults
from noripan.problems.reading import Reader
from noripan.problems.shape import Shape, without_some

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.problems.shape import Size

    Turns = tuple[Turn, ...]

PLAIN_STICKS = ("FBBB", "FFBB", "FFFB", "FFFF", "BBBB")
"""The sticks that a reader knows at once, for do to mo."""

_PIECES = tuple(map(parse_piece, "ABCDabcd"))
_RULES = YutRules()
_PROBLEM = YutNoriProblem(_RULES)
_MOST_TURNS_FOR_TWO_CHANGES = 12


class YutNoriShape(Shape):
    """Fewest turns, then fewest steps, plain sticks and the first pieces."""

    def size(self, text: str, answer: str) -> Size:  # noqa: ARG002 the input tells all
        """Turns, the sum of steps, sticks that lie unusually, how late the pieces come."""
        turns = _turns(text)
        return (
            len(turns),
            sum(_RULES.throw(turn.sticks).steps for turn in turns),
            sum(turn.sticks not in PLAIN_STICKS for turn in turns),
            sum(_PIECES.index(turn.piece) for turn in turns),
        )

    def simpler(self, text: str) -> Iterator[str]:
        """Fewer turns, perhaps with another throw in one; plain throws; earlier pieces."""
        turns = _turns(text)
        yield from (written(fewer) for fewer in without_some(turns) if fewer)
        if len(turns) <= _MOST_TURNS_FOR_TWO_CHANGES:
            for left_out in range(len(turns)):
                fewer = turns[:left_out] + turns[left_out + 1 :]
                yield from map(written, _with_another_throw(fewer))
        yield from map(written, _with_another_throw(turns))
        yield from map(written, _with_another_piece(turns))


def _turns(text: str) -> Turns:
    return tuple(turn for turn, _place in _PROBLEM.read(Reader(text), Faults()))


def _with_another_throw(turns: Turns) -> Iterator[Turns]:
    for index, turn in enumerate(turns):
        for sticks in PLAIN_STICKS:
            if sticks != turn.sticks:
                yield (*turns[:index], Turn(turn.piece, sticks), *turns[index + 1 :])


def _with_another_piece(turns: Turns) -> Iterator[Turns]:
    """The turns with two pieces changed for each other in all of them, then one in one."""
    for number, later in enumerate(_PIECES):
        for piece in _PIECES[:number]:
            other = {later: piece, piece: later}
            yield tuple(Turn(other.get(turn.piece, turn.piece), turn.sticks) for turn in turns)
    for index, turn in enumerate(turns):
        for piece in _PIECES[: _PIECES.index(turn.piece)]:
            yield (*turns[:index], Turn(piece, turn.sticks), *turns[index + 1 :])


SHAPES = {"yut-nori": YutNoriShape()}
