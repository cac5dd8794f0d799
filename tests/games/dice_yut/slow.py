"""An independent slow version of Dice Yut: squares by index, every order of pieces tried."""

from __future__ import annotations

from itertools import product

# 0 the start, 1-20 the track, 21 the goal, 22-24 from the 10, 25-26 from the 20,
# 27-29 from the 30, 30 the centre, 31-32 the way to the 40
POINTS = [*range(0, 41, 2), 0, 13, 16, 19, 22, 24, 28, 27, 26, 25, 30, 35]
NEXT = [*range(1, 22), 21, 23, 24, 30, 26, 30, 28, 29, 30, 31, 32, 20]
TURN_OFF = {5: 22, 10: 25, 15: 27}
GOAL = 21


def walk(square: int, steps: int) -> int:
    square = TURN_OFF.get(square, NEXT[square])
    for _ in range(steps - 1):
        square = NEXT[square]
    return square


def score_of(throws: tuple[int, ...], order: tuple[int, ...]) -> int | None:
    """What moving the pieces in this order scores, or None where that isn't allowed."""
    pieces = [0, 0, 0, 0]
    score = 0
    for steps, piece in zip(throws, order, strict=True):
        if pieces[piece] == GOAL:
            return None
        pieces[piece] = walk(pieces[piece], steps)
        if pieces[piece] != GOAL and pieces.count(pieces[piece]) > 1:
            return None
        score += POINTS[pieces[piece]]
    return score


def starts_in_order(order: tuple[int, ...]) -> bool:
    """Whether no piece starts before one of a smaller index has."""
    return list(dict.fromkeys(order)) == sorted(set(order)) == list(range(len(set(order))))


def best_and_plans(throws: tuple[int, ...]) -> tuple[int, int]:
    """The best score of all 4^n orders, and how many orders reach it."""
    scores = [
        score
        for order in product(range(4), repeat=len(throws))
        if starts_in_order(order) and (score := score_of(throws, order)) is not None
    ]
    return max(scores), scores.count(max(scores))
