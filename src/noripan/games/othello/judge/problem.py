"""The judge problem `othello`: count the discs after the listed moves of each game."""

from __future__ import annotations

from noripan.core.errors import BrokenPromise, IllegalMove, Place
from noripan.core.game import Event, Player
from noripan.core.record import Ply, stepped
from noripan.core.text import Text
from noripan.core.value import Value, replace
from noripan.games.othello.board import SIZES, Square
from noripan.games.othello.events import BLACK, COLOURS, WHITE, DiscCount
from noripan.games.othello.game import Othello, Pass, Put
from noripan.games.othello.rules import OthelloRules
from noripan.problems.faults import Faults
from noripan.problems.problem import Limits, Problem, Subtask
from noripan.problems.reading import Reader, in_range
from noripan.problems.telling import Telling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from noripan.core.record import Step
    from noripan.games.othello.game import OthelloState
    from noripan.problems.problem import AnyProblem

    _Number = tuple[range, Text]

JUDGE_SIZES = (4, 6, 8)
_COLOURS = (BLACK, WHITE)
_DISCS_AT_START = 4
_RULES = OthelloRules()


class ListedMove(Value):
    """One line of a case: a disc and who puts it.

    Attributes:
        number: Which line of the case it is, from 1.
        square: Where the disc goes.
        player: Whose disc it is.
        place: Where the line stands in the input.
    """

    number: int
    square: Square
    player: Player
    place: Place


class Case(Value):
    """One game of an input.

    Attributes:
        number: Which case it is, from 1.
        size: Squares along an edge.
        moves: The listed moves, without passes.
    """

    number: int
    size: int
    moves: tuple[ListedMove, ...]


class Named(Event):
    """The input's column and row are a square."""

    title = Text("column first, then row", "열이 먼저, 행은 그다음")
    square: Square

    def caption(self) -> Text:
        """Such as: column 6, row 5 is f5."""
        column, row = self.square.column + 1, self.square.row + 1
        return Text(
            f"column {column}, row {row} is {self.square}",
            f"{column}열 {row}행은 {self.square}",
        )


