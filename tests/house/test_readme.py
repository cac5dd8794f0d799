"""What the READMEs show is what the commands beside it make."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from noripan.cli.main import main

HOME = Path(__file__).parents[2]
COMMAND = re.compile(r"^noripan (draw .*) -o (docs/\S+)$", re.MULTILINE)
PICTURE = re.compile(r"!\[.+\]\((docs/\S+)\)")


@pytest.mark.parametrize("name", ["README.md", "README.ko.md"])
def test_a_picture_is_what_the_command_beside_it_draws(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(HOME)
    text = HOME.joinpath(name).read_text(encoding="utf-8")
    commands = {picture: words.split() for words, picture in COMMAND.findall(text)}
    assert commands.keys() == set(PICTURE.findall(text)) != set()
    for picture, words in commands.items():
        again = tmp_path / Path(picture).name
        assert main([*words, "-o", str(again)]) == 0
        assert again.read_text(encoding="utf-8") == HOME.joinpath(picture).read_text(
            encoding="utf-8"
        )
