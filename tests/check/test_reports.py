"""What reports say and show, in text, HTML and JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console

from noripan.check import matching, words
from noripan.check.as_html import as_html
from noripan.check.as_json import as_data
from noripan.check.as_text import as_text
from noripan.check.building import Program
from noripan.check.checking import Check, Report, Settings
from noripan.check.matching import Match, agrees, match, nearest, shown_alone
from noripan.check.parting import parting
from noripan.check.reference import ProblemReference
from noripan.check.running import Finished, Stopped
from noripan.check.searching import Batch, drawn
from noripan.check.trials import Budget, Trials
from noripan.check.verdicts import Verdict
from noripan.core.text import Language
from noripan.core.value import replace
from noripan.draw.text import Ink
from noripan.games import problem, problem_entry
from noripan.games.othello.events import Passed
from noripan.problems.differing import differences
from noripan.problems.misreading import Misreading, combine
from tests.check.builders import LIMITS, NO_PROGRAM, StandIn, finished

THROWS = "5 5 2 5 5 5 5 5 2 2\n"
SEVEN_DISCS = "1 1 1\n1 2 1\n1 3 1\n2 1 1\n2 2 1\n2 3 1\n3 1 3\n"
TWO_ROWS = "4 7\n" + "0 0 0 0\n" * 4 + SEVEN_DISCS


def known(name: str, wanted: str) -> Misreading:
    return next(one for one in problem_entry(name).misreadings if one.name == wanted)


def replayed(
    name: str, text: str, answer: Callable[[str], str | Finished], program: Program = NO_PROGRAM
) -> Report:
    checking = Check(ProblemReference(problem(name)), program, StandIn(answer), Settings())
    return checking.replay(text, "x.in")


def in_text(report: Report, language: Language = Language.ENGLISH) -> str:
    out = StringIO()
    Console(file=out, width=200, soft_wrap=True).print(as_text(report, language, Ink.PLAIN))
    return out.getvalue()


def all_forms(report: Report) -> list[str]:
    data = json.dumps(as_data(report), ensure_ascii=False)
    return [in_text(report), as_html(report, Language.ENGLISH), data]


def test_an_answer_of_one_number_is_compared_as_a_number() -> None:
    report = replayed("dice-yut", THROWS, lambda _text: "38\n")
    for form in all_forms(report):
        assert "expected 200, found 38" in form
        assert "column" not in form.replace('"column"', "")
    assert report.finding is not None
    assert report.finding.explanation.cells == ()


@pytest.mark.parametrize(
    ("output", "told"),
    [
        ("many", ["expected 200, found 'many'"]),
        ("200\ndone", ["the output has 2 lines, the answer 1 line"]),
        ("plan\n200", ["the output has 2 lines, the answer 1 line",
                       "line 1: expected 200, found 'plan'"]),
        ("", ["expected 200, found ''"]),
    ],
)  # fmt: skip
def test_an_output_of_another_form_is_told_so(output: str, told: list[str]) -> None:
    assert [str(one.text) for one in differences("200", output)] == told


@pytest.mark.parametrize(
    ("silence", "told"),
    [
        (finished(code=1, errors="IndexError: beyond"), "RTE, ended with exit code 1"),
        (replace(finished(errors="IndexError: beyond"), stopped=Stopped.TLE, only_waited=True),
         "TLE, stopped after"),
    ],
)  # fmt: skip
def test_a_program_that_is_wrong_here_and_gives_no_answer_there_is_told_both(
    silence: Finished, told: str
) -> None:
    rare = problem_entry("dice-yut").sharp_inputs[-1].text

    def answer(text: str) -> str | Finished:
        return silence if text == rare else "1\n"

    asked = Settings(runs=30, seconds=60)
    report = Check(ProblemReference(problem("dice-yut")), NO_PROGRAM, StandIn(answer), asked).run()
    assert report.finding is not None
    assert report.finding.trial.verdict is Verdict.WA
    assert [(one.count, one.example.text) for one in report.silences] == [(1, rare)]
    for form in all_forms(report):
        assert f"1 of {report.inputs} inputs: {told}" in form
        assert "IndexError: beyond" in form
        assert rare.strip() in form


def test_what_gave_no_answer_is_not_told_twice() -> None:
    report = replayed("dice-yut", THROWS, lambda _text: finished(code=1))
    assert report.silences == ()


def test_long_lists_are_cut_and_counted() -> None:
    texts = tuple(one.text for one in differences("\n".join("abcdefghij"), "\n".join("klmnopqrst")))
    shown = words.counted(texts)
    assert len(texts) == 10
    assert str(shown[-1]) == "and 4 more"


def test_a_program_goes_by_the_name_of_its_file() -> None:
    program = Program("python3 /home/kim/homework/mine.py", ("x",), LIMITS)
    report = replayed("dice-yut", THROWS, lambda _text: "38\n", program)
    for form in all_forms(report)[:2]:
        assert "python3 mine.py" in form
        assert "/home" not in form


def test_inputs_without_an_answer_are_counted() -> None:
    def answer(text: str) -> Finished:
        crashes = text.startswith("5")
        return finished("1", code=int(crashes))

    checking = Check(
        ProblemReference(problem("dice-yut")), NO_PROGRAM, StandIn(answer), Settings(seconds=1)
    )
    report = checking.run()
    assert report.unanswered > 0
    assert f"{report.unanswered} of them not answered" in in_text(report)


def test_rules_that_were_tried_have_names_for_people_and_names_for_programs() -> None:
    report = replayed("dice-yut", THROWS, lambda _text: "38\n")
    assert "arrival at the goal" in in_text(report)
    assert "도착" in in_text(report, Language.KOREAN)
    assert "Arrived" not in in_text(report)
    assert "Arrived" in report.events
    assert as_data(report)["events"] == list(report.events)


@pytest.mark.parametrize(
    ("name", "mistake", "right", "wrong"),
    [
        (
            "new-game",
            "white-turns-over",
            "carrying 2, 1; from the bottom up there are now 3, 2, 1",
            "there are now 2, 1, 3",
        ),
        ("new-game-2", "edge-stops", "it turns round, now", "turn 1"),
        ("new-game", "exactly-four-end", "turn 1, and no further", "turn 2"),
        ("dice-yut", "goal-is-taken", "to the goal", "can't be made: A can't go to the goal"),
        ("dice-yut", "square-40-is-apart", "can't be made: A can't go to 40", "to 40"),
        ("dice-yut", "square-40-is-apart", "By the rules, the plan", "the plan"),
        ("dice-yut", "greedy", "the plan A A A B", "the plan A A A A"),
        ("omok", "overline-wins", "six or more don't count", "black wins: 6 black stones"),
        ("othello", "edge-closes", "turns over", "turns over"),
        ("othello", "board-is-not-cleared", "case 2, start", "case 2, start"),
        ("yut-nori", "passing-apbat-turns-off", "goes straight on to", "to 앞모도"),
    ],
)
def test_a_report_shows_where_a_misreading_leaves_the_rules(
    name: str, mistake: str, right: str, wrong: str
) -> None:
    reference = ProblemReference(problem(name))
    reference.misreadings = (known(name, mistake),)
    sharp = {one.name: one.text for one in problem_entry(name).sharp_inputs}
    text = TWO_ROWS if mistake == "white-turns-over" else sharp[mistake]
    answers = StandIn(reference.misreadings[0].answer)
    report = Check(reference, NO_PROGRAM, answers, Settings()).replay(text, "x.in")
    assert report.finding is not None
    assert report.finding.parted is not None
    before, after = in_text(report).split("With that mistake", 1)
    assert right in before
    assert wrong in after
    assert json.dumps(as_data(report))
    assert "With that mistake" in as_html(report, Language.ENGLISH)


def test_misreadings_that_nothing_tells_apart_are_said_to_be_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(matching, "_INPUTS_TO_TELL_APART", 10)
    monkeypatch.setattr(matching, "_INPUTS_AROUND", 20)
    reference = ProblemReference(problem("dice-yut"))
    misread = known("dice-yut", "greedy")
    twin = Misreading("twin", misread.title, misread.rule, misread.problem)
    reference.misreadings = (misread, twin)
    trials = Trials(reference, NO_PROGRAM, StandIn(misread.answer), Budget(60))
    for _trial in trials.run_all(sharp.text for sharp in reference.sharp):
        pass
    found = match(trials, trials.failures[0], seed=1)
    assert found.misreadings == (misread, twin)
    assert "Nothing that was tried tells these apart." in words.as_if(found)[0].en


def test_any_of_the_wins_that_a_misreading_sees_may_be_reported() -> None:
    board = ["1 1 1 1 1 1" + " 0" * 13, *["0" * 19] * 17, "2 2 2 2 2 2 2" + " 0" * 12]
    text = "".join(" ".join(line.replace(" ", "")) + "\n" for line in board)
    misread = known("omok", "overline-wins")
    assert misread.answers(text) == {"1\n1 1\n", "2\n19 1\n"}
    assert problem("omok").answers(text) == {"0\n"}


def tried(answer: Callable[[str], str]) -> Trials:
    """Runs on all sharp inputs of New Game, and on some others."""
    reference = ProblemReference(problem("new-game"))
    trials = Trials(reference, NO_PROGRAM, StandIn(answer), Budget(60))
    for _trial in trials.run_all(reference.sharp_texts):
        pass
    for _trial in trials.run_all(drawn(reference, Batch(1, 10), trials.budget)):
        pass
    return trials


def test_agreement_on_an_answer_that_many_misreadings_give_names_none() -> None:
    right = problem("new-game")

    def answer(text: str) -> str:
        return "-1" if len(text) % 3 else f"{int(right.answer(text)) + 400}"

    trials = tried(answer)
    common = [trial for trial in trials.failures if trial.finished.output == "-1"]
    known_ones = trials.reference.misreadings
    assert max(sum(agrees(one, trial) for trial in common) for one in known_ones) > 1
    assert all(nearest(trials, trial).misreadings == () for trial in common[:1])


def test_what_explains_most_of_the_telling_failures_is_named_as_nearest() -> None:
    right, misread = problem("new-game"), known("new-game", "up-and-down-swapped")

    def answer(text: str) -> str:
        wrong = misread.answer(text)
        return "77" if len(text) % 7 == 0 and wrong != right.answer(text) else wrong

    trials = tried(answer)
    own = next(trial for trial in trials.failures if trial.finished.output != "77")
    found = nearest(trials, own)
    assert found.misreadings == (misread,)
    assert found.failures / 2 < found.alike < found.failures


def test_where_nothing_fits_no_mistake_is_shown() -> None:
    def answer(text: str) -> str:
        return f"{len(text)}77"

    reference = ProblemReference(problem("new-game"))
    settings = Settings(runs=60, seconds=60)
    report = Check(reference, NO_PROGRAM, StandIn(answer), settings).run()
    assert report.finding is not None
    assert report.finding.match is not None
    assert report.finding.match.misreadings == ()
    assert report.finding.parted is None
    assert "With that mistake" not in in_text(report)
    assert "By the rules" in in_text(report)


def test_a_turn_has_one_number_on_both_sides_though_one_passes() -> None:
    othello = problem("othello")
    passing = [one.text for one in problem_entry("othello").sharp_inputs if passes(one.text)]
    assert passing
    for text in passing:
        for misread in problem_entry("othello").misreadings:
            parted = parting(othello, (misread,), text)
            frames = (*parted.right.frames, *parted.wrong.frames) if parted else ()
            numbers = {(frame.place, frame.turn) for frame in frames if frame.place}
            assert len(numbers) == len({place for place, _number in numbers})


def passes(text: str) -> bool:
    records = problem("othello").watch(text)
    steps = (step for record in records for step in record.steps)
    return any(isinstance(event, Passed) for step in steps for event in step.events)


def test_of_two_mistakes_that_which_alone_shows_in_the_input_is_named() -> None:
    one, other = known("yut-nori", "nothing-is-captured"), known("yut-nori", "out-on-nalbat")
    both = combine(one, other)
    assert both is not None
    reference = ProblemReference(problem("yut-nori"))
    trials = Trials(reference, NO_PROGRAM, StandIn(both.answer), Budget(60))
    sharp = {one.name: one.text for one in problem_entry("yut-nori").sharp_inputs}
    for part in (one, other):
        trial = trials.run(sharp[part.name])
        assert shown_alone(Match((both,), 1), trial) == part
        assert shown_alone(Match((part,), 1), trial) is None
        assert shown_alone(None, trial) is None


def test_both_titles_of_a_pair_make_one_sentence() -> None:
    both = combine(known("new-game", "white-turns-over"), known("new-game", "edge-stops"))
    assert both is not None
    assert both.title.ko == "흰색에서 순서를 뒤집고 판 끝에서 그대로 멈춘다"
    said = words.as_if(Match((both, known("new-game", "edge-wraps")), 3))[0]
    assert "그대로 멈추거나 판 끝을 넘어 반대쪽 끝으로 나온다." in said.ko


def test_where_the_program_comes_to_no_answer_the_rules_are_not_retold() -> None:
    report = replayed("dice-yut", THROWS, lambda _text: finished("", code=1))
    for language, head in ((Language.ENGLISH, "By the rules"), (Language.KOREAN, "규칙대로")):
        assert head not in in_text(report, language)
        assert head not in as_html(report, language)


def omok_checked(runs: int) -> Report:
    omok = problem("omok")
    asked = Settings(runs=runs, seconds=300)
    return Check(ProblemReference(omok), NO_PROGRAM, StandIn(omok.answer), asked).run()


def test_a_report_on_a_right_program_has_the_table_of_what_was_covered() -> None:
    coverage = problem_entry("omok").coverage
    assert coverage is not None
    report = omok_checked(len(coverage.inputs()) + 40)
    spots = len(coverage.spots())
    assert f"{spots} of {spots} tried" in in_text(report)
    assert f"{spots}가지 가운데 {spots}가지 시험" in in_text(report, Language.KOREAN)
    for form in (in_text(report), as_html(report, Language.ENGLISH)):
        assert "what stands at the ends of five" in form
        assert "68 of 68" in form
    assert "오목 양 끝에 있는 것" in as_html(report, Language.KOREAN)
    data = as_data(report)["coverage"]
    assert isinstance(data, dict)
    assert data["covered"] == data["of"] == spots
    assert [rule["missing"] for rule in data["rules"]] == [[]] * len(data["rules"])


def test_what_was_not_covered_is_told_rule_by_rule() -> None:
    report = omok_checked(3)
    assert report.tally is not None
    assert report.tally.covered < report.tally.spots
    row = report.tally.rows[0]
    assert f"{row.covered} of {row.spots}" in in_text(report)
    for language in Language:
        told = words.not_tried(row).to(language)
        assert row.missing[0].text.to(language) in told
        assert str(len(row.missing) - 2) in told
        assert told in as_html(report, language)
    assert json.dumps(as_data(report), ensure_ascii=False).count(row.missing[-1].text.ko) == 1


def test_where_one_input_was_replayed_nothing_is_said_of_what_was_covered() -> None:
    text = problem_entry("omok").sharp_inputs[0].text
    report = replayed("omok", text, problem("omok").answer)
    assert report.tally is None
    assert as_data(report)["coverage"] is None
    assert "Places where" not in in_text(report)


@pytest.mark.parametrize(
    ("name", "mistake", "slips"),
    [("dice-yut", "arrived-piece-moves", True), ("new-game", "cap-at-1001", True),
     ("omok", "topmost-is-named", True), ("omok", "no-rows", False)],
)  # fmt: skip
def test_what_weak_data_is_known_to_accept_is_said(name: str, mistake: str, slips: bool) -> None:
    found = Match((known(name, mistake),), 20)
    said, _rule = words.as_if(found)
    assert ("weak test data may accept it" in said.en) == slips
    assert ("채점 데이터가 약하면" in said.ko) == slips


def test_one_or_two_wrong_answers_are_no_reason_to_guess() -> None:
    right, misread = problem("new-game"), known("new-game", "up-and-down-swapped")
    wrong = [text for text in tried(misread.answer).failures if text.answered][:2]
    strange = {trial.text for trial in wrong}

    def answer(text: str) -> str:
        return misread.answer(text) if text in strange else right.answer(text)

    trials = tried(answer)
    first = next(trial for trial in trials.failures)
    assert len(trials.failures) <= 2
    assert nearest(trials, first).misreadings == ()
