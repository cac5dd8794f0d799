"""Compiles a kernel's functions, once for each machine: the one place that knows Numba.

Numba keeps what it compiled in a folder and compiles anew when the function's
own file has changed. That is not enough: a compiled function holds the
functions that it calls and the tables that it reads, from whatever file they
come. So each function's folder is named by a digest of every source that its
module may import, and a changed kernel is never served stale.

It reads the package's sources and names the folder in which Numba writes.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast, overload

from platformdirs import user_cache_path

from noripan.core.errors import MissingExtra

try:
    import numba
    from numba.core import event
except ImportError as error:
    raise MissingExtra("fast") from error

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[1]
_DECORATING = threading.Lock()


@overload
def compiled(function: F) -> F: ...


@overload
def compiled(
    *, fastmath: bool = ..., parallel: bool = ..., forceinline: bool = ...
) -> Callable[[F], F]: ...


def compiled(
    function: F | None = None,
    *,
    fastmath: bool = False,
    parallel: bool = False,
    forceinline: bool = False,
) -> F | Callable[[F], F]:
    """Marks a function to be compiled on its first call, and kept for later runs.

    It runs without the interpreter's lock, so threads run it at once. Integer
    division by zero isn't checked. `function.py_func` is the plain function.

    Args:
        function: The function, where the decorator stands without brackets.
        fastmath: Whether sums of floats may be taken in another order.
        parallel: Whether `numba.prange` uses every core.
        forceinline: Whether it becomes a part of each function that calls it; see `inlined`.
    """

    def compile_lazily(function: F) -> F:
        folder = _usable(cache_folder(function.__module__))
        with _DECORATING:
            settings = vars(numba.config)
            before = settings["CACHE_DIR"]
            # Read when the decorator makes the function's cache, and only then.
            settings["CACHE_DIR"] = str(folder or "")
            try:
                made = numba.njit(
                    cache=folder is not None, nogil=True, error_model="numpy",
                    fastmath=fastmath, parallel=parallel, forceinline=forceinline,
                )(function)  # fmt: skip
            finally:
                settings["CACHE_DIR"] = before
        return cast("F", made)

    return compile_lazily if function is None else compile_lazily(function)


def inlined(function: F) -> F:
    """Marks a small helper, to be compiled into each function that calls it.

    A call with arrays counts references to each, which takes as long as the
    work of a small helper. Such a function can't call itself.
    """
    return compiled(forceinline=True)(function)


def plain(function: F) -> F:
    """The function as it was written, without compilation."""
    as_written: F = cast("Any", function).py_func
    return as_written


@contextmanager
def watched(tell: Callable[[str], None]) -> Iterator[None]:
    """Tells when functions are compiled: the hook by which a program shows that it takes a while.

    Args:
        tell: Called with a function's name (`omok.kernel.solve_batch`) whenever
            one begins to compile while the block runs, on the thread that
            compiles; never for a function that comes from the cache.
    """
    with event.install_listener("numba:compile", _Teller(tell)):
        yield


def cache_folder(module: str) -> Path:
    """The folder for what is compiled of a module, by its full name; it need not be there yet."""
    return user_cache_path("noripan", appauthor=False) / "kernels" / digest(sources(module))


def sources(module: str) -> tuple[Path, ...]:
    """A game's module may import its own sources and those below; any other module, all."""
    room, _, rest = module.removeprefix("noripan.").partition(".")
    folder, _, _name = rest.partition(".")
    if module.startswith("noripan.") and room == "games" and folder:
        below = ("core", "compiling", "problems", f"games/{folder}")
        return tuple(file for folder in below for file in _sources_in(folder))
    return _sources_in(".")


@cache
def digest(files: tuple[Path, ...]) -> str:
    """A short name for these sources and for all that compiles them."""
    versions = (sys.version, numba.__version__, version("llvmlite"))
    state = hashlib.sha256(repr(versions).encode())
    for file in files:
        source = file.read_bytes()
        state.update(f"{file.relative_to(PACKAGE).as_posix()} {len(source)}\n".encode())
        state.update(source)
    return state.hexdigest()[:20]


@cache
def _sources_in(folder: str) -> tuple[Path, ...]:
    return tuple(sorted((PACKAGE / folder).rglob("*.py")))


@cache
def _usable(folder: Path) -> Path | None:
    """The folder, made, or None where nothing can be kept: then each run compiles anew."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK | os.X_OK) else None


class _Teller(event.Listener):
    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell

    def on_start(self, event: event.Event) -> None:
        function = event.data["dispatcher"].py_func
        module = function.__module__.removeprefix("noripan.").removeprefix("games.")
        self._tell(f"{module}.{function.__qualname__}")

    def on_end(self, event: event.Event) -> None:
        """Nobody asks when it ends."""
