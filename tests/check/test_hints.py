from __future__ import annotations

import pytest

from noripan.check import hints, words
from noripan.check.running import Finished, Stopped
from noripan.check.trials import Trial
from noripan.check.verdicts import verdict
from noripan.core.value import replace
from noripan.problems.problem import Limits
from tests.check.builders import finished


def trial(run: Finished, expected: str = "213\n", text: str = "1\n") -> Trial:
    return Trial(text, expected, run, verdict(run, expected))


@pytest.mark.parametrize(
    ("runs", "hint"),
    [
        ([finished("7\n", reads=False)] * 2, hints.READS_NOTHING),
        ([finished(code=1, errors="Errno 2: '/home/kim/a.txt'", reads=False)],
         hints.reads_a_file("/home/kim/a.txt")),
        ([finished(code=1, errors="FileNotFoundException: C:\\kim\\a.txt (x)", reads=False)],
         hints.reads_a_file("C:\\kim\\a.txt")),
        ([replace(finished(""), left=("out.txt", "x"))], hints.writes_a_file("out.txt")),
        ([finished(code=1, errors="... java.lang.ClassNotFoundException: Main\n")],
         hints.finds_no_class("Main")),
        ([finished(code=1, errors="ModuleNotFoundError: No module named 'numpy'")],
         hints.lacks_a_module("numpy")),
        ([finished(code=1, errors="SyntaxError: Non-UTF-8 code starting with '\\xb0'")],
         hints.NOT_IN_UTF_8),
        ([finished("213\n", code=4)], hints.ends_with(4)),
        ([finished("213", code=-11)], hints.CRASHES_AFTERWARDS),
        ([finished("Enter the throws: 213\n")], hints.PROMPTS),
        ([finished("score = 213")], hints.PROMPTS),
        ([finished("debug 1 2\n213\n")], hints.PRINTS_MORE),
        ([finished("213\nbye\n")], hints.PRINTS_MORE),
        ([finished("")], hints.PRINTS_NOTHING),
        ([finished(code=1, errors="EOFError: EOF when reading a line")],
         hints.READS_PAST_THE_END),
        ([replace(finished(), stopped=Stopped.TLE, only_waited=True)], hints.WAITS),
    ],
)  # fmt: skip
def test_a_programs_manners_get_a_helpful_word(runs: list[Finished], hint: object) -> None:
    assert hints.hints(map(trial, runs)) == (hint,)


@pytest.mark.parametrize("stopped", Stopped)
def test_a_program_that_was_stopped_at_work_might_have_read_later(stopped: Stopped) -> None:
    run = replace(finished(reads=False), stopped=stopped)
    assert hints.hints([trial(run)]) == ()
    waiting = replace(run, only_waited=True)
    assert hints.READS_NOTHING in hints.hints([trial(waiting)])


@pytest.mark.parametrize(
    "run",
    [finished("212\n"), finished("1213\n"), finished("-213\n"), finished("213\n", reads=False)],
)
def test_a_plain_wrong_answer_gets_no_word(run: Finished) -> None:
    assert hints.hints([trial(run)]) == ()


def test_one_answer_that_lacks_the_right_one_means_that_it_isnt_just_chatter() -> None:
    runs = [trial(finished("debug\n213\n")), trial(finished("debug\n7\n"))]
    assert hints.hints(runs) == ()


def test_a_program_that_answers_the_same_without_reading_may_have_read_elsewhere() -> None:
    runs = [trial(finished("7\n", reads=False)), trial(finished("8\n", reads=False))]
    assert hints.hints(runs) == ()


@pytest.mark.parametrize(
    ("seconds", "clock", "waited", "told"),
    [
        (1.02, 1.1, False, "computed for 1.02 s; {}"),
        (0.01, 2.01, True,
         "stopped after 2.01 s by the clock, in which it computed for 0.01 s; {}"),
        (0.9, 20.0, False,
         "stopped after 20.00 s by the clock, in which it computed for 0.90 s; {}"),
    ],
)  # fmt: skip
def test_what_is_said_of_a_time_limit_fits_the_clock_that_stopped_the_program(
    seconds: float, clock: float, waited: bool, told: str
) -> None:
    stopped = {"stopped": Stopped.TLE, "only_waited": waited}
    run = trial(replace(finished(), seconds=seconds, clock=clock, **stopped))
    assert str(words.ending(run, Limits(1.0, 256))) == told.format("the limit is 1 s")
    assert (hints.WAITS in hints.hints([run])) == waited


def test_a_program_that_crashes_before_it_reads_is_not_said_never_to_read() -> None:
    crash = finished(code=1, errors="IndentationError: unexpected indent", reads=False)
    assert hints.hints([trial(crash)]) == ()
