"""Korean sentences take the particle that the word before it asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import noripan
from noripan.core.game import Event
from noripan.core.text import Text, particle
from noripan.games import problem, problem_entry, problem_names

PACKAGE = Path(noripan.__file__).parent
BOTH = re.compile(r"이\(가\)|\(이\)|은\(는\)|을\(를\)|과\(와\)|와\(과\)|\(으\)로|\(이\)라")
AFTER_A_VALUE = re.compile(r"(이|가|은|는|을|를|과|와|로|으로|라|이라|라고|이라고)(?=[\s.,):;]|$)")
AFTER_A_NUMBER = re.compile(r"(\d)(이|가|은|는|을|를|과|와|로|으로)(?=[\s.,):;]|$)")
PAIRS = ("이/가", "은/는", "을/를", "과/와", "으로/로")


def trees() -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def fixed_after_value(tree: ast.AST) -> list[str]:
    """What stands in an f-string right after a value and is a particle whatever the value is."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            for value, after in zip(node.values, node.values[1:], strict=False):
                if (
                    isinstance(value, ast.FormattedValue)
                    and isinstance(after, ast.Constant)
                    and AFTER_A_VALUE.match(str(after.value))
                ):
                    found.append(ast.unparse(value) + str(after.value))
    return found


def right_after_numbers(sentence: str) -> bool:
    return all(
        any(particle(digit, pair) == digit + used for pair in PAIRS)
        for digit, used in AFTER_A_NUMBER.findall(sentence)
    )


def test_no_sentence_leaves_the_particle_to_the_reader() -> None:
    found = [
        (path.name, node.value)
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and BOTH.search(node.value)
    ]
    assert found == []


def test_no_particle_is_fixed_where_the_word_before_it_is_not() -> None:
    assert [
        (path.name, found) for path, tree in trees() if (found := fixed_after_value(tree))
    ] == []


def test_the_checks_catch_what_they_are_for() -> None:
    assert BOTH.search("'0'이(가) 와야 합니다")
    assert fixed_after_value(ast.parse("f'백 {count}로 셌습니다'"))
    assert not fixed_after_value(ast.parse("f'{count}번 말이'"))
    assert not right_after_numbers("백 3로 셌습니다")
    assert right_after_numbers("백 3으로 셌고 7이 나왔습니다")


def sentences(name: str) -> Iterator[Text]:
    """What the rules and the misreadings of a problem say on its sharp inputs."""
    texts = {sharp.name: sharp.text for sharp in problem_entry(name).sharp_inputs}
    for known in problem_entry(name).misreadings:
        yield from (known.title, known.rule)
        right, wrong = (one.answer(texts[known.name]) for one in (problem(name), known))
        for found in problem_entry(name).study.differences(right.rstrip(), wrong.rstrip()):
            yield found.text
    for sharp in problem_entry(name).sharp_inputs:
        yield sharp.title
        for record in problem(name).watch(sharp.text):
            if record.note:
                yield record.note
            for _turn, step in zip(range(20), record.steps, strict=False):
                yield from (event.caption() for event in step.events)


@pytest.mark.parametrize("name", problem_names())
def test_sentences_with_real_values_have_the_right_particles(name: str) -> None:
    said = {text.ko for text in sentences(name)}
    assert [one for one in said if BOTH.search(one) or not right_after_numbers(one)] == []


def concrete(kind: type) -> Iterator[type[Event]]:
    derived: type
    for derived in kind.__subclasses__():
        if derived.__subclasses__():
            yield from concrete(derived)
        elif derived.__module__.startswith("noripan."):
            yield derived


def test_every_rule_that_fires_has_a_title_in_both_languages() -> None:
    for name in problem_names():
        problem(name)
    kinds = set(concrete(Event))
    assert len(kinds) > 30
    for kind in kinds:
        assert kind.title.en.isascii() or "날밭" in kind.title.en, kind
        assert re.search("[가-힣]", kind.title.ko), kind
        assert kind.title.en != kind.title.ko
