"""What cases of the judge problem on Othello can bring about, direction by direction.

A case counts for the lines of its last disc alone: they show in its counts, whatever a
program does later. Its passes, its end and the discs that are counted show as they are.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, groupby, pairwise, product
from pathlib import Path

from noripan.core.text import Text, same
from noripan.games.othello.board import DIRECTIONS, Direction, Square, grid_of
from noripan.games.othello.events import BLACK, COLOURS, WHITE
from noripan.games.othello.game import End, Othello, Put
from noripan.games.othello.judge.problem import JUDGE_SIZES, OthelloProblem
from noripan.problems.coverage import Coverage, Spot, kept_inputs
from noripan.problems.faults import Faults
from noripan.problems.places import from_to, place_at
from noripan.problems.reading import Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from noripan.core.game import Player, Reason
    from noripan.games.othello.game import OthelloState
    from noripan.problems.telling import Telling

    Walk = tuple[int, ...]
    """Indexes of squares, one after the other."""
    Past = tuple[tuple[Spot, Walk], ...]
    """Ways on past the edge, each with the spot that a line along it covers."""

CLOSED = Text("closed lines from edge to edge", "닫힌 줄이 시작하고 끝나는 변과 구석")
LENGTHS = Text("closed lines of every length", "닫힌 줄의 모든 길이")
TOGETHER = Text("two lines at once", "한꺼번에 뒤집는 두 줄")
TO_EDGE = Text("lines that the edge leaves open", "판 끝에서 끝나 열린 줄")
TO_EMPTY = Text("lines that an empty square leaves open", "빈칸에서 끝나 열린 줄")
PAST_EDGE = Text("lines that only a disc past the edge closes", "판 끝 너머의 돌만이 닫는 줄")
SQUARES = Text("a disc on every square", "모든 칸에 놓는 돌")
COUNTED = Text("discs counted in every row and column", "모든 행과 열에서 세는 돌")
PASSES = Text("passes", "패스")
ENDS = Text("ends of games", "게임의 끝")
CASES = Text("one case after another", "다른 케이스 다음의 케이스")

_NEXT_ROW = Text("into the next row", "다음 행으로")
_ROW_BEFORE = Text("into the row before", "앞 행으로")
_OPPOSITE = Text("to the opposite edge", "반대쪽 끝으로")
_RUNNING = {2: Text("{} moves twice running", "{:이/가} 잇달아 두 번 둠"),
            3: Text("{} moves three times running", "{:이/가} 잇달아 세 번 둠")}  # fmt: skip
_PLAYERS = (BLACK, WHITE)
_PROBLEM = OthelloProblem()
_FOLDER = Path(__file__).with_name("covering") / "othello"


def by_put(state: OthelloState, square: Square) -> Iterator[Spot]:
    """The spots that a legal disc covers by its square and its lines."""
    size, at, mover = state.game.size, _index(state.game.size, square), state.mover
    own, other = (state.black, state.white) if mover is BLACK else (state.white, state.black)
    yield _on_square(size, at)
    closed = []
    for direction, walk, past in _around(size, at):
        length = _length(walk, other)
        if _is_closed(walk, own, other):
            closed.append(direction)
            yield from _by_closed(size, mover, at, direction, length)
        elif length:
            yield _by_open(size, mover, at, direction, length)
        if length == len(walk):
            yield from (spot for spot, beyond in past if _is_closed(walk + beyond, own, other))
    yield from (_together(size, *two) for two in combinations(closed, 2))


def _length(walk: Walk, other: int) -> int:
    """How many discs of the other side a walk begins with."""
    return next((number for number, at in enumerate(walk) if not other >> at & 1), len(walk))


def _is_closed(walk: Walk, own: int, other: int) -> bool:
    """Whether a walk comes to a disc of one's own right after others."""
    length = _length(walk, other)
    return 0 < length < len(walk) and bool(own >> walk[length] & 1)


# Walks over the board, and past its edge


def _index(size: int, square: Square) -> int:
    return square.row * size + square.column


def _squares_from(size: int, at: int, direction: Direction) -> Iterator[Square]:
    """The squares in a direction, those past the edge too, as far as the board is wide."""
    square, (right, down) = grid_of(size).squares[at], direction.step
    for _step in range(size - 1):
        square = square.beside(columns=right, rows=down)
        yield square


