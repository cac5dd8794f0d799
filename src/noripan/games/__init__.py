"""The one table of games: for each folder here, its problems and the numbers learners know."""

from __future__ import annotations

from noripan.core.errors import UnknownProblem
from noripan.core.text import Text, particle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import ModuleType
    from typing import Any

    from hypothesis.strategies import SearchStrategy

    from noripan.problems.batch import BatchSolver
    from noripan.problems.misreading import Misreading, Sharp
    from noripan.problems.problem import AnyProblem
    from noripan.problems.shape import Shape
    from noripan.problems.study import Study

GAMES: dict[str, dict[str, tuple[str, ...]]] = {
    "yut_nori": {"yut-nori": ("boj-15778",)},
    "dice_yut": {"dice-yut": ("boj-17825",)},
    "new_game": {"new-game": ("boj-17780",), "new-game-2": ("boj-17837",)},
    "othello": {"othello": ("swea-4615",)},
    "omok": {"omok": ("jungol-1733", "boj-2615")},
}


def problem_names() -> tuple[str, ...]:
    """The names of all problems."""
    return tuple(name for problems in GAMES.values() for name in problems)


def aliases(name: str) -> tuple[str, ...]:
    """The other names of a problem."""
    return next(problems[name] for problems in GAMES.values() if name in problems)


def folder_of(name: str) -> str:
    """The folder of a problem's game."""
    return next(folder for folder, problems in GAMES.items() if name in problems)


def problem(name: str) -> AnyProblem:
    """The problem of this name, alias or number alone; `BOJ 15778` and `newGame` will do, too.

    Raises:
        UnknownProblem: nothing has this name; says which names there are.
    """
    wanted = _letters_and_digits(name)
    for problems in GAMES.values():
        for own, others in problems.items():
            numbers = (alias.rpartition("-")[2] for alias in others)
            if wanted in map(_letters_and_digits, (own, *others, *numbers)):
                found: AnyProblem = _load("judge.problem", "PROBLEMS", own)
                return found
    known = ", ".join(f"{own} ({', '.join(aliases(own))})" for own in problem_names())
    raise UnknownProblem(
        Text(
            f"no problem is called {name!r}; there are {known}",
            f"{particle(repr(name), '이라는/라는')} 문제는 없습니다. 있는 문제: {known}",
        )
    )


def _letters_and_digits(name: str) -> str:
    return "".join(filter(str.isalnum, name.lower()))


def misreadings(name: str) -> tuple[Misreading, ...]:
    """The common mistakes about the problem of this name (no alias)."""
    found: tuple[Misreading, ...] = _load("judge.misreadings", "MISREADINGS", name)
    return found


def sharp_inputs(name: str) -> tuple[Sharp, ...]:
    """The small inputs on which the misreadings of the problem of this name (no alias) show.

    One that tells two misreadings apart, where that takes another input, is named after
    both: `one--other`.
    """
    from noripan.problems.misreading import Sharp

    titles = {known.name: known.title for known in misreadings(name)}
    found = []
    for path in sorted(sharp_folder(name).glob("*.in")):
        shown = [titles[part] for part in path.stem.split("--")]
        title = Text("; or: ".join(one.en for one in shown), " / ".join(one.ko for one in shown))
        found.append(Sharp(path.stem, title, path.read_text(encoding="utf-8")))
    return tuple(found)


def sharp_folder(name: str) -> Path:
    """Where the sharp inputs of a problem are kept."""
    from pathlib import Path

    return Path(__file__).parent / folder_of(name) / "judge" / "sharp" / name


def strategy(name: str, subtask: int | None = None) -> SearchStrategy[str]:
    """Draws inputs that the problem of this name allows.

    Args:
        name: The problem's name, no alias.
        subtask: Which subtask they belong to, from 1, or any.
    """
    made: Callable[[int | None], SearchStrategy[str]] = _load("judge.inputs", "STRATEGIES", name)
    return made(subtask)


def belongs(name: str, text: str, subtask: int) -> bool:
    """Whether an input that the problem of this name allows is one of a subtask's, from 1."""
    keeps: Callable[[str, int], bool] = _load("judge.inputs", "BELONGS", name)
    return keeps(text, subtask)


def shape(name: str) -> Shape | None:
    """How inputs of the problem of this name (no alias) are made smaller.

    None where that takes no more than any text of numbers does.
    """
    module = _load_if_there(folder_of(name), "judge.shape")
    found: Shape | None = module.SHAPES[name] if module else None
    return found


def study(name: str) -> Study:
    """What can be tried out on the board of a problem, by its own name."""
    from importlib import import_module

    found: Study = import_module(f"noripan.games.{folder_of(name)}.judge.study").STUDY
    return found


def batch_solver(name: str) -> BatchSolver | None:
    """What answers many inputs of a problem at once; None where its game has no such thing.

    Args:
        name: The problem's own name.

    Raises:
        MissingExtra: Numba isn't installed.
    """
    batch = _load_if_there(folder_of(name), "fast.batch")
    found: BatchSolver | None = batch.SOLVERS.get(name) if batch else None
    return found


def kernels() -> tuple[ModuleType, ...]:
    """The kernel of every game that has one; each offers `warm()`, which compiles it.

    Raises:
        MissingExtra: Numba isn't installed.
    """
    found = (_load_if_there(folder, "fast.kernel") for folder in GAMES)
    return tuple(kernel for kernel in found if kernel)


def _load_if_there(folder: str, module: str) -> ModuleType | None:
    from importlib import import_module
    from importlib.util import find_spec

    name = f"noripan.games.{folder}.{module}"
    return import_module(name) if find_spec(name) else None


def _load(module: str, table: str, name: str) -> Any:
    """The problem's entry in a table of its game's folder, imported when first asked for."""
    from importlib import import_module

    return getattr(import_module(f"noripan.games.{folder_of(name)}.{module}"), table)[name]
