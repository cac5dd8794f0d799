"""The smallest input on which a misreading shows, by trying all smaller ones.

What counts as a step is what a reader of an input counts: a turn of Yut Nori, a point of
Dice Yut's ten numbers, a move of Othello, a stone of Omok. A search ends without a find
where the next step would take too long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement, permutations

from noripan.core.errors import IllegalMove, InputError
from noripan.games import problem
from noripan.games.omok.judge.problem import Position
from noripan.games.othello.board import Square
from noripan.games.othello.events import BLACK
from noripan.games.othello.game import Othello, OthelloState, Pass, Put
from noripan.games.yut_nori.board import OUT, parse_piece
from noripan.games.yut_nori.judge.problem import YutNoriProblem
from noripan.games.yut_nori.rules import YutRules
from noripan.games.yut_nori.turn_list import Turn, TurnList, TurnListState
from noripan.problems.faults import Faults
from noripan.problems.misreading import Misreading
from noripan.problems.reading import Reader

_CAST = {"A": set[str](), "B": {"A"}, "a": set[str](), "b": {"a"}}
"""Two pieces a side, and who comes before each: the others do no more than these."""
_THROWS = ("FBBB", "FFBB", "FFFB", "FFFF", "BBBB")
_MOST_TURNS, _MOST_ABOVE_ONES, _MOST_MOVES, _MOST_STONES = 4, 4, 3, 12
_SIZE = 19


def smallest(misreading: Misreading) -> int | None:
    """The steps of the smallest input on which a misreading shows; None beyond the search."""
    name = misreading.problem.name
    if name in _SEARCHES:
        return _SEARCHES[name](misreading)
    for text in _INPUTS[name]():
        if misreading.answer(text) != problem(name).answer(text):
            return steps(name, text)
    return None


def steps(name: str, text: str) -> int:
    """How large an input is."""
    words = text.split()
    match name:
        case "yut-nori":
            return int(words[0])
        case "dice-yut":
            return sum(map(int, words))
        case "othello":
            return sum(len(line.split()) == 3 for line in text.splitlines())
        case "omok":
            return sum(word != "0" for word in words)
    raise ValueError(f"{name} has no search")


def _fewest_turns(misreading: Misreading) -> int | None:
    """Goes through the pairs of a right and a wrong board, turn by turn, each pair once."""
    right, wrong = YutNoriProblem(), misreading.problem
    pairs = {(right.game.start(), _start(misreading), frozenset[str]())}
    for turns in range(1, _MOST_TURNS + 1):
        pairs = {after for pair in pairs for after in _after_turn(*pair)}
        if any(right.write(one.board) != wrong.write(other.board) for one, other, _cast in pairs):
            return turns
    return None


def _start(misreading: Misreading) -> TurnListState:
    rules = misreading.problem.rules
    assert isinstance(rules, YutRules)
    return TurnList(rules).start()


def _after_turn(
    right: TurnListState, wrong: TurnListState, cast: frozenset[str]
) -> Iterator[tuple[TurnListState, TurnListState, frozenset[str]]]:
    """Every turn of a piece that has moved before or is the next of its side."""
    for letter, before in _CAST.items():
        piece = parse_piece(letter)
        if right.board.stop(piece) == OUT or not before <= cast:
            continue
        for sticks in _THROWS:
            turn = Turn(piece, sticks)
            yield right.play(turn), _played(wrong, turn), cast | {letter}


def _played(state: TurnListState, turn: Turn) -> TurnListState:
    try:
        return state.play(turn)
    except IllegalMove:
        return state


def _throws() -> Iterator[str]:
    """Ten throws, by their sum."""
    for above in range(_MOST_ABOVE_ONES + 1):
        for raised in combinations_with_replacement(range(10), above):
            numbers = [1 + raised.count(throw) for throw in range(10)]
            if max(numbers) <= 5:
                yield " ".join(map(str, numbers)) + "\n"


def _games() -> Iterator[str]:
    """One or two games of Othello, by their moves; no more than one move in two games."""
    lists = {moves: list(_lists_of_moves(moves)) for moves in range(_MOST_MOVES + 1)}
    for moves, games in lists.items():
        for game in games:
            yield f"1\n{game}"
        if moves <= 1:
            for one, other in permutations(lists[0] + lists[1], 2):
                if one.count("\n") + other.count("\n") - 2 == moves:
                    yield f"2\n{one}{other}"


def _lists_of_moves(count: int) -> Iterator[str]:
    for size in (4, 6, 8):
        for lines in _lines_of_play(Othello(size).start(), count):
            yield f"{size} {count}\n" + "".join(lines)


def _lines_of_play(state: OthelloState, count: int) -> Iterator[tuple[str, ...]]:
    if count == 0:
        yield ()
        return
    for move in state.moves():
        if isinstance(move, Pass):
            yield from _lines_of_play(state.play(move), count)
        elif isinstance(move, Put):
            for rest in _lines_of_play(state.play(move), count - 1):
                yield _line(move.square, 1 if state.turn is BLACK else 2), *rest


def _line(square: Square, colour: int) -> str:
    return f"{square.column + 1} {square.row + 1} {colour}\n"


def _fewest_stones(misreading: Misreading) -> int | None:
    """Tries stones one after the other along a line, the array's too, by their number.

    All are of one colour but maybe the last; five or more, since fewer win nothing for anybody.
    """
    right, wrong = problem("omok"), misreading.problem
    strict, lenient = Faults(), Faults(lenient=True)
    for stones in range(5, _MOST_STONES + 1):
        for board in _boards(stones):
            task = Position(board, Reader("").place_of)
            try:
                answer = right.write(right.solve(task, strict))
            except InputError:
                continue
            if wrong.write(wrong.solve(task, lenient)) != answer:
                return stones
    return None


def _boards(stones: int) -> Iterator[bytes]:
    for step in (1, _SIZE, _SIZE + 1, 1 - _SIZE):
        for first in range(_SIZE**2):
            points = [first + step * number for number in range(stones)]
            if min(points) >= 0 and max(points) < _SIZE**2:
                yield _board(points, last=1)
                yield _board(points, last=2)


def _board(points: list[int], *, last: int) -> bytes:
    board = bytearray(_SIZE**2)
    for point in points:
        board[point] = 1
    board[points[-1]] = last
    return bytes(board)


_SEARCHES: dict[str, Callable[[Misreading], int | None]] = {
    "yut-nori": _fewest_turns,
    "omok": _fewest_stones,
}
_INPUTS: dict[str, Callable[[], Iterator[str]]] = {"dice-yut": _throws, "othello": _games}
