"""Searches for inputs that cover a problem, game by game; `tools.cover` keeps what they find."""
