"""Places on a board: column first, both from 0, and named wherever they are made."""

from __future__ import annotations

import copy
import pickle
from typing import Any, cast

import pytest

from noripan.core.coordinates import Coordinates, reading_order
from noripan.games.new_game import Square as NewGameSquare
from noripan.games.omok import Point
from noripan.games.othello import Square

KINDS = (Coordinates, Square, NewGameSquare, Point)


@pytest.mark.parametrize("kind", KINDS)
def test_a_place_has_its_column_first_and_is_made_by_names_alone(kind: type[Coordinates]) -> None:
    place = kind(column=4, row=2)
    assert (place.column, place.row) == tuple(place) == (4, 2)
    assert repr(place) == f"{kind.__name__}(column=4, row=2)"
    with pytest.raises(TypeError):
        cast("Any", kind)(4, 2)


@pytest.mark.parametrize("kind", KINDS)
def test_a_place_is_copied_and_moved_as_what_it_is(kind: type[Coordinates]) -> None:
    place = kind(column=4, row=2)
    for other in (copy.deepcopy(place), pickle.loads(pickle.dumps(place))):
        assert (type(other), other) == (kind, place)
    assert place.beside(columns=-1, rows=3) == kind(column=3, row=5)
    assert type(place.beside(columns=0, rows=0)) is kind


def test_places_are_read_row_by_row() -> None:
    places = [Square(column=column, row=row) for column in range(3) for row in range(2)]
    assert list(map(str, sorted(places, key=reading_order))) == ["a1", "b1", "c1", "a2", "b2", "c2"]


def test_games_count_in_their_names_as_their_players_do() -> None:
    assert str(Square(column=5, row=4)) == "f5"
    assert str(Point(column=7, row=7)) == "h8"
    assert str(NewGameSquare(column=3, row=1)) == "2,4"
