"""Solves Yut Nori: the exact chance to win of every pair of positions, by value iteration.

`V[a, b]` is the chance of a mover at position `a` who is about to throw, against a side at `b`;
`U[a, b] = 1 - V[b, a]` is what the same two positions are worth to the side at `a` when the other
one throws. For a throw and a position `a`, a move leads to one position `a'` whatever `b` is, so
the worth of a move to every `b` is one row of `U`, or of `V` where the mover throws again; only
captures change `b`, too, and gather from the row. So a state is never looked at by itself: rows
stream through the processor.

Pieces that are out stay out. So the pairs of layers are solved one after the other, those with
most pieces out first; within a pair of layers only captures lead back. The tables are cut into
tiles, taken with the least to go first: a sweep settles all that comes without a capture, and the
sweeps converge as fast as captures get rare (Gauss-Seidel value iteration; for the method see
M. L. Puterman, "Markov Decision Processes", 1994, chapter 6).

The tables `V` are mapped from files. Any mixture of two sweeps is as good a guess to go on from,
so a solution that is stopped, or killed, at any moment goes on from where it was.
"""

from __future__ import annotations

import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from noripan.compiling.jit import compiled
from noripan.core.value import Value
from noripan.engines.yut_nori.odds import Odds, odds_of
from noripan.engines.yut_nori.positions import Captures, Positions, captures, positions

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import TypeAlias

    from numpy.typing import NDArray

    from noripan.games.yut_nori.game import YutNori

    Chances: TypeAlias = NDArray[np.float32]
    Mapped: TypeAlias = np.memmap[tuple[int, int], np.dtype[np.float32]]
    Layers: TypeAlias = tuple[int, int]
    Tile: TypeAlias = tuple[Layers, int, int]
    """The layers of the mover and of the other side, and the first row and column in them."""

TOLERANCE = 5e-7
"""A pair of layers is solved when a sweep changes nothing by more."""

_TILE = 512
_EVEN = 0.5


class Sweep(Value):
    """One pass over a pair of layers.

    Attributes:
        layers: How many pieces each side has out.
        number: The sweep's number for these layers, from 1.
        change: The largest change of a chance.
        seconds: How long it took.
        states: How many chances it computed.
    """

    layers: Layers
    number: int
    change: float
    seconds: float
    states: int


