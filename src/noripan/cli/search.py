"""`noripan search`: looks for the most extreme positions of a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from noripan.cli.compiling import compiling_shown
from noripan.cli.progress import progress
from noripan.cli.terminal import INTERRUPTED, NEGATIVE, OK, say
from noripan.core.errors import InvalidState, UsageError
from noripan.core.text import Language, Text, same
from noripan.core.value import replace
from noripan.games import problem as problem_named
from noripan.judge.files import check_writable, read_text, write_whole

if TYPE_CHECKING:
    from noripan.games.new_game.fast.search import Search


def search_longest(
    name: str, size: int, discs: int, *, seed: int, climbs: int, out: str | None,
    language: Language,
) -> int:  # fmt: skip
    """Looks for the starting position whose game is longest, and prints it as an input.

    Args:
        name: The problem, `new-game` or `new-game-2`.
        size: Squares along an edge of the board.
        discs: How many discs there are.
        seed: What the random draws come from.
        climbs: How many climbs to make.
        out: Where the best is kept after every climb; a search that is there goes on.
        language: What to speak.

    Raises:
        UsageError: nothing like this can be searched, or the file is another search's.
    """
    from noripan.games.new_game.fast.search import Search, climb_on, warm, write_search
    from noripan.games.new_game.judge.problem import PROBLEMS, write_input

    known = problem_named(name).name
    if known not in PROBLEMS:
        raise UsageError(
            Text(f"only {' and '.join(PROBLEMS)} can be searched, not {known}",
                 f"찾을 수 있는 것은 {', '.join(PROBLEMS)}뿐입니다: {known}")
        )  # fmt: skip
    search = Search(PROBLEMS[known].ruleset, size, discs, seed)
    if out is not None:
        check_writable(Path(out))
        if Path(out).exists():
            search = _kept(out, search)
    code = OK
    try:
        with compiling_shown(language):
            warm()
        label = Text("climbs", "오르기").to(language)
        for search in progress(climb_on(search, climbs), climbs, label):  # noqa: B020 it goes on
            if out is not None:
                write_whole(Path(out), write_search(search))
    except KeyboardInterrupt:
        code = INTERRUPTED
    _tell(search, out, language)
    if search.best is None:
        return code or NEGATIVE
    sys.stdout.write(write_input(search.best))
    return code


def _kept(out: str, wanted: Search) -> Search:
    """The search that a file holds, which must be the one that is wanted."""
    from noripan.games.new_game.fast.search import read_search

    try:
        kept = read_search(read_text(out))
    except InvalidState as error:
        message = error.message
        raise UsageError(same("{}: {}").fill(out, message)) from error
    if replace(kept, climbs=0, turns=0, best=None) != wanted:
        raise UsageError(
            Text(
                f"{out} holds a search of {kept.size}×{kept.size} with {kept.discs} discs, seed "
                f"{kept.seed}, {kept.ruleset.value}: ask for the same or name another file",
                f"{out}: 다른 조건({kept.size}×{kept.size}, 말 {kept.discs}개, 시드 {kept.seed},"
                f" {kept.ruleset.value})의 기록입니다. 같은 조건이나 다른 파일을 쓰세요",
            )
        )
    return kept


def _tell(search: Search, out: str | None, language: Language) -> None:
    found = (
        Text(f"the longest game ends in turn {search.turns}",
             f"가장 긴 게임은 {search.turns}턴에 끝납니다")
        if search.best else Text("no game that ends was found", "끝나는 게임을 찾지 못했습니다")
    )  # fmt: skip
    climbs = f"{search.climbs} {'climb' if search.climbs == 1 else 'climbs'}"
    say(Text("after {0}: {1}", "{2}번 오른 결과: {1}").fill(climbs, found, search.climbs), language)
    if out is not None and search.climbs:
        say(Text(f"kept in {out}", f"{out}에 남겼습니다"), language)
