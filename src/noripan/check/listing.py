"""Lists a problem's misreadings, each with the smallest shipped input on which it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.check.comparing import is_right
from noripan.check.shrinking import size
from noripan.core.errors import InputError
from noripan.games import misreadings, sharp_inputs

if TYPE_CHECKING:
    from noripan.core.misreading import Misreading
    from noripan.core.problem import AnyProblem


def smallest_inputs(problem: AnyProblem) -> list[tuple[Misreading, str]]:
    """Every misreading, with the smallest sharp input that it answers wrong or can't answer."""
    texts = sorted((sharp.text for sharp in sharp_inputs(problem.name)), key=size)
    answers = {text: problem.answer(text) for text in texts}
    return [
        (misreading, next(text for text in texts if _shows(misreading, text, answers[text])))
        for misreading in misreadings(problem.name)
    ]


def _shows(misreading: Misreading, text: str, answer: str) -> bool:
    try:
        return not is_right(answer, misreading.answer(text))
    except InputError:
        return True
