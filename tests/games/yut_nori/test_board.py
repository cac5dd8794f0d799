"""Stations, ways and the text of a board."""

from __future__ import annotations

import pytest

from noripan.core.errors import InvalidMove, InvalidState
from noripan.core.game import Player
from noripan.games.yut_nori import Board, Piece, Station, Stop, Way, YutRules
from noripan.games.yut_nori.board import (
    OUT,
    PIECES,
    STOPS,
    WAITING,
    behind,
    empty_board,
    every_behind,
    parse_board,
    parse_piece,
)
from noripan.games.yut_nori.judge.problem import EMPTY_DRAWING
from tests.games.yut_nori.slow_model import words

OUTER = (
    "도 개 걸 윷 앞밭 뒷도 뒷개 뒷걸 뒷윷 뒷밭 찌도 찌개 찌걸 찌윷 쩔밭 날도 날개 날걸 날윷 날밭"
)
BY_APBAT = "도 개 걸 윷 앞밭 앞모도 앞모개 방 속윷 속모 쩔밭 날도 날개 날걸 날윷 날밭"
BY_APBAT_AND_BANG = "도 개 걸 윷 앞밭 앞모도 앞모개 방 사려 안찌 날밭"
BY_DWITBAT = "도 개 걸 윷 앞밭 뒷도 뒷개 뒷걸 뒷윷 뒷밭 뒷모도 뒷모개 방 사려 안찌 날밭"
WRITTEN = {
    Way.OUTER: words(OUTER),
    Way.APBAT: words(BY_APBAT),
    Way.BANG: words(BY_APBAT_AND_BANG),
    Way.DWITBAT: words(BY_DWITBAT),
}
# Which of the ways a move follows that starts on a station; from every other it is the outer lap.
FOLLOWED = (
    dict.fromkeys(words("앞밭 앞모도 앞모개 속윷 속모"), Way.APBAT)
    | dict.fromkeys(words("뒷밭 뒷모도 뒷모개"), Way.DWITBAT)
    | dict.fromkeys(words("방 사려 안찌"), Way.BANG)
)
STATIONS_IN_READING_ORDER = (
    "뒷밭 뒷윷 뒷걸 뒷개 뒷도 앞밭 뒷모도 앞모도 찌도 윷 뒷모개 앞모개 찌개 걸 방 찌걸 개 속윷 "
    "사려 찌윷 도 속모 안찌 쩔밭 날도 날개 날걸 날윷 날밭"
)


def hangul(stop: Stop) -> str:
    return stop.station.hangul if stop.station else "나감" if stop == OUT else "출발 전"


def test_the_29_stations_stand_in_reading_order_where_the_drawing_has_them() -> None:
    drawn = [
        (row, column)
        for row, line in enumerate(EMPTY_DRAWING)
        for column in range(len(line) - 1)
        if line[column : column + 2] == ".." and (row == 0 or EMPTY_DRAWING[row - 1][column] != ".")
    ]
    assert [(station.row, station.column) for station in Station] == drawn
    assert [station.hangul for station in Station] == words(STATIONS_IN_READING_ORDER)


def test_the_empty_drawing_is_32_lines_of_32_characters() -> None:
    assert [len(line) for line in EMPTY_DRAWING] == [32] * 32


@pytest.mark.parametrize("way", Way)
def test_a_whole_way_goes_as_written(way: Way) -> None:
    assert [hangul(stop) for stop in STOPS[way]] == ["출발 전", *WRITTEN[way], "나감"]


@pytest.mark.parametrize("steps", range(1, 6))
def test_from_every_stop_a_move_goes_as_written(steps: int) -> None:
    for start in {stop for stops in STOPS.values() for stop in stops[:-1]}:
        way = WRITTEN[FOLLOWED.get(hangul(start), Way.OUTER)]
        here = way.index(hangul(start)) if start.station else -1
        expected = [*way[here + 1 :], *["나감"] * steps][:steps]
        assert [hangul(stop) for stop in YutRules().route(start, steps)] == expected


