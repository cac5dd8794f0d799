"""Gets the text of inputs from files, and writes files whole."""

from __future__ import annotations

import os
import sys

from noripan.core.errors import UsageError
from noripan.core.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path
    from typing import BinaryIO, Self

STANDARD_INPUT = "-"
_LARGEST_INPUT = 16 * 2**20
_KNOWN_TROUBLE: dict[type[Exception], Text] = {
    FileNotFoundError: Text("there is no such file", "그런 파일이 없습니다"),
    IsADirectoryError: Text("it is a folder", "폴더입니다"),
    NotADirectoryError: Text(
        "a part of its path is no folder", "경로 중에 폴더가 아닌 것이 있습니다"
    ),
    PermissionError: Text("permission denied", "권한이 없습니다"),
    FileExistsError: Text("a file of that name is in the way", "같은 이름의 파일이 있습니다"),
}


class Source:
    """An input file, or the standard input where the name is `-`; a context that closes it.

    Args:
        file: Its name.

    Attributes:
        head: Its first bytes, all of them where it is no larger than an input can be.
        rest: What follows them.

    Raises:
        UsageError: it can't be read.
    """

    def __init__(self, file: str) -> None:
        self.file = file
        if file == STANDARD_INPUT and sys.stdin is None:
            raise UsageError(Text("there is no standard input", "표준 입력이 없습니다"))
        try:
            self.rest: BinaryIO = (
                sys.stdin.buffer if file == STANDARD_INPUT else open(file, "rb")  # noqa: SIM115 - __exit__ closes it
            )
            self.head = self.rest.read(_LARGEST_INPUT + 1)
        except (OSError, ValueError) as error:
            raise cannot("read", "읽을", file, error) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        if self.file != STANDARD_INPUT:
            self.rest.close()

    def text(self) -> str:
        """All of it as one input; see `decode`.

        Raises:
            UsageError: it is larger than any input could be.
        """
        if len(self.head) > _LARGEST_INPUT:
            raise UsageError(
                Text(
                    f"{shown_name(self.file)} is larger than the {_LARGEST_INPUT:,} bytes "
                    "that an input may have",
                    f"{shown_name(self.file)}: 입력은 {_LARGEST_INPUT:,}바이트까지입니다",
                )
            )
        return decode(self.head)


def shown_name(file: str) -> str:
    """What a file is called in messages."""
    return "<stdin>" if file == STANDARD_INPUT else file.replace("\n", "\\n")


def read_text(file: str) -> str:
    """The text of a file, or of the standard input where `file` is `-`.

    UTF-8 and, with a byte order mark, UTF-16 are read; bytes that are neither
    become U+FFFD, which no problem's form allows.

    Raises:
        UsageError: it can't be read, is larger than any input could be, or holds several.
    """
    with Source(file) as source:
        if b"---" in source.head:
            _check_is_one(source)
        return source.text()


def _check_is_one(source: Source) -> None:
    from noripan.judge.stream import is_stream

    if is_stream(source.head):
        shown = shown_name(source.file)
        raise UsageError(
            Text(
                f"{shown} holds several inputs, with lines --- between them, which only judge "
                "takes; give one of them",
                f"{shown}: --- 줄로 나뉜 입력이 여럿 있습니다. 이런 파일은 judge만 받습니다. "
                "입력 하나만 주세요",
            )
        )


def decode(data: bytes) -> str:
    """The text of an input's bytes."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    return data.decode("utf-8", errors="replace")


def write_whole(file: Path, content: str | bytes) -> None:
    """Writes a file whole or not at all, a text in UTF-8.

    Raises:
        UsageError: it can't be written.
    """
    data = content.encode() if isinstance(content, str) else content
    try:
        unfinished = _unfinished(file)
        try:
            unfinished.write_bytes(data)
            unfinished.replace(file)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise _cannot_write(file, error) from error


def check_writable(file: Path) -> None:
    """Finds out before long work whether `write_whole` can write its result; leaves no trace.

    Raises:
        UsageError: it can't.
    """
    try:
        unfinished = _unfinished(file)
        unfinished.touch()
        unfinished.unlink()
    except OSError as error:
        raise _cannot_write(file, error) from error


def _cannot_write(file: Path, error: OSError) -> UsageError:
    if isinstance(error, FileNotFoundError):
        folder = shown_name(str(file.parent))
        return UsageError(
            Text(
                f"can't write {shown_name(str(file))}: there is no folder {folder}",
                f"{shown_name(str(file))}: 쓸 수 없습니다. {folder} 폴더가 없습니다",
            )
        )
    return cannot("write", "쓸", str(file), error)


def _unfinished(file: Path) -> Path:
    if file.is_dir():
        raise IsADirectoryError
    return file.with_name(f"{file.name}.{os.getpid()}.part")


def cannot(verb: str, verb_ko: str, file: str, error: Exception) -> UsageError:
    """The error for a file that can't be read or written."""
    reason = _KNOWN_TROUBLE.get(type(error))
    if reason is None:
        words = (error.strerror if isinstance(error, OSError) else None) or str(error)
        reason = Text(words, words)
    shown = shown_name(file) or "''"
    return UsageError(
        Text("can't {0} {1}: {2}", "{1}: {3} 수 없습니다. {2}").fill(verb, shown, reason, verb_ko)
    )
