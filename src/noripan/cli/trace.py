"""`noripan trace`: shows an input turn by turn."""

from __future__ import annotations

import json
import os
import sys

from noripan.cli.terminal import OK, given_name, warn
from noripan.core.text import Language
from noripan.draw.text import Ink, draw_text
from noripan.games import problem as problem_named
from noripan.judge.files import read_text
from noripan.judge.trace import Frame, Window, chosen_tellings, frames, no_turn
from noripan.problems.faults import Faults

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.problems.telling import AnyTelling


def trace(
    name: str,
    file: str,
    *,
    window: Window,
    case: int | None = None,
    as_json: bool = False,
    ink: Ink = Ink.PLAIN,
    lenient: bool = False,
    language: Language = Language.ENGLISH,
) -> int:
    """Prints the board of every turn in the window with what the turn did.

    Raises:
        UnknownProblem: nothing has this name.
        InputError: the input can't be read or played; what came before is printed.
        UsageError: the input has no such case or turn.
    """
    problem = problem_named(name)
    faults = Faults(lenient=lenient)
    shown = given_name(file, language)
    text = read_text(file)
    pictures = 0
    try:
        chosen = chosen_tellings(problem, text, file=shown, faults=faults, case=case)
        for number, telling in chosen:
            for frame in frames(telling, number, window):
                print(_json(frame) if as_json else _picture(frame, ink, language))
                pictures += 1
            if pictures:
                _print_note(telling, number, as_json=as_json, language=language)
    finally:
        for error in faults.forgiven:
            warn(error, language)
    if not pictures:
        raise no_turn(window.first)
    if window == Window() and case is None:
        answer = problem.verdict(tuple(telling for _number, telling in chosen))
        _print_answer(problem.write(answer), as_json=as_json, language=language)
    return OK


def ink_for(colour: str) -> Ink:
    """What to draw with: `always`, `never`, or `auto`, which asks the terminal.

    `auto` honours NO_COLOR (https://no-color.org) and a terminal that says it is dumb.
    """
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    wanted = sys.stdout.isatty() and not plain
    return Ink.COLOUR if colour == "always" or (colour == "auto" and wanted) else Ink.PLAIN


def _print_note(telling: AnyTelling, case: int, *, as_json: bool, language: Language) -> None:
    if telling.note is None:
        return
    if as_json:
        print(_dumped({"case": case, "note": {"en": telling.note.en, "ko": telling.note.ko}}))
    else:
        print(telling.note.to(language))


def _print_answer(answer: str, *, as_json: bool, language: Language) -> None:
    if as_json:
        print(_dumped({"answer": answer}))
    else:
        print("── 답" if language is Language.KOREAN else "── answer")
        print(answer, end="")


def _picture(frame: Frame, ink: Ink, language: Language) -> str:
    captions = [event.caption().to(language) for event in frame.events]
    parts = [
        f"── {frame.head.to(language)}",
        draw_text(frame.scene, language=language, ink=ink),
        *captions,
    ]
    return "\n".join(parts).rstrip("\n") + "\n"


def _json(frame: Frame) -> str:
    data: dict[str, object] = {"case": frame.case, "turn": frame.turn}
    if frame.move:
        data["move"] = frame.move
    if frame.place:
        data |= {"line": frame.place.line, "column": frame.place.column}
    data["events"] = [
        {"rule": type(event).__name__, "en": text.en, "ko": text.ko}
        for event in frame.events
        for text in [event.caption()]
    ]
    data["state"] = frame.state
    data["board"] = draw_text(frame.scene).splitlines()
    return _dumped(data)


def _dumped(data: dict[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False)
