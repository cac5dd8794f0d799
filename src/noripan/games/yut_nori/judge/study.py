"""Compares somebody's drawing of the board with the right one, piece by piece."""

from __future__ import annotations

from noripan.core.text import Text
from noripan.core.value import replace
from noripan.games.yut_nori.board import Station, parse_piece
from noripan.games.yut_nori.judge.problem import EMPTY_DRAWING
from noripan.games.yut_nori.turn_list import TurnListState
from noripan.problems.study import Difference, Study, shortened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TypeAlias

    from noripan.core.game import State
    from noripan.core.scene import Scene
    from noripan.games.yut_nori.board import Piece
    from noripan.problems.problem import AnyProblem
    from noripan.problems.telling import AnyTelling

    Cell: TypeAlias = tuple[int, int]
    """Line and character of the drawing, from 0."""

_LETTERS = "ABCDabcd"
_MOST_TOLD = 5


class YutNoriStudy(Study):
    """Finds the cells that differ, and the first and last turn that moves one of their pieces."""

    offers_moves = False

    def differences(self, problem: AnyProblem, text: str, output: str) -> tuple[Difference, ...]:
        """The cells that differ, the pieces concerned, and the other board's picture.

        Raises:
            InputError: the input can't be read or answered.
        """
        right = problem.answer(text).splitlines()
        own = [line.rstrip() for line in output.rstrip().lstrip("\r\n").splitlines()]
        if own == right:
            return ()
        if _size(own) != _size(right):
            return (Difference(_other_size(_size(right), _size(own))),)
        cells = _differing_cells(right, own)
        spots = _differing_stations(right, own, cells)
        if not spots:  # the boards show no such thing as a corner or a line of the drawing
            return (Difference(_words(right, own, cells, [])),) if cells else ()
        shown = {_at(lines, cell) for cell in cells for lines in (right, own)}
        pieces = {parse_piece(letter) for letter in _LETTERS if letter in shown}
        (telling,) = problem.watch(text)
        turns, last = _turns_of(telling, pieces)
        return (Difference(_words(right, own, cells, turns), turn=min(turns, default=None),
                           spots=spots, board=_board_of(own, last)),)  # fmt: skip


def _size(lines: list[str]) -> tuple[int, int]:
    """How many lines a drawing has, and how many characters its longest."""
    return len(lines), max(map(len, lines), default=0)


def _differing_cells(right: list[str], own: list[str]) -> list[Cell]:
    rows, columns = max(len(right), len(own)), max(map(len, [*right, *own]))
    cells = ((row, column) for row in range(rows) for column in range(columns))
    return [cell for cell in cells if _at(right, cell) != _at(own, cell)]


def _at(lines: list[str], cell: Cell) -> str:
    """What a drawing shows in a cell; a blank beyond its end."""
    row, column = cell
    return lines[row][column : column + 1] or " " if row < len(lines) else " "


def _station(cell: Cell) -> Station | None:
    """The station that a cell belongs to."""
    row, column = cell
    for station in Station:
        if 0 <= row - station.row <= 1 and 0 <= column - station.column <= 1:
            return station
    return None


def _differing_stations(right: list[str], own: list[str], cells: list[Cell]) -> tuple[str, ...]:
    """The stations where other pieces stand, in whichever corner."""
    found = dict.fromkeys(station for cell in cells if (station := _station(cell)))
    return tuple(
        str(station) for station in found if _pieces(right, station) != _pieces(own, station)
    )


def _pieces(lines: list[str], station: Station) -> set[str]:
    corners = (
        (station.row + below, station.column + right) for below in (0, 1) for right in (0, 1)
    )
    return {_at(lines, corner) for corner in corners} & set(_LETTERS)


def _turns_of(telling: AnyTelling, pieces: set[Piece]) -> tuple[list[int], Scene]:
    """The turns that move one of the pieces, and the last picture."""
    turns, state = [], telling.start
    for turn, step in enumerate(telling.steps, start=1):
        if _moved(state, step.state, pieces):
            turns.append(turn)
        state = step.state
    return turns, state.scene()


def _moved(before: State[Any], after: State[Any], pieces: Iterable[Piece]) -> bool:
    """Whether a turn moved one of the pieces."""
    if not (isinstance(before, TurnListState) and isinstance(after, TurnListState)):
        return False
    return any(before.board.stop(piece) != after.board.stop(piece) for piece in pieces)


def _board_of(own: list[str], last: Scene) -> Scene:
    """The last picture with the pieces as somebody's drawing has them."""
    tokens = {token.label: token for token in last.tokens}
    for tray in last.trays:
        tokens |= {token.label: token for token in tray.tokens}
    placed = tuple(
        replace(tokens[letter], spot=str(station))
        for row in range(len(EMPTY_DRAWING))
        for column in range(len(EMPTY_DRAWING))
        if (letter := _at(own, (row, column))) in tokens and (station := _station((row, column)))
    )
    return replace(last, tokens=placed, marks=(), captions=(), trays=())


def _words(right: list[str], own: list[str], cells: list[Cell], turns: list[int]) -> Text:
    told = [_cell_words(right, own, cell) for cell in cells[:_MOST_TOLD]]
    more = len(cells) - len(told)
    english = "; ".join(text.en for text in told) + (f"; and {more} more" if more > 0 else "")
    korean = ", ".join(text.ko for text in told) + (f", 그 밖에 {more}곳" if more > 0 else "")
    if turns:
        english += f"; these pieces last move in turn {turns[-1]}"
        korean += f". 이 말들은 {turns[-1]}번째 턴에 마지막으로 움직입니다"
    return Text(english, korean)


def _cell_words(right: list[str], own: list[str], cell: Cell) -> Text:
    row, column = cell[0] + 1, cell[1] + 1
    mine, answer = shortened(repr(_at(own, cell))), repr(_at(right, cell))
    station = _station(cell)
    at = f" ({station.hangul})" if station else ""
    return Text(
        f"line {row}, character {column}{at}: yours has {mine}, the answer {answer}",
        f"{row}번째 줄 {column}번째 글자{at}: 내 출력은 {mine}, 정답은 {answer}",
    )


def _other_size(right: tuple[int, int], own: tuple[int, int]) -> Text:
    due, said = _size_words(*right), _size_words(*own)
    return Text("{} are wanted; yours has {}", "{:이/가} 필요한데 내 출력은 {}입니다").fill(
        due, said
    )


def _size_words(lines: int, characters: int) -> Text:
    one, each = ("" if count == 1 else "s" for count in (lines, characters))
    return Text(f"{lines} line{one} of {characters} character{each}", f"{characters}자씩 {lines}줄")


STUDY = YutNoriStudy()
