"""`noripan solve`, through the words of the command line."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from noripan.cli.main import main
from noripan.engines.listing import engine_for
from noripan.games import parse_game
from noripan.games.dice_yut.fast.positions import best_expected, best_scores


def test_all_scores_are_written_and_their_spread_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "answers.npy"
    assert main(["solve", "dice-yut", "--all", "--out", str(out)]) == 0
    assert np.array_equal(np.load(out), best_scores())
    assert [file.name for file in tmp_path.iterdir()] == ["answers.npy"]
    head, *rows = capsys.readouterr().out.splitlines()
    assert f"from {best_scores().min()} to {best_scores().max()}" in head
    assert sum(int(row.split()[1].replace(",", "")) for row in rows) == 5**10


def test_knowing_is_worth_the_difference_of_the_means(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "boj-17825", "--unknown"]) == 0
    values = [line.split(": ")[1].split(" = ") for line in capsys.readouterr().out.splitlines()]
    unknown, known, worth = (Fraction(exact) for exact, _ in values)
    assert all(Fraction(exact) == Fraction(decimals) for exact, decimals in values)
    assert unknown == best_expected()
    assert known - unknown == worth > 0


def test_a_chart_is_drawn(tmp_path: Path) -> None:
    plot = tmp_path / "scores.svg"
    assert main(["solve", "dice-yut", "--all", "--plot", str(plot)]) == 0
    assert "9,765,625 sequences" in plot.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["othello", "--all"], "only dice-yut"),
        (["no-such-game", "--unknown"], "no problem is called"),
        (["dice-yut", "--all", "--plot", "scores.doc"], "ends in one of"),
        (["dice-yut", "--all", "--out", "no/such/folder.npy"], "there is no folder"),
    ],
)
def test_what_cannot_be_done_is_told(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *words, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert says in err
    assert not out, "found out before the work"


@pytest.mark.parametrize("words", [[], ["--all", "--unknown"], ["--unknown", "--out", "a.npy"]])
def test_words_that_do_not_go_together_are_refused(words: list[str]) -> None:
    assert main(["solve", "dice-yut", *words]) == 2


def test_yut_nori_is_solved_once_and_engines_play_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = parse_game("yut-nori?pieces=1&throws=one-by-one")
    assert engine_for(game).name == "mcts"
    for _time in range(2):
        assert main(["solve", "yut-nori", "--pieces", "1", "--lang", "en"]) == 0
        assert "the first thrower wins: 0.5119" in capsys.readouterr().out
    assert engine_for(game).name == "yut-solved"
    assert [path.name for path in tmp_path.glob("noripan/tables/*/*.npy")] == ["chances.npy"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["yut-nori", "--pieces", "5"], "at most 4 pieces a side can be solved, not 5"),
        (["yut-nori", "--all"], "yut-nori goes with --pieces alone"),
        (["dice-yut", "--pieces", "2", "--all"], "--pieces goes with yut-nori"),
        (["omok", "--all"], "only dice-yut and yut-nori can be solved as a whole, not omok"),
    ],
)
def test_what_can_not_be_solved_is_said(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *words, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err
