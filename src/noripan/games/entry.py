"""What a game offers: one entry a game, whose parts are imported when they are first asked for.

    part               stands in the game's folder as            without it
    -----------------  ----------------------------------------  --------------------------------
    the game           `__init__.py`: the class that is named
    presets            `presets.py`: `PRESETS`                   the game as its fields default
    kernel             `fast/kernel.py`: `kernel_of`, `warm`     None
    problems           `judge/problem.py`: `PROBLEMS`
    misreadings        `judge/misreadings.py`: `MISREADINGS`     none
    sharp inputs       `judge/sharp/<problem>/*.in`              none
    coverage           `judge/coverage.py`: `COVERAGE`           None
    covering inputs    `judge/covering/<problem>/*.in`           made by the coverage
    named cases        `judge/cases.toml`                        random play, where inputs list it
    strategies         `judge/inputs.py`: `STRATEGIES`           random play, where inputs list it
    subtasks' inputs   `judge/inputs.py`: `BELONGS`              every input is of every subtask
    shape              `judge/shape.py`: `SHAPES`                by its moves, or as any text
    study              `judge/study.py`: `STUDY`                 the legal moves
    batch solvers      `fast/batch.py`: `SOLVERS`                None: inputs are answered singly
    grading set        `judge/sets/<problem>`                    drawn when a program is graded

In capitals are tables by a problem's name, but for `PRESETS`, by theirs, and `STUDY`.
"""

from __future__ import annotations

from noripan.core.errors import UsageError
from noripan.core.generic import TypeVar
from noripan.core.text import Text, same
from noripan.core.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path
    from types import ModuleType
    from typing import Any

    from hypothesis.strategies import SearchStrategy

    from noripan.compiling.kernel import Kernel
    from noripan.core.game import AnyGame
    from noripan.problems.batch import BatchSolver
    from noripan.problems.cases import NamedCase
    from noripan.problems.coverage import Coverage
    from noripan.problems.misreading import Misreading, Sharp
    from noripan.problems.problem import AnyProblem
    from noripan.problems.shape import Shape
    from noripan.problems.study import Study

T = TypeVar("T")


class GameEntry(Value):
    """A game and the judge problems on it.

    Attributes:
        package: The Python package that is the game's folder.
        class_name: What the package calls the game.
        aliases: For each problem the other names that it is found by.
        other_classes: What the package calls other forms of it, which are games of their own.
    """

    package: str
    class_name: str
    aliases: Mapping[str, tuple[str, ...]]
    other_classes: tuple[str, ...] = ()

    @property
    def game(self) -> type[AnyGame]:
        """The game's class; its fields are the options."""
        return self.games[0]

    @property
    def games(self) -> tuple[type[AnyGame], ...]:
        """The game's class, then those of its other forms."""
        from importlib import import_module

        package = import_module(self.package)
        return tuple(getattr(package, name) for name in (self.class_name, *self.other_classes))

    @property
    def presets(self) -> Mapping[str, AnyGame]:
        """The usual ways to play, by name."""
        module = self.module("presets")
        presets: Mapping[str, AnyGame] = module.PRESETS if module else {"usual": self.game()}
        return presets

    def kernel(self, game: AnyGame) -> Kernel[Any] | None:
        """The compiled game; None where there is none, or none for these options.

        Raises:
            MissingExtra: Numba isn't installed.
        """
        module = self.module("fast.kernel")
        kernel: Kernel[Any] | None = module.kernel_of(game) if module else None
        return kernel

    @property
    def compiled(self) -> ModuleType | None:
        """The module of its kernel; `warm()` there compiles all that the game has compiled.

        Raises:
            MissingExtra: Numba isn't installed.
        """
        return self.module("fast.kernel")

    @property
    def problems(self) -> tuple[ProblemEntry, ...]:
        """The judge problems on it."""
        return tuple(ProblemEntry(self, name) for name in self.aliases)

    def module(self, name: str) -> ModuleType | None:
        """A module of the folder, such as `judge.shape`; None where there is no such file.

        An import that fails within the module is an error, and not a module that isn't there.
        """
        from importlib import import_module

        try:
            return import_module(f"{self.package}.{name}")
        except ModuleNotFoundError as error:
            room = name.partition(".")[0]
            if error.name in (f"{self.package}.{room}", f"{self.package}.{name}"):
                return None
            raise

    def table(self, module: str, name: str, otherwise: T) -> T:
        """What a module of the folder calls so, or something else where there is no such module."""
        found = self.module(module)
        if found is None:
            return otherwise
        table: T = getattr(found, name)
        return table

    def path(self, *parts: str) -> Path:
        """Where a file or a folder of the folder `judge` is, or would be."""
        from importlib import import_module
        from pathlib import Path

        (folder,) = import_module(self.package).__path__
        return Path(folder, "judge", *parts)


