"""Settings for every test."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Else a command that a test runs would move the tests' own notes to the user's cache.
os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", ".hypothesis")
settings.register_profile(
    "ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("home", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci" if os.environ.get("CI") else "home")
