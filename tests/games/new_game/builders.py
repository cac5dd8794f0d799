"""Builds games of New Game for tests, and an independent slow version of the rules.

The slow version keeps no stacks: every disc knows its square and its height.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

from noripan.games.new_game import TURN, Colour, Direction, Disc, NewGame, RuleSet, Square
from noripan.games.new_game.board import square_named

if TYPE_CHECKING:
    from noripan.core.game import Event
    from noripan.games.new_game import NewGameState

_COLOURS = {".": Colour.WHITE, "r": Colour.RED, "b": Colour.BLUE}
_DIRECTIONS = {
    ">": Direction.RIGHT,
    "<": Direction.LEFT,
    "^": Direction.UP,
    "v": Direction.DOWN,
}


def make_game(board: str, discs: str, ruleset: RuleSet = RuleSet.BOTTOM_MOVES) -> NewGame:
    """A game from rows such as `.rb` and discs such as `1,1>`."""
    rows = tuple(tuple(_COLOURS[letter] for letter in row) for row in board.split())
    return NewGame(rows, tuple(map(make_disc, discs.split())), ruleset)


def make_disc(text: str) -> Disc:
    return Disc(square_named(text[:-1]), _DIRECTIONS[text[-1]])


def play_turns(game: NewGame, turns: int) -> NewGameState:
    state = game.start()
    for _ in range(turns):
        state = state.play(TURN)
    return state


def told(state: NewGameState) -> list[Event]:
    """What the next turn tells."""
    events: list[Event] = []
    state.play(TURN, events)
    return events


@st.composite
def games(draw: st.DrawFn, *, largest: int = 6, discs: int = 8) -> NewGame:
    size = draw(st.integers(1, largest))
    squares = [Square(column=column, row=row) for row in range(size) for column in range(size)]
    row = st.tuples(*[st.sampled_from(Colour)] * size)
    board = draw(st.tuples(*[row] * size))
    where = draw(
        st.lists(st.sampled_from(squares), min_size=1, max_size=min(discs, size**2), unique=True)
    )
    directions = draw(
        st.lists(st.sampled_from(Direction), min_size=len(where), max_size=len(where))
    )
    placed = tuple(map(Disc, where, directions))
    return NewGame(board, placed, draw(st.sampled_from(RuleSet)))


class SlowGame:
    """New Game on lists of numbers: for each disc column, row, direction 1 to 4, height."""

    def __init__(self, game: NewGame) -> None:
        self.colours = [[int(colour) for colour in row] for row in game.board]
        self.discs = [[*disc.square, int(disc.direction), 0] for disc in game.discs]
        self.only_bottom = game.ruleset is RuleSet.BOTTOM_MOVES
        self.over = False

    def run_turn(self) -> None:
        for disc in self.discs:
            if not (self.only_bottom and disc[3] > 0):
                self._move(disc)
            if self.over:
                return

    def snapshot(self) -> tuple[tuple[int, ...], ...]:
        return tuple(map(tuple, self.discs))

    def _colour(self, column: int, row: int) -> int:
        size = len(self.colours)
        inside = 0 <= row < size and 0 <= column < size
        return self.colours[row][column] if inside else 2

    def _next(self, disc: list[int]) -> tuple[int, int]:
        down = {3: -1, 4: 1}.get(disc[2], 0)
        right = {1: 1, 2: -1}.get(disc[2], 0)
        return disc[0] + right, disc[1] + down

    def _move(self, disc: list[int]) -> None:
        if self._colour(*self._next(disc)) == 2:
            disc[2] = {1: 2, 2: 1, 3: 4, 4: 3}[disc[2]]
        to = self._next(disc)
        if self._colour(*to) == 2:
            return
        here = disc[:2]
        base = disc[3]
        moving = [other for other in self.discs if other[:2] == here and other[3] >= base]
        there = sum(other[:2] == list(to) for other in self.discs)
        for other in moving:
            height = other[3] - base
            if self._colour(*to) == 1:
                height = len(moving) - 1 - height
            other[0], other[1], other[3] = *to, there + height
        self.over = there + len(moving) > 3


def snapshot(state: NewGameState) -> tuple[tuple[int, ...], ...]:
    """A state in the slow version's words."""
    found = {
        disc: (*square, int(state.position.directions[disc - 1]), height)
        for square, discs in state.position.stacks
        for height, disc in enumerate(discs)
    }
    return tuple(found[disc] for disc in sorted(found))
