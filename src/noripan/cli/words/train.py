"""The words of `noripan train`."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import Command, Word, number, text
from noripan.core.text import Language, Text, same

if TYPE_CHECKING:
    from noripan.cli.options import Call


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.train import train

    threads = given.threads or os.cpu_count() or 1
    return partial(train, given.game, given.folder, given.seed, threads, language)


COMMAND = Command(
    (Word("game", same("othello")),),
    (
        text("--folder", "DIR", Text(
            "where games and weights are kept, and gone on with (default: your data folder)",
            "게임과 가중치를 두고 이어서 할 폴더 (기본값: 사용자 데이터 폴더)",
        )),
        number("--seed", Text("what the games are drawn by (default: 1)",
                              "게임을 만드는 시드 (기본값: 1)"), default=1),
        number("--threads", Text("how many games at once (default: the processors)",
                                 "동시에 둘 게임의 수 (기본값: 프로세서 수)"), least=1),
    ),
    _call,
)  # fmt: skip
