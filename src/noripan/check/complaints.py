"""What compilers of C and C++ complain of in programs for Visual C++, Windows or of old books.

Compilers say it in many languages and words, but all name the line; what stands there tells.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from noripan.check.languages import languages_of
from noripan.check.sources import read_source
from noripan.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ADVICE = "→ "
"""Stands before what we say ourselves, among a compiler's words."""

NO_MAIN = Text(
    "There is no `main` in it; a judge runs whole programs, not functions alone.",
    "`main`이 없습니다. 함수만으로는 안 되고 입력을 읽고 출력하는 프로그램이어야 합니다.",
)
_KNOWN = (
    (
        r"\b(pch|stdafx)\.h\b",
        Text(
            "pch.h and stdafx.h belong to a project of Visual Studio: take that line out.",
            "pch.h와 stdafx.h는 비주얼 스튜디오 프로젝트의 파일이므로 그 줄을 지우세요.",
        ),
    ),
    (
        r"\bbits/stdc\+\+\.h",
        Text(
            "Only GCC has bits/stdc++.h: include the headers that you use (<iostream>, <vector> "
            "...), or compile with GCC and name the program: `-- ./a.out`.",
            "bits/stdc++.h는 GCC에만 있습니다. 쓰는 헤더(<iostream>, <vector> 등)를 각각 넣거나 "
            "GCC로 컴파일한 프로그램을 쓰세요: `-- ./a.out`",
        ),
    ),
    (
        r"\b(conio|windows|io|direct)\.h\b|\b_?(getche?|kbhit|clrscr|gotoxy)\b|\bSleep\b",
        Text(
            "conio.h, windows.h and their functions are only on Windows, and a judge has none: "
            "take them out.",
            "conio.h, windows.h와 그 함수는 윈도우에만 있고 채점 서버에는 없으므로 빼세요.",
        ),
    ),
    (
        r"\b([fs]?(scanf|printf)|gets|str\w+|mem\w+|f(re)?open|localtime|_itoa)_s\b",
        Text(
            "Functions whose names end in _s are Visual C++'s: write scanf for scanf_s, strcpy "
            "for strcpy_s, and leave the sizes out.",
            "이름이 _s로 끝나는 함수는 비주얼 C++에만 있습니다. scanf_s는 scanf로, strcpy_s는 "
            "strcpy로 바꾸고 크기 인수를 빼세요.",
        ),
    ),
    (
        r"\bgets\b",
        Text(
            "C11 and C++14 have no gets any more: write fgets, or getline in C++.",
            "gets는 C11과 C++14에서 없어졌습니다. fgets나 C++의 getline을 쓰세요.",
        ),
    ),
    (
        r"\bvoid\s+main\b",
        Text("`main` returns an int: write `int main()`.",
             "`main`은 int를 돌려줍니다: `int main()`으로 쓰세요."),
    ),
    (
        r"\b__int(64|32|16|8)\b",
        Text("__int64 is Visual C++'s: write `long long`.",
             "__int64는 비주얼 C++에만 있습니다. `long long`으로 쓰세요."),
    ),
    (
        r"\b_?[iu]l?toa\b|\b_?str(rev|lwr|upr)\b",
        Text(
            "itoa, strrev and the like are no standard functions: write sprintf, or to_string "
            "and reverse in C++.",
            "itoa, strrev 따위는 표준 함수가 아닙니다. sprintf나 C++의 to_string, reverse를 "
            "쓰세요.",
        ),
    ),
    (
        r"<\s*(iostream|fstream|iomanip|vector|queue|stack|algo)\.h\s*>",
        Text("C++ headers have no .h: write `#include <iostream>`.",
             "C++ 헤더에는 .h가 없습니다: `#include <iostream>`으로 쓰세요."),
    ),
    (
        r"\b[yj][01n]\b",
        Text("y0, y1, yn, j0, j1 and jn are functions of <cmath>: take other names.",
             "y0, y1, yn, j0, j1, jn은 <cmath>의 함수 이름이므로 다른 이름을 쓰세요."),
    ),
)  # fmt: skip
"""What stands on a line that a compiler doesn't take, and what to do about it."""


def advice(said: str, source: Path) -> tuple[Text, ...]:
    """What to do about the well-known ones among the complaints.

    Args:
        said: What the compiler said.
        source: The file that it was given.
    """
    if not {"C", "C++"} & {one.name for one in languages_of(source)}:
        return ()
    text = read_source(source).text
    complained = list(_lines(said, source.name, text.splitlines()))
    known = (
        advice for pattern, advice in _KNOWN if any(re.search(pattern, line) for line in complained)
    )
    return (*known, *([] if re.search(r"\bmain\b", text) else [NO_MAIN]))


def _lines(said: str, file: str, lines: list[str]) -> Iterator[str]:
    """The lines that are complained of, as in `mine.cpp:3:5: ...`."""
    for number in dict.fromkeys(re.findall(rf"{re.escape(file)}:(\d+)", said)):
        yield from lines[int(number) - 1 : int(number)]
