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

After each sweep `V` is written to files, over what the last one left there. Any mixture of two
sweeps is as good a guess to go on from, so a solution that is stopped, or killed, at any moment
goes on from the sweep before.
"""

from __future__ import annotations

import json
import os
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

import numpy as np

from noripan.core.value import Value
from noripan.engines.yut_nori.odds import odds_of
from noripan.engines.yut_nori.positions import captures, positions
from noripan.engines.yut_nori.sweeping import STRIP, Sheets, Span, change, turn_over

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import TypeAlias

    from numpy.typing import NDArray

    from noripan.engines.yut_nori.sweeping import Sheet
    from noripan.games.yut_nori.game import YutNori

    Layers: TypeAlias = tuple[int, int]
    Tile: TypeAlias = tuple[Layers, int, int]
    """The layers of the mover and of the other side, and the strips of its rows and columns."""

TOLERANCE = 5e-7
"""A pair of layers is solved when a sweep changes nothing by more."""

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
        folder: Where the chances are kept while they are worked on; made where it is missing.
            What an earlier solver of the same game left there is gone on with.
        threads: How many work at the same time.
    """

    def __init__(self, game: YutNori, folder: Path, *, threads: int | None = None) -> None:
        self.positions = positions(game.pieces)
        self._odds = odds_of(game)
        self._threads = threads or os.cpu_count() or 1
        self._captures = [captures(game.pieces, layer) for layer in range(game.pieces)]
        self._first: list[int] = self.positions.first.tolist()
        self._files = _Files(folder, self._first)

    def sweeps(self) -> Iterator[Sweep]:
        """Solves what isn't solved yet, sweep by sweep."""
        for layers in self.pairs():
            if layers not in self._files.solved:
                yield from self._solve(layers)
                self._files.set_solved(layers)

    def pairs(self) -> list[Layers]:
        """The pairs of layers in the order in which they are solved, most pieces out first."""
        layers = range(self.positions.pieces)
        found = [(mine, theirs) for mine in layers for theirs in layers if mine <= theirs]
        return sorted(found, key=sum, reverse=True)

    def states(self, layers: Layers) -> int:
        """How many chances a sweep over a pair of layers computes."""
        mine, theirs = map(self._size, layers)
        return mine * theirs * len(set(layers))

    def chances(self, layer: int) -> NDArray[np.float32]:
        """The chances of a mover, by position, against each position of a layer."""
        sheet = self._files.load(layer)
        return np.concatenate(list(sheet), axis=1)[:, : self._size(layer)]

    def residual(self) -> float:
        """The largest difference between a chance and what the chances after one throw make it."""
        return max(self._residual(layers) for layers in self.pairs())

    def _residual(self, layers: Layers) -> float:
        work = self._work(layers)
        with ThreadPoolExecutor(self._threads) as pool:
            tiles = (tile for step in self._steps(layers) for tile in step)
            return max(pool.map(lambda tile: self._change(tile, work, keep=False), tiles))

    def _solve(self, layers: Layers) -> Iterator[Sweep]:
        work = self._work(layers)
        steps = self._steps(layers)
        with ThreadPoolExecutor(self._threads) as pool, ThreadPoolExecutor(1) as writer:
            number, largest = 0, 1.0
            written: Future[None] | None = None
            while largest > TOLERANCE:
                began = time.monotonic()
                largest = max(
                    max(pool.map(lambda tile: self._change(tile, work, keep=True), tiles))
                    for tiles in steps
                )
                number += 1
                if written is not None:
                    written.result()
                written = writer.submit(self._write, layers, work)
                yield Sweep(layers, number, largest, time.monotonic() - began, self.states(layers))

    def _work(self, layers: Layers) -> dict[int, tuple[Sheet, Sheet]]:
        """`V` and `U` against both layers; what was never looked at is taken for even."""
        sheets = {layer: self._files.load(layer) for layer in set(layers)}
        for mine, theirs in (layers, layers[::-1]):
            rows = sheets[theirs][:, self._first[mine] : self._first[mine + 1]]
            if not rows[0, 0, 0]:
                rows[:] = _EVEN
        work = {layer: (sheet, np.zeros_like(sheet)) for layer, sheet in sheets.items()}
        self._turn_over(layers, work)
        return work

    def _turn_over(self, layers: Layers, work: dict[int, tuple[Sheet, Sheet]]) -> None:
        """Fills `U` as far as moves in these layers lead to it, from `V` the other way round."""
        for theirs in set(layers):
            for mine in range(min(layers), self.positions.pieces):
                chances = work[mine][0] if mine in work else self._files.load(mine)
                for tile in self._tiles(theirs, mine):
                    turn_over(chances, work[theirs][1], self._span(tile))

    def _write(self, layers: Layers, work: dict[int, tuple[Sheet, Sheet]]) -> None:
        for mine, theirs in dict.fromkeys((layers, layers[::-1])):
            self._files.write(theirs, work[theirs][0], mine)

    def _steps(self, layers: Layers) -> list[list[Tile]]:
        """The tiles of both tables, those that wait for none of one another together."""
        found: dict[int, list[Tile]] = {}
        for mine, theirs in dict.fromkeys((layers, layers[::-1])):
            for tile in self._tiles(mine, theirs):
                found.setdefault(tile[1] + tile[2], []).append(tile)
        return [found[distance] for distance in sorted(found)]

    def _tiles(self, mine: int, theirs: int) -> Iterator[Tile]:
        for row_strip in range(_strips(self._size(mine))):
            for strip in range(_strips(self._size(theirs))):
                yield (mine, theirs), row_strip, strip

    def _change(self, tile: Tile, work: dict[int, tuple[Sheet, Sheet]], *, keep: bool) -> float:
        (mine, theirs), _row_strip, _strip = tile
        sheets = Sheets(*work[theirs], work[mine][1])
        span, capturing = self._span(tile), self._captures[theirs]
        return float(change(sheets, self.positions, capturing, self._odds, span, keep))

    def _span(self, tile: Tile) -> Span:
        (mine, theirs), row_strip, strip = tile
        first = self._first[mine]
        return Span(
            strip=strip,
            top=first + row_strip * STRIP,
            bottom=first + min((row_strip + 1) * STRIP, self._size(mine)),
            columns=min(STRIP, self._size(theirs) - strip * STRIP),
            turned_strip=row_strip,
            turned_top=self._first[theirs] + strip * STRIP,
        )

    def _size(self, layer: int) -> int:
        return self._first[layer + 1] - self._first[layer]


