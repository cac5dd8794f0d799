from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan.check.comparing import is_right
from noripan.check.running import Stopped
from noripan.check.verdicts import Verdict, verdict
from noripan.core.value import replace
from tests.check.builders import finished

LINES = st.lists(st.text("ab01. -", max_size=5), min_size=1, max_size=5)


@given(LINES, st.lists(st.sampled_from(["", " ", "\t", "  "]), min_size=5, max_size=5))
def test_white_space_at_the_ends_makes_no_difference(lines: list[str], space: list[str]) -> None:
    expected = "\n".join(lines)
    output = "\n".join(line + end for line, end in zip(lines, space, strict=False))
    assert is_right(expected, output + "\n\n")
    assert is_right(output, expected)


@pytest.mark.parametrize(
    ("expected", "output", "found"),
    [
        ("213\n", "213", Verdict.AC),
        ("213\n", " 0213\n", Verdict.AC),
        ("-1\n", "-1", Verdict.AC),
        ("213\n", "2130\n", Verdict.WA),
        ("213\n", "", Verdict.WA),
        ("213\n", "213\n5\n", Verdict.WA),
        ("#1 5 4\n", "#1  5 4\n", Verdict.PE),
        ("#1 5 4\n", "#1 5\n4\n", Verdict.PE),
        ("#1 5 4\n", " #1 5 4\n", Verdict.PE),
        ("#1 5 4\n", "#1 5 4   \n\n", Verdict.AC),
        ("#1 5 4\n", "#1 4 5\n", Verdict.WA),
        ("1\n2 3\n", "1\n\n2 3\n", Verdict.PE),
    ],
)
def test_an_answer_is_compared_as_judges_do(expected: str, output: str, found: Verdict) -> None:
    assert verdict(finished(output), expected) is found


@pytest.mark.parametrize("stopped", Stopped)
def test_a_limit_goes_before_the_answer(stopped: Stopped) -> None:
    run = replace(finished("1\n"), stopped=stopped)
    assert verdict(run, "1\n") is Verdict[stopped.name]


@pytest.mark.parametrize("code", [1, -11])
def test_a_right_answer_before_a_crash_is_no_right_answer(code: int) -> None:
    assert verdict(finished("1\n", code=code), "1\n") is Verdict.RTE
