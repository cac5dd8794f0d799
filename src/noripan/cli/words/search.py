"""The words of `noripan search`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import SEED, Command, Option, Word, number, text
from noripan.core.text import Language, Text, same

if TYPE_CHECKING:
    from noripan.cli.options import Call


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.search import search_longest

    return partial(
        search_longest, given.problem, given.size, given.discs,
        seed=given.seed, climbs=given.climbs, out=given.out, language=language,
    )  # fmt: skip


COMMAND = Command(
    (Word("problem", same("new-game, new-game-2")),),
    (
        Option("--longest", Text("start positions whose games end as late as possible",
                                 "될수록 늦게 끝나는 게임"), default=False, is_needed=True),
        number("--size", Text("N, the board's size (default: 12)",
                              "판의 크기 N (기본값: 12)"), default=12),
        number("--discs", Text("K, how many discs there are (default: 4)",
                               "말의 개수 K (기본값: 4)"), default=4),
        number("--climbs", Text("how many climbs to make (default: 100)",
                                "몇 번 오를지 (기본값: 100)"), default=100),
        SEED,
        text("--out", "FILE", Text(
            "keep the best after every climb; a search that is there goes on",
            "오를 때마다 가장 좋은 것을 남길 파일. 이미 있으면 이어서 찾습니다",
        )),
    ),
    _call,
)  # fmt: skip
