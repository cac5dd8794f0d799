"""The address holds what is shown: links, reload and the back button."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.steps import choose, sample, turns


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


def test_a_broken_link_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.wait_for_url(re.compile("input="))
    link = page.url
    for broken, said in (
        (link[:-6], "The link is broken"),
        (link.replace("yut-nori", "chess"), "names a problem that isn't here: chess"),
        (re.sub("input=.{6}", "input=AAAAAA", link), "The link is broken"),
        (re.sub("input=.*", "input=too-long", link), "The link doesn't hold its input"),
    ):
        page.goto(broken)
        expect(page.locator("#status")).to_contain_text(said)
        expect(page.locator("#input")).to_have_value(sample("yut-nori"))
        page.wait_for_url(link)  # the address names what is shown instead


@pytest.mark.parametrize("packed", ["@@@", "AAAAAA", "too-long", ""])
def test_a_broken_link_stays_on_the_problem_that_it_names(new_page: NewPage, packed: str) -> None:
    page = new_page(f"#problem=othello&input={packed}")
    expect(page.locator("#status")).to_contain_text("The link")
    expect(page.locator("#problem")).to_have_value("othello")
    expect(page.locator("#input")).to_have_value(sample("othello"))


def test_a_link_past_the_end_shows_the_end_and_says_so(new_page: NewPage) -> None:
    page = new_page("#problem=othello")
    page.wait_for_url(re.compile("input="))
    past = new_page(f"#{page.url.partition('#')[2]}&turn=999")
    last = turns("othello")
    expect(past.locator("#status")).to_contain_text(
        f"The link names turn 999; the last one is {last}."
    )
    expect(past.locator("#caption .head")).to_contain_text(f"Turn {last} of {last}")
    past.wait_for_url(re.compile(f"turn={last}$"))


def test_an_input_too_long_for_a_link_is_kept_over_a_reload(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "othello")
    numbers = " ".join(str(n * 7919 % 100_003) for n in range(6000))
    page.fill("#input", numbers)
    expect(page.locator("#link-note")).to_contain_text("too long for a link")
    page.wait_for_url(re.compile("#problem=othello&input=too-long$"))
    page.reload()
    expect(page.locator("#input")).to_have_value(numbers)
    expect(page.locator("#link-note")).to_be_visible()
    page.click("#copy-link")
    expect(page.locator("#status")).to_contain_text("too long for a link")
    choose(page, "yut-nori")
    expect(page.locator("#link-note")).to_be_hidden()
    page.go_back()
    expect(page.locator("#input")).to_have_value(numbers)


def test_the_address_names_what_is_shown_though_the_server_is_silent(new_page: NewPage) -> None:
    page = new_page()
    page.wait_for_url(re.compile("input="))
    before = page.url
    page.route("**/api/trace", lambda asked: asked.abort("connectionrefused"))
    page.fill("#input", "1\nA BBBB\n")
    page.wait_for_url(lambda url: url != before)
    page.unroute("**/api/trace")
    page.reload()
    expect(page.locator("#input")).to_have_value("1\nA BBBB\n")


def test_a_link_may_name_a_problem_by_its_number_and_alone(new_page: NewPage) -> None:
    alone = new_page("#problem=boj-17825")
    expect(alone.locator("#problem")).to_have_value("dice-yut")
    expect(alone.locator("#input")).to_have_value(sample("dice-yut"))
    alone.wait_for_url(re.compile("problem=dice-yut&input="))
    alias = new_page(f"#{alone.url.partition('#')[2].replace('dice-yut', 'boj-17825')}")
    expect(alias.locator("#answer")).to_have_text("190\n", use_inner_text=False)
