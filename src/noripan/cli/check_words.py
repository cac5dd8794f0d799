"""The words of `noripan check`, `grade` and `generate`."""

from __future__ import annotations

import argparse
import os
from functools import partial
from typing import TYPE_CHECKING

from noripan.cli.options import PROBLEM, command, flag, number, seconds
from noripan.core.text import Text

if TYPE_CHECKING:
    from noripan.cli.options import Command, Commands, Parser
    from noripan.core.text import Language

_TAKE_A_PROGRAM = ("check", "grade")
_PROGRAM = Text(
    "After `--`: the program's command, such as `python3 mine.py` or `./a.out`, or a source file "
    "(.py .cpp .c .java .kt .rs .go .js), which is compiled with the usual flags.",
    "`--` 뒤에 프로그램의 명령(`python3 mine.py`, `./a.out` 등)이나 소스 파일(.py .cpp .c .java "
    ".kt .rs .go .js)을 씁니다. 소스 파일은 보통 쓰는 옵션으로 컴파일합니다.",
)
_SEED = Text("start the random inputs here (default: 0)", "무작위 입력의 시드 (기본값: 0)")
_JOBS = Text("programs that run at the same time (default: one a processor)",
             "동시에 실행할 프로그램 수 (기본값: 프로세서마다 하나)")  # fmt: skip
_TIME = Text("the time limit in seconds (default: the problem's, more for slow languages)",
             "시간 제한(초) (기본값: 문제의 제한, 느린 언어는 더 김)")  # fmt: skip
_JSON = Text("print JSON", "JSON으로 출력")
_SUBTASK = Text("only inputs of this subtask, from 1", "이 부분 문제의 입력만, 1부터")


def split_program(words: list[str]) -> tuple[list[str], list[str]]:
    """The words for Noripan, and those after `--`, which are somebody's program."""
    if words[:1] and words[0] in _TAKE_A_PROGRAM and "--" in words:
        at = words.index("--")
        return words[:at], words[at + 1 :]
    return words, []


def add_check(commands: Commands, language: Language) -> None:
    """Adds `noripan check`."""
    parser = command(commands, "check", language, Text(
        "find the smallest input that breaks a program, and say why",
        "프로그램이 틀리는 가장 작은 입력과 까닭 찾기",
    ))  # fmt: skip
    parser.epilog = _PROGRAM.to(language)
    parser.add_argument("problem", nargs="?", metavar="PROBLEM", help=PROBLEM.to(language))
    number(parser, "--subtask", language, _SUBTASK)
    seconds(parser, "--seconds", language, Text(
        "how long to look for an input that breaks it (default: 30)",
        "틀리는 입력을 찾는 시간(초) (기본값: 30)",
    ))  # fmt: skip
    number(parser, "--runs", language, Text("how many inputs to try at most",
                                            "시험할 입력의 최대 개수"))  # fmt: skip
    number(parser, "--seed", language, _SEED)
    number(parser, "--jobs", language, _JOBS)
    seconds(parser, "--time", language, _TIME)
    _text(parser, "--replay", "FILE", language, Text("run this one input", "이 입력 하나만 실행"))
    _text(parser, "--out", "DIR", language, Text(
        "where counterexample.in, .ans and .out go (default: here)",
        "counterexample.in, .ans, .out을 둘 곳 (기본값: 여기)",
    ))  # fmt: skip
    flag(parser, "--json", language, _JSON)
    _text(parser, "--html", "FILE", language, Text("write the report as a page",
                                                   "보고서를 HTML로 저장"))  # fmt: skip
    flag(parser, "--misreadings", language, Text(
        "list the problem's common mistakes, each with its smallest input",
        "문제의 흔한 실수와 그것이 드러나는 가장 작은 입력 목록",
    ))  # fmt: skip
    _text(parser, "--against", "PROGRAM", language, Text(
        "compare with this command or source file instead of a problem's answers",
        "문제의 정답 대신 이 명령이나 소스 파일과 비교",
    ))  # fmt: skip
    _text(parser, "--generator", "FILE", language, Text(
        "with --against: a Python file that says what inputs there are",
        "--against와 함께: 입력을 만드는 파이썬 파일",
    ))  # fmt: skip
    parser.set_defaults(call=partial(_call_check, parser, language))


