"""Pictures to keep: one turn as SVG or PNG, a whole case as an animated GIF."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.core.errors import UsageError
from noripan.core.text import Language, Text
from noripan.draw.images import GIF_WIDTH, draw_png, join_gif
from noripan.draw.svg import draw_svg
from noripan.draw.theme import Theme
from noripan.games import problem as problem_named
from noripan.judge.trace import Window, chosen_tellings, frames, no_turn
from noripan.problems.faults import Faults
from noripan.server.look import INPUT

if TYPE_CHECKING:
    from noripan.core.scene import Scene
    from noripan.server.messages import PictureRequest
    from noripan.server.settings import Limits


def picture(request: PictureRequest, limits: Limits) -> bytes:
    """A picture in the kind that is asked for, with captions for what the turn did.

    Args:
        request: What is asked.
        limits: How many turns an animation may have.

    Raises:
        InputError: the input can't be read or answered.
        UsageError: there is no such problem, case or turn, or too many turns for an animation.
    """
    language = Language(request.language)
    theme = Theme.DARK if request.dark else Theme.LIGHT
    if request.kind == "gif":
        most = limits.most_gif_frames
        scenes = _scenes(request, Window(0, most))
        if len(scenes) > most:
            raise _too_long(most)
        drawn = [
            draw_png(scene, language=language, theme=theme, width=GIF_WIDTH) for scene in scenes
        ]
        return join_gif(drawn, theme=theme)
    (scene,) = _scenes(request, Window(request.turn, request.turn))
    if request.kind == "png":
        return draw_png(scene, language=language, theme=theme)
    return draw_svg(scene, language=language, theme=theme).encode()


def _scenes(request: PictureRequest, window: Window) -> list[Scene]:
    """The pictures of the turns in a window, at least one."""
    problem = problem_named(request.problem)
    ((case, telling),) = chosen_tellings(
        problem, request.input, file=INPUT, faults=Faults(), case=request.case
    )
    scenes = [frame.told() for frame in frames(telling, case, window)]
    if not scenes:
        raise no_turn(window.first)
    return scenes


def _too_long(most: int) -> UsageError:
    return UsageError(
        Text(
            f"an animation shows at most {most - 1} turns; save single turns instead",
            f"움직이는 그림은 {most - 1}턴까지입니다. 턴을 하나씩 저장하세요",
        )
    )
