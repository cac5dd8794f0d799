"""The pictures that are kept as text; `python -m tests.draw.pictures` draws them anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from noripan import DiceYut, Language, Omok, Othello, Theme, TurnList, YutNori, draw_svg
from noripan.games.omok import RuleSet
from noripan.games.yut_nori import BackDo, Sides
from tests.games.new_game.builders import make_game
from tests.sixth.connect_four import ConnectFour

if TYPE_CHECKING:
    from noripan.core.game import Event, Game, State
    from noripan.core.scene import Scene

GOLDEN = Path(__file__).with_name("golden")


def played(game: Game[Any, Any], moves: str, start: str = "") -> Scene:
    """The scene after moves with a comma between, marked with what the last one did."""
    state: State[Any] = game.parse_state(start) if start else game.start()
    events: list[Event] = []
    for text in moves.split(","):
        events = []
        state = state.play(game.parse_move(text), events)
    return state.scene(tuple(events))


def scenes() -> dict[str, Scene]:
    """Scenes that show everything there is to draw, in every game."""
    turns = TurnList()
    back = YutNori(sides=Sides.FOUR, pieces=2, back_do=BackDo.ONE_MARKED_STICK)
    every_colour = make_game(".r.. .rb. .... b...", "2,1> 2,3< 3,2^ 4,2<")
    return {
        "yut-start": turns.start().scene(),
        "yut-capture": played(turns, "A FFBB", "A=do,B=do,D=out,a=geol,b=geol"),
        "yut-shortcut": played(turns, "A BBBB", "A=apbat,B=apbat,C=apbat,D=apbat"),
        "yut-out": played(turns, "A FBFF", "A=nalyut.outer,a=dwitbat"),
        "yut-four-sides": played(back, "back-do", "1 1 - A=gae,a=bang.apbat,V=do"),
        "dice": played(DiceYut((5, 1)), "A"),
        "new-game": played(every_colour, "turn"),
        "new-game-end": played(make_game("... ... ...", "1,1> 1,2> 2,3^ 3,3^"), "turn"),
        "othello": played(Othello(), "f5,f6,e6,f4,g5,d6"),
        "omok-five": played(Omok(9), "e5,e6,d5,d6,c5,c6,b5,b6,a5"),
        "connect-four": played(ConnectFour(), "1,2,2,3,3,4,3,4,4,6,4"),
        "omok-forbidden": played(Omok(15, RuleSet.RENJU), "h8,a1,h9,a15,i10,o1,j10,o15"),
    }


def drawn() -> dict[str, str]:
    """The kept pictures by the names of their files."""
    light = {
        f"{name}.svg": draw_svg(scene, theme=Theme.LIGHT, language=Language.KOREAN)
        for name, scene in scenes().items()
    }
    auto = {"yut-capture-auto.svg": draw_svg(scenes()["yut-capture"])}
    return light | auto


def main() -> None:
    """Draws every picture into the folder."""
    GOLDEN.mkdir(exist_ok=True)
    for name, svg in drawn().items():
        (GOLDEN / name).write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
