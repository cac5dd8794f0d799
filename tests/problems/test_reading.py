from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan.core.errors import FormatError, Place
from noripan.core.text import Language, Text, same
from noripan.problems.faults import Faults
from noripan.problems.reading import Reader

DIE = Text("a die", "주사위")


@pytest.mark.parametrize(
    "text",
    [
        "1 2\n3\n",
        "1 2\r\n3\r\n",
        "1 2\r3",
        "\ufeff1 2\n3",
        "\n\n 1\t2 \n\n3  ",
        "1\n2\n3\x1a",
        "1 2 3",
    ],
)
def test_the_same_words_come_however_they_are_laid_out(text: str) -> None:
    reader = Reader(text)
    assert [reader.integer(1, 3, DIE) for _ in range(3)] == [1, 2, 3]
    assert reader.at_end()


def test_a_bad_word_is_told_with_its_place_what_it_is_and_what_it_should_be() -> None:
    reader = Reader("1 2\n\n 3 seven", "my.in")
    for _ in range(3):
        reader.integer(1, 5, DIE)
    with pytest.raises(FormatError) as caught:
        reader.integer(1, 5, DIE)
    error = caught.value
    assert str(error) == "my.in:3:4: expected a die (a number from 1 to 5), found 'seven'"
    assert (
        error.to(Language.KOREAN) == "my.in:3:4: 주사위 (1~5의 수)가 와야 하는데 'seven'이 있습니다"
    )


def test_the_end_of_the_input_is_placed_after_its_last_word() -> None:
    reader = Reader("1 \n\n")
    reader.word(DIE)
    with pytest.raises(FormatError) as caught:
        reader.word(DIE)
    assert caught.value.place == Place("input", 1, 2)


def test_a_word_that_stands_twice_on_a_line_is_placed_where_it_stands() -> None:
    reader = Reader("1 11 1 9")
    for _ in range(3):
        reader.word(DIE)
    assert reader.last_place() == Place("input", 1, 6)
    assert reader.place() == Place("input", 1, 8)


@pytest.mark.parametrize(
    "word", ["1.0", "１", "1_0", "0x1", "--1", "+", "-", "1e3", "9" * 5000, "²"]
)
def test_what_is_no_plain_whole_number_is_refused(word: str) -> None:
    with pytest.raises(FormatError):
        Reader(word).integer(-100, None, DIE)


@pytest.mark.parametrize(("word", "number"), [("+5", 5), ("05", 5), ("-3", -3), ("0", 0)])
def test_signs_and_leading_zeros_are_read_as_other_programs_read_them(
    word: str, number: int
) -> None:
    assert Reader(word).integer(-100, 100, DIE) == number


@given(st.text())
def test_every_text_gives_its_words_each_at_its_place(text: str) -> None:
    reader = Reader(text)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    while not reader.at_end():
        place = reader.place()
        word = reader.word(same("a word"))
        assert lines[place.line - 1][place.column - 1 :].startswith(word)
    with pytest.raises(FormatError):
        reader.word(same("a word"))


COUNT = Text("a count", "개수")


def test_a_sensible_number_beyond_the_promise_is_reported_and_a_senseless_one_is_never_read() -> (
    None
):
    def read(text: str, faults: Faults) -> int:
        return Reader(text).promised(range(1, 4), COUNT, faults, sensible=lambda count: count >= 0)

    told = "input:1:1: expected a count, found '9'"
    with pytest.raises(FormatError) as caught:
        read("9", Faults())
    assert str(caught.value) == told
    lenient = Faults(lenient=True)
    assert [read("3", lenient), read("9", lenient)] == [3, 9]
    assert list(map(str, lenient.forgiven)) == [told]
    with pytest.raises(FormatError):
        read("-1", lenient)


def test_an_end_that_comes_early_is_reported_where_it_is() -> None:
    told = "input:1:2: expected a die, found the end of the input"
    reader = Reader("1\n")
    assert not reader.is_cut(DIE, Faults())
    reader.word(DIE)
    with pytest.raises(FormatError) as caught:
        reader.is_cut(DIE, Faults())
    assert str(caught.value) == told
    lenient = Faults(lenient=True)
    assert reader.is_cut(DIE, lenient)
    assert list(map(str, lenient.forgiven)) == [told]


def test_words_after_the_last_are_reported_at_the_first_of_them() -> None:
    told = "input:2:1: expected the end of the input after a die, found '2'"
    Reader("").finish(DIE, Faults())
    strict, lenient = Reader("1\n2 3"), Reader("1\n2 3")
    faults = Faults(lenient=True)
    strict.word(DIE)
    lenient.word(DIE)
    with pytest.raises(FormatError) as caught:
        strict.finish(DIE, Faults())
    lenient.finish(DIE, faults)
    assert [str(caught.value)] == list(map(str, faults.forgiven)) == [told]
