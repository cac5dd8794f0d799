"""Othello again, slowly: an array of cells and a finger that walks over it."""

from __future__ import annotations

EMPTY, BLACK_CELL, WHITE_CELL = ".", "b", "w"
WAYS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]

Cell = tuple[int, int]


class Walker:
    """A board that changes; the letter of the side to move is `side`."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = {(x, y): EMPTY for x in range(size) for y in range(size)}
        right = size // 2
        self.cells[right - 1, right - 1] = self.cells[right, right] = WHITE_CELL
        self.cells[right, right - 1] = self.cells[right - 1, right] = BLACK_CELL
        self.side = BLACK_CELL

    def turned(self, at: Cell, side: str) -> set[Cell]:
        if self.cells[at] != EMPTY:
            return set()
        return {cell for way in WAYS for cell in self._line(at, way, side)}

    def legal(self, side: str) -> list[Cell]:
        squares = [(x, y) for y in range(self.size) for x in range(self.size)]
        return [at for at in squares if self.turned(at, side)]

    def put(self, at: Cell) -> None:
        for cell in self.turned(at, self.side) | {at}:
            self.cells[cell] = self.side
        self.switch()

    def switch(self) -> None:
        self.side = other_than(self.side)

    def is_over(self) -> bool:
        return not self.legal(BLACK_CELL) and not self.legal(WHITE_CELL)

    def count(self, side: str) -> int:
        return list(self.cells.values()).count(side)

    def _line(self, at: Cell, way: Cell, side: str) -> list[Cell]:
        walked: list[Cell] = []
        x, y = at
        while True:
            x, y = x + way[0], y + way[1]
            found = self.cells.get((x, y), EMPTY)
            if found == EMPTY:
                return []
            if found == side:
                return walked
            walked.append((x, y))


def other_than(side: str) -> str:
    return WHITE_CELL if side == BLACK_CELL else BLACK_CELL
