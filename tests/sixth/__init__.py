"""A sixth game, laid out as ours are, with nothing of what an entry doesn't need."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from noripan.games import GAMES
from noripan.games.entry import GameEntry

CONNECT_FOUR = GameEntry("tests.sixth.connect_four", "ConnectFour", {"connect-four": ()})


@contextmanager
def entered(game: GameEntry = CONNECT_FOUR) -> Iterator[None]:
    """Lets a game be one of ours for a while."""
    GAMES.append(game)
    try:
        yield
    finally:
        GAMES.remove(game)
