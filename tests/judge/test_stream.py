from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan.judge import stream
from noripan.judge.stream import about_how_many, is_stream, parts

LINES = st.lists(st.sampled_from([b"1 2 3", b"", b"--", b"----", b"a---", b"--- x", b" ---"]))


def split(data: bytes, head: int = 0) -> list[tuple[int, bytes]]:
    return list(parts(data[:head], BytesIO(data[head:])))


@given(
    st.lists(LINES, min_size=1),
    st.sampled_from([b"\n", b"\r\n"]),
    st.integers(0, 40),
    st.integers(1, 9),
)
def test_inputs_come_whole_with_the_lines_before_them_however_the_file_is_cut(
    inputs: list[list[bytes]], end: bytes, head: int, block: int
) -> None:
    texts = [b"".join(line + end for line in lines) for lines in inputs]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stream, "_BLOCK", block)
        found = split((b"---" + end).join(texts), head)
    if not texts[-1].strip():
        texts.pop()
    assert [data for _line, data in found] == texts
    assert [line for line, _data in found] == [
        sum(len(lines) + 1 for lines in inputs[:number]) for number in range(len(texts))
    ]


@pytest.mark.parametrize("data", [b"---\n1", b"1\n---", b"1\r---\r2", b"1\n--- \t\r\n2", b"---"])
def test_a_line_of_three_dashes_makes_a_stream(data: bytes) -> None:
    assert is_stream(data)


@pytest.mark.parametrize("data", [b"", b"1 --- 2", b"----\n", b"1\n ---\n", b"--- 1\n", b"x---"])
def test_anything_else_does_not(data: bytes) -> None:
    assert not is_stream(data)


def test_a_last_separator_ends_the_last_input() -> None:
    assert split(b"1\n---\n2\n---\n\n") == [(0, b"1\n"), (2, b"2\n")]


def test_an_empty_input_between_separators_is_an_input() -> None:
    assert split(b"---\n---\n2") == [(0, b""), (1, b""), (2, b"2")]


def test_inputs_are_counted_by_their_separators() -> None:
    assert about_how_many(b"1\n---\n2\n---\n3") == 3
