"""Bar charts, in the kinds of picture that are asked for."""

from __future__ import annotations

import pytest

from noripan.core.errors import UsageError
from noripan.draw.chart import bar_chart, check_chart_name


@pytest.mark.parametrize(
    ("file", "begins"), [("a.png", b"\x89PNG"), ("a.PDF", b"%PDF"), ("a.b.svg", b"<?xml")]
)
def test_a_name_tells_the_kind_of_picture(file: str, begins: bytes) -> None:
    assert bar_chart(file, [0, 3, 0, 5], title="t", x="x", y="y").startswith(begins)


@pytest.mark.parametrize("file", ["a", "a.doc", ""])
def test_a_name_of_no_known_kind_is_refused(file: str) -> None:
    with pytest.raises(UsageError, match="svg"):
        check_chart_name(file)
