"""Omok on arrays, compiled: who has won, and what is forbidden.

A board is `uint8[size * size]` in reading order, as everywhere: 0 empty, 1
black, 2 white. To play on it, it is laid into `Cells` with a margin as wide as
a line reaches, so that no step leaves the array.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from noripan.compiling.jit import compiled, inlined
from noripan.core.errors import InvalidOptions
from noripan.core.text import Text
from noripan.games.omok.bans import TOO_MANY, BanKind
from noripan.games.omok.board import EMPTY, Colour, Direction
from noripan.games.omok.fast.lines_table import (
    EXACT,
    OTHERS,
    UNLIMITED,
    LineTable,
    Shapes,
    fours_made,
    is_five,
    makes_five,
    makes_overline,
    solid_extensions,
    split_extensions,
)
from noripan.games.omok.game import Omok
from noripan.games.omok.lines import REACH
from noripan.games.omok.options import Korean, RuleSet
from noripan.games.omok.runs import FIVE

Boards: TypeAlias = npt.NDArray[np.uint8]
"""The points of one board, or `[board, point]` of many."""

Cells: TypeAlias = npt.NDArray[np.uint8]
"""A board's points with `MARGIN` more on every side, which hold `EDGE`."""

Rows: TypeAlias = npt.NDArray[np.int64]
"""A board as bits, one for each column: [colour, row + MARGIN]; or one colour's rows of it."""

Colours: TypeAlias = npt.NDArray[np.int8]
"""For each board or game `NOBODY`, a colour, or `BOTH`."""

BLACK, WHITE = int(Colour.BLACK), int(Colour.WHITE)
NOBODY, BOTH = 0, BLACK | WHITE
EDGE = 3
MARGIN = REACH
NO_BAN, OVERLINE, DOUBLE_FOUR, DOUBLE_THREE = 0, 1, 2, 4
MAKES_FIVE = -1
BAN_BITS = {
    BanKind.OVERLINE: OVERLINE,
    BanKind.DOUBLE_FOUR: DOUBLE_FOUR,
    BanKind.DOUBLE_THREE: DOUBLE_THREE,
}
"""The kinds of ban, each one bit, in the order in which the rules ask."""

_RIGHT = np.array([direction.right for direction in Direction])
_DOWN = np.array([direction.down for direction in Direction])
_WAYS = len(_RIGHT)


class Rules(NamedTuple):
    """A game's options as numbers; triples are indexed by colour.

    Attributes:
        size: Points to a side.
        longest: The longest row with which a colour wins.
        bans: What is forbidden to a colour, as bits.
        caro: Whether a row with the other colour at both ends doesn't win.
        renju: Whether a forbidden point may be played and loses, and a three must be
            extended by an allowed move.
        no_split_threes: Whether three stones with a gap are no three.
    """

    size: int
    longest: tuple[int, int, int]
    bans: tuple[int, int, int]
    caro: bool
    renju: bool
    no_split_threes: bool


def rules_of(game: Omok) -> Rules:
    """The options of a game as numbers."""
    longest = [game.rules.longest_win(game, colour) for colour in Colour]
    bans = [sum(BAN_BITS[kind] for kind in game.rules.bans(game, colour)) for colour in Colour]
    return Rules(
        size=game.size,
        longest=(0, longest[0], longest[1]),
        bans=(0, bans[0], bans[1]),
        caro=game.ruleset is RuleSet.CARO,
        renju=game.ruleset is RuleSet.RENJU,
        no_split_threes=Korean.NO_SPLIT_THREES in game.korean,
    )


def verdicts(game: Omok, boards: Boards) -> Colours:
    """Who has a row that wins, for each of many boards.

    Args:
        game: Whose rules to go by.
        boards: `uint8[boards, size * size]` of 0, 1 and 2.

    Returns:
        `NOBODY`, a colour or `BOTH` for each.

    Raises:
        InvalidOptions: the boards are of another size or kind, or hold another number.
    """
    points = game.size**2
    given = np.asarray(boards)
    right = given.ndim == 2 and given.shape[1] == points and given.dtype.kind in "iu"  # noqa: PLR2004 - a row a board
    if not right or (given.size and not 0 <= given.min() <= given.max() <= max(Colour)):
        raise InvalidOptions(
            Text(f"expected boards as rows of {points} numbers, each 0, 1 or 2",
                 f"판마다 0, 1, 2 중 하나인 수 {points}개의 행이 와야 합니다")
        )  # fmt: skip
    return _verdicts(rules_of(game), np.ascontiguousarray(given, np.uint8))


@compiled
def laid_out(board: Boards, size: int) -> Cells:
    """A board with its margin."""
    width = size + 2 * MARGIN
    cells = np.full(width * width, EDGE, np.uint8)
    for point in range(size * size):
        cells[cell_of(point, size)] = board[point]
    return cells


@inlined
def cell_of(point: int, size: int) -> int:
    """Where a point of a board is among its cells."""
    row, column = divmod(point, size)
    return (row + MARGIN) * (size + 2 * MARGIN) + column + MARGIN


