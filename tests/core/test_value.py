from __future__ import annotations

import inspect
import pickle
from typing import Any

import pytest

from noripan.core.value import Value, replace


class Point(Value):
    x: int
    y: int = 7


class Point3(Point):
    z: int = 0


class Positive(Value):
    number: int

    def __post_init__(self) -> None:
        if self.number <= 0:
            raise ValueError("not positive")


class Empty(Value):
    pass


def test_fields_come_by_position_by_name_or_by_default() -> None:
    assert (Point(1, 2).x, Point(1, 2).y) == (1, 2)
    assert Point(1) == Point(x=1, y=7)
    assert Point3(1, z=5) == Point3(1, 7, 5)


def test_a_subclass_keeps_the_order_of_its_parents_fields() -> None:
    assert repr(Point3(1, 2, 3)) == "Point3(x=1, y=2, z=3)"


def test_values_of_different_classes_differ() -> None:
    assert Point(1, 7) != Point3(1, 7)
    assert Empty() == Empty()
    assert Empty() != Point(1)


def test_equal_values_have_equal_hashes() -> None:
    assert hash(Point(1)) == hash(Point(1, 7))
    assert len({Point(1), Point(1, 7), Point(2)}) == 2


@pytest.mark.parametrize(
    ("given", "named"),
    [((), {}), ((1, 2, 3), {}), ((1,), {"x": 2}), ((1,), {"w": 2})],
)
def test_wrong_fields_are_refused(given: tuple[int, ...], named: dict[str, int]) -> None:
    with pytest.raises(TypeError):
        Point(*given, **named)


def test_replace_refuses_an_unknown_field() -> None:
    with pytest.raises(TypeError, match="w"):
        replace(Point(1), w=2)


def test_a_value_is_frozen_and_has_nothing_beside_its_fields() -> None:
    point: Any = Point(1)
    with pytest.raises(AttributeError):
        point.x = 2
    with pytest.raises(AttributeError):
        del point.x
    with pytest.raises(AttributeError):
        point.w = 2
    assert not hasattr(point, "__dict__")


def test_replace_changes_some_fields_and_checks_them() -> None:
    assert replace(Point3(1, 2, 3), y=9) == Point3(1, 9, 3)
    with pytest.raises(ValueError, match="not positive"):
        replace(Positive(1), number=0)


def test_a_value_can_be_pickled_and_matched() -> None:
    assert pickle.loads(pickle.dumps(Point3(1, 2, 3))) == Point3(1, 2, 3)
    match Point(4, 5):
        case Point(x, y):
            assert (x, y) == (4, 5)


def test_a_class_shows_its_fields_to_those_who_ask_for_its_signature() -> None:
    assert str(inspect.signature(Point3)) == "(x, y=7, z=0)"


@pytest.mark.parametrize("made_before", [0, 100])
def test_a_class_of_which_many_are_made_makes_them_as_before(made_before: int) -> None:
    for _value in range(made_before):
        Point(0, 0)
        Positive(1)
    assert Point(1, 2) == Point(x=1, y=2) == Point(1, y=2)
    assert pickle.loads(pickle.dumps(Point(3, 4))) == Point(3, 4)
    with pytest.raises(ValueError, match="not positive"):
        Positive(-1)
    assert str(inspect.signature(Point)) == "(x, y=7)"
