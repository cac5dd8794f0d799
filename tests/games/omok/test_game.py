"""Play: who wins with what, forbidden moves, draws, the opening, illegal moves."""

from __future__ import annotations

import pytest

from noripan.core.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidState
from noripan.core.game import Event, Move, Player
from noripan.core.value import replace
from noripan.games import omok
from noripan.games.omok import (
    BanKind,
    Colour,
    Decide,
    Decision,
    Ending,
    Korean,
    Omok,
    OmokState,
    Opening,
    PutStone,
    RuleSet,
    Stage,
)
from noripan.games.omok.bans import Trial
from noripan.games.omok.events import (
    BlockedAtBothEnds,
    Decided,
    FilledBoard,
    PlayedForbidden,
    RanOutOfPoints,
    StonePut,
    TooLong,
    Won,
)
from tests.games.omok.builders import board, drawn, point

STANDARD, FREESTYLE, RENJU, KOREAN, CARO = (Omok(9, ruleset) for ruleset in RuleSet)
OVERLINE_WINS = Omok(9, RuleSet.OMOK, korean=Korean.OVERLINE_WINS)
FIVE, SIX = "a5 b5 c5 d5", "a5 b5 c5 d5 f5"
GAMES = {game: game.ruleset.value for game in (STANDARD, FREESTYLE, RENJU, KOREAN, CARO)}


def play(state: OmokState, moves: str) -> OmokState:
    for move in moves.split():
        state = state.play(state.game.parse_move(move))
    return state


def put(
    game: Omok, stones: str, at: str, colour: Colour = Colour.BLACK, other: str = ""
) -> OmokState:
    """The position after a stone next to some of its own and some of the other colour."""
    black, white = (stones, other) if colour is Colour.BLACK else (other, stones)
    return game.position(board(game.size, black, white), colour).play(PutStone(point(at)))


@pytest.mark.parametrize(
    ("game", "black_six", "white_six"),
    [
        (STANDARD, None, None),
        (FREESTYLE, Ending.FIVE, Ending.FIVE),
        (RENJU, Ending.OVERLINE, Ending.FIVE),
        (KOREAN, None, None),
        (OVERLINE_WINS, Ending.FIVE, Ending.FIVE),
        (CARO, Ending.FIVE, Ending.FIVE),
    ],
)
def test_who_wins_with_five_and_with_six(
    game: Omok, black_six: Ending | None, white_six: Ending | None
) -> None:
    for colour, six in ((Colour.BLACK, black_six), (Colour.WHITE, white_six)):
        after_five, after_six = put(game, FIVE, "e5", colour), put(game, SIX, "e5", colour)
        assert after_five.outcome is not None
        assert after_five.outcome.reason is Ending.FIVE
        assert after_five.outcome.winners == (after_five.owner(colour),)
        assert (after_six.outcome and after_six.outcome.reason) is six


@pytest.mark.parametrize(
    ("white", "won"),
    [("", True), ("b5", True), ("h5", True), ("b5 h5", False)],
)
def test_in_caro_a_row_between_the_other_sides_stones_does_not_win(
    white: str, *, won: bool
) -> None:
    state = put(CARO, "c5 d5 e5 f5", "g5", other=white)
    assert (state.outcome is not None) is won


def test_in_caro_the_edge_blocks_nothing() -> None:
    assert put(CARO, "a5 b5 c5 d5", "e5", other="f5").outcome is not None


@pytest.mark.parametrize(
    ("kind", "stones"),
    [
        (BanKind.OVERLINE, "b5 c5 d5 f5 g5"),
        (BanKind.DOUBLE_FOUR, "b5 c5 d5 e6 e7 e8"),
        (BanKind.DOUBLE_THREE, "d5 f5 e4 e6"),
    ],
)
def test_black_loses_in_renju_by_playing_a_forbidden_point(kind: BanKind, stones: str) -> None:
    events: list[Event] = []
    before = RENJU.position(board(9, stones))
    assert PutStone(point("e5")) in before.moves()
    after = before.play(PutStone(point("e5")), events)
    assert after.turn is Player.NOBODY
    assert after.outcome is not None
    assert after.outcome.reason is Ending[kind.name]
    assert after.outcome.scores == (0, 1)
    put_stone, *_rows, lost = events
    assert put_stone == StonePut(Colour.BLACK, point("e5"))
    assert isinstance(lost, PlayedForbidden)
    assert lost.ban == before.ban_at(point("e5"))
    assert lost.caption().en.startswith("black loses: e5 is forbidden to black")
    assert lost.caption().ko.startswith("흑 패: e5는 흑의 금수")


