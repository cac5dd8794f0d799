"""The languages that a program may be written in: how each is built and run, and what that takes.

To add one, add an entry to `LANGUAGES`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from noripan.core.errors import UsageError
from noripan.core.text import Text
from noripan.core.value import Value
from noripan.problems.problem import Limits


class Allowance(Value):
    """How much more a slow language may use: a factor and a surplus, as judges give."""

    seconds_factor: float = 1
    seconds_more: float = 0
    memory_factor: int = 1
    mebibytes_more: int = 0

    def of(self, limits: Limits) -> Limits:
        """The limits for the language."""
        return Limits(
            limits.seconds * self.seconds_factor + self.seconds_more,
            limits.mebibytes * self.memory_factor + self.mebibytes_more,
        )


NONE = Allowance()
_SCRIPT = Allowance(3, 2, 2, 32)
_VIRTUAL_MACHINE = Allowance(2, 1, 2, 64)


class Tools(Value):
    """The programs that make a source file run; empty where one isn't needed."""

    compiler: str
    runner: str


class Language(Value):
    """How a source file becomes a program that runs.

    In its commands `{compiler}` and `{runner}` are the tools that were found, `{source}` is the
    file, `{stem}` its name without the ending, `{home}` the folder that its author has it in
    and `{folder}` where to put what is made. For Java `{main}` is the class to start, `{root}`
    where its other classes are, and `{encoding}` what javac calls the file's encoding.

    Attributes:
        name: What people call it.
        suffixes: How its files end.
        compilers: The first that is here is taken; none where it isn't compiled.
        compile: The command to compile with.
        runners: The first that is here is taken; none where a program runs by itself.
        run: The command to run it with.
        probe: A command that works only where its tools are new enough.
        project: A file that the compiler wants beside the source, and what it says.
        launchers: What runs its programs in a command of one's own, without digits at the end.
        install: How to get it on Debian and Ubuntu, and on a Mac.
        allowance: What it may use beyond the problem's limits.
    """

    name: str
    suffixes: tuple[str, ...]
    compilers: tuple[str, ...] = ()
    compile: tuple[str, ...] = ()
    runners: tuple[str, ...] = ()
    run: tuple[str, ...] = ("{folder}/program",)
    probe: tuple[str, ...] = ()
    project: tuple[str, str] = ("", "")
    launchers: tuple[str, ...] = ()
    install: tuple[str, str] = ("", "")
    allowance: Allowance = NONE


_JAVA = ("{runner}", "-Xss64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto",
         "-DONLINE_JUDGE=1")  # fmt: skip
_WITHOUT_TYPES = ("{runner}", "--experimental-strip-types", "--no-warnings")

_CSHARP_PROJECT = """<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <DefineConstants>ONLINE_JUDGE</DefineConstants>
    <EnableDefaultCompileItems>false</EnableDefaultCompileItems>
  </PropertyGroup>
  <ItemGroup>
    <Compile Include="$(Program)" />
  </ItemGroup>
</Project>
"""

