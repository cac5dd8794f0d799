"""Lets a package offer names whose modules are imported when a name is first asked for."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def lazy(package: str, rooms: dict[str, tuple[str, ...]]) -> Callable[[str], object]:
    """A package's `__getattr__` (PEP 562).

    Args:
        package: The package's `__name__`.
        rooms: For each module below it, the names that the package offers from there.
    """
    home = {name: room for room, names in rooms.items() for name in names}

    def __getattr__(name: str) -> object:  # noqa: N807 - it becomes the package's
        from importlib import import_module

        if name not in home:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(f"{package}.{home[name]}"), name)
        return found

    return __getattr__
