"""What cases cover, beside what the rules say; programs wrong at one edge alone are caught."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import combinations, product
from typing import NamedTuple

import pytest
from hypothesis import given

from noripan.core.value import replace
from noripan.games.othello import Othello, OthelloState, Square
from noripan.games.othello.board import DIRECTIONS, Direction, Grid
from noripan.games.othello.events import DiscCount
from noripan.games.othello.game import Put
from noripan.games.othello.judge.coverage import CASES, COVERAGE, PASSES, by_end, by_put
from noripan.games.othello.judge.misread_rules import UncheckedRules
from noripan.games.othello.judge.problem import OthelloProblem
from noripan.problems.coverage import Spot
from noripan.problems.faults import Faults
from tests.games.othello.games import SIZES, states

COVER = COVERAGE["othello"]
ANSWERS = [(text, OthelloProblem().answer(text)) for text in COVER.inputs()]
EDGES: dict[str, Callable[[Square, int], bool]] = {
    "top": lambda square, _size: square.row == 0,
    "bottom": lambda square, size: square.row == size - 1,
    "left": lambda square, _size: square.column == 0,
    "right": lambda square, size: square.column == size - 1,
}


def told(spots: Iterable[Spot]) -> Counter[tuple[str, str]]:
    return Counter((spot.rule.en, spot.text.en) for spot in spots)


@given(state=states())
def test_closed_lines_are_those_that_turn_over(state: OthelloState) -> None:
    for move in state.moves():
        if isinstance(move, Put):
            lengths = [
                int(text.split()[-2])
                for rule, text in told(by_put(state, move.square))
                if rule == "closed lines of every length"
            ]
            assert sum(lengths) == len(state.flips(move))


@pytest.mark.slow
def test_what_all_games_on_4_by_4_bring_about_is_what_there_is_to_cover() -> None:
    waiting, known, found = [Othello(4).start()], set[OthelloState](), set[Spot]()
    while waiting:
        state = waiting.pop()
        if state in known:
            continue
        known.add(state)
        found.update(by_end(state))
        for move in state.moves():
            if isinstance(move, Put):
                found.update(by_put(state, move.square))
            waiting.append(state.play(move))
    wanted = {spot for spot in COVER.spots() if spot.where[0].en == "4×4"}
    assert found == {spot for spot in wanted if spot.rule not in (PASSES, CASES)}


def test_a_line_along_the_edge_and_one_past_it_are_told() -> None:
    state = Othello(4).parse_state("OX--XXX--XO----- O")
    assert told(by_put(state, Square(column=2, row=0))) == Counter(
        [
            ("a disc on every square", "4×4, column 3, row 1"),
            (
                "closed lines from edge to edge",
                "4×4, white, to the left, from the top edge to the top left corner",
            ),
            ("closed lines of every length", "4×4, white, to the left, turns 1 over"),
            (
                "closed lines from edge to edge",
                "4×4, white, down, from the top edge to inside",
            ),
            ("closed lines of every length", "4×4, white, down, turns 1 over"),
            (
                "lines that an empty square leaves open",
                "4×4, white, down to the left, from the top edge to the left edge",
            ),
            ("two lines at once", "4×4, down, to the left"),
        ]
    )


# Programs that are wrong in one place


class Try(NamedTuple):
    """One direction from a disc that is put: what turns over, by right rules, and the squares."""

    right: int
    square: Square
    grid: Grid
    own: int
    other: int

    def edges_at(self, square: Square) -> set[str]:
        return {name for name, is_at in EDGES.items() if is_at(square, self.grid.size)}

    def walked(self, ahead: Callable[[Square], Square | None]) -> int:
        """What turns over for who finds the square ahead in a way of his own."""
        line, square = 0, ahead(self.square)
        while square is not None and self.grid.bit(square) & self.other:
            line |= self.grid.bit(square)
            square = ahead(square)
        return line if square is not None and self.grid.bit(square) & self.own else 0


Turned = Callable[[Try, Direction], int]
"""What turns over in one direction, wrongly."""


class WrongOnce(UncheckedRules):
    """Rules that are wrong in one direction on boards of one size."""

    size: int
    direction: Direction
    turned: Turned

    def flips_in(self, grid: Grid, direction: Direction, disc: int, own: int, other: int) -> int:
        right = super().flips_in(grid, direction, disc, own, other)
        if (grid.size, direction) != (self.size, self.direction):
            return right
        (square,) = grid.squares_of(disc)
        return self.turned(Try(right, square, grid, own | disc, other), direction)


class NotTogether(UncheckedRules):
    """Of two directions only the first turns over on boards of one size, where both do."""

    size: int
    one: Direction
    other_one: Direction

    def flips(self, grid: Grid, disc: int, own: int, other: int) -> int:
        right = super().flips(grid, disc, own, other)
        first, second = (
            self.flips_in(grid, way, disc, own, other) for way in (self.one, self.other_one)
        )
        return right & ~second if first and grid.size == self.size else right


class NotCounted(OthelloProblem):
    """The discs of a player in a row or a column of boards of a size aren't counted."""

    def __init__(self, size: int, place: int, line: int) -> None:
        super().__init__()
        self.size, self.place, self.number = size, place, line

    def count(self, state: OthelloState) -> DiscCount:
        if state.game.size != self.size:
            return super().count(state)
        grid = state.game.grid
        seen = sum(grid.bit(square) for square in grid.squares if square[self.place] != self.number)
        return super().count(replace(state, black=state.black & seen, white=state.white & seen))


