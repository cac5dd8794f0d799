"""The picture: stations, lines, pieces in their corners, and where to point."""

from __future__ import annotations

from fractions import Fraction

import pytest

from noripan.core.game import Event, Player
from noripan.core.scene import MarkKind, Scene, Stick, TextGrid
from noripan.games.yut_nori import BackDo, MustMove, Sides, Station, TurnList, YutNori
from noripan.games.yut_nori.judge.problem import EMPTY_DRAWING, YutNoriProblem

BACK = YutNori(back_do=BackDo.ONE_MARKED_STICK)


def scene_of(game: YutNori, state: str) -> Scene:
    return game.parse_state(state).scene()


def pointed_at(game: YutNori, text: str) -> dict[str, tuple[str, ...]]:
    state = game.parse_state(text)
    return {str(move): state.spots_of(move) for move in state.moves()}


def lines_of_the_drawing() -> set[frozenset[str]]:
    """The pairs of stations that a line of the drawing joins, walked character by character."""
    at = {
        (station.row + down, station.column + right): str(station)
        for station in Station
        for down in (0, 1)
        for right in (0, 1)
    }
    found = set()
    for (row, column), start in at.items():
        for down, right, stroke in ((0, 1, "-"), (1, 0, "|"), (1, 1, "\\"), (1, -1, "/")):
            y, x = row + down, column + right
            while 0 <= y < 32 and 0 <= x < 32 and EMPTY_DRAWING[y][x] == stroke:
                y, x = y + down, x + right
            if (y, x) != (row + down, column + right):
                found.add(frozenset((start, at[y, x])))
    return found


def test_the_links_are_the_lines_of_the_drawing() -> None:
    links = TurnList().start().scene().links
    assert {frozenset((link.start, link.end)) for link in links} == lines_of_the_drawing()
    assert len(links) == len(lines_of_the_drawing()) == 32


def test_pieces_laid_out_by_the_grid_are_the_judges_drawing_but_for_the_lines() -> None:
    state = TurnList().parse_state("A=do,B=apbat,C=nalbat.bang,D=bang.apbat,a=saryeo.bang,d=jjido")
    scene, grid = state.scene(), state.scene().grid
    assert grid == TextGrid(columns=6, rows=6, width=2, height=2)
    spots = {spot.name: spot for spot in scene.spots}
    drawn = {}
    for spot in scene.spots:
        for slot in range(4):
            down, right = divmod(slot, grid.width)
            drawn[round(spot.y * 6) + down, round(spot.x * 6) + right] = "."
    for token in scene.tokens:
        down, right = divmod(token.slot, grid.width)
        spot = spots[token.spot]
        drawn[round(spot.y * 6) + down, round(spot.x * 6) + right] = token.label
    answer = YutNoriProblem().write(state.board).splitlines()
    strokes = "|-/\\ "
    assert drawn == {
        (y, x): letter
        for y, row in enumerate(answer)
        for x, letter in enumerate(row)
        if letter not in strokes
    }


def test_stations_are_named_in_small_letters_in_reading_order() -> None:
    spots = TurnList().start().scene().spots
    assert [spot.name for spot in spots] == [str(station) for station in Station]
    assert (spots[0].name, spots[14].name, spots[-1].name) == ("dwitbat", "bang", "nalbat")


def test_tokens_belong_to_their_players() -> None:
    tokens = scene_of(YutNori(), "1 0 do A=do,c=gae,d=out").tokens
    assert [(token.label, token.player, token.slot) for token in tokens] == [
        ("A", Player.FIRST, 0),
        ("c", Player.SECOND, 2),
    ]


