"""The judge problem `connect-four`: who has four in a line after the listed moves."""

from __future__ import annotations

from noripan.core.record import Ply, Record
from noripan.core.text import Text
from noripan.problems.faults import Faults, replay
from noripan.problems.problem import Limits, Problem
from noripan.problems.reading import Reader
from noripan.problems.telling import Telling
from tests.sixth.connect_four.game import ConnectFour, ConnectFourState, Drop
from tests.sixth.connect_four.rules import ConnectFourRules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.problems.problem import AnyProblem

_COUNT = Text("the number of moves", "수의 개수")
_COLUMN = Text("a column", "열 번호")


class ConnectFourProblem(Problem[tuple[Ply, ...], int]):
    """Reads columns and says who has won."""

    name = "connect-four"
    title = Text("Connect Four", "사목")
    summary = Text(
        "Red and yellow drop discs into the listed columns in turn, red first. Who has four of "
        "a colour in a line at the end?",
        "빨강부터 번갈아 주어진 열에 돌을 떨어뜨립니다. 마지막에 네 개를 이은 쪽은 누구입니까?",
    )
    input_form = Text(
        "The number of moves, then a line for each: its column, from 1 to 7.",
        "첫 줄에 수의 개수, 이어서 한 줄에 하나씩 열 번호(1~7).",
    )
    output_form = Text(
        "1 for red, 2 for yellow, 0 for nobody.", "빨강이면 1, 노랑이면 2, 없으면 0."
    )
    limits = Limits(seconds=1, mebibytes=256)
    subtasks = ()
    rules: ConnectFourRules
    games = (ConnectFour(),)

    def __init__(self, rules: ConnectFourRules | None = None) -> None:
        super().__init__(rules or ConnectFourRules())

    def read(self, reader: Reader, faults: Faults) -> tuple[Ply, ...]:
        game = self.start().game
        count = reader.integer(0, game.width * game.height, _COUNT)
        columns = (reader.integer(1, game.width, _COLUMN) for _move in range(count))
        plies = tuple(Ply(Drop(column), reader.last_place()) for column in columns)
        reader.finish(_COLUMN, faults)
        return plies

    def start(self) -> ConnectFourState:
        return ConnectFour(rules=self.rules).start()

    def tell(
        self, task: tuple[Ply, ...], faults: Faults, *, events: bool
    ) -> tuple[Telling[ConnectFourState], ...]:
        start = self.start()
        return (Telling(start, replay(start, task, faults, events=events)),)

    def verdict(self, tellings: tuple[Telling[ConnectFourState], ...]) -> int:
        (telling,) = tellings
        outcome = telling.end.outcome
        return outcome.winners[0] + 1 if outcome and outcome.winners else 0

    def write(self, answer: int) -> str:
        return f"{answer}\n"

    def listing(self, record: Record) -> str:
        moves = (ply.move for ply in record.plies)
        return "".join(f"{word}\n" for word in (len(record.plies), *moves))


PROBLEMS: dict[str, AnyProblem] = {"connect-four": ConnectFourProblem()}