def test_black_wins_in_renju_by_a_five_that_is_an_overline_too() -> None:
    after = put(RENJU, "b5 c5 d5 f5 g5 e6 e7 e8 e9", "e5")
    assert after.outcome is not None
    assert after.outcome.winners == (Player.FIRST,)


@pytest.mark.parametrize("colour", Colour)
def test_by_korean_rules_a_double_three_cannot_be_played(colour: Colour) -> None:
    cross = "d5 f5 e4 e6"
    cells = board(9, cross) if colour is Colour.BLACK else board(9, white=cross)
    state = KOREAN.position(cells, colour)
    assert PutStone(point("e5")) not in state.moves()
    assert len(state.moves()) == 81 - 4 - len(state.forbidden())
    with pytest.raises(IllegalMove, match=f"e5 is forbidden to {colour.text.en}, double three"):
        state.play(PutStone(point("e5")))
    assert PutStone(point("e5")) in replace(state, colour=colour.other).moves()


ROW, OPPOSITE = "XXOOXXOOX", "OOXXOOXXO"
NO_FIVE = (*(ROW, OPPOSITE) * 4, "XXOOXXOO.")


@pytest.mark.parametrize("game", GAMES, ids=GAMES.values())
def test_a_full_board_without_a_winner_is_a_draw(game: Omok) -> None:
    events: list[Event] = []
    state = game.position(drawn(*NO_FIVE)).play(PutStone(point("i1")), events)
    assert state.outcome is not None
    assert state.outcome.reason is Ending.FULL_BOARD
    assert state.outcome.scores == (0, 0)
    assert not state.outcome.winners
    assert events[-1] == FilledBoard()
    assert events[-1].caption().en == "the board is full: a draw"
    assert state.moves() == ()


def test_a_five_that_fills_the_board_wins() -> None:
    rows = (*NO_FIVE[:5], OPPOSITE[:-1] + "X", ROW, OPPOSITE[:-1] + "X", NO_FIVE[-1])
    state = STANDARD.position(drawn(*rows))
    assert state.outcome is None
    after = state.play(PutStone(point("i1")))
    assert after.outcome is not None
    assert after.outcome.winners == (Player.FIRST,)


def test_whoever_has_only_forbidden_points_left_by_korean_rules_draws() -> None:
    class EverythingForbidden(omok.OmokRules):
        """Forbids black every point, since no short game leaves only forbidden ones."""

        def refused(self, trial: Trial) -> BanKind | None:
            return BanKind.DOUBLE_THREE if trial.colour is Colour.BLACK else None

    game = Omok(9, RuleSet.OMOK, rules=EverythingForbidden())
    events: list[Event] = []
    state = game.position(board(9, "a1"), Colour.WHITE).play(PutStone(point("i9")), events)
    assert state.outcome is not None
    assert state.outcome.reason is Ending.NO_POINT_LEFT
    assert state.outcome.scores == (0, 0)
    assert events[-1] == RanOutOfPoints(Colour.BLACK)
    assert events[-1].caption().en == "every empty point is forbidden to black: a draw"
    assert events[-1].caption().ko == "빈자리가 모두 흑의 금수라서 무승부입니다"
    assert game.parse_state(str(state)) == state


@pytest.mark.parametrize(
    ("game", "stones", "other", "event", "words"),
    [
        (STANDARD, FIVE, "", Won, "black wins: 5 black stones from a5 to e5, across"),
        (STANDARD, SIX, "", TooLong, "6 black stones from a5 to f5, across: more than five"),
        (CARO, "b5 c5 d5 f5", "a5 g5", BlockedAtBothEnds, "blocked at both ends"),
    ],
)
def test_events_tell_which_rows_win_and_which_do_not(
    game: Omok, stones: str, other: str, event: type[Event], words: str
) -> None:
    events: list[Event] = []
    game.position(board(9, stones, other)).play(PutStone(point("e5")), events)
    assert [type(said) for said in events] == [StonePut, event]
    assert events[0].caption().en == "black plays e5"
    assert events[0].caption().ko == "흑이 e5에 둡니다"
    assert words in events[1].caption().en
    assert events[1].caption().ko


