"""Pointing at the board: moves that are tried out, and the editors."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.steps import caption, choose


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
    assert "The start" in caption(page)
    page.focus("[data-spot='1,1']")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#input")).to_have_value(re.compile(r"^4 4\n.*\n\d 1 ", re.MULTILINE))
    expect(page.locator("[data-spot='2,2']")).to_be_focused()


def test_an_eleventh_disc_is_refused_and_editing_goes_on(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "new-game")
    discs = "".join(f"{1 + n // 4} {1 + n % 4} 1\n" for n in range(10))
    full = "4 10\n" + "0 0 0 0\n" * 4 + discs
    page.fill("#input", full)
    expect(page.locator("#note")).to_contain_text("four or more")
    page.check("input[value=disc]")
    page.click("[data-spot='4,4']")
    expect(page.locator("#status")).to_contain_text("at most 10 discs")
    expect(page.locator("#input")).to_have_value(full)
    page.check("input[value=remove]")
    page.click("[data-spot='1,1']")
    expect(page.locator("#input")).to_have_value(re.compile("^4 9\n"))
    page.click("#unedit")
    expect(page.locator("#input")).to_have_value(full)
    expect(page.locator("#unedit")).to_have_attribute("aria-disabled", "true")


def test_stones_are_put_with_the_keys_and_a_second_five_is_refused(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "omok", "empty")
    ones, twos = "1 1 1 1 1", "0 2 2 2 2"
    rest = " 0" * 14 + "\n"
    page.fill(
        "#input", ones + rest + twos + rest + "0 0 0 0 0" + rest + (("0" + " 0" * 18) + "\n") * 16
    )
    expect(page.locator("#answer")).to_have_text("1\n1 1\n", use_inner_text=False)
    page.check("input[value=white]")
    page.focus("[data-spot=a19]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#status")).to_contain_text("at most one")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#input")).to_have_value(re.compile("^2 0 0", re.MULTILINE))
    expect(page.locator("[data-spot=a17]")).to_be_focused()


def test_each_rule_set_of_omok_offers_its_own_options(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "omok", "renju-bans")
    page.check("input[value=try]")
    korean = page.locator("#options label:has(#option-overline)")
    for rules in ("renju", "omok", "standard", "freestyle", "caro"):
        page.select_option("#option-rules", rules)
        expect(korean).to_be_visible(visible=rules == "omok")
        expect(page.locator("#option-colour")).to_be_visible()


def test_a_move_that_is_asked_for_twice_at_once_is_played_once(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "othello")
    page.check("input[value=try]")
    page.dblclick("[data-spot=b1]")
    expect(page.locator("#played")).to_have_text("Played: b1")
    page.wait_for_timeout(300)
    assert page.inner_text("#status") == ""
    page.focus("#advice li:nth-child(1) button")
    page.keyboard.press("Enter")
    expect(page.locator("#played")).to_have_text(re.compile("^Played: b1 .."))
    assert page.evaluate("document.activeElement.closest('#advice') !== null")
