"""Random play-outs: batches in the kernels against OpenSpiel and Pgx, stepped from Python."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from bench.stepping import Rate, open_spiel, states, steps_a_second
from bench.timing import in_turn_here
from noripan import Omok, Othello
from noripan.games.omok import RuleSet
from noripan.games.omok.fast.play_outs import play_outs as play_omok
from noripan.games.othello.fast.bitboards import play_out as play_othello
from noripan.games.othello.fast.bitboards import starts

RUNS = 5
KERNEL_GAMES = 5000
PGX_GAMES = 1024

ABOUT = f"""\
Steps a second of processor time, the most of {RUNS} runs of each in turn. A step chooses one of
the legal moves at random and plays it. OpenSpiel and Noripan's states are stepped from Python, game
after game. Pgx steps {PGX_GAMES} games at once, compiled by JAX for the processor, until all are
over; only steps of games that aren't over count. The kernels play {KERNEL_GAMES} games in a call.
Othello's passes count as steps, but not in the kernel, which tells only the discs put.
"""


def main() -> None:
    """Prints a table for each game that others have as well."""
    print(ABOUT)
    print_table("Othello", "kernel", 20, {
        "OpenSpiel": open_spiel("othello"),
        "Pgx": pgx_othello(),
        "states": states(Othello(8)),
        "kernel": othello_kernel(),
    })  # fmt: skip
    freestyle = Omok(15, RuleSet.FREESTYLE)
    print_table("Gomoku, five or more on 15×15", "kernel", None, {
        "OpenSpiel": open_spiel("gomoku"),
        "states": states(freestyle),
        "kernel": omok_kernel(freestyle),
    })  # fmt: skip


def print_table(game: str, ours: str, aim: float | None, rates: dict[str, Rate | None]) -> None:
    """Prints a row for each way to play a game, with how many times as quick our kernel is."""
    measured = in_turn_here({name: rate for name, rate in rates.items() if rate}, RUNS, of=max)
    print(f"| {game} | steps a second | kernel's ratio | aim |")
    print("| --- | ---: | ---: | ---: |")
    for name, rate in measured.items():
        ratio = f"{measured[ours] / rate:,.1f}"
        goal = aim if aim and name == "OpenSpiel" else ""
        print(f"| {LABELS[name]} | {rate:,.0f} | {ratio} | {goal} |")
    missing = [LABELS[name] for name, rate in rates.items() if rate is None]
    print("".join(f"\n{name}: not installed; `pip install 'noripan[bench]'`" for name in missing))


LABELS = {
    "OpenSpiel": "OpenSpiel, from Python",
    "Pgx": "Pgx, a batch on the processor",
    "states": "Noripan's states, from Python",
    "kernel": "Noripan's kernel, a batch",
}


def pgx_othello() -> Rate | None:
    """Games of Pgx, until the longest is over."""
    try:
        import jax
        import pgx
    except ImportError:
        return None
    environment = pgx.make("othello")
    step = jax.vmap(environment.step)

    def step_any(games: Any, key: Any) -> tuple[Any, Any]:
        logits = jax.numpy.where(games.legal_action_mask, 0.0, -jax.numpy.inf)
        moves = jax.random.categorical(key, logits, axis=-1)
        return step(games, moves), (~games.terminated).sum()

    def play_all(games: Any, key: Any) -> tuple[Any, Any]:
        games, steps = jax.lax.scan(step_any, games, jax.random.split(key, most_steps))
        return games.terminated.all(), steps.sum()

    most_steps = 80
    play_batch = jax.jit(play_all)
    start = jax.jit(jax.vmap(environment.init))(jax.random.split(jax.random.key(0), PGX_GAMES))

    def play() -> int:
        over, steps = play_batch(start, jax.random.key(random.randrange(2**32)))
        assert over
        return int(steps)

    return lambda: steps_a_second(play)


def othello_kernel() -> Rate:
    """Batches of the Othello kernel."""
    start, chooser = starts(8, KERNEL_GAMES), np.random.default_rng(1)
    return lambda: steps_a_second(lambda: int(play_othello(start, chooser)[1].sum()))


def omok_kernel(game: Omok) -> Rate:
    """Batches of the Omok kernel."""
    return lambda: steps_a_second(
        lambda: int(play_omok(game.start(), KERNEL_GAMES, seed=1).stones.sum(dtype="int64"))
    )


if __name__ == "__main__":
    main()
