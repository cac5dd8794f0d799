"""New Game on arrays, compiled: the rules of `rules.py` for boards and batches of any size.

A board has a border of blue squares, since the edge acts as blue does, and a
square is one index into it. A disc's direction is the step to the square ahead
of it, so that turning round is a change of sign. Discs lie on one another as a
linked list: a square knows its top disc, a disc the one below it. Disc 0 is no
disc, at height -1: what is put on top of nothing comes to height 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from noripan.compiling.jit import compiled, inlined
from noripan.core.coordinates import reading_order
from noripan.games.new_game.board import STEPS, Colour, Direction, Disc, Position, RuleSet, Square
from noripan.games.new_game.rules import ENDING_HEIGHT

if TYPE_CHECKING:
    from noripan.games.new_game.game import NewGame

Board: TypeAlias = npt.NDArray[np.uint8]
"""The colours of a board, as rows of columns."""

Colours: TypeAlias = npt.NDArray[np.uint8]
"""The colour of each square, border included."""

Numbers: TypeAlias = npt.NDArray[np.int32]
"""A number for each square or each disc."""

Discs: TypeAlias = npt.NDArray[np.int64]
"""The numbers of some discs, in rising order."""

BOTTOM_MOVES, EVERY_DISC_MOVES = range(2)
"""The rule sets: whether a disc that lies on another one skips its move."""

STACK = -1
"""In place of a cycle's first turn: the game ended in a stack."""
UNDECIDED = -2
"""In place of a cycle's first turn: the turns ran out."""

_RED, _BLUE = int(Colour.RED), int(Colour.BLUE)
_RIGHT, _DOWN = np.array([STEPS[direction] for direction in Direction]).T.copy()
_NO_DISC = 0
_BORDER = 1


class Table(NamedTuple):
    """The discs of a game while it runs.

    Attributes:
        colours: What each square does.
        tops: The top disc of each square, or 0.
        squares: Where each disc is.
        steps: How far ahead the square is that each disc looks at.
        heights: How many discs lie below each.
        below: The disc right below each, or 0.
    """

    colours: Colours
    tops: Numbers
    squares: Numbers
    steps: Numbers
    heights: Numbers
    below: Numbers


def table_of(game: NewGame) -> Table:
    """The start of a game."""
    size = len(game.board)
    table = blank_table(np.array(game.board, np.uint8), len(game.discs))
    for number, disc in enumerate(game.discs, start=1):
        put(table, number, square_index(size, *disc.square), step_of(size, int(disc.direction)))
    return table


@compiled
def movers_of(table: Table) -> Discs:
    """The numbers of all discs, in the order in which they move."""
    return np.arange(1, len(table.squares))


def who_moves_in(game: NewGame) -> int:
    """The game's rule set as a number."""
    return BOTTOM_MOVES if game.ruleset is RuleSet.BOTTOM_MOVES else EVERY_DISC_MOVES


def warm() -> None:
    """Compiles every entry, by a call on little, and what is made of this kernel."""
    from noripan.games.new_game.fast import orbits, search
    from noripan.games.new_game.game import NewGame

    walker = NewGame(((Colour.WHITE,),), (Disc(Square(column=0, row=0), Direction.UP),))
    table = table_of(walker)
    run(table, table_of(walker), movers_of(table), BOTTOM_MOVES, 0)
    orbits.find_end(walker)
    search.warm()


@compiled
def square_index(size: int, column: int, row: int) -> int:
    """The index of a square of a board by its column and row, from 0."""
    return (row + _BORDER) * (size + 2 * _BORDER) + column + _BORDER


@compiled
def step_of(size: int, direction: int) -> int:
    """How far ahead the square is that a disc of this direction, 1 to 4, looks at."""
    return int(_DOWN[direction - 1] * (size + 2 * _BORDER) + _RIGHT[direction - 1])


def position_of(table: Table, size: int) -> Position:
    """How the discs stand, in the words of the rules."""
    stacks: dict[Square, list[int]] = {}
    for disc in sorted(movers_of(table).tolist(), key=lambda disc: int(table.heights[disc])):
        row, column = divmod(int(table.squares[disc]), size + 2 * _BORDER)
        square = Square(column=column - _BORDER, row=row - _BORDER)
        stacks.setdefault(square, []).append(disc)
    directions = {step_of(size, int(direction)): direction for direction in Direction}
    return Position(
        tuple((square, tuple(stacks[square])) for square in sorted(stacks, key=reading_order)),
        tuple(directions[int(step)] for step in table.steps[1:]),
    )


@compiled
def blank_table(board: Board, discs: int) -> Table:
    """A board without discs, and room for a number of them."""
    edge = len(board) + 2 * _BORDER
    colours = np.full((edge, edge), _BLUE, np.uint8)
    colours[_BORDER:-_BORDER, _BORDER:-_BORDER] = board
    return Table(
        colours.ravel(),
        np.zeros(edge * edge, np.int32),
        np.zeros(discs + 1, np.int32),
        np.zeros(discs + 1, np.int32),
        np.full(discs + 1, -1, np.int32),
        np.zeros(discs + 1, np.int32),
    )


@compiled
def put(table: Table, disc: int, square: int, step: int) -> None:
    """Puts a disc on an empty square."""
    table.tops[square] = disc
    table.squares[disc] = square
    table.steps[disc] = step
    table.heights[disc] = 0
    table.below[disc] = _NO_DISC


