"""What the page and the server say to each other, checked by msgspec and told in OpenAPI."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from noripan.core.text import Text
from noripan.server.settings import LONGEST_INPUT, LONGEST_NAME, MOST_MOVES

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
LongText = Annotated[str, Meta(max_length=LONGEST_INPUT)]
Number = Annotated[int, Meta(ge=0, le=10**6)]
LanguageName = Literal["en", "ko"]


class Words(Struct, frozen=True):
    """A sentence in both languages."""

    en: str
    ko: str


def words(text: Text) -> Words:
    """A text as the page gets it."""
    return Words(text.en, text.ko)


# What the page asks.


class InputRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """An input of a problem."""

    problem: Name
    input: LongText


class TraceRequest(InputRequest, kw_only=True):
    """Asks for every turn of an input; the pictures' captions are in `language`."""

    language: LanguageName = "en"


class PictureRequest(TraceRequest, kw_only=True):
    """Asks for one turn as a file, or for all turns of a case as an animation."""

    kind: Literal["svg", "png", "gif"] = "svg"
    case: Annotated[int, Meta(ge=1, le=10**6)] = 1
    turn: Number = 0
    dark: bool = False


class StudyRequest(TraceRequest, kw_only=True):
    """Asks what can be done after a turn of an input and some moves more."""

    case: Annotated[int, Meta(ge=1, le=10**6)] = 1
    turn: Number = 0
    moves: Annotated[list[Name], Meta(max_length=MOST_MOVES)] = []
    options: Annotated[dict[Name, Name], Meta(max_length=10)] = {}


class EditRequest(InputRequest, kw_only=True):
    """Asks for the input after a tool was used on a spot of its board."""

    tool: Name
    spot: Name


class CompareRequest(TraceRequest, kw_only=True):
    """Asks how the output of somebody's own program differs from the answer."""

    output: LongText


# What the page is told.


class CaseMessage(Struct, frozen=True):
    """A named input."""

    name: str
    title: Words
    input: str


class ToolMessage(Struct, frozen=True):
    """A tool of the board's editor."""

    name: str
    title: Words


class NeedMessage(Struct, frozen=True):
    """The value of an option without which another option means nothing."""

    option: str
    value: str


class OptionMessage(Struct, frozen=True):
    """A rule to choose; the values are names with titles, the usual one first."""

    name: str
    title: Words
    values: list[ToolMessage]
    needs: NeedMessage | None


class ProblemMessage(Struct, frozen=True):
    """A problem and what the page can offer for it."""

    name: str
    aliases: list[str]
    title: Words
    summary: Words
    input_form: Words
    output_form: Words
    cases: list[CaseMessage]
    tools: list[ToolMessage]
    options: list[OptionMessage]
    offers_moves: bool


class SpotMessage(Struct, frozen=True):
    """A place to point at, in the picture's unit."""

    name: str
    x: float
    y: float
    title: Words


class EventMessage(Struct, frozen=True):
    """What a rule did: the rule's name and title, and the deed in words."""

    rule: str
    title: Words
    text: Words


Picture = list[int]
"""Runs of lines of the answer's table, each as its first line and how many: `[0, 40, 52, 3]`."""


class FrameMessage(Struct, frozen=True):
    """One turn.

    Attributes:
        turn: How many turns were played, 0 for the start.
        move: The move in its text form, or empty at the start and where there never is a choice.
        line: The line of the input that asked for it, from 1, or None.
        column: The column of that line, from 1, or None.
        events: What the rules did.
        captions: How things stand.
        picture: The picture.
    """

    turn: int
    move: str
    line: int | None
    column: int | None
    events: list[EventMessage]
    captions: list[Words]
    picture: Picture


class CycleMessage(Struct, frozen=True):
    """The game comes round: after turn `first` it is as `length` turns later."""

    first: int
    length: int


class RecordMessage(Struct, frozen=True):
    """One game of an input."""

    title: Words
    note: Words | None
    spots: list[SpotMessage]
    frames: list[FrameMessage]
    cycle: CycleMessage | None


class TraceMessage(Struct, frozen=True):
    """Everything that the page shows of an input.

    Attributes:
        answer: The answer.
        lines: The table that pictures refer to.
        records: The games; none where they have too many turns.
        refusal: Why no game is shown, or None.
    """

    answer: str
    lines: list[str]
    records: list[RecordMessage]
    refusal: Words | None = None


class AdviceMessage(Struct, frozen=True):
    """A word on a move, with the picture that explains it."""

    move: str
    spots: list[str]
    text: Words
    picture: Picture | None


class StudyMessage(Struct, frozen=True):
    """A position that was tried out."""

    lines: list[str]
    picture: Picture
    spots: list[SpotMessage]
    captions: list[Words]
    headline: Words | None
    events: list[EventMessage]
    advice: list[AdviceMessage]
    over: bool


class EditMessage(Struct, frozen=True):
    """The input after the edit."""

    input: str


class DifferenceMessage(Struct, frozen=True):
    """Where an output differs; both pictures have the differing spots marked."""

    text: Words
    case: int
    turn: int | None
    right: Picture | None
    own: Picture | None


class CompareMessage(Struct, frozen=True):
    """How an output differs from the answer; no difference means that it is right."""

    lines: list[str]
    differences: list[DifferenceMessage]


class FaultMessage(Struct, frozen=True):
    """What is wrong with an input, and where; lines and columns count from 1."""

    line: int
    column: int
    text: Words


class ProblemDetails(Struct, frozen=True):
    """An error, as `application/problem+json` (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    text: Words | None = None
    faults: list[FaultMessage] = []