LANGUAGES = (
    Language(
        "C", (".c",),
        compilers=("gcc", "clang", "cc"),
        compile=("{compiler}", "-O2", "-DONLINE_JUDGE", "-iquote", "{home}",
                 "-o", "{folder}/program", "{source}", "-lm"),
        install=("apt install gcc", "xcode-select --install"),
    ),
    Language(
        "C++", (".cpp", ".cc", ".cxx", ".c++"),
        compilers=("g++", "clang++", "c++"),
        compile=("{compiler}", "-O2", "-std=gnu++17", "-DONLINE_JUDGE", "-iquote", "{home}",
                 "-o", "{folder}/program", "{source}"),
        install=("apt install g++", "xcode-select --install"),
    ),
    Language(
        "Java", (".java",), launchers=("java",),
        compilers=("javac",),
        compile=("{compiler}", "-encoding", "{encoding}", "-d", "{folder}", "-sourcepath", "{root}",
                 "{source}"),
        runners=("java",),
        run=(*_JAVA, "-cp", "{folder}", "{main}"),
        install=("apt install default-jdk", "brew install openjdk"),
        allowance=_VIRTUAL_MACHINE,
    ),
    Language(
        "Kotlin", (".kt",), launchers=("kotlin",),
        compilers=("kotlinc",),
        compile=("{compiler}", "-nowarn", "-include-runtime", "-d", "{folder}/program.jar",
                 "{source}"),
        runners=("java",),
        run=(*_JAVA, "-jar", "{folder}/program.jar"),
        install=("snap install --classic kotlin", "brew install kotlin"),
        allowance=_VIRTUAL_MACHINE,
    ),
    Language(
        "Python", (".py",), launchers=("python",),
        runners=("python3", "python"),
        run=("{runner}", "{source}"),
        install=("apt install python3", "brew install python"),
        allowance=_SCRIPT,
    ),
    Language(
        "PyPy", (), launchers=("pypy",),
        runners=("pypy3", "pypy"),
        run=("{runner}", "{source}"),
        install=("apt install pypy3", "brew install pypy3"),
        allowance=_SCRIPT,
    ),
    Language(
        "C#", (".cs",), launchers=("dotnet",),
        compilers=("dotnet",),
        project=("program.csproj", _CSHARP_PROJECT),
        compile=("{compiler}", "build", "{folder}/program.csproj", "-p:Program={source}",
                 "-c", "Release", "-o", "{folder}/made", "-v", "q", "--nologo"),
        runners=("dotnet",),
        run=("{runner}", "{folder}/made/program.dll"),
        install=("apt install dotnet-sdk-8.0", "brew install dotnet-sdk"),
        allowance=_VIRTUAL_MACHINE,
    ),
    Language(
        "C#", (".cs",), launchers=("mono",),
        compilers=("mcs", "csc"),
        compile=("{compiler}", "-nologo", "-optimize", "-define:ONLINE_JUDGE",
                 "-r:System.Numerics", "-out:{folder}/program.exe", "{source}"),
        runners=("mono",),
        run=("{runner}", "{folder}/program.exe"),
        install=("apt install mono-mcs", "brew install mono"),
        allowance=_VIRTUAL_MACHINE,
    ),
    Language(
        "JavaScript", (".js", ".cjs", ".mjs"), launchers=("node",),
        runners=("node",),
        run=("{runner}", "{source}"),
        install=("apt install nodejs", "brew install node"),
        allowance=_SCRIPT,
    ),
    Language(
        "TypeScript", (".ts",),
        compilers=("tsc",),
        probe=("{compiler}", "--noCheck", "--version"),
        compile=("{compiler}", "--noCheck", "--target", "es2022", "--module", "commonjs",
                 "--outDir", "{folder}/made", "{source}"),
        runners=("node",),
        run=("{runner}", "{folder}/made/{stem}.js"),
        install=("npm install -g typescript", "npm install -g typescript"),
        allowance=_SCRIPT,
    ),
    Language(
        "TypeScript", (".ts",),
        runners=("node",),
        run=(*_WITHOUT_TYPES, "{source}"),
        probe=(*_WITHOUT_TYPES, "-e", "0"),
        install=("npm install -g typescript", "npm install -g typescript"),
        allowance=_SCRIPT,
    ),
    Language(
        "Ruby", (".rb",), launchers=("ruby",),
        runners=("ruby",),
        run=("{runner}", "{source}"),
        install=("apt install ruby", "brew install ruby"),
        allowance=_SCRIPT,
    ),
    Language(
        "Rust", (".rs",),
        compilers=("rustc",),
        compile=("{compiler}", "-O", "--edition=2021", "--crate-name", "program",
                 "-o", "{folder}/program", "{source}"),
        install=("apt install rustc", "brew install rust"),
    ),
    Language(
        "Go", (".go",), launchers=("go",),
        compilers=("go",),
        compile=("{compiler}", "build", "-o", "{folder}/program", "{source}"),
        install=("apt install golang-go", "brew install go"),
        allowance=Allowance(1, 2, 2, 32),
    ),
    Language(
        "Swift", (".swift",),
        compilers=("swiftc",),
        compile=("{compiler}", "-O", "-o", "{folder}/program", "{source}"),
        install=("see swift.org/install", "xcode-select --install"),
    ),
    Language(
        "Pascal", (".pas",),
        compilers=("fpc",),
        compile=("{compiler}", "-O2", "-v0e", "-dONLINE_JUDGE", "-FU{folder}", "-o{folder}/program",
                 "{source}"),
        install=("apt install fpc", "brew install fpc"),
    ),
)  # fmt: skip
"""Where two entries are for the same files, the first whose tools are here is taken."""


