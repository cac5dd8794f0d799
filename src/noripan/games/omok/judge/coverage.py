"""What boards of the judge problem on Omok can bring about, line by line and edge by edge."""

from __future__ import annotations

from functools import cache
from itertools import groupby, product

from noripan.core.text import Text
from noripan.core.value import Value
from noripan.games.omok.board import DIRECTIONS, EMPTY, Colour, Direction, step
from noripan.games.omok.judge.problem import SIZE
from noripan.games.omok.runs import FIVE
from noripan.problems.coverage import Coverage, Spot
from noripan.problems.places import from_to, place_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

FOUR, SIX = FIVE - 1, FIVE + 1


class Line(Value):
    """All points in a row in one direction, five or more.

    Attributes:
        direction: The direction.
        points: The indexes of the points, from the leftmost (in a column from the topmost).
    """

    direction: Direction
    points: tuple[int, ...]

    @property
    def text(self) -> Text:
        """Which line it is, by where it starts."""
        row, column = divmod(self.points[0], SIZE)
        way = self.direction.text
        if self.direction is Direction.ACROSS:
            return _row(row)
        if self.direction is Direction.DOWN:
            return _column(column)
        return Text("{0} from row {1}, column {2}", "{1}행 {2}열에서 시작하는 {0}").fill(
            way, row + 1, column + 1
        )


class Run(Value):
    """Stones of one colour in a row, as many as there are.

    Attributes:
        line: The line that they stand on.
        at: How many points of the line come before them.
        length: How many they are.
        colour: Their colour.
    """

    line: Line
    at: int
    length: int
    colour: Colour

    @property
    def points(self) -> tuple[int, ...]:
        """Where they stand."""
        return self.line.points[self.at : self.at + self.length]

    @property
    def end(self) -> int:
        """How many points of the line come before what follows them."""
        return self.at + self.length

    @property
    def ends(self) -> tuple[int | None, int | None]:
        """The points before and after them; None is the edge."""
        points = self.line.points
        before = points[self.at - 1] if self.at > 0 else None
        return before, points[self.end] if self.end < len(points) else None


def _lines() -> Iterator[Line]:
    for direction, index in product(DIRECTIONS, range(SIZE * SIZE)):
        if step(index, direction, -1, SIZE) is None:
            along = (step(index, direction, steps, SIZE) for steps in range(SIZE))
            points = tuple(point for point in along if point is not None)
            if len(points) >= FIVE:
                yield Line(direction, points)


def _row(row: int) -> Text:
    return Text(f"row {row + 1}", f"{row + 1}행")


def _column(column: int) -> Text:
    return Text(f"column {column + 1}", f"{column + 1}열")


LINES = tuple(_lines())

FIVES = Text("five at both ends of every line", "모든 줄의 양 끝의 오목")
FIVES_AT_EDGES = Text("five at every edge and corner", "모든 변과 구석의 오목")
FIVES_FROM = Text("five from every row and column", "모든 행과 열에서 시작하는 오목")
FIVES_BETWEEN = Text("what stands at the ends of five", "오목 양 끝에 있는 것")
FIVES_ACROSS_EDGE = Text("five, and a stone past the edge", "오목과 판 끝 너머의 돌")
FOURS_AT_EDGES = Text("four at every edge and corner", "모든 변과 구석의 넷")
FOURS_ACROSS_EDGE = Text("four, and a stone past the edge", "넷과 판 끝 너머의 돌")
SIXES = Text("six at both ends of every line", "모든 줄의 양 끝의 육목")
SIXES_AT_EDGES = Text("six at every edge and corner", "모든 변과 구석의 육목")
OVERLINES = Text("more than six", "일곱 개 이상")

_AT_EDGES = {FOUR: FOURS_AT_EDGES, FIVE: FIVES_AT_EDGES, SIX: SIXES_AT_EDGES}
_ACROSS_EDGE = {FOUR: FOURS_ACROSS_EDGE, FIVE: FIVES_ACROSS_EDGE}
_ON_LINES = {FIVE: FIVES, SIX: SIXES}

_FIRST = Text("from its first point", "첫 자리부터")
_LAST = Text("to its last point", "끝 자리까지")
_EDGE = Text("the edge", "판 끝")
_NOTHING = Text("nothing", "빈자리")
_OTHER = Text("the other colour", "상대 돌")
_NEXT_LINE = Text("in the next line of the input", "입력의 다음 줄")
_LINE_BEFORE = Text("in the line of the input before", "입력의 앞줄")
_OPPOSITE = Text("at the opposite edge", "반대쪽 끝")


def by_place(run: Run) -> Iterator[Spot]:
    """The spots that a run covers by where it stands."""
    way = run.line.direction.text
    if run.length in _AT_EDGES:
        yield Spot(_AT_EDGES[run.length], (run.colour.text, way, _from_to(run)))
    if run.length in _ON_LINES:
        yield from _on_line(run)
    if run.length > SIX:
        yield Spot(OVERLINES, (way, Text(f"{run.length} stones", f"{run.length}개")))
    if run.length == FIVE:
        row, column = divmod(run.points[0], SIZE)
        yield Spot(FIVES_FROM, (way, _row(row)))
        yield Spot(FIVES_FROM, (way, _column(column)))


