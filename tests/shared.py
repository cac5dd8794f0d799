"""Finds the project's shared collection of inputs, which isn't part of the repository."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CASES = TESTS / "cases"
SHARED = TESTS.parent.parent / "shared" / "cases"


def shared_case(path: str) -> Path:
    """A file or folder of the shared collection; skips the test where it is absent."""
    found = SHARED / path
    if not found.exists():
        pytest.skip(f"the shared collection has no {path} here")
    return found
