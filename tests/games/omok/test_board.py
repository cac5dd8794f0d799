"""Points, their names and the steps between them."""

from __future__ import annotations

import pytest

from noripan.games.omok import Colour, Direction, Point
from noripan.games.omok.board import index_of, parse_point, point_at, step


@pytest.mark.parametrize(
    ("name", "column", "row"),
    [("a1", 0, 0), ("h8", 7, 7), ("i9", 8, 8), ("c5", 2, 4), ("y25", 24, 24)],
)
def test_a_point_is_named_by_its_column_letter_and_row(name: str, column: int, row: int) -> None:
    point = Point(column=column, row=row)
    assert str(point) == name
    assert parse_point(name, 25) == point


@pytest.mark.parametrize(
    "text", ["", "h", "8", "h0", "h08", "H8", "h16", "p1", "h8 ", "h-1", "h8h", "ㅎ8", "h８", "`1"]
)
def test_a_text_that_is_no_point_of_the_board_is_none(text: str) -> None:
    assert parse_point(text, 15) is None


@pytest.mark.parametrize("size", [9, 15, 19, 25])
def test_indexes_are_in_reading_order_from_the_top_left(size: int) -> None:
    points = [point_at(index, size) for index in range(size * size)]
    assert points[0] == Point(column=0, row=size - 1)
    assert points[1] == Point(column=1, row=size - 1)
    assert points[-1] == Point(column=size - 1, row=0)
    assert [index_of(point, size) for point in points] == list(range(size * size))


def test_a_step_stays_on_the_board_or_is_none() -> None:
    corner = index_of(Point(column=8, row=8), 9)
    assert step(corner, Direction.ACROSS, 1, 9) is None
    assert step(corner, Direction.RISING, -1, 9) == index_of(Point(column=7, row=7), 9)
    assert step(corner, Direction.DOWN, 8, 9) == index_of(Point(column=8, row=0), 9)
    assert step(corner, Direction.FALLING, -1, 9) is None


def test_each_colour_is_the_others_other() -> None:
    assert Colour.BLACK.other is Colour.WHITE
    assert Colour.WHITE.other is Colour.BLACK
