"""Makes a command out of what the user names: a command, or a source file to compile first."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from noripan.core.errors import UsageError
from noripan.core.text import Text, particle
from noripan.core.value import Value, replace
from noripan.judge.parallel import signals_held_back
from noripan.problems.problem import Limits

if TYPE_CHECKING:
    from collections.abc import Sequence

_SECONDS_TO_COMPILE = 120
_SHOWN_OF_COMPILER = 4000
_INTERRUPTIONS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


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


_NONE = Allowance()
_SCRIPT = Allowance(3, 2, 2, 32)
_VIRTUAL_MACHINE = Allowance(2, 1, 2, 64)
# The launcher of a language as a command names it, without digits at the end.
_ALLOWANCES = {
    "python": _SCRIPT,
    "pypy": _SCRIPT,
    "node": _SCRIPT,
    "ruby": _SCRIPT,
    "java": _VIRTUAL_MACHINE,
    "kotlin": _VIRTUAL_MACHINE,
    "dotnet": _VIRTUAL_MACHINE,
    "go": Allowance(1, 2, 2, 32),
}

# After these a launcher takes the program, or the name of a module, from the command itself.
_PROGRAM_WITHOUT_A_FILE = frozenset({"-c", "-m", "-e", "-p", "--eval", "--print"})
_OTHER_SCRIPTS = frozenset({".jar", ".mjs", ".cjs", ".rb"})


class Language(Value):
    """How a source file becomes a program.

    Attributes:
        tools: The compilers or interpreters that will do, the first that is there is taken.
        compile: The words to compile with, or none; `{tool}`, `{source}` and `{folder}` stand
            for what they say.
        run: The words to run it with; `{main}` is the name of a Java class.
        allowance: What the language may use beyond the problem's limits.
    """

    tools: tuple[str, ...]
    compile: tuple[str, ...]
    run: tuple[str, ...]
    allowance: Allowance = _NONE


_BINARY = "{folder}/program"
_JAVA = ("java", "-Xss64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto")
LANGUAGES = {
    ".c": Language(
        ("gcc", "clang", "cc"), ("{tool}", "-O2", "-o", _BINARY, "{source}", "-lm"), (_BINARY,)
    ),
    ".cpp": Language(
        ("g++", "clang++", "c++"),
        ("{tool}", "-O2", "-std=gnu++17", "-o", _BINARY, "{source}"),
        (_BINARY,),
    ),
    ".rs": Language(
        ("rustc",), ("{tool}", "-O", "--edition=2021", "-o", _BINARY, "{source}"), (_BINARY,)
    ),
    ".go": Language(
        ("go",), ("{tool}", "build", "-o", _BINARY, "{source}"), (_BINARY,), _ALLOWANCES["go"]
    ),
    ".java": Language(
        ("javac",),
        ("{tool}", "-encoding", "UTF-8", "-d", "{folder}", "{source}"),
        (*_JAVA, "-cp", "{folder}", "{main}"),
        _VIRTUAL_MACHINE,
    ),
    ".kt": Language(
        ("kotlinc",),
        ("{tool}", "-include-runtime", "-d", "{folder}/program.jar", "{source}"),
        (*_JAVA, "-jar", "{folder}/program.jar"),
        _VIRTUAL_MACHINE,
    ),
    ".py": Language(("python3", "python"), (), ("{tool}", "{source}"), _SCRIPT),
    ".js": Language(("node",), (), ("{tool}", "{source}"), _SCRIPT),
}
"""By the ending of a source file; `.cc` and `.cxx` are read as `.cpp`."""
_SAME_LANGUAGE = {".cc": ".cpp", ".cxx": ".cpp"}


class Program(Value):
    """Somebody's program, ready to run.

    Attributes:
        shown: The command or the source file as the user named it.
        words: The command to run, its files named by their whole paths.
        limits: What it may use.
        environment: Variables that it needs beyond the user's.
        source: The text of the program where that is known, else empty.
    """

    shown: str
    words: tuple[str, ...]
    limits: Limits
    environment: tuple[tuple[str, str], ...] = ()
    source: str = ""


def make_program(
    command: Sequence[str], limits: Limits, folder: str, *, seconds: float | None = None
) -> Program:
    """The program that a command or a source file is, compiled where need be.

    Args:
        command: The words of a command, or one word that names a source file.
        limits: The problem's limits; slow languages get more.
        folder: Where a compiled program may be put.
        seconds: A time limit to go by instead.

    Raises:
        UsageError: the compiler is missing or complains, or there is no such script.
    """
    source = Path(command[0])
    language = language_of(source)
    if len(command) == 1 and language is not None and source.is_file() and not _runs(source):
        program = _built(source, language, limits, folder)
    else:
        program = _from_command(command, limits)
    if seconds is None:
        return program
    return replace(program, limits=Limits(seconds, program.limits.mebibytes))


def language_of(source: Path) -> Language | None:
    """The language of a source file by its ending."""
    suffix = source.suffix.lower()
    return LANGUAGES.get(_SAME_LANGUAGE.get(suffix, suffix))


def _runs(source: Path) -> bool:
    """Whether a source file is a script that says itself how to run it (`#!`)."""
    with source.open("rb") as file:
        return os.access(source, os.X_OK) and file.read(2) == b"#!"


def _from_command(command: Sequence[str], limits: Limits) -> Program:
    launcher = Path(command[0]).name.rstrip("0123456789.")
    if launcher in _ALLOWANCES:
        _need_script(command[1:])
    # The program runs in a folder of its own, so whatever names a file must do so from there.
    words = tuple(str(Path(word).absolute()) if _is_path(word) else word for word in command)
    environment = () if "CLASSPATH" in os.environ else (("CLASSPATH", os.getcwd()),)  # noqa: PTH109 as the user sees it
    return Program(
        shown=" ".join(command),
        words=words,
        limits=_ALLOWANCES.get(launcher, _NONE).of(limits),
        environment=environment,
        source=_source_among(command),
    )


def _need_script(words: Sequence[str]) -> None:
    """Checks that the script is there that a launcher of a language is to run.

    Else it would look like a program that fails on every input.
    """
    ahead = takewhile(lambda word: word not in _PROGRAM_WITHOUT_A_FILE, words)
    scripts = (word for word in ahead if not word.startswith("-") and _is_script(Path(word)))
    script = next(scripts, None)
    if script is not None and not Path(script).exists():
        raise UsageError(
            Text(f"there is no file {script}", f"{particle(script, '이라는/라는')} 파일이 없습니다")
        )


def _is_script(file: Path) -> bool:
    return language_of(file) is not None or file.suffix in _OTHER_SCRIPTS


def _is_path(word: str) -> bool:
    """Whether a word names a file that is there, and none that is looked for on the PATH."""
    if word.startswith("-") or not Path(word).exists():
        return False
    return os.sep in word or shutil.which(word) is None


def _source_among(command: Sequence[str]) -> str:
    for word in command:
        if language_of(Path(word)) is not None and Path(word).is_file():
            return Path(word).read_text(encoding="utf-8", errors="replace")
    return ""


def _built(source: Path, language: Language, limits: Limits, folder: str) -> Program:
    tool = next(filter(None, map(shutil.which, language.tools)), None)
    if tool is None:
        raise UsageError(
            Text(
                f"{source} needs {language.tools[0]}, which isn't installed here",
                f"{source}: {particle(language.tools[0], '이/가')} 필요한데 설치되어 있지 않습니다",
            )
        )
    names = {"tool": tool, "source": str(source.resolve()), "folder": folder, "main": source.stem}
    if language.compile:
        _compile([word.format(**names) for word in language.compile], source, folder)
    return Program(
        shown=str(source),
        words=tuple(word.format(**names) for word in language.run),
        limits=language.allowance.of(limits),
        source=source.read_text(encoding="utf-8", errors="replace"),
    )


def _compile(words: list[str], source: Path, folder: str) -> None:
    compiler = None
    try:
        # Interrupted in between, it would be forgotten, and work on.
        with signals_held_back(_INTERRUPTIONS):
            compiler = subprocess.Popen(  # noqa: S603 - to compile what the user gives is our task
                words, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, start_new_session=True,
                # What a compiler that is ended leaves half done goes with the folder.
                env={**os.environ, "TMPDIR": folder},
            )  # fmt: skip
        output, _none = compiler.communicate(timeout=_SECONDS_TO_COMPILE)
    except subprocess.TimeoutExpired as error:
        raise UsageError(
            Text(
                f"compiling {source} took more than {_SECONDS_TO_COMPILE} seconds",
                f"{source}: 컴파일에 {_SECONDS_TO_COMPILE}초 넘게 걸립니다",
            )
        ) from error
    finally:
        if compiler is not None and compiler.returncode is None:
            _end(compiler)
    if compiler.returncode != 0:
        said = output.decode("utf-8", errors="replace")[:_SHOWN_OF_COMPILER]
        raise UsageError(
            Text(f"{source} doesn't compile:\n{said}", f"{source}: 컴파일되지 않습니다.\n{said}")
        )


def _end(compiler: subprocess.Popen[bytes]) -> None:
    """Ends a compiler, and the processes that do its work."""
    os.killpg(compiler.pid, signal.SIGKILL)
    compiler.communicate()
