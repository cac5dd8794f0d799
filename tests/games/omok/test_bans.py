"""Forbidden points: against two engines' findings, against the words of the rules, explained."""

from __future__ import annotations

import json
import random

import pytest

from noripan.core.errors import IllegalMove
from noripan.games.omok import (
    BanKind,
    Colour,
    FalseThree,
    Four,
    Korean,
    Omok,
    OmokRules,
    OmokState,
    RuleSet,
    Three,
)
from noripan.games.omok.bans import Trial
from noripan.games.omok.board import EMPTY, point_at, with_stone
from noripan.games.omok.verdicts import (
    EndsInOverline,
    HasGap,
    IsBlocked,
    IsForbidden,
    MakesFive,
)
from tests.games.omok.builders import (
    Cell,
    RuleText,
    board,
    from_moves,
    point,
    points,
    stones_of,
)
from tests.shared import shared_case

RENJU = Omok(15, RuleSet.RENJU)
NAMES = {
    BanKind.OVERLINE: "Overline",
    BanKind.DOUBLE_FOUR: "DoubleFour",
    BanKind.DOUBLE_THREE: "DoubleThree",
}


def found(game: Omok, cells: bytes, colour: Colour = Colour.BLACK) -> dict[str, str]:
    """The forbidden points and the reasons, by the rules alone."""
    bans = {}
    for index, stone in enumerate(cells):
        if stone == EMPTY:
            kind = game.rules.ban(Trial(game, with_stone(cells, index, colour), index, colour))
            if kind is not None:
                bans[str(point_at(index, game.size))] = NAMES[kind]
    return bans


def compare_with_engines(part: int, of: int) -> None:
    lines = shared_case("omok/renju-forbidden.jsonl").read_text(encoding="utf-8").splitlines()
    for line in lines[part::of]:
        case = json.loads(line)
        assert found(RENJU, from_moves(RENJU, case["moves"])) == case["forbidden"], case["moves"]


def test_forbidden_points_are_those_that_engines_find_in_some_positions() -> None:
    compare_with_engines(0, 30)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(6))
def test_forbidden_points_are_those_that_engines_find_in_all_positions(part: int) -> None:
    compare_with_engines(part, 6)


def dense(rng: random.Random, size: int) -> bytes:
    """A board on which bans are frequent and threes often false."""
    weights = rng.choice(["0012", "00011", "000112", "0001", "00001112"])
    return bytes(int(rng.choice(weights)) for _ in range(size * size))


def compare_with_rule_text(seed: int, boards: int) -> None:
    rng = random.Random(seed)
    for _ in range(boards):
        size = rng.choice([9, 10, 11])
        cells = dense(rng, size)
        expected = bans_by_rule_text(cells, size)
        assert found(Omok(size, RuleSet.RENJU), cells) == expected, (size, cells)


def bans_by_rule_text(cells: bytes, size: int) -> dict[str, str]:
    text, (own, empty) = RuleText(size), own_and_empty(cells, size, Colour.BLACK)
    bans = {(x, y): text.renju(own, empty, (x, y)) for x, y in empty}
    return {str(point_at(y * size + x, size)): why for (x, y), why in bans.items() if why}


def own_and_empty(cells: bytes, size: int, colour: Colour) -> tuple[frozenset[Cell], set[Cell]]:
    stones = stones_of(cells, size)
    own = frozenset(cell for cell, value in stones.items() if value == colour)
    return own, RuleText(size).inside - stones.keys()


@pytest.mark.parametrize("seed", range(3))
def test_forbidden_points_are_those_of_the_rule_text_on_dense_boards(seed: int) -> None:
    compare_with_rule_text(seed, boards=4)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
def test_forbidden_points_are_those_of_the_rule_text_on_many_dense_boards(seed: int) -> None:
    compare_with_rule_text(seed, boards=60)


def korean_by_rule_text(cells: bytes, size: int, colour: Colour, korean: Korean) -> dict[str, str]:
    text, (own, empty) = RuleText(size), own_and_empty(cells, size, colour)
    longest = size if Korean.OVERLINE_WINS in korean else 5
    bans = {}
    for at in empty if colour is Colour.BLACK or Korean.BLACK_ONLY not in korean else ():
        put, rest = own | {at}, empty - {at}
        fives = any(text.wins(put, line, at, longest) for line in long_lines(text, at))
        threes = text.threes(put, rest, at, longest=longest)
        lines = [
            any(Korean.NO_SPLIT_THREES not in korean or spread(three) == 2 for three in stones)
            and not makes_four(text, put, rest, at, line, longest)
            for (stones, _extensions), line in zip(threes, long_lines(text, at), strict=True)
        ]
        if sum(lines) >= 2 and not fives:
            bans[str(point_at(at[1] * size + at[0], size))] = "DoubleThree"
    return bans


