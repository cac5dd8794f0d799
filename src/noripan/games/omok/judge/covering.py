"""Makes boards that cover every spot of the judge problem on Omok, as few as come easily.

A board can hold one five, so each five that adds something takes a board of its own; runs
that don't win share boards, as many as fit.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import groupby, product

from noripan.games.omok.board import EMPTY
from noripan.games.omok.judge.coverage import (
    FIVES,
    FIVES_AT_EDGES,
    FIVES_BETWEEN,
    FIVES_FROM,
    FOUR,
    LINES,
    Line,
    Run,
    by_ends,
    by_place,
    by_stone_past_edge,
    every_run,
    past_edge,
)
from noripan.games.omok.judge.problem import SIZE, written
from noripan.games.omok.runs import FIVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.problems.coverage import Spot

    Points = tuple[int, ...]
    Stones = dict[int, int]
    """What is put on which points."""


@cache
def covering_boards() -> tuple[str, ...]:
    """The inputs of boards that nobody wins, then of those with a five: at the edges first."""
    return tuple(map(written, (*_crowded(), *_with_a_five())))


# Runs that don't win


def _crowded() -> Iterator[bytes]:
    """Boards full of runs that don't win; each run stands where it first fits."""
    alike: dict[tuple[Spot, ...], list[tuple[Run, Points]]] = {}
    for run, stones, spots in _losing():
        alike.setdefault(spots, []).append((run, stones))
    covered: set[Spot] = set()
    boards: list[_Crowd] = []
    for spots, choices in alike.items():
        if not covered.issuperset(spots):
            covered.update(spots)
            if not any(board.put(*choice) for board in boards for choice in choices):
                boards.append(_Crowd())
                boards[-1].put(*choices[0])
    yield from (bytes(board.stones) for board in boards)


def _losing() -> Iterator[tuple[Run, Points, tuple[Spot, ...]]]:
    """Runs that don't win, with all stones to put and what they cover.

    The longest come first, and those of four first with a stone past the edge.
    """
    for length in (*range(SIZE, FIVE, -1), FOUR):
        runs = tuple(every_run(length))
        for run in runs if length == FOUR else ():
            for index, how in past_edge(run):
                spots = (*by_place(run), by_stone_past_edge(run, how))
                yield run, (*run.points, index), spots
        for run in runs:
            yield run, run.points, tuple(by_place(run))


class _Crowd:
    """A board that runs are put on for as long as they fit.

    Attributes:
        stones: The board.
    """

    def __init__(self) -> None:
        self.stones = bytearray(SIZE * SIZE)
        self._barred: set[tuple[int, int]] = set()

    def put(self, run: Run, stones: Points) -> bool:
        """Puts a run, and perhaps a stone besides, if that leaves other runs and makes no five."""
        if any(self.stones[at] or (at, run.colour) in self._barred for at in stones):
            return False
        ends = [end for end in run.ends if end is not None]
        if any(self.stones[end] == run.colour or end in stones for end in ends):
            return False
        for at in stones:
            self.stones[at] = run.colour
        if any(self._has_five(line) for at in stones for line in _lines_through(at)):
            for at in stones:
                self.stones[at] = EMPTY
            return False
        self._barred |= {(end, run.colour) for end in ends}
        return True

    def _has_five(self, line: Line) -> bool:
        stones = map(self.stones.__getitem__, line.points)
        return any(stone and sum(1 for _stone in group) == FIVE for stone, group in groupby(stones))


@cache
def _lines_through(point: int) -> tuple[Line, ...]:
    return tuple(line for line in LINES if point in line.points)


# Runs that win


def _with_a_five() -> Iterator[bytes]:
    """Boards with a five: each that adds an edge or a corner, then each that adds anything.

    What stands at its ends, and whether a stone stands past the edge, changes as often as it can.
    """
    used: Counter[Spot | None] = Counter()
    for wanted in ((FIVES_AT_EDGES,), _RULES):
        for run in every_run(FIVE):
            beside, past = _beside(run), _past(run)
            spots = (*by_place(run), *beside)
            if any(spot.rule in wanted and not used[spot] for spot in spots):
                ends = min(beside, key=used.__getitem__)
                stone = min(past, key=used.__getitem__)
                used.update((*by_place(run), ends, stone))
                yield _board(run, beside[ends], past[stone])


_RULES = (FIVES, FIVES_AT_EDGES, FIVES_FROM, FIVES_BETWEEN)


def _beside(run: Run) -> dict[Spot, Stones]:
    """What can stand at the ends of a five, by the spots that it covers."""
    choices = [((end, EMPTY), (end, run.colour.other)) for end in run.ends if end is not None]
    stones = map(dict, product(*choices))
    return {
        by_ends(run, *(None if end is None else one[end] for end in run.ends)): one
        for one in stones
    }


def _past(run: Run) -> dict[Spot | None, Stones]:
    """A stone past the edge for each spot that one covers, and none."""
    found: dict[Spot | None, Stones] = {
        by_stone_past_edge(run, how): {index: run.colour} for index, how in past_edge(run)
    }
    return found | {None: {}}


def _board(run: Run, *others: Stones) -> bytes:
    """A board with a run and other stones."""
    board = bytearray(SIZE * SIZE)
    for point in run.points:
        board[point] = run.colour
    for stones in others:
        for point, colour in stones.items():
            board[point] = colour
    return bytes(board)
