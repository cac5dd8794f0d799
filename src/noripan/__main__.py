"""`python -m noripan`."""

from __future__ import annotations

from noripan.cli.main import run

if __name__ == "__main__":
    run()
