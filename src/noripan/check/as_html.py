"""A check's report as one page that needs nothing else."""

from __future__ import annotations

from html import escape
from itertools import zip_longest
from typing import TYPE_CHECKING

from noripan.check import words
from noripan.check.as_text import last_errors
from noripan.check.explaining import marked
from noripan.check.showing import by_the_rules, where_parted
from noripan.core.text import Language, Text
from noripan.draw.svg import draw_svg
from noripan.problems.differing import trimmed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.check.checking import Finding, Report
    from noripan.check.explaining import Explanation
    from noripan.check.showing import Shown
    from noripan.check.trials import Trial
    from noripan.judge.trace import Frame
    from noripan.problems.coverage import Tally

_WIDTH = 420
_STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
pre { background: color-mix(in srgb, currentColor 6%, transparent); padding: .75rem 1rem;
      overflow-x: auto; border-radius: .4rem; line-height: 1.25; margin: .25rem 0; }
.pair { display: flex; flex-wrap: wrap; gap: 1rem; } .pair > div { flex: 1 1 20rem; min-width: 0; }
.bad { color: light-dark(#b3261e, #ff8a80); } .good { color: light-dark(#1b6e2c, #7bd88f); }
svg { max-width: 100%; height: auto; }
mark { background: light-dark(#ffd54f, #8d6e00); color: inherit; }
.reason { border-left: .3rem solid light-dark(#b3261e, #ff8a80); padding-left: 1rem; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .15rem 1.5rem .15rem 0; }
footer { opacity: .7; font-size: .85rem; margin-top: 2rem; }
"""


def as_html(report: Report, language: Language) -> str:
    """The page's text."""
    title = _said(words.title(report), language)
    body = "\n".join(_body(report, language))
    return (
        f'<!doctype html>\n<html lang="{language.value}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{title}</h1>\n{body}\n</body>\n</html>\n"
    )


def _body(report: Report, language: Language) -> Iterator[str]:
    style = "good" if report.finding is None else "bad"
    yield f'<p class="{style}"><strong>{_said(words.headline(report), language)}</strong></p>'
    if report.interrupted:
        yield f"<p>{_said(words.INTERRUPTED, language)}</p>"
    if report.finding is not None:
        yield from _of_finding(report, report.finding, language)
    for silence in report.silences:
        yield f'<p class="bad">{_said(words.silent(report, silence), language)}</p>'
        yield f"<pre>{escape(silence.example.text)}</pre>"
        yield _errors(silence.example)
    for hint in report.hints:
        yield f"<p>→ {_said(hint, language)}</p>"
    if report.finding is None and report.tally is not None:
        yield from _coverage(report.tally, language)
    elif report.events:
        yield f"<footer>{_said(words.events(report), language)}</footer>"


def _coverage(tally: Tally, language: Language) -> Iterator[str]:
    yield f"<h2>{_said(words.covered(tally), language)}</h2><table><thead><tr>"
    heads = words.RULE_OF_ROW, words.TRIED, words.NOT_TRIED
    yield from (f"<th>{_said(head, language)}</th>" for head in heads)
    yield "</tr></thead><tbody>"
    for row in tally.rows:
        cells = row.rule, words.tried(row), words.not_tried(row)
        yield f"<tr>{''.join(f'<td>{_said(one, language)}</td>' for one in cells)}</tr>"
    yield "</tbody></table>"


def _of_finding(report: Report, finding: Finding, language: Language) -> Iterator[str]:
    trial = finding.trial
    if trial.answered and report.reference.misreadings:
        yield f'<section class="reason"><h2>{_said(words.REASON, language)}</h2>'
        first, *rules = words.reason(finding)
        yield f"<p><strong>{_said(first, language)}</strong></p>"
        label = _said(words.RULE, language)
        yield from (f"<p>{label}: {_said(rule, language)}</p>" for rule in rules)
        yield "</section>"
    yield f"<h2>{_said(words.INPUT, language)}</h2><pre>{escape(trial.text)}</pre>"
    ending = words.ending(trial, report.program.limits)
    if ending is not None:
        yield f'<p class="bad">{_said(ending, language)}</p>'
        yield _errors(trial)
    if trial.answered:
        yield from _side_by_side(trial, finding.explanation, language)
    yield '<div class="pair">'
    for shown in (*by_the_rules(finding), *where_parted(finding)):
        yield "<div>"
        yield from _pictures(shown, language)
        yield "</div>"
    yield "</div>"


def _errors(trial: Trial) -> str:
    return f"<pre>{escape(chr(10).join(last_errors(trial)))}</pre>"


def _side_by_side(trial: Trial, explanation: Explanation, language: Language) -> Iterator[str]:
    places = marked(trial, explanation.cells)
    due, found = trimmed(trial.expected), trimmed(trial.finished.output)
    yield '<div class="pair">'
    yield f"<div><h3>{_said(words.EXPECTED, language)}</h3>{_marked(due, found, places)}</div>"
    yield f"<div><h3>{_said(words.FOUND, language)}</h3>{_marked(found, due, places)}</div>"
    yield "</div><ul>"
    told = words.counted(explanation.words)
    yield from (f"<li>{_said(text, language)}</li>" for text in told)
    yield "</ul>"


def _marked(lines: list[str], others: list[str], places: frozenset[tuple[int, int]]) -> str:
    """Lines with the letters marked that differ from others; a missing letter shows as a space."""
    shown = []
    for number, (line, other) in enumerate(zip_longest(lines, others, fillvalue=""), start=1):
        padded = line.ljust(len(other)) if (number, len(line) + 1) in places else line
        shown.append(
            "".join(
                f"<mark>{escape(letter)}</mark>" if (number, column) in places else escape(letter)
                for column, letter in enumerate(padded, start=1)
            )
        )
    return "<pre>" + "\n".join(shown) + "</pre>"


def _pictures(shown: Shown, language: Language) -> Iterator[str]:
    yield f"<h2>{_said(shown.head, language)}</h2>"
    yield from (_picture(frame, language) for frame in shown.frames)
    yield from (f"<p>{_said(note, language)}</p>" for note in shown.notes)


def _picture(frame: Frame, language: Language) -> str:
    captions = "".join(f"<li>{_said(event.caption(), language)}</li>" for event in frame.events)
    return f"<ul>{captions}</ul>{draw_svg(frame.scene, language=language, width=_WIDTH)}"


def _said(text: Text, language: Language) -> str:
    return escape(text.to(language))
