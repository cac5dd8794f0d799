"""The judge problem on Yut Nori: where do the pieces stand after these turns?"""

from __future__ import annotations

from noripan.core.record import Ply
from noripan.core.text import Text
from noripan.games.yut_nori.board import Board, parse_piece
from noripan.games.yut_nori.rules import YutRules
from noripan.games.yut_nori.turn_list import STICKS, Turn, TurnList
from noripan.problems.faults import Faults, replay
from noripan.problems.problem import Limits, Problem, Subtask
from noripan.problems.reading import Reader, in_range
from noripan.problems.telling import Telling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from noripan.core.errors import Place
    from noripan.games.yut_nori.board import Piece, Station, Stop
    from noripan.games.yut_nori.turn_list import TurnListState
    from noripan.problems.problem import AnyProblem

    Asked = tuple[Turn, Place]

_RULES = YutRules()
MOST_TURNS = 100
_TURNS = in_range(1, MOST_TURNS, Text("the number of turns", "차례의 수"))
_LETTERS = "ABCDabcd"
_PIECE = Text(f"a piece (one of {_LETTERS})", f"말 ({_LETTERS} 중 하나)")
_STICKS = Text("four sticks, each B or F", "B나 F로 쓴 윷가락 네 개")

EMPTY_DRAWING = r"""
..----..----..----..----..----..
..    ..    ..    ..    ..    ..
| \                          / |
|  \                        /  |
|   \                      /   |
|    ..                  ..    |
..   ..                  ..   ..
..     \                /     ..
|       \              /       |
|        \            /        |
|         ..        ..         |
|         ..        ..         |
..          \      /          ..
..           \    /           ..
|             \  /             |
|              ..              |
|              ..              |
|             /  \             |
..           /    \           ..
..          /      \          ..
|         ..        ..         |
|         ..        ..         |
|        /            \        |
|       /              \       |
..     /                \     ..
..   ..                  ..   ..
|    ..                  ..    |
|   /                      \   |
|  /                        \  |
| /                          \ |
..    ..    ..    ..    ..    ..
..----..----..----..----..----..
""".strip().split("\n")


