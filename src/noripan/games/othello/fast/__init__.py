"""The game by the million, compiled."""

import noripan.compiling.jit  # noqa: F401 - before NumPy: it says what to install where that lacks