@cache
def _walk(size: int, at: int, direction: Direction) -> Walk:
    """The squares in a direction, up to the edge."""
    grid = grid_of(size)
    return tuple(_index(size, one) for one in _squares_from(size, at, direction) if grid.has(one))


@cache
def _around(size: int, at: int) -> tuple[tuple[Direction, Walk, Past], ...]:
    """For each direction the way to the edge, and where careless programs go on from there."""
    walks = ((direction, _walk(size, at, direction)) for direction in DIRECTIONS)
    return tuple(
        (direction, walk, tuple(_past_edge(size, at, direction, walk))) for direction, walk in walks
    )


def _past_edge(size: int, at: int, direction: Direction, walk: Walk) -> Iterator[tuple[Spot, Walk]]:
    """Where a step past the edge leads, and the spot that it covers.

    Rows stand one after the other in many an array, so that a step past the right edge leads
    to the next row; and where -1 counts from the end, a step past an edge leads to the
    opposite one.
    """
    past = tuple(_squares_from(size, at, direction))[len(walk) :]
    opposite = (Square(column=one.column % size, row=one.row % size) for one in past)
    ways = {_OPPOSITE: tuple(_index(size, one) for one in opposite)}
    if right := direction.step[0]:
        indexes = (_index(size, one) for one in past)
        on = _NEXT_ROW if right > 0 else _ROW_BEFORE
        ways[on] = tuple(index for index in indexes if 0 <= index < size * size)
    last = _place(size, walk[-1] if walk else at)
    for way, squares in ways.items():
        if squares:
            yield Spot(PAST_EDGE, (_board(size), direction.text, last, way)), squares


# Spots of discs, each made once


@cache
def _board(size: int) -> Text:
    return same(f"{size}×{size}")