class OthelloProblem(Problem[tuple[Case, ...], tuple[DiscCount, ...]]):
    """Reads cases of listed moves and counts the discs after each.

    Args:
        rules: The steps of a move to go by.
    """

    name = "othello"
    title = Text("Othello disc count", "오셀로 돌 세기")
    summary = Text(
        "Play the listed moves of each game of Othello and count both sides' discs at the end. "
        "Passes aren't listed: the colour of a move says who made it.",
        "오셀로 게임마다 주어진 대로 돌을 놓고, 끝났을 때 흑과 백의 돌이 몇 개인지 셉니다. "
        "패스는 적혀 있지 않으며, 누가 두었는지는 돌의 색이 말해 줍니다.",
    )
    input_form = Text(
        "The number of cases. A case: the size of the board (4, 6 or 8) and the number of moves, "
        "then a line for each move: column, row (both from 1) and colour (1 black, 2 white).",
        "첫 줄에 테스트 케이스의 수. 케이스마다 판의 크기(4, 6, 8)와 돌을 놓는 횟수, "
        "이어서 한 줄에 하나씩 열, 행(둘 다 1부터), 색(1 흑, 2 백).",
    )
    output_form = Text(
        "A line for each case: `#` and its number, black's discs, white's discs.",
        "케이스마다 한 줄에 `#`과 케이스 번호, 흑의 돌 수, 백의 돌 수.",
    )
    limits = Limits(seconds=10, mebibytes=256)
    subtasks: tuple[Subtask, ...] = ()
    rules: OthelloRules

    def __init__(self, rules: OthelloRules = _RULES) -> None:
        super().__init__(rules)

    def read(self, reader: Reader, faults: Faults) -> tuple[Case, ...]:
        """The cases; the lenient take any even size from 4 to 26 and forgive an end cut off."""
        count = reader.integer(1, None, Text("the number of cases", "테스트 케이스의 수"))
        cases: list[Case] = []
        while len(cases) < count:
            number = len(cases) + 1
            if cases and reader.is_cut(_expected_size(number), faults):
                break
            cases.append(self.read_case(reader, number, faults))
        reader.finish(Text(f"case {count}, the last", f"마지막 {count}번 케이스"), faults)
        return tuple(cases)

    def read_case(self, reader: Reader, number: int, faults: Faults) -> Case:
        """The case of a number; the lenient leave out moves that no board or side could make."""
        size = reader.promised(
            JUDGE_SIZES, _expected_size(number), faults, sensible=SIZES.__contains__
        )
        count = _read_count(reader, number, size, faults)
        form = _form_of_move(number, size)
        moves: list[ListedMove] = []
        for move in range(1, count + 1):
            if reader.is_cut(form[0][1], faults):
                break
            listed = self.read_move(reader, move, form, faults)
            if listed is not None:
                moves.append(listed)
        return Case(number, size, tuple(moves))

    def read_move(
        self, reader: Reader, number: int, form: tuple[_Number, ...], faults: Faults
    ) -> ListedMove | None:
        """The move of a line, or None where it is no move at all and that is forgiven."""
        place = reader.place()
        column, row, colour = (_read_number(reader, one, faults) for one in form)
        if column is None or row is None or colour is None:
            return None
        return ListedMove(number, self.square(column, row), self.player(colour, number), place)

    def square(self, column: int, row: int) -> Square:
        """The square that a line names: the column stands first, both count from 1."""
        return Square(column=column - 1, row=row - 1)

    def player(self, colour: int, number: int) -> Player:  # noqa: ARG002
        """Who makes a move: the colour says so, never how many moves came before."""
        return _COLOURS[colour - 1]

    def tell(
        self, task: tuple[Case, ...], faults: Faults, *, events: bool
    ) -> tuple[Telling[OthelloState], ...]:
        """A game for each case, with the passes that its list leaves out."""
        return tuple(self.telling(self.first(case), case, faults, events=events) for case in task)

    def telling(
        self, start: OthelloState, case: Case, faults: Faults, *, events: bool
    ) -> Telling[OthelloState]:
        """A case's game from a first state on."""
        title = Text(f"case {case.number}", f"{case.number}번 케이스")
        return Telling(start, self.steps(start, case, faults, events=events), title)

    def steps(
        self, state: OthelloState, case: Case, faults: Faults, *, events: bool
    ) -> Iterator[Step[OthelloState]]:
        """Plays a case from its first state, passes included."""
        for line in case.moves:
            if _passes_before(state, line):
                passed = stepped(state, Ply(Pass(), line.place), [] if events else None)
                yield passed
                state = passed.state
            step = _put(state, case, line, faults, [Named(line.square)] if events else None)
            if step is not None:
                yield step
                state = step.state

    def verdict(self, tellings: tuple[Telling[OthelloState], ...]) -> tuple[DiscCount, ...]:
        """Both sides' discs at the end of each case."""
        return tuple(self.count(telling.end) for telling in tellings)

    def first(self, case: Case) -> OthelloState:
        """The state that a case starts from: a fresh board of its size."""
        return Othello(case.size, rules=self.rules).start()

    def count(self, state: OthelloState) -> DiscCount:
        """The discs on the board; empty squares count for nobody here."""
        return DiscCount(state.discs(BLACK), state.discs(WHITE))

    def write(self, answer: tuple[DiscCount, ...]) -> str:
        """A line a case."""
        return "".join(self.line(number, count) for number, count in enumerate(answer, start=1))

    def line(self, number: int, count: DiscCount) -> str:
        """The line of a case: black before white."""
        return f"#{number} {count.black} {count.white}\n"

    def prefixes(self, text: str) -> tuple[str, ...]:
        """The input after each move of each case.

        Raises:
            FormatError: the input isn't in form.
        """
        cases = self.read(Reader(text), Faults())
        return tuple(
            _written((*cases[:index], replace(case, moves=case.moves[:count])))
            for index, case in enumerate(cases)
            for count in range(1, len(case.moves) + 1)
        )


