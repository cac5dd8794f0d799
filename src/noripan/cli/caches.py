"""Has other packages keep what they note where caches are, and not wherever the user is."""

from __future__ import annotations

import os


def keep_hypothesis_notes_in_the_cache() -> None:
    """Names the folder of Hypothesis, which else makes one of its own; to be called first."""
    if "HYPOTHESIS_STORAGE_DIRECTORY" not in os.environ:
        from hypothesis.configuration import set_hypothesis_home_dir
        from platformdirs import user_cache_path

        set_hypothesis_home_dir(user_cache_path("noripan", appauthor=False) / "hypothesis")
