from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from noripan.server.settings import Settings
from tests.server.live import asking


@pytest.fixture(scope="session")
def client() -> Iterator[TestClient]:  # type: ignore[type-arg]  # of an application of any kind
    with asking(Settings(requests_a_minute=10**6)) as client:
        yield client
