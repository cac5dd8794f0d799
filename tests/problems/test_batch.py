from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan.core.errors import FormatError
from noripan.core.text import same
from noripan.problems.batch import (
    NO_NUMBER,
    Bytes,
    at_end,
    number,
    put_number,
    room_for,
    word,
)
from noripan.problems.reading import Reader

ASCII = st.text(st.characters(max_codepoint=127), max_size=30)
NUMBERISH = st.from_regex(r"[+-]?[0-9]{0,20}[a-z+-]?", fullmatch=True)


def array(text: str) -> Bytes:
    return np.frombuffer(text.encode(), np.uint8)


@given(ASCII)
def test_words_are_split_as_python_splits_them(text: str) -> None:
    data, words, at = array(text), [], 0
    while not at_end(data, at, len(data)):
        first, at = word(data, at, len(data))
        words.append(text[first:at])
    assert words == text.split()
    assert word(data, at, len(data)) == (len(data), len(data))


@given(NUMBERISH.filter(bool))
def test_numbers_are_read_as_the_reader_reads_them(text: str) -> None:
    try:
        expected = Reader(text).checked(lambda _number: True, same("a number"))
    except FormatError:
        expected = NO_NUMBER
    assert number(array(text), 0, len(text)) == expected


def test_letters_beyond_ascii_are_no_digits() -> None:
    for text in ("１", "٣", "²"):
        assert number(array(text), 0, len(array(text))) == NO_NUMBER


@given(st.integers(-(10**18), 10**18))
def test_numbers_are_written_as_python_writes_them(value: int) -> None:
    text = np.zeros(24, np.uint8)
    used = put_number(text, 2, value)
    assert text[2:used].tobytes().decode() == str(value)
    assert not text[used:].any()


@pytest.mark.parametrize("more", [0, 1, 5, 100])
def test_a_buffer_that_is_too_small_is_replaced_by_one_with_the_same_start(more: int) -> None:
    text = array("abcd").copy()
    longer = room_for(text, 3, more)
    assert len(longer) >= 3 + more
    assert longer[:3].tobytes() == b"abc"
    assert np.shares_memory(longer, text) == (more <= 1)
