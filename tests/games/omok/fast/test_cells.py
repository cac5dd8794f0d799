from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan import InvalidOptions, Omok, UsageError
from noripan.games.omok.bans import BanKind, Trial
from noripan.games.omok.board import EMPTY, Colour, with_stone
from noripan.games.omok.fast.cells import (
    BAN_BITS,
    NO_BAN,
    ban,
    cell_of,
    laid_out,
    line_code,
    rules_of,
    verdicts,
    wins,
)
from noripan.games.omok.fast.lines_table import (
    EXACT,
    UNLIMITED,
    fours_made,
    line_table,
    makes_five,
    makes_overline,
    solid_extensions,
    split_extensions,
)
from noripan.games.omok.fast.play_outs import play_outs
from noripan.games.omok.lines import REACH, line_shapes
from noripan.games.omok.options import Korean, Opening, RuleSet
from tests.games.omok.builders import boards

SIZES = st.sampled_from([9, 15, 19, 25])


@st.composite
def games(draw: st.DrawFn) -> Omok:
    ruleset = draw(st.sampled_from(RuleSet))
    korean = Korean(draw(st.integers(0, 7))) if ruleset is RuleSet.OMOK else Korean(0)
    return Omok(draw(SIZES), ruleset, korean=korean)


def array(board: bytes) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    return np.frombuffer(board, np.uint8)


@settings(max_examples=400)
@given(
    st.lists(st.sampled_from([0, 0, 1, 1, 2]), min_size=10, max_size=10),
    st.sampled_from([EXACT, UNLIMITED]),
)
def test_the_table_of_lines_holds_what_the_rules_say(around: list[int], limit: int) -> None:
    line = bytes([*around[:REACH], 1, *around[REACH:]])
    code = int("".join(map(str, around)), 3)
    shapes = int(line_table()[limit, code])
    expected = line_shapes(line, REACH, 5 if limit == EXACT else len(line))
    assert makes_five(shapes) == expected.five
    assert makes_overline(shapes) == expected.overline
    assert fours_made(shapes) == len(expected.fours)
    for is_split, extensions in ((False, solid_extensions), (True, split_extensions)):
        points = {
            extension.at + REACH
            for three in expected.threes
            if three.is_split == is_split
            for extension in three.extensions
            if extension.is_straight
        }
        assert {at for at in range(2 * REACH + 1) if extensions(shapes) >> at & 1} == points


def test_a_line_past_the_edge_is_taken_there() -> None:
    cells = laid_out(array(bytes([1] * 81)), 9)
    code = line_code(cells, cell_of(0, 9), 1)
    assert code == int("2222211111", 3)


@settings(max_examples=150)
@given(data=st.data(), game=games())
def test_a_board_has_the_winners_that_the_rules_find(data: st.DataObject, game: Omok) -> None:
    board = data.draw(boards(game.size))
    runs = game.rules.winning_runs(game, board)
    expected = sum({int(run.colour) for run in runs})
    assert verdicts(game, array(board)[None]).tolist() == [expected]


@settings(max_examples=150)
@given(data=st.data(), game=games(), colour=st.sampled_from(Colour))
def test_a_stone_wins_and_is_forbidden_as_the_rules_say(
    data: st.DataObject, game: Omok, colour: Colour
) -> None:
    board = data.draw(boards(game.size))
    free = [index for index, stone in enumerate(board) if stone == EMPTY]
    bits = dict[BanKind | None, int](((None, NO_BAN), *BAN_BITS.items()))
    for index in data.draw(st.permutations(free))[:12]:
        trial = Trial(game, with_stone(board, index, colour), index, colour)
        cells, at = laid_out(array(trial.board), game.size), cell_of(index, game.size)
        won = game.rules.won(trial, None) is not None
        before = cells.copy()
        assert wins(rules_of(game), cells, at) == won
        assert ban(rules_of(game), cells, at, line_table()) == bits[game.rules.ban(trial)]
        assert (cells == before).all()


@pytest.mark.parametrize("ruleset", RuleSet)
def test_play_outs_end_as_random_games_by_the_rules_do(ruleset: RuleSet) -> None:
    game, chooser = Omok(9, ruleset), random.Random(7)
    many = play_outs(game.start(), 4000, seed=1)
    lengths, firsts = [], 0
    for _game in range(40):
        state, length = game.start(), 0
        while state.outcome is None:
            state = state.play(chooser.choice(state.moves()))
            length += 1
        lengths.append(length)
        firsts += state.outcome.scores[0] > state.outcome.scores[1]
    assert (many.winners == Colour.BLACK).mean() == pytest.approx(firsts / 40, abs=0.2)
    assert many.stones.mean() == pytest.approx(sum(lengths) / 40, rel=0.2)


def test_the_same_seed_gives_the_same_play_outs() -> None:
    start = Omok(9, RuleSet.RENJU).start()
    one, same, other = (play_outs(start, 30, seed=seed).stones.tolist() for seed in (1, 1, 2))
    assert one == same != other


def test_a_board_with_one_point_left_has_one_play_out() -> None:
    board = bytes((1, 1, 2, 2)[(index % 9 + index // 9 * 2) % 4] for index in range(80)) + b"\0"
    state = Omok(9).position(board)
    assert state.outcome is None
    many = play_outs(state, 5, seed=0)
    assert many.winners.tolist() == [0] * 5
    assert many.stones.tolist() == [1] * 5


def test_a_game_that_is_over_or_in_its_opening_has_no_play_outs() -> None:
    over = Omok(9).position(b"\1\1\1\1\1" + bytes(76))
    for state in (over, Omok(9, opening=Opening.SWAP2).start()):
        with pytest.raises(UsageError):
            play_outs(state, 1, seed=0)


@pytest.mark.parametrize(
    "boards",
    [
        np.zeros((1, 10), np.uint8),
        np.zeros(225, np.uint8),
        np.zeros((1, 15, 15), np.uint8),
        np.zeros((1, 225), np.float64),
        np.full((2, 225), 3, np.uint8),
        np.full((2, 225), -1, np.int64),
    ],
)
def test_boards_of_another_size_or_kind_are_refused(boards: npt.NDArray[Any]) -> None:
    with pytest.raises(InvalidOptions):
        verdicts(Omok(15), boards)
