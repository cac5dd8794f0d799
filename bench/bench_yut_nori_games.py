"""Yut Nori: whole games with random moves, by the million."""

from __future__ import annotations

import random
from typing import Any

from bench.timing import in_turn_here, processor_seconds
from noripan import YutNori
from noripan.games.yut_nori.fast.simulation import any_move, simulate
from noripan.games.yut_nori.presets import PRESETS

RUNS = 5
STATE_GAMES = 3
KERNEL_GAMES = 20_000
AIM = "millions"


def main() -> None:
    """Prints a row for each set of rules."""
    print(
        f"Games a minute of processor time on one core, the most of {RUNS} runs of each in turn:"
        f" {STATE_GAMES} games of states stepped from Python, {KERNEL_GAMES:,} games a call of the"
        " kernel.\n"
    )
    print("| rules | states | kernel | ratio | aim |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name, game in PRESETS.items():
        if isinstance(game, YutNori):
            print(row(name, game), flush=True)


def row(name: str, game: YutNori) -> str:
    """A line of the table."""
    policies = (any_move(),) * game.sides.players
    chooser = random.Random(1)
    rates = in_turn_here(
        {
            "states": lambda: STATE_GAMES * 60 / processor_seconds(lambda: step(game, chooser)),
            "kernel": lambda: KERNEL_GAMES * 60 / processor_seconds(
                lambda: simulate(game, policies, KERNEL_GAMES, seed=1)
            ),
        },
        RUNS,
        of=max,
    )  # fmt: skip
    states, kernel = rates["states"], rates["kernel"]
    return f"| {name} | {states:,.0f} | {kernel:,.0f} | {kernel / states:,.0f} | {AIM} |"


def step(game: YutNori, chooser: random.Random) -> None:
    """Plays some games by the states."""
    for _game in range(STATE_GAMES):
        state: Any = game.start()
        while state.outcome is None:
            moves, weights = zip(*state.chances(), strict=True) if state.chances() else ((), ())
            move = chooser.choices(moves, weights)[0] if moves else chooser.choice(state.moves())
            state = state.play(move)


if __name__ == "__main__":
    main()
