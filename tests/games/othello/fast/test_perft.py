"""Lines of play counted and compared with published tables."""

from __future__ import annotations

import pytest

from noripan.games.othello import Othello
from noripan.games.othello.fast.perft import FinishedGames, Passes, perft
from tests.games.othello.games import played
from tests.shared import CASES

CONVENTIONS = {
    "pass1_finished_kept(Bik)": (Passes.TAKE_A_PLY, FinishedGames.KEPT),
    "pass1_finished_dropped(A124004,Edax)": (Passes.TAKE_A_PLY, FinishedGames.DROPPED),
    "pass0_finished_kept": (Passes.TAKE_NO_PLY, FinishedGames.KEPT),
    "pass0_finished_dropped": (Passes.TAKE_NO_PLY, FinishedGames.DROPPED),
}
QUICK = {8: 5, 6: 5, 4: 8}
PATIENT = {8: 8, 6: 9, 4: 16}

Row = tuple[int, int, dict[str, int]]


def table() -> list[Row]:
    head, *rows = (CASES / "othello" / "perft.tsv").read_text().rstrip("\n").split("\n")
    columns = head.split("\t")[2:]
    return [
        (
            int(board.split("x")[0]),
            int(depth),
            {name: int(count) for name, count in zip(columns, counts, strict=True) if count},
        )
        for board, depth, *counts in (row.split("\t") for row in rows)
    ]


QUICK_ROWS = [row for row in table() if row[1] <= QUICK[row[0]]]
PATIENT_ROWS = [row for row in table() if QUICK[row[0]] < row[1] <= PATIENT[row[0]]]


def name_of(row: Row) -> str:
    return f"{row[0]}x{row[0]} depth {row[1]}"


def check(row: Row) -> None:
    size, depth, counts = row
    start = Othello(size).start()
    for column, count in counts.items():
        passes, finished = CONVENTIONS[column]
        assert perft(start, depth, passes=passes, finished=finished) == count, column


@pytest.mark.parametrize("row", QUICK_ROWS, ids=name_of)
def test_lines_are_as_many_as_the_tables_say(row: Row) -> None:
    check(row)


@pytest.mark.slow
@pytest.mark.parametrize("row", PATIENT_ROWS, ids=name_of)
def test_long_lines_are_as_many_as_the_tables_say(row: Row) -> None:
    check(row)


def test_there_is_one_line_of_no_plies() -> None:
    assert perft(Othello().start(), 0) == 1


# White has to pass, then black's c4 ends the game with two empty squares left.
ONE_LINE_LEFT = "d3 d2 d1 b4 a1 b1 a2 -- a4 -- c1"


@pytest.mark.parametrize(
    ("passes", "finished", "counts"),
    [
        (Passes.TAKE_A_PLY, FinishedGames.DROPPED, [1, 1, 1, 0, 0]),
        (Passes.TAKE_A_PLY, FinishedGames.KEPT, [1, 1, 1, 1, 1]),
        (Passes.TAKE_NO_PLY, FinishedGames.DROPPED, [1, 1, 0, 0, 0]),
        (Passes.TAKE_NO_PLY, FinishedGames.KEPT, [1, 1, 1, 1, 1]),
    ],
)
def test_passes_and_finished_games_count_as_asked(
    passes: Passes, finished: FinishedGames, counts: list[int]
) -> None:
    state = played(ONE_LINE_LEFT, size=4)

    found = [perft(state, depth, passes=passes, finished=finished) for depth in range(5)]

    assert found == counts


def test_a_pass_is_a_ply_and_finished_games_are_dropped_unless_asked_otherwise() -> None:
    state = played(ONE_LINE_LEFT, size=4)

    assert [perft(state, depth) for depth in range(4)] == [1, 1, 1, 0]


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="depth is -1"):
        perft(Othello().start(), -1)
