"""Players and outcomes."""

from __future__ import annotations

import pickle

import pytest

from noripan import Othello
from noripan.core.game import Outcome, Player, Reason
from noripan.core.text import same


class Ending(Reason):
    """Why a game of the tests ends."""

    DONE = same("done")


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ((1, 0), [0]),
        ((0, 1), [1]),
        ((1, 1), []),
        ((1, 0, 1, 0), [0, 2]),
        ((3, 5, 5), [1, 2]),
        ((190,), []),
        ((), []),
        ((0, 0, 0, 0, 0, 2), [5]),
    ],
)
def test_winners_have_the_most_and_more_than_some_other(
    scores: tuple[int, ...], winners: list[int]
) -> None:
    assert list(Outcome(scores, Ending.DONE).winners) == winners


def test_there_can_be_any_number_of_players() -> None:
    fifth = Player(4)
    assert fifth is Player(4)
    assert pickle.loads(pickle.dumps(fifth)) is fifth
    assert fifth.is_person
    assert str(fifth) == "4"
    assert repr(fifth) == "<Player.PLAYER_5: 4>"
    assert list(Player) == [0, 1, 2, 3, -1, -2]


@pytest.mark.parametrize("number", [-3, "1", 1.5, None])
def test_what_is_no_player_is_refused(number: object) -> None:
    with pytest.raises(ValueError, match="is not a valid Player"):
        Player(number)  # type: ignore[arg-type]


def test_what_a_game_remembers_is_no_part_of_its_value() -> None:
    fresh, used = Othello(6), Othello(6)
    assert used.actions is used.actions
    assert used == fresh
    assert hash(used) == hash(fresh)
    assert pickle.dumps(used) == pickle.dumps(fresh)