def long_lines(text: RuleText, at: Cell) -> list[list[Cell]]:
    """The whole lines through a point, however long a row on them is."""
    reach = range(-text.size, text.size + 1)
    return [
        [(at[0] + k * right, at[1] + k * down) for k in reach]
        for right, down in ((1, 0), (0, 1), (1, 1), (1, -1))
    ]


def spread(three: frozenset[Cell]) -> int:
    columns, rows = ([cell[axis] for cell in three] for axis in (0, 1))
    return max(max(columns) - min(columns), max(rows) - min(rows))


def makes_four(
    text: RuleText,
    own: frozenset[Cell],
    empty: set[Cell],
    at: Cell,
    line: list[Cell],
    longest: int,
) -> bool:
    return any(
        {at, more} <= row
        for more in set(line) & empty
        for length in range(5, longest + 1)
        for row in text.in_row(own | {more}, line, length)
    )


@pytest.mark.parametrize("colour", Colour)
@pytest.mark.parametrize(
    "korean",
    [
        Korean(0),
        Korean.OVERLINE_WINS,
        Korean.NO_SPLIT_THREES,
        Korean.BLACK_ONLY,
        Korean.OVERLINE_WINS | Korean.NO_SPLIT_THREES,
    ],
    ids=str,
)
def test_korean_double_threes_are_those_of_the_rule_text(korean: Korean, colour: Colour) -> None:
    rng = random.Random(5)
    for _ in range(6):
        size = rng.choice([9, 10])
        cells = dense(rng, size)
        game = Omok(size, RuleSet.OMOK, korean=korean)
        assert found(game, cells, colour) == korean_by_rule_text(cells, size, colour, korean)


def position(black: str, white: str = "", game: Omok = RENJU) -> OmokState:
    return game.position(board(game.size, black, white))


@pytest.mark.parametrize(
    ("kind", "black", "white", "at"),
    [
        (BanKind.DOUBLE_THREE, "g8 i8 h7 h9", "", "h8"),
        (BanKind.DOUBLE_FOUR, "e8 f8 g8 h7 h6 h5", "d8 h4", "h8"),
        (BanKind.DOUBLE_FOUR, "d8 e8 f8 j8 k8 l8", "", "h8"),
        (BanKind.DOUBLE_FOUR, "e8 f8 i8 k8 l8", "", "h8"),
        (BanKind.OVERLINE, "e8 f8 g8 i8 j8", "", "h8"),
        (BanKind.OVERLINE, "e8 f8 g8 i8 j8 h7 h9 g7 i9", "", "h8"),
    ],
)
def test_a_forbidden_point_has_its_reason(kind: BanKind, black: str, white: str, at: str) -> None:
    state = position(black, white)
    ban = state.ban_at(point(at))
    assert ban is not None
    assert ban.kind is kind
    assert ban.point == point(at)
    assert ban in state.forbidden()


def test_two_fours_on_one_line_count_as_two() -> None:
    ban = position("d8 e8 f8 j8 k8 l8").ban_at(point("h8"))
    assert ban is not None
    assert ban.causes == (
        Four(points("d8 e8 f8 h8"), points("g8")),
        Four(points("h8 j8 k8 l8"), points("i8")),
    )
    assert [four.is_straight for four in ban.shapes.fours] == [False, False]


def test_a_straight_four_counts_as_one_four_with_two_completions() -> None:
    state = position("e8 f8 g8")
    assert state.ban_at(point("h8")) is None
    (four,) = state.shapes_at(point("h8")).fours
    assert four == Four(points("e8 f8 g8 h8"), points("d8 i8"))
    assert four.is_straight
    assert four.text.en == "straight four e8, f8, g8, h8 (five at d8 or i8)"
    assert four.text.ko == "열린 사 e8, f8, g8, h8 (d8 또는 i8에 두면 오목)"


