"""The compiled part of solving Yut Nori: the chances of one tile from those that they lead to.

A *sheet* holds what positions are worth against the positions of one layer, cut into strips of
`STRIP` columns: `[strip, row, column of the strip]`. A tile is a strip's rows of one layer that
are themselves as many, or fewer, as a strip has columns; so it is turned over into one strip.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from noripan.compiling.jit import compiled

if TYPE_CHECKING:
    from typing import TypeAlias

    from numpy.typing import NDArray

    from noripan.engines.yut_nori.odds import Odds
    from noripan.engines.yut_nori.positions import Captures, Positions

    Sheet: TypeAlias = NDArray[np.float32]
    Row: TypeAlias = NDArray[np.float32]

STRIP = 512


class Sheets(NamedTuple):
    """The sheets that a tile needs.

    Attributes:
        chances: `V` against the columns' layer.
        others: `U` against that layer.
        turned: `U` against the rows' layer, where this tile turned over belongs.
    """

    chances: Sheet
    others: Sheet
    turned: Sheet


class Span(NamedTuple):
    """Where a tile is.

    Attributes:
        strip: The strip of its columns.
        top: Its first row.
        bottom: The row after its last.
        columns: How many columns of the strip there are; the last strip has fewer.
        turned_strip: The strip of its rows, where they are columns.
        turned_top: The row of its first column, where that is a row.
    """

    strip: int
    top: int
    bottom: int
    columns: int
    turned_strip: int
    turned_top: int


@compiled(fastmath=True)
def change(
    sheets: Sheets, moves: Positions, capturing: Captures, odds: Odds, span: Span,
    keep: bool,  # noqa: FBT001 - compiled code
) -> float:  # fmt: skip
    """Computes the chances of a tile and, where that is asked, keeps them.

    Returns:
        The largest change of a chance.
    """
    chance, best, one = np.empty((3, span.columns), np.float32)
    nak = np.float32(odds.nak)
    worst = np.float32(0)
    for row in range(span.top, span.bottom):
        for column in range(span.columns):
            chance[column] = nak * sheets.others[span.strip, row, column]
        for throw in range(len(odds.chance)):
            _best(best, one, sheets, moves, capturing, odds, (row, throw), span.strip)
            weight = odds.chance[throw]
            for column in range(span.columns):
                chance[column] += weight * best[column]
        before = sheets.chances[span.strip, row]
        for column in range(span.columns):
            worst = max(worst, abs(chance[column] - before[column]))
        if keep:
            for column in range(span.columns):
                before[column] = chance[column]
    if keep:
        turn_over(sheets.chances, sheets.turned, span)
    return float(worst)


@compiled(fastmath=True)
def _best(
    best: Row, one: Row, sheets: Sheets, moves: Positions, capturing: Captures, odds: Odds,
    row_and_throw: tuple[int, int], strip: int,
) -> None:  # fmt: skip
    """What a throw is worth against each column of a tile; `one` is room to work in."""
    row, throw = row_and_throw
    best[:] = 0
    for choice in range(moves.after.shape[2]):
        after = moves.after[row, throw, choice]
        if after < 0:
            break
        if after >= sheets.chances.shape[1]:  # all are out
            best[:] = 1
            break
        plain = sheets.chances if odds.again[throw] else sheets.others
        landing = moves.landing[row, throw, choice]
        if landing < 0:
            for column in range(len(best)):
                best[column] = max(best[column], plain[strip, after, column])
            continue
        for column in range(len(one)):
            one[column] = plain[strip, after, column]
        captured = sheets.chances if odds.capture_again else plain
        _capture(one, captured, after, capturing, landing, strip)
        for column in range(len(best)):
            best[column] = max(best[column], one[column])


@compiled
def _capture(
    worth: Row, captured: Sheet, after: int, capturing: Captures, station: int, strip: int
) -> None:
    """Puts in what a move is worth against those that it captures."""
    start, stop = capturing.start[station], capturing.start[station + 1]
    left = strip * STRIP
    at = start + np.searchsorted(capturing.before[start:stop], left)
    while at < stop and capturing.before[at] < left + len(worth):
        column = capturing.after[at]
        worth[capturing.before[at] - left] = captured[column // STRIP, after, column % STRIP]
        at += 1


@compiled
def turn_over(chances: Sheet, turned: Sheet, span: Span) -> None:
    """Puts a tile of `V` into `U`."""
    for first in range(0, span.columns, _LINE):
        for row in range(span.top, span.bottom):
            for column in range(first, min(first + _LINE, span.columns)):
                turned[span.turned_strip, span.turned_top + column, row - span.top] = (
                    1 - chances[span.strip, row, column]
                )


_LINE = 16
"""Numbers in a line of the processor's cache: a tile is turned over so many columns at a time."""