@pytest.mark.parametrize("way", Way)
def test_a_step_back_leads_the_way_that_the_piece_came(way: Way) -> None:
    for index in range(2, len(WRITTEN[way]) + 1):
        assert hangul(behind(STOPS[way][index])) == WRITTEN[way][index - 2]


def test_a_step_back_from_the_first_station_or_from_no_station_leads_to_nalbat() -> None:
    nalbat = STOPS[Way.OUTER][-2]
    assert behind(STOPS[Way.OUTER][1]) == nalbat
    assert behind(WAITING) == nalbat
    assert hangul(behind(nalbat)) == "날윷"


@pytest.mark.parametrize(
    ("station", "before"),
    [
        ("방", {"앞모개", "뒷모개"}),
        ("쩔밭", {"찌윷", "속모"}),
        ("날밭", {"날윷", "안찌"}),
        ("사려", {"방"}),
        ("도", {"날밭"}),
    ],
)
def test_every_step_back_from_a_station_is_known_own_way_first(
    station: str, before: set[str]
) -> None:
    for way in Way:
        for stop in STOPS[way]:
            if hangul(stop) == station:
                backs = [hangul(back) for back in every_behind(stop)]
                assert set(backs) == before
                assert len(backs) == len(before)
                assert backs[0] == hangul(behind(stop))


def test_ways_share_the_stops_up_to_where_they_part() -> None:
    shared = [stop for stop in STOPS[Way.APBAT] if stop in STOPS[Way.OUTER]]
    assert [hangul(stop) for stop in shared] == ["출발 전", *words("도 개 걸 윷 앞밭 나감")]


def test_pieces_have_one_letter_each_by_side() -> None:
    letters = ["".join(map(str, pieces)) for pieces in PIECES]
    assert letters == ["ABCDE", "abcde", "VWXYZ", "vwxyz"]
    assert all(parse_piece(str(piece)) == piece for pieces in PIECES for piece in pieces)
    assert parse_piece("W") == Piece(Player.THIRD, 1)


@pytest.mark.parametrize("letter", ["", "F", "1", "AB", "가"])
def test_another_letter_is_no_piece(letter: str) -> None:
    with pytest.raises(InvalidMove, match="no piece is called"):
        parse_piece(letter)


def test_a_board_tells_the_way_only_where_several_lead_to_a_station() -> None:
    board = empty_board(2, 4, 2)
    board = board.put([parse_piece("A")], STOPS[Way.OUTER][1])
    board = board.put([parse_piece("b")], STOPS[Way.DWITBAT][13])
    board = board.put([parse_piece("c")], OUT)
    assert str(board) == "A=do,b=bang.dwitbat,c=out"
    assert parse_board(str(board), empty_board(2, 4, 2)) == board


def test_every_stop_survives_its_text() -> None:
    empty = empty_board(1, 1, 1)
    for stops in STOPS.values():
        for stop in stops:
            board = Board(((stop,),), 1)
            assert parse_board(str(board), empty) == board


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' places no piece"),
        ("A", "'A' places no piece"),
        ("A=moon", "'A=moon' places no piece"),
        ("A=bang", "'A=bang' places no piece"),
        ("E=do", "'E=do' places no piece"),
        ("V=do", "'V=do' places no piece"),
        ("A=do,", "'' places no piece"),
        ("A=waiting", "twice or out of order"),
        ("B=do,A=gae", "twice or out of order"),
        ("A=do,A=do", "twice or out of order"),
        ("A=do,a=do", "the pieces on 도 are no stack"),
        ("A=bang.apbat,B=bang.dwitbat", "the pieces on 방 are no stack"),
    ],
)
def test_a_text_that_no_board_writes_is_refused(text: str, message: str) -> None:
    with pytest.raises(InvalidState, match=message):
        parse_board(text, empty_board(2, 4, 2))


def test_partners_may_share_a_station_and_rivals_may_not() -> None:
    teams = empty_board(4, 2, 2)
    assert str(parse_board("A=do,V=do", teams)) == "A=do,V=do"
    with pytest.raises(InvalidState):
        parse_board("A=do,v=do", teams)
