"""Gets the text of inputs from files."""

from __future__ import annotations

import sys

from noripan.core.errors import UsageError
from noripan.core.text import Text

STANDARD_INPUT = "-"
_LARGEST_INPUT = 64 * 2**20
_KNOWN_TROUBLE: dict[type[Exception], Text] = {
    FileNotFoundError: Text("there is no such file", "그런 파일이 없습니다"),
    IsADirectoryError: Text("it is a folder", "폴더입니다"),
    NotADirectoryError: Text(
        "a part of its path is no folder", "경로 중에 폴더가 아닌 것이 있습니다"
    ),
    PermissionError: Text("permission denied", "권한이 없습니다"),
    FileExistsError: Text("a file of that name is in the way", "같은 이름의 파일이 있습니다"),
}


def read_text(file: str) -> str:
    """The text of a file, or of the standard input where `file` is `-`.

    UTF-8 and, with a byte order mark, UTF-16 are read; bytes that are neither
    become U+FFFD, which no problem's form allows.

    Raises:
        UsageError: it can't be read, or is larger than any input could be.
    """
    try:
        if file == STANDARD_INPUT:
            data = sys.stdin.buffer.read(_LARGEST_INPUT + 1)
        else:
            with open(file, "rb") as source:
                data = source.read(_LARGEST_INPUT + 1)
    except (OSError, ValueError) as error:
        raise cannot("read", "읽을", file, error) from error
    if len(data) > _LARGEST_INPUT:
        raise UsageError(
            Text(
                f"{file} is larger than {_LARGEST_INPUT} bytes; no input is",
                f"{file}: {_LARGEST_INPUT}바이트를 넘습니다. 그런 입력은 없습니다",
            )
        )
    return decode(data)


def decode(data: bytes) -> str:
    """The text of an input's bytes."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    return data.decode("utf-8", errors="replace")


def cannot(verb: str, verb_ko: str, file: str, error: Exception) -> UsageError:
    """The error for a file that can't be read or written."""
    reason = _KNOWN_TROUBLE.get(type(error))
    if reason is None:
        words = (error.strerror if isinstance(error, OSError) else None) or str(error)
        reason = Text(words, words)
    return UsageError(
        Text(
            f"can't {verb} {file}: {reason.en}",
            f"{file}: {verb_ko} 수 없습니다. {reason.ko}",
        )
    )
