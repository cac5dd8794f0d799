"""`noripan search` from its words to what it prints and keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

from noripan.cli.main import main
from noripan.games.new_game.fast import search as searching
from noripan.games.new_game.judge.problem import PROBLEMS

WORDS = ["search", "new-game-2", "--longest", "--size", "4", "--discs", "4", "--lang", "en"]


def test_it_prints_an_input_and_says_in_which_turn_its_game_ends(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*WORDS, "--climbs", "1"]) == 0
    out, err = capsys.readouterr()
    turn = PROBLEMS["new-game-2"].answer(out).strip()
    assert f"after 1 climb: the longest game ends in turn {turn}" in err


def test_it_goes_on_with_what_a_file_keeps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "best.json")
    assert main([*WORDS, "--climbs", "1", "--out", file]) == 0
    assert main([*WORDS, "--climbs", "1", "--out", file]) == 0
    assert "after 2 climbs" in capsys.readouterr().err
    assert searching.read_search(Path(file).read_text()).climbs == 2
    assert [path.name for path in tmp_path.iterdir()] == ["best.json"]


def test_ctrl_c_keeps_the_climbs_that_are_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(search: searching.Search, _climbs: int) -> object:
        yield from climb_on(search, 1)
        raise KeyboardInterrupt

    climb_on = searching.climb_on
    monkeypatch.setattr(searching, "climb_on", interrupted)
    file = tmp_path / "best.json"
    assert main([*WORDS, "--climbs", "9", "--out", str(file)]) == 130
    assert searching.read_search(file.read_text()).climbs == 1
    assert "after 1 climb" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["search", "omok", "--longest"], "only new-game and new-game-2"),
        (["search", "new-game", "--longest", "--discs", "3"], "at least 4 discs"),
        (["search", "new-game", "--longest", "--size", "0"], "size 1 to 100"),
        ([*WORDS, "--out", "no/such/folder.json"], "there is no folder"),
    ],
    ids=["problem", "discs", "size", "file"],
)
def test_what_cannot_be_searched_is_one_message(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--lang", "en"]) == 2
    assert why in capsys.readouterr().err


def test_a_file_of_another_search_or_none_is_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "best.json"
    assert main([*WORDS, "--climbs", "1", "--out", str(file)]) == 0
    kept = file.read_text()
    assert main([*WORDS, "--seed", "1", "--out", str(file)]) == 2
    assert "holds a search of 4×4 with 4 discs, seed 0" in capsys.readouterr().err
    assert file.read_text() == kept
    file.write_text("my notes")
    assert main([*WORDS, "--out", str(file)]) == 2
    assert "is no search" in capsys.readouterr().err
    assert file.read_text() == "my notes"
