"""Answers judge inputs and shows them turn by turn."""

from __future__ import annotations

from noripan.core.lazy import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.judge.batch import answers

__all__ = ["answers"]

__getattr__ = lazy(__name__, {"batch": ("answers",)})
