"""Answers judge inputs and shows them turn by turn."""
