"""Common mistakes about Othello, each with what the rule really is.

Left out, since they can't show: columns and rows swapped everywhere (the start is
symmetric), and the bounds of 8×8 used for every board (no disc ever lies beyond the
edge of a smaller one, so a line that gets there isn't closed).
"""

from __future__ import annotations

from types import new_class

from noripan.core.text import Text
from noripan.core.value import replace
from noripan.games.othello.board import Direction
from noripan.games.othello.events import BLACK, WHITE, DiscCount
from noripan.games.othello.judge import misread_rules as misread
from noripan.games.othello.judge.problem import OthelloProblem
from noripan.games.othello.rules import OthelloRules
from noripan.problems.misreading import Misreading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.core.game import Player
    from noripan.games.othello.board import Square
    from noripan.games.othello.game import OthelloState
    from noripan.games.othello.judge.problem import Case
    from noripan.problems.faults import Faults
    from noripan.problems.telling import Telling

_UNCHECKED = misread.UncheckedRules()


class UncheckedProblem(OthelloProblem):
    """The problem for a program that puts every disc it is told to."""

    def __init__(self, rules: OthelloRules = _UNCHECKED) -> None:
        super().__init__(rules)


class ColoursAlternate(UncheckedProblem):
    """Black and white move in turn, whatever the input says."""

    def player(self, colour: int, number: int) -> Player:  # noqa: ARG002 a step's form
        """Black has the odd moves."""
        return BLACK if number % 2 else WHITE


class ColoursAreSwapped(UncheckedProblem):
    """1 is white and 2 is black."""

    def player(self, colour: int, number: int) -> Player:
        """The other side."""
        return WHITE if super().player(colour, number) is BLACK else BLACK


class WhiteFirst(OthelloProblem):
    """White's discs are printed before black's."""

    def line(self, number: int, count: DiscCount) -> str:
        """Swaps the two."""
        return super().line(number, DiscCount(count.white, count.black))


class CountsAddUp(OthelloProblem):
    """The counters aren't cleared between cases."""

    def write(self, answer: tuple[DiscCount, ...]) -> str:
        """Each case counts with those before."""
        black = white = 0
        sums = []
        for count in answer:
            black, white = black + count.black, white + count.white
            sums.append(DiscCount(black, white))
        return super().write(tuple(sums))


class BoardIsNotCleared(UncheckedProblem):
    """Each case starts on the board that those before left, however large theirs were."""

    def tell(
        self, task: tuple[Case, ...], faults: Faults, *, events: bool
    ) -> tuple[Telling[OthelloState], ...]:
        """Puts the discs of each start over whatever is there."""
        left: dict[Square, Player] = {}
        tellings: list[Telling[OthelloState]] = []
        for case in task:
            start = _laid_over(self.first(case), left)
            tellings.append(self.telling(start, case, faults, events=events))
            left.update(_discs(tellings[-1].end))
        return tuple(tellings)


def _laid_over(fresh: OthelloState, left: dict[Square, Player]) -> OthelloState:
    """A state with the discs left on squares that it leaves empty."""
    discs = {square: player for square, player in left.items() if fresh.game.grid.has(square)}
    discs |= _discs(fresh)
    black, white = (
        sum(fresh.game.grid.bit(square) for square, player in discs.items() if player is colour)
        for colour in (BLACK, WHITE)
    )
    return replace(fresh, black=black, white=white)


def _discs(state: OthelloState) -> dict[Square, Player]:
    """Whose disc stands on each square that isn't empty."""
    sides = ((state.black, BLACK), (state.white, WHITE))
    return {
        square: player for discs, player in sides for square in state.game.grid.squares_of(discs)
    }


class EmptySquaresCount(OthelloProblem):
    """Empty squares count for whoever has more discs."""

    def count(self, state: OthelloState) -> DiscCount:
        """The score by which games between people are told."""
        counted = super().count(state)
        return DiscCount(*self.rules.scores(counted.black, counted.white, state.empties))


class LastLineIsNotCounted(OthelloProblem):
    """The discs in the last row and the last column aren't counted."""

    def count(self, state: OthelloState) -> DiscCount:
        """The discs on the other squares."""
        grid = state.game.grid
        counted = sum(grid.bit(at) for at in grid.squares if max(at) < grid.size - 1)
        return super().count(
            replace(state, black=state.black & counted, white=state.white & counted)
        )