class Solver:
    """Solves one game, in files of a folder.

    Args:
        game: The game, one that `odds.has_table`.
        folder: Where the tables are kept while they are worked on; made where it is missing.
            What an earlier solver of the same game left there is gone on with.
        threads: How many work at the same time.
    """

    def __init__(self, game: YutNori, folder: Path, *, threads: int | None = None) -> None:
        self.positions = positions(game.pieces)
        self._odds = odds_of(game)
        self._folder = folder
        self._threads = threads or os.cpu_count() or 1
        self._captures = [captures(game.pieces, layer) for layer in range(game.pieces)]
        self._first = self.positions.first.tolist()
        folder.mkdir(parents=True, exist_ok=True)
        self._tables = [self._mapped(layer) for layer in range(game.pieces)]
        self._solved: list[Layers] = self._read_solved()

    def sweeps(self) -> Iterator[Sweep]:
        """Solves what isn't solved yet, sweep by sweep."""
        for layers in self.pairs():
            if layers in self._solved:
                continue
            yield from self._solve(layers)
            self._solved.append(layers)
            self._write_solved()

    def pairs(self) -> list[Layers]:
        """The pairs of layers in the order in which they are solved, most pieces out first."""
        layers = range(self.positions.pieces)
        found = [(mine, theirs) for mine in layers for theirs in layers if mine <= theirs]
        return sorted(found, key=sum, reverse=True)

    def states(self, layers: Layers) -> int:
        """How many chances a sweep over a pair of layers computes."""
        mine, theirs = map(self._size, layers)
        return mine * theirs * (1 if layers[0] == layers[1] else 2)

    def chances(self, layer: int) -> Chances:
        """The chances of a mover, by position, against each position of a layer."""
        return self._tables[layer]

    def residual(self) -> float:
        """The largest difference between a chance and what the chances after one throw make it."""
        worst = 0.0
        for layers in self.pairs():
            others = self._others(layers)
            tiles = [tile for step in self._steps(layers) for tile in step]
            worst = max(worst, *(self._run(tile, others, keep=False) for tile in tiles))
        return worst

    def _solve(self, layers: Layers) -> Iterator[Sweep]:
        self._begin(layers)
        others = self._others(layers)
        steps = self._steps(layers)
        with ThreadPoolExecutor(self._threads) as pool:
            number, change = 0, 1.0
            while change > TOLERANCE:
                began = time.monotonic()
                change = 0.0
                for tiles in steps:
                    changes = pool.map(lambda tile: self._run(tile, others, keep=True), tiles)
                    change = max(change, *changes)
                number += 1
                seconds = time.monotonic() - began
                yield Sweep(layers, number, change, seconds, self.states(layers))

    def _others(self, layers: Layers) -> dict[int, Chances]:
        """`U` for the columns of both layers, as far as moves in these layers lead to it."""
        return {theirs: self._turned_over(min(layers), theirs) for theirs in set(layers)}

    def _turned_over(self, least: int, theirs: int) -> Chances:
        """`U` against a layer, for all positions with at least so many pieces out."""
        last = self._first[self.positions.pieces]
        table = np.empty((last, self._size(theirs)), np.float32)
        rows = slice(self._first[theirs], self._first[theirs + 1])
        for layer in range(least, self.positions.pieces):
            start, stop = self._first[layer : layer + 2]
            np.subtract(1, self._tables[layer][rows].T, out=table[start:stop])
        return table

    def _steps(self, layers: Layers) -> list[list[Tile]]:
        """The tiles of both tables, those that wait for none of one another together."""
        found: dict[int, list[Tile]] = {}
        for mine, theirs in dict.fromkeys((layers, layers[::-1])):
            for row in range(0, self._size(mine), _TILE):
                for column in range(0, self._size(theirs), _TILE):
                    found.setdefault(row + column, []).append(((mine, theirs), row, column))
        return [found[distance] for distance in sorted(found)]

    def _run(self, tile: Tile, others: dict[int, Chances], *, keep: bool) -> float:
        (mine, theirs), row, column = tile
        first = self._first[mine]
        span = _Span(
            top=first + row,
            bottom=first + min(row + _TILE, self._size(mine)),
            left=column,
            right=min(column + _TILE, self._size(theirs)),
            first_row=first,
            first_column=self._first[theirs],
        )
        tables = _Tables(self._tables[theirs], others[theirs], others[mine])
        change = _change(tables, self.positions, self._captures[theirs], self._odds, span, keep)
        return float(change)

    def _size(self, layer: int) -> int:
        return int(self._first[layer + 1] - self._first[layer])

    def _mapped(self, layer: int) -> Mapped:
        file = self._folder / f"against-{layer}-out.npy"
        shape = (self._first[self.positions.pieces], self._size(layer))
        if file.exists():
            return np.lib.format.open_memmap(file, "r+")
        return np.lib.format.open_memmap(file, "w+", np.float32, shape)

    def _begin(self, layers: Layers) -> None:
        """Takes all chances for even, unless an earlier solver left better ones."""
        for mine, theirs in (layers, layers[::-1]):
            table = self._tables[theirs][self._first[mine] : self._first[mine + 1]]
            if not table[0, 0]:
                table[:] = _EVEN

    def _read_solved(self) -> list[Layers]:
        file = self._folder / "solved.json"
        if not file.exists():
            return []
        return [(mine, theirs) for mine, theirs in json.loads(file.read_text("utf-8"))]

    def _write_solved(self) -> None:
        for table in self._tables:
            table.flush()
        part = self._folder / "solved.json.part"
        part.write_text(json.dumps(self._solved), "utf-8")
        part.replace(self._folder / "solved.json")


