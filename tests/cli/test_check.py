from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from noripan.cli.main import main
from noripan.games import problem_entry
from tests.check.builders import written
from tests.shared import CASES

RIGHT = "import sys; from noripan.games import problem\n"
RIGHT += "print(problem('yut-nori').answer(sys.stdin.read()), end='')\n"
ALWAYS_EMPTY = "print(open(0).read() and '.')\n"
NOISY = RIGHT + "print('debug')\n"


def run(*words: str) -> int:
    return main(list(words))


def program(tmp_path: Path, source: str) -> str:
    return written(tmp_path / "mine.py", source)


def test_a_counterexample_is_found_written_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "report.html"
    code = run("check", "boj-15778", "--out", str(tmp_path), "--html", str(page), "--seconds", "2",
               "--", "python3", program(tmp_path, ALWAYS_EMPTY))  # fmt: skip
    assert code == 1
    told = capsys.readouterr().out
    assert "WA: wrong answer" in told
    assert "turn 1" in told
    given = (tmp_path / "counterexample.in").read_text()
    assert given.split()[0] == "1"
    assert (tmp_path / "counterexample.ans").read_text().count("\n") == 32
    assert (tmp_path / "counterexample.out").read_text() == ".\n"
    html = page.read_text()
    assert html.startswith("<!doctype html>")
    assert "<mark>" in html
    assert "<svg" in html
    assert "http" not in html.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "src=" not in html


def test_json_says_the_same_and_the_counterexample_can_be_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["check", "yut-nori", "--json", "--out", str(tmp_path)]
    mine = ["--", program(tmp_path, ALWAYS_EMPTY)]
    assert run(*words, *mine) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["verdict"] == "WA"
    assert found["counterexample"]["first_wrong_turn"]["turn"] == 1
    assert run(*words, "--replay", str(tmp_path / "counterexample.in"), *mine) == 1
    again = json.loads(capsys.readouterr().out)
    assert again["counterexample"]["input"] == found["counterexample"]["input"]
    assert again["inputs"] == 1


def test_a_right_program_ends_with_0_and_says_what_was_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run("check", "yut-nori", "--subtask", "1", "--runs", "12", "--",
               sys.executable, program(tmp_path, RIGHT))  # fmt: skip
    assert code == 0
    told = capsys.readouterr().out
    assert "No counterexample in 12 inputs (all " in told
    assert "a new piece enters" in told


