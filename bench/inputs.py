"""Random inputs of each problem, every one as its problem promises, the same in every run."""

from __future__ import annotations

import random
from collections.abc import Callable

from noripan import InputError, Othello, TurnList, problem
from noripan.core.game import Player
from noripan.games.othello import Put
from noripan.games.yut_nori.board import OUT
from noripan.games.yut_nori.turn_list import STICKS, Turn

SEED = 20240601


def inputs_of(name: str, count: int) -> list[str]:
    """So many inputs of a problem."""
    chooser = random.Random(f"{SEED} {name}")
    return [_MAKERS[name](chooser) for _ in range(count)]


def _yut_nori(chooser: random.Random) -> str:
    """A hundred turns of pieces drawn from those on the way, or fewer where all are out."""
    state = TurnList().start()
    turns: list[Turn] = []
    while len(turns) < 100 and state.outcome is None:
        on_the_way = [piece for piece, stop in state.board.pieces() if stop != OUT]
        turn = Turn(chooser.choice(on_the_way), chooser.choice(STICKS))
        state = state.play(turn)
        turns.append(turn)
    return "\n".join([str(len(turns)), *map(str, turns)]) + "\n"


def _dice_yut(chooser: random.Random) -> str:
    """Ten throws of a fair die."""
    return " ".join(str(chooser.randint(1, 5)) for _ in range(10)) + "\n"


def _new_game(chooser: random.Random) -> str:
    """The largest board, colours and directions at random, ten discs."""
    size, discs = 12, 10
    rows = [" ".join(chooser.choices("012", k=size)) for _ in range(size)]
    squares = chooser.sample(range(size * size), discs)
    starts = [
        f"{square // size + 1} {square % size + 1} {chooser.randint(1, 4)}" for square in squares
    ]
    return "\n".join([f"{size} {discs}", *rows, *starts]) + "\n"


def _othello(chooser: random.Random) -> str:
    """One whole game of random moves on the board of eight."""
    state = Othello(8).start()
    lines: list[str] = []
    while state.outcome is None:
        move = chooser.choice(state.moves())
        if isinstance(move, Put):
            colour = 1 if state.turn == Player.FIRST else 2
            lines.append(f"{move.square.column + 1} {move.square.row + 1} {colour}")
        state = state.play(move)
    return "\n".join(["1", f"8 {len(lines)}", *lines]) + "\n"


def _omok(chooser: random.Random) -> str:
    """Up to 150 stones strewn, and in half of the boards five in a row among them."""
    while True:
        board = _strewn(chooser)
        if chooser.random() < 0.5:
            _put_five(chooser, board)
        text = "\n".join(" ".join(map(str, row)) for row in board) + "\n"
        try:
            problem("omok").answer(text)
        except InputError:
            continue  # more than one five, which the problem promises not to happen
        return text


def _strewn(chooser: random.Random) -> list[list[int]]:
    board = [[0] * 19 for _ in range(19)]
    for point in chooser.sample(range(19 * 19), chooser.randint(0, 150)):
        board[point // 19][point % 19] = chooser.randint(1, 2)
    return board


def _put_five(chooser: random.Random, board: list[list[int]]) -> None:
    down, right = chooser.choice([(0, 1), (1, 0), (1, 1), (1, -1)])
    row = chooser.randrange(19 - 4 * down)
    column = chooser.randrange(4 if right < 0 else 0, 19 - 4 * max(right, 0))
    colour = chooser.randint(1, 2)
    for step in range(5):
        board[row + down * step][column + right * step] = colour


_MAKERS: dict[str, Callable[[random.Random], str]] = {
    "yut-nori": _yut_nori,
    "dice-yut": _dice_yut,
    "new-game": _new_game,
    "othello": _othello,
    "omok": _omok,
}
