"""Requests that no page makes are the requester's fault, never the server's."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5000, "/a/../../b", "/%ff"])
def test_a_name_that_no_file_could_have_is_no_page(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("application/problem+json")


def test_a_request_nested_too_deeply_is_refused(client: TestClient[Any]) -> None:
    answer = client.post("/api/trace", content="[" * 60_000)
    assert answer.status_code == 400
    assert answer.json()["text"]["ko"]