def test_a_program_that_was_tried_on_too_few_inputs_ends_with_3(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run("check", "yut-nori", "--runs", "2", "--",
               sys.executable, program(tmp_path, RIGHT))  # fmt: skip
    assert code == 3
    assert "Too few to say. No counterexample in 2 inputs" in capsys.readouterr().out


def test_a_program_that_prints_debug_lines_is_told_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sample = str(CASES / "yut-nori" / "sample-1.in")
    code = run("check", "yut-nori", "--lang", "ko", "--replay", sample, "--",
               sys.executable, program(tmp_path, NOISY))  # fmt: skip
    assert code == 1
    assert "디버깅용 출력을 빼세요" in capsys.readouterr().out


@pytest.mark.parametrize(
    "source",
    [
        r"print('\x1b[2J\x9b2J\x07')",
        r"import sys; sys.exit('\x1b[2J\x9b2J\x07')",
    ],
)
def test_what_a_program_prints_cannot_steer_the_terminal(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = written(tmp_path / "my.in", "1 1 1 1 1 1 1 1 1 1\n")
    assert run("check", "dice-yut", "--replay", given, "--", program(tmp_path, source)) == 1
    told = capsys.readouterr().out
    assert "[2J" in told
    assert not {"\x1b", "\x9b", "\x07"} & set(told)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["check", "yut-nori"], "name the program"),
        (["check", "--", "true"], "name a problem"),
        (["check", "chess", "--", "true"], "no problem is called"),
        (["check", "yut-nori", "--", "no-such-program-here"], "can't start no-such-program-here"),
        (["check", "yut-nori", "--subtask", "6", "--", "true"], "no subtask 6"),
        (["check", "yut-nori", "--seconds", "-1", "--", "true"], "expected a time"),
        (["check", "yut-nori", "--seconds", "0", "--", "true"], "more than 0"),
        (["check", "yut-nori", "--runs", "0", "--", "true"], "a whole number from 1"),
        (["check", "yut-nori", "--runs", "-3", "--", "true"], "a whole number from 1"),
        (["check", "yut-nori", "--replay", "missing.in", "--", "true"], "no such file"),
        (["check", "--against", "true", "--", "true"], "go together"),
        (["check", "--against", "", "--generator", "g.py", "--", "true"], "names no program"),
        (["check", "--against", "'a", "--generator", "g.py", "--", "true"], "No closing quotation"),
        (["generate", "othello", "--count", "0", "--out", "x"], "a whole number from 1"),
        (["check", "omok", "--out", "missing/folder", "--", "no-such-program"], "can't write"),
        (["check", "omok", "--html", "missing/x.html", "--", "no-such-program"], "can't write"),
        (["grade", "yut-nori"], "name the program"),
        (["check", "omok", "--time", "1e9", "--", "true"], "less than 1,000,000"),
        (["check", "omok", "--seconds", "inf", "--", "true"], "less than 1,000,000"),
        (["check", "omok", "--seed", "9" * 20, "--", "true"], "at most 18 digits, found one of 20"),
        (["grade", "yut-nori", "--set", "missing", "--", "true"], "there is no folder missing"),
        (["grade", "omok", "--set", "/dev", "--", "true"], "no file that ends in .in"),
        (["generate", "yut-nori", "--subtask", "9", "--out", "x"], "no subtask 9"),
    ],
)
def test_wrong_usage_is_one_sentence_and_exit_code_2(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    said = capsys.readouterr().err
    assert message in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("words", "precious"),
    [
        (["--html", "mine.py", "--", "mine.py"], "mine.py"),
        (["--html", "./mine.py", "--", "python3", "mine.py"], "mine.py"),
        (["--html", "case.in", "--replay", "case.in", "--", "mine.py"], "case.in"),
        (["--out", "sub/..", "--", "python3", "mine.py", "counterexample.in"],
         "counterexample.in"),
        (["--", "./counterexample.out"], "counterexample.out"),
    ],
)  # fmt: skip
def test_a_report_is_not_written_over_what_is_read(
    words: list[str], precious: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    Path("sub").mkdir()
    written(Path("mine.py"), ALWAYS_EMPTY)
    written(Path(precious), ALWAYS_EMPTY)
    assert run("check", "yut-nori", *words) == 2
    assert f"written over {precious}" in capsys.readouterr().err.replace("sub/../", "")
    assert Path(precious).read_text() == ALWAYS_EMPTY


@pytest.mark.parametrize("name", [".", "", "..", "/", "sub"])
def test_a_report_that_would_be_a_folder_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("sub").mkdir()
    assert run("check", "omok", "--html", name, "--", "no-such-program") == 2
    assert "it is a folder" in capsys.readouterr().err


def test_a_source_file_that_does_not_compile_is_told_with_the_compilers_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = written(tmp_path / "mine.c", "int main( { }")
    assert run("check", "yut-nori", "--", source) == 2
    assert "doesn't compile" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["yut-nori", "dice-yut"])
def test_misreadings_are_listed_with_an_input_for_each(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", name, "--misreadings", "--json") == 0
    listed = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in listed] == [one.name for one in problem_entry(name).misreadings]
    assert all(one["input"] for one in listed)


GENERATOR = r"""
from hypothesis import strategies as st

numbers = st.lists(st.integers(1, 9), min_size=1, max_size=5)
strategy = numbers.map(lambda drawn: f"{len(drawn)}\n{' '.join(map(str, drawn))}\n")

def read(text):
    count, *numbers = map(int, text.split())
    if not 1 <= count <= 5 or len(numbers) != count or not set(numbers) <= set(range(1, 10)):
        raise ValueError("not allowed")
"""
SUM = "n, *numbers = map(int, open(0).read().split())\n"


