"""A check's report for the terminal."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text as Styled

from noripan.check import words
from noripan.check.explaining import marked
from noripan.check.showing import by_the_rules, where_parted
from noripan.core.text import Language, Text
from noripan.draw.text import Ink, draw_text
from noripan.problems.differing import trimmed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from noripan.check.checking import Finding, Report
    from noripan.check.explaining import Cell
    from noripan.check.showing import Shown
    from noripan.check.trials import Trial
    from noripan.problems.coverage import Tally

_LONGEST_SHOWN = 60
_ERROR_LINES_SHOWN = 6
_WRONG = "bold red"
_VISIBLE = {code: 0x2400 + code for code in range(32)} | dict.fromkeys(range(127, 160), 0xFFFD)
"""A program's output could steer the terminal: control characters are shown by their pictures."""


def as_text(report: Report, language: Language, ink: Ink) -> RenderableType:
    """Everything that a report says, to be printed by Rich."""
    return Group(*_parts(report, language, ink))


def _parts(report: Report, language: Language, ink: Ink) -> Iterator[RenderableType]:
    right = report.finding is None
    yield Styled(words.title(report).to(language), "bold")
    yield Styled(words.headline(report).to(language), "green" if right else _WRONG)
    if report.interrupted:
        yield Styled(words.INTERRUPTED.to(language), "yellow")
    if report.finding is not None:
        yield from _of_finding(report, report.finding, language, ink)
    for silence in report.silences:
        yield Styled(f"\n{words.silent(report, silence).to(language)}", _WRONG)
        yield _indented(Styled(_shortened(silence.example.text, language)))
        yield from _errors(silence.example)
    for hint in report.hints:
        yield Styled(f"→ {hint.to(language)}", "yellow")
    if report.finding is None and report.tally is not None:
        yield Styled(f"\n{words.covered(report.tally).to(language)}", "dim")
        yield _coverage(report.tally, language)
    elif report.events:
        yield Styled(words.events(report).to(language), "dim")


def _coverage(tally: Tally, language: Language) -> RenderableType:
    """The table of what was covered, rule by rule; what is missing only where anything is."""
    heads = words.RULE_OF_ROW, words.TRIED, words.NOT_TRIED
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), style="dim")
    for head in heads if tally.covered < tally.spots else heads[:2]:
        table.add_column(head.to(language), overflow="fold")
    for row in tally.rows:
        cells = row.rule, words.tried(row), words.not_tried(row)
        table.add_row(*(one.to(language) for one in cells[: len(table.columns)]))
    return table


def _of_finding(
    report: Report, finding: Finding, language: Language, ink: Ink
) -> Iterator[RenderableType]:
    trial, explanation = finding.trial, finding.explanation
    yield _head(words.INPUT, language)
    yield _indented(Styled(_shortened(trial.text, language)))
    ending = words.ending(trial, report.program.limits)
    if ending is not None:
        yield Styled(ending.to(language), _WRONG)
    yield from _errors(trial)
    if trial.answered:
        yield Styled()
        yield side_by_side(trial, explanation.cells, language)
        told = words.counted(explanation.words)
        yield from (Styled(f"• {text.to(language)}") for text in told)
    for shown in by_the_rules(finding):
        yield from _pictures(shown, language, ink)
    if trial.answered and report.reference.misreadings:
        yield _head(words.REASON, language)
        first, *rules = words.reason(finding)
        yield Styled(first.to(language), "bold yellow")
        yield from (Styled(f"{words.RULE.to(language)}: {rule.to(language)}") for rule in rules)
    for shown in where_parted(finding):
        yield from _pictures(shown, language, ink)


def _pictures(shown: Shown, language: Language, ink: Ink) -> Iterator[RenderableType]:
    yield _head(shown.head, language)
    for frame in shown.frames:
        for event in frame.events:
            yield Styled(f"  • {event.caption().to(language)}")
        if not shown.repeats:
            drawing = draw_text(frame.scene, language=language, ink=ink)
            yield _indented(Styled.from_ansi(drawing.rstrip("\n")))
    yield from (Styled(note.to(language)) for note in shown.notes)


def _indented(text: Styled) -> Styled:
    return Styled("\n").join(Styled("  ") + line for line in text.split("\n", allow_blank=True))


def side_by_side(trial: Trial, cells: tuple[Cell, ...], language: Language) -> RenderableType:
    """The right answer beside the program's, the lines and letters that differ marked."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(words.EXPECTED.to(language), no_wrap=True)
    table.add_column("")
    table.add_column(words.FOUND.to(language), no_wrap=True)
    places = marked(trial, cells)
    wrong_lines = {line for line, _column in places}
    rows = zip_longest(trimmed(trial.expected), trimmed(trial.finished.output), fillvalue="")
    for number, (due, found) in enumerate(rows, start=1):
        if number > _LONGEST_SHOWN:
            table.add_row("…", "", "…")
            break
        mark = Styled("≠" if number in wrong_lines else "", _WRONG)
        table.add_row(
            _marked(due, number, places, "bold green"), mark, _marked(found, number, places, _WRONG)
        )
    return table


def _marked(line: str, number: int, places: frozenset[tuple[int, int]], style: str) -> Styled:
    styled = Styled()
    for column, letter in enumerate(line, start=1):
        styled.append(letter.translate(_VISIBLE), style if (number, column) in places else "")
    return styled


def _errors(trial: Trial) -> Iterator[RenderableType]:
    return (Styled(f"  {line}", "dim") for line in last_errors(trial))


def last_errors(trial: Trial) -> list[str]:
    """The last lines that the program wrote to its standard error, where it failed."""
    if trial.answered:
        return []
    lines = trial.finished.errors.rstrip().splitlines()[-_ERROR_LINES_SHOWN:]
    return [line.translate(_VISIBLE) for line in lines]


def _shortened(text: str, language: Language) -> str:
    lines = text.rstrip("\n").split("\n")
    if len(lines) <= _LONGEST_SHOWN:
        return "\n".join(lines)
    more = words.MORE_LINES.to(language)
    return "\n".join([*lines[:_LONGEST_SHOWN], f"… ({len(lines) - _LONGEST_SHOWN} {more})"])


def _head(text: Text, language: Language) -> RenderableType:
    return Styled(f"\n{text.to(language)}", "bold")
