"""Builds boards of Omok for the tests, and judges them by an independent slow reading."""

from __future__ import annotations

from re import findall
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from noripan.games.omok import Point
from noripan.games.omok.board import index_of, parse_point, point_at

if TYPE_CHECKING:
    from noripan.games.omok import Omok

Cell = tuple[int, int]
Stones = dict[Cell, int]
WAYS = ((1, 0), (0, 1), (1, 1), (1, -1))


def point(name: str) -> Point:
    found = parse_point(name, 25)
    assert found is not None
    return found


def points(names: str) -> tuple[Point, ...]:
    return tuple(map(point, names.split()))


def board(size: int, black: str = "", white: str = "") -> bytes:
    """A board with stones on the points that are named."""
    cells = bytearray(size * size)
    for names, value in ((black, 1), (white, 2)):
        for stone in points(names):
            cells[index_of(stone, size)] = value
    return bytes(cells)


def drawn(*rows: str) -> bytes:
    """A board as a picture shows it: `X` black, `O` white, `.` empty."""
    return bytes(".XO".index(cell) for row in rows for cell in row)


def from_moves(game: Omok, moves: str) -> bytes:
    """A board from a string of moves such as `h8h9`, black and white in turn."""
    names = findall(r"[a-y]\d+", moves)
    return board(game.size, " ".join(names[::2]), " ".join(names[1::2]))


def lettered(cells: bytes) -> str:
    """A board as a judge input."""
    side = int(len(cells) ** 0.5)
    rows = (cells[start : start + side] for start in range(0, len(cells), side))
    return "\n".join(" ".join(map(str, row)) for row in rows) + "\n"


@st.composite
def boards(draw: st.DrawFn, size: int) -> bytes:
    """Boards from empty to full, with long rows laid over them, often along an edge."""
    weights = draw(st.sampled_from(["0", "0001", "00112", "012", "1122", "12", "1112"]))
    rng = draw(st.randoms(use_true_random=False))
    cells = bytearray(int(rng.choice(weights)) for _ in range(size * size))
    for _ in range(draw(st.integers(0, 3))):
        right, down = rng.choice(WAYS)
        start = rng.choice([(0, rng.randrange(size)), (rng.randrange(size), rng.randrange(size))])
        column, row = start if rng.random() < 0.5 else start[::-1]
        value = rng.choice([1, 2])
        for step in range(rng.choice([4, 5, 5, 5, 6, 7, 10, 11, 17])):
            x, y = column + step * right, row + step * down
            if 0 <= x < size and 0 <= y < size:
                cells[y * size + x] = value
    return bytes(cells)


def stones_of(cells: bytes, size: int) -> Stones:
    """The stones by column and row from the top left, both from 0; no empty point."""
    return {(i % size, i // size): value for i, value in enumerate(cells) if value}


def windows(size: int, length: int) -> list[tuple[tuple[Cell, ...], Cell, Cell]]:
    """Every so many points in a row, with the points before and after them."""
    found = []
    for x in range(size):
        for y in range(size):
            for right, down in WAYS:
                line = [(x + k * right, y + k * down) for k in range(-1, length + 1)]
                if all(0 <= a < size and 0 <= b < size for a, b in line[1:-1]):
                    found.append((tuple(line[1:-1]), line[0], line[-1]))
    return found


def names(cells: tuple[Cell, ...] | frozenset[Cell], size: int) -> set[str]:
    return {str(point_at(y * size + x, size)) for x, y in cells}


class RuleText:
    """The rules on forbidden points, read word by word and tried out stone by stone."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.inside = {(x, y) for x in range(size) for y in range(size)}

    def lines_through(self, at: Cell) -> list[list[Cell]]:
        return [
            [(at[0] + k * right, at[1] + k * down) for k in range(-5, 6)] for right, down in WAYS
        ]

    def in_row(self, own: frozenset[Cell], line: list[Cell], length: int) -> list[set[Cell]]:
        """Exactly so many own stones of a line in a row."""
        found = []
        for start in range(len(line) - length + 1):
            row = line[start : start + length]
            beside = line[start - 1 : start] + line[start + length : start + length + 1]
            if set(row) <= own and not set(beside) & own:
                found.append(set(row))
        return found

    def fives(self, own: frozenset[Cell], at: Cell) -> bool:
        return any(
            at in row for line in self.lines_through(at) for row in self.in_row(own, line, 5)
        )

    def overline(self, own: frozenset[Cell], at: Cell) -> bool:
        return any(
            at in line[start : start + 6] and set(line[start : start + 6]) <= own
            for line in self.lines_through(at)
            for start in range(len(line) - 5)
        )

    def fours(self, own: frozenset[Cell], empty: set[Cell], at: Cell) -> set[frozenset[Cell]]:
        """Four stones with the one in question that one more makes exactly five."""
        found = set()
        for line in self.lines_through(at):
            for more in set(line) & empty:
                for row in self.in_row(own | {more}, line, 5):
                    if {at, more} <= row:
                        found.add(frozenset(row - {more}))
        return found

    def threes(
        self, own: frozenset[Cell], empty: set[Cell], at: Cell, *, longest: int = 5
    ) -> list[tuple[set[frozenset[Cell]], set[Cell]]]:
        """For each line the threes by shape and the points that make a straight four of them."""
        found = []
        for line in self.lines_through(at):
            stones, extensions = set(), set()
            for more in set(line) & empty:
                with_more = own | {more}
                for row in self.in_row(with_more, line, 4):
                    if {at, more} <= row and all(
                        end in empty and self.wins(with_more | {end}, line, end, longest)
                        for end in self.ends(line, row)
                    ):
                        stones.add(frozenset(row - {more}))
                        extensions.add(more)
            found.append((stones, extensions))
        return found

    def ends(self, line: list[Cell], row: set[Cell]) -> list[Cell]:
        places = [line.index(cell) for cell in row]
        return [line[min(places) - 1], line[max(places) + 1]]

    def wins(self, own: frozenset[Cell], line: list[Cell], at: Cell, longest: int) -> bool:
        return any(
            at in row for length in range(5, longest + 1) for row in self.in_row(own, line, length)
        )

    def renju(self, own: frozenset[Cell], empty: set[Cell], at: Cell) -> str | None:
        """Why black may not play there; `own` is without and `empty` with the point."""
        own, empty = own | {at}, empty - {at}
        if self.fives(own, at):
            return None
        if self.overline(own, at):
            return "Overline"
        if len(self.fours(own, empty, at)) >= 2:
            return "DoubleFour"
        real = [
            any(
                not self.fives(own | {more}, more) and self.renju(own, empty, more) is None
                for more in extensions
            )
            for _stones, extensions in self.threes(own, empty, at)
        ]
        return "DoubleThree" if sum(real) >= 2 else None
