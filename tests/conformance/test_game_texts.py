"""The text form of a game with its options."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from noripan import DiceYut, NewGame, Omok, Othello, YutNori
from noripan.core.errors import InvalidOptions, NoripanError, UnknownGame
from noripan.core.text import Language
from noripan.games import GAMES, parse_game
from noripan.games.new_game import Colour, Direction, Disc, Square
from noripan.games.omok import Korean, Opening, RuleSet
from noripan.games.yut_nori import (
    Again,
    BackDo,
    BackWay,
    CaptureByYutOrMo,
    EmptyBoard,
    MustMove,
    Shortcut,
    Sides,
    Throws,
    TurnList,
)
from tests.conformance.examples import EXAMPLES
from tests.games.new_game.builders import games

if TYPE_CHECKING:
    from noripan.core.game import AnyGame

OWN = {kind.name for entry in GAMES for kind in entry.games}


@pytest.mark.parametrize(
    "game", [pytest.param(game, id=name) for name, game in EXAMPLES.items() if game.name in OWN]
)
def test_a_games_text_reads_back_to_the_same(game: AnyGame) -> None:
    assert parse_game(str(game)) == game


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (Othello(), "othello"),
        (Othello(6), "othello?size=6"),
        (YutNori(), "yut-nori"),
        (TurnList(), "yut-turns"),
        (
            YutNori(Sides.TWO_TEAMS, pieces=2, flat=Fraction(3, 5), throws=Throws.ONE_BY_ONE),
            "yut-nori?sides=two-teams&pieces=2&flat=3/5&throws=one-by-one",
        ),
        (YutNori(again=Again.YUT | Again.CAPTURE), "yut-nori?again=yut+capture"),
        (YutNori(again=Again.NOTHING), "yut-nori?again=-"),
        (YutNori(back_do=BackDo.ONE_MARKED_STICK), "yut-nori?back-do=one-marked-stick"),
        (
            Omok(9, RuleSet.OMOK, Opening.SWAP2, Korean.BLACK_ONLY),
            "omok?size=9&ruleset=omok&opening=swap2&korean=black-only",
        ),
        (DiceYut((1, None, 5)), "dice-yut?throws=1,-,5"),
        (
            NewGame(
                ((Colour.WHITE, Colour.RED), (Colour.BLUE, Colour.WHITE)),
                (
                    Disc(Square(column=0, row=0), Direction.RIGHT),
                    Disc(Square(column=0, row=1), Direction.UP),
                ),
            ),
            "new-game?board=wr/bw&discs=1,1>/2,1^",
        ),
    ],
)
def test_options_that_are_as_usual_are_left_out(game: AnyGame, text: str) -> None:
    assert str(game) == text
    assert parse_game(text) == game


def fractions(least: Fraction) -> st.SearchStrategy[Fraction]:
    return st.fractions(least, Fraction(98, 99), max_denominator=99)


ANY_GAME: st.SearchStrategy[AnyGame] = st.one_of(
    st.builds(Othello, st.sampled_from(range(4, 27, 2))),
    st.builds(
        Omok,
        st.integers(9, 25),
        st.sampled_from([ruleset for ruleset in RuleSet if ruleset is not RuleSet.OMOK]),
        st.sampled_from(Opening),
    ),
    st.builds(
        Omok,
        st.integers(9, 25),
        st.just(RuleSet.OMOK),
        st.sampled_from(Opening),
        st.integers(0, 7).map(Korean),
    ),
    st.builds(
        YutNori,
        sides=st.sampled_from(Sides),
        pieces=st.integers(1, 5),
        flat=fractions(Fraction(1, 99)),
        again=st.integers(0, 7).map(Again),
        capture_by_yut_or_mo=st.sampled_from(CaptureByYutOrMo),
        throws=st.sampled_from(Throws),
        shortcut=st.sampled_from(Shortcut),
        back_do=st.sampled_from(BackDo),
        empty_board=st.sampled_from(EmptyBoard),
        back_way=st.sampled_from(BackWay),
        nak=fractions(Fraction(0)),
        must_move=st.sampled_from(MustMove),
    ),
    st.builds(
        DiceYut,
        st.lists(st.integers(1, 5) | st.none(), min_size=1, max_size=12).map(tuple),
    ),
    games(),
)


@given(game=ANY_GAME)
def test_any_options_read_back_to_the_same(game: AnyGame) -> None:
    assert parse_game(str(game)) == game


@given(game=ANY_GAME, data=st.data())
def test_a_games_text_with_a_letter_changed_is_a_game_or_refused_in_words(
    game: AnyGame, data: st.DataObject
) -> None:
    text = str(game)
    at = data.draw(st.integers(0, len(text)))
    changed = text[:at] + data.draw(st.text(max_size=1)) + text[at + 1 :]
    try:
        other = parse_game(changed)
    except NoripanError:
        return
    assert parse_game(str(other)) == other


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("chess", "no game is called 'chess'; there are yut-nori, yut-turns, dice-yut"),
        ("", "no game is called ''"),
        ("othello?size", "expected an option such as size=..., one of size; found 'size'"),
        ("othello?colour=red", "found 'colour=red'"),
        ("othello?rules=1", "found 'rules=1'"),
        ("othello?size=6&size=6", "size is given twice"),
        ("othello?size=six", "size: expected a whole number, found 'six'"),
        ("othello?size=7", "an even size from 4 to 26"),
        ("othello?size=9999999999999", "expected a whole number"),
        ("yut-nori?sides=5", "sides: expected one of two, three, four, two-teams, found '5'"),
        ("yut-nori?flat=1/0", "flat: expected a fraction such as 3/5, found '1/0'"),
        ("yut-nori?flat=0.5", "flat: expected a fraction"),
        ("yut-nori?flat=3/2", "more than 0 and less than 1"),
        ("yut-nori?again=yut+yes", "again: expected one of yut, mo, capture, found 'yes'"),
        ("yut-turns?pieces=2", "yut-turns has no options, found 'pieces=2'"),
        ("new-game", "new-game needs the options board, discs"),
        ("new-game?board=wx/ww&discs=1,1>", "board: expected rows of w, r and b"),
        ("new-game?board=ww/ww&discs=1,1", "discs: expected discs such as 1,1>/3,2v"),
        ("new-game?board=ww/ww&discs=5,1>", "no square is called 5,1"),
    ],
)
def test_what_is_no_game_is_told_with_what_was_expected(text: str, words: str) -> None:
    with pytest.raises((UnknownGame, InvalidOptions)) as raised:
        parse_game(text)
    assert words in str(raised.value)
    assert raised.value.to(Language.KOREAN) != str(raised.value)


@given(
    st.sampled_from(sorted(OWN)),
    st.text(st.sampled_from("othelsizeabfrdc=&?-+/,0123456789가 ")),
)
def test_any_text_is_a_game_or_refused_in_words(name: str, options: str) -> None:
    try:
        game = parse_game(f"{name}?{options}")
    except NoripanError:
        return
    assert parse_game(str(game)) == game
