"""Random games stepped from Python, ours and other libraries'."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from noripan.core.game import AnyGame

GAMES = 10
MOST_STEPS = 1000
"""When a game is left: New Game may go on for ever."""

Rate = Callable[[], float]


def states(game: AnyGame) -> Rate:
    """Games of Noripan's states, each made of one before, which stays as it is."""
    chooser = random.Random(1)

    def play() -> int:
        state: Any = game.start()
        for step in range(MOST_STEPS):
            moves = state.moves()
            if not moves:
                return step
            state = state.play(chooser.choice(moves))
        return MOST_STEPS

    return games_of(play)


def open_spiel(name: str) -> Rate | None:
    """Games of OpenSpiel, whose states change where they are."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name)
    chooser = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
            steps += 1
        return steps

    return games_of(play)


def rust_reversi() -> Rate | None:
    """Games of rust-reversi, whose board changes where it is."""
    try:
        from rust_reversi import Board
    except ImportError:
        return None
    chooser = random.Random(1)

    def play() -> int:
        board = Board()
        steps = 0
        while not board.is_game_over():
            if board.is_pass():
                board.do_pass()
            else:
                board.do_move(chooser.choice(board.get_legal_moves_vec()))
            steps += 1
        return steps

    return games_of(play)


def games_of(play: Callable[[], int]) -> Rate:
    """Steps a second over some games."""
    return lambda: steps_a_second(lambda: sum(play() for _game in range(GAMES)))


def steps_a_second(play: Callable[[], int]) -> float:
    """How many steps are made for each second of processor time."""
    start = time.process_time()
    steps = play()
    return steps / (time.process_time() - start)
