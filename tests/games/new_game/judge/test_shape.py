"""A smaller input of New Game plays the same game, but for what it leaves out."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.games.new_game import Colour, Disc, NewGame
from noripan.games.new_game.judge.inputs import boards_with_discs
from noripan.games.new_game.judge.problem import PROBLEMS, NewGameProblem, write_input
from noripan.games.new_game.judge.shape import NewGameShape
from noripan.problems.faults import Faults
from noripan.problems.reading import Reader

every_problem = pytest.mark.parametrize("problem", PROBLEMS.values(), ids=PROBLEMS)


small_boards = boards_with_discs().filter(lambda text: int(text.split()[0]) <= SMALL)
SMALL = 6


def read(problem: NewGameProblem, text: str) -> NewGame:
    return problem.read(Reader(text), Faults())


def framed(game: NewGame, *, left: int, above: int, size: int) -> NewGame:
    """The game somewhere on a larger blue board, whose squares act as the edge did."""
    board = [[Colour.BLUE] * size for _row in range(size)]
    for row, colours in enumerate(game.board):
        board[row + above][left : left + len(colours)] = colours
    discs = tuple(
        Disc(disc.square.beside(columns=left, rows=above), disc.direction) for disc in game.discs
    )
    return NewGame(tuple(map(tuple, board)), discs, game.ruleset)


@every_problem
@settings(max_examples=20)
@given(text=boards_with_discs(), data=st.data())
def test_a_game_in_a_part_of_the_board_is_offered_as_it_is(
    problem: NewGameProblem, text: str, data: st.DataObject
) -> None:
    game = read(problem, text)
    larger = len(game.board) + 1
    if larger <= 12:
        left, above = data.draw(st.integers(0, 1)), data.draw(st.integers(0, 1))
        around = write_input(framed(game, left=left, above=above, size=larger))
        assert problem.answer(around) == problem.answer(text)
        assert text in NewGameShape(problem).simpler(around)


@every_problem
@settings(max_examples=10)
@given(text=small_boards)
def test_a_game_that_starts_later_goes_on_as_the_whole_one_does(
    problem: NewGameProblem, text: str
) -> None:
    game = read(problem, text)
    stages = [game.start(), *(step.state for step in problem.steps(game.start(), events=False))]
    turns = {str(stage).split()[1]: turn for turn, stage in enumerate(stages)}
    for simpler in NewGameShape(problem).simpler(text):
        other = read(problem, simpler)
        same = len(other.discs) == len(game.discs) and other.board == game.board
        if same and len(set(other.discs) - set(game.discs)) > 1:
            skipped = turns[str(other.start()).split()[1]]
            ends = skipped + int(problem.answer(simpler))
            assert str(ends) == problem.answer(text).strip() or ends in {
                skipped - 1,
                *range(1001, 2001),
            }


@every_problem
@settings(max_examples=10)
@given(text=small_boards)
def test_on_the_same_board_discs_and_colours_stay_but_for_what_is_left_out_or_one(
    problem: NewGameProblem, text: str
) -> None:
    game = read(problem, text)
    for simpler in NewGameShape(problem).simpler(text):
        other = read(problem, simpler)
        if len(other.board) == len(game.board):
            painted = [
                new
                for old, new in zip(chain(*game.board), chain(*other.board), strict=True)
                if new is not old
            ]
            assert set(painted) <= {Colour.WHITE} or len(painted) == 1
            if len(other.discs) < len(game.discs) or painted:
                left = iter(game.discs)
                assert all(disc in left for disc in other.discs)
