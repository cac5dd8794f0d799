from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

from noripan.check import checking
from noripan.check.as_html import as_html
from noripan.check.as_json import as_data
from noripan.check.checking import Check, Report, Settings
from noripan.check.explaining import Cell, differing_cells
from noripan.check.reference import ProblemReference, Reference
from noripan.check.verdicts import Verdict
from noripan.check.words import headline
from noripan.core.errors import InputError
from noripan.core.text import Language
from noripan.games import problem, problem_entry
from noripan.problems.misreading import Misreading, combine
from tests.check.builders import NO_PROGRAM, StandIn, Sums, finished

YUT = problem("yut-nori")
KNOWN = {one.name: one for one in problem_entry("yut-nori").misreadings}


def check(
    answer: StandIn, settings: Settings | None = None, reference: Reference | None = None
) -> Report:
    asked = settings or Settings(runs=400, seconds=120)
    return Check(reference or ProblemReference(YUT), NO_PROGRAM, answer, asked).run()


def mistaken(misreading: Misreading) -> StandIn:
    return StandIn(misreading.answer)


@pytest.mark.parametrize("name", ["passing-turns-off", "out-on-nalbat", "nothing-is-captured"])
def test_a_program_with_a_known_mistake_is_caught_and_told_which(name: str) -> None:
    report = check(mistaken(KNOWN[name]))
    assert report.finding is not None
    assert report.finding.match is not None
    assert name in [one.name for one in report.finding.match.misreadings]
    assert report.finding.match.alike > 30


def test_two_mistakes_at_once_are_told_as_a_pair() -> None:
    both = combine(KNOWN["nothing-is-captured"], KNOWN["out-on-nalbat"])
    assert both is not None
    report = check(mistaken(both))
    assert report.finding is not None
    assert report.finding.match is not None
    found = [set(one.name.split("+")) for one in report.finding.match.misreadings]
    assert set(both.name.split("+")) in found


@pytest.mark.slow
def test_a_mistake_that_nobody_knows_is_said_to_be_none_that_is_known() -> None:
    report = check(StandIn(lambda text: YUT.answer(text).replace("A", "x")))
    assert report.finding is not None
    assert report.finding.trial.text.split()[0] == "1"
    assert report.finding.match is not None
    assert report.finding.match.misreadings == ()


def test_a_right_program_passes_and_the_rules_that_were_tried_are_told() -> None:
    report = check(StandIn(YUT.answer), Settings(runs=45))
    assert report.finding is None
    assert report.inputs == 45
    assert {"Captured", "Stacked", "TookShortcut", "WentOut"} <= set(report.events)


def test_the_first_wrong_turn_is_found_by_prefixes() -> None:
    def answer(text: str) -> str:
        return YUT.answer(text).replace("B", "C") if "B FFFF" in text else YUT.answer(text)

    text = "4\nA FBBB\nB FFFF\nA FBBB\na FBBB\n"
    reference = ProblemReference(YUT)
    report = Check(reference, NO_PROGRAM, StandIn(answer), Settings()).replay(text, "x.in")
    assert report.finding is not None
    turn = report.finding.explanation.turn
    assert turn is not None
    assert turn.number == 2
    assert turn.frames[-1].move == "B FFFF"
    assert [str(word) for word in report.finding.explanation.words] == [
        "B is to be drawn on 윷; your program doesn't draw it",
        "C isn't to be drawn; your program draws it on 윷",
    ]


def test_an_input_that_the_problem_forbids_is_not_replayed() -> None:
    checking = Check(ProblemReference(YUT), NO_PROGRAM, StandIn(YUT.answer), Settings())
    with pytest.raises(InputError, match=r"mine.in:1:1"):
        checking.replay("0\n", "mine.in")


def test_the_same_seed_finds_the_same() -> None:
    sums = Sums()

    def answer(text: str) -> str:
        return "0" if text.count("7") > 1 else sums.answer(text)

    settings = Settings(seed=5, runs=300)
    first, second = (check(StandIn(answer), settings, sums) for _ in range(2))
    assert first.finding is not None
    assert second.finding is not None
    assert first.finding.trial.text == second.finding.trial.text == "2\n7 7\n"
    assert first.finding.first.text == second.finding.first.text
    assert first.inputs == second.inputs


def test_another_seed_draws_other_inputs() -> None:
    tried = [StandIn(Sums().answer) for _ in range(2)]
    for seed, stand_in in enumerate(tried):
        check(stand_in, Settings(seed=seed, runs=40), Sums())
    assert tried[0].runs != tried[1].runs


def test_interrupting_keeps_what_was_found() -> None:
    stand_in = StandIn(lambda _text: "wrong")

    def answer(_text: str) -> str:
        if len(stand_in.runs) > 1:  # while the first input is made smaller
            raise KeyboardInterrupt
        return "wrong"

    stand_in.answer = answer
    report = check(stand_in, reference=Sums())
    assert report.interrupted
    assert report.finding is not None
    assert report.finding.trial.failed


