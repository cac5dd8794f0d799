"""Connect Four: discs fall into columns; four in a line win."""

from __future__ import annotations

from tests.sixth.connect_four.game import ConnectFour, ConnectFourState, Drop, Ending
from tests.sixth.connect_four.rules import ConnectFourRules, Square

__all__ = ["ConnectFour", "ConnectFourRules", "ConnectFourState", "Drop", "Ending", "Square"]
