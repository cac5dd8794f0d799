"""The command line as people type it, wrong words too."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from noripan.cli.main import main
from noripan.games import problem_names
from tests.shared import CASES

SAMPLE = CASES / "yut-nori" / "sample-2.in"
COMMAND = [sys.executable, "-m", "noripan"]


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> io.BytesIO:
    """What the standard input holds; write to it before running a command."""
    given = io.BytesIO()

    class Standard:
        buffer = given

        def isatty(self) -> bool:
            return False

    monkeypatch.setattr(sys, "stdin", Standard())
    return given


def run(*words: str) -> int:
    return main(list(words))


def test_problems_lists_every_problem_with_its_other_names(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("problems") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(problem_names())
    assert "boj-17825" in lines[1]


def test_problems_tells_all_about_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("problems", "boj-15778", "--lang", "ko") == 0
    shown = capsys.readouterr().out
    assert "윷놀이" in shown
    assert "31" in shown


def test_problems_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("problems", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert [each["name"] for each in data] == list(problem_names())


def test_judge_prints_exactly_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("judge", "yut-nori", str(SAMPLE)) == 0
    assert capsys.readouterr().out == SAMPLE.with_suffix(".ans").read_text()


def test_judge_reads_the_standard_input_alone_or_among_files(
    type_in: io.BytesIO, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    other = tmp_path / "other.in"
    other.write_text("5 5 5 5 5 5 5 5 5 5")
    type_in.write(b"1 2 3 4 1 2 3 4 1 2")
    type_in.seek(0)
    assert run("judge", "dice-yut", str(other), "-") == 0
    assert capsys.readouterr().out == "130\n190\n"
    type_in.seek(0)
    assert run("judge", "dice-yut") == 0
    assert capsys.readouterr().out == "190\n"


def test_a_bad_file_is_told_and_the_others_are_answered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.in", tmp_path / "bad.in"
    good.write_text("1 2 3 4 1 2 3 4 1 2")
    bad.write_text("1 2 3\n4 6")
    assert run("judge", "dice-yut", str(bad), str(tmp_path / "none"), str(good)) == 2
    shown = capsys.readouterr()
    assert shown.out == "190\n"
    first, second = shown.err.splitlines()
    assert first.startswith(f"noripan: {bad}:2:3: expected ")
    assert second == f"noripan: can't read {tmp_path / 'none'}: there is no such file"


def test_lenient_answers_anyway_and_says_what_it_passed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = tmp_path / "a.in"
    given.write_text("2 A FFFF")
    assert run("judge", "yut-nori", str(given)) == 2
    assert not capsys.readouterr().out
    assert run("judge", "yut-nori", "--lenient", str(given)) == 0
    shown = capsys.readouterr()
    assert "A." in shown.out
    assert shown.err.startswith(f"noripan: passed over: {given}:1:9: ")


def test_a_folder_is_answered_file_by_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "1.in").write_text("1 2 3 4 1 2 3 4 1 2")
    (tmp_path / "2.in").write_text("oops")
    assert run("judge", "dice-yut", str(tmp_path)) == 2
    assert (tmp_path / "1.out").read_text() == "190\n"
    assert not (tmp_path / "2.out").exists()
    shown = capsys.readouterr().err
    assert f"{tmp_path / '2.in'}:1:1: expected " in shown
    assert f"{tmp_path}: 1 of 2 inputs answered, 1 bad" in shown
    assert run("judge", "dice-yut", str(tmp_path), "--out", str(tmp_path / "out")) == 2
    assert (tmp_path / "out" / "1.out").read_text() == "190\n"


def test_trace_shows_the_turns_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("trace", "boj-15778", str(SAMPLE), "--from", "20", "--to", "21") == 0
    shown = capsys.readouterr().out
    assert "── turn 20: b BBBF (line 21)" in shown
    assert "turn 19" not in shown
    assert "\x1b" not in shown
    assert run("trace", "boj-15778", str(SAMPLE), "--turn", "21", "--color", "always") == 0
    assert "\x1b[" in capsys.readouterr().out


def test_a_whole_trace_ends_with_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    given = CASES / "new-game" / "sample-5.in"
    assert run("trace", "new-game", str(given)) == 0
    assert capsys.readouterr().out.endswith("── answer\n8\n")


def test_trace_for_machines_is_a_line_of_json_a_turn(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("trace", "yut-nori", str(SAMPLE), "--json") == 0
    *turns, answer = map(json.loads, capsys.readouterr().out.splitlines())
    assert [turn["turn"] for turn in turns] == list(range(22))
    assert turns[21]["move"] == "A FFFF"
    assert turns[21]["line"] == 22
    assert turns[21]["events"][0].keys() == {"rule", "en", "ko"}
    assert answer == {"answer": SAMPLE.with_suffix(".ans").read_text()}


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["judg"],
        ["judge"],
        ["judge", "chess"],
        ["judge", "yut-nori", "--bogus"],
        ["judge", "yut-nori", str(CASES / "yut-nori"), str(SAMPLE)],
        ["judge", "yut-nori", str(SAMPLE), "--out", "x"],
        ["judge", "yut-nori", ""],
        ["trace", "yut-nori", str(SAMPLE), "--turn", "22"],
        ["trace", "yut-nori", str(SAMPLE), "--turn", "-1"],
        ["trace", "yut-nori", str(SAMPLE), "--turn", "3", "--to", "4"],
        ["trace", "yut-nori", str(SAMPLE), "--from", "9", "--to", "4"],
        ["trace", "yut-nori", str(SAMPLE), "--case", "2"],
        ["trace", "yut-nori", str(CASES)],
        ["problems", "chess"],
    ],
)
@pytest.mark.parametrize("language", ["en", "ko"])
def test_wrong_words_are_told_in_one_message_with_exit_code_2(
    words: list[str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", {"en": "C", "ko": "ko_KR.UTF-8"}[language])
    assert run(*words) == 2
    shown = capsys.readouterr()
    assert not shown.out
    assert shown.err.startswith("noripan: ")
    said = shown.err.replace(str(CASES), "")
    assert any("가" <= letter <= "힣" for letter in said) == (language == "ko")


def test_the_language_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("judge", "chess", "--lang", "ko") == 2
    assert "문제" in capsys.readouterr().err
    assert run("judge", "--lang=ko", "--help") == 0
    assert "사용법" in capsys.readouterr().out


def test_help_and_version_come_from_the_real_program() -> None:
    for words, shown in ((["--help"], "judge"), (["--version"], "noripan ")):
        done = subprocess.run([*COMMAND, *words], capture_output=True, text=True, check=True)
        assert shown in done.stdout


def test_a_reader_who_leaves_early_causes_no_complaint() -> None:
    process = subprocess.Popen(
        [*COMMAND, "trace", "yut-nori", str(SAMPLE)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()


def test_korean_comes_out_even_where_the_terminal_cannot_show_it() -> None:
    done = subprocess.run(
        [*COMMAND, "problems", "--lang", "ko"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=True,
    )
    assert b"yut-nori" in done.stdout


def shell(line: str, **variables: Path) -> subprocess.CompletedProcess[str]:
    """Runs a line of shell in which `noripan` is the real program; paths come as variables."""
    values = {name: str(value) for name, value in variables.items()}
    return subprocess.run(
        ["bash", "-c", f'noripan() {{ "$python" -m noripan "$@"; }}; {line}'],
        env={**os.environ, "python": sys.executable, **values},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("command", ["judge", "trace"])
def test_a_closed_or_full_stream_is_no_traceback(command: str) -> None:
    given = CASES / "dice-yut" / "sample-1.in"
    closed = shell(f"noripan {command} dice-yut <&-")
    assert (closed.returncode, closed.stderr) == (2, "noripan: there is no standard input\n")
    silent = shell(f'noripan {command} dice-yut "$given" >&-', given=given)
    assert (silent.returncode, silent.stderr) == (0, "")
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    full = shell(f'noripan {command} dice-yut "$given" >/dev/full', given=given)
    assert full.returncode == 2
    assert full.stderr.startswith("noripan: can't write the output: ")


def test_the_language_may_stand_anywhere_and_the_last_one_counts(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("--lang", "en", "problems", "chess", "--lang=ko") == 2
    assert "문제" in capsys.readouterr().err
    assert run("--lang", "fr", "problems") == 2
    assert "'fr'" in capsys.readouterr().err


def test_options_are_not_shortened(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("judge", "yut-nori", "--leni", str(SAMPLE)) == 2
    assert "--leni" in capsys.readouterr().err


def test_help_in_korean_names_the_whole_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("trace", "--help", "--lang", "ko") == 0
    assert capsys.readouterr().out.startswith("사용법: noripan trace ")


def test_names_in_messages_move_no_cursor_and_break_no_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("judge", "yut-nori", "\x1b[31mred\nx.in") == 2
    shown = capsys.readouterr().err
    assert shown == "noripan: can't read \\x1b[31mred\\nx.in: there is no such file\n"


def test_two_folders_do_not_share_one_place_for_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "1.in").write_text("1 2 3 4 1 2 3 4 1 2")
    folders = [str(tmp_path / "a"), str(tmp_path / "b")]
    assert run("judge", "dice-yut", *folders, "--out", str(tmp_path / "out")) == 2
    assert not (tmp_path / "out").exists()
    capsys.readouterr()
    assert run("judge", "dice-yut", *folders) == 0


def test_an_answer_that_cannot_be_written_does_not_stop_the_rest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("1", "2"):
        (tmp_path / f"{name}.in").write_text("1 2 3 4 1 2 3 4 1 2")
    (tmp_path / "1.out").mkdir()
    assert run("judge", "dice-yut", str(tmp_path)) == 2
    assert (tmp_path / "2.out").read_text() == "190\n"
    assert "1 of 2 inputs answered, 1 bad" in capsys.readouterr().err


def test_a_turn_that_is_not_there_prints_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    given = CASES / "dice-yut" / "sample-1.in"
    assert run("trace", "dice-yut", str(given), "--turn", "11") == 2
    assert capsys.readouterr().out == ""
