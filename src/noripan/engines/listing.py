"""The engines that there are, and which of them plays a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable

    from noripan.core.game import AnyGame
    from noripan.engines.engine import Engine


class Listed(Value):
    """An engine by its name.

    Attributes:
        name: What it is called.
        title: What it plays, and how.
        make: Makes it for a game, seeded; None where it doesn't play that.
    """

    name: str
    title: Text
    make: Callable[[AnyGame, int], Engine | None]


def _solved_yut(game: AnyGame, _seed: int) -> Engine | None:
    from noripan.engines.yut_nori.odds import has_table
    from noripan.engines.yut_nori.solved import SolvedYut
    from noripan.engines.yut_nori.table import open_table
    from noripan.games.yut_nori import YutNori

    if not isinstance(game, YutNori) or not has_table(game):
        return None
    table = open_table(game)
    return SolvedYut(table) if table else None


def _othello(game: AnyGame, _seed: int) -> Engine | None:
    from noripan.engines.othello import OthelloEngine

    engine = OthelloEngine()
    return engine if engine.plays(game) else None


def _mcts(game: AnyGame, seed: int) -> Engine | None:
    from noripan.engines.mcts import MctsEngine

    engine = MctsEngine(seed)
    return engine if engine.plays(game) else None


ENGINES = (
    Listed("yut-solved", Text(
        "Yut Nori one by one, perfectly, by a table that `noripan solve yut-nori` has made",
        "한 번 던질 때마다 두는 윷놀이를 `noripan solve yut-nori`로 만든 표로 완벽하게 둡니다",
    ), _solved_yut),
    Listed("othello", Text(
        "Othello on 8×8, by search with learned patterns, exactly near the end",
        "8×8 오셀로를 학습한 패턴과 탐색으로 두고, 끝내기는 정확히 풉니다",
    ), _othello),
    Listed("mcts", Text(
        "any game that somebody plays, by Monte Carlo tree search",
        "사람이 두는 모든 게임을 몬테카를로 트리 탐색으로 둡니다",
    ), _mcts),
)  # fmt: skip
"""Of those that play a game the first one is the strongest."""


def engine_for(game: AnyGame, name: str | None = None, seed: int = 0) -> Engine:
    """The engine of this name, or the strongest that plays a game.

    Raises:
        UsageError: there is no such engine, or it doesn't play the game; says which do.
    """
    if name is not None and name not in {listed.name for listed in ENGINES}:
        raise UsageError(
            Text("there is no engine {}; there are {}",
                 "{:이라는/라는} 엔진은 없습니다. 있는 엔진: {}")
            .fill(repr(name), ", ".join(listed.name for listed in ENGINES))
        )  # fmt: skip
    playing = {listed.name: made for listed in ENGINES if (made := listed.make(game, seed))}
    if name in playing:
        return playing[name]
    if name is None and playing:
        return next(iter(playing.values()))
    if not playing:
        raise UsageError(Text("no engine plays {}", "{:을/를} 두는 엔진이 없습니다").fill(game))
    raise UsageError(
        Text("{} doesn't play {}; these do: {}", "{:은/는} {:을/를} 두지 못합니다. 두는 엔진: {}")
        .fill(name, game, ", ".join(playing))
    )  # fmt: skip
