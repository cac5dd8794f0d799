"""The words of every command: where they may stand, what they mean, what is said of wrong ones."""

from __future__ import annotations

import pkgutil
from functools import partial
from importlib import import_module
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan.cli import words as words_folder
from noripan.cli.parser import COMMANDS, parse
from noripan.core.errors import UsageError
from noripan.core.text import Language

SPOKEN = pytest.mark.parametrize("language", Language)
PARTS = [["a.in"], ["b.in"], ["--lenient"], ["--jobs=3"], ["--out", "here"]]


def called(*words: str) -> partial[int]:
    call = parse(list(words), Language.ENGLISH)
    assert isinstance(call, partial)
    return call


def complaint(*words: str) -> str:
    with pytest.raises(UsageError) as raised:
        parse(list(words), Language.ENGLISH)
    message, usage = raised.value.message.en.split("\n")
    assert usage.startswith("usage: noripan ")
    return message


def test_every_command_has_its_words_and_is_told_of() -> None:
    modules = {module.name for module in pkgutil.iter_modules(words_folder.__path__)}
    assert modules - {"programs"} == set(COMMANDS)


@given(st.permutations(PARTS))
def test_options_stand_before_between_and_after_files(parts: list[list[str]]) -> None:
    files = [part[0] for part in parts if part[0].endswith(".in")]
    call = called("judge", "omok", *(word for part in parts for word in part))
    assert call.args == ("omok", files)
    assert call.keywords == {
        "out": "here", "lenient": True, "jobs": 3, "language": Language.ENGLISH
    }  # fmt: skip


@pytest.mark.parametrize(
    ("words", "files"),
    [
        (["-"], ["-"]),
        (["--", "--lenient", "-x"], ["--lenient", "-x"]),
        (["--lenient", "--", "--jobs"], ["--jobs"]),
        ([""], [""]),
    ],
)
def test_what_looks_like_an_option_may_be_a_file(words: list[str], files: list[str]) -> None:
    assert called("judge", "omok", *words).args == ("omok", files)


def test_the_last_of_the_same_options_counts() -> None:
    assert called("judge", "omok", "--jobs", "3", "--jobs=4").keywords["jobs"] == 4


def test_a_letter_stands_for_its_option() -> None:
    assert called("draw", "omok", "-o", "a.svg").keywords["out"] == "a.svg"
    assert called("draw", "omok", "-o=a.svg").keywords["out"] == "a.svg"


def test_what_follows_two_dashes_is_somebodys_program() -> None:
    asked: Any = called("grade", "omok", "--all", "--", "python3", "mine.py", "--all", "--").args[0]
    assert asked.program == ("python3", "mine.py", "--all", "--")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "name a command: problems, judge, "),
        (["judg"], "there is no command 'judg'; there are problems, judge, "),
        (["--bogus", "judge"], "there is no option --bogus"),
        (["judge"], "PROBLEM is missing"),
        (["judge", "omok", "--bogus=1"], "there is no option --bogus"),
        (["judge", "omok", "-o", "x"], "there is no option -o"),
        (["judge", "omok", "--out"], "--out DIR needs a value"),
        (["judge", "omok", "--out", "--lenient"], "--out DIR needs a value"),
        (["judge", "omok", "--lenient=no"], "--lenient takes no value"),
        (["judge", "omok", "--jobs", "0"], "--jobs: expected a whole number from 1, found '0'"),
        (["judge", "omok", "--jobs", "9" * 19], "--jobs: expected a whole number of at most 18 "),
        (["trace", "omok", "a", "b"], "one word too many: 'b'"),
        (["trace", "omok", "--color", "red"], "--color: expected one of auto, always, never, "),
        (["generate", "omok"], "--out DIR is missing"),
        (["search", "new-game"], "--longest is missing"),
        (["solve", "dice-yut"], "choose one: --all or --unknown"),
        (["check", "--", "x"], "name a problem"),
        (["check", "omok"], "name the program after --"),
        (["check", "omok", "--time", "0", "--", "x"], "--time: expected a time in seconds, more "),
        (["check", "omok", "--time", "nan", "--", "x"], "--time: expected a time in seconds, "),
        (["check", "--against", "x", "--", "x"], "--against and --generator go together"),
        (["serve", "--port", "65536"], "--port: expected a port from 0 to 65535, found '65536'"),
    ],
)
def test_wrong_words_are_told(words: list[str], message: str) -> None:
    assert complaint(*words).startswith(message)


@SPOKEN
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_tells_every_word_and_option(
    name: str,
    language: Language,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    words = [name] if name else []
    assert parse([*words, "--help"], language)() == 0
    shown = capsys.readouterr().out
    told = {"en": "usage", "ko": "사용법"}[language.value]
    assert shown.startswith(f"{told}: noripan {name}".rstrip())
    if not name:
        assert all(f"  {each} " in shown for each in COMMANDS)
        return
    command = import_module(f"noripan.cli.words.{name}").COMMAND
    for part in (*command.words, *command.options):
        assert str(part) in shown
        assert part.about.to(language) in shown


def test_help_is_shown_even_where_words_are_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert parse(["judge", "-h"], Language.ENGLISH)() == 0
    assert capsys.readouterr().out.startswith("usage: noripan judge PROBLEM [FILE ...]")
