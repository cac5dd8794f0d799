"""Sees to the packages that only some commands need: that they are there, and leave no trace."""

from __future__ import annotations

import os
from importlib.util import find_spec

from noripan.core.errors import UsageError
from noripan.core.text import Text


def need_hypothesis() -> None:
    """Checks that inputs can be drawn, and has Hypothesis keep its notes where caches are.

    Else it makes a folder of its own wherever the user is.

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
    if "HYPOTHESIS_STORAGE_DIRECTORY" not in os.environ:
        from hypothesis.configuration import set_hypothesis_home_dir
        from platformdirs import user_cache_path

        set_hypothesis_home_dir(user_cache_path("noripan", appauthor=False) / "hypothesis")
