"""The contract of `problems.problem`, held against every judge problem."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from noripan.core.errors import FormatError, InputError, UnknownProblem
from noripan.core.text import Language
from noripan.games import problem
from noripan.games.entry import ProblemEntry
from noripan.problems.faults import Faults
from tests.conformance.entries import PROBLEMS, every_problem
from tests.shared import CASES, shared_case

if TYPE_CHECKING:
    from noripan.problems.problem import AnyProblem

some_edits = settings(max_examples=40)


def cases(entry: ProblemEntry) -> list[Path]:
    return sorted((CASES / entry.name).glob("*.in"))


every_case = pytest.mark.parametrize(
    ("entry", "given_file"),
    [
        pytest.param(entry, path, id=f"{entry.name}/{path.stem}")
        for entry in PROBLEMS
        for path in cases(entry)
    ],
)


@every_problem
def test_a_problem_has_inputs_with_answers(entry: ProblemEntry) -> None:
    assert cases(entry)


@every_case
def test_shipped_inputs_have_their_answers(entry: ProblemEntry, given_file: Path) -> None:
    answer = entry.problem.answer(given_file.read_text())
    expected = given_file.with_suffix(".ans").read_text()
    assert [line.rstrip() for line in answer.splitlines()] == [
        line.rstrip() for line in expected.rstrip().splitlines()
    ]


@pytest.mark.parametrize(
    "alias",
    [alias for entry in PROBLEMS for alias in entry.aliases if alias != "boj-2615"],
)
def test_inputs_of_the_shared_collection_have_their_answers(alias: str) -> None:
    inputs = sorted(shared_case(alias).glob("*.in"))
    assert inputs
    for path in inputs:
        expected = path.with_suffix(".ans").read_text()
        assert problem(alias).answer(path.read_text()).split() == expected.split()


@every_problem
def test_a_problem_is_found_by_its_names_however_they_are_written(entry: ProblemEntry) -> None:
    for known in (entry.name, *entry.aliases):
        number = known.rpartition("-")[2] if known != entry.name else known
        for written in (known.upper(), known.replace("-", ""), known.replace("-", " "), number):
            assert problem(written) is entry.problem


LAYOUTS: dict[str, Callable[[str], str]] = {
    "Windows line ends": lambda text: text.replace("\n", "\r\n"),
    "old Mac line ends": lambda text: text.replace("\n", "\r"),
    "byte order mark": lambda text: "\ufeff" + text,
    "spaces at line ends": lambda text: text.replace("\n", "  \t\n"),
    "blank lines": lambda text: "\n\n" + text.replace("\n", "\n\n") + "\n \n",
    "no newline at the end": lambda text: text.rstrip(),
    "everything on one line": lambda text: " ".join(text.split()),
    "one word a line": lambda text: "\n".join(text.split()),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@every_problem
def test_the_layout_of_an_input_makes_no_difference(entry: ProblemEntry, layout: str) -> None:
    for path in cases(entry)[:4]:
        text = path.read_text()
        assert entry.problem.answer(LAYOUTS[layout](text)) == entry.problem.answer(text)


def answer_or_error(problem: AnyProblem, text: str, *, lenient: bool) -> str | InputError:
    """What the problem makes of a text; any other exception fails the test."""
    try:
        return problem.answer(text, faults=Faults(lenient=lenient))
    except InputError as error:
        return error


def stands_in(error: InputError, text: str) -> bool:
    """Whether the error's place is in the text, or right after it."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    line, column = error.place.line, error.place.column
    return 1 <= line <= len(lines) and 1 <= column <= len(lines[line - 1]) + 2


@every_problem
@some_edits
@given(data=st.data(), lenient=st.booleans())
def test_a_broken_input_is_answered_or_refused_with_a_place_in_it(
    entry: ProblemEntry, lenient: bool, data: st.DataObject
) -> None:
    text = data.draw(st.sampled_from(cases(entry))).read_text()
    start, end = sorted(data.draw(st.integers(0, len(text))) for _ in range(2))
    noise = st.one_of(st.just(""), st.text(max_size=5), st.sampled_from(["-1", "0", "99", " 1 "]))
    broken = text[:start] + data.draw(noise) + text[data.draw(st.sampled_from([start, end])) :]
    result = answer_or_error(entry.problem, broken, lenient=lenient)
    if isinstance(result, InputError):
        assert stands_in(result, broken)
        assert all(result.to(language) for language in Language)
    else:
        assert result


@every_problem
@some_edits
@given(text=st.text(), lenient=st.booleans())
def test_any_text_at_all_is_answered_or_refused(
    entry: ProblemEntry, lenient: bool, text: str
) -> None:
    assert str(answer_or_error(entry.problem, text, lenient=lenient))


@every_problem
def test_an_empty_input_is_refused_at_its_start(entry: ProblemEntry) -> None:
    with pytest.raises(FormatError) as caught:
        entry.problem.answer("", file="empty.in")
    assert str(caught.value).startswith("empty.in:1:1: expected ")
    assert caught.value.to(Language.KOREAN).startswith("empty.in:1:1: ")


@every_problem
def test_something_after_the_end_is_refused_unless_lenient(entry: ProblemEntry) -> None:
    text = cases(entry)[0].read_text()
    with pytest.raises(FormatError, match="the end of the input"):
        entry.problem.answer(text + "\n0 0 0\n")


@every_case
def test_a_lenient_reading_changes_no_right_answer(entry: ProblemEntry, given_file: Path) -> None:
    text = given_file.read_text()
    faults = Faults(lenient=True)
    assert entry.problem.answer(text, faults=faults) == entry.problem.answer(text)
    assert not faults.forgiven


@every_case
def test_a_trace_tells_every_step(entry: ProblemEntry, given_file: Path) -> None:
    records = entry.problem.watch(given_file.read_text())
    assert records
    for record in records:
        assert record.start.scene().spots
        for step, _number in zip(record.steps, range(30), strict=False):
            assert step.events
            assert step.state.scene(step.events).spots


@every_problem
def test_a_problem_says_all_about_itself_in_both_languages(entry: ProblemEntry) -> None:
    about = entry.problem
    texts = [about.title, about.summary, about.input_form, about.output_form]
    texts += [subtask.promise for subtask in about.subtasks]
    for text in texts:
        assert text.en.isascii()
        assert any("가" <= letter <= "힣" for letter in text.ko)
    assert about.limits.seconds > 0
    assert about.name == entry.name


@every_problem
def test_a_problem_is_found_by_every_name_in_any_case(entry: ProblemEntry) -> None:
    for other in (*entry.aliases, entry.name.upper(), entry.name.replace("-", "_")):
        assert problem(other) is entry.problem


def test_an_unknown_name_is_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownProblem, match=r"yut-nori \(boj-15778\)"):
        problem("chess")