class _Files:
    """What of the chances is kept in files: a sheet against each layer, and what is solved.

    Args:
        folder: Where they are; made where it is missing.
        first: The first position of each layer, and last the number of positions.
    """

    def __init__(self, folder: Path, first: list[int]) -> None:
        self._folder = folder
        self._first = first
        folder.mkdir(parents=True, exist_ok=True)
        self.solved: list[Layers] = self._read_solved()

    def load(self, layer: int) -> Sheet:
        """The sheet against a layer; zeros where nothing was written yet."""
        rows = self._first[-2]
        shape = (_strips(self._first[layer + 1] - self._first[layer]), rows, STRIP)
        sheet = np.zeros(shape, np.float32)
        file = self._file(layer)
        if file.exists():
            with file.open("rb") as source:
                for strip in sheet:
                    source.readinto(strip.data)
        return sheet

    def write(self, layer: int, sheet: Sheet, mine: int) -> None:
        """Writes the rows of one layer over what was there of the sheet against another."""
        top, bottom = self._first[mine : mine + 2]
        file = self._file(layer)
        file.touch()
        with file.open("r+b") as target:
            for number, strip in enumerate(sheet):
                target.seek((number * sheet.shape[1] + top) * strip[0].nbytes)
                target.write(strip[top:bottom])
            target.truncate(max(target.tell(), sheet.nbytes))

    def set_solved(self, layers: Layers) -> None:
        """Remembers that a pair of layers is solved."""
        self.solved.append(layers)
        part = self._folder / "solved.json.part"
        part.write_text(json.dumps(self.solved), "utf-8")
        part.replace(self._folder / "solved.json")

    def _read_solved(self) -> list[Layers]:
        file = self._folder / "solved.json"
        if not file.exists():
            return []
        return [(mine, theirs) for mine, theirs in json.loads(file.read_text("utf-8"))]

    def _file(self, layer: int) -> Path:
        return self._folder / f"against-{layer}-out.f32"


def _strips(columns: int) -> int:
    return -(-columns // STRIP)
