"""The text form of positions."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import InvalidState
from noripan.core.game import Player
from noripan.games.omok import Colour, Ending, Korean, Omok, OmokState, Opening, RuleSet
from tests.games.omok.builders import board, boards

GAMES = [
    Omok(9),
    Omok(25, RuleSet.FREESTYLE),
    Omok(11, RuleSet.RENJU),
    Omok(10, RuleSet.RENJU, Opening.SWAP2),
    Omok(9, RuleSet.OMOK, korean=Korean.BLACK_ONLY),
    Omok(12, RuleSet.CARO, Opening.SWAP2),
]
RENJU, SWAP2 = Omok(9, RuleSet.RENJU), Omok(9, RuleSet.STANDARD, Opening.SWAP2)
EMPTY = "9/9/9/9/9/9/9/9/9"


def walk(game: Omok, seed: int, longest: int = 80) -> list[OmokState]:
    rng = random.Random(seed)
    states = [game.start()]
    while states[-1].outcome is None and len(states) < longest:
        states.append(states[-1].play(rng.choice(states[-1].moves())))
    return states


def test_a_position_is_written_row_by_row_from_the_top() -> None:
    state = Omok(9).position(board(9, "b8 i1", "c8 a9"), Colour.WHITE)
    assert str(state) == "O8/1XO6/9/9/9/9/9/9/8X O 1 play -"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.ruleset.value}-{game.size}")
@settings(max_examples=15)
@given(seed=st.integers(0, 2**32))
def test_every_position_of_a_game_reads_back(game: Omok, seed: int) -> None:
    for state in walk(game, seed, longest=40)[::3]:
        assert game.parse_state(str(state)) == state


@given(cells=boards(9), colour=st.sampled_from(Colour), ruleset=st.sampled_from(RuleSet))
def test_every_position_that_can_be_set_up_reads_back(
    cells: bytes, colour: Colour, ruleset: RuleSet
) -> None:
    state = Omok(9, ruleset).position(cells, colour)
    assert state.game.parse_state(str(state)) == state


@pytest.mark.parametrize(
    ("text", "ending"),
    [
        ("9/9/9/9/1XXXXXX2/9/9/9/9 O 1 play overline", Ending.OVERLINE),
        ("9/9/4X4/4X4/1XXXX4/4X4/9/9/9 O 1 play double-four", Ending.DOUBLE_FOUR),
        ("9/9/9/4X4/3XXX3/4X4/9/9/9 O 1 play double-three", Ending.DOUBLE_THREE),
    ],
)
def test_a_position_lost_by_a_forbidden_point_says_by_which(text: str, ending: Ending) -> None:
    state = RENJU.parse_state(text)
    assert state.outcome is not None
    assert state.outcome.reason is ending
    assert state.outcome.winners == (Player.SECOND,)
    assert str(state) == text


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (RENJU, ""),
        (RENJU, "-"),
        (RENJU, f"{EMPTY} X 1 play"),
        (RENJU, f"{EMPTY} X 1 play - -"),
        (RENJU, f"{EMPTY}  X 1 play -"),
        (RENJU, f"{EMPTY} X 1 play -\n"),
        (RENJU, f"{EMPTY}/9 X 1 play -"),
        (RENJU, "9/9/9/9/9/9/9/9/8 X 1 play -"),
        (RENJU, "9/9/9/9/9/9/9/9/81 X 1 play -"),
        (RENJU, "9/9/9/9/9/9/9/9/0X8 X 1 play -"),
        (RENJU, "9/9/9/9/9/9/9/9/........X X 1 play -"),
        (RENJU, "9/9/9/9/9/9/9/9/x8 X 1 play -"),
        (RENJU, "9/9/9/9/9/9/9/9/９ X 1 play -"),
        (RENJU, f"{EMPTY} x 1 play -"),
        (RENJU, f"{EMPTY} . 1 play -"),
        (RENJU, f"{EMPTY} X 3 play -"),
        (RENJU, f"{EMPTY} X 2 play -"),
        (RENJU, f"{EMPTY} X 1 three -"),
        (RENJU, f"{EMPTY} X 1 play five"),
        (RENJU, f"{EMPTY} X 1 play nonsense"),
        (RENJU, f"{EMPTY} O 1 play overline"),
        (RENJU, "9/9/9/9/1XXXXXX2/9/9/9/9 X 1 play overline"),
        (RENJU, "9/9/9/9/1XXXXXX2/9/9/9/9 O 1 play double-four"),
        (RENJU, "9/9/9/9/1XXXXX3/9/9/9/9 O 1 play -"),
        (RENJU, "9/9/9/9/1XXXXX3/9/XXXXXX3/9/9 O 1 play overline"),
        (Omok(9), "9/9/9/9/1XXXXXX2/9/9/9/9 O 1 play overline"),
        (SWAP2, f"{EMPTY} O 1 three -"),
        (SWAP2, f"{EMPTY} X 2 three -"),
        (SWAP2, f"{EMPTY} X 1 choice -"),
        (SWAP2, "XOX6/9/9/9/9/9/9/9/9 X 1 choice -"),
        (SWAP2, "XXX6/9/9/9/9/9/9/9/9 O 1 choice -"),
        (SWAP2, "XOX6/9/9/9/9/9/9/9/9 O 2 choice -"),
        (SWAP2, "XOX6/9/9/9/9/9/9/9/9 O 1 last-choice -"),
        (SWAP2, "XOX6/9/9/9/9/9/9/9/9 O 1 three -"),
    ],
)
def test_a_text_that_is_no_position_is_refused(game: Omok, text: str) -> None:
    with pytest.raises(InvalidState, match="is no position of this game"):
        game.parse_state(text)


def test_a_long_text_that_is_no_position_is_shown_shortened() -> None:
    with pytest.raises(InvalidState) as refused:
        RENJU.parse_state("9" * 5000)
    assert len(str(refused.value)) < 120


@given(text=st.text(), start=st.integers(0, 30), length=st.integers(0, 10))
def test_any_text_is_a_position_or_refused(text: str, start: int, length: int) -> None:
    genuine = str(walk(SWAP2, seed=start, longest=12)[-1])
    for candidate in (text, genuine[:start] + text + genuine[start + length :]):
        try:
            state = SWAP2.parse_state(candidate)
        except InvalidState:
            continue
        assert str(state) == candidate
