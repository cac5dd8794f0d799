"""The entry point: finds the command, runs it, turns what goes wrong into an exit code."""

from __future__ import annotations

import os
import sys

from noripan.cli.parser import parse
from noripan.cli.terminal import (
    BAD_INPUT,
    BROKEN_PIPE,
    INTERRUPTED,
    LANGUAGES,
    complain,
    environment_language,
)
from noripan.core.errors import NoripanError
from noripan.core.text import Language, Text


def run() -> None:
    """Runs the command line of this process and ends it."""
    _open_streams()
    code = main(sys.argv[1:])
    sys.exit(code)


def main(words: list[str]) -> int:
    """Runs the command that the words name; returns the exit code."""
    language, words = _language(words)
    try:
        code = parse(words, language)()
        sys.stdout.flush()
    except NoripanError as error:
        sys.stdout.flush()
        complain(error, language)
        return BAD_INPUT
    except BrokenPipeError:
        return _leave_output(BROKEN_PIPE)
    except OSError as error:
        if error.filename is not None:
            raise
        complain(_unwritten(error), language)
        return _leave_output(BAD_INPUT)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _language(words: list[str]) -> tuple[Language, list[str]]:
    """The language asked for with `--lang`, else the environment's, and the other words.

    It is needed even where the words are wrong. What stands after `--` isn't for
    Noripan; a language that it doesn't speak is left for the parser to complain of.
    """
    end = words.index("--") if "--" in words else len(words)
    ours, language, at = list(words), environment_language(), 0
    while at < min(end, len(ours)):
        name, _, value = ours[at].partition("=")
        taken = 1 if value else 2
        if name == "--lang" and (value or "".join(ours[at + 1 : at + 2])) in LANGUAGES:
            language = Language(value or ours[at + 1])
            del ours[at : at + taken]
            end -= taken
        else:
            at += 1
    return language, ours


def _open_streams() -> None:
    """Sees to it that there is an output to write to, which shows what it can't encode."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - to the end
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def _unwritten(error: OSError) -> NoripanError:
    reason = error.strerror or str(error)
    return NoripanError(
        Text(f"can't write the output: {reason}", f"출력을 쓸 수 없습니다: {reason}")
    )


def _leave_output(code: int) -> int:
    """Leaves quietly when nobody takes our output, as `| head` or a full disk does."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code
