"""Many inputs in one file, with a line `---` between each two."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

SEPARATOR = "---\n"
_BLOCK = 2**20
# For example `---\r\n` at the start of a line. It begins with the letters that are looked
# for and only then looks back, since that is what makes the search quick.
_SEPARATOR_LINE = re.compile(rb"---(?:(?<=\A---)|(?<=[\r\n]---))[ \t]*(?:\r\n?|\n|\Z)")


def is_stream(head: bytes) -> bool:
    """Whether a file that starts so holds a line `---`, which is in no problem's form."""
    return _SEPARATOR_LINE.search(head) is not None


def about_how_many(head: bytes) -> int:
    """How many inputs there are at least in a file that starts so."""
    return len(_SEPARATOR_LINE.findall(head)) + 1


def parts(head: bytes, rest: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The inputs of a file, each with how many lines come before it.

    A separator that only blank lines follow ends the last input. The file is
    read as the inputs are asked for.

    Args:
        head: How the file starts.
        rest: What follows; it is not closed.
    """
    line, unread, more = 0, head, True
    while more:
        block = rest.read(_BLOCK)
        more = bool(block)
        unread += block
        # The last line may go on in the next block.
        sure = unread.rfind(b"\n") + 1 if more else len(unread)
        start = 0
        for found in _SEPARATOR_LINE.finditer(unread, 0, sure):
            part = unread[start : found.start()]
            yield line, part
            line += _lines(part) + 1
            start = found.end()
        unread = unread[start:]
    if unread.strip():
        yield line, unread


def _lines(part: bytes) -> int:
    """How many line ends there are, of any system."""
    return part.count(b"\n") + (part.count(b"\r") - part.count(b"\r\n") if b"\r" in part else 0)
