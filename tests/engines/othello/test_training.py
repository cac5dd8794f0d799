"""Training: it goes on where it stopped and comes to the same weights."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from noripan.engines.othello import training
from noripan.engines.othello.patterns import PHASES, WEIGHTS, mirrored_weights
from noripan.engines.othello.training import Round, train
from noripan.engines.othello.weights import DEEPEST, FILE, packaged, read, written

PLAN = (Round(games=2, depth=1, random_plies=20), Round(games=1, depth=1, random_plies=24))


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "_CHUNK", 40)
    monkeypatch.setattr(training, "_CALIBRATED_BY", 3)


def test_a_training_that_was_stopped_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    steps = list(train(whole, 7, PLAN, threads=1))
    assert [(step.round, step.done) for step in steps if step.error] == [(1, 2), (2, 1)]
    for enough in (2, 3, 5):
        for number, _step in enumerate(train(stopped, 7, PLAN), start=1):
            if number == enough:
                break
    list(train(stopped, 7, PLAN))
    assert (whole / FILE).read_bytes() == (stopped / FILE).read_bytes()


def test_another_seed_learns_something_else(tmp_path: Path) -> None:
    for seed in (1, 2):
        list(train(tmp_path / str(seed), seed, PLAN[:1]))
    assert (tmp_path / "1" / FILE).read_bytes() != (tmp_path / "2" / FILE).read_bytes()


def test_what_is_learned_is_nearer_to_the_scores_than_nothing(tmp_path: Path) -> None:
    *_steps, last = (step.error for step in train(tmp_path, 1, (Round(20, 1, 20),)) if step.error)
    late = slice(8, 11)
    scores = np.concatenate(
        [np.load(file)["scores"] for file in sorted(tmp_path.glob("games-*.npz"))]
    )
    assert np.mean(last[late]) < 0.8 * np.abs(scores).mean()


def test_weights_are_read_as_they_were_written() -> None:
    kept = mirrored_weights()
    weights = np.random.default_rng(2).normal(0, 3, (PHASES, WEIGHTS)).astype(np.float32)[:, kept]
    deviations = np.arange(DEEPEST * DEEPEST, dtype=float).reshape(DEEPEST, DEEPEST)
    found = read(written(weights, deviations))
    assert (found.deviations == deviations).all()
    assert np.abs(found.weights[0] / 128 - weights).max() < 1 / 128
    with pytest.raises((ValueError, KeyError)):
        read(written(weights, deviations[:2]))


def test_what_comes_with_the_package_is_small_and_knows_of_every_depth() -> None:
    learned = packaged()
    assert (learned.weights != 0).mean() > 0.1
    assert (learned.deviations[4:, 2::2] >= 0).all()
    assert learned.deviations[10, 4] > 0
