"""The words of `noripan warm`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    import argparse

    from noripan.cli.options import Command, Commands


def add(commands: Commands, language: Language) -> None:
    """Adds the command."""
    parser = command(commands, "warm", language, Text(
        "compile all kernels beforehand", "모든 커널을 미리 컴파일"
    ))  # fmt: skip
    parser.set_defaults(call=partial(_call, language))


def _call(language: Language, _options: argparse.Namespace) -> Command:
    from noripan.cli.warm import warm

    return partial(warm, language)
