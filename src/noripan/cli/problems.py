"""`noripan problems`: lists the problems, or tells all about one."""

from __future__ import annotations

import json

from noripan.cli.terminal import OK
from noripan.core.text import Language, Text
from noripan.games import GAMES, problem_entry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from noripan.games.entry import ProblemEntry


def problems(name: str | None, *, as_json: bool, language: Language) -> int:
    """Prints every problem on a line, or one problem whole.

    Raises:
        UnknownProblem: nothing has this name.
    """
    chosen = [problem_entry(name)] if name else [one for game in GAMES for one in game.problems]
    if as_json:
        print(json.dumps([_data(each) for each in chosen], ensure_ascii=False, indent=2))
    elif name:
        print(_description(chosen[0], language))
    else:
        for each in chosen:
            print(_line(each, language))
    return OK


def _line(entry: ProblemEntry, language: Language) -> str:
    others = ", ".join(entry.aliases)
    return f"{entry.name:<12} {others:<24} {entry.problem.title.to(language)}"


def _description(entry: ProblemEntry, language: Language) -> str:
    problem = entry.problem
    heads = {
        Language.ENGLISH: ("Also called", "Input", "Output", "Limits", "Subtasks", " points"),
        Language.KOREAN: ("다른 이름", "입력", "출력", "제한", "부분 문제", "점"),
    }[language]
    second = {Language.ENGLISH: " s", Language.KOREAN: "초"}[language]
    limits = f"{problem.limits.seconds:g}{second}, {problem.limits.mebibytes} MiB"
    parts = [
        f"{problem.title.to(language)} ({problem.name})",
        problem.summary.to(language),
        *([f"{heads[0]}: {', '.join(entry.aliases)}"] if entry.aliases else []),
        f"{heads[1]}: {problem.input_form.to(language)}",
        f"{heads[2]}: {problem.output_form.to(language)}",
        f"{heads[3]}: {limits}",
    ]
    if problem.subtasks:
        parts.append(f"{heads[4]}:")
        parts += [
            f"  {number}. ({subtask.points}{heads[5]}) {subtask.promise.to(language)}"
            for number, subtask in enumerate(problem.subtasks, start=1)
        ]
    return "\n".join(parts)


def _data(entry: ProblemEntry) -> dict[str, object]:
    problem = entry.problem
    return {
        "name": problem.name,
        "aliases": entry.aliases,
        "title": _both(problem.title),
        "summary": _both(problem.summary),
        "input": _both(problem.input_form),
        "output": _both(problem.output_form),
        "limits": {"seconds": problem.limits.seconds, "mebibytes": problem.limits.mebibytes},
        "subtasks": [
            {"points": subtask.points, "promise": _both(subtask.promise)}
            for subtask in problem.subtasks
        ],
    }


def _both(text: Text) -> dict[str, str]:
    return {"en": text.en, "ko": text.ko}
