"""Plays Yut Nori perfectly, by a table of solved chances."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, cast

from noripan.engines.engine import (
    Analysis,
    Certainty,
    Engine,
    Evaluation,
    Limit,
    Measure,
    check_playable,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from threading import Event

    from noripan.core.game import Game, State
    from noripan.engines.yut_nori.table import Table
    from noripan.games.yut_nori.game import YutState


class SolvedYut(Engine):
    """Chooses what the table says is best; among equals the first listed.

    Args:
        table: The game's table.
    """

    name = "yut-solved"

    def __init__(self, table: Table) -> None:
        self._table = table

    def plays(self, game: Game[Any, Any]) -> bool:
        """Only the game of its table."""
        return game == self._table.game

    def analyse(
        self,
        state: State[Any],
        limit: Limit,  # noqa: ARG002 - it knows at once
        stop: Event | None = None,  # noqa: ARG002
    ) -> Iterator[Analysis]:
        """One analysis, an exact one."""
        check_playable(self, state)
        state = cast("YutState", state)
        began = time.monotonic()
        worth = {move: self._table.after(state, state.play(move)) for move in state.moves()}
        move = max(worth, key=lambda move: worth[move])
        value = Evaluation(worth[move], Measure.WIN_CHANCE, Certainty.EXACT)
        yield Analysis(move, value, (move,), 1, len(worth), time.monotonic() - began)
