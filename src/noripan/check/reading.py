"""Finds out by watching whether a program reads a file in place of its standard input.

Programs written at home often do, and nothing but the file's absence shows. So where one
doesn't read its standard input, it is run again with its input in files too, under every name
that it may look for; the system keeps which of them it reads.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from noripan.check.building import Program
    from noripan.check.running import Pool
    from noripan.check.trials import Trial

_USUAL = (
    "input.txt", "input", "input.in", "in.txt", "in", "sample_input.txt", "sample.txt", "test.txt",
    "data.txt", "1.txt", "1.in", "res/input.txt", "src/input.txt", "../input.txt",
)  # fmt: skip
_MOST_NAMES = 100
_ENDING = r"\.(?:txt|in|inp|input|dat|data|csv|text)\b"
_QUOTED = re.compile(rf"""(["'`])([^"'`\n\0]{{1,200}}?{_ENDING})\1""", re.IGNORECASE)
_BARE = re.compile(rf"(?<![\w./\\:~()+-])[\w./\\:~()+-]{{1,200}}?{_ENDING}", re.IGNORECASE)
_WORD = re.compile(r"""[^\s'"`()\[\]<>,;]+""")


def file_read(program: Program, pool: Pool, trial: Trial) -> str:
    """The name of the file that a program reads in place of its standard input; empty if none.

    Args:
        program: The program.
        pool: Runs it.
        trial: A run in which it read nothing.
    """
    errors = trial.finished.errors
    names = list(dict.fromkeys(_names(program.source, errors)))[:_MOST_NAMES]
    # A folder that another name wants comes before a file of its name.
    names.sort(key=lambda name: -name.count("/"))
    return next(iter(pool.run(program, trial.text, files=names).files_read), "")


def _names(source: str, errors: str) -> Iterator[str]:
    """What a program may look for: what it says itself, what it misses, what is usual."""
    said = (*(found[2] for found in _QUOTED.finditer(source)), *_BARE.findall(source))
    missed = (word.strip(":") for word in _WORD.findall(errors))
    for name in (*_USUAL, *missed, *said):
        # What begins with a slash may be put behind the working folder's name.
        plain = name.replace("\\\\", "\\").lstrip("/")
        if plain.strip("./"):
            yield plain