_CLOSED = Text(
    "A line turns over only where it ends at a disc of one's own, with no gap; the edge and empty "
    "squares close nothing.",
    "상대 돌의 줄은 빈칸 없이 이어져 내 돌에서 끝날 때만 뒤집힙니다. 판 끝이나 빈칸에서 끝나면 "
    "뒤집히지 않습니다.",
)
_FIRST_OWN = Text(
    "A line ends at the first disc of one's own.", "뒤집는 줄은 처음 만나는 내 돌까지입니다."
)
_WHOLE_LINE = Text("All discs of a closed line turn over.", "닫힌 줄의 돌은 모두 뒤집힙니다.")
_EIGHT = Text(
    "A disc turns over lines in all eight directions at once.",
    "놓은 돌은 여덟 방향의 줄을 한꺼번에 뒤집습니다.",
)
_START = Text(
    "At the start white is on the upper left and lower right of the four squares in the middle of "
    "the board, black on the others.",
    "처음에는 판 한가운데 네 칸 중 왼쪽 위와 오른쪽 아래에 백, 나머지에 흑이 있습니다.",
)
_COLOUR = Text(
    "The third number says who moved, 1 black and 2 white; after a pass one side moves twice.",
    "셋째 수가 누가 두었는지(1 흑, 2 백) 말해 주며, 패스가 있으면 같은 색이 잇달아 둡니다.",
)
_FRESH = Text(
    "Every case starts from a fresh board and counts anew.",
    "테스트 케이스마다 판과 개수를 새로 시작합니다.",
)
_OUTPUT = Text(
    "The discs on the board are counted, black's first; empty squares count for nobody.",
    "판 위의 돌만 세어 흑을 먼저 씁니다. 빈칸은 누구의 것도 아닙니다.",
)


def _mistake(name: str, title: Text, rule: Text, rules: OthelloRules) -> Misreading:
    return Misreading(name, title, rule, OthelloProblem(rules))


def _forgets(name: str, title: Text, *forgotten: Direction) -> Misreading:
    kind = new_class(
        f"Forgets{name.title().replace('-', '')}",
        (misread.DirectionForgotten,),
        exec_body=lambda body: body.update(forgotten=frozenset(forgotten)),
    )
    return _mistake(name, title, _EIGHT, kind())


_LINES = (
    _mistake("unclosed-lines-turn",
             Text("turns a line over whatever it ends at", "줄이 무엇으로 끝나든 뒤집는다"),
             _CLOSED, misread.UnclosedLinesTurn()),
    _mistake("edge-closes",
             Text("takes the edge for the end of a closed line", "판 끝에서 끝나는 줄도 뒤집는다"),
             _CLOSED, misread.EdgeCloses()),
    _mistake("empty-square-closes",
             Text("takes an empty square for the end of a closed line",
                  "빈칸에서 끝나는 줄도 뒤집는다"),
             _CLOSED, misread.EmptySquareCloses()),
    _mistake("empty-squares-are-jumped",
             Text("jumps over empty squares on the way to a disc of its own",
                  "빈칸을 건너뛰어 내 돌을 찾는다"),
             _CLOSED, misread.EmptySquaresAreJumped()),
    _mistake("empty-squares-are-filled",
             Text("puts discs on the empty squares of a line, too",
                  "줄에 있는 빈칸에도 돌을 놓는다"),
             _CLOSED, misread.EmptySquaresAreFilled()),
    _mistake("rows-run-on",
             Text("follows a line over the edge into the next row",
                  "줄이 판 끝을 넘어 다음 행으로 이어진다"),
             _CLOSED, misread.RowsRunOn()),
    _mistake("negative-index-wraps",
             Text("tests only the right and the lower edge, so that index -1 reads the opposite "
                  "line, as in Python",
                  "오른쪽과 아래쪽 끝만 확인하여, Python처럼 인덱스 -1이 반대쪽 끝줄을 읽는다"),
             _CLOSED, misread.NegativeIndexWraps()),
    _mistake("last-line-is-left-out",
             Text("doesn't follow a line to the last row or the last column",
                  "마지막 행이나 마지막 열까지 가는 줄을 보지 않는다"),
             Text("Lines reach up to the edge: the last row and the last column belong to the "
                  "board.",
                  "마지막 행과 마지막 열도 판이라서 줄은 판 끝까지 이어집니다."),
             misread.LastLineIsLeftOut()),
    _mistake("search-goes-on",
             Text("goes on past the first disc of its own", "처음 만난 내 돌에서 멈추지 않는다"),
             _FIRST_OWN, misread.SearchGoesOn()),
    _mistake("one-disc-a-line-turns",
             Text("turns over only one disc of a line", "줄마다 돌을 하나만 뒤집는다"),
             _WHOLE_LINE, misread.OneDiscALineTurns()),
    _mistake("turned-discs-turn-others",
             Text("lets turned discs turn over others in a chain",
                  "뒤집힌 돌이 다시 다른 돌을 뒤집는다"),
             Text("Only lines from the new disc turn over, not lines from turned ones.",
                  "새로 놓은 돌에서 시작하는 줄만 뒤집힙니다."),
             misread.TurnedDiscsTurnOthers()),
    _mistake("lines-are-transposed",
             Text("puts the disc at column and row but follows lines from row and column",
                  "돌은 열과 행으로 놓고 줄은 행과 열로 찾는다"),
             Text("The first number is the column, the second the row, for the disc and its lines.",
                  "돌을 놓을 때도 줄을 찾을 때도 첫 수는 열, 둘째 수는 행입니다."),
             misread.LinesAreTransposed()),
)  # fmt: skip

