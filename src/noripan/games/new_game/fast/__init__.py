"""The game by the million, compiled."""
