"""Says in one sentence which extra of the package a command needs where it is missing."""

from __future__ import annotations

from importlib.util import find_spec

from noripan.core.errors import UsageError
from noripan.core.text import Text


def need_hypothesis() -> None:
    """Checks that inputs can be drawn.

    Raises:
        UsageError: Hypothesis isn't installed.
    """
    if find_spec("hypothesis") is None:
        raise UsageError(
            Text(
                "this needs Hypothesis: pip install 'noripan[check]'",
                "Hypothesis가 필요합니다: pip install 'noripan[check]'",
            )
        )