def _call_check(parser: Parser, language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.check import Asked, check, list_misreadings

    _need(parser, language, options, problem=options.against is None)
    if options.misreadings:
        return partial(list_misreadings, options.problem, as_json=options.json, language=language)
    _need_program(parser, language, options)
    if (options.against is None) != (options.generator is None):
        parser.error(Text("--against and --generator go together",
                          "--against와 --generator는 함께 씁니다").to(language))  # fmt: skip
    asked = Asked(
        problem=options.problem or "",
        program=tuple(options.program),
        subtask=options.subtask,
        seconds=options.seconds,
        runs=options.runs,
        seed=options.seed or 0,
        jobs=_jobs(options),
        time=options.time,
        replay=options.replay,
        out=options.out or ".",
        as_json=options.json,
        html=options.html,
        against=options.against,
        generator=options.generator,
    )
    return partial(check, asked, language)


def add_grade(commands: Commands, language: Language) -> None:
    """Adds `noripan grade`."""
    parser = command(commands, "grade", language, Text(
        "judge a program, or a folder of programs, as a judge would",
        "프로그램 하나나 폴더의 프로그램 모두를 채점",
    ))  # fmt: skip
    parser.epilog = _PROGRAM.to(language)
    parser.add_argument("problem", metavar="PROBLEM", help=PROBLEM.to(language))
    flag(parser, "--all", language, Text("go on after the first failure of a subtask",
                                         "부분 문제에서 틀려도 계속 채점"))  # fmt: skip
    flag(parser, "--json", language, _JSON)
    flag(parser, "--line", language, Text("print one line a program, for scripts and badges",
                                          "프로그램마다 한 줄만 출력"))  # fmt: skip
    _text(parser, "--set", "DIR", language, Text(
        "judge by the inputs of this folder, as `noripan generate` writes them",
        "`noripan generate`가 만든 이 폴더의 입력으로 채점",
    ))  # fmt: skip
    number(parser, "--jobs", language, _JOBS)
    seconds(parser, "--time", language, _TIME)
    parser.set_defaults(call=partial(_call_grade, parser, language))


def _call_grade(parser: Parser, language: Language, options: argparse.Namespace) -> Command:
    from noripan.cli.grade import Asked, grade

    _need_program(parser, language, options)
    asked = Asked(
        problem=options.problem,
        program=tuple(options.program),
        every=options.all,
        as_json=options.json,
        one_line=options.line,
        folder=options.set,
        jobs=_jobs(options),
        time=options.time,
    )
    return partial(grade, asked, language)


def add_generate(commands: Commands, language: Language) -> None:
    """Adds `noripan generate`."""
    parser = command(commands, "generate", language, Text(
        "write inputs and answers for a judge", "채점용 입력과 정답 만들기"
    ))  # fmt: skip
    parser.add_argument("problem", metavar="PROBLEM", help=PROBLEM.to(language))
    parser.add_argument("--out", required=True, metavar="DIR", help=Text(
        "where they go", "저장할 폴더"
    ).to(language))  # fmt: skip
    number(parser, "--count", language, Text("how many inputs, for each subtask (default: 50)",
                                             "입력의 수, 부분 문제마다 (기본값: 50)"))  # fmt: skip
    number(parser, "--subtask", language, _SUBTASK)
    number(parser, "--seed", language, _SEED)
    parser.add_argument("--format", choices=("plain", "icpc"), default="plain", help=Text(
        "icpc: an ICPC problem package", "icpc: ICPC 문제 패키지"
    ).to(language))  # fmt: skip

    def call(options: argparse.Namespace) -> Command:
        from noripan.cli.generate import generate

        return partial(
            generate, options.problem, options.out,
            count=50 if options.count is None else options.count, subtask=options.subtask,
            seed=options.seed or 0, layout=options.format, language=language,
        )  # fmt: skip

    parser.set_defaults(call=call)


def _text(parser: Parser, name: str, shown: str, language: Language, about: Text) -> None:
    parser.add_argument(name, metavar=shown, help=about.to(language))


def _jobs(options: argparse.Namespace) -> int:
    return max(1, options.jobs or os.cpu_count() or 1)


def _need(
    parser: Parser, language: Language, options: argparse.Namespace, *, problem: bool
) -> None:
    if problem and options.problem is None:
        parser.error(Text("name a problem", "문제 이름을 쓰세요").to(language))
    if not problem and options.problem is not None:
        parser.error(Text("--against goes without a problem", "--against는 문제 없이 씁니다")
                     .to(language))  # fmt: skip


def _need_program(parser: Parser, language: Language, options: argparse.Namespace) -> None:
    if not options.program:
        parser.error(Text("name the program after --: -- python3 mine.py",
                          "-- 뒤에 프로그램을 쓰세요: -- python3 mine.py")
                     .to(language))  # fmt: skip