def _place(size: int, at: int) -> Text:
    return place_at(column=at % size, row=at // size, size=size)


@cache
def _on_square(size: int, at: int) -> Spot:
    column, row = _column(at % size), _row(at // size)
    return Spot(SQUARES, (_board(size), column, row))


def _column(column: int) -> Text:
    return Text("column {}", "{}열").fill(column + 1)


def _row(row: int) -> Text:
    return Text("row {}", "{}행").fill(row + 1)


@cache
def _by_closed(
    size: int, player: Player, at: int, direction: Direction, length: int
) -> tuple[Spot, ...]:
    walk = _walk(size, at, direction)
    whose = (_board(size), COLOURS[player], direction.text)
    return (
        Spot(CLOSED, (*whose, from_to(_place(size, at), _place(size, walk[length])))),
        Spot(LENGTHS, (*whose, Text("turns {} over", "{}개를 뒤집음").fill(length))),
    )


@cache
def _by_open(size: int, player: Player, at: int, direction: Direction, length: int) -> Spot:
    walk = _walk(size, at, direction)
    end = walk[min(length, len(walk) - 1)]
    where = from_to(_place(size, at), _place(size, end))
    rule = TO_EDGE if length == len(walk) else TO_EMPTY
    return Spot(rule, (_board(size), COLOURS[player], direction.text, where))


@cache
def _together(size: int, one: Direction, other: Direction) -> Spot:
    return Spot(TOGETHER, (_board(size), one.text, other.text))


# Spots of whole cases


def by_end(state: OthelloState) -> Iterator[Spot]:
    """The spots that a case covers by the state at its end: what is counted, why it is over."""
    size = state.game.size
    for player, discs in ((BLACK, state.black), (WHITE, state.white)):
        for square in grid_of(size).squares_of(discs):
            yield from _counted(size, player, square)
    outcome = state.outcome
    if outcome and outcome.winners:
        yield _end(size, outcome.reason, outcome.winners[0])


def by_movers(size: int, movers: Iterable[Player]) -> Iterator[Spot]:
    """The spots that a case covers by who moved when: the passes between."""
    for player, moves in groupby(movers):
        running = sum(1 for _move in moves)
        yield from (_pass(size, player, times) for times in _RUNNING if times <= running)


@cache
def _counted(size: int, player: Player, square: Square) -> tuple[Spot, ...]:
    places = _column(square.column), _row(square.row)
    return tuple(Spot(COUNTED, (_board(size), COLOURS[player], place)) for place in places)


@cache
def _end(size: int, reason: Reason, winner: Player) -> Spot:
    more = Text("{} has more", "{:이/가} 더 많음").fill(COLOURS[winner])
    return Spot(ENDS, (_board(size), reason.text, more))


@cache
def _pass(size: int, player: Player, times: int) -> Spot:
    return Spot(PASSES, (_board(size), _RUNNING[times].fill(COLOURS[player])))


@cache
def _after(size: int, last: int) -> Spot:
    return Spot(CASES, (Text("{} after {}", "{1} 다음에 {0}").fill(_board(size), _board(last)),))


class OthelloCoverage(Coverage):
    """Lines of discs: in each direction, from and to each edge, of each length, on each board."""

    def spots(self) -> tuple[Spot, ...]:
        """Those of every line that a board has room for, and every end of a game."""
        return _spots()

    def covered(self, text: str) -> Iterator[Spot]:
        """What the last discs of the cases cover, and the cases as a whole."""
        tellings = _PROBLEM.tell(_PROBLEM.read(Reader(text), Faults()), Faults(), events=False)
        for telling in tellings:
            yield from _by_case(telling)
        sizes = (telling.start.game.size for telling in tellings)
        yield from (_after(size, last) for last, size in pairwise(sizes))

    def inputs(self, subtask: int | None = None) -> tuple[str, ...]:  # noqa: ARG002 there is none
        """Beginnings of games, each up to a disc that adds something: `tools/covering`."""
        return kept_inputs(_FOLDER)


def _by_case(telling: Telling[OthelloState]) -> Iterator[Spot]:
    states = [telling.start, *(step.state for step in telling.steps)]
    puts = [
        (state, step.ply.move.square)
        for state, step in zip(states, telling.steps, strict=False)
        if isinstance(step.ply.move, Put)
    ]
    yield from by_end(telling.end)
    if puts:
        yield from by_put(*puts[-1])
        yield from by_movers(puts[0][0].game.size, (state.mover for state, _square in puts))


@cache
def _spots() -> tuple[Spot, ...]:
    every = (spot for size in JUDGE_SIZES for spot in (*_of_lines(size), *_of_cases(size)))
    never = frozenset(_never())
    spots = (spot for spot in dict.fromkeys(every) if spot not in never)
    return tuple(sorted(spots, key=lambda spot: _RULES.index(spot.rule)))


def _of_lines(size: int) -> Iterator[Spot]:
    """The spots of every line that a board has room for."""
    start = Othello(size).start()
    taken = start.black | start.white
    for at in range(size * size):
        if taken >> at & 1:
            continue
        yield _on_square(size, at)
        for player, (direction, walk, past) in product(_PLAYERS, _around(size, at)):
            for length, end in enumerate((*walk, None)[1:], start=1):
                if end is not None:
                    yield from _by_closed(size, player, at, direction, length)
                if end is None or not taken >> end & 1:
                    yield _by_open(size, player, at, direction, length)
            yield from (spot for spot, _beyond in past)
        long = (direction for direction, walk, _past in _around(size, at) if len(walk) > 1)
        yield from (_together(size, *two) for two in combinations(long, 2))


def _of_cases(size: int) -> Iterator[Spot]:
    """The spots of whole cases on a board."""
    for player, square in product(_PLAYERS, grid_of(size).squares):
        yield from _counted(size, player, square)
    yield from (_pass(size, player, times) for player, times in product(_PLAYERS, _RUNNING))
    yield from (_end(size, reason, winner) for reason, winner in product(End, _PLAYERS))
    yield from (_after(size, last) for last in JUDGE_SIZES)


def _never() -> Iterator[Spot]:
    """What no game on 4×4 brings about: a whole diagonal of one side and the corner past it."""
    for direction, at, way in (
        (Direction.SOUTHWEST, 12, _ROW_BEFORE),
        (Direction.NORTHEAST, 3, _NEXT_ROW),
    ):
        yield Spot(PAST_EDGE, (_board(4), direction.text, _place(4, at), way))


_RULES = (
    CLOSED, LENGTHS, TOGETHER, TO_EDGE, TO_EMPTY, PAST_EDGE,
    SQUARES, COUNTED, PASSES, ENDS, CASES,
)  # fmt: skip
COVERAGE: dict[str, Coverage] = {"othello": OthelloCoverage()}
