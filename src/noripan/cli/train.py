"""`noripan train`: has an engine learn from games against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from noripan.cli.compiling import compiling_shown
from noripan.cli.progress import Bar
from noripan.cli.stopping import Stoppable
from noripan.cli.terminal import OK, say
from noripan.core.errors import UsageError
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.engines.othello.training import Learning


def train(game: str, folder: str | None, seed: int, threads: int, language: Language) -> int:
    """Trains, or goes on with what the folder has; says what each round came to.

    Raises:
        UsageError: nothing learns this game, or the folder can't be written.
    """
    if game != "othello":
        raise UsageError(
            Text("only othello is learned, not {}", "학습하는 게임은 othello뿐입니다: {}").fill(
                game
            )
        )
    from platformdirs import user_data_path

    from noripan.engines.othello.training import PLAN
    from noripan.engines.othello.training import train as rounds
    from noripan.engines.othello.weights import FILE

    place = Path(folder) if folder else user_data_path("noripan", appauthor=False) / "training"
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(
            Text("can't write to {}: {}", "{}: 쓸 수 없습니다: {}").fill(place, error.strerror)
        ) from error
    say(Text("everything is kept in {}", "모두 {}에 남습니다").fill(place), language)
    games = sum(part.games for part in PLAN)
    before = [sum(part.games for part in PLAN[:number]) for number in range(len(PLAN))]
    with Stoppable() as stop, Bar(games) as bar, compiling_shown(language):
        for step in rounds(place, seed, PLAN, threads):
            label = Text("round {} of {}", "{}/{} 라운드").fill(step.round, len(PLAN))
            bar.show(label.to(language), before[step.round - 1] + step.done)
            if step.error is not None:
                say(_told(step), language)
        say(Text("{} is written", "{}: 썼습니다").fill(place / FILE), language)
        return OK
    say(Text("interrupted; the same command goes on from here",
             "중단되었습니다. 같은 명령으로 이어서 할 수 있습니다"), language)  # fmt: skip
    return stop.code


def _told(step: Learning) -> Text:
    """What a round came to."""
    errors = " ".join(f"{error:.1f}" for error in step.error or ())
    return Text(
        "round {}: {:,} games; mean error in discs by phase: {}",
        "{}라운드: 게임 {:,}판. 단계별 평균 오차(돌): {}",
    ).fill(step.round, step.games * 1000, errors)
