"""The words of `noripan engines`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import Command

if TYPE_CHECKING:
    from noripan.cli.options import Call
    from noripan.core.text import Language


def _call(_given: Any, language: Language) -> Call:
    from noripan.cli.analyse import list_engines

    return partial(list_engines, language)


COMMAND = Command((), (), _call)
