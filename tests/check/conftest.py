"""Builds the programs of the collection."""

from __future__ import annotations

import shutil
from collections.abc import Callable

import pytest

from tests.check.collection import Program

Build = Callable[[Program], Callable[[str], str]]


@pytest.fixture(scope="session")
def build(tmp_path_factory: pytest.TempPathFactory) -> Build:
    """Builds a program once; skips the test where its compiler is missing."""
    built: dict[Program, Callable[[str], str]] = {}

    def once(program: Program) -> Callable[[str], str]:
        if program.compiler and shutil.which(program.compiler) is None:
            pytest.skip(f"{program.compiler} isn't installed")
        if program not in built:
            built[program] = program.build(tmp_path_factory.mktemp(program.name))
        return built[program]

    return once