def languages_of(source: Path) -> tuple[Language, ...]:
    """The entries for a source file, by its ending."""
    suffix = source.suffix.lower()
    return tuple(one for one in LANGUAGES if suffix in one.suffixes)


def language_run_by(launcher: str) -> Language | None:
    """The language whose programs a command runs, such as `python3.12`."""
    name = Path(launcher).name.rstrip("0123456789.")
    return next((one for one in LANGUAGES if name in one.launchers), None)


def known_suffixes() -> tuple[str, ...]:
    """How the source files end that can be run."""
    return tuple(dict.fromkeys(suffix for one in LANGUAGES for suffix in one.suffixes))


def find_tools(languages: tuple[Language, ...], near: Path) -> tuple[Language, Tools]:
    """The first entry whose tools are here.

    Args:
        languages: The entries for a file.
        near: The file; beside it or above tools of Node may be installed.

    Raises:
        UsageError: none is; says how to get what the first one needs.
    """
    for language in languages:
        compiler, runner = (_first(names, near) for names in (language.compilers, language.runners))
        if compiler is not None and runner is not None:
            tools = Tools(compiler, runner)
            if _are_new_enough(tools, language.probe):
                return language, tools
    raise _missing(languages[0], near)


def python_named(name: str) -> tuple[Language, Tools]:
    """The Python that goes by a name, such as `pypy3` or `python3.12`.

    Raises:
        UsageError: it isn't here.
    """
    language = language_run_by(name) or languages_of(Path("any.py"))[0]
    found = shutil.which(name)
    if found is None:
        raise _lacks(language, name)
    return language, Tools("", str(Path(found).absolute()))


def _first(names: tuple[str, ...], near: Path) -> str | None:
    """The first tool that is here; an empty word where none is needed."""
    if not names:
        return ""
    folders = [str(above / "node_modules" / ".bin") for above in near.resolve().parents]
    places = os.pathsep.join((os.environ.get("PATH", os.defpath), *folders))
    return next(filter(None, (shutil.which(name, path=places) for name in names)), None)


def _are_new_enough(tools: Tools, probe: tuple[str, ...]) -> bool:
    words = [word.format(compiler=tools.compiler, runner=tools.runner) for word in probe]
    return not words or subprocess.run(words, capture_output=True, check=False).returncode == 0  # noqa: S603 - a command of the table


def _missing(language: Language, near: Path) -> UsageError:
    """What to say of the first tool that a language lacks here, or has only an old one of."""
    both = [names for names in (language.compilers, language.runners) if names]
    return _lacks(
        language, next((names for names in both if _first(names, near) is None), both[0])[0]
    )


def _lacks(language: Language, tool: str) -> UsageError:
    how = language.install[sys.platform == "darwin"]
    return UsageError(
        Text(
            "{} needs {}, which isn't installed here ({})",
            "{}: {:이/가} 필요한데 설치되어 있지 않습니다 ({})",
        ).fill(language.name, tool, how)
    )
