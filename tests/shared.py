"""Finds the project's shared collection of inputs, which isn't part of the repository."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CASES = TESTS / "cases"
SHARED = TESTS.parent.parent / "shared" / "cases"
SEEDS = SHARED.parent / "seeds"


def shared_case(path: str) -> Path:
    """A file or folder of the shared collection; skips the test where it is absent."""
    found = SHARED / path
    if not found.exists():
        pytest.skip(f"the shared collection has no {path} here")
    return found


def shared_seed(saying: str) -> str:
    """The text of the shared write-up that says something; skips the test where it is absent."""
    for path in sorted(SEEDS.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        if saying in text:
            return text
    pytest.skip(f"no shared write-up says {saying!r} here")
