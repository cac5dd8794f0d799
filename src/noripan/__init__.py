"""Noripan (놀이판): Yut Nori, Dice Yut, New Game, Othello and Omok, exact.

>>> from noripan import Othello
>>> state = Othello().start()
>>> [str(move) for move in state.moves()]
['d3', 'c4', 'f5', 'e6']
"""

from __future__ import annotations

from noripan.core.lazy import lazy
from noripan.core.notebook import use_painter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.core.actions import Actions
    from noripan.core.errors import (
        BrokenPromise,
        FormatError,
        IllegalMove,
        InputError,
        InvalidMove,
        InvalidOptions,
        InvalidRecord,
        InvalidState,
        MissingExtra,
        NoripanError,
        Place,
        UnknownGame,
        UnknownProblem,
        UsageError,
    )
    from noripan.core.game import Event, Game, Move, Outcome, Player, Reason, State
    from noripan.core.record import Cause, Ending, Ply, Record, Step
    from noripan.core.scene import Scene
    from noripan.core.text import Language, Text
    from noripan.core.value import replace
    from noripan.draw.images import draw_gif, draw_png
    from noripan.draw.svg import draw_svg
    from noripan.draw.text import Ink, draw_text
    from noripan.draw.theme import Theme
    from noripan.games import parse_game, problem, problem_names
    from noripan.games.dice_yut import DiceYut
    from noripan.games.new_game import NewGame
    from noripan.games.omok import Omok
    from noripan.games.othello import Othello
    from noripan.games.yut_nori import TurnList, YutNori
    from noripan.problems.faults import Faults

__all__ = [
    "Actions",
    "BrokenPromise",
    "Cause",
    "DiceYut",
    "Ending",
    "Event",
    "Faults",
    "FormatError",
    "Game",
    "IllegalMove",
    "Ink",
    "InputError",
    "InvalidMove",
    "InvalidOptions",
    "InvalidRecord",
    "InvalidState",
    "Language",
    "MissingExtra",
    "Move",
    "NewGame",
    "NoripanError",
    "Omok",
    "Othello",
    "Outcome",
    "Place",
    "Player",
    "Ply",
    "Reason",
    "Record",
    "Scene",
    "State",
    "Step",
    "Text",
    "Theme",
    "TurnList",
    "UnknownGame",
    "UnknownProblem",
    "UsageError",
    "YutNori",
    "draw_gif",
    "draw_png",
    "draw_svg",
    "draw_text",
    "parse_game",
    "problem",
    "problem_names",
    "replace",
]

__getattr__ = lazy(
    __name__,
    {
        "core.actions": ("Actions",),
        "core.errors": (
            "BrokenPromise",
            "FormatError",
            "IllegalMove",
            "InputError",
            "InvalidMove",
            "InvalidOptions",
            "InvalidRecord",
            "InvalidState",
            "MissingExtra",
            "NoripanError",
            "Place",
            "UnknownGame",
            "UnknownProblem",
            "UsageError",
        ),
        "core.game": ("Event", "Game", "Move", "Outcome", "Player", "Reason", "State"),
        "core.record": ("Cause", "Ending", "Ply", "Record", "Step"),
        "core.scene": ("Scene",),
        "core.text": ("Language", "Text"),
        "core.value": ("replace",),
        "draw.images": ("draw_gif", "draw_png"),
        "draw.svg": ("draw_svg",),
        "draw.text": ("Ink", "draw_text"),
        "draw.theme": ("Theme",),
        "games": ("parse_game", "problem", "problem_names"),
        "games.dice_yut": ("DiceYut",),
        "games.new_game": ("NewGame",),
        "games.omok": ("Omok",),
        "games.othello": ("Othello",),
        "problems.faults": ("Faults",),
        "games.yut_nori": ("TurnList", "YutNori"),
    },
)


def _paint(scene: Scene) -> str:
    """Draws what a notebook shows; the drawing is imported when a notebook first asks."""
    from noripan.draw.svg import draw_svg

    return draw_svg(scene)


use_painter(_paint)
