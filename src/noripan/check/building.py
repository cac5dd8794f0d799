"""Makes a command out of what the user names: a command, or a source file to build first."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from noripan.check.complaints import ADVICE, NO_MAIN, advice
from noripan.check.languages import (
    NONE,
    Language,
    Tools,
    find_tools,
    known_suffixes,
    language_run_by,
    languages_of,
    python_named,
)
from noripan.check.sources import KOREAN_WINDOWS, JavaFile, java_file, read_source
from noripan.core.errors import UsageError
from noripan.core.text import Text, same
from noripan.core.value import Value, replace
from noripan.judge.parallel import signals_held_back
from noripan.problems.problem import Limits

if TYPE_CHECKING:
    from collections.abc import Sequence

_SECONDS_TO_COMPILE = 120
_TIED = Path(__file__).with_name("tied.py")
_SHOWN_OF_COMPILER = 4000
_LARGEST_READ = 4 << 20
_INTERRUPTIONS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

# After these a launcher takes the program, or the name of a module, from the command itself.
_PROGRAM_WITHOUT_A_FILE = frozenset({"-c", "-m", "-e", "-p", "--eval", "--print"})
_JAVA_ARCHIVE = ".jar"
# How a file begins that the system starts by itself: a script, and programs of Linux and macOS.
_STARTS = (b"#!", b"\x7fELF", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")


class Program(Value):
    """Somebody's program, ready to run.

    Attributes:
        shown: The command or the source file as the user named it.
        words: The command to run, its files named by their whole paths.
        limits: What it may use.
        environment: Variables that it needs beyond the user's.
        source: What its source file says or else its own, where that is known; else empty.
        file: The name of the file that it reads in place of its standard input, if it does;
            its input is put there, too.
    """

    shown: str
    words: tuple[str, ...]
    limits: Limits
    environment: tuple[tuple[str, str], ...] = ()
    source: str = ""
    file: str = ""


def make_program(
    command: Sequence[str],
    limits: Limits,
    folder: str,
    *,
    seconds: float | None = None,
    python: str | None = None,
) -> Program:
    """The program that a command or a source file is, compiled where need be.

    Args:
        command: The words of a command, or one word that names a source file.
        limits: The problem's limits; slow languages get more.
        folder: Where a compiled program may be put.
        seconds: A time limit to go by instead.
        python: The Python that runs a Python source file, instead of the usual one.

    Raises:
        UsageError: the compiler is missing or complains, or there is nothing to run.
    """
    file = Path(command[0])
    if len(command) == 1 and file.is_file() and not starts_by_itself(file):
        program = _built(file, limits, folder, python)
    else:
        program = _from_command(command, limits)
    if seconds is None:
        return program
    return replace(program, limits=Limits(seconds, program.limits.mebibytes))


def is_program(file: Path) -> bool:
    """Whether a file can be run, as a source file or by itself."""
    return file.is_file() and (bool(languages_of(file)) or starts_by_itself(file))


def starts_by_itself(file: Path) -> bool:
    """Whether the system starts a file as it is.

    On a Windows disk every file may be run, so its beginning is looked at, too; a script whose
    first line ends as on Windows names no interpreter that is there.
    """
    if not os.access(file, os.X_OK):
        return False
    with file.open("rb") as opened:
        first = opened.readline(256)
    return first.startswith(_STARTS) and not (first.startswith(b"#!") and first.endswith(b"\r\n"))


def _from_command(command: Sequence[str], limits: Limits) -> Program:
    language = language_run_by(command[0])
    if language is not None:
        _need_script(command[1:])
    elif len(command) == 1:
        _need_file(command[0])
    # The program runs in a folder of its own, so whatever names a file must do so from there.
    words = tuple(str(Path(word).absolute()) if _is_path(word) else word for word in command)
    environment = () if "CLASSPATH" in os.environ else (("CLASSPATH", os.getcwd()),)  # noqa: PTH109 as the user sees it
    return Program(
        shown=" ".join(command),
        words=words,
        limits=(language.allowance if language else NONE).of(limits),
        environment=environment,
        source=_source_among(command),
    )


def _need_file(word: str) -> None:
    """Checks that what is named alone is no folder, and is there where it looks like a source."""
    if Path(word).is_dir():
        raise UsageError(
            Text(f"{word} is a folder, no program", f"{word}: 프로그램이 아니라 폴더입니다")
        )
    _need_script([word])


def _need_script(words: Sequence[str]) -> None:
    """Checks that the script is there that a launcher of a language is to run.

    Else it would look like a program that fails on every input.
    """
    ahead = takewhile(lambda word: word not in _PROGRAM_WITHOUT_A_FILE, words)
    scripts = (word for word in ahead if not word.startswith("-") and _is_script(Path(word)))
    script = next(scripts, None)
    if script is not None and not Path(script).exists():
        raise UsageError(Text("there is no file {}", "{:이라는/라는} 파일이 없습니다").fill(script))


def _is_script(file: Path) -> bool:
    return bool(languages_of(file)) or file.suffix == _JAVA_ARCHIVE


def _is_path(word: str) -> bool:
    """Whether a word names a file that is there, and none that is looked for on the PATH."""
    if word.startswith("-") or not Path(word).exists():
        return False
    return os.sep in word or shutil.which(word) is None


def _source_among(command: Sequence[str]) -> str:
    """What a source file among the words says, or else the program's own file."""
    files = [Path(word) for word in command if _is_path(word) and Path(word).is_file()]
    source = next(filter(languages_of, files), files[0] if files else None)
    if source is None or source.stat().st_size > _LARGEST_READ:
        return ""
    return read_source(source).text


