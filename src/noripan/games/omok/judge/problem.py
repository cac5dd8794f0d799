"""The judge problem `omok`: who has exactly five in a row on a board of 19x19."""

from __future__ import annotations

from functools import partial

from noripan.core.errors import BrokenPromise
from noripan.core.text import Text
from noripan.core.value import Value, replace
from noripan.games.omok.board import EMPTY, Colour
from noripan.games.omok.game import Omok, OmokState
from noripan.games.omok.options import RuleSet
from noripan.games.omok.rules import OmokRules
from noripan.games.omok.runs import FIVE
from noripan.problems.faults import Faults
from noripan.problems.problem import Limits, Problem
from noripan.problems.reading import Reader
from noripan.problems.telling import Telling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from noripan.core.errors import Place
    from noripan.core.game import Event
    from noripan.core.scene import Scene
    from noripan.games.omok.board import Point
    from noripan.games.omok.runs import Run

SIZE = 19
_RULES = OmokRules()
_BOARD = Text(f"the {SIZE} rows of the board", f"판의 {SIZE}줄")


class Position(Value):
    """A board to judge.

    Attributes:
        board: The points in reading order: 0 empty, 1 black, 2 white.
        place_of: Where in the input a point of the board stands, by its index.
    """

    board: bytes
    place_of: Callable[[int], Place]


class _SetUp(OmokState):
    """A position that is no moment of a game: nobody is to move."""

    def scene(self, events: tuple[Event, ...] = ()) -> Scene:
        """The board, with no word on a turn."""
        return replace(super().scene(events), captions=())


