from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan.core.text import Language, Text, language_of, particle, same, with_ending


@pytest.mark.parametrize(
    ("word", "pair", "expected"),
    [
        ("앞밭", "으로/로", "앞밭으로"),
        ("도", "으로/로", "도로"),
        ("걸", "으로/로", "걸로"),
        ("걸", "을/를", "걸을"),
        ("앞밭(모)", "을/를", "앞밭(모)를"),
        ("3", "이/가", "3이"),
        ("2", "이/가", "2가"),
        ("'L'", "은/는", "'L'은"),
        ("A", "은/는", "A는"),
        ("…", "이/가", "…가"),
    ],
)
def test_a_particle_follows_the_last_sound(word: str, pair: str, expected: str) -> None:
    assert particle(word, pair) == expected


def test_a_text_speaks_both_languages() -> None:
    text = Text("stone", "돌")
    assert [text.to(language) for language in Language] == ["stone", "돌"]
    assert str(text) == "stone"
    assert same("7") == Text("7", "7")


def test_a_text_is_filled_with_texts_words_and_numbers() -> None:
    told = Text("expected {wanted}, found {found!r} ({:,} times)",
                "{wanted:이/가} 와야 하는데 {found!r} ({:,}번)")  # fmt: skip
    assert told.fill(1000, wanted=Text("a stone", "돌"), found="b") == Text(
        "expected a stone, found 'b' (1,000 times)", "돌이 와야 하는데 'b' (1,000번)"
    )
    assert same("{}{}").fill("{}", "{0}") == same("{}{0}")


@given(st.lists(st.builds(Text, st.text(), st.text())), st.builds(Text, st.text(), st.text()))
def test_texts_are_joined_as_strings_are(texts: list[Text], between: Text) -> None:
    joined = between.join(texts)
    assert joined.en == between.en.join(text.en for text in texts)
    assert joined.ko == between.ko.join(text.ko for text in texts)


@given(st.text(), st.sampled_from(["은/는", "이/가", "을/를", "과/와", "으로/로"]))
def test_a_gap_asks_for_the_particle_of_what_fills_it(word: str, pair: str) -> None:
    assert Text("{}", f"{{:{pair}}}").fill(word) == Text(word, particle(word, pair))


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("ko_KR.UTF-8", Language.KOREAN),
        ("ko", Language.KOREAN),
        ("en_US.UTF-8", Language.ENGLISH),
        ("C", Language.ENGLISH),
        ("", Language.ENGLISH),
    ],
)
def test_the_locale_names_the_language(locale: str, language: Language) -> None:
    assert language_of(locale) is language


@pytest.mark.parametrize(
    ("clause", "expected"),
    [
        ("혼자 간다", "혼자 가거나"),
        ("맨 위의 말만 움직인다", "맨 위의 말만 움직이거나"),
        ("순서를 뒤집지 않는다", "순서를 뒤집지 않거나"),
        ("턴을 0부터 센다", "턴을 0부터 세거나"),
        ("위와 아래가 바뀌었다", "위와 아래가 바뀌었거나"),
        ("빈칸이 없다", "빈칸이 없거나"),
        ("시계 방향으로 돈다", "시계 방향으로 돌거나"),
        ("말이 더 든다", "말이 더 들거나"),
    ],
)
def test_a_verb_takes_another_ending(clause: str, expected: str) -> None:
    assert with_ending(clause, "거나") == expected