def test_a_program_that_crashes_is_caught_without_a_reason_being_made_up() -> None:
    report = check(StandIn(lambda _text: finished(code=-11)), reference=Sums())
    assert report.finding is not None
    assert report.finding.trial.verdict is Verdict.RTE
    assert report.finding.match is not None
    assert report.finding.match.misreadings == ()


@pytest.mark.parametrize("subtask", range(1, 6))
def test_only_inputs_of_the_subtask_are_tried(subtask: int) -> None:
    reference = ProblemReference(YUT, subtask)
    stand_in = StandIn(YUT.answer)
    check(stand_in, Settings(runs=len(reference.sharp) + 10), reference)
    assert len(stand_in.runs) > len(reference.sharp)
    assert all(map(reference.allows, stand_in.runs))
    if subtask < 5:
        assert not any(letter in text for text in stand_in.runs for letter in "abcd")


def test_a_subtask_in_which_a_mistake_cannot_show_is_passed() -> None:
    stand_in = mistaken(KNOWN["nothing-is-captured"])
    assert check(stand_in, Settings(runs=40), ProblemReference(YUT, 4)).finding is None


def test_differing_cells_are_found_one_by_one() -> None:
    assert differing_cells("ab\nc\n", "ax\n") == (Cell(1, 2, "b", "x"), Cell(2, 1, "c", " "))
    assert differing_cells("ab  \n", "ab\n\n") == ()


class Clock:
    """Time that goes by only while a stand-in runs, and a little whenever somebody looks."""

    A_RUN, A_LOOK = 0.05, 0.0001

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.A_LOOK
        return self.now

    def slow(self, answer: Callable[[str], str]) -> StandIn:
        """Answers, and takes its time."""

        def sleepy(text: str) -> str:
            self.now += self.A_RUN
            return answer(text)

        return StandIn(sleepy)


def wrong_in_its_own_way(text: str) -> str:
    return YUT.answer(text).replace("A", "x")


@pytest.mark.parametrize("answer", [YUT.answer, wrong_in_its_own_way])
def test_the_search_and_the_work_after_it_keep_to_their_times(
    answer: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    seconds, after = 0.5, 2
    monkeypatch.setattr(checking, "SECONDS_AFTER", after)
    report = check(clock.slow(answer), Settings(seconds=seconds))
    assert (report.finding is None) == (answer == YUT.answer)
    assert seconds < report.seconds < seconds + after + clock.A_RUN + 0.1
    assert report.sharp is not None
    assert report.sharp < len(report.reference.sharp_texts)


def test_how_long_the_work_after_the_search_may_take_is_told_beforehand() -> None:
    told: list[str] = []
    pool = StandIn(wrong_in_its_own_way)
    asked = Settings(runs=400, seconds=120)
    reference = ProblemReference(YUT)
    Check(reference, NO_PROGRAM, pool, asked, lambda text: told.append(text.en)).run()
    assert told[0] == "trying inputs"
    assert told[1:]
    for line in told[1:]:
        left = re.fullmatch(r"found an input that breaks it; .* \(at most (\d+) s more\)", line)
        assert left is not None
        assert int(left[1]) <= checking.SECONDS_AFTER


@pytest.mark.parametrize(
    ("runs", "told"), [(5, "only 5 of {} sharp inputs"), (60, "all {} sharp inputs")]
)
def test_a_report_says_how_many_of_the_sharp_inputs_were_tried(runs: int, told: str) -> None:
    report = check(StandIn(YUT.answer), Settings(runs=runs))
    known = len(report.reference.sharp_texts)
    assert told.format(known) in headline(report).en
    assert as_data(report)["sharp"] == {"tried": min(runs, known), "of": known}
    assert told.format(known) in as_html(report, Language.ENGLISH)


def test_a_program_that_was_tried_on_too_few_inputs_is_not_called_right() -> None:
    sharp = len(dict.fromkeys(one.text for one in problem_entry("yut-nori").sharp_inputs))
    few, enough = (check(StandIn(YUT.answer), Settings(runs=runs)) for runs in (2, sharp + 1))
    assert few.is_too_few
    assert headline(few).en.startswith(
        f"Too few to say. No counterexample in 2 inputs (only 2 of {sharp} sharp inputs, "
    )
    assert as_data(few)["verdict"] is None
    assert not enough.is_too_few
    assert as_data(enough)["verdict"] == "AC"


def test_what_was_found_is_said_however_few_were_tried() -> None:
    report = check(StandIn(lambda _text: "wrong"), Settings(runs=1))
    assert not report.is_too_few
    assert as_data(report)["verdict"] == "WA"
