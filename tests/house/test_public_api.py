from __future__ import annotations

import doctest

import pytest

import noripan


@pytest.mark.parametrize("name", noripan.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(noripan, name) is not None


def test_an_unknown_name_is_an_attribute_error() -> None:
    assert not hasattr(noripan, "chess")


def test_the_first_example_works() -> None:
    assert doctest.testmod(noripan).failed == 0
