"""The judge problems of New Game: in which turn does the game end?"""

from __future__ import annotations

from noripan.core.errors import BrokenPromise
from noripan.core.record import Ply, stepped
from noripan.core.text import Text
from noripan.games.new_game.board import Colour, Direction, Disc, RuleSet, Square
from noripan.games.new_game.game import TURN, Ending, NewGame
from noripan.games.new_game.rules import NewGameRules
from noripan.problems.problem import Limits, Problem
from noripan.problems.reading import in_range
from noripan.problems.telling import Telling

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.core.record import Step
    from noripan.games.new_game.board import Board
    from noripan.games.new_game.game import NewGameState
    from noripan.problems.faults import Faults
    from noripan.problems.reading import Reader

SIZES = (4, 12)
DISC_COUNTS = (4, 10)
LAST_TURN = 1000
NO_ANSWER = -1
_RULES = NewGameRules()


class NewGameProblem(Problem[NewGame, int]):
    """Runs the game and says in which turn it ends: the part that both rule sets share.

    Args:
        rules: The steps of a turn to go by.
    """

    ruleset: RuleSet
    input_form = Text(
        "The first line has N (4 to 12) and K (4 to 10). N lines follow with the N colours of"
        " a row each: 0 white, 1 red, 2 blue. Then K lines say where discs 1 to K start: row,"
        " column (both from 1) and direction: 1 right, 2 left, 3 up, 4 down. No two discs start"
        " on one square.",
        "첫 줄에 N(4~12)과 K(4~10)가 있습니다. 이어서 N줄에 한 행의 색이 N개씩 있습니다:"
        " 0은 흰색, 1은 빨간색, 2는 파란색. 그다음 K줄에 1번부터 K번까지 말의 행과 열(1부터),"
        " 방향이 있습니다: 1은 오른쪽, 2는 왼쪽, 3은 위, 4는 아래. 한 칸에서 두 말이 시작하지"
        " 않습니다.",
    )
    output_form = Text(
        "The number of the turn in which the game ends; -1 where that is over 1000 or the game"
        " never ends.",
        "게임이 끝나는 턴의 번호. 1000보다 크거나 게임이 끝나지 않으면 -1.",
    )
    subtasks = ()
    rules: NewGameRules

    def __init__(self, rules: NewGameRules = _RULES) -> None:
        super().__init__(rules)

    def read(self, reader: Reader, faults: Faults) -> NewGame:
        """The game that an input describes.

        Sizes out of range and what follows the last disc are forgiven.

        Raises:
            InputError: anything else is wrong, or `faults` is strict.
        """
        size = _size(reader, faults, SIZES, Text("N, the size of the board", "판의 크기 N"))
        count = _size(reader, faults, DISC_COUNTS, Text("K, the number of discs", "말의 개수 K"))
        board = self.read_board(reader, size)
        discs = self.read_discs(reader, size, count)
        reader.finish(Text("the last disc", "마지막 말"), faults)
        return NewGame(board, discs, self.ruleset, self.rules)

    def read_board(self, reader: Reader, size: int) -> Board:
        """The colours, row by row."""
        name = Text("a colour", "칸의 색")
        return tuple(
            tuple(Colour(reader.integer(Colour.WHITE, Colour.BLUE, name)) for _ in range(size))
            for _ in range(size)
        )

    def read_discs(self, reader: Reader, size: int, count: int) -> tuple[Disc, ...]:
        """The discs in the order of their numbers, no two on one square."""
        discs: dict[Square, Disc] = {}
        for number in range(1, count + 1):
            place = reader.place()
            disc = self.read_disc(reader, size, number)
            if disc.square in discs:
                raise BrokenPromise(
                    Text(
                        f"disc {number} starts on {disc.square}, where another disc is",
                        f"{number}번 말이 시작하는 {disc.square}에는 이미 다른 말이 있습니다",
                    ),
                    place,
                )
            discs[disc.square] = disc
        return tuple(discs.values())

    def read_disc(self, reader: Reader, size: int, number: int) -> Disc:
        """One disc: row, column, direction."""
        row = reader.integer(1, size, Text(f"the row of disc {number}", f"{number}번 말의 행"))
        column = reader.integer(
            1, size, Text(f"the column of disc {number}", f"{number}번 말의 열")
        )
        direction = reader.integer(
            1, len(Direction), Text(f"the direction of disc {number}", f"{number}번 말의 방향")
        )
        return Disc(Square(column=column - 1, row=row - 1), Direction(direction))

    def tell(
        self,
        task: NewGame,
        faults: Faults,  # noqa: ARG002 the game can't go wrong
        *,
        events: bool,
    ) -> tuple[Telling[NewGameState], ...]:
        """The one game, until it is over or turn 1000 has run."""
        start = task.start()
        return (Telling(start, self.steps(start, events=events), note=lambda: _NOTE),)

    def verdict(self, tellings: tuple[Telling[NewGameState], ...]) -> int:
        """The number of the turn in which the game ends, or -1."""
        (telling,) = tellings
        state = telling.end
        ends = state.outcome is not None and state.outcome.reason is Ending.STACK
        return state.turn_number if ends else NO_ANSWER

    def goes_on(self, state: NewGameState) -> bool:
        """Whether the problem asks for another turn: the game isn't over, nor turn 1000."""
        return state.turn_number < LAST_TURN and state.outcome is None

    def write(self, answer: int) -> str:
        """The number on a line."""
        return f"{answer}\n"

    def steps(self, state: NewGameState, *, events: bool) -> Iterator[Step[NewGameState]]:
        """The turns from a state on, until the game is over or turn 1000 has run."""
        while self.goes_on(state):
            step = stepped(state, _TURN, [] if events else None)
            yield step
            state = step.state


