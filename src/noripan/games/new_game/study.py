"""The editor of New Game's board, and the cycle of a game that never ends."""

from __future__ import annotations

from noripan.core.errors import UsageError
from noripan.core.reading import Reader
from noripan.core.records import Faults
from noripan.core.study import Cycle, Difference, Study, Tool
from noripan.core.text import Text
from noripan.core.value import replace
from noripan.games.new_game.board import Colour, Direction, Disc, square_name
from noripan.games.new_game.cycle import find_cycle
from noripan.games.new_game.events import MovedOntoWhite
from noripan.games.new_game.game import NewGame, NewGameState
from noripan.games.new_game.problem import LAST_TURN, NO_ANSWER, write_input

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from noripan.core.game import State
    from noripan.core.problem import AnyProblem
    from noripan.core.records import Step
    from noripan.games.new_game.board import Square

_COLOURS = {"white": Colour.WHITE, "red": Colour.RED, "blue": Colour.BLUE}
_CLOCKWISE = {
    Direction.UP: Direction.RIGHT,
    Direction.RIGHT: Direction.DOWN,
    Direction.DOWN: Direction.LEFT,
    Direction.LEFT: Direction.UP,
}


class NewGameStudy(Study):
    """Painting squares, placing, turning and removing discs."""

    tools = (
        Tool("white", Text("Paint white", "흰색 칠하기")),
        Tool("red", Text("Paint red", "빨간색 칠하기")),
        Tool("blue", Text("Paint blue", "파란색 칠하기")),
        Tool("disc", Text("Place or turn a disc", "말 놓기, 돌리기")),
        Tool("remove", Text("Remove a disc", "말 치우기")),
    )

    def edit(self, problem: AnyProblem, text: str, tool: str, spot: str) -> str:
        """The input with another colour or disc on a square.

        Raises:
            InputError: the input can't be read, even leniently.
            UsageError: there is no such tool or square, or the last disc would go.
        """
        game = problem.read(Reader(text), Faults(lenient=True))
        square = _square(game, spot)
        if tool in _COLOURS:
            return write_input(_painted(game, square, _COLOURS[tool]))
        if tool == "disc":
            return write_input(replace(game, discs=_placed(game.discs, square)))
        if tool == "remove":
            left = tuple(disc for disc in game.discs if disc.square != square)
            if not left:
                raise UsageError(Text("the last disc stays", "마지막 말은 치울 수 없습니다"))
            return write_input(replace(game, discs=left))
        raise UsageError(Text(f"no tool is called {tool!r}", f"{tool!r}: 없는 도구입니다"))

    def cycle(self, end: State[Any]) -> Cycle | None:
        """Where the game enters its cycle, once a cycle was seen."""
        if not isinstance(end, NewGameState) or end.cycle is None:
            return None
        found = find_cycle(end.game)
        return Cycle(found.first_turn, found.length) if found else None

    def differences(self, problem: AnyProblem, text: str, output: str) -> tuple[Difference, ...]:
        """The two turns; from the first rule beyond a plain step on the boards could differ."""
        right, own = problem.answer(text).split(), output.split()
        if right == own:
            return ()
        (record,) = problem.watch(text)
        steps = list(record.steps)
        turn = next((at for at, step in enumerate(steps, start=1) if not _is_plain(step)), 1)
        return (Difference(_words(int(right[0]), own), turn=turn),)


def _square(game: NewGame, spot: str) -> Square:
    size = range(1, len(game.board) + 1)
    for square in ((row, column) for row in size for column in size):
        if square_name(square) == spot:
            return square
    raise UsageError(Text(f"no square is called {spot!r}", f"{spot!r}: 판에 없는 칸입니다"))


def _painted(game: NewGame, square: Square, colour: Colour) -> NewGame:
    board = tuple(
        tuple(colour if (row, column) == square else old for column, old in enumerate(line, 1))
        for row, line in enumerate(game.board, 1)
    )
    return replace(game, board=board)


def _placed(discs: tuple[Disc, ...], square: Square) -> tuple[Disc, ...]:
    """The discs with a new last one that looks right, or with the one there turned clockwise."""
    if all(disc.square != square for disc in discs):
        return (*discs, Disc(square, Direction.RIGHT))
    return tuple(
        replace(disc, direction=_CLOCKWISE[disc.direction]) if disc.square == square else disc
        for disc in discs
    )


def _is_plain(step: Step) -> bool:
    """Whether every disc went alone onto white: nothing that a program could get wrong."""
    return all(isinstance(event, MovedOntoWhite) and not event.carried for event in step.events)


def _words(right: int, own: list[str]) -> Text:
    said = " ".join(own[:2]) or "-"
    ends = {right, _turn(own)} - {NO_ANSWER}
    latest = min(ends, default=LAST_TURN)
    return Text(
        f"yours is {said}, the answer is {right}: at the latest after turn {latest}"
        " the two boards differ",
        f"내 출력은 {said}, 정답은 {right}입니다. 늦어도 {latest}턴 뒤에는 두 판이 다릅니다",
    )


def _turn(own: list[str]) -> int:
    """The turn that an output names; where it names none, as if it were -1."""
    word = own[0] if own else ""
    in_range = word.isascii() and word.isdigit() and len(word) <= len(str(LAST_TURN))
    return int(word) if in_range else NO_ANSWER


STUDY = NewGameStudy()
