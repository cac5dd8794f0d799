"""A check's report as data for other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.check import words
from noripan.draw.text import draw_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from noripan.check.checking import Finding, Report
    from noripan.check.explaining import Explanation
    from noripan.check.parting import Side
    from noripan.check.trials import Trial
    from noripan.core.text import Text
    from noripan.judge.trace import Frame
    from noripan.problems.coverage import Tally
    from noripan.problems.misreading import Misreading

    Data = dict[str, object]


def _verdict(report: Report) -> str | None:
    """What was found; None where too few inputs were tried to say."""
    if report.finding is not None:
        return report.finding.trial.verdict.name
    return None if report.is_too_few else "AC"


def as_data(report: Report) -> Data:
    """Everything that a report says, made of dictionaries, lists, strings and numbers."""
    return {
        "problem": report.reference.name,
        "program": report.program.shown,
        "verdict": _verdict(report),
        "inputs": report.inputs,
        "sharp": None if report.sharp is None else {
            "tried": report.sharp, "of": len(report.reference.sharp_texts)
        },
        "coverage": None if report.tally is None else _coverage(report.tally),
        "unanswered": report.unanswered,
        "silences": [
            {
                **trial_data(silence.example),
                "inputs": silence.count,
                "input": silence.example.text,
                "errors": silence.example.finished.errors,
                "words": _text(words.silent(report, silence)),
            }
            for silence in report.silences
        ],
        "seconds": round(report.seconds, 3),
        "seed": report.seed,
        "interrupted": report.interrupted,
        "events": list(report.events),
        "hints": _texts(report.hints),
        "counterexample": None if report.finding is None else _finding(report.finding),
    }  # fmt: skip


def _coverage(tally: Tally) -> Data:
    return {
        "covered": tally.covered,
        "of": tally.spots,
        "rules": [
            {
                "rule": _text(row.rule),
                "covered": row.covered,
                "of": row.spots,
                "missing": [_text(spot.text) for spot in row.missing],
            }
            for row in tally.rows
        ],
    }


def _finding(finding: Finding) -> Data:
    return {
        **trial_data(finding.trial),
        "input": finding.trial.text,
        "expected": finding.trial.expected,
        "output": finding.trial.finished.output,
        "errors": finding.trial.finished.errors,
        **_explanation(finding.explanation),
        "reason": _reason(finding),
        "parted": None
        if finding.parted is None
        else {
            "misreading": finding.parted.misreading.name,
            "by_the_rules": _side(finding.parted.right),
            "by_the_misreading": _side(finding.parted.wrong),
        },
    }


def trial_data(trial: Trial) -> Data:
    """The verdict on one run, with what it used."""
    finished = trial.finished
    return {
        "verdict": trial.verdict.name,
        "code": finished.code,
        "seconds": round(finished.seconds, 3),
        "memory": finished.memory,
    }


def _explanation(explanation: Explanation) -> Data:
    turn = explanation.turn
    return {
        "cells": [
            {"line": cell.line, "column": cell.column, "expected": cell.expected,
             "found": cell.found}
            for cell in explanation.cells
        ],
        "differences": _texts(explanation.words),
        "first_wrong_turn": None if turn is None else {
            "turn": turn.number,
            "input": turn.trial.text,
            "frames": [_frame(frame) for frame in turn.frames],
        },
        "notes": _texts(explanation.notes),
    }  # fmt: skip


def _side(side: Side) -> Data:
    return {
        "frames": [_frame(frame) for frame in side.frames],
        "refusal": _text(side.refusal) if side.refusal else None,
        "is_over": side.is_over,
        "note": _text(side.note) if side.note else None,
    }


def _frame(frame: Frame) -> Data:
    return {
        "move": frame.move,
        "line": frame.place.line if frame.place else None,
        "rules": [
            {"rule": type(event).__name__, **_text(event.caption())} for event in frame.events
        ],
        "state": frame.state,
        "board": draw_text(frame.scene).splitlines(),
    }


def _reason(finding: Finding) -> Data:
    match = finding.match
    return {
        "misreadings": [misreading_data(one) for one in match.misreadings] if match else [],
        "alike": match.alike if match else 0,
        "nearest": {
            "misreadings": [misreading_data(one) for one in finding.near.misreadings],
            "alike": finding.near.alike,
            "failures": finding.near.failures,
        },
        "words": _texts(words.reason(finding)),
    }


def misreading_data(misreading: Misreading) -> Data:
    """A misreading's name, its title and the rule."""
    return {
        "name": misreading.name,
        "title": _text(misreading.title),
        "rule": _text(misreading.rule),
    }


def _texts(texts: Iterable[Text]) -> list[Data]:
    return [_text(text) for text in texts]


def _text(text: Text) -> Data:
    return {"en": text.en, "ko": text.ko}
