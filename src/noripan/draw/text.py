"""Draws a scene in characters, in colour on a terminal."""

from __future__ import annotations

from enum import Enum

from noripan.core.game import Player
from noripan.core.scene import Basic, MarkKind
from noripan.core.text import Language

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.core.scene import Fill, Scene, Spot, Token, Tone, Tray

    Canvas = dict[tuple[int, int], tuple[str, str]]


class Ink(Enum):
    """What to draw with."""

    PLAIN = "plain"
    COLOUR = "colour"


# Codes of "Select Graphic Rendition" (ECMA-48, 8.3.117).
_PLAYER_CODES = ("1;36", "1;35", "1;32", "1;33")
_BASIC_CODES = {basic: code for code, basic in enumerate(Basic)}
_UNDER_BLACK = (Basic.GREEN, Basic.YELLOW, Basic.CYAN, Basic.WHITE)
"""The grounds on which black letters are easier to read than white ones."""
_MARK_CODES = {
    MarkKind.FROM: "2",
    MarkKind.TO: "7",
    MarkKind.CARRIED: "1",
    MarkKind.CHANGED: "4",
    MarkKind.REVERSED: "4",
    MarkKind.REMOVED: "9",
    MarkKind.WINNING: "7",
    MarkKind.FORBIDDEN: "31",
}


def draw_text(scene: Scene, *, language: Language = Language.ENGLISH, ink: Ink = Ink.PLAIN) -> str:
    """The scene as lines of text with its captions below, ending in a newline."""
    lines = [*_with_names(scene, _board(scene, ink))]
    lines += [caption.to(language) for caption in scene.captions]
    lines += [_tray(tray, language) for tray in scene.trays if tray.tokens]
    return "".join(line + "\n" for line in lines)


def _tray(tray: Tray, language: Language) -> str:
    return f"{tray.label.to(language)}: {''.join(token.label for token in tray.tokens)}"


def _board(scene: Scene, ink: Ink) -> list[str]:
    canvas: Canvas = {}
    if scene.grid.columns - scene.grid.width > 1:  # else lines would only clutter the board
        for link in scene.links:
            _draw_link(canvas, scene, link.start, link.end)
    for spot in scene.spots:
        _draw_spot(canvas, scene, spot)
    height = 1 + max(row for row, _column in canvas)
    return [_line(canvas, row, ink) for row in range(height)]


def _corner(scene: Scene, spot: Spot) -> tuple[int, int]:
    """The row and column of a spot's first character."""
    return round(spot.y * scene.grid.rows), round(spot.x * scene.grid.columns)


def _draw_spot(canvas: Canvas, scene: Scene, spot: Spot) -> None:
    row, column = _corner(scene, spot)
    code = _joined(_fill_code(spot.fill), _mark_code(scene, spot))
    tokens = {token.slot: token for token in scene.tokens if token.spot == spot.name}
    if scene.grid.height == 1:
        _draw_row(canvas, scene, spot, [tokens[slot] for slot in sorted(tokens)])
        return
    for slot in range(scene.grid.width * scene.grid.height):
        down, across = divmod(slot, scene.grid.width)
        text, own = _shown(scene, tokens.get(slot), scene.grid.empty)
        canvas[row + down, column + across] = (text, _joined(code, own))


def _draw_row(canvas: Canvas, scene: Scene, spot: Spot, tokens: list[Token]) -> None:
    """Draws a spot one line high: its tokens side by side, else its label."""
    row, column = _corner(scene, spot)
    code = _joined(_fill_code(spot.fill), _mark_code(scene, spot))
    texts = [_shown(scene, token, "") for token in tokens]
    texts = texts or [(spot.label or scene.grid.empty, "")]
    letters = [(letter, _joined(code, own)) for text, own in texts for letter in text]
    if spot.fill:
        letters += [(" ", code)] * (scene.grid.columns - 1 - len(letters))
    for across, letter in enumerate(letters):
        canvas[row, column + across] = letter


def _shown(scene: Scene, token: Token | None, empty: str) -> tuple[str, str]:
    """A token's characters and their colour."""
    if token is None:
        return empty, ""
    return token.label + token.facing, _side_code(scene.look.sides, token.player)


def _side_code(sides: tuple[Tone, ...], player: Player | None) -> str:
    if player is None:
        return "1"
    if player < len(sides):
        return f"1;{30 + _BASIC_CODES[sides[player].basic]}"
    return _PLAYER_CODES[player % len(_PLAYER_CODES)]


def _fill_code(fill: Fill | None) -> str:
    if fill is None:
        return ""
    letters = "30" if fill.tone.basic in _UNDER_BLACK else "97"
    return f"{letters};{40 + _BASIC_CODES[fill.tone.basic]}"


def _mark_code(scene: Scene, spot: Spot) -> str:
    return _joined(*(_MARK_CODES[mark.kind] for mark in scene.marks if mark.spot == spot.name))


def _joined(*codes: str) -> str:
    return ";".join(code for code in codes if code)


def _draw_link(canvas: Canvas, scene: Scene, start: str, end: str) -> None:
    """Draws a line between the boxes of two spots: straight along the outer side, or diagonal."""
    (top, left), (bottom, right) = sorted(
        _corner(scene, spot) for spot in scene.spots if spot.name in (start, end)
    )
    height, width = scene.grid.height, scene.grid.width
    half_way = max(spot.y for spot in scene.spots) * scene.grid.rows / 2
    half_across = max(spot.x for spot in scene.spots) * scene.grid.columns / 2
    if top == bottom:
        row = top if top < half_way else top + height - 1
        for column in range(left + width, right):
            canvas[row, column] = ("-", "")
    elif left == right:
        column = left if left < half_across else left + width - 1
        for row in range(top + height, bottom):
            canvas[row, column] = ("|", "")
    elif left < right:
        for step in range(min(bottom - top - height, right - left - width)):
            canvas[top + height + step, left + width + step] = ("\\", "")
    else:
        for step in range(min(bottom - top - height, left - right - width)):
            canvas[top + height + step, left - 1 - step] = ("/", "")


def _line(canvas: Canvas, row: int, ink: Ink) -> str:
    columns = [column for at, column in canvas if at == row]
    letters = [
        canvas.get((row, column), (" ", "")) for column in range(max(columns, default=-1) + 1)
    ]
    if ink is Ink.PLAIN:
        return "".join(letter for letter, _code in letters).rstrip()
    parts: list[str] = []
    now = ""
    for letter, code in letters:
        if code != now:
            parts.append(("\x1b[0m" if now else "") + (f"\x1b[{code}m" if code else ""))
            now = code
        parts.append(letter)
    return "".join(parts) + ("\x1b[0m" if now else "")


def _with_names(scene: Scene, board: list[str]) -> list[str]:
    """The board with the names of its columns above and of its rows to the left."""
    margin = max((len(name) + 1 for name in scene.rows), default=0)
    lines = [" " * margin + line for line in board]
    for row, name in enumerate(scene.rows):
        at = row * scene.grid.rows
        lines[at] = name.rjust(margin - 1) + lines[at][margin - 1 :]
    if scene.columns:
        head = "".join(name.ljust(scene.grid.columns) for name in scene.columns)
        lines.insert(0, (" " * margin + head).rstrip())
    return lines
