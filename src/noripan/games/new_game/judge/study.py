"""The editor of New Game's board, and the cycle of a game that never ends."""

from __future__ import annotations

import re

from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import replace
from noripan.games.new_game.board import Colour, Direction, Disc, painted, squares_of
from noripan.games.new_game.cycle import find_cycle
from noripan.games.new_game.events import MovedOntoWhite
from noripan.games.new_game.game import NewGame, NewGameState
from noripan.games.new_game.judge.problem import DISC_COUNTS, LAST_TURN, NO_ANSWER, write_input
from noripan.problems.differing import Difference, shortened
from noripan.problems.faults import Faults
from noripan.problems.reading import Reader
from noripan.problems.study import Cycle, Study, Tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from noripan.core.game import State
    from noripan.core.record import Step
    from noripan.games.new_game.board import Square
    from noripan.problems.problem import AnyProblem
    from noripan.problems.telling import AnyTelling

_FEWEST_DISCS, _MOST_DISCS = DISC_COUNTS
_COLOURS = {"white": Colour.WHITE, "red": Colour.RED, "blue": Colour.BLUE}
_NUMBER = re.compile(r"-?[0-9]+")  # such as `-1`
_CLOCKWISE = {
    Direction.UP: Direction.RIGHT,
    Direction.RIGHT: Direction.DOWN,
    Direction.DOWN: Direction.LEFT,
    Direction.LEFT: Direction.UP,
}


class NewGameStudy(Study):
    """Painting squares, placing, turning and removing discs."""

    offers_moves = False
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
            UsageError: there is no such tool or square, or there would be more or fewer
                discs than an input may have.
        """
        game = problem.read(Reader(text), Faults(lenient=True))
        square = _square(game, spot)
        if tool in _COLOURS:
            board = painted(game.board, {square: _COLOURS[tool]})
            return write_input(replace(game, board=board))
        if tool == "disc":
            return write_input(replace(game, discs=_placed(game.discs, square)))
        if tool == "remove":
            return write_input(replace(game, discs=_removed(game.discs, square)))
        raise UsageError(Text(f"no tool is called {tool!r}", f"{tool!r}: 없는 도구입니다"))

    def cycle(self, end: State[Any]) -> Cycle | None:
        """Where the game enters its cycle, once a cycle was seen."""
        if not isinstance(end, NewGameState) or end.cycle is None:
            return None
        found = find_cycle(end.game)
        return Cycle(found.first_turn, found.length) if found else None

    def differences(self, expected: str, found: str) -> tuple[Difference, ...]:
        """The two turns."""
        right, own = expected.split(), found.split()
        if right == own:
            return ()
        if len(own) != 1 or not _NUMBER.fullmatch(own[0]):
            return (Difference(_no_number(own)),)
        if right == [str(NO_ANSWER)] and _is_too_late(own[0]):
            return (Difference(_too_late(own[0])),)
        return (Difference(_words(int(right[0]), own[0])),)

    def located(
        self, difference: Difference, expected: str, found: str, telling: AnyTelling
    ) -> Difference:
        """From the first rule beyond a plain step on the boards could differ."""
        own = found.strip()
        if not _NUMBER.fullmatch(own) or difference.text != _words(int(expected), own):
            return difference  # the output names no turn
        steps = enumerate(telling.steps, start=1)
        return replace(difference, turn=next((at for at, step in steps if not _is_plain(step)), 1))


def _square(game: NewGame, spot: str) -> Square:
    for square in squares_of(game.board):
        if str(square) == spot:
            return square
    raise UsageError(Text(f"no square is called {spot!r}", f"{spot!r}: 판에 없는 칸입니다"))


def _placed(discs: tuple[Disc, ...], square: Square) -> tuple[Disc, ...]:
    """The discs with a new last one that looks right, or with the one there turned clockwise."""
    if any(disc.square == square for disc in discs):
        return tuple(
            replace(disc, direction=_CLOCKWISE[disc.direction]) if disc.square == square else disc
            for disc in discs
        )
    if len(discs) >= _MOST_DISCS:
        raise UsageError(
            Text(f"an input has at most {_MOST_DISCS} discs", f"말은 {_MOST_DISCS}개까지입니다")
        )
    return (*discs, Disc(square, Direction.RIGHT))


def _removed(discs: tuple[Disc, ...], square: Square) -> tuple[Disc, ...]:
    left = tuple(disc for disc in discs if disc.square != square)
    if len(left) < len(discs) and len(left) < _FEWEST_DISCS:
        raise UsageError(
            Text(
                f"an input has at least {_FEWEST_DISCS} discs",
                f"말은 적어도 {_FEWEST_DISCS}개입니다",
            )
        )
    return left


def _is_plain(step: Step[NewGameState]) -> bool:
    """Whether every disc went alone onto white: nothing that a program could get wrong."""
    return all(isinstance(event, MovedOntoWhite) and not event.carried for event in step.events)


def _no_number(own: list[str]) -> Text:
    said = shortened(" ".join(own))
    return Text(
        f"the output is one number, the turn or {NO_ANSWER}; yours is {said}",
        f"출력은 턴 번호 또는 {NO_ANSWER}인 수 하나여야 합니다. 내 출력: {said}",
    )


def _is_too_late(own: str) -> bool:
    digits = own.lstrip("0")
    return digits.isdigit() and (len(digits) > len(str(LAST_TURN)) or int(digits) > LAST_TURN)


def _too_late(own: str) -> Text:
    said = shortened(own)
    return Text(
        "yours is {0}; print {1} when it is over {2}",
        "내 출력은 {0}입니다. {2}보다 크면 {1:을/를} 출력해야 합니다",
    ).fill(said, NO_ANSWER, LAST_TURN)


def _words(right: int, own: str) -> Text:
    said = shortened(own)
    ends = {right, _turn(own)} - {NO_ANSWER}
    latest = min(ends, default=LAST_TURN)
    return Text(
        f"yours is {said}, the answer is {right}: at the latest after turn {latest}"
        " the two boards differ",
        f"내 출력은 {said}, 정답은 {right}입니다. 늦어도 {latest}턴 뒤에는 두 판이 다릅니다",
    )


def _turn(own: str) -> int:
    """The turn that an output names; where no game ends then, as if it were -1."""
    number = int(own) if len(own) <= len(str(LAST_TURN)) else NO_ANSWER
    return number if 0 <= number <= LAST_TURN else NO_ANSWER


STUDY = NewGameStudy()
