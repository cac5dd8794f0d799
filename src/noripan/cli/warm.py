"""`noripan warm`: compiles every kernel beforehand, and forgets those that were replaced."""

from __future__ import annotations

import shutil
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING

from noripan.cli.compiling import compiling_shown
from noripan.cli.terminal import OK, say
from noripan.core.text import Language, Text
from noripan.games import GAMES
from noripan.judge.batch import prepare

if TYPE_CHECKING:
    from types import ModuleType

_FORGOTTEN_AFTER = 30 * 24 * 60 * 60


def warm(language: Language) -> int:
    """Compiles what isn't in the cache yet and says what it did.

    Raises:
        MissingExtra: Numba isn't installed.
    """
    start = monotonic()
    found = tuple(kernel for game in GAMES if (kernel := game.compiled))
    with compiling_shown(language) as compiled:
        for kernel in found:
            kernel.warm()
        for game in GAMES:
            for entry in game.problems:
                prepare(entry.problem)
    forget_old(found)
    seconds = monotonic() - start
    say(Text(f"kernels of {len(found)} games ready, {len(compiled)} functions compiled "
             f"in {seconds:.0f} s",
             f"게임 {len(found)}개의 커널 준비 완료, 함수 {len(compiled)}개를 "
             f"{seconds:.0f}초 동안 컴파일함"), language)  # fmt: skip
    return OK


def forget_old(kernels: tuple[ModuleType, ...]) -> None:
    """Removes what was compiled a month ago and isn't of these kernels.

    Another installation may still use it; it then compiles once more.
    """
    from noripan.compiling.jit import cache_folder

    used = {cache_folder(kernel.__name__) for kernel in kernels}
    for root in {folder.parent for folder in used}:
        for folder in set(root.iterdir()) - used if root.is_dir() else ():
            with suppress(FileNotFoundError):  # where another process does the same
                if folder.stat().st_mtime < time() - _FORGOTTEN_AFTER:
                    shutil.rmtree(folder, ignore_errors=True)
