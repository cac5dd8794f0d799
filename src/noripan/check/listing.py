"""Lists a problem's misreadings, each with the smallest shipped input on which it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.check.comparing import is_right
from noripan.check.reference import ProblemReference
from noripan.core.errors import InputError

if TYPE_CHECKING:
    from noripan.problems.misreading import Misreading
    from noripan.problems.problem import AnyProblem


def smallest_inputs(problem: AnyProblem) -> list[tuple[Misreading, str]]:
    """Every misreading, with the smallest sharp input that it answers wrong or can't answer."""
    reference = ProblemReference(problem)
    texts = sorted((sharp.text for sharp in reference.sharp), key=reference.size)
    return [
        (one, next(text for text in texts if _shows(one, text, reference.answer(text))))
        for one in reference.misreadings
    ]


def _shows(misreading: Misreading, text: str, answer: str) -> bool:
    try:
        return not is_right(answer, misreading.answer(text))
    except InputError:
        return True
