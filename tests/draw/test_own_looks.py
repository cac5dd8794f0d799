"""A game gives colours and pieces of its own as data."""

from __future__ import annotations

import re

import pytest

from noripan import Ink, Player, Theme, draw_svg, draw_text, replace
from noripan.core.scene import (
    Basic,
    Fill,
    Hatch,
    Look,
    Material,
    Outline,
    Scene,
    Spot,
    SpotShape,
    TextGrid,
    Token,
    TokenShape,
    Tone,
)

YELLOW = Tone("#f2c230", "#e0b020", Basic.YELLOW)
PURPLE = Tone("#5b2a86", "#8a5bb8", Basic.MAGENTA)
GROUND = Material(*(Tone(f"#aabbc{at}", f"#00112{at}", Basic.CYAN) for at in range(4)))
TOKENS = (Token("a", "1", Player.FIRST), Token("b", "2", Player.SECOND))
SCENE = Scene(
    spots=(Spot("a", 0, 0), Spot("b", 1, 0, Fill(PURPLE, Hatch.WAVES, YELLOW))),
    grid=TextGrid(columns=3, rows=1),
    tokens=TOKENS,
    look=Look(ground=GROUND, sides=(YELLOW, PURPLE)),
)
HEXAGON = Outline(((1, 0), (0.5, 0.9), (-0.5, 0.9), (-1, 0), (-0.5, -0.9), (0.5, -0.9)))


def used(scene: Scene, theme: Theme = Theme.LIGHT) -> set[str]:
    """The colours in a picture's attributes."""
    return set(re.findall(r'(?:fill|stroke)="(#[0-9a-f]{6})"', draw_svg(scene, theme=theme)))


@pytest.mark.parametrize("spots", [SpotShape.SQUARE, SpotShape.CIRCLE])
def test_own_colours_are_drawn_for_each_page(spots: SpotShape) -> None:
    scene = replace(SCENE, look=replace(SCENE.look, spots=spots))
    ground = (GROUND.face, GROUND.edge, GROUND.line)
    for tone in (YELLOW, PURPLE, *ground):
        assert tone.light in used(scene)
        assert tone.dark in used(scene, Theme.DARK)
        assert tone.dark not in used(scene)


def test_a_picture_that_follows_the_reader_turns_its_own_colours_dark() -> None:
    auto = draw_svg(SCENE, theme=Theme.AUTO)
    for tone in (YELLOW, PURPLE, GROUND.face):
        name = f"np-{tone.light[1:]}-{tone.dark[1:]}"
        assert auto.count(f".{name}{{fill:{tone.dark}}}") == 1
        assert auto.count(f".{name}-line{{stroke:{tone.dark}}}") == 1
        assert re.search(rf'class="[^"]*{name}', auto)


@pytest.mark.parametrize("tokens", [*TokenShape, HEXAGON])
def test_every_kind_of_token_takes_the_colours_of_the_sides(tokens: TokenShape | Outline) -> None:
    plain = replace(SCENE, spots=(Spot("a", 0, 0), Spot("b", 1, 0)))
    scene = replace(plain, look=Look(tokens=tokens, sides=(YELLOW, PURPLE)))
    assert {YELLOW.light, PURPLE.light} <= used(scene)


def test_letters_stand_out_on_light_and_on_dark_pieces() -> None:
    inks = re.findall(r'<text[^>]* class="([^"]*)"[^>]*>[12]<', draw_svg(SCENE))
    assert inks == ["np-square-ink", "np-casing"]


def test_an_outline_of_its_own_is_drawn_around_the_spot() -> None:
    scene = replace(SCENE, look=Look(tokens=HEXAGON), tokens=TOKENS[:1])
    (path,) = re.findall(r'<path d="([^"]*)Z" class="np-first ', draw_svg(scene))
    assert len(path.split("L")) == len(HEXAGON.points)


def test_a_terminal_shows_the_nearest_of_its_colours() -> None:
    drawn = draw_text(SCENE, ink=Ink.COLOUR)
    assert "\x1b[1;33m1\x1b[0m" in drawn
    assert "\x1b[97;45;1;35m2\x1b[0m" in drawn


def test_every_player_of_many_has_pieces_of_its_own() -> None:
    scenes = [
        replace(
            SCENE, look=Look(), spots=SCENE.spots[:1], tokens=(Token("a", "1", Player(player)),)
        )
        for player in range(8)
    ]
    assert len(set(map(draw_svg, scenes))) == len(scenes)
    assert all("1" in draw_text(scene, ink=Ink.COLOUR) for scene in scenes)


@pytest.mark.parametrize("wrong", ["red", "#f00", "#GG0000", "#FF0000", '"/><a', "#ff00000"])
def test_what_is_no_colour_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="#rrggbb"):
        Tone(wrong, "#000000", Basic.RED)
    with pytest.raises(ValueError, match="#rrggbb"):
        Tone("#000000", wrong, Basic.RED)
