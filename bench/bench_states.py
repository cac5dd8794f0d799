"""States stepped from Python: every game, against others' boards, and the start of a judge."""

from __future__ import annotations

import sys

from bench.bench_one_input import CASES, NORIPAN
from bench.stepping import Rate, open_spiel, rust_reversi, states
from bench.timing import in_turn, in_turn_here
from noripan import parse_game
from noripan.games.new_game.presets import PRESETS

RUNS = 15
START_RUNS = 21
GAMES = {
    "othello": 60_000,
    "omok": None,
    "omok?ruleset=freestyle": 100_000,
    "omok?ruleset=renju": None,
    "omok?ruleset=omok": None,
    "yut-nori": None,
    "yut-turns": None,
    "dice-yut": None,
    str(PRESETS["bottom-moves"]): None,
}
"""The games and how many steps a second are aimed at."""

ABOUT = f"""\
Steps a second of processor time, the most of {RUNS} runs of each in turn. A step asks for the
legal moves, chooses one at random and plays it. Noripan's states are values, so that a step makes
a new one; the boards of the others change where they are, in C++ and Rust. The ratio is to the
quickest of them.
"""


def main() -> None:
    """Prints a row for each game and one for each rival, then what `judge` takes to start."""
    rivals = {
        "othello": {"OpenSpiel": open_spiel("othello"), "rust-reversi": rust_reversi()},
        "omok?ruleset=freestyle": {"OpenSpiel": open_spiel("gomoku")},
    }
    print(ABOUT)
    print("| game | steps a second | aim | ratio | rivals |")
    print("| --- | ---: | ---: | ---: | --- |")
    for text, aim in GAMES.items():
        print(row(text, aim, rivals.get(text, {})), flush=True)
    print(f"\n`noripan judge` on a first input takes {start_ratio():.2f} times `python -c pass`.")


def row(text: str, aim: int | None, rivals: dict[str, Rate | None]) -> str:
    """A line of the table."""
    known = {name: rate for name, rate in rivals.items() if rate}
    speed = in_turn_here({"ours": states(parse_game(text)), **known}, RUNS, of=max)
    ours = speed.pop("ours")
    told = [f"{name} {theirs:,.0f}" for name, theirs in speed.items()]
    told += [f"{name} not installed" for name in rivals.keys() - known.keys()]
    ratio = f"{ours / max(speed.values()):.2f}" if speed else "-"
    return f"| {text} | {ours:,.0f} | {f'{aim:,}' if aim else '-'} | {ratio} | {', '.join(told)} |"


def start_ratio() -> float:
    """How many times as long as Python's own start it takes to answer an input of Othello."""
    given = min((CASES / "othello").glob("*.in"))
    seconds = in_turn(
        {
            "noripan": ([NORIPAN, "judge", "othello", str(given)], None),
            "python": ([sys.executable, "-c", "pass"], None),
        },
        START_RUNS,
    )
    return seconds["noripan"] / seconds["python"]


if __name__ == "__main__":
    main()
