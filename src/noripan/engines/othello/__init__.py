"""Othello: alpha-beta on 64-bit boards, with an evaluation by patterns and an end game solver."""

from noripan.engines.othello.engine import OthelloEngine

__all__ = ["OthelloEngine"]
