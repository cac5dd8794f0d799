"""Settings for every test."""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

# What a test sees and what it starts is the same on every desk: English, no colours, no classes.
for name in ("LANG", "LANGUAGE", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR", "COLUMNS", "CLASSPATH"):
    os.environ.pop(name, None)
os.environ["LC_ALL"] = "C.UTF-8"
# Started in the background, or by `nohup`, the tests would hand on that signals are ignored.
for number, usual in (
    (signal.SIGINT, signal.default_int_handler),
    (signal.SIGTERM, signal.SIG_DFL),
    (signal.SIGHUP, signal.SIG_DFL),
):
    if signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, usual)
# Else a command that a test runs would move the tests' own notes to the user's cache.
os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", ".hypothesis")
settings.register_profile(
    "ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("home", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci" if os.environ.get("CI") else "home")