def test_two_programs_are_compared_where_noripan_does_not_know_the_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right = written(tmp_path / "right.py", SUM + "print(sum(numbers))\n")
    wrong = written(tmp_path / "wrong.py", SUM + "print(sum(numbers[:2]))\n")
    generator = written(tmp_path / "generator.py", GENERATOR)
    words = ["check", "--against", right, "--generator", generator, "--out", str(tmp_path),
             "--json", "--", wrong]  # fmt: skip
    assert run(*words) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["counterexample"]["input"] == "3\n1 1 1\n"
    assert found["counterexample"]["expected"] == "3\n"


@pytest.mark.parametrize("source", ["strategy = 1", "1/0", "def read(t): pass"])
def test_a_generator_file_that_cannot_be_used_is_told(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    generator = written(tmp_path / "generator.py", source)
    assert run("check", "--against", "true", "--generator", generator, "--", "true") == 2
    assert "generator file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("strategy", "read", "told"),
    [
        ("st.just(1)", "[][int(text)]", "`read` of the generator file {}: IndexError"),
        ("st.just(1)", "unknown", "`read` of the generator file {}: NameError"),
        ("st.integers(0, 9).map(lambda n: 1 // (n - 3))", "text",
         "`strategy` of the generator file {}: ZeroDivisionError"),
        ("st.integers(5, 1)", "text", "`strategy` of the generator file {}: InvalidArgument"),
        ("st.nothing()", "text", "no input can be drawn"),
        ("st.just(1).filter(lambda n: n > 1)", "text", "no input can be drawn"),
    ],
)  # fmt: skip
def test_a_fault_of_the_generator_file_is_told_as_its_own(
    strategy: str, read: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = "from hypothesis import strategies as st\n"
    source += f"strategy = {strategy}\ndef read(text): return {read}\n"
    generator = written(tmp_path / "generator.py", source)
    words = ["--against", "cat", "--generator", generator, "--out", str(tmp_path)]
    assert run("check", *words, "--runs", "50", "--", "cat") == 2
    said = capsys.readouterr().err
    assert told.format(f"{generator} fails") in said
    assert "on the input\n1" in said or "`read`" not in told


def test_a_generated_set_grades_programs_and_a_class(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # A source file is run by the Python on the path; the right one needs Noripan there.
    here = str(Path(sys.executable).parent)
    monkeypatch.setenv("PATH", os.pathsep.join((here, os.environ["PATH"])))
    tests = tmp_path / "tests"
    assert run("generate", "yut-nori", "--count", "3", "--out", str(tests)) == 0
    assert len(list(tests.rglob("*.in"))) == len(list(tests.rglob("*.ans"))) == 15
    students = tmp_path / "class"
    students.mkdir()
    written(students / "ada.py", RIGHT)
    written(students / "bob.py", ALWAYS_EMPTY)
    written(students / "eve.c", "int main( {")
    (students / "notes.txt").write_text("no program")
    words = ["grade", "yut-nori", "--set", str(tests)]
    assert run(*words, "--line", "--", str(students)) == 1
    assert capsys.readouterr().out.splitlines() == [
        "yut-nori ada.py AC 100/100",
        "yut-nori bob.py WA 0/100",
        "yut-nori eve.c CE 0/100",
    ]
    assert run(*words, "--json", "--", sys.executable, str(students / "ada.py")) == 0
    (grade,) = json.loads(capsys.readouterr().out)
    assert [one["points"] for one in grade["subtasks"]] == [31, 13, 10, 27, 19]


@pytest.mark.parametrize("name", ["yut-nori", "dice-yut"])
def test_a_problem_package_grades_programs_too(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    package = str(tmp_path / "package")
    assert run("generate", name, "--count", "3", "--format", "icpc", "--out", package) == 0
    words = ["grade", name, "--set", package, "--all", "--json"]
    assert run(*words, "--", program(tmp_path, ALWAYS_EMPTY)) == 1
    (grade,) = json.loads(capsys.readouterr().out)
    assert all(len(one["runs"]) == 3 for one in grade["subtasks"])


def test_grading_stops_a_subtask_at_its_first_failure_unless_told_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = program(tmp_path, ALWAYS_EMPTY)
    runs = []
    for more in ([], ["--all"]):
        assert run("grade", "dice-yut", "--json", *more, "--", mine) == 1
        (grade,) = json.loads(capsys.readouterr().out)
        runs.append(len(grade["subtasks"][0]["runs"]))
    assert runs[0] == 1 < runs[1]


@pytest.mark.parametrize(
    "words",
    [
        ["generate", "omok", "--count", "1", "--out", "made"],
        ["check", "yut-nori", "--runs", "60", "--", "true"],
    ],
    ids=lambda words: words[0],
)
def test_nothing_is_left_in_ones_folder_but_what_was_asked_for(
    words: list[str], tmp_path: Path
) -> None:
    here, cache = tmp_path / "here", tmp_path / "cache"
    here.mkdir()
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    del environment["HYPOTHESIS_STORAGE_DIRECTORY"]
    subprocess.run([sys.executable, "-m", "noripan", *words], cwd=here, env=environment,
                   capture_output=True, timeout=100, check=False)  # fmt: skip
    left = {path.name.removesuffix(path.suffix) for path in here.iterdir()}
    assert left == {"made" if words[0] == "generate" else "counterexample"}


@pytest.mark.parametrize("layout", ["plain", "icpc"])
@pytest.mark.parametrize("name", ["yut-nori", "new-game"])
def test_a_set_is_not_mixed_with_the_inputs_of_another(
    name: str, layout: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["generate", name, "--out", str(tmp_path), "--format", layout, "--count"]
    assert run(*words, "3") == 0
    before = sorted(tmp_path.rglob("*"))
    assert run(*words, "2", "--seed", "5") == 2
    assert "isn't of this set" in capsys.readouterr().err
    assert sorted(tmp_path.rglob("*")) == before
    assert run(*words, "3", "--seed", "5") == 0


def test_an_icpc_package_has_its_parts(tmp_path: Path) -> None:
    assert run("generate", "new-game", "--count", "2", "--format", "icpc",
               "--out", str(tmp_path)) == 0  # fmt: skip
    assert (tmp_path / "problem.yaml").read_text().startswith("problem_format_version: legacy\n")
    for folder in ("sample", "secret"):
        inputs = sorted(path.stem for path in (tmp_path / "data" / folder).glob("*.in"))
        answers = sorted(path.stem for path in (tmp_path / "data" / folder).glob("*.ans"))
        assert inputs == answers != []


def test_a_class_is_told_beside_its_table_what_is_wrong_beside_the_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path / "ada.py", "print(open('input.txt').read())")
    written(tmp_path / "bob.c", "#include <conio.h>\nint main() {}")
    written(tmp_path / "eve.c", "int main( {")
    assert run("grade", "dice-yut", "--", str(tmp_path)) == 1
    told = capsys.readouterr().out.splitlines()[-4:]
    assert told[0].startswith("ada.py: The program reads the file input.txt; ")
    assert told[1] == f"bob.c: {tmp_path / 'bob.c'} doesn't compile"
    assert told[2].startswith("bob.c: conio.h")
    assert told[3] == f"eve.c: {tmp_path / 'eve.c'} doesn't compile"


def test_grading_one_program_says_what_spoils_a_right_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = RIGHT.replace("yut-nori", "dice-yut") + "sys.exit(5)\n"
    mine = program(tmp_path, source)
    assert run("grade", "dice-yut", "--", sys.executable, mine) == 1
    assert "→ The answer is right, but the program ends with exit code 5" in capsys.readouterr().out


def test_a_program_that_reads_a_file_is_right_but_for_that(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = RIGHT.replace("sys.stdin.read()", "open('input.txt').read()")
    code = run("check", "yut-nori", "--subtask", "1", "--runs", "12", "--",
               sys.executable, program(tmp_path, source))  # fmt: skip
    assert code == 1
    told = capsys.readouterr().out
    assert "No counterexample in 11 inputs" in told
    assert "→ The program reads the file input.txt; " in told
