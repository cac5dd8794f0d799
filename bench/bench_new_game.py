"""New Game at scale: how large boards end, and cycles longer than anybody could run."""

from __future__ import annotations

import random
import resource
import time

from noripan import NewGame
from noripan.games.new_game import Colour, Cycle, Direction, Disc, Square
from noripan.games.new_game.fast.orbits import find_end

SIZE = 1000
DISCS = (1000, 3000)
CORRIDORS = (30, 32, 38, 42, 44, 48, 54, 60, 62, 68, 72)


def main() -> None:
    """Prints a row for each game."""
    find_end(corridors((3, 4)))
    print("Processor seconds of one run after compiling, without making the board; and the most")
    print("memory that this process has held by then, the board's Python objects included.\n")
    print("| game | how it ends | seconds | MiB |")
    print("| --- | --- | ---: | ---: |")
    print(row(f"{len(CORRIDORS)} discs in corridors", corridors(CORRIDORS)), flush=True)
    for discs in DISCS:
        name = f"{SIZE}×{SIZE}, {discs} discs"
        print(row(f"{name}, colours at random", strewn(discs, (8, 1, 1))), flush=True)
    for discs in (300, *DISCS):
        print(row(f"{SIZE}×{SIZE}, {discs} discs, all white", strewn(discs, (1, 0, 0))), flush=True)


def row(name: str, game: NewGame) -> str:
    """A line of the table."""
    start = time.process_time()
    end = find_end(game)
    seconds = time.process_time() - start
    if isinstance(end, Cycle):
        told = f"never: from turn {end.first_turn:,} on it repeats every {end.length:,} turns"
    else:
        told = f"in turn {end:,}" if end else "not found out"
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return f"| {name} | {told} | {seconds:.3f} | {memory:,.0f} |"


def corridors(lengths: tuple[int, ...]) -> NewGame:
    """Each disc walks up and down a row of its own, over so many squares."""
    size = max(*lengths, len(lengths)) + 1
    white, blue = Colour.WHITE, Colour.BLUE
    board = tuple(
        tuple(white if column < length else blue for column in range(size))
        for length in [*lengths, *[0] * (size - len(lengths))]
    )
    discs = tuple(Disc(Square(column=0, row=row), Direction.RIGHT) for row in range(len(lengths)))
    return NewGame(board, discs)


def strewn(discs: int, weights: tuple[int, int, int]) -> NewGame:
    """Discs on any squares of a large board whose colours are drawn with these weights."""
    chooser = random.Random(f"{discs} {weights}")
    board = tuple(tuple(chooser.choices(tuple(Colour), weights, k=SIZE)) for _ in range(SIZE))
    squares = chooser.sample(range(SIZE * SIZE), discs)
    return NewGame(
        board,
        tuple(
            Disc(Square(column=square % SIZE, row=square // SIZE), chooser.choice(tuple(Direction)))
            for square in squares
        ),
    )


if __name__ == "__main__":
    main()
