"""Runs somebody's program on inputs that break programs, and says what is wrong with it."""
