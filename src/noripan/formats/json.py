"""A record as JSON: our own form, which loses nothing.

    {
      "format": "noripan record 1",
      "game": "othello?size=6",
      "rules": 1,
      "start": "...",
      "plies": ["d3", {"move": "c3", "clock": 58.5, "comment": "forced"}],
      "ending": {"cause": "resigned", "player": 2}
    }

`game` is the game's text, `rules` the version of its rules. `start` is left out where the game
starts as it always does, `ending` where no cause outside the rules ended it. A ply of which
nothing was noted is its move alone. Players count from 1.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from noripan.core.errors import InvalidRecord, NoripanError, Place
from noripan.core.game import Player
from noripan.core.record import Cause, Ending, Ply, Record
from noripan.core.text import Text, same
from noripan.games import parse_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from noripan.core.game import AnyGame

FORMAT = "noripan record 1"
_LONGEST_SHOWN = 60


def write(record: Record) -> str:
    """The record as one line of JSON."""
    game = record.game
    data: dict[str, Any] = {"format": FORMAT, "game": str(game), "rules": game.version}
    if record.start != game.start():
        data["start"] = str(record.start)
    data["plies"] = [_ply_data(ply) for ply in record.plies]
    if record.ending is not None:
        data["ending"] = {"cause": record.ending.cause.value}
        if record.ending.player is not None:
            data["ending"]["player"] = record.ending.player + 1
    return json.dumps(data, ensure_ascii=False)


def read(text: str) -> Record:
    """The record that `write` wrote; every ply of it can be played.

    Raises:
        InvalidRecord: the text isn't of this form, tells of a game with other rules, or of one
            that can't have been played so; says where and what was expected.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidRecord(Text(f"no JSON: {error}", f"JSON이 아닙니다: {error}")) from error
    fields = _Fields("", data, ("format", "game", "rules", "start", "plies", "ending"))
    if fields.get("format", str) != FORMAT:
        raise fields.wrong("format", f"'{FORMAT}'")
    game = fields.parsed("game", parse_game)
    if fields.get("rules", int) != game.version:
        raise fields.wrong("rules", str(game.version))
    start = fields.parsed("start", game.parse_state) if "start" in data else game.start()
    plies = tuple(
        _ply(game, number, ply) for number, ply in enumerate(fields.get("plies", list), start=1)
    )
    ending = _ending(game, data["ending"]) if "ending" in data else None
    record = Record(start, plies, ending)
    record.end()
    return record


def _ply_data(ply: Ply) -> str | dict[str, Any]:
    noted: dict[str, Any] = {"move": str(ply.move)}
    if ply.place is not None:
        noted["place"] = [ply.place.file, ply.place.line, ply.place.column]
    if ply.clock is not None:
        noted["clock"] = ply.clock
    if ply.evaluation is not None:
        noted["evaluation"] = ply.evaluation
    if ply.comment:
        noted["comment"] = ply.comment
    return noted if len(noted) > 1 else str(ply.move)


def _ply(game: AnyGame, number: int, data: object) -> Ply:
    if isinstance(data, str):
        data = {"move": data}
    known = ("move", "place", "clock", "evaluation", "comment")
    fields = _Fields(f"ply {number}: ", data, known)
    return Ply(
        move=fields.parsed("move", game.parse_move),
        place=_place(fields) if fields.has("place") else None,
        clock=fields.number("clock"),
        evaluation=fields.number("evaluation"),
        comment=fields.get("comment", str) if fields.has("comment") else "",
    )


def _place(fields: _Fields) -> Place:
    match fields.get("place", list):
        case [str(file), int(line), int(column)]:
            return Place(file, line, column)
    raise fields.wrong("place", "[file, line, column]")


def _ending(game: AnyGame, data: object) -> Ending:
    fields = _Fields("ending: ", data, ("cause", "player"))
    causes = {cause.value: cause for cause in Cause}
    cause = causes.get(fields.get("cause", str))
    if cause is None:
        raise fields.wrong("cause", ", ".join(causes))
    if not fields.has("player"):
        return Ending(cause)
    player = fields.get("player", int)
    if not 1 <= player <= game.players:
        raise fields.wrong("player", f"1 to {game.players}")
    return Ending(cause, Player(player - 1))


class _Fields:
    """The fields of an object, each checked when it is asked for.

    Args:
        where: What messages begin with.
        data: The object.
        known: The names of all fields that there may be.
    """

    def __init__(self, where: str, data: object, known: tuple[str, ...]) -> None:
        self._where = where
        if not isinstance(data, dict):
            raise self._unexpected("an object", data)
        self._data: dict[str, Any] = data
        for name in data:
            if name not in known:
                raise self._unexpected(f"one of {', '.join(known)}", name)

    def has(self, name: str) -> bool:
        return name in self._data

    def get(self, name: str, kind: type[Any]) -> Any:
        """A field that must be there and of a kind."""
        if type(self._data.get(name)) is not kind:
            raise self.wrong(name, _KINDS[kind])
        return self._data[name]

    def number(self, name: str) -> float | None:
        """A number, or None where there is none."""
        if name not in self._data:
            return None
        number = self._data[name]
        if type(number) not in (int, float) or number != number or abs(number) == _ENDLESS:  # noqa: PLR0124 it may be no number
            raise self.wrong(name, "a number")
        return float(number)

    def parsed(self, name: str, parse: Callable[[str], Any]) -> Any:
        """A field that is the text of something."""
        text = self.get(name, str)
        try:
            return parse(text)
        except NoripanError as error:
            told = error.message
            raise InvalidRecord(same("{}{}: {}").fill(self._where, name, told)) from error

    def wrong(self, name: str, expected: str) -> InvalidRecord:
        """The error for a field that is missing or of another kind."""
        if name not in self._data:
            return InvalidRecord(
                Text(f"{self._where}expected the field {name}, which is missing",
                     f"{self._where}{name} 필드가 없습니다")
            )  # fmt: skip
        return self._unexpected(f"{name}: {expected}", self._data[name])

    def _unexpected(self, expected: str, found: object) -> InvalidRecord:
        shown = json.dumps(found, ensure_ascii=False)
        if len(shown) > _LONGEST_SHOWN:
            shown = shown[:_LONGEST_SHOWN] + "…"
        return InvalidRecord(
            Text("{}expected {}, found {}", "{}{:이/가} 와야 하는데 {:이/가} 있습니다").fill(
                self._where, expected, shown
            )
        )


_ENDLESS = float("inf")
_KINDS: dict[type[Any], str] = {str: "a string", int: "a whole number", list: "a list"}
