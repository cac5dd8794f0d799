"""The entry point: finds the command, runs it, turns what goes wrong into an exit code."""

from __future__ import annotations

import os
import sys

from noripan.cli.terminal import BAD_INPUT, BROKEN_PIPE, INTERRUPTED, complain, environment_language
from noripan.core.errors import NoripanError
from noripan.core.text import Language


def run() -> None:
    """Runs the command line of this process and ends it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    code = main(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        code = _close_broken_pipe()
    sys.exit(code)


def main(words: list[str]) -> int:
    """Runs the command that the words name; returns the exit code."""
    language = _language(words)
    try:
        if _is_plain_judge(words):
            from noripan.cli.judge import judge

            return judge(words[1], words[2:], language=language)
        from noripan.cli.parser import parse

        return parse(words, language)()
    except NoripanError as error:
        sys.stdout.flush()
        complain(error, language)
        return BAD_INPUT
    except BrokenPipeError:
        return _close_broken_pipe()
    except KeyboardInterrupt:
        return INTERRUPTED


def _is_plain_judge(words: list[str]) -> bool:
    """Whether the words are `judge PROBLEM [FILE...]` without options.

    That case, the most common and the one that others time, does without the
    word parser: importing `argparse` alone takes as long as starting Python.
    """
    return words[:1] == ["judge"] and len(words) > 1 and not any(
        word.startswith("-") and word != "-" for word in words
    )  # fmt: skip


def _language(words: list[str]) -> Language:
    """The language asked for with `--lang`, else the environment's.

    It is needed before the words are parsed, since the parser speaks too.
    """
    for word, following in zip(words, [*words[1:], ""], strict=False):
        asked = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in ("en", "ko"):
            return Language(asked)
    return environment_language()


def _close_broken_pipe() -> int:
    """Leaves quietly when the reader of our output has gone, as `| head` does."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE
