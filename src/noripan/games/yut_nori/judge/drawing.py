"""Reads drawings of the board back: which piece stands where, and how two drawings differ."""

from __future__ import annotations

from noripan.core.text import Text, particle
from noripan.games.yut_nori.board import LETTERS, Station

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Cell = tuple[int, int]
    Places = dict[str, tuple[tuple[Station, Text], ...]]

_CORNERS = {
    (0, 0): Text("the top left", "왼쪽 위"),
    (0, 1): Text("the top right", "오른쪽 위"),
    (1, 0): Text("the bottom left", "왼쪽 아래"),
    (1, 1): Text("the bottom right", "오른쪽 아래"),
}
_CELLS = {
    (station.row + below, station.column + right): (station, corner)
    for station in Station
    for (below, right), corner in _CORNERS.items()
}
"""The cells of the drawing where pieces are drawn, by line and character from 0."""
_BLANK = Text("a space", "빈칸")


def places(drawing: str) -> Places:
    """Where each piece is drawn, by its letter; anything else is passed over."""
    lines = drawing.split("\n")
    found: Places = {}
    for cell, place in _CELLS.items():
        letter = _at(lines, cell)
        if letter.isalpha():
            found[letter] = (*found.get(letter, ()), place)
    return found


def moved(expected: str, found: str) -> dict[str, tuple[Station, ...]]:
    """The letters of the pieces that stand on other stations, and all stations concerned.

    None where the drawings are of another size: then nothing is where it seems.
    """
    if _size(expected) != _size(found):
        return {}
    right, wrong = _stations(expected), _stations(found)
    letters = [letter for letter in "".join(LETTERS[:2]) if right.get(letter) != wrong.get(letter)]
    return {
        letter: tuple(dict.fromkeys((*right.get(letter, ()), *wrong.get(letter, ()))))
        for letter in letters
    }


def _stations(drawing: str) -> dict[str, list[Station]]:
    return {
        letter: [station for station, _corner in cells] for letter, cells in places(drawing).items()
    }


def differences(expected: str, found: str) -> tuple[Text, ...]:
    """How a drawing differs: in its size, piece by piece, then in whatever else it shows."""
    size, pieces = tuple(_other_size(expected, found)), tuple(_pieces(expected, found))
    return (*size, *pieces, *(() if size else _others(expected, found)))


def _other_size(expected: str, found: str) -> Iterator[Text]:
    due, said = _size(expected), _size(found)
    if due != said:
        yield Text(
            "{} are to be drawn; your program prints {}",
            "{:을/를} 그려야 하는데 프로그램의 출력은 {}입니다",
        ).fill(_size_words(*due), _size_words(*said))


def _size(drawing: str) -> tuple[int, int]:
    """How many lines a drawing has, and how many characters its longest."""
    lines = drawing.split("\n") if drawing else []
    return len(lines), max((len(line.rstrip()) for line in lines), default=0)


def _size_words(lines: int, characters: int) -> Text:
    one, each = ("" if count == 1 else "s" for count in (lines, characters))
    return Text(f"{lines} line{one} of {characters} character{each}", f"{characters}자씩 {lines}줄")


def _pieces(expected: str, found: str) -> Iterator[Text]:
    right, wrong = places(expected), places(found)
    for letter in "".join(LETTERS[:2]):
        due, said = right.get(letter, ()), wrong.get(letter, ())
        if due != said:
            yield _sentence(letter, due, said)


def _sentence(
    letter: str, right: tuple[tuple[Station, Text], ...], wrong: tuple[tuple[Station, Text], ...]
) -> Text:
    stations = [[station for station, _corner in cells] for cells in (right, wrong)]
    name = _in_its_corner if stations[0] == stations[1] else _on_its_station
    there, here = name(right), name(wrong)
    due = Text(
        f"is to be drawn {there.en}" if right else "isn't to be drawn",
        f"{there.ko}에 그려야 하는데" if right else "그리지 말아야 하는데",
    )
    done = Text(
        f"draws it {here.en}" if wrong else "doesn't draw it",
        f"{here.ko}에 그렸습니다" if wrong else "그리지 않았습니다",
    )
    subject = particle(letter, "은/는")
    return Text("{0} {1}; your program {2}", "{3} {1} 프로그램은 {2}").fill(
        letter, due, done, subject
    )


def _on_its_station(cells: tuple[tuple[Station, Text], ...]) -> Text:
    names = ", ".join(station.hangul for station, _corner in cells)
    return Text(f"on {names}", names)


def _in_its_corner(cells: tuple[tuple[Station, Text], ...]) -> Text:
    return Text(
        ", ".join(f"at {corner.en} of {station.hangul}" for station, corner in cells),
        ", ".join(f"{station.hangul}의 {corner.ko}" for station, corner in cells),
    )


def _others(expected: str, found: str) -> Iterator[Text]:
    """Cells that differ and where neither drawing has a piece."""
    right, wrong = expected.split("\n"), found.split("\n")
    pieces = frozenset("".join(LETTERS[:2]))
    for row in range(min(len(right), len(wrong))):
        for column in range(max(len(right[row]), len(wrong[row].rstrip()))):
            due, said = _at(right, (row, column)), _at(wrong, (row, column))
            if due != said and not pieces & {due, said}:
                yield _other_cell((row, column), due, said)


def _other_cell(cell: Cell, due: str, said: str) -> Text:
    station, corner = _CELLS.get(cell, (None, _BLANK))
    line, column = cell[0] + 1, cell[1] + 1
    at = Text(f"line {line}, character {column}", f"{line}번째 줄 {column}번째 글자")
    if station is not None:
        at = Text("{0} of {1}", "{1}의 {0}").fill(corner, station.hangul)
    shown, found = _named(due), _named(said)
    return Text("{}: expected {}, found {}", "{}: {:이/가} 와야 하는데 {}입니다").fill(
        at, shown, found
    )


def _named(letter: str) -> Text:
    """A character in words: quotes don't show a blank well, and dots have no sound."""
    return _SIGNS.get(letter, Text(repr(letter), repr(letter)))


_SIGNS = {
    " ": _BLANK,
    ".": Text("a dot", "점"),
    "|": Text("'|'", "세로줄 '|'"),
    "-": Text("'-'", "가로줄 '-'"),
    "/": Text("'/'", "빗금 '/'"),
    "\\": Text("'\\'", "역빗금 '\\'"),
}


def _at(lines: list[str], cell: Cell) -> str:
    """What a drawing shows in a cell; a blank beyond its end."""
    row, column = cell
    return (lines[row][column : column + 1] if row < len(lines) else "") or " "
