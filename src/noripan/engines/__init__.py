"""Who chooses a move: search, tables of solved positions, levels."""
