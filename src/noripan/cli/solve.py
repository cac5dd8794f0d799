"""`noripan solve`: what can be known exactly of a whole game."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from noripan.cli.compiling import compiling_shown
from noripan.cli.progress import Bar, progress
from noripan.cli.stopping import Stoppable
from noripan.cli.terminal import OK, say
from noripan.core.errors import UsageError
from noripan.core.text import Language, Text
from noripan.games import problem as problem_named
from noripan.judge.files import check_writable, write_whole

if TYPE_CHECKING:
    from noripan.engines.yut_nori.table import Table
    from noripan.games.dice_yut.fast.positions import Scores
    from noripan.games.yut_nori import YutNori

_BIN = 10
_MOST_PIECES = 4
_LONGEST_BAR = 40


def solve_all(name: str, out: str | None, plot: str | None, language: Language) -> int:
    """Finds the best score of every sequence of ten throws and prints how they spread.

    Args:
        name: The problem; only `dice-yut` can be solved.
        out: Where the scores go, as a NumPy file; see `kernel.best_scores` for their order.
        plot: Where a chart goes.
        language: What to speak.

    Raises:
        UsageError: the problem is another one, or a file can't be written.
    """
    _check(name)
    if plot is not None:
        from noripan.draw.chart import check_chart_name

        check_chart_name(plot)
    for file in filter(None, (out, plot)):
        check_writable(Path(file))
    scores = _all_scores(language)
    print(_distribution(scores, language))
    if out is not None:
        write_whole(Path(out), _npy(scores))
        _say_written(out, language)
    if plot is not None:
        write_whole(Path(plot), _chart(plot, scores))
        _say_written(plot, language)
    return OK


def solve_unknown(name: str, language: Language) -> int:
    """Prints the best mean score where throws aren't known beforehand, and what knowing adds.

    Raises:
        UsageError: the problem is another than `dice-yut`.
    """
    _check(name)
    from noripan.games.dice_yut.fast.positions import best_expected

    known = _mean(_all_scores(language))
    with compiling_shown(language):
        unknown = best_expected()
    rows = (
        (Text("the best mean score", "가장 큰 평균 점수"), unknown),
        (Text("the mean where all throws are known", "수를 모두 알 때의 평균"), known),
        (Text("what knowing them is worth", "미리 아는 것의 값어치"), known - unknown),
    )
    for label, value in rows:
        print(f"{label.to(language)}: {value} = {_decimal(value)}")
    return OK


def solve_yut(pieces: int, language: Language) -> int:
    """Solves Yut Nori one by one, keeps the table, and prints what the first thrower's chance is.

    What an interrupted run has done is gone on with.

    Raises:
        UsageError: there are too many pieces.
    """
    from noripan.engines.yut_nori.table import folder_of
    from noripan.games.yut_nori import YutNori
    from noripan.games.yut_nori.options import Throws

    if pieces > _MOST_PIECES:
        raise UsageError(
            Text("at most {} pieces a side can be solved, not {}",
                 "한 편의 말이 {}개일 때까지 풀 수 있습니다: {}").fill(_MOST_PIECES, pieces)
        )  # fmt: skip
    game = YutNori(pieces=pieces, throws=Throws.ONE_BY_ONE)
    with Stoppable() as stop:
        table = _table_of(game, language)
        chance = table.chance(game.start())
        rows = (
            (Text("the first thrower wins", "먼저 던지는 쪽이 이길 확률"), f"{chance:.4f}"),
            (Text("largest residual", "가장 큰 잔차"), f"{table.residual:.1e}"),
            (Text("the table is in", "표를 둔 곳"), folder_of(game)),
        )
        for label, value in rows:
            print(f"{label.to(language)}: {value}")
        return OK
    say(Text("interrupted; the same command goes on from here",
             "중단되었습니다. 같은 명령으로 이어서 할 수 있습니다"), language)  # fmt: skip
    return stop.code


def _table_of(game: YutNori, language: Language) -> Table:
    """The game's table, which is made where there is none."""
    from noripan.engines.yut_nori.table import build_table, open_table

    table = open_table(game)
    if table is not None:
        return table
    pairs = game.pieces * (game.pieces + 1) // 2
    solved: set[object] = set()
    with Bar(pairs) as bar, compiling_shown(language):
        for sweep in build_table(game):
            solved.add(sweep.layers)
            label = Text("pieces out {}, sweep {}: largest change {:.1e}",
                         "난 말 {}, {}번째 쓸기: 가장 큰 변화 {:.1e}")  # fmt: skip
            out = ":".join(map(str, sweep.layers))
            bar.show(label.fill(out, sweep.number, sweep.change).to(language), len(solved) - 1)
    return _table_of(game, language)


def _check(name: str) -> None:
    known = problem_named(name).name
    if known != "dice-yut":
        raise UsageError(
            Text(f"only dice-yut and yut-nori can be solved as a whole, not {known}",
                 f"전체를 풀 수 있는 것은 dice-yut과 yut-nori뿐입니다: {known}")
        )  # fmt: skip


def _all_scores(language: Language) -> Scores:
    import numpy as np

    from noripan.games.dice_yut.fast.positions import PARTS, best_scores_in_parts

    label = Text("best scores", "가장 큰 점수").to(language)
    parts = best_scores_in_parts()
    with compiling_shown(language):
        first = next(parts)
    return np.concatenate([first, *progress(parts, PARTS - 1, label)])


def _mean(scores: Scores) -> Fraction:
    return Fraction(int(scores.sum(dtype="int64")), len(scores))


def _decimal(value: Fraction) -> str:
    """All decimals: there is an end to them, since only five divides the denominator."""
    return str(Decimal(value.numerator) / value.denominator)


def _distribution(scores: Scores, language: Language) -> str:
    import numpy as np

    least, most = int(scores.min()), int(scores.max())
    median, mean = int(np.median(scores)), _decimal(_mean(scores))
    bins = np.bincount(scores // _BIN)
    head = Text(
        f"{len(scores):,} sequences of ten throws: best scores from {least} to {most},"
        f" median {median}, mean {mean}",
        f"주사위 수 열 개의 모든 경우 {len(scores):,}가지: 가장 큰 점수는 {least}~{most},"
        f" 중앙값 {median}, 평균 {mean}",
    )
    rows = [
        f"{bin_ * _BIN}-{bin_ * _BIN + _BIN - 1} {count:>10,} {count / len(scores):>8.3%}"
        f"  {'█' * round(_LONGEST_BAR * count / bins.max())}".rstrip()
        for bin_, count in enumerate(bins.tolist())
        if count
    ]
    return "\n".join([head.to(language), *rows])


def _npy(scores: Scores) -> bytes:
    import numpy as np

    file = BytesIO()
    np.save(file, scores, allow_pickle=False)
    return file.getvalue()


def _chart(plot: str, scores: Scores) -> bytes:
    import numpy as np

    from noripan.draw.chart import bar_chart

    return bar_chart(
        plot,
        np.bincount(scores).tolist(),
        title=f"Dice Yut: the best scores of all {len(scores):,} sequences of ten throws",
        x="best score",
        y="sequences",
    )


def _say_written(file: str, language: Language) -> None:
    say(Text(f"{file} is written", f"{file}: 썼습니다"), language)
