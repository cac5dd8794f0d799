"""How a state shows itself in a notebook, though core draws nothing.

The package's `__init__` hands in the painter when it is imported, which is always before any
of its modules is; so core needs not know who draws.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from noripan.core.scene import Scene

_painters: list[Callable[[Scene], str]] = []


def use_painter(painter: Callable[[Scene], str]) -> None:
    """Sets who turns a scene into the SVG picture that a notebook shows."""
    _painters[:] = [painter]


def painted(scene: Scene) -> str | None:
    """The SVG picture of a scene, or None where no painter was handed in."""
    return _painters[0](scene) if _painters else None
