from __future__ import annotations

import pytest

from noripan.core.text import Language, Text, language_of, particle, same


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
