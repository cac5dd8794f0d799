"""The page Look in a browser: turns by mouse and by keyboard alone, small, dark, in Korean."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from noripan.games import problem, problem_names
from tests.browser.conftest import NewPage
from tests.browser.steps import caption, choose, sample, tab_to, turns

WATCHED = [name for name in problem_names() if name != "omok"]  # whose board stands still
FOCUS = """() => {
  const at = document.activeElement;
  if (at === document.body) return null;
  const index = [...document.querySelectorAll("*")].indexOf(at);
  const outlined = getComputedStyle(at.closest(".file") ?? at);
  const visible = outlined.outlineStyle !== "none" && outlined.outlineWidth !== "0px";
  return { id: at.id, index, visible };
}"""
LETTERS = """() => {
  const svg = document.querySelector("#board svg");
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  return [...svg.querySelectorAll("text")]
    .filter((text) => !text.closest(".np-tokens"))
    .map((text) => [text.textContent, scale * Number(text.getAttribute("font-size"))])
    .filter(([, size]) => size < 10.9);
}"""


def test_each_problem_can_be_watched_by_mouse(new_page: NewPage) -> None:
    page = new_page()
    for name in problem_names():
        choose(page, name)
        expect(page.locator(".stepper")).to_be_visible(visible=name in WATCHED)
        if name in WATCHED:
            page.click("#next")
            assert "Turn 1 of" in caption(page)
            page.click("#last")
            assert f"Turn {turns(name)} of {turns(name)}" in caption(page)
            page.click("#back")
            assert f"Turn {turns(name) - 1} of" in caption(page)
            page.click("#first")
        assert "The start" in caption(page)


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
        assert "The start" in caption(page)
        tab_to(page, "turn")
        for key, turn in (("ArrowRight", 1), ("End", turns(name)), ("ArrowLeft", turns(name) - 1)):
            page.keyboard.press(key)
            assert f"Turn {turn} of" in caption(page)
        page.keyboard.press("Home")
        assert "The start" in caption(page)
    tab_to(page, "input")
    page.keyboard.press("Control+a")
    page.keyboard.type("nothing")
    expect(page.locator("#faults li")).not_to_have_count(0)


def test_the_tab_key_goes_through_the_whole_page_and_its_focus_is_seen(new_page: NewPage) -> None:
    page = new_page()
    for name in problem_names():
        choose(page, name)
        if page.locator("input[value=try]").count():
            page.check("input[value=try]")
            expect(page.locator("#headline")).not_to_be_empty()
        page.focus(".skip")
        seen: list[dict[str, Any]] = []
        for _ in range(100):
            page.keyboard.press("Tab")
            at = page.evaluate(FOCUS)
            if at is None or at["index"] in [one["index"] for one in seen]:
                break
            seen.append(at)
        indices = [one["index"] for one in seen]
        assert indices == sorted(indices)
        assert all(one["visible"] for one in seen), [one for one in seen if not one["visible"]]
        assert {"english", "problem", "input", "own"} <= {one["id"] for one in seen}
        assert seen[-1]["id"] == "interface"


def test_the_keys_are_told_and_work_anywhere(new_page: NewPage) -> None:
    page = new_page()
    page.keyboard.press("?")
    expect(page.locator("#help")).to_contain_text("One turn back, one turn on")
    page.keyboard.press("ArrowRight")  # is the window's now
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    assert "The start" in caption(page)
    page.keyboard.press("ArrowRight")
    assert "Turn 1 of" in caption(page)
    page.keyboard.press("Space")
    expect(page.locator("#play")).to_have_attribute("aria-label", "Pause")
    page.keyboard.press("Space")
    expect(page.locator("#play")).to_have_attribute("aria-label", "Play")
    page.focus("#input")
    page.keyboard.type("?")
    expect(page.locator("#help")).to_be_hidden()


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
    assert page.locator("#caption .rule").all_inner_texts()[-1] == "capture"
    assert page.get_attribute("#backdrop .now", "data-line") == "6"


def test_a_line_of_the_input_leads_to_its_turn(new_page: NewPage) -> None:
    page = new_page()
    line = page.locator("#backdrop > div").nth(4).bounding_box()
    assert line
    page.mouse.click(line["x"] + 20, line["y"] + line["height"] / 2)
    assert "Turn 4 of 12" in caption(page)
    page.keyboard.press("ArrowDown")
    assert "Turn 5 of 12" in caption(page)


# How it looks.


@pytest.mark.parametrize(
    "width", [360, *(pytest.param(w, marks=pytest.mark.slow) for w in (320, 800, 1600))]
)
def test_a_screen_of_any_width_shows_all_in_legible_letters(new_page: NewPage, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 800}, has_touch=width < 800)
    for name in problem_names():
        choose(page, name)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        board = page.locator("#board svg").bounding_box()
        assert board
        assert board["width"] >= min(0.8 * width, 288)
        if width >= 360:
            assert page.evaluate(LETTERS) == []


def test_a_phone_shows_the_board_before_the_input(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 360, "height": 800}, has_touch=True)
    page.tap("#next")
    assert "Turn 1 of" in caption(page)
    board, area = (page.locator(name).bounding_box() for name in ("#board", "#input"))
    assert board
    assert area
    assert board["y"] < area["y"]


@pytest.mark.parametrize("size", [(1366, 768), (1600, 900)])
def test_board_stepper_and_what_the_turn_did_are_seen_together(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]})
    for name in problem_names():
        choose(page, name)
        page.keyboard.press("End")
        assert page.evaluate("scrollY") == 0
        board, slider = (page.locator(part).bounding_box() for part in ("#board", "#speed"))
        head = page.locator("#caption .head").bounding_box()
        assert board
        assert head
        lowest = slider or board  # stones that only lie there have no turns
        assert lowest["y"] + lowest["height"] <= size[1]
        assert head["y"] + head["height"] <= size[1]


@pytest.mark.parametrize("width", [360, 1366])
def test_no_part_of_what_a_turn_did_is_cut_off(new_page: NewPage, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 740})
    choose(page, "new-game")
    page.keyboard.press("End")
    cut = "part => part.scrollHeight > part.clientHeight + 1"
    assert not page.locator("#caption .many").evaluate(cut)
    bottoms = "parts => parts.map(part => part.getBoundingClientRect().bottom)"
    reason = page.locator("#caption .event .rule").evaluate_all(bottoms)[-1]
    standing = page.locator("#caption .standing").bounding_box()
    assert standing
    assert standing["y"] >= reason


def test_a_turn_without_a_choice_has_no_name_and_the_start_is_said_once(new_page: NewPage) -> None:
    page = new_page(locale="ko-KR")
    choose(page, "new-game")
    assert caption(page).split() == ["시작"]
    page.keyboard.press("ArrowRight")
    expect(page.locator("#caption .head")).to_have_text(re.compile(r"^\d+턴 중 1번째$"))


def test_the_input_is_as_tall_as_its_lines(new_page: NewPage) -> None:
    page = new_page()

    def height(text: str) -> float:
        page.fill("#input", text)
        return float(page.locator("#input").evaluate("area => area.clientHeight"))

    assert height("1\n") < height("1\n" * 12) < height("1\n" * 30) == height("1\n" * 60)


def test_a_dark_page_has_a_dark_board(new_page: NewPage) -> None:
    def brightness(page: Page, element: str, what: str) -> float:
        script = "([name, what]) => getComputedStyle(document.querySelector(name))[what]"
        found = re.findall(r"\d+", page.evaluate(script, [element, what]))
        return sum(map(int, found[:3])) / 3

    light, dark = new_page(), new_page(color_scheme="dark")
    for element, what in (("body", "backgroundColor"), ("#board svg .np-paper", "fill")):
        assert brightness(light, element, what) > 200
        assert brightness(dark, element, what) < 90


def test_a_dark_page_turns_the_colours_of_a_game_s_own_dark(new_page: NewPage) -> None:
    script = "getComputedStyle(document.querySelector('#board svg .np-f2a79f-d58279')).fill"
    for scheme, shown in (("light", "rgb(242, 167, 159)"), ("dark", "rgb(213, 130, 121)")):
        page = new_page("#problem=new-game", color_scheme=scheme)
        page.wait_for_selector("#board svg .np-f2a79f-d58279")
        assert page.evaluate(script) == shown


def test_korean_is_spoken_when_asked_for_and_kept(new_page: NewPage) -> None:
    page = new_page()
    page.click("#korean")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    expect(page.locator("#input-head")).to_have_text("입력")
    for _ in range(5):
        page.click("#next")  # while the answer in Korean is awaited
    expect(page.locator("#caption")).to_contain_text("잡")
    page.fill("#input", "1\nX BBBB\n")
    expect(page.locator("#backdrop .said")).to_contain_text("'X'가 있습니다")
    page.reload()
    expect(page.locator("#input-head")).to_have_text("입력")


def test_a_korean_browser_gets_korean(new_page: NewPage) -> None:
    page = new_page(locale="ko-KR")
    expect(page.locator("#answer-head")).to_have_text("정답")
