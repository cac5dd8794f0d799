"""The words of `noripan solve`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from noripan.cli.options import Command, Word, flag, number, text
from noripan.core.errors import UsageError
from noripan.core.text import Language, Text

if TYPE_CHECKING:
    from noripan.cli.options import Call


def _call(given: Any, language: Language) -> Call:
    from noripan.cli.solve import solve_all, solve_unknown, solve_yut

    if given.problem == "yut-nori":
        if given.all or given.unknown or given.out or given.plot:
            raise UsageError(Text("yut-nori goes with --pieces alone",
                                  "yut-nori에는 --pieces만 씁니다"))  # fmt: skip
        return partial(solve_yut, given.pieces or 1, language)
    if given.pieces is not None:
        raise UsageError(Text("--pieces goes with yut-nori", "--pieces는 yut-nori와 함께 씁니다"))
    if given.all == given.unknown:
        raise UsageError(Text("choose one: --all or --unknown",
                              "--all과 --unknown 중 하나를 고르세요"))  # fmt: skip
    if given.all:
        return partial(solve_all, given.problem, given.out, given.plot, language)
    if given.out or given.plot:
        raise UsageError(Text("--out and --plot go with --all",
                              "--out과 --plot은 --all과 함께 씁니다"))  # fmt: skip
    return partial(solve_unknown, given.problem, language)


COMMAND = Command(
    (Word("problem", Text("dice-yut, or yut-nori one by one between two sides",
                          "dice-yut, 또는 두 편이 한 번 던질 때마다 두는 yut-nori")),),
    (
        flag("--all", Text(
            "the best score of every sequence of ten throws, and how the scores spread",
            "주사위 수 열 개의 모든 경우마다 가장 큰 점수, 그리고 점수의 분포",
        )),
        flag("--unknown", Text(
            "the best mean score where throws aren't known beforehand, and what knowing is worth",
            "수를 미리 모를 때 가장 큰 평균 점수, 그리고 미리 아는 것의 값어치",
        )),
        text("--out", "FILE.npy", Text(
            "with --all: where the scores go, 16 bits each, in the order of the throws as digits",
            "--all의 점수를 둘 파일. 16비트 정수이며 주사위 수를 자릿수로 본 차례",
        )),
        number("--pieces", Text(
            "for yut-nori: how many pieces each side has, 1 to 4 (default: 1); engines play by it",
            "yut-nori에서 한 편의 말의 수, 1~4 (기본값: 1). 엔진이 그 표로 둡니다",
        ), least=1),
        text("--plot", "FILE", Text("with --all: where a chart goes, .svg, .png or .pdf",
                                    "--all의 분포를 그릴 파일: .svg, .png, .pdf")),
    ),
    _call,
)  # fmt: skip