def _built(source: Path, limits: Limits, folder: str, python: str | None) -> Program:
    language, tools = _tools_for(source, python)
    names = {
        "compiler": tools.compiler, "runner": tools.runner, "folder": folder,
        "stem": source.stem, "home": str(source.resolve().parent), **_file_to_build(source, folder),
    }  # fmt: skip
    if language.project[0]:
        Path(folder, language.project[0]).write_text(language.project[1], encoding="utf-8")
    if language.compile:
        _compile(
            [word.format(**names) for word in language.compile], source, names["source"], folder
        )
    return Program(
        shown=str(source),
        words=tuple(word.format(**names) for word in language.run),
        limits=language.allowance.of(limits),
        source=read_source(source).text,
    )


def _tools_for(source: Path, python: str | None) -> tuple[Language, Tools]:
    languages = languages_of(source)
    if not languages:
        raise _of_no_language(source)
    if python is not None and languages[0].name == "Python":
        return python_named(python)
    return find_tools(languages, source)


def _of_no_language(source: Path) -> UsageError:
    endings = " ".join(known_suffixes())
    return UsageError(
        Text(
            f"{source} is neither a program that can be started (chmod +x?) nor a source file by "
            f"its ending; known are {endings}",
            f"{source}: 실행할 수 있는 프로그램도(chmod +x?) 아는 확장자의 소스 파일도 아닙니다. "
            f"아는 확장자: {endings}",
        )
    )


def _file_to_build(source: Path, folder: str) -> dict[str, str]:
    """Where the source is as its compiler wants it: in its place, or else a copy in UTF-8."""
    read = read_source(source)
    if source.suffix.lower() != ".java":
        place = source if read.is_plain else _copied(read.text, source.name, folder)
        return {"source": str(place.resolve())}
    java = java_file(read.text)
    if java.has_no_main:
        raise UsageError(same("{}: {}").fill(source, NO_MAIN))
    started = {"main": java.started_class(source.stem)}
    named = f"{java.public or source.stem}.java"
    if named == source.name and read.encoding in ("utf-8", KOREAN_WINDOWS):
        encoding = "UTF-8" if read.encoding == "utf-8" else "MS949"
        root = _root(source.resolve(), java) or Path(folder)
        return {"source": str(source.resolve()), "encoding": encoding, "root": str(root), **started}
    copy = _copied(read.text, named, folder)
    return {"source": str(copy), "encoding": "UTF-8", "root": folder, **started}


def _root(source: Path, java: JavaFile) -> Path | None:
    """The folder of all packages, where the file is in the folder of its own."""
    folders = java.package.split(".") if java.package else []
    above = source.parent.parts
    if folders != list(above[len(above) - len(folders) :]):
        return None
    return source.parents[len(folders)]


def _copied(text: str, name: str, folder: str) -> Path:
    copy = Path(folder, "source", name)
    copy.parent.mkdir(exist_ok=True)
    copy.write_text(text, encoding="utf-8")
    return copy


def _compile(words: list[str], source: Path, file: str, folder: str) -> None:
    """Compiles a file that is the source or a copy of it.

    Raises:
        UsageError: the compiler complains, or takes too long.
    """
    compiler = None
    tie, our_end = os.pipe()
    try:
        # Interrupted in between, it would be forgotten, and work on.
        with signals_held_back(_INTERRUPTIONS):
            compiler = subprocess.Popen(  # noqa: S603 - to compile what the user gives is our task
                [sys.executable, "-I", "-S", str(_TIED), *words], cwd=folder, stdin=tie,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
                # What a compiler that is ended leaves half done goes with the folder.
                env={"HOME": folder, **os.environ, "TMPDIR": folder},
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
        os.close(tie)
        os.close(our_end)
    if compiler.returncode != 0:
        said = output.decode("utf-8", errors="replace").replace(file, str(source))
        raise _does_not_compile(source, said)


def _does_not_compile(source: Path, said: str) -> UsageError:
    shown = said[:_SHOWN_OF_COMPILER].rstrip()
    hints = advice(said, source)
    return UsageError(
        Text(
            "\n".join([f"{source} doesn't compile:", shown, *(ADVICE + one.en for one in hints)]),
            "\n".join(
                [f"{source}: 컴파일되지 않습니다.", shown, *(ADVICE + one.ko for one in hints)]
            ),
        )
    )


def _end(compiler: subprocess.Popen[bytes]) -> None:
    """Ends a compiler, and the processes that do its work."""
    os.killpg(compiler.pid, signal.SIGKILL)
    compiler.communicate()
