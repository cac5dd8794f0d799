"""The words of `noripan analyse`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import JSON, Command, Word, number, seconds, text
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.cli.options import Call

_SECONDS = 5.0


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.analyse import Asked, analyse
    from noripan.engines.engine import Limit

    unlimited = given.seconds is None and given.nodes is None and given.depth is None
    limit = Limit(_SECONDS if unlimited else given.seconds, given.nodes, given.depth)
    asked = Asked(given.game, given.state, given.turn, given.engine, limit, given.seed, given.json)
    return partial(analyse, asked, language)


COMMAND = Command(
    (
        Word("game", Text("a game with its options, such as `othello` or `omok?size=9`",
                          "게임과 옵션. 예: `othello`, `omok?size=9`")),
        Word("state", Text("a state in its text form, or the JSON file of a game "
                           "(default: the start)",
                           "상태의 글자열 또는 게임을 담은 JSON 파일 (기본값: 처음)"),
             is_needed=False),
    ),
    (
        number("--turn", Text("in a file: the state after this turn (default: the last)",
                              "파일에서 이 턴 뒤의 상태 (기본값: 마지막)")),
        text("--engine", "NAME", Text("which engine (default: the strongest that plays it)",
                                      "쓸 엔진 (기본값: 그 게임을 두는 가장 강한 엔진)")),
        seconds("--seconds", Text("how long to look (default: 5, where no limit is given)",
                                  "살펴볼 시간(초) (기본값: 다른 제한이 없으면 5)")),
        number("--nodes", Text("how many states, or games played out, to look at",
                               "살펴볼 상태(또는 끝까지 둔 게임)의 수"), least=1),
        number("--depth", Text("how many plies to look ahead", "내다볼 수"), least=1),
        number("--seed", Text("what the engine draws by (default: 0)",
                              "엔진이 쓰는 시드 (기본값: 0)"), default=0),
        JSON,
    ),
    _call,
)  # fmt: skip