_DIRECTIONS = (
    *(
        _forgets(
            f"no-{direction.name.lower()}",
            Text("forgets the direction {}", "{} 방향을 빠뜨린다").fill(direction.text),
            direction,
        )
        for direction in Direction
    ),
    _forgets(
        "no-diagonals",
        Text("forgets the diagonals", "대각선을 빠뜨린다"),
        *(way for way in Direction if all(way.step)),
    ),
    _mistake(
        "only-the-first-direction",
        Text(
            "turns over only the first line that it finds, from the upper left row by row",
            "왼쪽 위부터 한 행씩 보아 처음 찾은 방향만 뒤집는다",
        ),
        _EIGHT,
        misread.OnlyTheFirstDirection(),
    ),
    _mistake(
        "only-the-first-clockwise",
        Text(
            "turns over only the first line that it finds, clockwise from above",
            "위에서부터 시계 방향으로 보아 처음 찾은 방향만 뒤집는다",
        ),
        _EIGHT,
        misread.OnlyTheFirstClockwise(),
    ),
)

_CASES = (
    _mistake("start-of-eight",
             Text("starts every board as that of 8×8", "판의 크기와 상관없이 8×8처럼 시작한다"),
             _START, misread.StartOfEight()),
    _mistake("start-colours-swapped",
             Text("swaps black and white at the start", "처음에 흑과 백의 자리가 바뀌었다"),
             _START, misread.StartColoursSwapped()),
    Misreading("colours-alternate",
               Text("lets black and white move in turn, whatever the input says",
                    "입력의 색을 보지 않고 흑과 백이 번갈아 둔다"),
               _COLOUR, ColoursAlternate()),
    Misreading("colours-are-swapped",
               Text("takes 1 for white and 2 for black", "1을 백, 2를 흑으로 본다"),
               _COLOUR, ColoursAreSwapped()),
    Misreading("board-is-not-cleared",
               Text("doesn't clear the board between cases",
                    "테스트 케이스 사이에 판을 비우지 않는다"),
               _FRESH, BoardIsNotCleared()),
    Misreading("counts-add-up",
               Text("doesn't clear the counters between cases",
                    "테스트 케이스 사이에 개수를 0으로 되돌리지 않는다"),
               _FRESH, CountsAddUp()),
    Misreading("last-line-is-not-counted",
               Text("doesn't count the discs in the last row and the last column",
                    "마지막 행과 마지막 열의 돌을 세지 않는다"),
               Text("All discs on the board are counted, up to the last row and column.",
                    "마지막 행과 열까지 판 위의 돌을 모두 셉니다."),
               LastLineIsNotCounted()),
    Misreading("white-first", Text("prints white before black", "백의 수를 흑보다 먼저 쓴다"),
               _OUTPUT, WhiteFirst()),
    Misreading("empty-squares-count",
               Text("gives empty squares to the winner", "빈칸을 이긴 쪽의 것으로 센다"),
               _OUTPUT, EmptySquaresCount()),
)  # fmt: skip

MISREADINGS: dict[str, tuple[Misreading, ...]] = {"othello": _LINES + _DIRECTIONS + _CASES}