def _from_to(run: Run) -> Text:
    first, last = (
        place_at(column=point % SIZE, row=point // SIZE, size=SIZE)
        for point in (run.points[0], run.points[-1])
    )
    return from_to(first, last)


def _on_line(run: Run) -> Iterator[Spot]:
    rule, line = _ON_LINES[run.length], run.line.text
    if run.at == 0:
        yield Spot(rule, (line, _FIRST))
    if run.end == len(run.line.points):
        yield Spot(rule, (line, _LAST))


def by_ends(run: Run, before: int | None, after: int | None) -> Spot:
    """The spot that a five covers by what stands before and after it; None is the edge."""
    one, other = _end(before), _end(after)
    return Spot(
        FIVES_BETWEEN,
        (
            run.colour.text,
            run.line.direction.text,
            Text("before it {}", "앞은 {}").fill(one),
            Text("after it {}", "뒤는 {}").fill(other),
        ),
    )


def _end(stone: int | None) -> Text:
    if stone is None:
        return _EDGE
    return _NOTHING if stone == EMPTY else _OTHER


def by_stone_past_edge(run: Run, where: Text) -> Spot:
    """The spot that a run of four or five covers by a stone of its colour past the edge."""
    return Spot(_ACROSS_EDGE[run.length], (run.line.direction.text, _from_to(run), where))


def past_edge(run: Run) -> Iterator[tuple[int, Text]]:
    """The points that a careless program takes for the next of a run at the edge, and how.

    Rows stand one after the other in many an array, so that a step past the right edge leads
    to the next row; and where -1 counts from the end, a step past an edge leads to the
    opposite one.
    """
    direction = run.line.direction
    for end, steps in ((run.points[0], -1), (run.points[-1], 1)):
        row, column = divmod(end, SIZE)
        row, column = row + steps * direction.down, column + steps * direction.right
        if step(end, direction, steps, SIZE) is None:
            yield row % SIZE * SIZE + column % SIZE, _OPPOSITE
            index = row * SIZE + column
            if not 0 <= column < SIZE and 0 <= index < SIZE * SIZE:
                yield index, _NEXT_LINE if column == SIZE else _LINE_BEFORE


def runs_on(board: bytes) -> Iterator[Run]:
    """Every run of four or more."""
    for line in LINES:
        at = 0
        for stone, group in groupby(map(board.__getitem__, line.points)):
            length = sum(1 for _stone in group)
            if stone != EMPTY and length >= FOUR:
                yield Run(line, at, length, Colour(stone))
            at += length


def every_run(length: int) -> Iterator[Run]:
    """Every run of a length that there can be, line by line: at both ends, then in between.

    Which colour comes first, and where in between, changes from line to line.
    """
    for number, line in enumerate(LINES):
        last = len(line.points) - length
        middle = range(1, last)
        turn = number % max(len(middle), 1)
        places = dict.fromkeys((0, last, *middle[turn:], *middle[:turn])) if last >= 0 else ()
        for colour in (Colour.BLACK, Colour.WHITE)[:: 1 if number % 2 else -1]:
            yield from (Run(line, at, length, colour) for at in places)


class OmokCoverage(Coverage):
    """Runs of four, five and more: on each line, at each edge, of each colour."""

    def spots(self) -> tuple[Spot, ...]:
        """Those of every run that there can be."""
        return _spots()

    def covered(self, text: str) -> Iterator[Spot]:
        """What the runs of a board cover."""
        board = bytes(map(int, text.split()))
        for run in runs_on(board):
            yield from by_place(run)
            if run.length == FIVE:
                yield by_ends(run, *(None if end is None else board[end] for end in run.ends))
            if run.length in _ACROSS_EDGE:
                for index, where in past_edge(run):
                    if board[index] == run.colour:
                        yield by_stone_past_edge(run, where)

    def inputs(self, subtask: int | None = None) -> tuple[str, ...]:  # noqa: ARG002 there is none
        """Crowded boards that nobody wins, then one with each five that adds something."""
        from noripan.games.omok.judge.covering import covering_boards

        return covering_boards()


@cache
def _spots() -> tuple[Spot, ...]:
    spots: dict[Spot, None] = {}
    for length in (FIVE, SIX, FOUR, *range(SIX + 1, SIZE + 1)):
        for run in every_run(length):
            spots |= dict.fromkeys(by_place(run))
            if length == FIVE:
                ends = ((None,) if end is None else (EMPTY, run.colour.other) for end in run.ends)
                spots |= dict.fromkeys(by_ends(run, *both) for both in product(*ends))
            if length in _ACROSS_EDGE:
                where = (where for _index, where in past_edge(run))
                spots |= dict.fromkeys(by_stone_past_edge(run, one) for one in where)
    return tuple(sorted(spots, key=lambda spot: _RULES.index(spot.rule)))


_RULES = (
    FIVES, FIVES_AT_EDGES, FIVES_FROM, FIVES_BETWEEN, FIVES_ACROSS_EDGE,
    SIXES, SIXES_AT_EDGES, OVERLINES, FOURS_AT_EDGES, FOURS_ACROSS_EDGE,
)  # fmt: skip
COVERAGE: dict[str, Coverage] = {"omok": OmokCoverage()}
