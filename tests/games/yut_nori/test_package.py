"""What the package of the game gives."""

from __future__ import annotations

import pytest

from noripan.games import yut_nori


@pytest.mark.parametrize("name", yut_nori.__all__)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    assert getattr(yut_nori, name) is not None
    assert name == "PRESETS" or getattr(yut_nori, name).__doc__


def test_another_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Yacht'"):
        yut_nori.Yacht  # noqa: B018  (asking is the test)
