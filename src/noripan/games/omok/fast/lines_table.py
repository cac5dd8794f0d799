"""What a stone makes on a line, for every line there is, in one table.

It holds what `lines` tells of a line, packed into a number, for all 59,049
ways in which the ten points around a stone can be taken.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from noripan.compiling.jit import compiled, inlined
from noripan.games.omok import runs
from noripan.games.omok.board import EMPTY
from noripan.games.omok.lines import OWN, REACH
from noripan.games.omok.runs import FIVE

Line: TypeAlias = npt.NDArray[np.uint8]
"""The eleven points of a line as `lines` has them, the stone in the middle; 2 beyond the edge."""

Shapes: TypeAlias = npt.NDArray[np.int32]
"""What a stone makes, by the line's code; read with the functions below."""

LineTable: TypeAlias = npt.NDArray[np.int32]
"""`Shapes` where only five wins, and where longer rows do: [`EXACT` or `UNLIMITED`, code]."""

OTHERS = 2
EXACT, UNLIMITED = 0, 1
"""Whether only exactly five wins, or any longer row, too."""

is_five = inlined(runs.is_five)
"""The rule, compiled."""

CODES = 3 ** (2 * REACH)
_LENGTH = 2 * REACH + 1
_LONGEST = (FIVE, _LENGTH)
# A number holds, from its lowest bit: five, overline, two bits for how many fours, and
# for each point of the line whether a stone there makes a straight four of three solid
# stones, and whether of three with a gap.
_FIVE_BIT, _OVERLINE_BIT = 1, 2
_FOURS_SHIFT, _SOLID_SHIFT = 2, 4
_SPLIT_SHIFT = _SOLID_SHIFT + _LENGTH
_POINTS = (1 << _LENGTH) - 1


@inlined
def makes_five(shapes: int) -> bool:
    """Whether the stone makes a row that wins."""
    return bool(shapes & _FIVE_BIT)


@inlined
def makes_overline(shapes: int) -> bool:
    """Whether the stone makes a row too long to win."""
    return bool(shapes & _OVERLINE_BIT)


@inlined
def fours_made(shapes: int) -> int:
    """How many fours the stone makes on the line."""
    return (shapes >> _FOURS_SHIFT) & 3


@inlined
def solid_extensions(shapes: int) -> int:
    """The points (bit 0 is five steps before the stone) that make three in a row a straight four.

    They are told by shape alone.
    """
    return (shapes >> _SOLID_SHIFT) & _POINTS


@inlined
def split_extensions(shapes: int) -> int:
    """The same for three stones with a gap."""
    return (shapes >> _SPLIT_SHIFT) & _POINTS


@cache
def line_table() -> LineTable:
    """The table; made in a moment when it is first asked for."""
    table = np.empty((len(_LONGEST), CODES), np.int32)
    for limit, longest in enumerate(_LONGEST):
        _fill(table[limit], longest)
    return table


@compiled
def _fill(table: Shapes, longest: int) -> None:
    line = np.empty(_LENGTH, np.uint8)
    for code in range(CODES):
        rest = code
        for at in range(_LENGTH - 1, -1, -1):
            if at == REACH:
                line[at] = OWN
            else:
                line[at] = rest % 3
                rest //= 3
        table[code] = _shapes(line, longest)


@compiled
def _shapes(line: Line, longest: int) -> int:
    first, last = _run(line)
    length = last - first + 1
    shapes = _FIVE_BIT if is_five(length, longest) else 0
    if length > longest:
        shapes |= _OVERLINE_BIT
    fours = _fours(line, longest)
    if fours:
        return shapes | fours << _FOURS_SHIFT
    return shapes | _threes(line, longest)


@compiled
def _fours(line: Line, longest: int) -> int:
    """How many sets of stones lack one to win."""
    seen = np.zeros(_LENGTH, np.int64)
    fours = 0
    for gap in range(_LENGTH):
        first, last = _joined(line, gap)
        if is_five(last - first + 1, longest):
            stones = _bits(first, last) & ~(1 << gap)
            if stones not in seen[:fours]:
                seen[fours] = stones
                fours += 1
    return fours


@compiled
def _threes(line: Line, longest: int) -> int:
    """The points that make three stones, free on both sides, a straight four."""
    shapes = 0
    for gap in range(_LENGTH):
        first, last = _joined(line, gap)
        if last - first + 1 != FIVE - 1:
            continue
        left = first + 1 if gap == first else first
        right = last - 1 if gap == last else last
        is_split = left < gap < right
        if not (_is_empty(line, left - 1) and _is_empty(line, right + 1)):
            continue
        line[gap] = OWN
        is_straight = _wins(line, first - 1, longest) and _wins(line, last + 1, longest)
        line[gap] = EMPTY
        if is_straight:
            shapes |= 1 << (gap + (_SPLIT_SHIFT if is_split else _SOLID_SHIFT))
    return shapes


@compiled
def _joined(line: Line, gap: int) -> tuple[int, int]:
    """The row's ends with a gap filled; an empty row where the gap doesn't join it."""
    if line[gap] != EMPTY:
        return 0, -1
    line[gap] = OWN
    first, last = _run(line)
    line[gap] = EMPTY
    return (first, last) if first <= gap <= last else (0, -1)


@compiled
def _run(line: Line) -> tuple[int, int]:
    """The first and last of the own stones in a row around the middle."""
    first = last = REACH
    while first > 0 and line[first - 1] == OWN:
        first -= 1
    while last + 1 < _LENGTH and line[last + 1] == OWN:
        last += 1
    return first, last


@compiled
def _wins(line: Line, end: int, longest: int) -> bool:
    """Whether a stone at an end of the row makes one that wins."""
    if not _is_empty(line, end):
        return False
    first, last = _joined(line, end)
    return is_five(last - first + 1, longest)


@compiled
def _is_empty(line: Line, at: int) -> bool:
    return 0 <= at < _LENGTH and line[at] == EMPTY


@compiled
def _bits(first: int, last: int) -> int:
    return (2 << last) - (1 << first)
