"""Draws how often numbers occur, as a bar chart."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from noripan.core.errors import MissingExtra, UsageError
from noripan.core.text import Text

try:
    from matplotlib.figure import Figure
except ImportError as error:
    raise MissingExtra("plot") from error

if TYPE_CHECKING:
    from collections.abc import Sequence

_INCHES = (9.0, 5.0)


def check_chart_name(file: str) -> None:
    """Does nothing where the file's ending names a kind of picture that can be drawn.

    Raises:
        UsageError: it doesn't; says which do.
    """
    kinds = sorted(Figure().canvas.get_supported_filetypes())
    if _ending(file) not in kinds:
        endings = ", ".join(kinds)
        raise UsageError(
            Text(
                f"a chart's name ends in one of {endings}, not {file!r}",
                f"그림 파일 이름은 다음 중 하나로 끝나야 합니다: {endings} ({file!r})",
            )
        )


def bar_chart(file: str, counts: Sequence[int], *, title: str, x: str, y: str) -> bytes:
    """A picture with a bar for each number that occurs.

    Args:
        file: Only its ending counts, such as `.svg` or `.png`: the kind of picture.
        counts: How often each number from 0 occurs.
        title: What the picture shows. It and the labels are in letters that every
            font has: the library's own font lacks Hangul.
        x: What the numbers are.
        y: What is counted.

    Raises:
        UsageError: the ending is unknown.
    """
    check_chart_name(file)
    figure = Figure(figsize=_INCHES, layout="constrained")
    axes = figure.add_subplot(title=title, xlabel=x, ylabel=y)
    occurring = [number for number, count in enumerate(counts) if count]
    axes.bar(occurring, [counts[number] for number in occurring], width=1.0)
    axes.yaxis.set_major_formatter("{x:,.0f}")
    picture = BytesIO()
    figure.savefig(picture, format=_ending(file))
    return picture.getvalue()


def _ending(file: str) -> str:
    return file.rpartition(".")[2].lower()
