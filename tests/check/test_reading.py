"""Programs that read a file in place of their standard input."""

from __future__ import annotations

from pathlib import Path

import pytest

from noripan.check import hints
from noripan.check.building import Program
from noripan.check.checking import Check, Report, Settings
from noripan.check.running import Pool
from noripan.core.value import replace
from tests.check.builders import Sums, python, written
from tests.check.test_languages import built
from tests.shared import shared_case

READS = {
    "a.py": """
import sys
sys.stdin = open("input.txt")
input()
print(sum(map(int, input().split())))
""",
    "no-error.py": """
try:
    numbers = open("my numbers.txt").read().split()[1:]
except OSError:
    numbers = []
print(sum(map(int, numbers)))
""",
    "no-ending.py": """
import sys
sys.stdin = open("case/sample")
input()
print(sum(map(int, input().split())))
""",
    "working-folder.py": "import os\nhere = os.getcwd() + '/src/boj/in.txt'\n"
    "print(sum(map(int, open(here).read().split()[1:])))",
    "up.py": "print(sum(map(int, open('../cases/1.in').read().split()[1:])))",
    "a.c": r"""
#include <stdio.h>
int main(void) {
    int n, x, sum = 0;
    freopen("sample_input.txt", "r", stdin);
    if (scanf("%d", &n) != 1) return 0;
    while (n-- > 0) { scanf("%d", &x); sum += x; }
    printf("%d\n", sum);
}
""",
    "windows.cpp": r"""
#include <fstream>
#include <iostream>
int main() {
    std::ifstream in("C:\\Users\\kim\\Desktop\\yut.txt");
    int n = 0, x, sum = 0;
    for (in >> n; n > 0; n--) { in >> x; sum += x; }
    std::cout << sum;
}
""",
    "Main.java": """
import java.io.*;
import java.util.Scanner;
public class Main {
    public static void main(String[] args) throws Exception {
        System.setIn(new FileInputStream("res/input_d3.txt"));
        Scanner in = new Scanner(System.in);
        int sum = 0;
        for (int n = in.nextInt(); n > 0; n--) sum += in.nextInt();
        System.out.println(sum);
    }
}
""",
    "a.js": """
const words = require("fs").readFileSync("./src/input.txt").toString().split(/\\s+/);
console.log(words.slice(1).map(Number).reduce((one, other) => one + other, 0));
""",
}
NAMES = {
    "a.py": "input.txt", "no-error.py": "my numbers.txt", "no-ending.py": "case/sample",
    "working-folder.py": "src/boj/in.txt", "up.py": "../cases/1.in", "a.c": "sample_input.txt",
    "windows.cpp": "C:\\Users\\kim\\Desktop\\yut.txt", "Main.java": "res/input_d3.txt",
    "a.js": "src/input.txt",
}  # fmt: skip


def checked(program: Program, runs: int = 20) -> Report:
    with Pool(2) as pool:
        return Check(Sums(), program, pool, Settings(runs=runs, seconds=300)).run()


@pytest.mark.parametrize("name", READS)
def test_a_program_that_reads_a_file_is_given_it_and_told_so(name: str, tmp_path: Path) -> None:
    report = checked(built([written(tmp_path / name, READS[name])], tmp_path))
    assert report.finding is None
    assert report.inputs == 19  # one was run in vain
    assert Path(report.program.file) == Path(NAMES[name])
    assert report.hints[0] == hints.reads_a_file(report.program.file)
    assert hints.WAS_GIVEN in report.hints


def test_a_built_program_of_unknown_source_that_reads_a_file_is_found_out(tmp_path: Path) -> None:
    source = READS["a.c"].replace("sample_input", "my_own")
    program = built([written(tmp_path / "a.c", source)], tmp_path)
    binary = replace(program, source=Path(program.words[0]).read_bytes().decode("utf-8", "replace"))
    assert "#include" not in binary.source
    assert checked(binary).program.file == "my_own.txt"


def test_what_is_wrong_beside_the_file_is_found_too() -> None:
    report = checked(python("print(sum(map(int, open('input.txt').read().split())))"), 100)
    assert report.program.file == "input.txt"
    assert report.finding is not None
    assert report.finding.trial.expected != report.finding.trial.finished.output != ""


READ_NO_FILE = [
    "# sys.stdin = open('input.txt')\nif True:\nprint(1)",
    "# open('input.txt')\nprint(7)",
    "import os; print(os.path.exists('input.txt'), os.listdir())",
    ("import os, sys; sys.stdin = open('input.txt') if os.path.exists('input.txt') else sys.stdin\n"
    "input(); print(1 + sum(map(int, input().split())))"),
    "import random; print(random.random()) # input.txt",
    "1 / 0",
]  # fmt: skip


@pytest.mark.parametrize("source", READ_NO_FILE)
def test_a_program_that_reads_no_file_is_not_said_to(source: str) -> None:
    report = checked(python(source))
    assert report.finding is not None
    assert report.program.file == ""
    assert not any("reads the file" in hint.en for hint in report.hints)


def test_the_word_for_a_file_in_a_comment_is_no_reason(tmp_path: Path) -> None:
    source = shared_case("check/hint_comment.py").read_text(encoding="utf-8")
    report = checked(built([written(tmp_path / "a.py", source)], tmp_path))
    assert report.finding is not None
    assert not any("reads the file" in hint.en for hint in report.hints)


def test_a_program_that_writes_its_answer_to_a_file_is_told_so() -> None:
    source = "input(); print(sum(map(int, input().split())), file=open('output.txt', 'w'))"
    assert checked(python(source)).hints == (hints.writes_a_file("output.txt"),)


def test_a_program_that_only_reads_and_never_prints_is_not_said_not_to_read() -> None:
    assert checked(python("open('/dev/stdin').read()")).hints == (hints.PRINTS_NOTHING,)
