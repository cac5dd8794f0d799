"""The games that the suites here run over: ours, and a sixth for whatever comes."""

from __future__ import annotations

import pytest

from noripan.games import GAMES
from tests.sixth import CONNECT_FOUR

ENTRIES = (*GAMES, CONNECT_FOUR)
PROBLEMS = tuple(entry for game in ENTRIES for entry in game.problems)

every_problem = pytest.mark.parametrize("entry", PROBLEMS, ids=lambda entry: entry.name)
