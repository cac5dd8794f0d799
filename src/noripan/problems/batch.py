"""How a game answers many judge inputs in one call, and what its compiled reader is made of.

A game that has a kernel offers in its `batch.py`

    SOLVERS: dict[str, BatchSolver] = {"omok": solve_batch}

one compiled function for each of its problems. It gets many inputs in one
buffer and gives their answers in another one. `judge` calls it and knows no
game. The rest is up to the solver, but for one promise: **where it gives an
answer, `Problem.answer` gives the same**. Whatever it can't vouch for (words
that are no numbers, letters beyond ASCII, numbers out of range, a broken
promise) it leaves to `Problem.answer`, by raising the input's flag: that finds
the answer or the exact error. So a solver checks as strictly as the problem's
reader, explains nothing, and need not know every form that the reader allows.

A solver reads words with `word` and `number`, which split and read like
`problems.reading.Reader`, and writes with `put_number` and `room_for`:

    @compiled
    def solve_batch(data: Bytes, bounds: Bounds) -> Answers:
        inputs = len(bounds) - 1
        text, ends, unsure = np.empty(16 * inputs, np.uint8), ...
        used = 0
        for i in range(inputs):
            first, last = word(data, bounds[i], bounds[i + 1])
            value = number(data, first, last)
            if value == NO_NUMBER or not at_end(data, last, bounds[i + 1]):
                unsure[i] = True
            else:
                text = room_for(text, used, 20)
                used = put_number(text, used, value)
                ...
            ends[i + 1] = used
        return text, ends, unsure

A solver must not fail and must not fill memory because of what an input says.
`noripan warm` compiles every solver by calling it on no inputs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import numpy.typing as npt

from noripan.compiling.jit import compiled, inlined

if TYPE_CHECKING:
    from collections.abc import Callable

Bytes: TypeAlias = npt.NDArray[np.uint8]
"""Texts, one after the other."""

Bounds: TypeAlias = npt.NDArray[np.int64]
"""Where the texts lie: text `i` of `n` is `bytes[bounds[i]:bounds[i + 1]]`; `n + 1` numbers."""

Flags: TypeAlias = npt.NDArray[np.bool_]
"""For each input, whether the solver leaves it to `Problem.answer`; its answer is then empty."""

Answers: TypeAlias = tuple[Bytes, Bounds, Flags]
"""The answers as `Problem.write` writes them; the bytes may be followed by unused ones."""

if TYPE_CHECKING:
    BatchSolver: TypeAlias = Callable[[Bytes, Bounds], Answers]

NO_NUMBER = -(2**63)
"""What `number` gives for a word that is no number."""

_MOST_DIGITS = 18  # as in `problems.reading`
_ZERO, _NINE, _PLUS, _MINUS = 48, 57, 43, 45
_SPACE, _TAB, _RETURN, _FIRST_SEPARATOR = 32, 9, 13, 28


@inlined
def word(data: Bytes, start: int, stop: int) -> tuple[int, int]:
    """The next word in `data[start:stop]`, as its first and last index; both `stop` at the end."""
    first = last = word_start(data, start, stop)
    while last < stop and not is_space(data[last]):
        last += 1
    return first, last


@inlined
def word_start(data: Bytes, start: int, stop: int) -> int:
    """Where the next word in `data[start:stop]` begins; `stop` where there is none."""
    while start < stop and is_space(data[start]):
        start += 1
    return start


@inlined
def at_end(data: Bytes, start: int, stop: int) -> bool:
    """Whether `data[start:stop]` holds no word."""
    return word_start(data, start, stop) == stop


@inlined
def number(data: Bytes, first: int, last: int) -> int:
    """The word `data[first:last]` as a whole number, or `NO_NUMBER`."""
    at = first
    if at < last and data[at] in (_PLUS, _MINUS):
        at += 1
    if not 0 < last - at <= _MOST_DIGITS:
        return NO_NUMBER
    value = 0
    while at < last:
        if not _ZERO <= data[at] <= _NINE:
            return NO_NUMBER
        value = value * 10 + (data[at] - _ZERO)
        at += 1
    return -value if data[first] == _MINUS else value


@compiled
def room_for(text: Bytes, used: int, more: int) -> Bytes:
    """The buffer, or a copy twice as long where `more` bytes don't fit after the used ones."""
    if used + more <= len(text):
        return text
    longer = np.empty(max(2 * len(text), used + more), np.uint8)
    longer[:used] = text[:used]
    return longer


@inlined
def put_number(text: Bytes, used: int, value: int) -> int:
    """Writes a whole number after the used bytes, which takes up to 20; returns how many are used.

    The buffer must have room.
    """
    if value < 0:
        text[used] = _MINUS
        used += 1
        value = -value
    digits = 1
    rest = value // 10
    while rest:
        digits += 1
        rest //= 10
    for at in range(used + digits - 1, used - 1, -1):
        text[at] = _ZERO + value % 10
        value //= 10
    return used + digits


@inlined
def is_space(letter: int) -> bool:
    """Whether `str.split` splits at this ASCII letter."""
    return letter <= _SPACE and (
        letter == _SPACE or _TAB <= letter <= _RETURN or letter >= _FIRST_SEPARATOR
    )
