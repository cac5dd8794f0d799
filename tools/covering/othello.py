"""Makes cases that cover every spot of the judge problem on Othello.

Games are played at random, but where a disc that covers something new is at hand it is
put. Each that does ends a case. The start looks the same turned by half and mirrored at
both diagonals, so each case is there in these four forms, where they add something.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from noripan.core.value import replace
from noripan.games.othello.board import Square
from noripan.games.othello.events import BLACK, WHITE
from noripan.games.othello.game import Othello, Pass, Put
from noripan.games.othello.judge.coverage import by_end, by_movers, by_put
from noripan.games.othello.judge.problem import JUDGE_SIZES, case_text
from tools.covering.fewest import fewest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from noripan.core.game import Player
    from noripan.games.othello.board import Grid
    from noripan.games.othello.game import OthelloState
    from noripan.problems.coverage import Spot

    Moves = tuple[tuple[Square, Player], ...]
    Style = Callable[[OthelloState, Put], int]
    Image = Callable[[int, Square], Square]

_GAMES = {4: 800, 6: 400, 8: 300}
"""How many games are played on each board: enough to cover everything."""
_CASES_A_INPUT = 10
_WHIM = 0.2


class Case(NamedTuple):
    """A case and what it covers."""

    size: int
    moves: Moves
    spots: frozenset[Spot]


def inputs() -> Iterator[str]:
    """Inputs of some cases each, on boards of any size; those first that cover most."""
    found = [case for size in JUDGE_SIZES for case in cases(size)]
    best = tuple(fewest(found, lambda case: case.spots))
    for first in range(0, len(best), _CASES_A_INPUT):
        some = best[first : first + _CASES_A_INPUT]
        yield "".join((f"{len(some)}\n", *(case_text(case.size, case.moves) for case in some)))


def cases(size: int) -> Iterator[Case]:
    """Cases on boards of a size, each with something that none before covers."""
    covered: set[Spot] = set()
    for number in range(_GAMES[size]):
        moves: Moves = ()
        for before, square, after in played(size, number, covered):
            moves = (*moves, (square, before.mover))
            if covered.issuperset(_spots(before, square, after, moves)):
                continue
            for image in _IMAGES:
                seen = tuple((image(size, square), player) for square, player in moves)
                states = _mirrored(before, image), seen[-1][0], _mirrored(after, image)
                spots = frozenset(_spots(*states, seen))
                if not covered.issuperset(spots):
                    covered |= spots
                    yield Case(size, seen, spots)


def _spots(
    before: OthelloState, square: Square, after: OthelloState, moves: Moves
) -> Iterator[Spot]:
    """What a case covers by its last disc and as a whole."""
    yield from by_put(before, square)
    yield from by_end(after)
    yield from by_movers(after.game.size, (player for _square, player in moves))


# How games are played


def played(
    size: int, number: int, covered: set[Spot]
) -> Iterator[tuple[OthelloState, Square, OthelloState]]:
    """A game of a number: for each disc the state before, the square and the state after.

    Each disc is one of those that cover most that isn't covered yet. In three of four games
    it is, but for a whim here and there, only one of those that leave the other side the
    fewest moves, so that it passes, or that leave the fewest black or white discs on the
    board, so that none are left.
    """
    random = Random(number)  # noqa: S311 nothing secret
    style = _STYLES[number % len(_STYLES)]
    state = Othello(size).start()
    while moves := state.moves():
        if moves == (Pass(),):
            state = state.play(Pass())
            continue
        wish = _any_move if random.random() < _WHIM else style
        ranks = [
            (wish(state, move), -len(set(by_put(state, move.square)) - covered), move)
            for move in moves
            if isinstance(move, Put)
        ]
        best = min(rank[:2] for rank in ranks)
        choices = [move for *rank, move in ranks if tuple(rank) == best]
        move = choices[int(random.random() * len(choices))]
        after = state.play(move)
        yield state, move.square, after
        state = after


def _any_move(state: OthelloState, move: Put) -> int:  # noqa: ARG001 a style's form
    return 0


def _moves_left(state: OthelloState, move: Put) -> int:
    return sum(isinstance(reply, Put) for reply in state.play(move).moves())


def _black_left(state: OthelloState, move: Put) -> int:
    return state.play(move).discs(BLACK)


def _white_left(state: OthelloState, move: Put) -> int:
    return state.play(move).discs(WHITE)


_STYLES: tuple[Style, ...] = (_any_move, _moves_left, _black_left, _white_left)


# The four forms of a game


def _mirrored(state: OthelloState, image: Image) -> OthelloState:
    black, white = (_image(state.game.grid, discs, image) for discs in (state.black, state.white))
    return replace(state, black=black, white=white)


def _image(grid: Grid, discs: int, image: Image) -> int:
    return sum(grid.bit(image(grid.size, square)) for square in grid.squares_of(discs))


def _as_it_is(size: int, square: Square) -> Square:  # noqa: ARG001 an image's form
    return square


def _turned(size: int, square: Square) -> Square:
    return Square(column=size - 1 - square.column, row=size - 1 - square.row)


def _transposed(size: int, square: Square) -> Square:  # noqa: ARG001 an image's form
    return Square(column=square.row, row=square.column)


def _turned_and_transposed(size: int, square: Square) -> Square:
    return _turned(size, _transposed(size, square))


_IMAGES: tuple[Image, ...] = (_as_it_is, _turned, _transposed, _turned_and_transposed)