@pytest.mark.parametrize(
    ("sides", "pieces", "size"),
    [
        (Sides.TWO, 4, (2, 2)),
        (Sides.FOUR, 5, (2, 3)),
        (Sides.TWO_TEAMS, 2, (2, 2)),
        (Sides.TWO_TEAMS, 4, (2, 4)),
        (Sides.TWO_TEAMS, 5, (3, 4)),
    ],
)
def test_a_station_has_a_slot_for_each_piece_that_can_stand_there_and_leaves_a_space(
    sides: Sides, pieces: int, size: tuple[int, int]
) -> None:
    game = YutNori(sides=sides, pieces=pieces)
    grid = game.start().scene().grid
    assert (grid.width, grid.height) == size
    team = [piece for piece, _stop in game.start().board.team(Player.FIRST)]
    stack = ",".join(f"{piece}=do" for piece in team)
    slots = [token.slot for token in scene_of(game, f"1 1 - {stack}").tokens]
    assert sorted(slots) == list(range(len(team)))
    assert len(team) <= grid.width * grid.height
    nearest = min(grid.columns, 5)
    assert grid.width < nearest
    assert grid.height <= nearest


def test_a_move_is_pointed_out_by_where_the_piece_is_and_where_it_goes() -> None:
    state = "1 0 gae,back-do A=do,B=nalbat.outer"
    assert pointed_at(BACK, state) == {
        "gae A": ("do", "geol"),
        "gae B": ("nalbat", "nalbat"),
        "gae C": ("nalbat", "gae"),
        "back-do A": ("do", "nalbat"),
        "back-do B": ("nalbat", "nalyut"),
    }


def test_throws_and_passes_need_no_pointing() -> None:
    assert pointed_at(YutNori(), "1 1 - -")["do"] == ()
    assert pointed_at(YutNori(must_move=MustMove.NO), "1 0 do -")["pass"] == ()


def test_a_turn_of_a_list_is_pointed_out_by_its_piece_and_where_it_goes() -> None:
    state = TurnList().parse_state("A=apbat,b=nalbat.outer")
    assert state.spots_of(state.game.parse_move("A FFBB")) == ("apbat", "apmogae")
    assert state.spots_of(state.game.parse_move("b FBBB")) == ("nalbat", "nalbat")
    assert state.spots_of(state.game.parse_move("C BBBB")) == ("nalbat", "apbat")


def test_marks_show_what_the_last_move_did() -> None:
    game, events = TurnList(), list[Event]()
    state = game.parse_state("A=do,a=gae").play(game.parse_move("A FBBB"), events)
    marks = [(mark.spot, mark.kind) for mark in state.scene(tuple(events)).marks]
    assert marks == [
        ("do", MarkKind.FROM),
        ("gae", MarkKind.TO),
        ("gae", MarkKind.REMOVED),
    ]


def test_a_stack_that_moved_is_marked_where_it_stands() -> None:
    game, events = TurnList(), list[Event]()
    state = game.parse_state("A=do,B=do").play(game.parse_move("A FBBB"), events)
    marks = [(mark.spot, mark.kind) for mark in state.scene(tuple(events)).marks]
    assert marks[-1] == ("gae", MarkKind.CARRIED)


def test_marks_show_who_came_in_and_who_went_out() -> None:
    game = TurnList()
    for start, spot, kind in (("-", "do", MarkKind.TO), ("A=nalbat.bang", "nalbat", MarkKind.FROM)):
        events: list[Event] = []
        state = game.parse_state(start).play(game.parse_move("A FBBB"), events)
        assert [(mark.spot, mark.kind) for mark in state.scene(tuple(events)).marks] == [
            (spot, kind)
        ]


@pytest.mark.parametrize(
    ("state", "en", "ko"),
    [
        ("1 1 - -", "side 1 (ABCD) throws", "던질 차례: 1편(ABCD)"),
        ("2 0 do -", "side 2 (abcd) moves", "움직일 차례: 2편(abcd)"),
        (
            "1 0 - A=out,B=out,C=out,D=out",
            "side 1 (ABCD) wins: all pieces of a side are out",
            "1편(ABCD) 승리: 한 편의 말이 모두 났습니다",
        ),
    ],
)
def test_the_first_caption_says_whose_turn_it_is_or_who_won(state: str, en: str, ko: str) -> None:
    caption = scene_of(YutNori(), state).captions[0]
    assert (caption.en, caption.ko) == (en, ko)


