"""Makes test sets: inputs with answers in folders, or an ICPC problem package.

The package follows the "legacy" version of the Problem Package Format
(https://www.kattis.com/problem-package-format/spec/legacy.html), which judges in use read:
`problem.yaml`, `data/sample`, `data/secret` with a scored group for each subtask, and a
statement. Solutions and input validators are left to whoever sets the problem.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from noripan.check.choosing import chosen
from noripan.check.grading import PACKAGED, Case, groups_of, load_set, subtask_folder
from noripan.check.reference import ProblemReference
from noripan.core.errors import UsageError
from noripan.core.text import Language, Text
from noripan.core.value import Value, replace
from noripan.judge.files import cannot, write_whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from noripan.check.grading import Group
    from noripan.games.entry import ProblemEntry
    from noripan.problems.problem import AnyProblem

    File = tuple[str, str]
    """A path in the set, and the text of the file."""

_SAMPLES = 2
_GRADED_BY, _GRADED_BY_OF_SUBTASK, _GRADING_SEED = 40, 20, 1


class Test(Value):
    """An input and its answer.

    Attributes:
        name: Its file's name without the ending.
        subtask: Whose it is, from 1; None where the problem has no subtasks.
        text: The input.
        answer: The answer.
    """

    name: str
    subtask: int | None
    text: str
    answer: str


def tests_for(problem: AnyProblem, count: int, seed: int, subtask: int | None) -> list[Test]:
    """So many tests for each subtask, or for the one asked for."""
    numbers: list[int | None] = list(range(1, len(problem.subtasks) + 1)) or [None]
    wanted = numbers if subtask is None else [subtask]
    return [test for number in wanted for test in _tests_of(problem, count, seed, number)]


def _tests_of(problem: AnyProblem, count: int, seed: int, subtask: int | None) -> Iterator[Test]:
    reference = ProblemReference(problem, subtask)
    inputs = chosen(reference, count, seed)
    digits = len(str(len(inputs)))
    for number, text in enumerate(inputs, start=1):
        yield Test(f"{number:0{digits}}", subtask, text, reference.answer(text))


def grading_set(entry: ProblemEntry) -> tuple[Group, ...]:
    """What programs are graded by: the set that comes with the game, else one that is drawn.

    After it come the inputs that cover the problem, where its spots are known.

    Raises:
        UsageError: none comes with the game, and none can be drawn.
    """
    problem, coverage = entry.problem, entry.coverage
    groups = _set_of(entry)
    if coverage is None:
        return groups
    numbers = range(1, len(groups) + 1) if problem.subtasks else (None,)
    return tuple(
        replace(group, cases=_with_covering(group.cases, coverage.inputs(number)))
        for group, number in zip(groups, numbers, strict=True)
    )


def _with_covering(cases: tuple[Case, ...], texts: Iterable[str]) -> tuple[Case, ...]:
    known = {case.text for case in cases}
    more = [text for text in texts if text not in known]
    digits = len(str(len(more)))
    named = (Case(f"edge-{number:0{digits}}", text) for number, text in enumerate(more, start=1))
    return (*cases, *named)


def _set_of(entry: ProblemEntry) -> tuple[Group, ...]:
    problem = entry.problem
    if entry.grading_set is not None:
        return load_set(problem, entry.grading_set)
    count = _GRADED_BY_OF_SUBTASK if problem.subtasks else _GRADED_BY

    def drawn(subtask: int | None) -> tuple[Case, ...]:
        made = tests_for(problem, count, _GRADING_SEED, subtask)
        return tuple(Case(test.name, test.text) for test in made)

    return groups_of(problem, drawn)


def files_of_set(made: list[Test]) -> list[File]:
    """The files of a plain set: `*.in` and `*.ans`, in a folder for each subtask."""
    files: list[File] = []
    for test in made:
        files += _pair(f"{subtask_folder(test.subtask)}/" if test.subtask else "", test)
    return files


def files_of_package(problem: AnyProblem, made: list[Test]) -> list[File]:
    """The files of an ICPC problem package; the smallest tests become the samples."""
    files = [
        ("problem.yaml", _problem_yaml(problem)),
        (".timelimit", f"{problem.limits.seconds:g}\n"),
        ("problem_statement/problem.en.md", _statement(problem, Language.ENGLISH)),
        ("problem_statement/problem.ko.md", _statement(problem, Language.KOREAN)),
    ]
    for sample in made[:_SAMPLES]:
        files += _pair("data/sample/", sample)
    if problem.subtasks:
        files.append(("data/testdata.yaml", _GROUPS_ADD_UP))
        files.append((f"{PACKAGED}/testdata.yaml", _GROUPS_ADD_UP))
        files += [
            (f"{PACKAGED}/{subtask_folder(number)}/testdata.yaml", _all_or_nothing(points))
            for number, points in enumerate(
                (subtask.points for subtask in problem.subtasks), start=1
            )
            if any(test.subtask == number for test in made)
        ]
    for test in made:
        folder = f"{PACKAGED}/{subtask_folder(test.subtask)}/" if test.subtask else f"{PACKAGED}/"
        files += _pair(folder, test)
    return files


_GROUPS_ADD_UP = "on_reject: continue\ngrading: default\ngrader_flags: sum ignore_sample\n"


def _all_or_nothing(points: int) -> str:
    return (
        f"on_reject: break\naccept_score: {points}\nrange: 0 {points}\n"
        "grading: default\ngrader_flags: min\n"
    )


def _problem_yaml(problem: AnyProblem) -> str:
    lines = [
        "problem_format_version: legacy",
        f"name: {json.dumps({'en': problem.title.en, 'ko': problem.title.ko}, ensure_ascii=False)}",
        f"type: {'scoring' if problem.subtasks else 'pass-fail'}",
        "license: unknown",
        "validation: default",
        f"limits: {{memory: {problem.limits.mebibytes}}}",
    ]
    if problem.subtasks:
        points = sum(subtask.points for subtask in problem.subtasks)
        lines.append(f"grading: {{objective: max, show_test_data_groups: true, range: 0 {points}}}")
    return "".join(f"{line}\n" for line in lines)


def _statement(problem: AnyProblem, language: Language) -> str:
    heads = (Text("Input", "입력"), Text("Output", "출력"))
    return (
        f"# {problem.title.to(language)}\n\n{problem.summary.to(language)}\n\n"
        f"## {heads[0].to(language)}\n\n{problem.input_form.to(language)}\n\n"
        f"## {heads[1].to(language)}\n\n{problem.output_form.to(language)}\n"
    )


def _pair(folder: str, test: Test) -> list[File]:
    return [(f"{folder}{test.name}.in", test.text), (f"{folder}{test.name}.ans", test.answer)]


def check_no_others(folder: Path, files: list[File]) -> None:
    """Checks that no other inputs are where a set is to be written: they would seem part of it.

    Raises:
        UsageError: there is one, perhaps of a larger set made before.
    """
    ours = {folder / path for path, _text in files}
    folders = sorted({path.parent for path in ours})
    others = (path for place in folders for path in sorted(place.glob("*.in")) if path not in ours)
    other = next(others, None)
    if other is not None:
        raise UsageError(
            Text(
                "{} isn't of this set but would seem to be: name a folder without inputs",
                "{:은/는} 이 세트의 입력이 아닌데 섞이게 됩니다. 입력이 없는 폴더를 쓰세요",
            ).fill(other)
        )


def write_file(path: Path, text: str) -> None:
    """Writes a file whole, its folder too where it is missing.

    Raises:
        UsageError: it can't be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot("write", "쓸", str(path), error) from error
    write_whole(path, text)
