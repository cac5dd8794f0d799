"""Every move that a game can have, by number: what tables and learners speak in."""

from __future__ import annotations

from noripan.core.errors import IllegalMove
from noripan.core.generic import Generic, TypeVar
from noripan.core.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

M = TypeVar("M")


class Actions(Generic[M]):
    """The moves of a game with its options, chance's included, in an order that never changes.

    A change of the order is a change of the game's `version`.

    Args:
        moves: The moves, each once.
    """

    def __init__(self, moves: Iterable[M]) -> None:
        self._moves = tuple(moves)
        self._numbers = {move: number for number, move in enumerate(self._moves)}

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[M]:
        return iter(self._moves)

    def __getitem__(self, number: int) -> M:
        return self._moves[number]

    def __contains__(self, move: object) -> bool:
        return move in self._numbers

    def index(self, move: M) -> int:
        """The number of a move.

        Raises:
            IllegalMove: the game has no such move.
        """
        number = self._numbers.get(move)
        if number is None:
            raise IllegalMove(
                Text(f"{move} is no move of this game", f"{move}: 이 게임의 수가 아닙니다")
            )
        return number
