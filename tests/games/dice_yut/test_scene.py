"""The picture of Dice Yut."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING

from noripan.core.game import Player
from noripan.core.scene import Mark, MarkKind, Token
from noripan.games.dice_yut import SQUARES, DiceYut, Go, Throw

if TYPE_CHECKING:
    from noripan.core.game import Event

GAME = DiceYut((5, 2))


def test_every_square_stands_on_its_own_point() -> None:
    spots = GAME.start().scene().spots
    assert {spot.name for spot in spots} == set(SQUARES)
    assert len({(spot.x, spot.y) for spot in spots}) == len(SQUARES)
    assert [(spot.y, spot.x) for spot in spots] == sorted((spot.y, spot.x) for spot in spots)


def test_neighbours_on_the_track_are_one_unit_apart() -> None:
    points = {spot.name: (spot.x, spot.y) for spot in GAME.start().scene().spots}
    track = ["start", *map(str, range(2, 41, 2)), "goal"]
    apart = [dist(points[one], points[other]) for one, other in pairwise(track)]
    assert apart == [1.0] * 21


def test_the_centre_lies_between_the_corners() -> None:
    spots = {spot.name: spot for spot in GAME.start().scene().spots}
    assert (spots["i25"].x, spots["i25"].y) == (2.5, 2.5)
    corners = [name for name, spot in spots.items() if spot.stands_out]
    assert sorted(corners) == ["10", "20", "30", "40", "goal", "i25", "start"]


def test_every_link_joins_two_spots_once() -> None:
    links = [(link.start, link.end) for link in GAME.start().scene().links]
    assert len(set(links)) == len(links) == 21 + 4 + 3 + 4 + 3
    assert ("i35", "40") in links


def test_labels_are_the_numbers_of_the_squares() -> None:
    labels = {spot.name: spot.label for spot in GAME.start().scene().spots}
    assert (labels["start"], labels["i22"], labels["22"]) == ("start", "22", "22")


def test_pieces_at_the_start_stand_each_in_its_corner() -> None:
    state = GAME.start().play(Go("B"))
    assert state.scene().tokens == (
        Token("start", "A", Player.FIRST, slot=0),
        Token("10", "B", Player.FIRST, slot=0),
        Token("start", "C", Player.FIRST, slot=2),
        Token("start", "D", Player.FIRST, slot=3),
    )


def test_marks_and_spots_name_where_pieces_come_from_and_go_to() -> None:
    start = GAME.start()
    events: list[Event] = []
    state = start.play(Go("A"), events)
    scene = state.scene(tuple(events))
    assert scene.marks == (Mark("start", MarkKind.FROM), Mark("10", MarkKind.TO))
    assert state.spots_of(Go("A")) == ("10", "i16")
    assert state.spots_of(Go("B")) == ("start", "4")


def test_captions_tell_the_number_and_the_score() -> None:
    state = GAME.start()
    assert [caption.en for caption in state.scene().captions] == ["throw 1 of 2: 5", "score 0"]
    end = state.play(Go("A")).play(Go("A"))
    assert [caption.en for caption in end.scene().captions] == ["score 26", "every throw is used"]


def test_a_throw_to_come_has_nothing_to_point_at() -> None:
    start = DiceYut((None,)).start()
    assert [start.spots_of(Throw(number)) for number in range(1, 6)] == [()] * 5
    assert start.scene().captions[0].en == "throw 1 of 1: the die is thrown"
