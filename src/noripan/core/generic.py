"""`Generic` and `TypeVar` for the type checker, at no cost when the program runs.

Importing `typing` takes about a third as long as starting Python does, and a
judge answer must come almost as fast as Python starts.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Generic, TypeVar
else:

    class Generic:
        """Stands where `typing.Generic` stands for the type checker."""

        __slots__ = ()

        def __class_getitem__(cls, _parameters: object) -> type:
            return cls

    def TypeVar(name: str, **_options: object) -> str:  # noqa: N802
        """Stands where `typing.TypeVar` stands for the type checker."""
        return name


__all__ = ["Generic", "TypeVar"]
