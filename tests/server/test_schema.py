"""Requests made from the interface's own description never make the server fail."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error

from noripan.server.app import create_app
from noripan.server.settings import Settings

APP = create_app(Settings(is_open=True, requests_a_minute=10**6, pictures_a_minute=10**6))
schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", APP)


@schema.parametrize()
@settings(max_examples=10)
def test_the_server_never_fails(case: Any) -> None:
    case.call_and_validate(checks=[not_a_server_error])