def test_five_beats_every_ban_even_an_overline_by_the_same_stone() -> None:
    overline, five = "c8 d8 e8 f8 g8", "h4 h5 h6 h7"
    state = position(f"{overline} {five}")
    assert state.ban_at(point("h8")) is None
    shapes = state.shapes_at(point("h8"))
    assert [run.length for run in shapes.fives] == [5]
    assert [run.length for run in shapes.overlines] == [6]


class OverlineBeatsFive(OmokRules):
    """What some engines do: a stone that makes five and an overline is forbidden."""

    def five_beats_bans(self, lines: object) -> bool:  # noqa: ARG002 - a misreading looks at less
        return False


class AnyStraightFourWillDo(OmokRules):
    """What some engines do: the move to the straight four may be forbidden or make five."""

    def may_extend(self, extended: Trial) -> bool:  # noqa: ARG002 - a misreading looks at less
        return True


def test_each_mistake_of_engines_is_one_step_and_shows() -> None:
    both = board(15, "c8 d8 e8 f8 g8 h4 h5 h6 h7")
    assert "h8" in found(Omok(15, RuleSet.RENJU, rules=OverlineBeatsFive()), both)
    five_instead = board(15, FIVE_INSTEAD[0], FIVE_INSTEAD[1])
    assert "h8" in found(Omok(15, RuleSet.RENJU, rules=AnyStraightFourWillDo()), five_instead)
    assert "h8" not in found(RENJU, five_instead)


# A three f8 g8 h8, closed on the left, whose straight four by i8 also makes five on the
# column i; and a true three on the column h.
FIVE_INSTEAD = ("f8 g8 i4 i5 i6 i7 h9 h10", "d8")


def test_a_three_whose_straight_four_makes_five_instead_is_none_and_says_so() -> None:
    state = position(*FIVE_INSTEAD)
    shapes = state.shapes_at(point("h8"))
    assert [three.stones for three in shapes.threes] == [points("h10 h9 h8")]
    (false,) = shapes.false_threes
    assert false.stones == points("f8 g8 h8")
    blocked, five = false.refusals
    assert blocked == IsBlocked(point("e8"), point("d8"))
    assert isinstance(five, MakesFive)
    assert five.five.stones == points("i8 i7 i6 i5 i4")
    assert false.text.en == (
        "f8, g8, h8 only look like a three: the four made by e8 is closed at d8; "
        "i8 makes five instead (5 black stones from i8 to i4, down)"
    )
    assert false.text.ko == (
        "f8, g8, h8은 삼처럼 보일 뿐입니다: e8에 둔 사는 d8에서 막혀 있습니다; "
        "i8에 두면 열린 사가 아니라 오목입니다 (i8부터 i4까지 세로로 이어진 흑돌 5개)"
    )


def test_a_three_whose_straight_four_is_forbidden_is_none_and_says_so() -> None:
    # i8, the only way to a straight four, would be an overline on the column i.
    state = position("f8 g8 i5 i6 i7 i9 i10 h9 h10", "d8")
    (false,) = state.shapes_at(point("h8")).false_threes
    blocked, forbidden = false.refusals
    assert blocked == IsBlocked(point("e8"), point("d8"))
    assert isinstance(forbidden, IsForbidden)
    assert forbidden.ban.kind is BanKind.OVERLINE
    assert forbidden.text.en == (
        "i8 is forbidden to black, overline: 6 black stones from i10 to i5, down"
    )
    assert state.ban_at(point("h8")) is None


def test_a_three_whose_straight_four_would_end_in_six_is_none_and_says_so() -> None:
    (false,) = position("e8 f8 b8 j8").shapes_at(point("g8")).false_threes
    assert false == FalseThree(
        points("e8 f8 g8"),
        (EndsInOverline(point("d8"), point("c8")), EndsInOverline(point("h8"), point("i8"))),
    )
    assert "after d8, a stone on c8 makes more than five" in false.text.en
    assert "h8에 둔 다음 i8에 두면 여섯 개 이상이 됩니다" in false.text.ko


def test_a_three_at_the_edge_says_that_the_edge_is_in_the_way() -> None:
    (false,) = position("b8 c8", "f8").shapes_at(point("d8")).false_threes
    assert false.refusals == (
        IsBlocked(point("a8"), None),
        IsBlocked(point("e8"), point("f8")),
    )
    assert "the four made by a8 is closed by the edge" in false.text.en
    assert "a8에 둔 사는 판 끝에 막혀 있습니다" in false.text.ko