def test_black_begins_and_the_colours_take_turns() -> None:
    start = STANDARD.start()
    assert (start.turn, start.colour) == (Player.FIRST, Colour.BLACK)
    after = play(start, "e5")
    assert (after.turn, after.colour) == (Player.SECOND, Colour.WHITE)
    assert after.board == board(9, "e5")


def test_moves_are_all_empty_points_in_reading_order() -> None:
    moves = [str(move) for move in play(STANDARD.start(), "b9").moves()]
    assert moves[:3] == ["a9", "c9", "d9"]
    assert moves[-1] == "i1"
    assert len(moves) == 80


SWAP2 = Omok(15, RuleSet.STANDARD, Opening.SWAP2)


@pytest.mark.parametrize(
    ("moves", "turn", "stage", "colour"),
    [
        ("", Player.FIRST, Stage.THREE, Colour.BLACK),
        ("h8", Player.FIRST, Stage.THREE, Colour.WHITE),
        ("h8 h9", Player.FIRST, Stage.THREE, Colour.BLACK),
        ("h8 h9 i7", Player.SECOND, Stage.CHOICE, Colour.WHITE),
        ("h8 h9 i7 stay", Player.SECOND, Stage.PLAY, Colour.WHITE),
        ("h8 h9 i7 stay a1", Player.FIRST, Stage.PLAY, Colour.BLACK),
        ("h8 h9 i7 swap", Player.FIRST, Stage.PLAY, Colour.WHITE),
        ("h8 h9 i7 swap a1", Player.SECOND, Stage.PLAY, Colour.BLACK),
        ("h8 h9 i7 two", Player.SECOND, Stage.TWO, Colour.WHITE),
        ("h8 h9 i7 two a1", Player.SECOND, Stage.TWO, Colour.BLACK),
        ("h8 h9 i7 two a1 b3", Player.FIRST, Stage.LAST_CHOICE, Colour.WHITE),
        ("h8 h9 i7 two a1 b3 stay", Player.SECOND, Stage.PLAY, Colour.WHITE),
        ("h8 h9 i7 two a1 b3 swap", Player.FIRST, Stage.PLAY, Colour.WHITE),
        ("h8 h9 i7 two a1 b3 swap c1", Player.SECOND, Stage.PLAY, Colour.BLACK),
    ],
)
def test_swap2_says_who_acts_with_which_colour(
    moves: str, turn: Player, stage: Stage, colour: Colour
) -> None:
    state = play(SWAP2.start(), moves)
    assert (state.turn, state.stage, state.colour) == (turn, stage, colour)
    assert SWAP2.parse_state(str(state)) == state


@pytest.mark.parametrize(
    ("opening", "words"),
    [("h8 h9 i7", ["stay", "swap", "two"]), ("h8 h9 i7 two a1 b3", ["stay", "swap"])],
)
def test_a_choice_of_colours_has_only_words_as_moves(opening: str, words: list[str]) -> None:
    state = play(SWAP2.start(), opening)
    assert [str(move) for move in state.moves()] == words
    with pytest.raises(IllegalMove, match="first comes the choice of colours"):
        state.play(PutStone(point("o15")))


@pytest.mark.parametrize(("choice", "winner"), [("stay", Player.FIRST), ("swap", Player.SECOND)])
def test_scores_are_the_players_whoever_has_black(choice: str, winner: Player) -> None:
    opening = f"a1 o15 a2 {choice}"
    over = play(SWAP2.start(), f"{opening} o14 a3 o13 a4 o11 a5")
    assert over.outcome is not None
    assert over.outcome.winners == (winner,)
    assert sum(over.outcome.scores) == 1


@pytest.mark.parametrize(
    ("moves", "word", "english", "korean"),
    [
        ("h8 h9 i7", "swap", "the second player swaps the colours", "둘째 사람이 색을 바꿉니다"),
        (
            "h8 h9 i7 two a1 b3",
            "stay",
            "the first player keeps the colour",
            "첫째 사람이 색을 바꾸지 않습니다",
        ),
    ],
)
def test_a_decision_tells_who_decided_what(
    moves: str, word: str, english: str, korean: str
) -> None:
    events: list[Event] = []
    play(SWAP2.start(), moves).play(SWAP2.parse_move(word), events)
    (decided,) = events
    assert isinstance(decided, Decided)
    assert (decided.caption().en, decided.caption().ko) == (english, korean)


