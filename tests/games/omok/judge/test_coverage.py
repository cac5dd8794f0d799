"""What boards cover, beside what the rules and simple counting say."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings

from noripan.games.omok import Omok, OmokRules, RuleSet
from noripan.games.omok.judge.coverage import COVERAGE, runs_on
from noripan.games.omok.judge.inputs import boards
from noripan.games.omok.judge.problem import SIZE, written

COVER = COVERAGE["omok"]
GAME = Omok(SIZE, RuleSet.STANDARD)
DIAGONALS = 2 * (2 * SIZE - 9)
LINES = 2 * SIZE + DIAGONALS


@settings(max_examples=60)
@given(text=boards())
def test_the_runs_of_a_board_are_those_of_the_rules(text: str) -> None:
    board = bytes(map(int, text.split()))
    found = {
        (run.colour, run.line.direction, run.points) for run in runs_on(board) if run.length >= 5
    }
    assert found == {
        (run.colour, run.direction, tuple(map(GAME.index, run.stones)))
        for run in OmokRules().runs(GAME, board)
    }


def test_there_are_as_many_spots_as_lines_and_edges_and_ends() -> None:
    by_rule = Counter(spot.rule.en for spot in COVER.spots())
    short = 4  # diagonals of five: what starts at one edge ends at the other
    edges = (9 + 9 + 9 + 9) * 2  # of the nine kinds of points two a direction, less in a corner
    assert by_rule["five at both ends of every line"] == 2 * LINES
    assert by_rule["six at both ends of every line"] == 2 * (LINES - short)
    assert by_rule["five at every edge and corner"] == edges
    assert by_rule["five from every row and column"] == 2 * (SIZE + 15) + 2 * (15 + 15)
    assert by_rule["what stands at the ends of five"] == 2 * (8 + 8 + 9 + 9)
    assert by_rule["more than six"] == 4 * (SIZE - 6)


def covered(*stones: tuple[int, int]) -> set[str]:
    """What a board with black stones on these rows and columns, from 1, covers."""
    board = bytearray(SIZE * SIZE)
    for row, column in stones:
        board[(row - 1) * SIZE + column - 1] = 1
    return {f"{spot.rule.en}: {spot.text.en}" for spot in COVER.covered(written(bytes(board)))}


def test_a_rising_five_from_the_last_row_is_told() -> None:
    assert covered(*((19 - step, 15 + step) for step in range(5))) == {
        (
            "five at both ends of every line: on the rising diagonal from row 19, column 15, "
            "from its first point"
        ),
        (
            "five at both ends of every line: on the rising diagonal from row 19, column 15, "
            "to its last point"
        ),
        (
            "five at every edge and corner: black, on the rising diagonal, "
            "from the bottom edge to the right edge"
        ),
        "five from every row and column: on the rising diagonal, row 19",
        "five from every row and column: on the rising diagonal, column 15",
        (
            "what stands at the ends of five: black, on the rising diagonal, before it the edge, "
            "after it the edge"
        ),
    }


def test_stones_past_the_edge_are_told_where_an_array_has_them() -> None:
    four = [(3, column) for column in range(16, 20)]
    told = "four, and a stone past the edge: across, from inside to the right edge, "
    assert told + "in the next line of the input" in covered(*four, (4, 1))
    assert told + "at the opposite edge" in covered(*four, (3, 1))
    assert not any(told in one for one in covered(*four, (2, 1)))
