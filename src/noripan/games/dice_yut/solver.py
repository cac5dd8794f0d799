"""Finds the best that can be scored with known throws, a plan for it, and how many there are.

Pieces on one square can't be told apart in what they can do, and a position's
future doesn't depend on how it was reached. So, throw by throw, all plans that
lead to the same squares are merged, and of these only the best are kept: a few
thousand positions stand for the 4^10 ways to choose pieces for ten throws.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from noripan.core.errors import InvalidOptions
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.games.dice_yut.game import PIECES, Go

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeAlias

    from noripan.games.dice_yut.board import Square
    from noripan.games.dice_yut.game import DiceYutState
    from noripan.games.dice_yut.rules import DiceYutRules

    Position: TypeAlias = tuple[Square, ...]
    """The pieces' squares, sorted."""
    Found: TypeAlias = tuple[int, int, Position]
    """The best score with which a position is reached, in how many ways, and from where."""
    Layer: TypeAlias = dict[Position, Found]
    End: TypeAlias = tuple[int, Position]
    """How many of the throws to come are used, and where the pieces are."""


class Solution(Value):
    """The best that a player can do.

    Attributes:
        score: The most that can be scored in all, with what was scored before.
        plan: One way to it, throw by throw.
        plans: How many ways lead to it. A way says for each throw on which square the
            piece stands that moves; so pieces that haven't started count as one, and ways
            that differ only in which of them starts first are the same.
    """

    score: int
    plan: tuple[Go, ...]
    plans: int


def best_score(state: DiceYutState) -> int:
    """The most that can be scored in all from a state on.

    Raises:
        InvalidOptions: a throw to come isn't known.
    """
    layers, ends = _search(state)
    return max(layers[used][position][0] for used, position in ends)


def solve(state: DiceYutState) -> Solution:
    """The best score from a state on, a plan for it, and the number of such plans.

    Raises:
        InvalidOptions: a throw to come isn't known.
    """
    layers, ends = _search(state)
    score = max(layers[used][position][0] for used, position in ends)
    best = [end for end in ends if layers[end[0]][end[1]][0] == score]
    plans = sum(layers[used][position][1] for used, position in best)
    return Solution(score, tuple(_plan(state, _history(layers, best[0]))), plans)


def _search(state: DiceYutState) -> tuple[list[Layer], list[End]]:
    """All positions that can be reached, by the throws used, and those where the game ends."""
    position = tuple(sorted(state.pieces))
    layers: list[Layer] = [{position: (state.score, 1, position)}]
    ends: list[End] = []
    for used, number in enumerate(_numbers(state)):
        after, stuck = _after(layers[used], number, state.game.rules)
        layers.append(after)
        ends += [(used, position) for position in stuck]
    used = len(layers) - 1
    return layers, ends + [(used, position) for position in layers[used]]


def _numbers(state: DiceYutState) -> list[int]:
    """The throws to come."""
    to_come = (state.number, *state.game.throws[state.used + 1 :])
    numbers = [number for number in to_come if number is not None]
    if len(numbers) != len(state.game.throws) - state.used:
        raise InvalidOptions(
            Text("only a game with known throws can be solved", "주사위의 수를 모두 알아야 합니다")
        )
    return numbers


def _after(layer: Layer, number: int, rules: DiceYutRules) -> tuple[Layer, list[Position]]:
    """The positions after one more throw, and those before it in which nothing can move."""
    after: Layer = {}
    stuck: list[Position] = []
    for position, (score, ways, _before) in layer.items():
        moves = 0
        for square in dict.fromkeys(position):
            if not rules.may_move(square):
                continue
            others = list(position)
            others.remove(square)
            path = rules.walked(square, number, others)
            if path is None:
                continue
            moves += 1
            others.append(path[-1])
            others.sort()
            _keep(after, tuple(others), (score + rules.points(path[-1]), ways, position))
        if moves == 0:
            stuck.append(position)
    return after, stuck


def _keep(layer: Layer, position: Position, found: Found) -> None:
    """Keeps the best way to a position, and adds up the ways that are as good."""
    known = layer.get(position)
    if known is None or known[0] < found[0]:
        layer[position] = found
    elif known[0] == found[0]:
        layer[position] = (known[0], known[1] + found[1], known[2])


def _history(layers: list[Layer], end: End) -> list[Position]:
    """The positions that lead to an end, the first of them first."""
    used, position = end
    positions = [position]
    for layer in layers[used:0:-1]:
        positions.append(layer[positions[-1]][2])
    return positions[::-1]


def _plan(state: DiceYutState, positions: list[Position]) -> Iterator[Go]:
    """The pieces whose moves make these positions, the first where several could."""
    pieces = list(state.pieces)
    for number, (before, after) in zip(_numbers(state), pairwise(positions), strict=False):
        left, reached = Counter(before) - Counter(after), Counter(after) - Counter(before)
        if left:
            (start,), (end,) = left, reached
        else:
            start = end = _back_to_itself(before, number, state.game.rules)
        mover = pieces.index(start)
        pieces[mover] = end
        yield Go(PIECES[mover])


def _back_to_itself(position: Position, number: int, rules: DiceYutRules) -> Square:
    """From where a piece comes back to its square, or stays on the goal, by a misreading."""
    return next(
        square
        for mover, square in enumerate(position)
        if rules.may_move(square)
        and (path := rules.walked(square, number, position[:mover] + position[mover + 1 :]))
        and path[-1] == square
    )
