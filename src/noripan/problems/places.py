"""Where a place lies on a square board, in words: at which edge, in which corner, or inside."""

from __future__ import annotations

from functools import cache

from noripan.core.text import Text

_INSIDE = Text("inside", "안쪽")
_TOP, _BOTTOM = Text("top", "위"), Text("bottom", "아래")
_LEFT, _RIGHT = Text("left", "왼쪽"), Text("right", "오른쪽")


@cache
def place_at(*, column: int, row: int, size: int) -> Text:
    """At which edge or corner of a board a place lies.

    Args:
        column: Its column from the left, from 0.
        row: Its row from the top, from 0.
        size: How many places an edge of the board has.
    """
    up = {0: _TOP, size - 1: _BOTTOM}.get(row)
    aside = {0: _LEFT, size - 1: _RIGHT}.get(column)
    if up and aside:
        return Text("the {0} {1} corner", "{1} {0} 구석").fill(up, aside)
    edge = up or aside
    return Text("the {} edge", "{} 변").fill(edge) if edge else _INSIDE


@cache
def from_to(first: Text, last: Text) -> Text:
    """From one place to another, in words."""
    return Text("from {} to {}", "{}에서 {}까지").fill(first, last)
