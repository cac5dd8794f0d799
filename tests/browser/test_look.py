"""The page Look in a browser: by mouse, by keyboard alone, shared, small, dark, in Korean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from noripan.games import problem, problem_names
from noripan.judge.cases import named_cases
from tests.browser.conftest import NewPage

WATCHED = [name for name in problem_names() if name != "omok"]  # whose board stands still


def sample(name: str) -> str:
    return named_cases(name)[0].input


def choose(page: Page, name: str, example: str | None = None) -> None:
    if page.input_value("#problem") != name:
        page.select_option("#problem", name)
    case = named_cases(name)[0]
    if example:
        expect(page.locator("#input")).to_have_value(case.input)
        page.select_option("#example", example)
        case = next(one for one in named_cases(name) if one.name == example)
    expect(page.locator("#answer")).to_have_text(
        problem(name).answer(case.input), use_inner_text=False
    )


def turns(name: str) -> int:
    return len(list(problem(name).watch(sample(name))[0].steps))


def tab_to(page: Page, element: str) -> None:
    """Presses the tab key until an element has the focus."""
    for _ in range(60):
        if page.evaluate("document.activeElement.id") == element:
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the tab key doesn't reach {element}")


def caption(page: Page) -> str:
    return page.inner_text("#caption")


# Watching.


@pytest.mark.parametrize("name", problem_names())
def test_a_problem_can_be_watched_by_mouse(new_page: NewPage, name: str) -> None:
    page = new_page()
    choose(page, name)
    if name in WATCHED:
        page.click("#next")
        assert "Turn 1 of" in caption(page)
        page.click("#last")
        assert f"Turn {turns(name)} of {turns(name)}" in caption(page)
        page.click("#back")
        assert f"Turn {turns(name) - 1} of" in caption(page)
        page.click("#first")
    assert "Start" in caption(page)


@pytest.mark.parametrize("name", problem_names())
def test_a_problem_can_be_watched_by_keyboard_alone(new_page: NewPage, name: str) -> None:
    page = new_page()
    tab_to(page, "problem")
    page.keyboard.type(problem(name).title.en)  # a select jumps to what is typed
    expect(page.locator("#problem")).to_have_value(name)
    expect(page.locator("#input")).to_have_value(sample(name))
    expect(page.locator("#answer")).to_have_text(
        problem(name).answer(sample(name)), use_inner_text=False
    )
    if name in WATCHED:
        tab_to(page, "next")
        page.keyboard.press("Enter")
        assert "Turn 1 of" in caption(page)
        for key, turn in (("ArrowRight", 2), ("ArrowLeft", 1), ("End", turns(name))):
            page.keyboard.press(key)
            assert f"Turn {turn} of" in caption(page)
        page.keyboard.press("Home")
        assert "Start" in caption(page)
        tab_to(page, "turn")
        page.keyboard.press("ArrowRight")
        assert "Turn 1 of" in caption(page)
    tab_to(page, "input")
    page.keyboard.press("Control+a")
    page.keyboard.type("nothing")
    expect(page.locator("#faults li")).not_to_have_count(0)


def test_playing_goes_to_the_end_and_can_be_paused(new_page: NewPage) -> None:
    page = new_page()
    page.select_option("#speed", "slow")
    page.click("#play")
    expect(page.locator("#play")).to_have_attribute("aria-label", "Pause")
    page.click("#play")
    expect(page.locator("#play")).to_have_attribute("aria-label", "Play")
    page.select_option("#speed", "fast")
    page.click("#play")
    expect(page.locator("#caption .head")).to_contain_text("Turn 12 of 12")
    expect(page.locator("#play")).to_have_attribute("aria-label", "Play")


def test_each_turn_is_announced_with_its_rule_and_its_line_stands_out(new_page: NewPage) -> None:
    page = new_page()
    expect(page.locator("#caption")).to_have_attribute("aria-live", "polite")
    for _ in range(5):
        page.click("#next")
    assert "captures a" in caption(page)
    assert "Captured" in caption(page)
    assert page.get_attribute("#backdrop .now", "data-line") == "6"


def test_a_line_of_the_input_leads_to_its_turn(new_page: NewPage) -> None:
    page = new_page()
    line = page.locator("#backdrop > div").nth(4).bounding_box()
    assert line
    page.mouse.click(line["x"] + 20, line["y"] + line["height"] / 2)
    assert "Turn 4 of 12" in caption(page)
    page.keyboard.press("ArrowDown")
    assert "Turn 5 of 12" in caption(page)


# Inputs.


def test_a_fault_stands_beside_its_line_until_it_is_mended(new_page: NewPage) -> None:
    page = new_page()
    page.fill("#input", "2\nA BBFB\nX BBBB\n")
    expect(page.locator("#backdrop .bad")).to_have_attribute("data-line", "3")
    expect(page.locator("#backdrop .said")).to_contain_text("found 'X'")
    expect(page.locator("#faults")).to_contain_text("3:1 expected a piece")
    expect(page.locator("#input")).to_have_attribute("aria-invalid", "true")
    page.fill("#input", "2\nA BBFB\nB BBBB\n")
    expect(page.locator("#backdrop .bad")).to_have_count(0)
    expect(page.locator("#faults li")).to_have_count(0)
    expect(page.locator("#input")).to_have_attribute("aria-invalid", "false")
    assert page.inner_text("#answer")


def test_what_people_type_is_never_taken_for_html(new_page: NewPage) -> None:
    page = new_page()
    page.fill("#own", "<img src=x onerror=alert(1)>")
    page.fill("#input", "1\n<b>A</b> <svg/onload=alert(1)>\n")
    expect(page.locator("#faults")).to_contain_text("<b>A</b>")
    assert page.locator("b, img, #backdrop svg").count() == 0


def test_a_file_can_be_opened_and_dropped(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    file = tmp_path / "my.in"
    file.write_text("1\nd FFBB\n")
    page.set_input_files("#file", file)
    expect(page.locator("#input")).to_have_value("1\nd FFBB\n")
    page.evaluate(
        """() => {
          const dropped = new DataTransfer();
          dropped.items.add(new File(["1\\nA FFFF\\n"], "other.in"));
          document.getElementById("editor")
            .dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true }));
        }"""
    )
    expect(page.locator("#input")).to_have_value("1\nA FFFF\n")


def test_one_of_several_cases_can_be_chosen(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "othello", "several-sizes")
    page.select_option("#case", "3")
    page.click("#last")
    assert "Turn 3 of 3" in caption(page)
    assert "8" in page.inner_text("#board")


# The address.


def test_a_shared_link_and_a_reload_show_the_same(new_page: NewPage) -> None:
    page = new_page()
    page.fill("#input", "3\nA FFFF\nb FFFF\nA BBBB\n")
    expect(page.locator("#turn")).to_have_attribute("max", "3")
    page.click("#next")
    page.click("#next")
    page.wait_for_url(re.compile("turn=2"))
    shared = page.url.partition("#")[2]
    page.reload()
    expect(page.locator("#caption .head")).to_contain_text("Turn 2 of 3")
    other = new_page(f"#{shared}", locale="ko-KR")
    expect(other.locator("#input")).to_have_value("3\nA FFFF\nb FFFF\nA BBBB\n")
    expect(other.locator("#caption .head")).to_contain_text("3턴 중 2번째")


def test_the_back_button_brings_back_what_was_shown(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "dice-yut")
    page.wait_for_url(re.compile("problem=dice-yut"))
    choose(page, "omok")
    page.wait_for_url(re.compile("problem=omok"))
    page.go_back()
    expect(page.locator("#problem")).to_have_value("dice-yut")
    expect(page.locator("#answer")).to_have_text("190\n", use_inner_text=False)
    page.go_forward()
    expect(page.locator("#problem")).to_have_value("omok")


@pytest.mark.parametrize(("change", "said"), [
    (lambda link: link[:-6], "The link is broken"),
    (lambda link: re.sub("input=.{6}", "input=AAAAAA", link), "The link is broken"),
    (lambda link: link.replace("yut-nori", "chess"), "names a problem that isn't here: chess"),
], ids=["cut", "changed", "unknown"])  # fmt: skip
def test_a_broken_link_says_so(new_page: NewPage, change: object, said: str) -> None:
    page = new_page()
    page.wait_for_url(re.compile("input="))
    link = change(page.url.partition("#")[2])  # type: ignore[operator]  # one of those above
    broken = new_page(f"#{link}")
    expect(broken.locator("#status")).to_contain_text(said)


def test_an_input_too_long_for_a_link_says_so(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "othello")
    numbers = " ".join(str(n * 7919 % 100_003) for n in range(6000))
    page.fill("#input", numbers)
    expect(page.locator("#status")).to_contain_text("too long for a link")


# Trying out.


def test_dice_yut_says_what_is_still_possible(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "dice-yut")
    page.check("input[value=try]")
    expect(page.locator("#headline")).to_contain_text("190")
    page.click("#advice li:nth-child(1) button")
    expect(page.locator("#played")).to_have_text("Played: A")
    expect(page.locator("#advice li:nth-child(1)")).to_contain_text("2 lost")
    page.click("[data-spot='2']")  # the piece there
    expect(page.locator("#headline")).to_contain_text("188")
    page.click("#undo")
    expect(page.locator("#headline")).to_contain_text("190")


def test_moves_are_tried_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "othello")
    page.focus("input[value=watch]")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#advice li")).to_have_count(4)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.spot") == "b1"
    page.keyboard.press("ArrowDown")
    spot = page.evaluate("document.activeElement.dataset.spot")
    assert spot != "b1"
    page.keyboard.press("Enter")
    expect(page.locator("#played")).to_have_text(f"Played: {spot}")


def test_omok_draws_each_ban_with_its_reason(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "omok", "renju-bans")
    page.check("input[value=try]")
    expect(page.locator("#advice li")).to_have_count(3)
    before = page.inner_html("#board svg")
    page.hover("#advice li:nth-child(1) button")
    page.wait_for_function("before => document.querySelector('#board svg').innerHTML !== before",
                           arg=before)  # fmt: skip
    page.select_option("#option-rules", "omok")
    expect(page.locator("#advice li")).to_have_count(1)
    expect(page.locator("#advice")).to_contain_text("double three")


def test_stones_are_put_by_pointing_and_the_verdict_follows(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "omok", "empty")
    page.check("input[value=black]")
    for column in "abcde":
        page.click(f"[data-spot={column}19]")
        expect(page.locator("#input")).to_have_value(re.compile(f"^{'1 ' * (ord(column) - 96)}0"))
    expect(page.locator("#answer")).to_have_text("1\n1 1\n", use_inner_text=False)
    expect(page.locator("#note")).to_contain_text("black has exactly five")


def test_a_new_game_is_edited_with_the_keys_and_its_cycle_is_shown(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "new-game", "never-ends")
    expect(page.locator("#cycle")).to_contain_text("never ends")
    page.click("#cycle button >> nth=0")
    page.check("input[value=red]")
    assert "Start" in caption(page)
    page.focus("[data-spot='1,1']")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#input")).to_have_value(re.compile(r"^4 4\n.*\n\d 1 ", re.MULTILINE))
    expect(page.locator("[data-spot='2,2']")).to_be_focused()


# One's own output.


def test_the_cells_that_differ_and_the_first_turn_are_shown(new_page: NewPage) -> None:
    page = new_page()
    answer = problem("yut-nori").answer(sample("yut-nori"))
    page.fill("#own", answer)
    expect(page.locator("#differences")).to_contain_text("The same as the answer")
    page.fill("#own", answer.replace("b", "."))
    expect(page.locator("#differences")).to_contain_text("yours has '.', the answer 'b'")
    expect(page.locator("#differences svg")).to_have_count(2)
    page.click("#differences button")
    assert "Turn 7 of 12" in caption(page)


def test_everything_can_be_downloaded(new_page: NewPage) -> None:
    page = new_page()
    heads = {"input": b"12\n", "answer": b"..--", "svg": b"<svg", "png": b"\x89PNG", "gif": b"GIF8"}
    for kind, head in heads.items():
        with page.expect_download() as download:
            page.click(f"[data-kind={kind}]")
        assert Path(download.value.path()).read_bytes().startswith(head)


# How it looks.


@pytest.mark.parametrize(
    "width", [320, *(pytest.param(w, marks=pytest.mark.slow) for w in (360, 800, 1600))]
)
def test_nothing_runs_over_the_side_of_a_screen(new_page: NewPage, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 800}, has_touch=width < 800)
    for name in problem_names():
        choose(page, name)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        board = page.locator("#board svg").bounding_box()
        assert board
        assert board["width"] >= 0.3 * width


def test_a_phone_shows_the_board_before_the_input(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 800}, has_touch=True)
    page.tap("#next")
    assert "Turn 1 of" in caption(page)
    board, area = (page.locator(name).bounding_box() for name in ("#board", "#input"))
    assert board
    assert area
    assert board["y"] < area["y"]


def test_a_dark_page_has_a_dark_board(new_page: NewPage) -> None:
    def brightness(page: Page, element: str, what: str) -> float:
        script = "([name, what]) => getComputedStyle(document.querySelector(name))[what]"
        found = re.findall(r"\d+", page.evaluate(script, [element, what]))
        return sum(map(int, found[:3])) / 3

    light, dark = new_page(), new_page(color_scheme="dark")
    for element, what in (("body", "backgroundColor"), ("#board svg .np-paper", "fill")):
        assert brightness(light, element, what) > 200
        assert brightness(dark, element, what) < 90


def test_korean_is_spoken_when_asked_for_and_kept(new_page: NewPage) -> None:
    page = new_page()
    page.click("#korean")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    expect(page.locator("#input-head")).to_have_text("입력")
    for _ in range(5):
        page.click("#next")
    assert "잡" in caption(page)
    page.fill("#input", "1\nX BBBB\n")
    expect(page.locator("#backdrop .said")).to_contain_text("'X'가 있습니다")
    page.reload()
    expect(page.locator("#input-head")).to_have_text("입력")


def test_a_korean_browser_gets_korean(new_page: NewPage) -> None:
    page = new_page(locale="ko-KR")
    expect(page.locator("#answer-head")).to_have_text("정답")