@inlined
def wins(rules: Rules, cells: Cells, at: int) -> bool:
    """Whether a stone that was put makes a row that wins."""
    colour = cells[at]
    for way in range(_WAYS):
        step = _step(rules.size, way)
        before, after = at - step, at + step
        while cells[before] == colour:
            before -= step
        while cells[after] == colour:
            after += step
        if is_five((after - before) // step - 1, rules.longest[colour]):
            other = BOTH - colour
            is_blocked = cells[before] == other and cells[after] == other
            if not (rules.caro and is_blocked):
                return True
    return False


@compiled
def ban(rules: Rules, cells: Cells, at: int, table: LineTable) -> int:
    """Why a stone that was put is forbidden, or `NO_BAN`; RIF 9.1-9.3."""
    made = _ban_or_five(rules, cells, at, table)
    return NO_BAN if made == MAKES_FIVE else made


@compiled
def _ban_or_five(rules: Rules, cells: Cells, at: int, table: LineTable) -> int:
    """The same, but `MAKES_FIVE` where the stone makes a five, which beats every ban."""
    colour = cells[at]
    kinds = rules.bans[colour]
    if kinds == NO_BAN:
        return NO_BAN
    shapes_of = table[EXACT if rules.longest[colour] == FIVE else UNLIMITED]
    made, fours = _bans_of_long_rows(rules, cells, at, shapes_of)
    if made == NO_BAN and fours >= TOO_MANY and kinds & DOUBLE_FOUR:
        made = DOUBLE_FOUR
    if made != NO_BAN or not kinds & DOUBLE_THREE:
        return made
    threes = 0
    for way in range(_WAYS):
        step = _step(rules.size, way)
        points = _extensions(rules, shapes_of[line_code(cells, at, step)])
        extended = at - REACH * step
        is_three = False
        while points and not is_three:
            if points & 1:
                # Renju: the move to the straight four must be allowed and not make five.
                cells[extended] = colour
                is_three = not rules.renju or _ban_or_five(rules, cells, extended, table) == NO_BAN
                cells[extended] = EMPTY
            points >>= 1
            extended += step
        threes += is_three
    return DOUBLE_THREE if threes >= TOO_MANY else NO_BAN


@inlined
def _bans_of_long_rows(rules: Rules, cells: Cells, at: int, shapes_of: Shapes) -> tuple[int, int]:
    """`MAKES_FIVE`, `OVERLINE` where that is forbidden, or `NO_BAN`; and how many fours."""
    fours, has_five, has_overline = 0, False, False
    for way in range(_WAYS):
        shapes = shapes_of[line_code(cells, at, _step(rules.size, way))]
        has_five |= makes_five(shapes)
        has_overline |= makes_overline(shapes)
        fours += fours_made(shapes)
    if has_five:
        return MAKES_FIVE, fours
    is_banned = has_overline and rules.bans[cells[at]] & OVERLINE
    return OVERLINE if is_banned else NO_BAN, fours


@inlined
def _extensions(rules: Rules, shapes: int) -> int:
    """The points of a line, as bits, that make three stones a straight four by their shape."""
    if rules.no_split_threes:
        return solid_extensions(shapes)
    return solid_extensions(shapes) | split_extensions(shapes)


@inlined
def line_code(cells: Cells, at: int, step: int) -> int:
    """The code of the line through a stone, as its owner sees it: base 3, first point first."""
    colour, code = cells[at], 0
    for steps in range(-REACH, REACH + 1):
        if steps:
            cell = cells[at + steps * step]
            code = 3 * code + (0 if cell == EMPTY else 1 if cell == colour else OTHERS)
    return code


@inlined
def _step(size: int, way: int) -> int:
    step: int = _DOWN[way] * (size + 2 * MARGIN) + _RIGHT[way]
    return step


@compiled
def _verdicts(rules: Rules, boards: Boards) -> Colours:
    found = np.zeros(len(boards), np.int8)
    rows = empty_rows(rules.size)
    for i in range(len(boards)):
        fill_rows(boards[i], rules.size, rows)
        for colour in (BLACK, WHITE):
            if winning_runs(rules, rows, colour)[0]:
                found[i] |= colour
    return found


@compiled
def empty_rows(size: int) -> Rows:
    """Room for a board as bits."""
    return np.zeros((BOTH, size + 2 * MARGIN), np.int64)


@inlined
def fill_rows(board: Boards, size: int, rows: Rows) -> None:
    """Writes a board as bits."""
    for row in range(size):
        black = white = 0
        for column in range(size):
            stone = board[row * size + column]
            black |= (stone & 1) << column
            white |= (stone >> 1) << column
        rows[BLACK, row + MARGIN] = black
        rows[WHITE, row + MARGIN] = white


@inlined
def winning_runs(rules: Rules, rows: Rows, colour: int) -> tuple[int, int]:
    """How many rows of stones win for a colour, and the first stone of the one found last."""
    own, others = rows[colour], rows[BOTH - colour]
    longest, count, found = rules.longest[colour], 0, 0
    for way in range(_WAYS):
        down, right = _DOWN[way], _RIGHT[way]
        for row in range(MARGIN, rules.size + MARGIN):
            if own[row] == 0:
                continue
            starts = own[row] & ~(own[row - down] << right)
            for steps in range(1, FIVE):
                starts &= own[row + steps * down] >> (steps * right)
            column = 0
            while starts:
                if starts & 1 and _run_wins(rules, own, others, way, column, row, longest):
                    count += 1
                    found = (row - MARGIN) * rules.size + column
                starts >>= 1
                column += 1
    return count, found


@inlined
def _run_wins(
    rules: Rules, own: Rows, others: Rows, way: int, column: int, row: int, longest: int
) -> bool:
    """Whether a run wins that starts there and has five stones at least."""
    down, right = _DOWN[way], _RIGHT[way]
    length = FIVE
    while own[row + length * down] >> (column + length * right) & 1:
        length += 1
    before = column >= right and others[row - down] >> (column - right) & 1
    after = others[row + length * down] >> (column + length * right) & 1
    return is_five(length, longest) and not (rules.caro and before and after)


def warm() -> None:
    """Compiles the kernel, and what is made of it."""
    from noripan.games.omok.fast.play_outs import play_outs

    state = Omok(size=9, ruleset=RuleSet.RENJU).start()
    play_outs(state, 1, seed=0)
    verdicts(state.game, np.zeros((1, 81), np.uint8))
