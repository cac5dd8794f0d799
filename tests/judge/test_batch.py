from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, repeat
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan import InputError, UnknownProblem, problem, problem_names
from noripan.games import problem_entry
from noripan.games.omok import Omok, OmokRules, Run
from noripan.games.omok.judge.problem import OmokProblem
from noripan.judge import answers
from noripan.judge.batch import FEWEST_TO_COMPILE_FOR, Answered, answer_chunk, answer_parts
from tests.shared import CASES

if TYPE_CHECKING:
    from noripan.judge.batch import Part

SOLVED = [name for name in problem_names() if problem_entry(name).batch_solver]
MANY = FEWEST_TO_COMPILE_FOR


def shipped(name: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(CASES.joinpath(name).glob("*.in"))]


def one_by_one(name: str, text: str) -> str:
    try:
        return problem(name).answer(text)
    except InputError as error:
        return f"{type(error).__name__} {error} {error.message.ko}"


def shown(result: str | InputError | Answered) -> str:
    found = (result.error or result.answer) if isinstance(result, Answered) else result
    if isinstance(found, str):
        return found
    return f"{type(found).__name__} {found} {found.message.ko}"


def all_at_once(name: str, texts: list[str], *, jobs: int = 1) -> list[str]:
    return list(map(shown, answers(name, texts, jobs=jobs)))


def damaged(text: str, at: int, by: str) -> str:
    at %= len(text) + 1
    return text[:at] + by + text[at + len(by) :]


DAMAGE = st.tuples(
    st.integers(0, 10**6),
    st.sampled_from(["", "x", "-1", "9", "+", " ", "\n", "\x1c", "가", "\ud800"]),
)


@pytest.mark.parametrize("name", SOLVED)
@settings(max_examples=25)
@given(data=st.data())
def test_the_compiled_solver_gives_the_answers_and_errors_that_each_input_has_alone(
    name: str, data: st.DataObject
) -> None:
    text = data.draw(st.sampled_from(shipped(name)))
    texts = [damaged(text, at, by) for at, by in data.draw(st.lists(DAMAGE, max_size=4))]
    results = answer_chunk(
        problem_entry(name),
        [("input", 0, each) for each in texts],
        lenient=False,
        compiled=True,
    )
    assert list(map(shown, results)) == [one_by_one(name, each) for each in texts]


@pytest.mark.parametrize("name", SOLVED)
def test_every_shipped_input_is_answered_by_the_compiled_solver(name: str) -> None:
    texts = shipped(name)
    parts: list[Part] = [("input", 0, text) for text in texts]
    results = answer_chunk(problem_entry(name), parts, lenient=False, compiled=True)
    assert results == [one_by_one(name, text) for text in texts]


def test_few_inputs_are_answered_the_same_as_many() -> None:
    texts = ["0 " * 361, "1 2 3", "0 " * 360]
    assert all_at_once("omok", texts) == all_at_once("omok", texts * MANY)[: len(texts)]


def test_answers_come_in_order_from_several_processes() -> None:
    texts = ["1 1 1 1 1 1 1 1 1 1", "2 2 2 2 2 2 2 2 2 2", "no throws"] * MANY
    assert all_at_once("dice-yut", texts, jobs=2) == all_at_once("dice-yut", texts)


def test_bytes_are_read_like_files() -> None:
    board = "0 " * 361
    inputs: list[str | bytes] = [board.encode("utf-16"), b"\xef\xbb\xbf" + board.encode()]
    assert list(answers("omok", inputs)) == ["0\n", "0\n"]


def test_inputs_are_taken_only_as_answers_are_asked_for() -> None:
    def endless() -> Iterator[str]:
        yield from repeat("0 " * 361)

    assert list(islice(answers("omok", endless()), 3000)) == ["0\n"] * 3000


def test_a_number_names_the_problem_and_an_unknown_name_is_refused() -> None:
    assert list(answers("boj-2615", ["0 " * 361])) == ["0\n"]
    with pytest.raises(UnknownProblem):
        list(answers("chess", []))


class SixWins(OmokRules):
    """Six or more win, too."""

    def wins(self, game: Omok, board: bytes, run: Run) -> bool:  # noqa: ARG002
        return run.length >= 5


def test_a_problem_with_other_rules_is_never_answered_by_the_kernel() -> None:
    six_wins = OmokProblem(SixWins())
    six = "1 1 1 1 1 1 " + "0 " * 355
    assert list(answers(six_wins, [six] * MANY)) == ["1\n1 1\n"] * MANY
    assert list(answers("omok", [six] * MANY)) == ["0\n"] * MANY


def test_without_numba_many_inputs_are_still_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    from noripan.core.errors import MissingExtra
    from noripan.games.entry import ProblemEntry

    def missing(_entry: ProblemEntry) -> None:
        raise MissingExtra("fast")

    monkeypatch.setattr(ProblemEntry, "batch_solver", property(missing))
    texts = ["0 " * 361, "oops"] * (MANY // 2)
    assert all_at_once("omok", texts) == [one_by_one("omok", text) for text in texts[:2]] * (
        MANY // 2
    )


def test_errors_in_a_file_of_many_inputs_count_the_files_lines() -> None:
    parts = [("many.txt", 0, "0 " * 361), ("many.txt", 12, "0 0\n0 x")]
    _good, bad = answer_parts(problem("omok"), parts)
    assert not isinstance(bad, str)
    assert str(bad.error).startswith("many.txt:14:3: ")


def test_a_lenient_reading_tells_what_it_forgave_in_each_input() -> None:
    _strict, lenient = (
        next(answer_parts(problem("omok"), [("f", 5, "0 " * 362)], lenient=lenient))
        for lenient in (False, True)
    )
    assert not isinstance(lenient, str)
    assert lenient.answer == "0\n"
    assert [fault.place.line for fault in lenient.forgiven] == [6]


LAYOUTS: dict[str, Callable[[str], str]] = {
    "CRLF": lambda text: text.replace("\n", "\r\n"),
    "spaces at the ends of lines": lambda text: text.replace("\n", " \n"),
    "no last line end": lambda text: text.rstrip("\n"),
    "blank lines": lambda text: "\n" + text.replace("\n", "\n\n"),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", SOLVED)
def test_usual_layouts_are_read_by_the_compiled_solver_itself(name: str, layout: str) -> None:
    texts = list(map(LAYOUTS[layout], shipped(name)))
    parts: list[Part] = [("input", 0, text) for text in texts]
    results = answer_chunk(problem_entry(name), parts, lenient=False, compiled=True)
    assert results == [one_by_one(name, text) for text in texts]
