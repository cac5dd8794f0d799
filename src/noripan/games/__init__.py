"""The one table of games: for each folder here, its problems and the numbers learners know."""

from __future__ import annotations

from noripan.core.errors import UnknownProblem
from noripan.core.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from noripan.core.batch import BatchSolver
    from noripan.core.problem import AnyProblem
    from noripan.core.study import Study

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


def problem(name: str) -> AnyProblem:
    """The problem of this name or alias, in any mix of small and capital letters.

    Raises:
        UnknownProblem: nothing has this name; says which names there are.
    """
    wanted = name.strip().lower().replace("_", "-")
    for folder, problems in GAMES.items():
        for own, others in problems.items():
            if wanted == own or wanted in others:
                return _load(folder, own)
    known = ", ".join(f"{own} ({', '.join(aliases(own))})" for own in problem_names())
    raise UnknownProblem(
        Text(
            f"no problem is called {name!r}; there are {known}",
            f"{name!r}(이)라는 문제는 없습니다. 있는 문제: {known}",
        )
    )


def folder_of(name: str) -> str:
    """The folder of the game that a problem, by its own name, is about."""
    return next(folder for folder, problems in GAMES.items() if name in problems)


def study(name: str) -> Study:
    """What can be tried out on the board of a problem, by its own name."""
    from importlib import import_module

    found: Study = import_module(f"noripan.games.{folder_of(name)}.study").STUDY
    return found


def _load(folder: str, name: str) -> AnyProblem:
    from importlib import import_module

    found: AnyProblem = import_module(f"noripan.games.{folder}.problem").PROBLEMS[name]
    return found


def batch_solver(name: str) -> BatchSolver | None:
    """What answers many inputs of a problem at once; None where its game has no such thing.

    Args:
        name: The problem's own name.

    Raises:
        MissingExtra: Numba isn't installed.
    """
    folder = next(folder for folder, problems in GAMES.items() if name in problems)
    batch = _load_if_there(folder, "batch")
    found: BatchSolver | None = batch.SOLVERS.get(name) if batch else None
    return found


def kernels() -> tuple[ModuleType, ...]:
    """The kernel of every game that has one; each offers `warm()`, which compiles it.

    Raises:
        MissingExtra: Numba isn't installed.
    """
    found = (_load_if_there(folder, "kernel") for folder in GAMES)
    return tuple(kernel for kernel in found if kernel)


def _load_if_there(folder: str, module: str) -> ModuleType | None:
    from importlib import import_module
    from importlib.util import find_spec

    name = f"noripan.games.{folder}.{module}"
    return import_module(name) if find_spec(name) else None
