"""Random games of Omok, compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from noripan.compiling.jit import compiled
from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.games.omok.board import EMPTY
from noripan.games.omok.fast.cells import (
    BOTH,
    NO_BAN,
    NOBODY,
    Boards,
    Cells,
    Colours,
    Rules,
    ban,
    laid_out,
    rules_of,
    wins,
)
from noripan.games.omok.fast.lines_table import LineTable, line_table
from noripan.games.omok.game import OmokState
from noripan.games.omok.rules import Stage


class PlayOuts(NamedTuple):
    """How random games ended.

    Attributes:
        winners: The colour that won each game, `NOBODY` in a draw.
        stones: How many stones were put in each game.
    """

    winners: Colours
    stones: npt.NDArray[np.int16]


def play_outs(state: OmokState, games: int, *, seed: int) -> PlayOuts:
    """Plays games from a state to their ends, each legal move as likely as the other.

    So in Renju black may well lose by playing a forbidden point.

    Raises:
        UsageError: the game is over, or still in its opening.
    """
    if state.outcome is not None or state.stage is not Stage.PLAY:
        raise UsageError(
            Text(
                "play-outs start from a game that is under way and past its opening",
                "오프닝이 끝났고 승부가 나지 않은 판에서만 무작위로 둘 수 있습니다",
            )
        )
    board = np.frombuffer(state.board, np.uint8)
    return PlayOuts(
        *_play_outs(
            rules_of(state.game), board, int(state.colour), games,
            line_table(), np.random.default_rng(seed),
        )
    )  # fmt: skip


@compiled
def _play_outs(
    rules: Rules, board: Boards, colour: int, games: int, table: LineTable,
    rng: np.random.Generator,
) -> tuple[Colours, npt.NDArray[np.int16]]:  # fmt: skip
    start = laid_out(board, rules.size)
    empty = np.flatnonzero(start == EMPTY)
    winners, stones = np.empty(games, np.int8), np.empty(games, np.int16)
    for game in range(games):
        winners[game], stones[game] = _play_out(
            rules, start.copy(), empty.copy(), colour, table, rng
        )
    return winners, stones


@compiled
def _play_out(
    rules: Rules, cells: Cells, empty: npt.NDArray[np.int64], colour: int, table: LineTable,
    rng: np.random.Generator,
) -> tuple[int, int]:  # fmt: skip
    """Plays one game to its end; returns who won and how many stones were put."""
    free, put = len(empty), 0
    while True:
        at, free = _put_any(rules, cells, empty, free, colour, table, rng)
        if at < 0:
            return NOBODY, put
        put += 1
        if wins(rules, cells, at):
            return colour, put
        if rules.renju and ban(rules, cells, at, table) != NO_BAN:
            return BOTH - colour, put
        colour = BOTH - colour


@compiled
def _put_any(
    rules: Rules, cells: Cells, empty: npt.NDArray[np.int64], free: int, colour: int,
    table: LineTable, rng: np.random.Generator,
) -> tuple[int, int]:  # fmt: skip
    """Puts a stone on any point that may be played, each as likely.

    Returns:
        The point, negative where there is none, and how many of `empty` are left.
    """
    untried = free
    while untried:
        pick = int(rng.random() * untried)
        at = empty[pick]
        untried -= 1
        # The points tried and those left change places, so that each is tried once.
        empty[pick] = empty[untried]
        empty[untried] = at
        cells[at] = colour
        if rules.renju or ban(rules, cells, at, table) == NO_BAN:
            free -= 1
            empty[untried] = empty[free]
            empty[free] = at
            return at, free
        cells[at] = EMPTY
    return -1, free
