"""What a misreading takes for the end of a game."""

from __future__ import annotations

from noripan.games import problem_entry

FIVE_FALL_TO_FOUR = """\
4 8
0 0 0 0
0 0 0 0
0 0 0 0
0 0 0 0
3 3 3
1 1 1
1 2 2
2 1 4
3 2 3
1 3 3
2 2 4
3 1 3
"""


def test_a_stack_that_falls_to_four_ends_nothing_for_who_waits_for_exactly_four() -> None:
    (mistaken,) = (
        one for one in problem_entry("new-game-2").misreadings if one.name == "exactly-four-end"
    )
    assert mistaken.answer(FIVE_FALL_TO_FOUR) == "10\n", "in turn 9 a stack of five loses its top"