def forgotten(_try: Try, _direction: Direction) -> int:
    return 0


def end_not_seen(edge: str, one: Try, direction: Direction) -> int:
    columns, rows = direction.step
    steps = one.right.bit_count() + 1
    end = one.square.beside(columns=columns * steps, rows=rows * steps)
    return 0 if edge in one.edges_at(end) else one.right


def start_not_seen(edge: str, one: Try, _direction: Direction) -> int:
    return 0 if edge in one.edges_at(one.square) else one.right


def no_longer_than(length: int, one: Try, _direction: Direction) -> int:
    return one.right if one.right.bit_count() <= length else 0


def closed_by_edge(edge: str, one: Try, direction: Direction) -> int:
    """The edge closes a line; what turns over is what a walk off the board has passed."""
    columns, rows = direction.step
    passed, square = 0, one.square.beside(columns=columns, rows=rows)
    before = one.square
    while one.grid.has(square) and one.grid.bit(square) & one.other:
        passed |= one.grid.bit(square)
        before, square = square, square.beside(columns=columns, rows=rows)
    return passed if not one.grid.has(square) and edge in one.edges_at(before) else one.right


def closed_by_nothing(one: Try, direction: Direction) -> int:
    """An empty square closes a line."""
    line, end = UncheckedRules().run(one.grid, direction, one.grid.bit(one.square), one.other)
    return line if end else one.right


def to_the_opposite_edge(edge: str, one: Try, direction: Direction) -> int:
    def ahead(square: Square) -> Square | None:
        columns, rows = direction.step
        after, size = square.beside(columns=columns, rows=rows), one.grid.size
        if one.grid.has(after):
            return after
        beyond = set(LEAVING[columns, 0] + LEAVING[0, rows]) & one.edges_at(square)
        on = Square(column=after.column % size, row=after.row % size)
        return on if edge in beyond else None

    return one.walked(ahead)


def into_another_row(one: Try, direction: Direction) -> int:
    def ahead(square: Square) -> Square | None:
        columns, rows = direction.step
        index = (square.row + rows) * one.grid.size + square.column + columns
        return one.grid.squares[index] if 0 <= index < one.grid.size**2 else None

    return one.walked(ahead)


LEAVING = {
    (1, 0): ["right"], (-1, 0): ["left"], (0, 1): ["bottom"], (0, -1): ["top"], (0, 0): [],
}  # fmt: skip


def wrong_turns() -> Iterator[tuple[str, int, Direction, Turned]]:
    for size, direction in product(SIZES, DIRECTIONS):
        columns, rows = direction.step
        ahead = LEAVING[columns, 0] + LEAVING[0, rows]
        yield "forgotten", size, direction, forgotten
        yield "closed by nothing", size, direction, closed_by_nothing
        for edge in EDGES:
            if edge in ahead:
                yield f"no end at the {edge}", size, direction, partial(end_not_seen, edge)
                yield f"closed by the {edge}", size, direction, partial(closed_by_edge, edge)
                yield f"past the {edge}", size, direction, partial(to_the_opposite_edge, edge)
            else:
                yield f"no start at the {edge}", size, direction, partial(start_not_seen, edge)
        for length in range(1, size - 2):
            yield f"at most {length}", size, direction, partial(no_longer_than, length)
        if columns:
            yield "into another row", size, direction, into_another_row


def wrong_problems() -> Iterator[tuple[str, OthelloProblem]]:
    for what, size, direction, turned in wrong_turns():
        name = f"{size}, {direction.text.en}, {what}"
        yield name, OthelloProblem(WrongOnce(size, direction, turned))
    for size, (one, other) in product(SIZES, combinations(DIRECTIONS, 2)):
        if size == 8 or DIRECTIONS.index(other) - DIRECTIONS.index(one) in (1, 7):
            name = f"{size}, {one.text.en}, not {other.text.en} too"
            yield name, OthelloProblem(NotTogether(size, one, other))
    for size, place in product(SIZES, (0, 1)):
        for line in range(size):
            yield (
                f"{size}, {('column', 'row')[place]} {line} uncounted",
                NotCounted(size, place, line),
            )


WRONG = tuple(wrong_problems())


def test_a_program_that_tests_no_move_is_right() -> None:
    careless = OthelloProblem(UncheckedRules())
    assert [careless.answer(text) for text, _right in ANSWERS] == [
        right for _text, right in ANSWERS
    ]


@pytest.mark.parametrize(
    "wrong", [wrong for _name, wrong in WRONG], ids=[name for name, _ in WRONG]
)
def test_a_program_that_is_wrong_in_one_place_is_caught(wrong: OthelloProblem) -> None:
    assert any(wrong.answer(text, faults=Faults(lenient=True)) != right for text, right in ANSWERS)
