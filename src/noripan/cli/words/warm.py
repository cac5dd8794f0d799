"""The words of `noripan warm`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import Command

if TYPE_CHECKING:
    from noripan.cli.options import Call
    from noripan.core.text import Language


def _call(_given: Any, language: Language) -> Call:
    from noripan.cli.warm import warm

    return partial(warm, language)


COMMAND = Command((), (), _call)
