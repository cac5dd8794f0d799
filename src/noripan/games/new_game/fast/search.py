"""Looks for starting positions with the longest games that end: hill climbing, many times over.

A climb begins at a random position whose game ends. It changes one thing at a
time, a square's colour, a disc's square or direction or two discs' numbers, and
keeps what makes the game no shorter. It gives up when many changes in a row
have brought nothing. Each climb draws from a generator of its own, made from
the seed and the climb's number: so a search that goes on later finds what it
would have found at once.
"""

from __future__ import annotations

import json

import numpy as np

from noripan.compiling.jit import compiled
from noripan.core.errors import InvalidOptions, InvalidState
from noripan.core.text import Text
from noripan.core.value import Value, replace
from noripan.games.new_game.board import Colour, Direction, Disc, RuleSet, Square
from noripan.games.new_game.fast.table import (
    BOTTOM_MOVES,
    EVERY_DISC_MOVES,
    STACK,
    Board,
    blank_table,
    movers_of,
    put,
    run,
    square_index,
    step_of,
    table_of,
    who_moves_in,
)
from noripan.games.new_game.game import NewGame
from noripan.games.new_game.judge.problem import PROBLEMS, write_input
from noripan.games.new_game.rules import ENDING_HEIGHT
from noripan.problems.faults import Faults
from noripan.problems.reading import Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.games.new_game.fast.table import Numbers

MOST_TURNS = 1_000_000
"""A game that goes on for longer counts as one that never ends."""

PATIENCE = 5000
"""After how many changes in a row that bring nothing a climb ends."""

LARGEST_SIZE = 100
FEWEST_DISCS = ENDING_HEIGHT

_COLOURS, _DIRECTIONS = len(Colour), len(Direction)
_KINDS_OF_CHANGES = 4
_PROBLEM_OF = {problem.ruleset: problem for problem in PROBLEMS.values()}


class Search(Value):
    """What is looked for, and what was found so far.

    Attributes:
        ruleset: Who moves.
        size: Squares along an edge of the board.
        discs: How many discs there are.
        seed: What all random draws come from.
        climbs: How many climbs are done.
        turns: In which turn the longest game ends; 0 where none was found.
        best: That game.
    """

    ruleset: RuleSet
    size: int
    discs: int
    seed: int = 0
    climbs: int = 0
    turns: int = 0
    best: NewGame | None = None

    def __post_init__(self) -> None:
        """Checks what is looked for.

        Raises:
            InvalidOptions: no game of this size can be changed or can end.
        """
        if not 1 <= self.size <= LARGEST_SIZE:
            raise InvalidOptions(
                Text(f"a search takes boards of size 1 to {LARGEST_SIZE}, not {self.size}",
                     f"판의 크기는 1~{LARGEST_SIZE}이어야 합니다: {self.size}")
            )  # fmt: skip
        if not FEWEST_DISCS <= self.discs < self.size**2:
            raise InvalidOptions(
                Text(
                    f"a search takes at least {FEWEST_DISCS} discs and fewer than squares, "
                    f"not {self.discs} on {self.size}×{self.size}",
                    f"말은 {FEWEST_DISCS}개 이상이고 칸보다 적어야 합니다: "
                    f"{self.size}×{self.size}에 {self.discs}개",
                )
            )


def climb_on(search: Search, climbs: int) -> Iterator[Search]:
    """Climbs so many times more.

    Yields:
        How far the search is, after each climb.
    """
    who_moves = BOTTOM_MOVES if search.ruleset is RuleSet.BOTTOM_MOVES else EVERY_DISC_MOVES
    for _climb in range(climbs):
        rng = np.random.default_rng([search.seed, search.climbs])
        turns, board, squares, directions = _climb_once(
            search.size, search.discs, who_moves, PATIENCE, rng
        )
        search = replace(search, climbs=search.climbs + 1)
        if turns > search.turns:
            game = _game(board, squares, directions, search.ruleset)
            search = replace(search, turns=int(turns), best=game)
        yield search


def write_search(search: Search) -> str:
    """A search as JSON, with its best game as an input of the judge problem."""
    data = {
        "problem": _PROBLEM_OF[search.ruleset].name,
        "size": search.size,
        "discs": search.discs,
        "seed": search.seed,
        "climbs": search.climbs,
        "turns": search.turns,
        "input": write_input(search.best) if search.best else "",
    }
    return json.dumps(data, indent=2) + "\n"


