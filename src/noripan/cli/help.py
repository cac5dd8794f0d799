"""Shows what the words of a command line may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from noripan.cli.options import LANG
from noripan.cli.parser import COMMANDS, HELP, usage
from noripan.cli.terminal import OK
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from noripan.cli.options import Command, Option

_ABOUT = Text(
    "Five board games, exact: answers judge inputs and shows every turn.",
    "다섯 가지 보드게임을 정확하게: 채점 입력에 답하고 모든 턴을 보여 줍니다.",
)
_NAMES_WIDTH = 24


def show(name: str, command: Command, language: Language) -> int:
    """Prints what a command does, its words and its options; without a name all commands."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(usage(name, command).to(language), soft_wrap=True)
    console.print("\n" + COMMANDS.get(name, _ABOUT).to(language))
    if not name:
        _show_part(console, Text("commands", "명령").to(language),
                   ((each, about.to(language)) for each, about in COMMANDS.items()))  # fmt: skip
    if command.words:
        _show_part(console, Text("words", "인자").to(language),
                   ((str(word), word.about.to(language)) for word in command.words))  # fmt: skip
    options = (*command.options, LANG, HELP)
    _show_part(console, Text("options", "옵션").to(language),
               ((_ways(option), option.about.to(language)) for option in options))  # fmt: skip
    if command.note:
        console.print("\n" + command.note().to(language))
    return OK


def _ways(option: Option) -> str:
    return ", ".join(filter(None, (option.letter, str(option))))


def _show_part(console: Console, title: str, rows: Iterable[tuple[str, str]]) -> None:
    """Prints a part of the help: what may be written, and what it is for."""
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=_NAMES_WIDTH)
    for row in rows:
        table.add_row(f"  {row[0]}", row[1])
    console.print(f"\n{title}:")
    console.print(table)
