"""`noripan train`."""

from __future__ import annotations

from pathlib import Path

import pytest

from noripan.cli.main import main
from noripan.engines.othello import training
from noripan.engines.othello.training import Round
from noripan.engines.othello.weights import read


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "_CHUNK", 20)
    monkeypatch.setattr(training, "_CALIBRATED_BY", 2)
    monkeypatch.setattr(training, "PLAN", (Round(2, 1, 20),))


def test_it_leaves_weights_and_says_what_it_learned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "learned"
    words = ["train", "othello", "--folder", str(folder), "--lang", "en"]
    assert main(words) == 0
    told = capsys.readouterr().err
    assert "round 1: 2,000 games; mean error" in told
    written = (folder / "weights.npz").read_bytes()
    assert read(written).deviations.any()
    assert main(words) == 0  # all is there already
    assert (folder / "weights.npz").read_bytes() == written


def test_what_can_not_be_learned_or_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert main(["train", "omok", "--lang", "en"]) == 2
    assert "only othello is learned, not omok" in capsys.readouterr().err
    assert main(["train", "othello", "--folder", str(file / "x"), "--lang", "en"]) == 2
    assert "can't write to" in capsys.readouterr().err
