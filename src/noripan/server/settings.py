"""What the server allows: sizes, rates, and how much one request may ask for."""

from __future__ import annotations

import os

from noripan.core.value import Value

LONGEST_INPUT = 64 * 1024
"""Characters of an input or an output; the largest that a problem's form allows has 7,000."""
LONGEST_NAME = 40
MOST_MOVES = 500
"""Moves that are tried out after a position."""
LARGEST_BODY = 1024 * 1024
"""Bytes of a request: an input and an output, with every character escaped."""


class Limits(Value):
    """How much one request may ask for.

    Attributes:
        most_frames: How many turns one answer shows.
        most_gif_frames: How many turns an animation shows.
    """

    most_frames: int = 2000
    most_gif_frames: int = 200


class Settings(Value):
    """What may differ from one server to the next.

    Attributes:
        is_open: Whether other machines may reach it.
        requests_a_minute: How many one address may send to the interface.
        pictures_a_minute: How many pictures to keep it may ask for, which take longer.
        limits: How much one request may ask for.
        most_workers: How many processes do what is asked; more than cores, so that two long
            requests don't keep short ones waiting.
        most_waiting: How many requests may be waited for at once.
        longest_seconds: How long a client may wait for one.
    """

    is_open: bool = False
    requests_a_minute: int = 600
    pictures_a_minute: int = 60
    limits: Limits = Limits()
    most_workers: int = max(4, os.cpu_count() or 1)
    most_waiting: int = 64
    longest_seconds: float = 30