class Foreign(Move):
    def __str__(self) -> str:
        return "foreign"


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (play(STANDARD.start(), "e5"), PutStone(point("e5")), "e5 is taken"),
        (STANDARD.start(), PutStone(point("j1")), "j1 is off the board"),
        (STANDARD.start(), PutStone(omok.Point(column=-1, row=3)), "is off the board"),
        (STANDARD.start(), Decide(Decision.SWAP), "swap can't be chosen now"),
        (play(SWAP2.start(), "h8 h9 i7 swap"), Decide(Decision.SWAP), "can't be chosen now"),
        (play(SWAP2.start(), "h8 h9 i7 two a1 b3"), Decide(Decision.TWO), "can't be chosen now"),
        (put(STANDARD, FIVE, "e5"), PutStone(point("i9")), "the game is over"),
        (STANDARD.start(), Foreign(), "foreign is no move of Omok"),
    ],
)
def test_an_illegal_move_says_why(state: OmokState, move: omok.OmokMove, reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        state.play(move)


@pytest.mark.parametrize("text", ["", "j1", "e10", "E5", "e05", "swap", "pass", "ㄱ1", "e5 "])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidMove, match="is no move; moves are the points a1 to i9"):
        STANDARD.parse_move(text)


@pytest.mark.parametrize("text", ["stay", "swap", "two", "h8"])
def test_moves_read_back_as_they_are_written(text: str) -> None:
    assert str(SWAP2.parse_move(text)) == text


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"size": 8}, "from 9 to 25"),
        ({"size": 26}, "from 9 to 25"),
        ({"size": True}, "expected an option of type int"),
        ({"ruleset": "renju"}, "type RuleSet, found 'renju'"),
        ({"opening": "swap2"}, "type Opening"),
        ({"ruleset": RuleSet.RENJU, "korean": Korean.BLACK_ONLY}, "only the rule set omok"),
    ],
)
def test_options_without_rules_are_refused(options: dict[str, object], words: str) -> None:
    with pytest.raises(InvalidOptions, match=words):
        Omok(**options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "cells", "black", "words"),
    [
        (STANDARD, bytes(80), Player.FIRST, "a board is 81 bytes, each 0, 1 or 2"),
        (STANDARD, bytes([3] * 81), Player.FIRST, "each 0, 1 or 2"),
        (STANDARD, bytes(81), Player.SECOND, "without an opening the first player has black"),
    ],
)
def test_a_board_that_cannot_be_is_refused(
    game: Omok, cells: bytes, black: Player, words: str
) -> None:
    with pytest.raises(InvalidState, match=words):
        game.position(cells, black=black)


@pytest.mark.parametrize(
    ("black", "white", "to_move", "winner"),
    [
        ("a1 b1 c1 d1 e1", "", Colour.BLACK, Player.FIRST),
        ("a1 b1 c1 d1 e1", "", Colour.WHITE, Player.FIRST),
        ("a1 b1 c1 d1 e1", "a3 b3 c3 d3 e3", Colour.BLACK, Player.SECOND),
        ("a1 b1 c1 d1 e1", "a3 b3 c3 d3 e3", Colour.WHITE, Player.FIRST),
        ("a1 b1 c1 d1 e1 f1", "", Colour.WHITE, None),
    ],
)
def test_a_position_that_is_set_up_knows_whether_it_is_over(
    black: str, white: str, to_move: Colour, winner: Player | None
) -> None:
    state = STANDARD.position(board(9, black, white), to_move)
    assert (state.outcome.winners if state.outcome else ()) == (
        (winner,) if winner is not None else ()
    )
    assert STANDARD.parse_state(str(state)) == state


def test_the_package_loads_what_explains_verdicts_when_it_is_asked_for() -> None:
    assert {name for name in omok.__all__ if getattr(omok, name, None) is None} == set()
    with pytest.raises(AttributeError, match="no attribute 'Nonsense'"):
        _ = omok.Nonsense
