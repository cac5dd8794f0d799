"""What people do on the page, for the tests of all its parts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from noripan.games import problem, problem_entry


def sample(name: str) -> str:
    return problem_entry(name).named_cases[0].input


def choose(page: Page, name: str, example: str | None = None) -> None:
    if page.input_value("#problem") != name:
        page.select_option("#problem", name)
    case = problem_entry(name).named_cases[0]
    if example:
        expect(page.locator("#input")).to_have_value(case.input)
        page.select_option("#example", example)
        case = next(one for one in problem_entry(name).named_cases if one.name == example)
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
