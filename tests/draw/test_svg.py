"""Pictures as SVG."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest

from noripan import Language, Othello, Theme, TurnList, YutNori, draw_svg, replace
from noripan.core.scene import Mark, MarkKind, Scene
from noripan.core.text import Text, same
from noripan.draw.canvas import UNIT, text_width, wrapped
from noripan.draw.theme import Tint, own_tones, value
from noripan.games.yut_nori import Sides
from tests.conformance.examples import EXAMPLES
from tests.draw.pictures import GOLDEN, drawn, played, scenes

if TYPE_CHECKING:
    from noripan.core.game import Event, State

DRAWN = drawn()
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_the_one_that_is_kept(name: str) -> None:
    kept = GOLDEN.joinpath(name).read_text(encoding="utf-8")
    assert DRAWN[name] == kept, "if this is wanted: python -m tests.draw.pictures"


def test_no_picture_is_kept_that_nobody_draws() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == DRAWN.keys()


def walked(state: State[Any], plies: int) -> list[Scene]:
    """The scenes of a random game, each marked with what its move did."""
    choose = random.Random(plies)
    found = [state.scene()]
    for _ in range(plies):
        moves = state.moves()
        if not moves:
            break
        events: list[Event] = []
        state = state.play(choose.choice(moves), events)
        found.append(state.scene(tuple(events)))
    return found


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_game_draws_itself_inside_its_picture(name: str) -> None:
    for scene in walked(EXAMPLES[name].start(), 12)[::3]:
        told = {mark.spot for mark in scene.marks} | {spot for way in scene.trails for spot in way}
        assert told <= {spot.name for spot in scene.spots}
        root = ET.fromstring(draw_svg(scene, language=Language.KOREAN))
        left, top, width, height = map(float, root.attrib["viewBox"].split())
        for shape in root.iter():
            for x in ("x", "cx"):
                assert left <= float(shape.get(x, left)) <= left + width
            for y in ("y", "cy"):
                assert top <= float(shape.get(y, top)) <= top + height


@pytest.mark.parametrize("name", scenes())
def test_a_picture_has_nothing_that_a_page_would_have_to_trust(name: str) -> None:
    for element in ET.fromstring(draw_svg(scenes()[name])).iter():
        assert element.tag.removeprefix(SVG) in {
            "svg", "title", "style", "g", "rect", "circle", "path", "text",
        }  # fmt: skip
        assert not {"id", "href", "style"} & element.attrib.keys()
        assert not any(name.startswith("on") for name in element.attrib)


def test_words_never_become_markup() -> None:
    words = "<script>alert('&')</script>"
    scene = replace(Othello(4).start().scene(), captions=(same(words),))
    root = ET.fromstring(draw_svg(scene))
    assert root.findtext(f"{SVG}title") == words
    assert root.find(f".//{SVG}script") is None


def test_a_spot_is_where_its_coordinates_say() -> None:
    scene = played(Othello(), "f5")
    (mark,) = [
        element
        for element in ET.fromstring(draw_svg(scene)).iter(f"{SVG}circle")
        if element.get("class", "").startswith(Tint.ACCENT.css_class)
    ]
    spot = next(spot for spot in scene.spots if spot.name == "f5")
    assert (mark.get("cx"), mark.get("cy")) == (f"{UNIT * spot.x:g}", f"{UNIT * spot.y:g}")


def colours(svg: str) -> set[str]:
    return set(re.findall(r'"(#[0-9a-f]{6})"', svg))


def test_every_colour_is_of_the_theme() -> None:
    for scene in scenes().values():
        paints = (*Tint, *own_tones(scene))
        for theme in (Theme.LIGHT, Theme.DARK):
            allowed = {value(paint, theme) for paint in paints}
            assert colours(draw_svg(scene, theme=theme)) <= allowed


def test_only_a_picture_that_follows_the_reader_has_a_style() -> None:
    scene = Othello().start().scene()
    auto = draw_svg(scene)
    light, dark = Tint.PAGE.value
    assert f".{Tint.PAGE.css_class}{{fill:{dark}}}" in auto
    assert "prefers-color-scheme:dark" in auto
    assert light in auto
    for theme in (Theme.LIGHT, Theme.DARK):
        assert "<style>" not in draw_svg(scene, theme=theme)


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2.2."""
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("page", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (Tint.INK, Tint.PAGE, 7),
        (Tint.INK, Tint.TRAY, 7),
        (Tint.STATION_INK, Tint.STATION, 4.5),
        (Tint.STATION_INK, Tint.CORNER, 4.5),
        (Tint.STATION_INK, Tint.PAPER, 4.5),
        (Tint.WOOD_LINE, Tint.WOOD, 4.5),
        (Tint.SQUARE_INK, Tint.PLATE, 7),
        (Tint.ACCENT, Tint.CASING, 4.5),
        (Tint.CASING, Tint.FIRST, 3),
        (Tint.CASING, Tint.SECOND, 3),
        (Tint.CASING, Tint.THIRD, 3),
        (Tint.CASING, Tint.FOURTH, 3),
        (Tint.OUTLINE, Tint.PAPER, 3),
        (Tint.TRAIL, Tint.PAPER, 3),
        (Tint.WHITE, Tint.GREEN, 3),
        (Tint.BLACK, Tint.GREEN, 3),
    ],
)
def test_what_is_written_or_marked_stands_out(
    page: int, ink: Tint, ground: Tint, least: float
) -> None:
    dark, bright = sorted((luminance(ink.value[page]), luminance(ground.value[page])))
    assert (bright + 0.05) / (dark + 0.05) >= least


