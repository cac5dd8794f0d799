"""Errors: what they say, when they find the words, and that they can be sent elsewhere."""

from __future__ import annotations

import pickle

import pytest

from noripan.core.errors import IllegalMove
from noripan.core.text import Language, Text


def test_a_refusal_finds_its_words_once_and_only_when_they_are_read() -> None:
    asked = []

    def reason() -> Text:
        asked.append(1)
        return Text("f5 is taken", "f5는 이미 돌이 있는 칸입니다")

    with pytest.raises(IllegalMove) as raised:
        raise IllegalMove(reason)
    assert not asked
    assert str(raised.value) == "f5 is taken"
    assert raised.value.to(Language.KOREAN) == "f5는 이미 돌이 있는 칸입니다"
    assert len(asked) == 1


def test_a_refusal_is_sent_to_another_process_in_words() -> None:
    sent = pickle.loads(pickle.dumps(IllegalMove(lambda: Text("a", "가"))))
    assert type(sent) is IllegalMove
    assert sent.message == Text("a", "가")
    assert repr(sent) == "IllegalMove(Text(en='a', ko='가'))"
