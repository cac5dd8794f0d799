"""Learns the patterns' weights from games against itself: `noripan train othello`.

In each round games are played by what was learned before, their positions get the score that the
game came to (exact near the end), and the weights are fitted to all positions kept so far. All is
kept in a folder, chunk by chunk, so that a stop or a kill loses little; the same seed and plan
come to the same weights, however often it was stopped.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from noripan.core.value import Value
from noripan.engines.othello.calibrating import deviations_of
from noripan.engines.othello.fitting import fitted, mean_error, rounded
from noripan.engines.othello.midgame import new_look
from noripan.engines.othello.patterns import PHASES, WEIGHTS
from noripan.engines.othello.self_play import MOST_PLIES, NO_SCORE, play_games
from noripan.engines.othello.weights import DEEPEST, FILE, written

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from noripan.engines.othello.patterns import Weights

_CHUNK = 1000
_SLIP = 0.02
_SOLVED = 12
_NO_LIMIT = 1 << 62
_MEMORY_BITS = 16
_HELD_OUT = 20
"""One position in so many measures the error instead of being learned from."""
_KEPT_ROUNDS = 3
_CALIBRATED_BY = 400


class Round(Value):
    """A part of the training.

    Attributes:
        games: How many games are played, in thousands.
        depth: How far the players look ahead.
        random_plies: At most how many moves are drawn at random before that.
    """

    games: int
    depth: int
    random_plies: int


PLAN = (Round(20, 1, 20), Round(60, 2, 24), Round(100, 2, 24), Round(120, 3, 26))
"""What the package's own weights come from."""


class Learning(Value):
    """How far a training is.

    Attributes:
        round: Which round it is in, from 1.
        done: How many thousand games of the round have been played.
        games: How many there will be.
        error: After the fit of a round the mean error in discs, for each phase; else None.
    """

    round: int
    done: int
    games: int
    error: tuple[float, ...] | None = None


class Positions(NamedTuple):
    """Positions with scores for their movers."""

    own: NDArray[np.uint64]
    other: NDArray[np.uint64]
    scores: NDArray[np.int8]


def train(
    folder: Path, seed: int, plan: tuple[Round, ...] = PLAN, threads: int = 2
) -> Iterator[Learning]:
    """Trains, or goes on; the weights are in the folder's `weights.npz` at the end.

    Args:
        folder: Where everything is kept; made where it isn't there.
        seed: What the games are drawn by.
        plan: The rounds.
        threads: How many games are played at once; they make no difference to what is learned.
    """
    folder.mkdir(parents=True, exist_ok=True)
    weights = np.zeros((PHASES, WEIGHTS), np.float32)
    for number, part in enumerate(plan, start=1):
        kept = folder / f"round-{number}.npy"
        if not kept.exists():
            yield from _play(folder, seed, number, part, rounded(weights), threads)
            weights, error = _fit(folder, plan[:number], weights)
            _write(kept, _npy(weights))
            yield Learning(number, part.games, part.games, tuple(map(float, error)))
        weights = np.load(kept)
    sample = _positions(folder, len(plan), 1)
    deviations = deviations_of(rounded(weights), sample.own, sample.other, _CALIBRATED_BY)
    _write(folder / FILE, written(weights, deviations))


def _play(
    folder: Path, seed: int, number: int, part: Round, weights: Weights, threads: int
) -> Iterator[Learning]:
    """Plays what is lacking of a round's games."""
    chunks = [folder / _name(number, chunk) for chunk in range(part.games)]
    missing = [chunk for chunk, file in enumerate(chunks) if not file.exists()]
    done = part.games - len(missing)
    yield Learning(number, done, part.games)
    with ThreadPoolExecutor(threads) as pool:
        try:
            played = pool.map(
                lambda chunk: _write(chunks[chunk], _chunk([seed, number, chunk], part, weights)),
                missing,
            )
            for _chunk_written in played:
                done += 1
                yield Learning(number, done, part.games)
        finally:
            pool.shutdown(cancel_futures=True)


def _chunk(seed: list[int], part: Round, weights: Weights) -> bytes:
    """A thousand games, as a file."""
    nothing_cut = np.zeros((DEEPEST, DEEPEST))
    look = new_look(weights, nothing_cut, _NO_LIMIT, _MEMORY_BITS)
    own, other = (np.zeros((_CHUNK, MOST_PLIES), np.uint64) for _side in range(2))
    scores = np.zeros((_CHUNK, MOST_PLIES), np.int8)
    rng = np.random.default_rng(seed)
    play_games(own, other, scores, part.random_plies, _SLIP, part.depth, _SOLVED, rng, look)
    scored = scores != NO_SCORE
    file = BytesIO()
    np.savez(file, own=own[scored], other=other[scored], scores=scores[scored])
    return file.getvalue()


def _fit(
    folder: Path, plan: tuple[Round, ...], before: NDArray[np.float32]
) -> tuple[NDArray[np.float32], NDArray[np.float64]]:
    """The weights after the last round of a plan, and their error on positions held out."""
    last = len(plan)
    # What weak players made of their games is forgotten once there are better ones.
    rounds = range(max(1, last - _KEPT_ROUNDS + 1), last + 1)
    parts = [_positions(folder, number, plan[number - 1].games) for number in rounds]
    is_held = np.arange(len(parts[-1].own)) % _HELD_OUT == 0
    held, parts[-1] = _only(parts[-1], is_held), _only(parts[-1], ~is_held)
    joined = Positions(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
    weights = fitted(*joined, before=before)
    return weights, mean_error(*held, weights)


def _only(given: Positions, chosen: NDArray[np.bool_]) -> Positions:
    return Positions(given.own[chosen], given.other[chosen], given.scores[chosen])


def _positions(folder: Path, number: int, games: int) -> Positions:
    """The positions of a round's first games."""
    parts = []
    for chunk in range(games):
        with np.load(folder / _name(number, chunk)) as file:
            parts.append(Positions(*(file[name] for name in Positions._fields)))
    return Positions(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _name(number: int, chunk: int) -> str:
    return f"games-{number}-{chunk:04}.npz"


def _npy(array: NDArray[np.float32]) -> bytes:
    file = BytesIO()
    np.save(file, array, allow_pickle=False)
    return file.getvalue()


def _write(file: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    part = file.with_suffix(".part")
    part.write_bytes(data)
    part.replace(file)
