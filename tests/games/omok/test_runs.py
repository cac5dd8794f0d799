"""Which runs win, on boards of every kind, against a scan of every window."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan.core.value import replace
from noripan.games.omok import Colour, Direction, Omok, OmokRules, RuleSet, Run
from noripan.games.omok.board import point_at
from tests.games.omok.builders import (
    board,
    boards,
    names,
    points,
    stones_of,
    windows,
)

SIZE = 11
GAME = Omok(SIZE)
WINDOWS = {length: windows(SIZE, length) for length in range(5, SIZE + 1)}


def stones_by_window(cells: bytes, longest: int) -> list[set[str]]:
    """Every run of five to so many, found by trying each window of each length."""
    stones = stones_of(cells, SIZE)
    return [
        names(window, SIZE)
        for length in range(5, longest + 1)
        for window, before, after in WINDOWS[length]
        if len({stones.get(cell, 0) for cell in window}) == 1
        and window[0] in stones
        and stones[window[0]] not in (stones.get(before), stones.get(after))
    ]


def found(game: Omok, cells: bytes) -> list[set[str]]:
    return [set(map(str, run.stones)) for run in game.rules.winning_runs(game, cells)]


def same(left: list[set[str]], right: list[set[str]]) -> bool:
    return sorted(map(sorted, left)) == sorted(map(sorted, right))


@given(cells=boards(SIZE))
def test_exactly_five_wins_as_a_scan_of_all_windows_finds(cells: bytes) -> None:
    assert same(found(GAME, cells), stones_by_window(cells, 5))


@given(cells=boards(SIZE))
def test_five_or_more_wins_as_a_scan_of_all_windows_finds(cells: bytes) -> None:
    game = Omok(SIZE, RuleSet.FREESTYLE)
    assert same(found(game, cells), stones_by_window(cells, SIZE))


@given(cells=boards(SIZE))
def test_caro_wins_are_the_freestyle_wins_without_enemies_at_both_ends(cells: bytes) -> None:
    stones = stones_of(cells, SIZE)
    expected = [
        names(window, SIZE)
        for length in range(5, SIZE + 1)
        for window, *ends in WINDOWS[length]
        if len({stones.get(cell, 0) for cell in window}) == 1
        and window[0] in stones
        and stones[window[0]] not in [stones.get(end) for end in ends]
        and not all(end in stones for end in ends)
    ]
    assert same(found(Omok(SIZE, RuleSet.CARO), cells), expected)


@given(cells=boards(SIZE))
def test_the_stones_of_a_run_go_from_the_leftmost_or_topmost_on(cells: bytes) -> None:
    for run in GAME.rules.runs(GAME, cells):
        first, last = run.stones[0], run.stones[-1]
        if run.direction is Direction.DOWN:
            assert first.row - last.row == run.length - 1
            assert first.column == last.column
        else:
            assert last.column - first.column == run.length - 1


@given(cells=boards(SIZE), index=st.integers(0, SIZE * SIZE - 1))
def test_the_runs_through_a_stone_are_those_of_the_board_with_it(cells: bytes, index: int) -> None:
    if cells[index]:
        through = GAME.rules.runs_through(GAME, cells, index)
        stone = point_at(index, SIZE)
        assert set(through) == {r for r in GAME.rules.runs(GAME, cells) if stone in r.stones}


def test_runs_come_in_reading_order_of_their_first_stones() -> None:
    cells = board(SIZE, "a1 b2 c3 d4 e5 a11 b11 c11 d11 e11", "g7 g6 g5 g4 g3")
    firsts = [str(run.stones[0]) for run in GAME.rules.winning_runs(GAME, cells)]
    assert firsts == ["a11", "g7", "a1"]


def test_a_run_tells_which_stones_it_has() -> None:
    run = Run(Colour.WHITE, Direction.RISING, points("b2 c3 d4 e5 f6"))
    assert run.text.en == "5 white stones from b2 to f6, on the rising diagonal"
    assert run.text.ko == "b2부터 f6까지 오른쪽 위 대각선으로 이어진 백돌 5개"


class OnlyBefore(OmokRules):
    """The sixth stone is looked for before the five only."""

    def length(self, game: Omok, board: bytes, index: int, direction: Direction) -> int:
        return min(5, super().length(game, board, index, direction))


class OnlyAfter(OmokRules):
    """The sixth stone is looked for after the five only."""

    def starts_at(self, game: Omok, board: bytes, index: int, direction: Direction) -> bool:  # noqa: ARG002 - a misreading looks at less
        return True


class CounterStartsAgain(OmokRules):
    """After six the counter starts again."""

    def length(self, game: Omok, board: bytes, index: int, direction: Direction) -> int:
        return (super().length(game, board, index, direction) - 1) % 6 + 1


class PastTheEdge(OmokRules):
    """The row goes on at the other edge, one line down."""

    def beyond(self, game: Omok, index: int, direction: Direction, steps: int) -> int | None:
        on = index + steps * (direction.down * game.size + direction.right)
        return on if 0 <= on < game.size**2 else None


class BreaksOff(OmokRules):
    """A stone of the same colour before ends the search in all other directions, too."""

    def directions_from(self, game: Omok, board: bytes, index: int) -> tuple[Direction, ...]:
        found: tuple[Direction, ...] = ()
        for direction in Direction:
            if not self.starts_at(game, board, index, direction):
                break
            found += (direction,)
        return found


class RisingByTheColumn(OmokRules):
    """The rising diagonal is tested against the column where the row is meant."""

    def directions_from(self, game: Omok, board: bytes, index: int) -> tuple[Direction, ...]:
        found = super().directions_from(game, board, index)
        return tuple(way for way in found if way is not Direction.RISING or index % game.size >= 4)


class OneTooManySeen(OmokRules):
    """One cell after an overline is taken as seen."""

    def starts_at(self, game: Omok, board: bytes, index: int, direction: Direction) -> bool:
        if not super().starts_at(game, board, index, direction):
            return False
        before = self.beyond(game, index, direction, -1)
        if before is None or not board[before]:
            return True
        first = self.first_of_run(game, board, before, direction)
        return self.length(game, board, first, direction) <= 5


@pytest.mark.parametrize(
    ("misreading", "black", "white"),
    [
        (OnlyBefore(), "a1 b1 c1 d1 e1 f1", ""),
        (OnlyAfter(), "a1 b1 c1 d1 e1 f1", ""),
        (CounterStartsAgain(), "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1", ""),
        (PastTheEdge(), "j5 k5 a4 b4 c4", ""),
        (BreaksOff(), "c6 d6 d5 d4 d3 d2", ""),
        (RisingByTheColumn(), "a1 b2 c3 d4 e5", ""),
        (OneTooManySeen(), "a1 b1 c1 d1 e1 f1", "g1 h1 i1 j1 k1"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, OmokRules) else "",
)
def test_each_classic_mistake_is_one_step_and_shows(
    misreading: OmokRules, black: str, white: str
) -> None:
    cells = board(SIZE, black, white)
    assert found(replace(GAME, rules=misreading), cells) != found(GAME, cells)
    assert same(found(GAME, cells), stones_by_window(cells, 5))
