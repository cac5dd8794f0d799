"""Typing, opening and comparing: what stands beside the input, and what is downloaded."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Route, expect

from noripan.games import problem
from tests.browser.conftest import NewPage
from tests.browser.steps import caption, choose, sample, turns


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


def test_the_cells_that_differ_and_the_first_turn_are_shown(new_page: NewPage) -> None:
    page = new_page()
    answer = problem("yut-nori").answer(sample("yut-nori"))
    page.fill("#own", answer)
    expect(page.locator("#differences")).to_contain_text("The same as the answer")
    page.fill("#own", answer.replace("b", "."))
    expect(page.locator("#differences")).to_contain_text("b is to be drawn")
    expect(page.locator("#differences svg")).to_have_count(2)
    page.click("#differences button")
    assert "Turn 7 of 12" in caption(page)


def test_what_is_downloaded_is_what_is_shown(new_page: NewPage) -> None:
    page = new_page()
    for _ in range(5):
        page.click("#next")
    files = {}
    for kind in ("input", "answer", "svg", "png", "gif"):
        with page.expect_download() as download:
            page.click(f"[data-kind={kind}]")
        files[download.value.suggested_filename] = Path(download.value.path()).read_bytes()
    assert files["yut-nori.in"].decode() == sample("yut-nori")
    assert files["yut-nori.out"].decode() == problem("yut-nori").answer(sample("yut-nori"))
    assert "turn 5: A BFFB" in files["yut-nori.svg"].decode()
    with Image.open(BytesIO(files["yut-nori.png"])) as png:
        assert png.format == "PNG"
    with Image.open(BytesIO(files["yut-nori.gif"])) as gif:
        assert getattr(gif, "n_frames", 1) == turns("yut-nori") + 1


def test_of_very_many_faults_the_first_are_shown_and_few_lines_are_drawn(new_page: NewPage) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("words => navigator.clipboard.writeText(words)", "100\n" + "A bbfb\n" * 9_000)
    page.press("#input", "Control+a")
    page.keyboard.press("Control+v")
    expect(page.locator("#faults li")).to_have_count(20)
    expect(page.locator("#more-faults")).to_contain_text("the first 20")
    assert page.locator("#backdrop > div").count() < 80
    page.press("#input", "Control+End")
    expect(page.locator("#backdrop > div").last).to_have_attribute("data-line", "9002")
    page.click("#faults li:nth-child(3) button")
    expect(page.locator("#backdrop .bad").nth(2)).to_have_attribute("data-line", "4")
    text, line = page.locator("#input").bounding_box(), page.locator(".bad").nth(2).bounding_box()
    assert text
    assert line
    assert text["y"] <= line["y"] <= text["y"] + text["height"]


def test_nothing_of_another_problem_is_shown_while_the_answer_is_awaited(new_page: NewPage) -> None:
    page = new_page()
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/api/trace", hold)
    with page.expect_request("**/api/trace"):
        page.select_option("#problem", "dice-yut")
    expect(page.locator("#board svg")).to_be_hidden()
    assert page.inner_text("#answer") == page.inner_text("#caption") == ""
    for button in ("#copy-answer", "[data-kind=answer]", "[data-kind=svg]"):
        expect(page.locator(button)).to_be_disabled()
    asked[0].continue_()
    expect(page.locator("#answer")).to_have_text("190\n", use_inner_text=False)
    expect(page.locator("#copy-answer")).to_be_enabled()


def test_a_server_that_was_stopped_is_named_and_can_be_asked_again(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/api/**", lambda asked: asked.abort("connectionrefused"))
    page.fill("#input", "1\nA FFFF\n")
    expect(page.locator("#status")).to_contain_text("doesn't answer")
    assert page.inner_text("#answer") == ""
    page.unroute("**/api/**")
    page.click("#again")
    expect(page.locator("#caption .head")).to_contain_text("The start")
    assert page.inner_text("#status") == ""


def test_an_input_of_too_many_turns_has_its_answer_and_can_be_compared(new_page: NewPage) -> None:
    page = new_page()
    choose(page, "othello")
    count = 200
    long = f"{count}\n" + sample("othello").partition("\n")[2] * count
    page.set_input_files("#file", {"name": "a.in", "mimeType": "", "buffer": long.encode()})
    expect(page.locator("#note")).to_contain_text("more turns than the 2000 shown at once")
    answer = problem("othello").answer(long)
    expect(page.locator("#answer")).to_have_text(answer, use_inner_text=False)
    expect(page.locator("#board svg")).not_to_be_visible()
    page.fill("#own", answer)
    expect(page.locator("#differences")).to_contain_text("The same as the answer")
    page.go_back()
    expect(page.locator("#board svg")).to_be_visible()
    page.click("#next")
    assert "Turn 1 of" in page.inner_text("#caption")