@compiled
def run(
    table: Table, milestone: Table, movers: Discs, who_moves: int, most_turns: int
) -> tuple[int, int]:
    """Plays turns until the game ends, a position comes back or the turns run out.

    Positions are compared with the milestones of `NewGameState`, so that both
    find a cycle in the same turn.

    Args:
        table: The start; it is left as the last turn left it.
        milestone: Room for the milestone, a table of as many discs.
        movers: All discs, in the order of their numbers.
        who_moves: The rule set, `BOTTOM_MOVES` or `EVERY_DISC_MOVES`.
        most_turns: After how many turns to stop.

    Returns:
        How many turns ran, and the first turn of the cycle that the last one
        closed, or `STACK` or `UNDECIDED`.
    """
    nowhere = np.empty(0, np.int32)
    turn, since, _met = run_apart(table, milestone, movers, who_moves, most_turns, nowhere, nowhere)
    return turn, since


@compiled
def run_apart(
    table: Table, milestone: Table, movers: Discs, who_moves: int, most_turns: int,
    owners: Numbers, groups: Numbers,
) -> tuple[int, int, int]:  # fmt: skip
    """Plays turns of some discs until they come to a square that belongs to others.

    Args:
        table: As for `run`, with no discs but these.
        milestone: As for `run`.
        movers: The discs, all of one group.
        who_moves: As for `run`.
        most_turns: As for `run`.
        owners: The disc to which each square belongs, or 0; squares to which these
            discs come are marked as theirs. Empty where nobody asks.
        groups: The number of each disc's group.

    Returns:
        What `run` returns, and the owner of the square, or 0.
    """
    # Taken out of the tuple once: Numba counts references at every field that it reads from one,
    # which takes longer than a move.
    colours, tops, squares, steps, heights, below = table
    _colours, _tops, old_squares, old_steps, old_heights, _below = milestone
    only_bottom = who_moves == BOTTOM_MOVES
    turn = since = 0
    while turn < most_turns:
        if turn & (turn - 1) == 0:
            copy_discs(table, milestone, movers)
            since = turn
        turn += 1
        for index in range(len(movers)):
            disc = movers[index]
            if only_bottom and heights[disc] > 0:
                continue
            move(colours, tops, squares, steps, heights, below, disc)
            if len(owners):
                owner = owners[squares[disc]]
                if owner == _NO_DISC:
                    owners[squares[disc]] = disc
                elif groups[owner] != groups[disc]:
                    return turn, UNDECIDED, owner
            if heights[tops[squares[disc]]] + 1 >= ENDING_HEIGHT:
                return turn, STACK, _NO_DISC
        if _alike(squares, steps, heights, old_squares, old_steps, old_heights, movers):
            return turn, since, _NO_DISC
    return turn, UNDECIDED, _NO_DISC


@compiled
def play_turn(table: Table, movers: Discs, who_moves: int) -> None:
    """Plays a turn, which a stack that ends the game cuts short."""
    colours, tops, squares, steps, heights, below = table
    for disc in movers:
        if who_moves == EVERY_DISC_MOVES or heights[disc] == 0:
            move(colours, tops, squares, steps, heights, below, disc)
            if heights[tops[squares[disc]]] + 1 >= ENDING_HEIGHT:
                return


@inlined
def move(
    colours: Colours, tops: Numbers, squares: Numbers, steps: Numbers, heights: Numbers,
    below: Numbers, disc: int,
) -> None:  # fmt: skip
    """A disc goes one square with what lies on it, turned round where blue is ahead."""
    here = squares[disc]
    there = here + steps[disc]
    if colours[there] == _BLUE:
        steps[disc] = -steps[disc]
        there = here + steps[disc]
        if colours[there] == _BLUE:
            return
    if colours[there] == _RED:
        _turn_over(tops, squares, heights, below, disc, here, there)
    else:
        _carry(tops, squares, heights, below, disc, here, there)


@inlined
def _carry(
    tops: Numbers, squares: Numbers, heights: Numbers, below: Numbers,
    disc: int, here: int, there: int,
) -> None:  # fmt: skip
    """White: a disc and those on it go on top of what is there, in their order."""
    moving = tops[here]
    rise = heights[tops[there]] + 1 - heights[disc]
    tops[here] = below[disc]
    below[disc] = tops[there]
    tops[there] = moving
    while True:
        squares[moving] = there
        heights[moving] += rise
        if moving == disc:
            return
        moving = below[moving]


@inlined
def _turn_over(
    tops: Numbers, squares: Numbers, heights: Numbers, below: Numbers,
    disc: int, here: int, there: int,
) -> None:  # fmt: skip
    """Red: they go one by one from the top, which reverses their order."""
    while True:
        moving = tops[here]
        tops[here] = below[moving]
        below[moving] = tops[there]
        heights[moving] = heights[tops[there]] + 1
        squares[moving] = there
        tops[there] = moving
        if moving == disc:
            return


@inlined
def copy_discs(source: Table, target: Table, movers: Discs) -> None:
    """Copies how some discs stand; `tops` is left as it is."""
    for disc in movers:
        target.squares[disc] = source.squares[disc]
        target.steps[disc] = source.steps[disc]
        target.heights[disc] = source.heights[disc]
        target.below[disc] = source.below[disc]


@inlined
def same_discs(one: Table, other: Table, movers: Discs) -> bool:
    """Whether some discs stand alike: on the same squares, at the same heights, looking alike."""
    return _alike(
        one.squares, one.steps, one.heights, other.squares, other.steps, other.heights, movers
    )


@inlined
def _alike(
    squares: Numbers, steps: Numbers, heights: Numbers,
    other_squares: Numbers, other_steps: Numbers, other_heights: Numbers, movers: Discs,
) -> bool:  # fmt: skip
    for index in range(len(movers)):
        disc = movers[index]
        if (
            squares[disc] != other_squares[disc]
            or steps[disc] != other_steps[disc]
            or heights[disc] != other_heights[disc]
        ):
            return False
    return True
