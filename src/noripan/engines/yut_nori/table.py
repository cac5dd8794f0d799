"""The solved chances of a game of Yut Nori, kept in files of 16 bits a chance and read from there.

A table is a folder of two files. `chances.npy` is a NumPy array of unsigned 16-bit numbers: row
`a`, column `b` is the chance of a mover at position `a` of `positions.positions` who is about to
throw against a side at `b`, in 65,535ths. `table.json` tells whose table it is and how exact.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from platformdirs import user_data_path

from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.engines.yut_nori.positions import numbers, place_of, positions
from noripan.engines.yut_nori.solving import Solver
from noripan.games.yut_nori.fast.table import STOP_LIST

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeAlias

    from numpy.typing import NDArray

    from noripan.engines.yut_nori.solving import Sweep
    from noripan.games.yut_nori.board import Board
    from noripan.games.yut_nori.game import YutNori, YutState

    Stored: TypeAlias = NDArray[np.uint16]

ONE = 2**16 - 1
"""How a chance of 1 is stored."""

FORMAT = 1
_ROWS_AT_ONCE = 256
_STOP_NUMBER = {stop: index for index, stop in enumerate(STOP_LIST)}


class Table(Value):
    """The chances of one game.

    Attributes:
        game: The game.
        stored: The chances as they are stored.
        residual: How far the chances were at most from what the chances after one throw make
            them, before they were rounded.
        checksum: The SHA-256 of the stored chances.
    """

    game: YutNori
    stored: Stored
    residual: float
    checksum: str

    def chance(self, state: YutState) -> float:
        """The chance of the side whose turn it is, in any state of the game."""
        if state.outcome is not None:
            return float(state.outcome.scores[state.mover])
        if state.turn.is_person:
            return max(self.after(state, state.play(move)) for move in state.moves())
        number, board = numbers(self.game.pieces), state.board
        mine, theirs = (number[_places(board, side)] for side in (state.mover, 1 - state.mover))
        return float(self.stored[mine, theirs]) / ONE

    def after(self, state: YutState, following: YutState) -> float:
        """What a following state is worth to the side whose turn it was."""
        chance = self.chance(following)
        return chance if following.mover == state.mover else 1 - chance

    def is_whole(self) -> bool:
        """Whether the stored chances still have their checksum; reads all of them."""
        return _checksum(self.stored) == self.checksum


def folder_of(game: YutNori) -> Path:
    """Where a game's table is kept: in the user's folder for data."""
    name = hashlib.sha256(repr(game).encode()).hexdigest()[:12]
    return user_data_path("noripan", appauthor=False) / "tables" / f"yut-nori-{game.pieces}-{name}"


def open_table(game: YutNori, folder: Path | None = None) -> Table | None:
    """The table of a game, mapped into memory; None where there is none.

    Raises:
        UsageError: there is one that can't be read.
    """
    folder = folder or folder_of(game)
    about = folder / "table.json"
    if not about.exists():
        return None
    try:
        told = json.loads(about.read_text("utf-8"))
        stored = np.load(folder / "chances.npy", mmap_mode="r")
        table = Table(game, stored, float(told["residual"]), str(told["sha256"]))
        known = told["format"] == FORMAT and told["game"] == repr(game)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise _broken(folder) from error
    size = positions(game.pieces).first[game.pieces]
    if not known or stored.shape != (size, size) or stored.dtype != np.uint16:
        raise _broken(folder)
    return table


def build_table(game: YutNori, folder: Path | None = None) -> Iterator[Sweep]:
    """Solves a game and keeps its table, sweep by sweep; goes on where it was stopped before."""
    folder = folder or folder_of(game)
    work = folder / "work"
    solver = Solver(game, work)
    yield from solver.sweeps()
    stored = _stored(solver, folder / "chances.npy")
    about = {
        "format": FORMAT,
        "game": repr(game),
        "residual": solver.residual(),
        "sha256": _checksum(stored),
    }
    part = folder / "table.json.part"
    part.write_text(json.dumps(about, indent=2), "utf-8")
    part.replace(folder / "table.json")
    shutil.rmtree(work)


def _stored(solver: Solver, file: Path) -> Stored:
    """Writes the chances in 16 bits."""
    size = int(solver.positions.first[solver.positions.pieces])
    table = np.lib.format.open_memmap(file, "w+", np.uint16, (size, size))
    first = solver.positions.first
    for layer in range(solver.positions.pieces):
        chances, columns = solver.chances(layer), slice(first[layer], first[layer + 1])
        for row in range(0, size, _ROWS_AT_ONCE):
            rows = slice(row, row + _ROWS_AT_ONCE)
            table[rows, columns] = np.rint(chances[rows] * ONE)
    table.flush()
    return table


def _checksum(stored: Stored) -> str:
    found = hashlib.sha256()
    for row in range(0, len(stored), _ROWS_AT_ONCE):
        found.update(stored[row : row + _ROWS_AT_ONCE].tobytes())
    return found.hexdigest()


def _places(board: Board, player: int) -> tuple[int, ...]:
    return tuple(sorted(place_of(_STOP_NUMBER[stop]) for stop in board.sides[player]))


def _broken(folder: Path) -> UsageError:
    return UsageError(
        Text(
            f"{folder}: the table can't be read; delete the folder and solve the game again",
            f"{folder}: 표를 읽을 수 없습니다. 폴더를 지우고 다시 푸세요",
        )
    )
