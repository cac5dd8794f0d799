"""What the server allows: sizes, rates, and how much one request may ask for."""

from __future__ import annotations

from noripan.core.value import Value

LONGEST_INPUT = 64 * 1024
"""Characters of an input or an output; the largest that a problem's form allows has 7,000."""
LONGEST_NAME = 40
MOST_MOVES = 500
"""Moves that are tried out after a position."""
LARGEST_BODY = 1024 * 1024
"""Bytes of a request: an input and an output, with every character escaped."""


class Settings(Value):
    """What may differ from one server to the next.

    Attributes:
        requests_a_minute: How many one address may send to the interface.
        pictures_a_minute: How many pictures to keep it may ask for, which take longer.
        most_frames: How many turns one answer shows.
        most_gif_frames: How many turns an animation shows.
    """

    requests_a_minute: int = 600
    pictures_a_minute: int = 60
    most_frames: int = 2000
    most_gif_frames: int = 200