def read_search(text: str) -> Search:
    """The search that `write_search` wrote; its best game is played again.

    Raises:
        InvalidState: the text is no search, or its game doesn't end in that turn.
    """
    try:
        data = json.loads(text)
        problem = PROBLEMS[data["problem"]]
        numbers = [data[key] for key in ("size", "discs", "seed", "climbs", "turns")]
        written = data["input"]
        if not all(type(number) is int and number >= 0 for number in numbers):
            raise _invalid()
        size, discs, seed, climbs, turns = numbers
        reader, faults = Reader(written), Faults(lenient=True)
        best = problem.read(reader, faults) if written else None
        search = Search(problem.ruleset, size, discs, seed, climbs, turns, best)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise _invalid() from error
    if (_turns_of(best) if best else 0) != turns or (
        best and (len(best.board), len(best.discs)) != (size, discs)
    ):
        raise _invalid()
    return search


def warm() -> None:
    """Compiles the climb, by one that ends at once."""
    _climb_once(3, FEWEST_DISCS, BOTTOM_MOVES, 0, np.random.default_rng(0))


def _invalid() -> InvalidState:
    return InvalidState(
        Text("this is no search of `noripan search`, or it was changed",
             "`noripan search`의 기록이 아니거나 고쳐진 것입니다")
    )  # fmt: skip


def _game(board: Board, squares: Numbers, directions: Numbers, ruleset: RuleSet) -> NewGame:
    size = len(board)
    discs = tuple(
        Disc(Square(column=square % size, row=square // size), Direction(direction))
        for square, direction in zip(squares.tolist(), directions.tolist(), strict=True)
    )
    return NewGame(tuple(tuple(map(Colour, row)) for row in board.tolist()), discs, ruleset)


def _turns_of(game: NewGame) -> int:
    table = table_of(game)
    turn, since = run(table, table_of(game), movers_of(table), who_moves_in(game), MOST_TURNS)
    return int(turn) if since == STACK else 0


@compiled
def _climb_once(
    size: int, discs: int, who_moves: int, patience: int, rng: np.random.Generator
) -> tuple[int, Board, Numbers, Numbers]:
    """One climb: in which turn its longest game ends, or 0; the board, and where discs start.

    Squares are numbered from 0 in reading order.
    """
    board = np.empty((size, size), np.uint8)
    for row in range(size):
        for column in range(size):
            board[row, column] = _drawn(_COLOURS, rng)
    squares = np.full(discs, -1, np.int32)
    directions = np.empty(discs, np.int32)
    for disc in range(discs):
        squares[disc] = _free_square(size, squares, rng)
        directions[disc] = 1 + _drawn(_DIRECTIONS, rng)
    best = _end_turn(board, squares, directions, who_moves)
    idle = 0
    while idle < patience:
        new_board, new_squares, new_directions = board.copy(), squares.copy(), directions.copy()
        _change(new_board, new_squares, new_directions, rng)
        turns = _end_turn(new_board, new_squares, new_directions, who_moves)
        idle = 0 if turns > best else idle + 1
        if turns >= best:
            best = turns
            board, squares, directions = new_board, new_squares, new_directions
    return best, board, squares, directions


@compiled
def _change(board: Board, squares: Numbers, directions: Numbers, rng: np.random.Generator) -> None:
    """Changes one thing at random."""
    kind = _drawn(_KINDS_OF_CHANGES, rng)
    disc = _drawn(len(squares), rng)
    if kind == 0:
        row, column = _drawn(len(board), rng), _drawn(len(board), rng)
        board[row, column] = _drawn(_COLOURS, rng)
    elif kind == 1:
        squares[disc] = _free_square(len(board), squares, rng)
    elif kind == 2:  # noqa: PLR2004 kinds are counted
        directions[disc] = 1 + _drawn(_DIRECTIONS, rng)
    else:
        other = _drawn(len(squares), rng)
        squares[disc], squares[other] = squares[other], squares[disc]
        directions[disc], directions[other] = directions[other], directions[disc]


@compiled
def _free_square(size: int, squares: Numbers, rng: np.random.Generator) -> int:
    """A square on which no disc starts."""
    while True:
        square = _drawn(size * size, rng)
        if not np.any(squares == square):
            return square


@compiled
def _drawn(count: int, rng: np.random.Generator) -> int:
    """A number from 0 to `count` - 1, each as likely."""
    return int(rng.random() * count)


@compiled
def _end_turn(board: Board, squares: Numbers, directions: Numbers, who_moves: int) -> int:
    """In which turn a game ends; 0 where it never does, or too late."""
    size = len(board)
    table = blank_table(board, len(squares))
    for disc in range(len(squares)):
        square = square_index(size, squares[disc] % size, squares[disc] // size)
        put(table, disc + 1, square, step_of(size, directions[disc]))
    milestone = blank_table(board, len(squares))
    turn, since = run(table, milestone, movers_of(table), who_moves, MOST_TURNS)
    return turn if since == STACK else 0
