"""Reads a program's source as its author's editor wrote it, and what a Java file declares."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from noripan.core.value import Value

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KOREAN_WINDOWS = "cp949"
_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_SAYS_ITS_ENCODING = re.compile(rb"\A(?:[^\n]*\n)?[ \t\f]*#[^\n]*coding[:=][ \t]*([-\w.]+)")
"""As Python and Ruby have it in one of the first two lines: `# -*- coding: cp949 -*-`."""


class Source(Value):
    """The text of a source file.

    Attributes:
        text: What it says.
        encoding: Python's name for how it is encoded.
        is_plain: Whether compilers read the file as it is: UTF-8 without a byte order mark, or
            an encoding that it names itself.
    """

    text: str
    encoding: str
    is_plain: bool


def read_source(path: Path) -> Source:
    """A source file, whether in UTF-8, with a byte order mark, or as Korean Windows writes it."""
    data = path.read_bytes()
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return Source(data.decode(encoding, "replace"), encoding, is_plain=False)
    try:
        return Source(data.decode(), "utf-8", is_plain=True)
    except UnicodeDecodeError:
        said = _SAYS_ITS_ENCODING.match(data)
        names_another = said is not None and said[1].lower().replace(b"_", b"-") != b"utf-8"
        text = data.decode(KOREAN_WINDOWS, "replace")
        return Source(text, KOREAN_WINDOWS, is_plain=names_another)


class JavaFile(Value):
    """What a Java file declares.

    Attributes:
        package: The package's name; empty for the one without a name.
        public: The public class, after which the file has to be called, if there is one.
        main: The class that a program starts in; empty where none says so.
        has_no_main: Whether nothing in it could be started.
    """

    package: str
    public: str
    main: str
    has_no_main: bool

    def started_class(self, name: str) -> str:
        """The class to start, with its package, if the file goes by a name."""
        found = self.main or self.public or name
        return f"{self.package}.{found}" if self.package else found


_NOISE = re.compile(
    r'''//[^\n]* | /\*.*?\*/ | """(?:\\.|.)*?""" | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' ''',
    re.VERBOSE | re.DOTALL,
)
"""Comments, texts and letters."""
_BRACE = re.compile(r"([{}])")
_PACKAGE = re.compile(r"\bpackage\s+([\w.\s]+);")
_TYPE = re.compile(
    r"(?P<public>\bpublic\s+)?(?:\b(?:final|abstract|sealed|strictfp)\s+)*"
    r"\b(?:class|interface|enum|record)\s+(?P<name>[\w$]+)"
)
_MAIN = re.compile(r"\bvoid\s+main\s*\(")


def java_file(text: str) -> JavaFile:
    """What a Java file declares; its comments and texts declare nothing."""
    package = public = main = ""
    code = _NOISE.sub(" ", text)
    for before, within in _outermost(code):
        if found := _PACKAGE.search(before):
            package = "".join(found[1].split())
        declared = _TYPE.search(before)
        if declared is None:
            continue
        if declared["public"]:
            public = public or declared["name"]
        if _MAIN.search(within) and (declared["public"] or not main):
            main = declared["name"]
    return JavaFile(package, public, main, has_no_main=_MAIN.search(code) is None)


def _outermost(code: str) -> Iterator[tuple[str, str]]:
    """What stands before each pair of outermost braces, and what stands directly within it."""
    before = within = ""
    depth = 0
    for piece in _BRACE.split(code):
        if piece in "{}" and piece:
            depth += 1 if piece == "{" else -1
            if depth == 0:
                yield before, within
                before = within = ""
        elif depth == 0:
            before += piece
        elif depth == 1:
            within += f" {piece}"