def _written(cases: tuple[Case, ...]) -> str:
    """An input with these cases."""
    moves = [[(move.square, move.player) for move in case.moves] for case in cases]
    texts = (case_text(case.size, listed) for case, listed in zip(cases, moves, strict=True))
    return "".join((f"{len(cases)}\n", *texts))


def case_text(size: int, moves: Sequence[tuple[Square, Player]]) -> str:
    """The lines of a case in an input."""
    lines = [f"{size} {len(moves)}\n"]
    for square, player in moves:
        lines.append(f"{square.column + 1} {square.row + 1} {_COLOURS.index(player) + 1}\n")
    return "".join(lines)


def _expected_size(number: int) -> Text:
    return Text(
        f"the board size of case {number} (4, 6 or 8)",
        f"{number}번 케이스의 판의 크기 (4, 6, 8 중 하나)",
    )


def _read_count(reader: Reader, number: int, size: int, faults: Faults) -> int:
    """How many moves a case lists: never more than there are empty squares at the start."""
    name = Text(f"the number of moves of case {number}", f"{number}번 케이스에서 돌을 놓는 횟수")
    most = size * size - _DISCS_AT_START
    return reader.promised(
        range(most + 1), in_range(0, most, name), faults, sensible=lambda count: count >= 0
    )


def _form_of_move(number: int, size: int) -> tuple[_Number, ...]:
    """A move's column, row and colour, in the words for a case."""
    along = range(1, size + 1)
    column = Text(f"the column of a move of case {number}", f"{number}번 케이스에서 돌을 놓을 열")
    row = Text(f"the row of a move of case {number}", f"{number}번 케이스에서 돌을 놓을 행")
    colour = Text(
        f"the colour of a move of case {number} (1 for black or 2 for white)",
        f"{number}번 케이스에서 놓을 돌의 색 (흑은 1, 백은 2)",
    )
    return (
        (along, in_range(1, size, column)),
        (along, in_range(1, size, row)),
        (range(1, len(_COLOURS) + 1), colour),
    )


def _read_number(reader: Reader, number: _Number, faults: Faults) -> int | None:
    """The next number, or None where it isn't allowed and that is forgiven."""
    allowed, expected = number
    found = reader.promised(allowed, expected, faults, sensible=lambda _found: True)
    return found if found in allowed else None


def _passes_before(state: OthelloState, line: ListedMove) -> bool:
    """Whether the side before a line's has to pass, which the input doesn't list."""
    return state.mover is not line.player and state.moves() == (Pass(),)


def _put(
    state: OthelloState, case: Case, line: ListedMove, faults: Faults, events: list[Event] | None
) -> Step[OthelloState] | None:
    """The step of a line; the lenient let a side move out of turn and leave out the rest."""
    if state.mover is not line.player and state.turn is not Player.NOBODY:
        faults.report(_broken(case, line, _out_of_turn(state)))
    try:
        mover = replace(state, mover=line.player)
        return stepped(mover, Ply(Put(line.square), line.place), events)
    except IllegalMove as error:
        faults.report(_broken(case, line, error.message))
        return None


def _out_of_turn(state: OthelloState) -> Text:
    colour, places = COLOURS[state.mover], " ".join(map(str, state.moves()))
    return Text(
        "it is the turn of {0}, which can move ({1})",
        "{0}의 차례이고 {0:은/는} 둘 곳이 있습니다({1})",
    ).fill(colour, places)


def _broken(case: Case, line: ListedMove, reason: Text) -> BrokenPromise:
    """The error for a line that the rules don't allow."""
    colour, column, row = COLOURS[line.player], line.square.column + 1, line.square.row + 1
    return BrokenPromise(
        Text(
            "case {}, move {} ({}, column {}, row {}): {}",
            "{}번 케이스의 {}번째 수({}, {}열 {}행): {}",
        ).fill(case.number, line.number, colour, column, row, reason),
        line.place,
    )


PROBLEMS: dict[str, AnyProblem] = {"othello": OthelloProblem()}
