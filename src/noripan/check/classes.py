"""The programs of a class: a folder with a file or a folder for each student."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noripan.check.building import is_program
from noripan.check.languages import languages_of
from noripan.check.sources import java_file, read_source
from noripan.core.errors import UsageError
from noripan.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    Named = tuple[str, tuple[str, ...]]
    """What a program is called, and its command."""

_MADE_BY_TOOLS = frozenset(
    {"__pycache__", "__MACOSX", "node_modules", "bin", "obj", "out", "build", "target", "venv"}
)


def programs_of_class(folder: Path) -> list[Named]:
    """The programs of a folder: each that stands in it, and those anywhere in a folder of it.

    The only one of a folder goes by the folder's name.

    Raises:
        UsageError: there is none.
    """
    found: list[Named] = []
    for entry in sorted(folder.iterdir()):
        files = _programs_of(entry) if entry.is_dir() else [entry] * is_program(entry)
        names = [str(file.relative_to(folder)) for file in files]
        if len(files) == 1:
            names = [entry.name]
        found += [(name, (str(file),)) for name, file in zip(names, files, strict=True)]
    if not found:
        raise UsageError(Text(f"{folder} holds no program", f"{folder}: 프로그램이 없습니다"))
    return found


def _programs_of(folder: Path) -> list[Path]:
    """The programs of one student: the source files that start one, else what is built already."""
    files = [file for file in sorted(_files_below(folder)) if is_program(file)]
    sources = [file for file in files if languages_of(file)]
    return [file for file in sources if _starts_a_program(file)] or sources or files


def _files_below(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.name.startswith("."):
            continue
        if not entry.is_dir():
            yield entry
        elif not entry.is_symlink() and entry.name not in _MADE_BY_TOOLS:
            yield from _files_below(entry)


def _starts_a_program(source: Path) -> bool:
    """Whether a source file isn't just a part of another program, where that can be told."""
    return source.suffix.lower() != ".java" or bool(java_file(read_source(source).text).main)
