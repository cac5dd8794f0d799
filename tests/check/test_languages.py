"""Programs of every language as learners write them, wherever its tools are."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from noripan.check import languages
from noripan.check.building import Program, make_program
from noripan.check.checking import Check, Settings
from noripan.check.classes import programs_of_class
from noripan.check.complaints import advice
from noripan.check.hints import finds_no_class
from noripan.check.languages import LANGUAGES, known_suffixes, languages_of
from noripan.check.running import Pool
from noripan.check.sources import java_file, read_source
from noripan.core.errors import UsageError
from noripan.core.text import Language
from noripan.core.value import replace
from tests.check.builders import LIMITS, Sums, written
from tests.shared import TESTS

SUMS = {
    "sum.c": r"""
#include <stdio.h>
/* 합계 */
int main(void) {
    int n, x, sum = 0;
    scanf("%d", &n);
    while (n-- > 0) { scanf("%d", &x); sum += x; }
    printf("%d\n", sum);
}
""",
    "sum.cpp": r"""
#include <bits/stdc++.h>
using namespace std;
// 합계
int main() {
    int n, x, sum = 0;
    cin >> n;
    while (n--) cin >> x, sum += x;
    cout << sum << endl;
}
""",
    "sum.cs": """
using System;
using System.Linq;
// 합계
class Program {
    static void Main() {
        Console.ReadLine();
        Console.WriteLine(Console.ReadLine().Split().Sum(word => int.Parse(word)));
    }
}
""",
    "sum.go": """
package main

import (
	"bufio"
	"fmt"
	"os"
)

// 합계
func main() {
	in := bufio.NewReader(os.Stdin)
	var n, x, sum int
	for fmt.Fscan(in, &n); n > 0; n-- {
		fmt.Fscan(in, &x)
		sum += x
	}
	fmt.Println(sum)
}
""",
    "sum.java": """
package kim . sums;
import java.util.Scanner;
class Helper { String said = "public class Other {"; }
// 합계: public class Other { public static void main(String[] args) {} }
public final class Main {
    static class Inner { static void main(String[] args) { System.out.println("no"); } }
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int sum = 0;
        for (int n = in.nextInt(); n > 0; n--) sum += in.nextInt();
        System.out.println(sum);
    }
}
""",
    "sum.js": r"""
// 합계
const [n, ...numbers] = require("fs").readFileSync("/dev/stdin").toString().trim().split(/\s+/);
console.log(numbers.map(Number).reduce((one, other) => one + other));
""",
    "sum.kt": """
// 합계
fun main() {
    readLine()
    println(readLine()!!.trim().split(" ").map { it.toInt() }.sum())
}
""",
    "sum.pas": """
{ 합계 }
var n, x, sum: longint;
begin
  read(n);
  sum := 0;
  while n > 0 do begin
    read(x);
    sum := sum + x;
    n := n - 1
  end;
  writeln(sum)
end.
""",
    "sum.py": """
# 합계
input()
print(sum(map(int, input().split())))
""",
    "sum.rb": """
# 합계
gets
puts gets.split.map(&:to_i).sum
""",
    "sum.rs": """
// 합계
use std::io::*;
fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i32> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    println!("{}", numbers[1..].iter().sum::<i32>());
}
""",
    "sum.swift": """
// 합계
_ = readLine()
print(readLine()!.split(separator: " ").map { Int($0)! }.reduce(0, +))
""",
    "sum.ts": r"""
import * as fs from "fs";
// 합계
const numbers: number[] = fs.readFileSync(0).toString().trim().split(/\s+/).map(Number);
console.log(numbers.slice(1).reduce((one: number, other: number): number => one + other));
""",
}
SLOW_TO_COMPILE = {"sum.kt"}


TOOLS_OF_NODE = TESTS.parent / "node_modules" / ".bin"


@pytest.fixture(autouse=True)
def _tools_of_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{os.environ['PATH']}{os.pathsep}{TOOLS_OF_NODE}")


def built(command: list[str], folder: Path, python: str | None = None) -> Program:
    """The program; skips the test where the tools for it aren't here."""
    made = folder / "made"
    made.mkdir()
    try:
        return make_program(command, LIMITS, str(made), python=python)
    except UsageError as error:
        if "isn't installed here" in str(error):
            pytest.skip(str(error))
        raise


