"""What the interface answers, and how it refuses."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from noripan.games import problem, problem_entry, problem_names
from noripan.server.guarding import SECURITY_HEADERS
from noripan.server.settings import LARGEST_BODY, LONGEST_INPUT, Limits, Settings
from tests.server.live import JSON, asking
from tests.shared import CASES

Client = TestClient[Any]
SHARP = [(name, case) for name in problem_names() for case in problem_entry(name).named_cases]
SHORT = [(name, case) for name, case in SHARP if case.name != "turn-1001"]


def sample(name: str) -> str:
    named = [case.input for case in problem_entry(name).named_cases]
    return named[0] if named else next((CASES / name).glob("*.in")).read_text()


def picture(lines: list[str], runs: list[int]) -> str:
    pairs = zip(runs[::2], runs[1::2], strict=True)
    return "\n".join(line for first, count in pairs for line in lines[first : first + count])


@pytest.mark.parametrize(("name", "case"), SHARP, ids=lambda part: getattr(part, "name", part))
def test_a_named_case_shows_the_rules_that_it_promises(name: str, case: Any) -> None:
    acted = {
        type(event).__name__
        for record in problem(name).watch(case.input)
        for step in record.steps
        for event in step.events
    }
    assert set(case.shows) <= acted


@pytest.mark.parametrize(("name", "case"), SHORT, ids=lambda part: getattr(part, "name", part))
def test_a_trace_has_the_judges_answer_and_every_turn(client: Client, name: str, case: Any) -> None:
    trace = client.post("/api/trace", json={"problem": name, "input": case.input}).json()

    assert trace["answer"] == problem(name).answer(case.input)
    records = problem(name).watch(case.input)
    assert len(trace["records"]) == len(records)
    for told, record in zip(trace["records"], records, strict=True):
        steps = list(record.steps)
        assert [frame["turn"] for frame in told["frames"]] == list(range(len(steps) + 1))
        for frame, step in zip(told["frames"][1:], steps, strict=True):
            assert frame["move"] == ("" if name.startswith("new-game") else str(step.ply.move))
            assert [event["text"]["ko"] for event in frame["events"]] == [
                event.caption().ko for event in step.events
            ]


def test_a_picture_of_a_trace_is_the_one_that_is_saved(client: Client) -> None:
    from noripan.draw.svg import draw_svg
    from noripan.draw.theme import Theme

    trace = client.post(
        "/api/trace", json={"problem": "yut-nori", "input": sample("yut-nori")}
    ).json()
    (record,) = problem("yut-nori").watch(sample("yut-nori"))
    step = list(record.steps)[4]
    drawn = draw_svg(step.state.scene(step.events), theme=Theme.LIGHT)
    shown = trace["records"][0]["frames"][5]
    assert picture(trace["lines"], shown["picture"]) + "\n" == drawn


def test_a_frame_names_the_line_of_the_input_that_asked_for_it(client: Client) -> None:
    given_input = "2\n\nA BBFB\n\n\nb FFFF\n"
    trace = client.post("/api/trace", json={"problem": "yut-nori", "input": given_input}).json()
    assert [frame["line"] for frame in trace["records"][0]["frames"]] == [None, 3, 6]


def test_all_faults_of_an_input_stand_beside_their_lines(client: Client) -> None:
    answer = client.post(
        "/api/trace", json={"problem": "yut-nori", "input": "2\nA bbfb\nB bbfb\nC FFFF\n"}
    )
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    assert [fault["line"] for fault in answer.json()["faults"]] == [2, 3, 4]
    assert answer.json()["text"]["ko"]


def test_a_game_that_never_ends_tells_its_cycle(client: Client) -> None:
    case = next(case for case in problem_entry("new-game").named_cases if case.name == "never-ends")
    trace = client.post("/api/trace", json={"problem": "new-game", "input": case.input}).json()
    (record,) = trace["records"]
    cycle, frames = record["cycle"], record["frames"]
    first, again = cycle["first"], cycle["first"] + cycle["length"]
    (steps,) = problem("new-game").watch(case.input)
    states = [steps.start, *(step.state for step in steps.steps)]
    assert again < len(frames)
    assert states[first].position == states[again].position


def test_what_if_says_what_is_still_possible_after_each_move(client: Client) -> None:
    from noripan.games.dice_yut import DiceYut, Go, best_score

    numbers = (1, 2, 3, 4, 1, 2, 3, 4, 1, 2)
    asked = {"problem": "dice-yut", "input": " ".join(map(str, numbers)), "moves": ["A", "B"]}
    tried = client.post("/api/try", json=asked).json()
    state = DiceYut(numbers).start().play(Go("A")).play(Go("B"))
    assert str(best_score(state)) in tried["headline"]["en"]
    for advice in tried["advice"]:
        after = state.play(Go(advice["move"]))
        assert f"still possible {best_score(after)}" in advice["text"]["en"]


def test_what_if_names_pieces_of_one_square_together_and_says_why_others_stay(
    client: Client,
) -> None:
    asked = {"problem": "dice-yut", "input": "1 1 2 3 4 1 2 3 4 1"}
    (start,) = client.post("/api/try", json=asked).json()["advice"]
    assert start["text"]["en"].startswith("A, B, C, D: the start → 2")
    moved, stay = client.post("/api/try", json=asked | {"moves": ["A"]}).json()["advice"]
    assert moved["move"] == "A"
    assert (stay["move"], stay["spots"], stay["picture"]) == ("", [], None)
    assert stay["text"]["en"] == "B, C, D: 2 is taken"


def test_othello_shows_what_each_move_would_turn_over(client: Client) -> None:
    asked = {"problem": "othello", "input": "1\n8 0\n"}
    tried = client.post("/api/try", json=asked).json()
    assert [advice["move"] for advice in tried["advice"]] == ["d3", "c4", "f5", "e6"]
    assert tried["advice"][0]["text"]["en"] == "black d3 turns over 1: d4"
    assert len({tuple(advice["picture"]) for advice in tried["advice"]}) == 4


def test_renju_bans_have_their_reasons_and_korean_rules_ban_less(client: Client) -> None:
    case = next(case for case in problem_entry("omok").named_cases if case.name == "renju-bans")
    asked = {"problem": "omok", "input": case.input, "options": {"rules": "renju"}}
    renju = client.post("/api/try", json=asked).json()
    bans = [advice["text"]["en"] for advice in renju["advice"] if advice["picture"]]
    assert [next(k for k in ("double three", "double four", "overline") if k in ban)
            for ban in bans] == ["double three", "double four", "overline"]  # fmt: skip

    asked["options"] = {"rules": "omok"}
    korean = client.post("/api/try", json=asked).json()
    banned = [advice for advice in korean["advice"] if advice["picture"]]
    assert len(banned) == 1
    assert "double three" in banned[0]["text"]["en"]
    assert banned[0]["move"] == ""


def test_the_editor_paints_places_turns_and_removes(client: Client) -> None:
    def edited(given_input: str, tool: str, spot: str) -> str:
        asked = {"problem": "new-game", "input": given_input, "tool": tool, "spot": spot}
        return str(client.post("/api/edit", json=asked).json()["input"])

    board = "4 4\n" + "0 0 0 0\n" * 4 + "1 1 1\n1 2 1\n1 3 1\n1 4 1\n"
    assert edited(board, "red", "2,3").splitlines()[2] == "0 0 1 0"
    assert edited(edited(board, "red", "2,3"), "white", "2,3") == board
    assert edited(board, "disc", "4,4").splitlines()[0] == "4 5"
    assert edited(edited(board, "disc", "4,4"), "remove", "4,4") == board
    turned = board
    for direction in (4, 2, 3, 1):  # clockwise, from right
        turned = edited(turned, "disc", "1,1")
        assert turned.splitlines()[5] == f"1 1 {direction}"


@pytest.mark.parametrize(
    "name", [name for name in problem_names() if problem_entry(name).study.tools]
)
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_an_edit_never_leads_to_an_input_that_cant_be_shown(
    client: Client, name: str, data: st.DataObject
) -> None:
    """Whatever is pointed at in whatever order: an edit is made or refused with a reason."""
    edited = data.draw(st.sampled_from([case.input for case in problem_entry(name).named_cases]))
    spots = [spot.name for spot in next(iter(problem(name).watch(edited))).start.scene().spots]
    tools = [tool.name for tool in problem_entry(name).study.tools]
    pointed = st.lists(st.tuples(st.sampled_from(tools), st.sampled_from(spots)), max_size=12)
    for tool, spot in data.draw(pointed):
        asked = {"problem": name, "input": edited, "tool": tool, "spot": spot}
        answer = client.post("/api/edit", json=asked)
        assert answer.status_code in (200, 400)
        edited = answer.json().get("input", edited)
        assert problem(name).answer(edited)


def test_no_disc_is_placed_beyond_the_most_nor_removed_beyond_the_fewest(client: Client) -> None:
    def refused(count: int, tool: str, spot: str) -> str:
        discs = "".join(f"{1 + n // 4} {1 + n % 4} 1\n" for n in range(count))
        text = f"4 {count}\n" + "0 0 0 0\n" * 4 + discs
        asked = {"problem": "new-game", "input": text, "tool": tool, "spot": spot}
        return str(client.post("/api/edit", json=asked).json().get("detail", ""))

    assert refused(10, "disc", "4,4") == "an input has at most 10 discs"
    assert refused(10, "disc", "1,1") == ""  # which turns one
    assert refused(4, "remove", "1,1") == "an input has at least 4 discs"
    assert refused(4, "remove", "4,4") == ""  # where none is
    assert refused(3, "remove", "1,1") == "an input has at least 4 discs"
    assert refused(12, "remove", "1,1") == ""  # which mends an input that has too many


def test_a_second_five_is_refused(client: Client) -> None:
    rows = ["1 1 1 1 1", "0 2 2 2 2", *["0 0 0 0 0"] * 17]
    board = "".join(row + " 0" * 14 + "\n" for row in rows)
    asked = {"problem": "omok", "input": board, "tool": "white", "spot": "a18"}
    assert "at most one" in client.post("/api/edit", json=asked).json()["detail"]


def test_a_stone_is_put_and_taken_away(client: Client) -> None:
    empty = ("0 " * 18 + "0\n") * 19
    asked = {"problem": "omok", "input": empty, "tool": "white", "spot": "a19"}
    one = client.post("/api/edit", json=asked).json()["input"]
    assert one.startswith("2 0 ")
    assert client.post("/api/edit", json=asked | {"input": one}).json()["input"] == empty


@pytest.mark.parametrize("name", problem_names())
def test_the_right_output_has_no_difference_and_another_has(client: Client, name: str) -> None:
    asked = {"problem": name, "input": sample(name)}
    right = problem(name).answer(sample(name))
    loosely = right.replace("\n", "  \r\n") + "\n"
    for output in (right, loosely):
        compared = client.post("/api/compare", json=asked | {"output": output}).json()
        assert compared["differences"] == []
    compared = client.post("/api/compare", json=asked | {"output": "7"}).json()
    assert compared["differences"]


@pytest.mark.parametrize("output", ["abc", "3 4", "turn 5", "1.5", "٣"])
def test_an_output_that_is_no_turn_is_told_what_was_expected(client: Client, output: str) -> None:
    asked = {"problem": "new-game", "input": sample("new-game"), "output": output}
    (difference,) = client.post("/api/compare", json=asked).json()["differences"]
    assert (
        difference["text"]["en"] == f"the output is one number, the turn or -1; yours is {output}"
    )
    assert difference["turn"] is None


def test_a_wrong_board_is_shown_with_its_cells_and_the_first_turn(client: Client) -> None:
    turns = "4\nA BBFB\nb BBFB\nb BBFB\na BFFB\n"
    right = problem("yut-nori").answer(turns)
    moved = right.replace("b", ".", 1).replace("..", "b.", 1)
    asked = {"problem": "yut-nori", "input": turns, "output": moved}
    difference, *_others = client.post("/api/compare", json=asked).json()["differences"]
    assert difference["turn"] == 2  # where b first moves
    assert difference["right"]
    assert difference["own"]
    assert "b is to be drawn" in difference["text"]["en"]
    assert "the pieces that differ last move in turn 3" in difference["text"]["en"]


@pytest.mark.parametrize("name", problem_names())
def test_an_output_that_a_misreading_explains_is_told_with_the_turn_where_it_leads_away(
    client: Client, name: str
) -> None:
    for sharp in problem_entry(name).sharp_inputs[:2]:
        right = problem(name).answer(sharp.text)
        answers = [(known, known.answer(sharp.text)) for known in problem_entry(name).misreadings]
        output = next(answer for _known, answer in answers if answer != right)
        asked = {"problem": name, "input": sharp.text, "output": output}
        first, *others = client.post("/api/compare", json=asked).json()["differences"]
        alike = [known for known, answer in answers if answer == output]
        assert any(known.title.en in first["text"]["en"] for known in alike)
        assert any(known.rule.ko in first["text"]["ko"] for known in alike)
        assert others
        assert all(other["turn"] is None for other in others)
        if first["turn"]:
            assert first["right"] != first["own"]
        else:
            assert name == "omok", "only stones that lie there have no turns"


def test_an_output_that_is_right_but_for_its_form_has_no_misreading(client: Client) -> None:
    asked = {"problem": "dice-yut", "input": "1 2 3 4 1 2 3 4 1 2", "output": "0190"}
    (difference,) = client.post("/api/compare", json=asked).json()["differences"]
    assert "A program that" not in difference["text"]["en"]


@pytest.mark.parametrize(
    ("kind", "head"), [("svg", b"<svg"), ("png", b"\x89PNG"), ("gif", b"GIF89a")]
)
def test_a_picture_to_keep_is_a_file_of_its_kind(client: Client, kind: str, head: bytes) -> None:
    asked = {"problem": "swea-4615", "input": sample("othello"), "kind": kind, "turn": 2}
    made = client.post("/api/picture", json=asked)
    assert made.status_code == 200
    assert made.content.startswith(head)
    assert made.headers["content-disposition"] == f'attachment; filename="othello.{kind}"'


@pytest.mark.parametrize("asked", [
    {"problem": "chess", "input": ""},
    {"problem": "omok"},
    {"problem": "omok", "input": 5},
    {"problem": "omok", "input": "", "more": 1},
    {"problem": "x" * 41, "input": ""},
    {"problem": "omok", "input": "0" * (LONGEST_INPUT + 1)},
])  # fmt: skip
def test_a_bad_request_is_a_problem_that_says_why(client: Client, asked: Any) -> None:
    answer = client.post("/api/trace", json=asked)
    assert answer.status_code == 400
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"]


@pytest.mark.parametrize(("path", "asked"), [
    ("try", {"case": 2}), ("try", {"turn": 5000}), ("try", {"moves": ["z9"]}),
    ("edit", {"tool": "disc", "spot": "9,9"}), ("picture", {"turn": 99}),
])  # fmt: skip
def test_what_isnt_there_is_refused_with_a_reason(client: Client, path: str, asked: Any) -> None:
    answer = client.post(
        f"/api/{path}", json={"problem": "new-game", "input": sample("new-game")} | asked
    )
    assert answer.status_code == 400
    assert answer.json()["text"]["ko"]


def test_a_request_that_is_too_large_is_refused(client: Client) -> None:
    answer = client.post("/api/trace", content=b" " * (LARGEST_BODY + 1), headers=JSON)
    assert answer.status_code == 413
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("name", ["othello", "yut-nori", "dice-yut", "new-game"])
def test_an_input_with_too_many_turns_has_its_answer_and_the_limit(name: str) -> None:
    asked = {"problem": name, "input": sample(name)}
    turns = sum(1 + len(list(record.steps)) for record in problem(name).watch(sample(name)))
    for most, is_shown in ((5, False), (turns - 1, False), (turns, True)):
        with asking(Settings(limits=Limits(most_frames=most))) as client:
            trace = client.post("/api/trace", json=asked).json()
        assert trace["answer"] == problem(name).answer(sample(name))
        assert bool(trace["records"]) is is_shown
        assert (trace["refusal"] is None) is is_shown
        assert is_shown or f"the {most} shown at once" in trace["refusal"]["en"]


def test_too_many_requests_are_refused() -> None:
    with asking(Settings(requests_a_minute=3)) as client:
        codes = [client.get("/api/problems").status_code for _ in range(5)]
        assert client.get("/").status_code == 200
    assert codes == [200, 200, 200, 429, 429]


@pytest.mark.parametrize("path", ["/", "/js/main.js", "/board.css", "/api/problems", "/nowhere",
                                  "/api/schema/openapi.json"])  # fmt: skip
def test_every_answer_has_the_security_headers(client: Client, path: str) -> None:
    headers = client.get(path).headers
    assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert "unsafe" not in headers["Content-Security-Policy"]


def test_an_option_that_means_something_by_some_rules_only_names_them(client: Client) -> None:
    omok = next(one for one in client.get("/api/problems").json() if one["name"] == "omok")
    offered = {option["name"]: option for option in omok["options"]}
    assert offered["overline"]["needs"] == {"option": "rules", "value": "omok"}
    assert offered["colour"]["needs"] is None
    for option in offered.values():
        if need := option["needs"]:
            values = [value["name"] for value in offered[need["option"]]["values"]]
            assert need["value"] in values


def test_the_interface_is_described(client: Client) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    assert {"/api/trace", "/api/try", "/api/edit", "/api/compare", "/api/picture"} <= set(
        schema["paths"]
    )
    assert all(
        operation["description"] and operation["summary"]
        for path in schema["paths"].values()
        for operation in path.values()
    )


@settings(max_examples=40)
@given(st.sampled_from(problem_names()), st.text(max_size=60), st.text(max_size=60))
def test_no_text_makes_the_server_fail(client: Client, name: str, text: str, output: str) -> None:
    mixed = sample(name) + text
    for given_input in (text, mixed):
        asked = {"problem": name, "input": given_input}
        assert client.post("/api/trace", json=asked).status_code in (200, 422)
        compared = client.post("/api/compare", json=asked | {"output": output})
        assert compared.status_code in (200, 422)