def test_three_stones_closed_on_one_side_do_not_even_look_like_a_three() -> None:
    shapes = position("f8 g8", "e8").shapes_at(point("h8"))
    assert shapes.threes == ()
    assert shapes.false_threes == ()
    assert shapes.text.en == "black h8 makes: nothing"
    assert shapes.text.ko == "흑이 h8에 두어 만드는 모양: 없음"


def test_a_double_three_names_both_threes_and_what_makes_straight_fours_of_them() -> None:
    ban = position("g8 i8 h7 h9").ban_at(point("h8"))
    assert ban is not None
    across, down = ban.causes
    assert across == Three(points("g8 h8 i8"), points("f8 j8"))
    assert down == Three(points("h9 h8 h7"), points("h10 h6"))
    assert ban.text.en == (
        "h8 is forbidden to black, double three: three g8, h8, i8 (straight four at f8 or j8); "
        "three h9, h8, h7 (straight four at h10 or h6)"
    )
    assert ban.text.ko == (
        "h8은 흑의 금수, 삼삼: 삼 g8, h8, i8 (f8 또는 j8에 두면 열린 사); "
        "삼 h9, h8, h7 (h10 또는 h6에 두면 열린 사)"
    )


def test_an_overline_names_all_its_stones() -> None:
    ban = position("e8 f8 g8 i8 j8").ban_at(point("h8"))
    assert ban is not None
    assert [run.stones for run in ban.shapes.overlines] == [points("e8 f8 g8 h8 i8 j8")]
    assert ban.causes == ban.shapes.overlines


def test_nothing_is_forbidden_to_white_in_renju() -> None:
    cells = board(15, white="g8 i8 h7 h9")
    state = RENJU.position(cells, Colour.WHITE)
    assert state.ban_at(point("h8")) is None
    assert state.forbidden() == ()


@pytest.mark.parametrize("at", ["h8", "p1", "a16"])
def test_a_point_that_is_taken_or_off_the_board_has_no_ban_to_explain(at: str) -> None:
    with pytest.raises(IllegalMove, match=r"is taken|is off the board"):
        position("h8").ban_at(point(at))


OPEN_CROSS = "g8 i8 h7 h9"
SPLIT_CROSS = "f8 i8 h7 h9"


@pytest.mark.parametrize(
    ("korean", "colour", "stones", "banned"),
    [
        (Korean(0), Colour.BLACK, OPEN_CROSS, True),
        (Korean(0), Colour.WHITE, OPEN_CROSS, True),
        (Korean(0), Colour.BLACK, SPLIT_CROSS, True),
        (Korean.NO_SPLIT_THREES, Colour.BLACK, SPLIT_CROSS, False),
        (Korean.NO_SPLIT_THREES, Colour.BLACK, OPEN_CROSS, True),
        (Korean.BLACK_ONLY, Colour.BLACK, OPEN_CROSS, True),
        (Korean.BLACK_ONLY, Colour.WHITE, OPEN_CROSS, False),
        (Korean(0), Colour.BLACK, "e8 f8 g8 h7 h6 h5", False),
        (Korean(0), Colour.BLACK, "e8 f8 g8 i8 j8", False),
        (Korean(0), Colour.BLACK, OPEN_CROSS + " g7 f6 e5 d4", False),
    ],
)
def test_korean_rules_forbid_two_threes_only_and_only_to_whom_the_options_say(
    korean: Korean, colour: Colour, stones: str, *, banned: bool
) -> None:
    game = Omok(15, RuleSet.OMOK, korean=korean)
    cells = board(15, stones) if colour is Colour.BLACK else board(15, white=stones)
    ban = game.position(cells, colour).ban_at(point("h8"))
    assert (ban is not None) is banned
    assert ban is None or ban.kind is BanKind.DOUBLE_THREE


def test_a_split_three_that_the_option_leaves_out_says_so() -> None:
    game = Omok(15, RuleSet.OMOK, korean=Korean.NO_SPLIT_THREES)
    (false,) = game.position(board(15, "f8 i8")).shapes_at(point("h8")).false_threes
    assert false.refusals == (HasGap(),)
    assert "three stones with a gap don't count" in false.text.en
    assert "띈 삼은 세지 않습니다" in false.text.ko
