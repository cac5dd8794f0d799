r"""Two programs against each other, for problems that Noripan doesn't know.

What inputs there are is said by a small Python file, the generator file. It defines

- `strategy`: a Hypothesis strategy that draws inputs as texts;
- `read`: a function that reads an input's text and raises `ValueError` where the problem
  doesn't allow it, so that an input can be made smaller without leaving the problem;
- `sharp`, if one likes: a list of inputs to try first.

For example, for a problem that adds up numbers:

    from hypothesis import strategies as st

    numbers = st.lists(st.integers(1, 1000), min_size=1, max_size=50)
    strategy = numbers.map(lambda drawn: f"{len(drawn)}\n{' '.join(map(str, drawn))}\n")

    def read(text):
        count, *numbers = map(int, text.split())
        if not 1 <= count <= 50 or len(numbers) != count or not set(numbers) <= set(range(1, 1001)):
            raise ValueError("not allowed")
"""

from __future__ import annotations

import runpy
import shlex
from typing import TYPE_CHECKING, Any

from hypothesis.errors import UnsatisfiedAssumption
from hypothesis.strategies import DrawFn, SearchStrategy, composite

from noripan.check.building import make_program
from noripan.check.reference import Reference
from noripan.check.verdicts import Verdict, verdict
from noripan.core.errors import FormatError, Place, UsageError
from noripan.core.text import Text, same
from noripan.problems.misreading import Sharp
from noripan.problems.problem import Limits

if TYPE_CHECKING:
    from collections.abc import Callable

    from noripan.check.running import Pool

LIMITS = Limits(2.0, 512)


class ProgramReference(Reference):
    """Takes the answers of another program for right.

    Args:
        command: The other program: a command or a source file.
        generator: The generator file.
        pool: Runs the other program.
        folder: Where it may be compiled.

    Raises:
        UsageError: the program or the generator file can't be used.
    """

    limits = LIMITS

    def __init__(self, command: str, generator: str, pool: Pool, folder: str) -> None:
        names = _names_in(generator)
        self._generator = generator
        self._strategy = _strategy_in(names, generator)
        self._read: Callable[[str], object] = names["read"]
        self._program = make_program(words_of(command), LIMITS, folder)
        self._pool = pool
        self._answers: dict[str, str] = {}
        self.name = command
        self.title = same(command)
        self.sharp = _sharp_in(names, generator)

    @property
    def strategy(self) -> SearchStrategy[str]:
        """What the generator file draws."""
        return self._strategy

    def answer(self, text: str, file: str = "input") -> str:
        """What the other program prints.

        Raises:
            InputError: the generator file's reader doesn't allow the input.
            UsageError: the other program itself fails.
        """
        if text not in self._answers:
            self._check(text, file)
            self._answers[text] = self._run(text)
        return self._answers[text]

    def _check(self, text: str, file: str) -> None:
        try:
            self._read(text)
        except ValueError as error:
            reason = same(str(error) or "not allowed")
            raise FormatError(reason, Place(file, 1, 1)) from error
        except Exception as error:
            raise _fails(self._generator, "read", error, text) from error

    def _run(self, text: str) -> str:
        finished = self._pool.run(self._program, text)
        found = verdict(finished, finished.output)
        if found is not Verdict.AC:
            shown = self._program.shown
            raise UsageError(
                Text(
                    f"{shown}, which is to give the right answers, fails itself ({found.name}) "
                    f"on the input\n{text}",
                    f"정답을 내야 할 {shown} 자신이 실패합니다({found.name}). 입력:\n{text}",
                )
            )
        return finished.output


def words_of(command: str) -> list[str]:
    """The words of a command that is written in one.

    Raises:
        UsageError: there is none, or a quotation doesn't end.
    """
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UsageError(
            Text(f"can't read the command {command}: {error}",
                 f"명령 {command}: 읽을 수 없습니다. {error}")
        ) from error  # fmt: skip
    if not words:
        raise UsageError(Text("--against names no program", "--against에 프로그램이 없습니다"))
    return words


def _names_in(generator: str) -> dict[str, Any]:
    try:
        names = runpy.run_path(generator)
    except Exception as error:
        raise UsageError(
            Text(
                f"can't use the generator file {generator}: {type(error).__name__}: {error}",
                f"생성 파일 {generator}: 쓸 수 없습니다. {type(error).__name__}: {error}",
            )
        ) from error
    if not callable(names.get("read")):
        raise _lacks(generator, "read")
    return names


def _strategy_in(names: dict[str, Any], generator: str) -> SearchStrategy[str]:
    strategy = names.get("strategy")
    if not isinstance(strategy, SearchStrategy):
        raise _lacks(generator, "strategy")
    try:
        strategy.validate()
    except Exception as error:
        raise _fails(generator, "strategy", error) from error
    return _told(strategy, generator)


@composite
def _told(draw: DrawFn, strategy: SearchStrategy[object], generator: str) -> str:
    """Draws texts; what goes wrong in the generator file is told as its own fault."""
    try:
        return str(draw(strategy))
    except UnsatisfiedAssumption:  # with it Hypothesis gives up one draw
        raise
    except Exception as error:
        raise _fails(generator, "strategy", error) from error


def _sharp_in(names: dict[str, Any], generator: str) -> tuple[Sharp, ...]:
    try:
        texts = [str(text) for text in names.get("sharp", ())]
    except Exception as error:
        raise _fails(generator, "sharp", error) from error
    return tuple(
        Sharp(f"sharp-{number}", same(f"{number}"), text)
        for number, text in enumerate(texts, start=1)
    )


def _fails(generator: str, name: str, error: Exception, text: str | None = None) -> UsageError:
    """What to say where something of the generator file raises, on which input if on one."""
    found = f"{type(error).__name__}: {error}"
    on, on_ko = ("", "") if text is None else (f" on the input\n{text}", f" 입력:\n{text}")
    return UsageError(
        Text(
            f"`{name}` of the generator file {generator} fails: {found}{on}",
            f"생성 파일 {generator}의 `{name}`에서 오류가 났습니다. {found}{on_ko}",
        )
    )


def _lacks(generator: str, name: str) -> UsageError:
    return UsageError(
        Text(
            "the generator file {} defines no {}; it is to define a Hypothesis strategy"
            " `strategy` and a function `read`",
            "생성 파일 {}: {:이/가} 없습니다. Hypothesis 전략 `strategy`와 함수"
            " `read`를 정의해야 합니다",
        ).fill(generator, name)
    )