class ProblemEntry(Value):
    """A judge problem and what there is for it.

    Attributes:
        game: The game that it is about.
        name: Its own name.
    """

    game: GameEntry
    name: str

    @property
    def aliases(self) -> tuple[str, ...]:
        """Its other names."""
        return self.game.aliases[self.name]

    @property
    def problem(self) -> AnyProblem:
        """The problem."""
        from importlib import import_module

        module = import_module(f"{self.game.package}.judge.problem")
        problem: AnyProblem = module.PROBLEMS[self.name]
        return problem

    @property
    def misreadings(self) -> tuple[Misreading, ...]:
        """The common mistakes about it."""
        tables: dict[str, tuple[Misreading, ...]] = {}
        return self.game.table("judge.misreadings", "MISREADINGS", tables).get(self.name, ())

    @property
    def sharp_inputs(self) -> tuple[Sharp, ...]:
        """The small inputs on which its misreadings show.

        One that tells two misreadings apart, where that takes another input, is named after
        both: `one--other`.
        """
        from noripan.problems.misreading import Sharp

        titles = {known.name: known.title for known in self.misreadings}
        found = []
        for path in sorted(self.sharp_folder.glob("*.in")):
            shown = [titles.get(part, same(part)) for part in path.stem.split("--")]
            title = Text("; or: ".join(one.en for one in shown),
                         " / ".join(one.ko for one in shown))  # fmt: skip
            found.append(Sharp(path.stem, title, path.read_text(encoding="utf-8")))
        return tuple(found)

    @property
    def sharp_folder(self) -> Path:
        """Where its sharp inputs are kept."""
        return self.game.path("sharp", self.name)

    @property
    def coverage(self) -> Coverage | None:
        """What its inputs can bring about, and inputs that bring all of it about."""
        tables: dict[str, Coverage] = {}
        return self.game.table("judge.coverage", "COVERAGE", tables).get(self.name)

    @property
    def named_cases(self) -> tuple[NamedCase, ...]:
        """Its named inputs: samples, and sharp ones that show a rule at work."""
        from noripan.problems.cases import named_cases, played_at_random

        own = named_cases(self.game.path("cases.toml"), self.name)
        return own or played_at_random(self.problem)

    def strategy(self, subtask: int | None = None) -> SearchStrategy[str]:
        """Draws inputs that the problem allows.

        Args:
            subtask: Which subtask they belong to, from 1, or any.

        Raises:
            UsageError: nobody knows how.
        """
        made: dict[str, Callable[[int | None], SearchStrategy[str]]] = {}
        own = self.game.table("judge.inputs", "STRATEGIES", made).get(self.name)
        if own is not None:
            return own(subtask)
        if not self.problem.games:
            raise _cannot_draw(self.name)
        from noripan.problems.playing import random_play

        drawn = random_play(self.problem)
        return drawn if subtask is None else drawn.filter(lambda text: self.belongs(text, subtask))

    def belongs(self, text: str, subtask: int) -> bool:
        """Whether an input that the problem allows is one of a subtask's, from 1."""
        tests: dict[str, Callable[[str, int], bool]] = {}
        tests = getattr(self.game.module("judge.inputs"), "BELONGS", tests)
        return self.name not in tests or tests[self.name](text, subtask)

    @property
    def shape(self) -> Shape:
        """How its inputs are made smaller."""
        shapes: dict[str, Shape] = {}
        own = self.game.table("judge.shape", "SHAPES", shapes).get(self.name)
        if own is not None:
            return own
        if self.problem.games:
            from noripan.problems.listed_moves import ListedMoves

            return ListedMoves(self.problem)
        from noripan.problems.text_shape import TextShape

        return TextShape()

    @property
    def study(self) -> Study:
        """What can be tried out on its board."""
        from noripan.problems.study import Study

        return self.game.table("judge.study", "STUDY", Study())

    @property
    def batch_solver(self) -> BatchSolver | None:
        """What answers many inputs at once, compiled.

        Raises:
            MissingExtra: Numba isn't installed.
        """
        solvers: dict[str, BatchSolver] = {}
        return self.game.table("fast.batch", "SOLVERS", solvers).get(self.name)

    @property
    def grading_set(self) -> Path | None:
        """The folder of the inputs that programs are graded by."""
        folder = self.game.path("sets", self.name)
        return folder if folder.is_dir() else None


def _cannot_draw(name: str) -> UsageError:
    return UsageError(
        Text(
            f"inputs of {name} can't be drawn: its game has no judge/inputs.py, and its problem "
            "lists no moves to be played at random",
            f"{name}의 입력은 만들 수 없습니다. 게임에 judge/inputs.py가 없고, "
            "수를 늘어놓는 문제도 아니어서 아무렇게나 둘 수도 없습니다",
        )
    )