class _Tables(NamedTuple):
    """The tables that a tile needs.

    Attributes:
        chances: `V` against the columns' layer.
        others: `U` against that layer.
        turned: `U` against the rows' layer, whose tile follows from this one.
    """

    chances: Chances
    others: Chances
    turned: Chances


class _Span(NamedTuple):
    """The rows and columns of a tile.

    Attributes:
        top: The first row.
        bottom: The row after the last.
        left: The first column, counted from the layer's first position.
        right: The column after the last.
        first_row: The first row of the rows' layer.
        first_column: The first position of the columns' layer.
    """

    top: int
    bottom: int
    left: int
    right: int
    first_row: int
    first_column: int


@compiled(fastmath=True)
def _change(
    tables: _Tables, moves: Positions, capturing: Captures, odds: Odds, span: _Span,
    keep: bool,  # noqa: FBT001 - compiled code
) -> float:  # fmt: skip
    """Computes the chances of a tile from what they lead to, and keeps them where that is asked.

    Returns:
        The largest change of a chance.
    """
    width = span.right - span.left
    chance, best, one = np.empty((3, width), np.float32)
    worst = np.float32(0)
    for row in range(span.top, span.bottom):
        chance[:] = np.float32(odds.nak) * tables.others[row, span.left : span.right]
        for throw in range(len(odds.chance)):
            _best(best, one, tables, moves, capturing, odds, (row, throw), span.left)
            weight = odds.chance[throw]
            for column in range(width):
                chance[column] += weight * best[column]
        before = tables.chances[row, span.left : span.right]
        for column in range(width):
            worst = max(worst, abs(chance[column] - before[column]))
        if keep:
            before[:] = chance
    if keep:
        _turn_over(tables, span)
    return float(worst)


@compiled(fastmath=True)
def _best(
    best: Chances, one: Chances, tables: _Tables, moves: Positions, capturing: Captures,
    odds: Odds, row_and_throw: tuple[int, int], left: int,
) -> None:  # fmt: skip
    """What a throw is worth against each column of a tile; `one` is room to work in."""
    row, throw = row_and_throw
    best[:] = 0
    for choice in range(moves.after.shape[2]):
        after = moves.after[row, throw, choice]
        if after < 0:
            break
        if after >= len(tables.chances):  # all are out
            best[:] = 1
            break
        passed, again = tables.others[after], tables.chances[after]
        plain = again if odds.again[throw] else passed
        for column in range(len(one)):
            one[column] = plain[left + column]
        landing = moves.landing[row, throw, choice]
        if landing >= 0:
            _capture(one, again if odds.capture_again else plain, capturing, landing, left)
        for column in range(len(one)):
            best[column] = max(best[column], one[column])


@compiled
def _capture(worth: Chances, after: Chances, capturing: Captures, station: int, left: int) -> None:
    """Puts in what a move is worth against those that it captures."""
    start, stop = capturing.start[station], capturing.start[station + 1]
    at = start + np.searchsorted(capturing.before[start:stop], left)
    while at < stop and capturing.before[at] < left + len(worth):
        worth[capturing.before[at] - left] = after[capturing.after[at]]
        at += 1


@compiled
def _turn_over(tables: _Tables, span: _Span) -> None:
    """Puts a tile into the other side's table."""
    for strip in range(span.left, span.right, _LINE):
        for row in range(span.top, span.bottom):
            for column in range(strip, min(strip + _LINE, span.right)):
                tables.turned[span.first_column + column, row - span.first_row] = (
                    1 - tables.chances[row, column]
                )


_LINE = 16
"""Numbers in a line of the processor's cache: a tile is turned over in strips of so many."""
