"""axe-core finds nothing to complain of, whatever the page shows."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from noripan.games import problem_names
from tests.browser.conftest import NewPage
from tests.browser.steps import choose


def violations(page: Page, axe: str) -> list[Any]:
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        (one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found["violations"]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", problem_names())
def test_a_problem_has_no_violation(new_page: NewPage, axe: str, name: str, scheme: str) -> None:
    page = new_page(color_scheme=scheme, locale="ko-KR" if scheme == "dark" else "en-US")
    choose(page, name)
    page.click("summary")
    assert violations(page, axe) == []


@pytest.mark.parametrize("width", [pytest.param(360, marks=pytest.mark.slow), 1600])
def test_trying_comparing_and_faults_have_no_violation(
    new_page: NewPage, axe: str, width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 900})
    page.fill("#own", "nothing")
    expect(page.locator("#differences p")).not_to_have_count(0)
    assert violations(page, axe) == []
    choose(page, "omok", "renju-bans")
    page.check("input[value=try]")
    expect(page.locator("#advice li")).to_have_count(3)
    assert violations(page, axe) == []
    choose(page, "new-game", "never-ends")
    page.check("input[value=disc]")
    assert violations(page, axe) == []
    page.fill("#input", "nothing")
    expect(page.locator("#faults li")).not_to_have_count(0)
    assert violations(page, axe) == []