_TURN = Ply(TURN)
_NOTE = Text(
    "The answer is the turn in which a stack of four or more stands, or -1 where none"
    f" does by turn {LAST_TURN}.",
    f"답은 말이 네 개 이상 쌓인 턴이며, {LAST_TURN}턴까지 쌓이지 않으면 -1입니다.",
)


def write_input(game: NewGame) -> str:
    """The input that describes a game; its sizes may be out of the problem's range."""
    starts = ((disc.square.row + 1, disc.square.column + 1, disc.direction) for disc in game.discs)
    lines = ((len(game.board), len(game.discs)), *game.board, *starts)
    return "".join(" ".join(str(int(number)) for number in line) + "\n" for line in lines)


def _size(reader: Reader, faults: Faults, limits: tuple[int, int], name: Text) -> int:
    """A number that should be in range but makes sense beyond."""
    low, high = limits
    return reader.promised(
        range(low, high + 1), in_range(low, high, name), faults, sensible=lambda number: number >= 1
    )


class BottomMoves(NewGameProblem):
    """New Game: only a disc at the bottom moves."""

    name = "new-game"
    title = Text("New Game", "새로운 게임")
    summary = Text(
        "Discs move over a coloured board by themselves, each disc at the bottom of a stack"
        " carrying the whole stack. In which turn do four or more discs first lie on one another?",
        "색칠된 판 위에서 말들이 차례대로 저절로 움직이고, 맨 아래의 말만 자기 위의 말을 모두"
        " 싣고 갑니다. 말이 네 개 이상 쌓이는 것은 몇 번째 턴입니까?",
    )
    limits = Limits(seconds=0.5, mebibytes=256)
    ruleset = RuleSet.BOTTOM_MOVES


class EveryDiscMoves(NewGameProblem):
    """New Game 2: every disc moves, with those above it."""

    name = "new-game-2"
    title = Text("New Game 2", "새로운 게임 2")
    summary = Text(
        "Discs move over a coloured board by themselves, each carrying those above it and"
        " leaving those below. In which turn do four or more discs first lie on one another?",
        "색칠된 판 위에서 말들이 차례대로 저절로 움직이고, 모든 말이 자기 위의 말은 싣고 아래의"
        " 말은 남겨 둡니다. 말이 네 개 이상 쌓이는 것은 몇 번째 턴입니까?",
    )
    limits = Limits(seconds=0.5, mebibytes=512)
    ruleset = RuleSet.EVERY_DISC_MOVES


PROBLEMS = {"new-game": BottomMoves(), "new-game-2": EveryDiscMoves()}
