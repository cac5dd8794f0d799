"""`noripan warm`: compiles every kernel beforehand."""

from __future__ import annotations

from time import monotonic

from noripan.cli.compiling import compiling_shown
from noripan.cli.terminal import OK, say
from noripan.core.text import Language, Text
from noripan.games import kernels, problem, problem_names
from noripan.judge.batch import prepare


def warm(language: Language) -> int:
    """Compiles what isn't in the cache yet and says what it did.

    Raises:
        MissingExtra: Numba isn't installed.
    """
    start = monotonic()
    found = kernels()
    with compiling_shown(language) as compiled:
        for kernel in found:
            kernel.warm()
        for name in problem_names():
            prepare(problem(name))
    seconds = monotonic() - start
    say(Text(f"kernels of {len(found)} games ready, {len(compiled)} functions compiled "
             f"in {seconds:.0f} s",
             f"게임 {len(found)}개의 커널 준비 완료, 함수 {len(compiled)}개를 "
             f"{seconds:.0f}초 동안 컴파일함"), language)  # fmt: skip
    return OK
