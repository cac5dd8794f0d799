"""The words of `noripan problems`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import JSON, Command, problem

if TYPE_CHECKING:
    from noripan.cli.options import Call
    from noripan.core.text import Language


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.problems import problems

    return partial(problems, given.problem, as_json=given.json, language=language)


COMMAND = Command((problem(is_needed=False),), (JSON,), _call)
