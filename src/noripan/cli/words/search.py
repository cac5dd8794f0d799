"""The words of `noripan search`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command, number, seed, text
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    import argparse

    from noripan.cli.options import Command, Commands


def add(commands: Commands, language: Language) -> None:
    """Adds the command."""
    parser = command(commands, "search", language, Text(
        "look for the most extreme positions of a game", "게임의 가장 극단적인 처음 모습 찾기"
    ))  # fmt: skip
    parser.add_argument("problem", metavar="PROBLEM", help="new-game, new-game-2")
    parser.add_argument("--longest", action="store_true", required=True, help=Text(
        "start positions whose games end as late as possible", "될수록 늦게 끝나는 게임"
    ).to(language))  # fmt: skip
    number(parser, "--size", language, Text("N, the board's size (default: 12)",
                                            "판의 크기 N (기본값: 12)"), default=12)  # fmt: skip
    number(parser, "--discs", language, Text("K, how many discs there are (default: 4)",
                                             "말의 개수 K (기본값: 4)"), default=4)  # fmt: skip
    number(parser, "--climbs", language, Text(
        "how many climbs to make (default: 100)", "몇 번 오를지 (기본값: 100)"
    ), default=100)  # fmt: skip
    seed(parser, language)
    text(parser, "--out", "FILE", language, Text(
        "keep the best after every climb; a search that is there goes on",
        "오를 때마다 가장 좋은 것을 남길 파일. 이미 있으면 이어서 찾습니다",
    ))  # fmt: skip
    parser.set_defaults(call=partial(_call, language))


def _call(language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.search import search_longest

    return partial(
        search_longest, options.problem, options.size, options.discs,
        seed=options.seed, climbs=options.climbs, out=options.out, language=language,
    )  # fmt: skip
