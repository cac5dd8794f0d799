"""What a stone makes on one line: five, overline, fours, threes, told by the line alone.

A line is the bytes of up to eleven points in a row, the stone in question already put,
as its owner sees them: 1 own, 2 anything else's, 0 empty. Five points to each side are
all that can matter: a five that uses the stone reaches four far, and the next point
tells it from an overline. Points are given as steps from the stone.
"""

from __future__ import annotations

from functools import cache, lru_cache

from noripan.core.value import Value
from noripan.games.omok.board import DIRECTIONS, EMPTY, Direction
from noripan.games.omok.runs import FIVE, is_five

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Steps = tuple[int, ...]
    Cuts = tuple[tuple[Direction, slice, int], ...]

OWN = 1
REACH = 5
_REMEMBERED = 1 << 15


class FourOnLine(Value):
    """Stones that lack one to win: where the stones are and where the missing one may go."""

    stones: Steps
    completions: Steps


class Extension(Value):
    """A way to turn three stones into four in a row.

    Attributes:
        at: Where the fourth stone goes.
        dead_ends: The points next to the four where a stone then wouldn't win; the four
            is straight where there is none.
    """

    at: int
    dead_ends: Steps

    @property
    def is_straight(self) -> bool:
        """Whether it makes a straight four, which wins at either end."""
        return not self.dead_ends


class ThreeOnLine(Value):
    """Three stones with a point free on both sides, and the ways to make four of them.

    It is a three by its shape where an extension is straight, and only looks like one
    where none is.
    """

    stones: Steps
    extensions: tuple[Extension, ...]

    @property
    def is_split(self) -> bool:
        """Whether the stones have a gap."""
        return self.stones[-1] - self.stones[0] > len(self.stones) - 1


class LineShapes(Value):
    """Everything that a stone makes on one line."""

    five: bool
    overline: bool
    fours: tuple[FourOnLine, ...]
    threes: tuple[ThreeOnLine, ...]


@lru_cache(maxsize=_REMEMBERED)
def line_shapes(line: bytes, at: int, longest: int) -> LineShapes:
    """What the stone makes.

    Args:
        line: The points of the line, as far as five steps from the stone.
        at: Where the stone is in it.
        longest: The longest row that wins.
    """
    first, last = _run(line, at)
    length = last - first + 1
    fours = tuple(_fours(line, at, longest))
    return LineShapes(
        five=is_five(length, longest),
        overline=length > longest,
        fours=fours,
        threes=() if fours else tuple(_threes(line, at, longest)),
    )


def _fours(line: bytes, at: int, longest: int) -> Iterator[FourOnLine]:
    completions: dict[Steps, Steps] = {}
    for gap, first, last in _joined(line, at):
        if is_five(last - first + 1, longest):
            stones = _without(gap, first, last, at)
            completions[stones] = (*completions.get(stones, ()), gap - at)
    for stones, gaps in completions.items():
        yield FourOnLine(stones, gaps)


def _threes(line: bytes, at: int, longest: int) -> Iterator[ThreeOnLine]:
    extensions: dict[Steps, tuple[Extension, ...]] = {}
    for gap, first, last in _joined(line, at):
        if last - first + 1 == FIVE - 1:
            stones = _without(gap, first, last, at)
            extension = Extension(gap - at, _dead_ends(_put(line, gap), first, last, at, longest))
            extensions[stones] = (*extensions.get(stones, ()), extension)
    for stones, ways in extensions.items():
        if all(_is_empty(line, at + end) for end in (stones[0] - 1, stones[-1] + 1)):
            yield ThreeOnLine(stones, ways)


def _joined(line: bytes, at: int) -> Iterator[tuple[int, int, int]]:
    """The empty points that join the stone's row, and the row's ends when they are filled."""
    for gap, cell in enumerate(line):
        if cell == EMPTY:
            first, last = _run(_put(line, gap), at)
            if first <= gap <= last:
                yield gap, first, last


def _dead_ends(line: bytes, first: int, last: int, at: int, longest: int) -> Steps:
    return tuple(
        end - at for end in (first - 1, last + 1) if not _completes(line, end, at, longest)
    )


def _completes(line: bytes, end: int, at: int, longest: int) -> bool:
    if not _is_empty(line, end):
        return False
    first, last = _run(_put(line, end), at)
    return is_five(last - first + 1, longest)


def _run(line: bytes, at: int) -> tuple[int, int]:
    """The first and last of the own stones in a row around one of them."""
    first = last = at
    while first > 0 and line[first - 1] == OWN:
        first -= 1
    while last + 1 < len(line) and line[last + 1] == OWN:
        last += 1
    return first, last


def _put(line: bytes, at: int) -> bytes:
    return line[:at] + b"\x01" + line[at + 1 :]


def _is_empty(line: bytes, at: int) -> bool:
    return 0 <= at < len(line) and line[at] == EMPTY


def _without(gap: int, first: int, last: int, at: int) -> Steps:
    return tuple(cell - at for cell in range(first, last + 1) if cell != gap)


@cache
def cuts(size: int) -> tuple[Cuts, ...]:
    """For every point of a board, how to cut its four lines out.

    Returns:
        For each direction its slice of the board and where the point is in it.
    """
    return tuple(
        tuple(_cut(index, direction, size) for direction in DIRECTIONS)
        for index in range(size * size)
    )


def _cut(index: int, direction: Direction, size: int) -> tuple[Direction, slice, int]:
    row, column = divmod(index, size)
    stride = direction.down * size + direction.right
    before = min(REACH, _room(column, -direction.right, size), _room(row, -direction.down, size))
    after = min(REACH, _room(column, direction.right, size), _room(row, direction.down, size))
    first = index - before * stride
    stop = index + after * stride + (1 if stride > 0 else -1)
    return direction, slice(first, stop if stop >= 0 else None, stride), before


def _room(place: int, step: int, size: int) -> int:
    """How many steps can be made from a column or row until the edge."""
    return size if step == 0 else place if step < 0 else size - 1 - place
