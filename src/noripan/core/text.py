"""Sentences in the two languages of the project, English and Korean."""

from __future__ import annotations

from enum import Enum

from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Language(Enum):
    """A language that Noripan speaks."""

    ENGLISH = "en"
    KOREAN = "ko"


class Text(Value):
    """One sentence or name in both languages."""

    en: str
    ko: str

    def to(self, language: Language) -> str:
        """The text in one language."""
        return self.ko if language is Language.KOREAN else self.en

    def __str__(self) -> str:
        return self.en

    def fill(self, *parts: object, **named: object) -> Text:
        """The text with parts in its gaps: `{}`, `{name}`, or as `str.format` has them.

        A part that is a text itself is taken in each language. A gap such as `{:이/가}` adds
        the Korean particle that the part asks for, see `particle`.
        """
        english, korean = (
            template.format(
                *(_Part(part, language) for part in parts),
                **{name: _Part(part, language) for name, part in named.items()},
            )
            for template, language in ((self.en, Language.ENGLISH), (self.ko, Language.KOREAN))
        )
        return Text(english, korean)

    def join(self, texts: Iterable[Text]) -> Text:
        """The texts one after the other with this one between them."""
        both = list(texts)
        return Text(self.en.join(text.en for text in both), self.ko.join(text.ko for text in both))


class _Part:
    """What stands in a gap of a text in one language."""

    def __init__(self, part: object, language: Language) -> None:
        self.said = part.to(language) if isinstance(part, Text) else part

    def __format__(self, form: str) -> str:
        return particle(str(self.said), form) if "/" in form else format(self.said, form)

    def __str__(self) -> str:
        return str(self.said)

    def __repr__(self) -> str:
        return repr(self.said)


def same(words: str) -> Text:
    """A text that is the same in both languages: a number, a letter, a symbol."""
    return Text(words, words)


def language_of(locale: str) -> Language:
    """The language for a locale name such as `ko_KR.UTF-8`; English where it is another."""
    return Language.KOREAN if locale.lower().startswith("ko") else Language.ENGLISH


def particle(word: str, pair: str) -> str:
    """The word with the Korean particle that its last sound asks for.

    Args:
        word: The word, ending in Hangul, a digit or a letter (read by its name).
        pair: Both forms, the one after a consonant first: `은/는`, `이/가`, `을/를`,
            `과/와`, `으로/로`.

    Returns:
        For example `particle("앞밭", "으로/로")` is `앞밭으로`.
    """
    after_consonant, after_vowel = pair.split("/")
    final = _final_consonant(word)
    if final == "" or (final == "ㄹ" and after_vowel == "로"):
        return word + after_vowel
    return word + after_consonant


def with_ending(clause: str, ending: str) -> str:
    """A Korean clause that ends in a verb in -다, with another ending of the verb.

    Args:
        clause: The clause, such as `혼자 간다`.
        ending: An ending that follows the bare stem: `고`, `거나`.

    Returns:
        For example `혼자 가거나`.
    """
    stem = clause.removesuffix("다")
    if stem == clause:
        return f"{clause},"
    last = stem[-1]
    code = ord(last)
    if last == "는" and _final_consonant(stem[:-1]):
        stem = stem[:-1]
    elif last in _WITHOUT_RIEUL:
        stem = stem[:-1] + _WITHOUT_RIEUL[last]
    elif (code - _HANGUL_FIRST) % _FINALS == _FINAL_NIEUN:
        stem = stem[:-1] + chr(code - _FINAL_NIEUN)
    return stem + ending


# Verbs whose stem ends in ㄹ, which falls before ㄴ다.
_WITHOUT_RIEUL = {"돈": "돌", "든": "들"}
_FINAL_NIEUN = 4
_HANGUL_FIRST, _HANGUL_LAST, _FINALS, _FINAL_RIEUL = 0xAC00, 0xD7A3, 28, 8
# How digits and letters end when Koreans read them aloud; all others end in a vowel.
_FINAL_ALOUD = {"0": "ㅇ", "1": "ㄹ", "3": "ㅁ", "6": "ㄱ", "7": "ㄹ", "8": "ㄹ"} | {
    "L": "ㄹ", "M": "ㅁ", "N": "ㄴ", "R": "ㄹ"
}  # fmt: skip


def _final_consonant(word: str) -> str:
    """The consonant that closes the word's last sound (any but ㄹ is told as ㅇ), or nothing."""
    for letter in reversed(word):
        if _HANGUL_FIRST <= ord(letter) <= _HANGUL_LAST:
            final = (ord(letter) - _HANGUL_FIRST) % _FINALS
            return "ㄹ" if final == _FINAL_RIEUL else "ㅇ" if final else ""
        if letter.isalnum():
            return _FINAL_ALOUD.get(letter.upper(), "")
    return ""