def answers(program: Program, *inputs: str) -> list[str]:
    with Pool(1) as pool:
        runs = [pool.run(program, given) for given in inputs]
    assert [run.code for run in runs] == [0] * len(runs), runs[0].errors
    return [run.output for run in runs]


def test_every_language_has_a_program_here() -> None:
    assert {Path(name).suffix for name in SUMS} >= {
        one.suffixes[0] for one in LANGUAGES if one.suffixes
    }


@pytest.mark.parametrize("name", SUMS)
def test_a_source_file_is_built_and_answers(name: str, tmp_path: Path) -> None:
    program = built([written(tmp_path / name, SUMS[name])], tmp_path)
    assert answers(program, "3\n1 2 3\n", "1\n40\n") == ["6\n", "40\n"]
    assert "합계" in program.source


@pytest.mark.parametrize("encoding", ["cp949", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] * (name in SLOW_TO_COMPILE)) for name in SUMS],
)
def test_a_source_file_may_be_written_as_on_windows(
    name: str, encoding: str, tmp_path: Path
) -> None:
    source = tmp_path / name
    source.write_bytes(SUMS[name].replace("\n", "\r\n").encode(encoding))
    program = built([str(source)], tmp_path)
    assert answers(program, "3\n1 2 3\n") == ["6\n"]
    assert "합계" in program.source


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] * (name in SLOW_TO_COMPILE)) for name in SUMS],
)
def test_a_source_file_may_have_any_name(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "it's 윷 (1)"
    folder.mkdir()
    source = folder / f"2615 - 오목, let's go{Path(name).suffix}"
    program = built([written(source, SUMS[name])], tmp_path)
    assert answers(program, "3\n1 2 3\n") == ["6\n"]


@pytest.mark.parametrize("suffix", known_suffixes())
def test_what_to_install_is_said_where_a_languages_tools_are_missing(
    suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    source = written(tmp_path / f"mine{suffix}", "")
    language = languages_of(Path(source))[0]
    tool = (language.compilers or language.runners)[0]
    for platform, how in zip(("linux", "darwin"), language.install, strict=True):
        monkeypatch.setattr(sys, "platform", platform)
        with pytest.raises(UsageError) as refused:
            make_program([source], LIMITS, str(tmp_path))
        told = refused.value
        assert str(told) == f"{language.name} needs {tool}, which isn't installed here ({how})"
        assert how in told.to(Language.KOREAN)


def test_what_runs_a_language_is_missing_too_where_only_its_compiler_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path(written(tmp_path / "javac", "#!/bin/sh\n")).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(UsageError, match="Java needs java"):
        make_program([written(tmp_path / "Main.java", "")], LIMITS, str(tmp_path))


def test_a_tool_may_be_among_the_packages_of_node_above_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools, source = tmp_path / "node_modules" / ".bin", tmp_path / "src" / "mine.ts"
    tools.mkdir(parents=True)
    source.parent.mkdir()
    for name in ("tsc", "node"):
        Path(written(tools / name, "#!/bin/sh\n")).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    _language, found = languages.find_tools(languages_of(source), source)
    assert (found.compiler, found.runner) == (str(tools / "tsc"), str(tools / "node"))


def test_tools_that_are_too_old_are_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, code in (("tsc", 1), ("node", 9)):
        Path(written(tmp_path / name, f"#!/bin/sh\nexit {code}\n")).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    by_tsc, by_node = languages_of(Path("mine.ts"))
    with pytest.raises(UsageError, match="TypeScript needs tsc"):
        languages.find_tools((by_tsc, by_node), tmp_path)
    written(tmp_path / "node", "#!/bin/sh\n")
    assert languages.find_tools((by_tsc, by_node), tmp_path)[0] is by_node
    written(tmp_path / "tsc", "#!/bin/sh\n")
    assert languages.find_tools((by_tsc, by_node), tmp_path)[0] is by_tsc


def test_a_file_of_no_language_is_told_which_there_are(tmp_path: Path) -> None:
    for name in ("mine.xyz", "mine", "mine.txt"):
        with pytest.raises(UsageError) as refused:
            make_program([written(tmp_path / name, "x")], LIMITS, str(tmp_path))
        for language in Language:
            told = refused.value.to(language)
            assert all(suffix in told for suffix in known_suffixes())
            assert name in told


def test_a_folder_is_no_program(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is a folder"):
        make_program([str(tmp_path)], LIMITS, "")


@pytest.mark.parametrize("name", ["gone.py", "gone.cpp", "sub/Main.java", "gone.jar"])
def test_a_source_file_that_is_not_there_is_told(name: str) -> None:
    with pytest.raises(UsageError, match=f"there is no file {name}"):
        make_program([name], LIMITS, "")


def test_a_script_with_windows_line_ends_is_run_by_its_language(tmp_path: Path) -> None:
    source = tmp_path / "sum.py"
    source.write_bytes(b"#!/usr/bin/env python3\r\nprint(int(input()) + 1)\r\n")
    source.chmod(0o755)
    assert answers(make_program([str(source)], LIMITS, str(tmp_path)), "1\n") == ["2\n"]


def test_a_python_can_be_chosen(tmp_path: Path) -> None:
    source = written(tmp_path / "name.py", "import sys; print(sys.implementation.name)")
    plain = make_program([source], LIMITS, str(tmp_path))
    named = make_program([source], LIMITS, str(tmp_path), python=sys.executable)
    assert answers(named, "") == [f"{sys.implementation.name}\n"]
    assert named.limits == plain.limits != LIMITS
    with pytest.raises(UsageError, match="Python needs python9, which isn't installed here"):
        make_program([source], LIMITS, str(tmp_path), python="python9")
    pypy = built([source], tmp_path, python="pypy3")
    assert answers(pypy, "") == ["pypy\n"]


def test_only_a_python_file_is_run_by_the_python_that_was_chosen(tmp_path: Path) -> None:
    program = built([written(tmp_path / "sum.c", SUMS["sum.c"])], tmp_path, python="python9")
    assert answers(program, "1\n5\n") == ["5\n"]


@pytest.mark.parametrize("said", ["cp949", "euc-kr"])
def test_a_source_file_that_names_its_encoding_is_left_as_it_is(said: str, tmp_path: Path) -> None:
    source = tmp_path / "hangul.py"
    source.write_bytes(f"# coding: {said}\nprint(len('윷'), ascii('윷'))".encode("cp949"))
    program = make_program([str(source)], LIMITS, str(tmp_path))
    assert program.words[-1] == str(source)
    assert answers(program, "") == ["1 '\\uc737'\n"]


def test_a_source_file_that_names_the_wrong_encoding_is_read_all_the_same(tmp_path: Path) -> None:
    source = tmp_path / "hangul.py"
    source.write_bytes("# -*- coding: utf_8 -*-\nprint(len('윷'))".encode("cp949"))
    assert answers(make_program([str(source)], LIMITS, str(tmp_path)), "") == ["1\n"]


@pytest.mark.parametrize(
    ("text", "package", "public", "main"),
    [
        ("class Solution { public static void main(String[] a) {} }", "", "", "Solution"),
        ("class A {} class B { static void main(String... a) {} }", "", "", "B"),
        ("public class A {} class B { public static void main(String[] a) {} }", "", "A", "B"),
        (("class B { static void main(String[] a) {} }\n"
         "public class A { static void main(String[] a) {} }"), "", "A", "A"),
        ("package a.b;\n@Suppress({\"x\"}) public abstract class C { void main () { } }",
         "a.b", "C", "C"),
        (("public record R(int x) {} enum E { A { } } interface I { static void main(String[] a) "
         "{ char c = '{'; String s = \"\\\"}\"; } }"), "", "R", "I"),
        (('class T { String s = """\n }} class U { void main( """; '
         "static void main(String[] a) {} }"), "", "", "T"),
        ("/* class X { void main() { } } */ void main() { }", "", "", ""),
        ("class A { class B { void main() {} } }", "", "", ""),
        ("", "", "", ""),
    ],
)  # fmt: skip
def test_what_a_java_file_declares(text: str, package: str, public: str, main: str) -> None:
    found = java_file(text)
    assert (found.package, found.public, found.main) == (package, public, main)


def java(folder: Path, path: str, source: str, encoding: str = "utf-8") -> Path:
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(source.encode(encoding))
    return file


SAYS = """{package}
class {name} {{ public static void main(String[] args) {{ System.out.println({said}); }} }}
"""


@pytest.mark.parametrize("encoding", ["utf-8", "cp949"])
def test_other_classes_of_a_java_program_are_found_where_its_packages_are(
    encoding: str, tmp_path: Path
) -> None:
    said = 'Board.SIZE + "말".length()'
    main = java(tmp_path, "a/b/Main.java",
                SAYS.format(package="package a.b;", name="Main", said=said), encoding)  # fmt: skip
    java(tmp_path, "a/b/Board.java", "package a.b; class Board { static int SIZE = 7; /* 판 */ }",
         encoding)  # fmt: skip
    assert answers(built([str(main)], tmp_path), "") == ["8\n"]


def test_a_class_holds_each_program_under_a_name_of_its_own(tmp_path: Path) -> None:
    says = SAYS.format(package="package a;", name="Main", said=1)
    java(tmp_path, "ada/Main.java", says)
    java(tmp_path, "ada/Board.java", "package a; class Board {}")
    java(tmp_path, "bob/project/src/a/Main.java", says)
    java(tmp_path, "bob/project/bin/a/Main.java", says)
    java(tmp_path, "bob/.idea/Main.java", says)
    java(tmp_path, "eve/omok/Main.java", says)
    java(tmp_path, "eve/yut/Main.java", says)
    java(tmp_path, "zoe.py", "print(1)")
    java(tmp_path, "notes.txt", "none")
    java(tmp_path, "empty/readme.md", "none")
    echo = shutil.which("cat")
    assert echo is not None
    shutil.copy(echo, tmp_path / "ada" / "a.out")
    (tmp_path / "kim").mkdir()
    shutil.copy(echo, tmp_path / "kim" / "a.out")
    (tmp_path / "notes.txt").chmod(0o755)  # as all files are on a disk of Windows
    assert programs_of_class(tmp_path) == [
        ("ada", (str(tmp_path / "ada" / "Main.java"),)),
        ("bob", (str(tmp_path / "bob" / "project" / "src" / "a" / "Main.java"),)),
        ("eve/omok/Main.java", (str(tmp_path / "eve" / "omok" / "Main.java"),)),
        ("eve/yut/Main.java", (str(tmp_path / "eve" / "yut" / "Main.java"),)),
        ("kim", (str(tmp_path / "kim" / "a.out"),)),
        ("zoe.py", (str(tmp_path / "zoe.py"),)),
    ]


COMPLAINED_OF = [
    ('#include "pch.h"\nint main() {}', "pch.h"),
    ("#include <conio.h>\nint main() { getch(); }", "only on Windows"),
    ('#include <stdio.h>\nint main() { int n; scanf_s("%d", &n); }', "scanf for scanf_s"),
    ("#include <iostream.h>\nint main() {}", "have no .h"),
    ("void main() {}", "int main()"),
    ("int main() { __int64 n = 1; return n - 1; }", "long long"),
    ("#include <cmath>\nint y1;\nint main() { y1 = 1; }", "functions of <cmath>"),
    ("#include <cstdio>\nint main() { char s[9]; gets(s); }", "no gets any more"),
    ("#include <cstdlib>\nint main() { char s[9]; itoa(1, s, 10); }", "to_string"),
    ("#include <bits/stdc++.h>\n#include <conio.h>\nint main() {}", "only on Windows"),
]  # fmt: skip


@pytest.mark.parametrize(("source", "told"), COMPLAINED_OF)
@pytest.mark.parametrize("compiler", ["g++", "clang++"])
def test_what_is_known_of_a_compilers_complaint_is_said_in_one_sentence(
    source: str, told: str, compiler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} isn't installed")
    cpp = replace(languages_of(Path("a.cpp"))[0], compilers=(compiler,))
    monkeypatch.setattr(languages, "LANGUAGES", (cpp,))
    with pytest.raises(UsageError) as refused:
        make_program([written(tmp_path / "mine.cpp", source)], LIMITS, str(tmp_path))
    for language in Language:
        hints = [line for line in refused.value.to(language).splitlines() if line.startswith("→")]
        assert len(hints) == 1
    assert told in str(refused.value).splitlines()[-1]


@pytest.mark.parametrize("name", ["mine.c", "mine.cpp", "Solution.java"])
def test_a_function_alone_is_no_program(name: str, tmp_path: Path) -> None:
    source = "class Solution { int solution(int n) { return n; } };\n"
    if name.endswith(".c"):
        source = "int solution(int n) { return n; }\n"
    with pytest.raises(UsageError, match="There is no `main` in it"):
        built([written(tmp_path / name, source)], tmp_path)


FAKE_DOTNET = """#!/bin/sh
case "$1" in
  build) cat "$2"; echo "$@" | grep -q -- "-p:Program={source}" && exit 3; exit 4;;
esac
"""


def test_dotnet_is_given_a_project_for_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = written(tmp_path / "mine.cs", SUMS["sum.cs"])
    Path(written(tmp_path / "dotnet", FAKE_DOTNET.format(source=source))).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    with pytest.raises(UsageError, match='Include="') as refused:
        make_program([source], LIMITS, str(tmp_path))
    assert "<OutputType>Exe" in str(refused.value)


def test_a_header_that_only_gcc_has_is_told_of(tmp_path: Path) -> None:
    program = "#include <bits/stdc++.h>\n#include <vector>\nint main() {}\n"
    source = written(tmp_path / "mine.cpp", program)
    said = f"{source}:1:10: fatal error: 'bits/stdc++.h' file not found\n"
    (hint,) = advice(said, Path(source))
    assert "Only GCC" in hint.en
    assert advice(said.replace(":1:", ":2:"), Path(source)) == ()


def test_a_plain_mistake_gets_the_compilers_words_alone(tmp_path: Path) -> None:
    source = "// scanf_s, gets, pch.h\n#include <cstdio>\nint main() { return x; }\n"
    with pytest.raises(UsageError) as refused:
        make_program([written(tmp_path / "mine.cpp", source)], LIMITS, str(tmp_path))
    assert "→" not in str(refused.value)


def test_a_compilers_complaint_names_the_file_as_the_user_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.cpp").write_bytes("// 판\nint main() { return x; }\n".encode("cp949"))
    (tmp_path / "made").mkdir()
    with pytest.raises(UsageError, match=r"mine.cpp:2:") as refused:
        make_program(["mine.cpp"], LIMITS, str(tmp_path / "made"))
    assert str(tmp_path) not in str(refused.value)


def test_a_source_is_read_whatever_wrote_it(tmp_path: Path) -> None:
    file = tmp_path / "x"
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp949"):
        file.write_bytes("윷 똠".encode(encoding))
        assert read_source(file).text == "윷 똠"
    file.write_bytes(b"\xff\x00\x81")
    assert read_source(file).text


@pytest.mark.parametrize("words", ["Main", "-cp . kim.Main", "-cp nowhere kim/Main"])
def test_a_class_that_java_does_not_find_is_told_as_such(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which("java") is None:
        pytest.skip("java isn't installed")
    monkeypatch.chdir(tmp_path)
    with Pool(1) as pool:
        report = Check(Sums(), make_program(["java", *words.split()], LIMITS, ""), pool,
                       Settings(runs=3)).run()  # fmt: skip
    name = words.rsplit(maxsplit=1)[-1].replace("/", ".")
    assert report.hints == (finds_no_class(name),)
