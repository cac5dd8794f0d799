"""`noripan draw`: draws a turn of an input as SVG or PNG, or all turns as an animated GIF."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

from noripan.cli.progress import progress
from noripan.cli.terminal import OK, given_name, say, warn
from noripan.core.errors import UsageError
from noripan.core.text import Language, Text
from noripan.draw.svg import draw_svg
from noripan.draw.theme import Theme
from noripan.games import problem as problem_named
from noripan.judge.files import STANDARD_INPUT, check_writable, read_text, write_whole
from noripan.judge.trace import Window, chosen_tellings, frames, no_turn
from noripan.problems.faults import Faults

if TYPE_CHECKING:
    from noripan.core.scene import Scene

SVG, PNG, GIF = ".svg", ".png", ".gif"
DEFAULT_WIDTHS = {SVG: 480, PNG: 1000, GIF: 480}
NARROWEST, WIDEST = 100, 4000
_MANY = 200


def draw(
    name: str,
    file: str,
    *,
    out: str = STANDARD_INPUT,
    window: Window,
    case: int = 1,
    width: int | None = None,
    theme: Theme = Theme.AUTO,
    lenient: bool = False,
    language: Language = Language.ENGLISH,
) -> int:
    """Draws the last turn in the window, or as a GIF every turn in it, into a file.

    Args:
        name: A problem's name or number.
        file: The input, `-` for the standard input.
        out: The picture's file, whose ending says of what kind it is; `-` prints an SVG.
        window: The turns.
        case: Which case of the input, from 1.
        width: How wide the picture is, in pixels, if not as usual for its kind.
        theme: The page that the picture is for.
        lenient: Whether what breaks the rules is passed over.
        language: The language of what is written.

    Raises:
        UnknownProblem: nothing has this name.
        InputError: the input can't be read or played.
        UsageError: no such case or turn, another kind of file, or a width out of range.
        MissingExtra: the packages for PNG and GIF are missing.
    """
    kind = SVG if out == STANDARD_INPUT else Path(out).suffix.lower()
    if kind not in DEFAULT_WIDTHS:
        raise _unknown_kind(out)
    width = _checked_width(DEFAULT_WIDTHS[kind] if width is None else width)
    if out != STANDARD_INPUT:
        check_writable(Path(out))
    scenes = _scenes(name, file, window, case, only_last=kind != GIF, lenient=lenient,
                     language=language)  # fmt: skip
    drawn = _drawn(kind, scenes, language=language, theme=theme, width=width)
    if out == STANDARD_INPUT:
        print(drawn.decode(), end="")
    else:
        write_whole(Path(out), drawn)
    return OK


def _scenes(
    name: str,
    file: str,
    window: Window,
    case: int,
    *,
    only_last: bool,
    lenient: bool,
    language: Language,
) -> list[Scene]:
    problem = problem_named(name)
    faults = Faults(lenient=lenient)
    shown = given_name(file, language)
    try:
        [(number, telling)] = chosen_tellings(
            problem, read_text(file), file=shown, faults=faults, case=case
        )
        found = deque(frames(telling, number, window), maxlen=1 if only_last else None)
    finally:
        for error in faults.forgiven:
            warn(error, language)
    if not found:
        raise no_turn(window.first)
    last = found[-1].turn
    if window.last is not None and window.last > last:
        say(Text(f"the input has {last} turns; the animation ends with the last",
                 f"입력은 {last}턴까지입니다. 움직이는 그림은 마지막 턴에서 끝납니다"),
            language)  # fmt: skip
    return [frame.told() for frame in found]


def _drawn(
    kind: str, scenes: list[Scene], *, language: Language, theme: Theme, width: int
) -> bytes:
    if kind == SVG:
        return draw_svg(scenes[-1], language=language, theme=theme, width=width).encode()
    from noripan.draw.images import draw_gif, draw_png

    if kind == PNG:
        return draw_png(scenes[-1], language=language, theme=theme, width=width)
    if len(scenes) > _MANY:
        say(Text(f"drawing {len(scenes)} turns takes a while; --from and --to choose some",
                 f"{len(scenes)}턴을 그리는 데 오래 걸립니다. --from과 --to로 줄이세요"),
            language)  # fmt: skip
    shown = progress(scenes, len(scenes), "GIF")
    return draw_gif(shown, language=language, theme=theme, width=width)


def _checked_width(width: int) -> int:
    if not NARROWEST <= width <= WIDEST:
        raise UsageError(
            Text(
                f"a picture is {NARROWEST} to {WIDEST} pixels wide, not {width}",
                f"그림의 너비는 {NARROWEST}~{WIDEST}픽셀이어야 합니다: {width}",
            )
        )
    return width


def _unknown_kind(out: str) -> UsageError:
    kinds = ", ".join(DEFAULT_WIDTHS)
    return UsageError(
        Text(
            f"{out}: a picture's file ends in one of {kinds}",
            f"{out}: 그림 파일의 이름은 {kinds} 중 하나로 끝나야 합니다",
        )
    )
