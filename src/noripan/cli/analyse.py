"""`noripan analyse` and `noripan engines`: what an engine thinks of a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from noripan.cli.compiling import compiling_shown
from noripan.cli.stopping import Stoppable
from noripan.cli.terminal import OK, say
from noripan.core.errors import UsageError
from noripan.core.text import Language, Text
from noripan.core.value import Value
from noripan.draw.text import draw_text
from noripan.engines.engine import Analysis, Certainty, Evaluation, Limit, Measure
from noripan.engines.listing import ENGINES, engine_for
from noripan.formats import json as records
from noripan.games import parse_game
from noripan.judge.files import read_text

if TYPE_CHECKING:
    from noripan.core.game import State

_PERCENT = 100
_CERTAINTIES = {
    Certainty.EXACT: Text("exact", "정확"),
    Certainty.AT_LEAST: Text("at least", "이상"),
    Certainty.AT_MOST: Text("at most", "이하"),
    Certainty.ESTIMATE: Text("estimate", "추정"),
}
_MEASURES = {
    Measure.WIN_CHANCE: Text("chance to win {}", "이길 확률 {}"),
    Measure.DISCS: Text("{} discs", "{}개 차이"),
    Measure.POINTS: Text("{} points", "{}점"),
    Measure.WIN_IN: Text("win in {}", "{}수 만에 이김"),
}


class Asked(Value):
    """What the words ask for; see `noripan analyse --help`."""

    game: str
    state: str | None
    turn: int | None
    engine: str | None
    limit: Limit
    seed: int
    as_json: bool


def analyse(asked: Asked, language: Language) -> int:
    """Prints what an engine finds out, line by line as it looks further.

    Raises:
        UsageError: there is no such game, state, turn or engine, or it doesn't play that.
    """
    state = _state(asked)
    engine = engine_for(state.game, asked.engine, asked.seed)
    if not asked.as_json:
        print(draw_text(state.scene(), language=language))
        print(Text("engine: {}", "엔진: {}").fill(engine.name).to(language))
    with Stoppable() as stop:
        with compiling_shown(language):
            next(engine.analyse(state, Limit(nodes=1)))
        for analysis in engine.analyse(state, asked.limit):
            told = _as_json(analysis) if asked.as_json else _in_words(analysis, language)
            print(told, flush=True)
        return OK
    say(Text("interrupted", "중단되었습니다"), language)
    return stop.code


def list_engines(language: Language) -> int:
    """Prints the engines."""
    width = max(len(listed.name) for listed in ENGINES)
    for listed in ENGINES:
        print(f"{listed.name:<{width}}  {listed.title.to(language)}")
    return OK


def _state(asked: Asked) -> State[Any]:
    """The state that is asked for: the game's start, a text, or a turn of a kept game."""
    if asked.state is not None and Path(asked.state).is_file():
        return _state_in_file(asked.state, asked.game, asked.turn)
    if asked.turn is not None:
        raise UsageError(
            Text("--turn goes with the file of a game", "--turn은 게임 파일과 함께 씁니다")
        )
    game: Any = parse_game(asked.game)
    state: State[Any] = game.start() if asked.state is None else game.parse_state(asked.state)
    return state


def _state_in_file(file: str, name: str, turn: int | None) -> State[Any]:
    record = records.read(read_text(file))
    if record.start.game.name != parse_game(name).name:
        raise UsageError(
            Text("{} holds a game of {}, not of {}", "{}: {}의 게임입니다. {}의 게임이 아닙니다")
            .fill(file, record.start.game.name, name)
        )  # fmt: skip
    states = [record.start, *(step.state for step in record.steps())]
    number = len(states) - 1 if turn is None else turn
    if number >= len(states):
        raise UsageError(
            Text("the game in {} has turns 0 to {}, not {}", "{}에는 0~{}번째 턴이 있습니다: {}")
            .fill(file, len(states) - 1, number)
        )  # fmt: skip
    return states[number]


def _in_words(analysis: Analysis, language: Language) -> str:
    told = Text(
        "{:>3}  {} ({})  {}  [{:,} nodes, {:.1f} s]", "{:>3}  {} ({})  {}  [노드 {:,}, {:.1f}초]"
    )
    return told.fill(
        analysis.depth, _worth(analysis.evaluation), _CERTAINTIES[analysis.evaluation.certainty],
        " ".join(map(str, analysis.line)), analysis.nodes, analysis.seconds,
    ).to(language)  # fmt: skip


def _worth(evaluation: Evaluation) -> Text:
    value = evaluation.value
    shown = {
        Measure.WIN_CHANCE: f"{value * _PERCENT:.1f}%",
        Measure.DISCS: f"{value:+.2f}",
        Measure.POINTS: f"{value:.1f}",
        Measure.WIN_IN: f"{value:.0f}",
    }
    return _MEASURES[evaluation.measure].fill(shown[evaluation.measure])


def _as_json(analysis: Analysis) -> str:
    evaluation = analysis.evaluation
    return json.dumps(
        {
            "move": str(analysis.move),
            "value": evaluation.value,
            "measure": evaluation.measure.value,
            "certainty": evaluation.certainty.value,
            "line": [str(move) for move in analysis.line],
            "depth": analysis.depth,
            "nodes": analysis.nodes,
            "seconds": round(analysis.seconds, 3),
        },
        ensure_ascii=False,
    )
