"""Lets the sixth game be one of ours."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.sixth import entered


@pytest.fixture(autouse=True, scope="package")
def _sixth_game() -> Iterator[None]:
    with entered():
        yield