def test_captions_tell_the_throws_that_are_left() -> None:
    captions = scene_of(YutNori(), "1 0 do,mo A=do,B=out").captions
    assert [caption.en for caption in captions[1:]] == ["to be spent: do, mo"]
    assert captions[1].ko == "남은 윷: 도, 모"


def test_pieces_off_the_board_lie_in_trays() -> None:
    trays = scene_of(YutNori(), "1 0 do,mo A=do,B=out").trays
    assert [(tray.label.en, "".join(token.label for token in tray.tokens)) for tray in trays] == [
        ("side 1 (ABCD) not started", "CD"),
        ("side 1 (ABCD) out", "B"),
        ("side 2 (abcd) not started", "abcd"),
        ("side 2 (abcd) out", ""),
    ]
    assert trays[0].label.ko == "1편(ABCD) 출발 전"
    assert trays[1].tokens[0].player is Player.FIRST


@pytest.mark.parametrize(
    ("start", "move", "way"),
    [
        ("-", "A FFBB", "nalbat do gae"),
        ("A=yut", "A FFBB", "yut apbat dwitdo"),
        ("A=apbat", "A BBBB", "apbat apmodo apmogae bang sokyut sokmo"),
        ("A=bang.apbat", "A FFBB", "bang saryeo anjji"),
        ("A=anjji.bang", "A FFBB", "anjji nalbat"),
        ("A=nalyut.apbat", "A FFFB", "nalyut nalbat"),
        ("A=jjiyut", "A FFFF", "jjiyut jjeolbat naldo nalgae nalgeol"),
    ],
)
def test_the_trail_is_the_way_of_the_last_move(start: str, move: str, way: str) -> None:
    game, events = TurnList(), list[Event]()
    state = game.parse_state(start).play(game.parse_move(move), events)
    assert state.scene(tuple(events)).trails == (tuple(way.split()),)


def test_a_step_back_leaves_a_trail() -> None:
    events: list[Event] = []
    state = BACK.parse_state("1 0 back-do A=gae").play(BACK.parse_move("back-do A"), events)
    assert state.scene(tuple(events)).trails == (("gae", "do"),)


def test_the_sticks_lie_as_they_were_thrown() -> None:
    game, events = TurnList(), list[Event]()
    state = game.start().play(game.parse_move("A BFFB"), events)
    flat, round_ = Stick.FLAT, Stick.ROUND
    assert state.scene(tuple(events)).sticks == (round_, flat, flat, round_)
    assert state.scene().sticks == ()


@pytest.mark.parametrize(
    ("throw", "flats", "marked"),
    [("do", 1, 0), ("geol", 3, 0), ("mo", 0, 0), ("back-do", 0, 1)],
)
def test_a_throw_shows_its_sticks(throw: str, flats: int, marked: int) -> None:
    events: list[Event] = []
    state = BACK.parse_state("1 1 - A=gae").play(BACK.parse_move(throw), events)
    sticks = state.scene(tuple(events)).sticks
    assert (sticks.count(Stick.FLAT), sticks.count(Stick.MARKED_FLAT)) == (flats, marked)
    assert len(sticks) == 4


def test_a_void_throw_shows_no_sticks() -> None:
    game, events = YutNori(nak=Fraction(1, 9)), list[Event]()
    state = game.start().play(game.parse_move("nak"), events)
    assert state.scene(tuple(events)).sticks == ()


def test_a_team_wins_together() -> None:
    game = YutNori(sides=Sides.TWO_TEAMS, pieces=1)
    captions = scene_of(game, "1 0 - A=out,V=out").captions
    assert captions[0].en == "side 1 (A) and side 3 (V) win: all pieces of a side are out"


def test_a_finished_list_of_turns_says_so() -> None:
    game = TurnList()
    out = ",".join(f"{letter}=out" for letter in "ABCDabcd")
    assert game.parse_state(out).scene().captions[0].en == "every piece is out"