class OmokProblem(Problem[Position, "Run | None"]):
    """Who has won, and where the five starts.

    Args:
        rules: The steps of the rules to go by.
    """

    name = "omok"
    title = Text("Omok", "오목")
    summary = Text(
        "Tells from a board of black and white stones who has won: whoever has exactly five "
        "in a row across, down or on a diagonal. Six or more in a row are no win.",
        "흑돌과 백돌이 놓인 판을 보고 누가 이겼는지 알아냅니다. 가로, 세로, 대각선으로 정확히 "
        "다섯 개를 이으면 이기고, 여섯 개 이상은 이긴 것이 아닙니다.",
    )
    input_form = Text(
        f"{SIZE} lines of {SIZE} numbers, from the top: 0 an empty point, 1 black, 2 white. "
        "There is at most one five.",
        f"위에서부터 {SIZE}줄에 수가 {SIZE}개씩: 0은 빈자리, 1은 흑돌, 2는 백돌. "
        "다섯 개가 이어진 곳은 많아야 한 군데입니다.",
    )
    output_form = Text(
        "The winning colour (1 or 2) and on the next line the row from the top and the column "
        "from the left, both from 1, of the leftmost stone of the five (the topmost in a "
        "column). 0 alone where nobody has won.",
        "이긴 색(1 또는 2)을 쓰고, 다음 줄에 다섯 돌 중 가장 왼쪽 돌(세로면 가장 위쪽 돌)의 "
        "행(위에서부터)과 열(왼쪽에서부터)을 1부터 세어 씁니다. 이긴 쪽이 없으면 0만 씁니다.",
    )
    limits = Limits(seconds=1.0, mebibytes=32)
    subtasks = ()

    def __init__(self, rules: OmokRules = _RULES) -> None:
        super().__init__(rules)
        self.game = Omok(SIZE, RuleSet.STANDARD, rules=rules)

    def read(self, reader: Reader, faults: Faults) -> Position:
        """The board.

        Raises:
            FormatError: a number is missing or isn't 0, 1 or 2, or more follow.
        """
        board = bytes(
            reader.integer(0, max(Colour), _cell_name(column, row))
            for row in range(1, SIZE + 1)
            for column in range(1, SIZE + 1)
        )
        reader.finish(_BOARD, faults)
        return Position(board, reader.place_of)

    def solve(self, task: Position, faults: Faults) -> Run | None:
        """The five that wins, or None.

        Where there are several, which the problem promises not to happen, the one that
        is found first in reading order of the leftmost stones.

        Raises:
            BrokenPromise: there are several and `faults` is strict; names them all.
        """
        fives = self.fives(task.board)
        if len(fives) > 1:
            second = self.game.index(fives[1].stones[0])
            faults.report(BrokenPromise(self._too_many(fives), task.place_of(second)))
        return fives[0] if fives else None

    def answers(self, text: str, *, faults: Faults | None = None) -> frozenset[str]:
        """The answer; where a misreading sees several wins, a search may meet any of them first."""
        board = self.read(Reader(text), faults or Faults()).board
        return frozenset(map(self.write, self.fives(board) or (None,)))

    def write(self, answer: Run | None) -> str:
        """The colour, and the row and column of the stone to name."""
        if answer is None:
            return "0\n"
        row, column = self.coordinates(self.named_stone(answer))
        return f"{answer.colour:d}\n{row} {column}\n"

    def tell(
        self,
        task: Position,
        faults: Faults,
        *,
        events: bool,  # noqa: ARG002 nobody moves
    ) -> tuple[Telling[OmokState], ...]:
        """The board as it stands, with the verdict on it as a note."""
        five = self.solve(task, faults)
        # Whoever won moved last; where nobody did, it doesn't matter who moves next.
        colour = five.colour.other if five else Colour.BLACK
        start = self.game.position(task.board, colour)
        if start.outcome is None:
            start = _SetUp(start.game, start.board, start.colour, start.stage, start.black)
        return (Telling(start, note=partial(self._why, five, task.board)),)

    def verdict(self, tellings: tuple[Telling[OmokState], ...]) -> Run | None:
        """The five that wins, or None."""
        (telling,) = tellings
        return next(iter(self.fives(telling.start.board)), None)

    def fives(self, board: bytes) -> tuple[Run, ...]:
        """Every run of exactly five, in reading order of the leftmost stones."""
        return self.game.rules.winning_runs(self.game, board)

    def named_stone(self, five: Run) -> Point:
        """The stone that the answer names: the leftmost, in a column the topmost."""
        return five.stones[0]

    def coordinates(self, point: Point) -> tuple[int, int]:
        """What is written of a point: its row from the top and its column from the left, from 1."""
        return _row_and_column(point)

    def _too_many(self, fives: tuple[Run, ...]) -> Text:
        all_of_them = self._listed(fives)
        return Text(
            "expected at most one five, found {}: {}",
            "다섯 개가 이어진 곳은 많아야 한 군데여야 하는데 {}군데입니다: {}",
        ).fill(len(fives), all_of_them)

    def _why(self, five: Run | None, board: bytes) -> Text:
        return self._why_won(five, board) if five else self._why_nobody(board)

    def _why_won(self, five: Run, board: bytes) -> Text:
        colour, run = five.colour.text, self._words(five)
        if five not in _RIGHT.fives(board):
            return Text("{} wins: {}", "{:이/가} 이김: {}").fill(colour, run)
        before, after = self._beside(five, board, -1), self._beside(five, board, five.length)
        return Text(
            "{} has exactly five: {}; there is no sixth, since before them is {} and after them {}",
            "{:이/가} 정확히 다섯 개를 이었습니다: {}. 앞은 {}, 뒤는 {:이라/라}"
            " 여섯 번째 돌이 없습니다",
        ).fill(colour, run, before, after)

    def _why_nobody(self, board: bytes) -> Text:
        long = self.game.rules.runs(self.game, board)
        if not long:
            return Text("nobody has five in a row", "다섯 개를 이은 쪽이 없습니다")
        runs = self._listed(long)
        if min(run.length for run in long) == FIVE:
            return Text(
                "nobody has won; this doesn't count: {}",
                "이긴 쪽이 없습니다. 다음은 세지 않습니다: {}",
            ).fill(runs)
        return Text(
            "nobody has exactly five in a row; six or more don't count: {}",
            "정확히 다섯 개를 이은 쪽이 없습니다. 여섯 개 이상은 세지 않습니다: {}",
        ).fill(runs)

    def _beside(self, run: Run, board: bytes, steps: int) -> Text:
        """What is on a point in line with a run, some steps from its first stone."""
        first = self.game.index(run.stones[0])
        index = self.game.rules.beyond(self.game, first, run.direction, steps)
        if index is None:
            return Text("the edge", "판 끝")
        if board[index] == EMPTY:
            return Text("an empty point", "빈자리")
        colour = Colour(board[index]).text
        return Text("a {} stone", "{}돌").fill(colour)

    def _listed(self, runs: Iterable[Run]) -> Text:
        words = tuple(map(self._words, runs))
        return Text("; ".join(text.en for text in words), "; ".join(text.ko for text in words))

    def _words(self, run: Run) -> Text:
        """A run as the judge counts rows and columns, and as the drawn board names points."""
        first, last = run.stones[0], run.stones[-1]
        (top, left), (bottom, right) = _row_and_column(first), _row_and_column(last)
        colour, way = run.colour.text, run.direction.text
        return Text(
            "{0} {1} stones {2}, from row {3}, column {4} ({5}) to row {6}, column {7} ({8})",
            "{2:으로/로} {1}돌 {0}개, {3}행 {4}열({5})부터 {6}행 {7}열({8})까지",
        ).fill(run.length, colour, way, top, left, first, bottom, right, last)


def written(board: bytes) -> str:
    """The input of a board."""
    rows = (board[start : start + SIZE] for start in range(0, len(board), SIZE))
    return "".join(" ".join(map(str, row)) + "\n" for row in rows)


def _row_and_column(point: Point) -> tuple[int, int]:
    return SIZE - point.row, point.column + 1


def _cell_name(column: int, row: int) -> Text:
    return Text(f"row {row}, column {column} of the board", f"판의 {row}행 {column}열")


_RIGHT = OmokProblem()
PROBLEMS = {"omok": _RIGHT}