class YutNoriProblem(Problem["tuple[Asked, ...]", Board]):
    """Reads a list of turns and draws the board after them.

    Args:
        rules: The steps of a move to go by.
    """

    name = "yut-nori"
    answer_is_drawing = True
    title = Text("Yut Nori", "윷놀이")
    summary = Text(
        "Two sides of four pieces play Yut Nori. Given who moved and how the four sticks fell in "
        "each turn, draw the board after the last.",
        "말이 넷씩인 두 편이 윷놀이를 합니다. 차례마다 움직인 말과 윷가락 네 개의 모양이 주어지면 "
        "마지막 차례 뒤의 윷판을 그립니다.",
    )
    input_form = Text(
        f"N (1 to {MOST_TURNS}), then N lines: a piece (A to D of one side, a to d of the other) "
        "and four letters, one a stick: F for the flat side up and B for the round side up.",
        f"N (1~{MOST_TURNS}), 이어서 N줄: 말(한 편은 A~D, 다른 편은 a~d)과 글자 네 개. "
        "F는 평평한 면이, B는 둥근 면이 위로 온 윷가락입니다.",
    )
    output_form = Text(
        "The 32 lines of the board. A station is a square of two by two dots; A or a replaces the "
        "top left one, B or b the top right one, C or c the bottom left one, D or d the bottom "
        "right one.",
        "윷판 그림 32줄. 밭은 2×2의 점이며 A와 a는 왼쪽 위, B와 b는 오른쪽 위, C와 c는 왼쪽 아래, "
        "D와 d는 오른쪽 아래 점 자리에 씁니다.",
    )
    limits = Limits(1.0, 512)
    subtasks = (
        Subtask(31, Text("one turn, no corner, capital letters only",
                         "차례가 하나이고, 모서리에 가지 않으며, 대문자 말뿐")),
        Subtask(13, Text("no stack, no move starts on a corner, capital letters only",
                         "업는 일이 없고, 모서리에서 출발하지 않으며, 대문자 말뿐")),
        Subtask(10, Text("no move starts on a corner, capital letters only",
                         "모서리에서 출발하지 않으며, 대문자 말뿐")),
        Subtask(27, Text("capital letters only", "대문자 말뿐")),
        Subtask(19, Text("anything that the form allows", "추가 조건 없음")),
    )  # fmt: skip

    def __init__(self, rules: YutRules = _RULES) -> None:
        super().__init__(rules)
        self.game = TurnList(rules)

    def read(self, reader: Reader, faults: Faults) -> tuple[Asked, ...]:
        """The turns with their places.

        Lenient reading accepts any number of turns from 0, takes small letters
        for sticks as capital ones, and leaves out turns that are missing and
        whatever follows the last.

        Raises:
            FormatError: the input isn't in form.
        """
        count = reader.promised(
            range(1, MOST_TURNS + 1), _TURNS, faults, sensible=lambda number: number >= 0
        )
        turns: list[Asked] = []
        while len(turns) < count and (turn := _turn(reader, faults, len(turns) + 1, count)):
            turns.append(turn)
        reader.finish(_turns_in_words(count), faults)
        return tuple(turns)

    def tell(
        self, task: tuple[Asked, ...], faults: Faults, *, events: bool
    ) -> tuple[Telling[TurnListState], ...]:
        """The one list of turns."""
        start = self.game.start()
        plies = (Ply(turn, place) for turn, place in task)
        return (Telling(start, replay(start, plies, faults, events=events)),)

    def verdict(self, tellings: tuple[Telling[TurnListState], ...]) -> Board:
        """The board after the turns.

        Raises:
            BrokenPromise: a piece that is out is moved, and that isn't forgiven.
        """
        (telling,) = tellings
        return telling.end.board

    def answers(self, text: str, *, faults: Faults | None = None) -> frozenset[str]:
        """The answer; where a misreading lets both sides' pieces share a corner, either may show.

        Programs draw the pieces of one side after those of the other.
        """
        faults = faults or Faults()
        pieces = tuple(self.solve(self.read(Reader(text), faults), faults).pieces())
        return frozenset((self.drawing(pieces), self.drawing(pieces[::-1])))

    def write(self, answer: Board) -> str:
        """The drawing of the board."""
        return self.drawing(answer.pieces())

    def drawing(self, pieces: Iterable[tuple[Piece, Stop]]) -> str:
        """The board with these pieces, drawn one after the other."""
        lines = [list(line) for line in EMPTY_DRAWING]
        for piece, stop in pieces:
            station = self.drawn_at(stop)
            if station is not None:
                right, below = self.corner(piece)
                lines[station.row + below][station.column + right] = str(piece)
        return "".join("".join(line) + "\n" for line in lines)

    def prefixes(self, text: str) -> tuple[str, ...]:
        """The input after each turn.

        Raises:
            FormatError: the input isn't in form.
        """
        turns = [turn for turn, _place in self.read(Reader(text), Faults())]
        return tuple(written(turns[:count]) for count in range(1, len(turns) + 1))

    def drawn_at(self, stop: Stop) -> Station | None:
        """Where a piece is drawn: on every station, 날밭 too, but not when waiting or out."""
        return stop.station

    def corner(self, piece: Piece) -> tuple[int, int]:
        """A piece's own corner of each station: characters to the right and lines down."""
        return piece.number % 2, piece.number // 2


def written(turns: Sequence[Turn]) -> str:
    """The input of a list of turns."""
    return "".join(f"{line}\n" for line in (len(turns), *turns))


def _turn(reader: Reader, faults: Faults, number: int, count: int) -> Asked | None:
    """The next turn and its place, or None where the input has ended and that is forgiven."""
    if reader.is_cut(_piece_of_turn(number, count), faults):
        return None
    letter, place = reader.one_of(_LETTERS, _PIECE), reader.last_place()
    if reader.is_cut(_STICKS, faults):
        return None
    return Turn(parse_piece(letter), _sticks(reader, faults)), place


def _sticks(reader: Reader, faults: Faults) -> str:
    word = reader.word(_STICKS)
    if word in STICKS:
        return word
    error = reader.unexpected(word, _STICKS)
    if word.upper() not in STICKS:
        raise error
    faults.report(error)
    return word.upper()


def _piece_of_turn(number: int, count: int) -> Text:
    return Text("{0} for turn {1} of {2}", "차례 {2}개 중 {1}번째의 {0}").fill(
        _PIECE, number, count
    )


def _turns_in_words(count: int) -> Text:
    return Text(f"{count} turn{'' if count == 1 else 's'}", f"차례 {count}개")


PROBLEMS: dict[str, AnyProblem] = {"yut-nori": YutNoriProblem()}
