"""The words of `noripan solve`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import command, flag, text
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    import argparse

    from noripan.cli.options import Command, Commands, Parser


def add(commands: Commands, language: Language) -> None:
    """Adds the command."""
    parser = command(commands, "solve", language, Text(
        "solve a game as a whole", "게임 전체를 풀기"
    ))  # fmt: skip
    parser.add_argument("problem", metavar="PROBLEM", help="dice-yut")
    question = parser.add_mutually_exclusive_group(required=True)
    flag(question, "--all", language, Text(
        "the best score of every sequence of ten throws, and how the scores spread",
        "주사위 수 열 개의 모든 경우마다 가장 큰 점수, 그리고 점수의 분포",
    ))  # fmt: skip
    flag(question, "--unknown", language, Text(
        "the best mean score where throws aren't known beforehand, and what knowing is worth",
        "수를 미리 모를 때 가장 큰 평균 점수, 그리고 미리 아는 것의 값어치",
    ))  # fmt: skip
    text(parser, "--out", "FILE.npy", language, Text(
        "with --all: where the scores go, 16 bits each, in the order of the throws as digits",
        "--all의 점수를 둘 파일. 16비트 정수이며 주사위 수를 자릿수로 본 차례",
    ))  # fmt: skip
    text(parser, "--plot", "FILE", language, Text(
        "with --all: where a chart goes, .svg, .png or .pdf",
        "--all의 분포를 그릴 파일: .svg, .png, .pdf",
    ))  # fmt: skip
    parser.set_defaults(call=partial(_call, parser, language))


def _call(parser: Parser, language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.solve import solve_all, solve_unknown

    if options.all:
        return partial(solve_all, options.problem, options.out, options.plot, language)
    if options.out or options.plot:
        parser.error(Text("--out and --plot go with --all",
                          "--out과 --plot은 --all과 함께 씁니다").to(language))  # fmt: skip
    return partial(solve_unknown, options.problem, language)
