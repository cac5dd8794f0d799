"""What the READMEs show works, and both show the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from noripan.check.languages import LANGUAGES
from noripan.cli.main import main
from noripan.games import problem_entry, problem_names
from tests.shared import TESTS

COMMAND = re.compile(r"^noripan (draw .*) -o (docs/\S+)$", re.MULTILINE)
PICTURE = re.compile(r"!\[.+\]\((docs/\S+)\)")
READMES = [TESTS.parent / "README.md", TESTS.parent / "README.ko.md"]
every_readme = pytest.mark.parametrize("readme", READMES, ids=lambda path: path.name)


def blocks(readme: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)


def without_comments(code: str) -> str:
    return re.sub(r" *#.*", "", code)


@every_readme
def test_every_python_example_runs(readme: Path) -> None:
    examples = blocks(readme, "python")
    assert examples
    for example in examples:
        exec(example, {})


@every_readme
def test_every_problem_and_its_other_names_are_listed(readme: Path) -> None:
    text = readme.read_text(encoding="utf-8")
    for name in problem_names():
        others = ", ".join(f"`{alias}`" for alias in problem_entry(name).aliases)
        assert f"| `{name}` | {others} |" in text


@every_readme
def test_every_language_that_a_program_may_be_in_is_listed(readme: Path) -> None:
    text = readme.read_text(encoding="utf-8")
    assert [one.name for one in LANGUAGES if one.name not in text] == []


@pytest.mark.parametrize("language", ["python", "sh"])
def test_both_languages_show_the_same_code(language: str) -> None:
    english, korean = (
        [without_comments(code) for code in blocks(path, language) if not COMMAND.search(code)]
        for path in READMES
    )
    assert english == korean


@pytest.mark.parametrize("name", ["README.md", "README.ko.md"])
def test_a_picture_is_what_the_command_beside_it_draws(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(TESTS.parent)
    text = TESTS.parent.joinpath(name).read_text(encoding="utf-8")
    commands = {picture: words.split() for words, picture in COMMAND.findall(text)}
    assert commands.keys() == set(PICTURE.findall(text)) != set()
    for picture, words in commands.items():
        again = tmp_path / Path(picture).name
        assert main([*words, "-o", str(again)]) == 0
        assert again.read_text(encoding="utf-8") == TESTS.parent.joinpath(picture).read_text(
            encoding="utf-8"
        )