def test_players_differ_in_outline_and_not_in_colour_alone() -> None:
    game = YutNori(sides=Sides.FOUR, pieces=1)
    svg = draw_svg(game.parse_state("1 1 - A=do,a=geol,V=apbat,v=bang.apbat").scene())
    outlines = {
        tint: re.findall(rf'<(\w+) [^>]*class="{tint.css_class} ', svg)[0]
        for tint in (Tint.FIRST, Tint.SECOND, Tint.THIRD, Tint.FOURTH)
    }
    assert outlines[Tint.FIRST] == "circle"
    heights = {
        tint: sorted(Counter(re.findall(r" (-?[\d.]+)", path)).values())
        for tint in (Tint.SECOND, Tint.THIRD, Tint.FOURTH)
        for path in re.findall(rf'<path d="([^"]*)" class="{tint.css_class} ', svg)[:1]
    }
    assert heights == {Tint.SECOND: [2, 2], Tint.THIRD: [2, 2, 2], Tint.FOURTH: [1, 1, 2]}


@pytest.mark.parametrize("base", ["yut-capture", "new-game", "othello", "omok-five"])
def test_each_kind_of_mark_looks_like_no_other(base: str) -> None:
    scene = scenes()[base]
    spot = scene.tokens[0].spot
    pictures = {draw_svg(replace(scene, marks=(Mark(spot, kind),))) for kind in MarkKind}
    pictures.add(draw_svg(replace(scene, marks=())))
    without_outline = {MarkKind.FROM} if base in {"othello", "omok-five"} else set()
    assert len(pictures) == len(MarkKind) + 1 - len(without_outline)


def test_labels_are_in_the_language_asked_for() -> None:
    scene = TurnList().start().scene()
    assert ">1편(ABCD) 출발 전<" in draw_svg(scene, language=Language.KOREAN)
    assert ">side 1 (ABCD) not started<" in draw_svg(scene)


def test_captions_are_broken_into_lines_that_fit() -> None:
    words = Text("word " * 40, "낱말 " * 40)
    for language in Language:
        lines = wrapped(words.to(language), 1, 20)
        assert all(text_width(line, 1) <= 20 for line in lines)
        assert " ".join(lines) == words.to(language).strip()
    assert wrapped("unbreakable" * 9, 1, 20) == ["unbreakable" * 9]


def test_a_picture_says_how_wide_it_is() -> None:
    root = ET.fromstring(draw_svg(Othello().start().scene(), width=300))
    _left, _top, width, height = map(float, root.attrib["viewBox"].split())
    assert root.get("width") == "300"
    assert float(root.attrib["height"]) == pytest.approx(300 * height / width, abs=0.5)
