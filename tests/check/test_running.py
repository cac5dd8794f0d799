from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from noripan.check.building import Program
from noripan.check.launcher import is_at_work
from noripan.check.running import Pool, Stopped
from noripan.core.errors import UsageError
from noripan.core.value import replace
from noripan.problems.problem import Limits
from tests.check.builders import LIMITS, python
from tests.waiting import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

SHORT = Limits(0.3, 256)
WAITING = Limits(1, 256)


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(2) as running:
        yield running


def test_a_program_gets_its_input_and_its_output_comes_back(pool: Pool) -> None:
    run = pool.run(python("print(input()[::-1])"), "abc\n")
    assert (run.output, run.code, run.stopped, run.reads) == ("cba\n", 0, None, True)
    assert run.seconds > 0
    assert 1 << 20 < run.memory < 100 << 20


def test_exit_codes_signals_and_what_was_written_to_stderr_are_told(pool: Pool) -> None:
    assert pool.run(python("raise SystemExit(3)"), "").code == 3
    crash = pool.run(python("import os; os.kill(os.getpid(), 11)"), "")
    assert crash.code == -11
    assert "ZeroDivisionError" in pool.run(python("1/0"), "").errors


def test_a_program_that_never_ends_is_stopped_in_time(pool: Pool) -> None:
    assert pool.run(python("while True: pass", SHORT), "").stopped is Stopped.TLE


def test_a_program_that_only_waits_is_stopped_and_known_to_have_waited(pool: Pool) -> None:
    run = pool.run(python("import time; time.sleep(600)", WAITING), "")
    assert run.stopped is Stopped.TLE
    assert run.only_waited


def test_a_program_that_takes_too_much_memory_is_stopped(pool: Pool) -> None:
    greedy = python("x = [bytearray(1 << 20) for _ in range(10**6)]", Limits(20, 64))
    assert pool.run(greedy, "").stopped is Stopped.MLE


def test_a_program_that_prints_without_end_is_stopped_early(pool: Pool) -> None:
    run = pool.run(python("while True: print('y' * 1000)", Limits(20, 256)), "")
    assert run.stopped is Stopped.OLE
    assert len(run.output) < 1 << 20


def test_much_output_is_fine_where_the_right_answer_is_as_long(pool: Pool) -> None:
    expected = "y" * 200_000
    run = pool.run(python("print('y' * 200_000)"), "", expected=expected)
    assert run.stopped is None
    assert run.output == expected + "\n"


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


LEAVES_CHILDREN = """
import os, time
own = os.fork()
if own == 0:
    time.sleep(600)
other = os.fork()
if other == 0:
    os.setsid()
    for stream in (0, 1, 2):
        os.close(stream)
    time.sleep(600)
print(own, other)
"""


def test_no_child_of_a_program_is_left_not_even_in_a_session_of_its_own(pool: Pool) -> None:
    pids = pool.run(python(LEAVES_CHILDREN), "").output.split()
    assert len(pids) == 2
    assert not any(alive(int(pid)) for pid in pids)


def test_a_stopped_programs_children_end_with_it(pool: Pool) -> None:
    source = LEAVES_CHILDREN + "import sys; sys.stdout.flush()\nwhile True: pass"
    run = pool.run(python(source, SHORT), "")
    assert run.stopped is Stopped.TLE
    assert not any(alive(int(pid)) for pid in run.output.split())


def test_a_program_works_in_an_empty_folder_of_its_own(pool: Pool) -> None:
    source = "import os; print(os.getcwd(), os.listdir()); open('left', 'w'); os.mkdir('d')"
    for _ in range(3):
        folder, files = pool.run(python(source), "").output.split(maxsplit=1)
        assert Path(folder) != Path.cwd()
        assert files == "[]\n"


@pytest.mark.parametrize(
    "mischief",
    [
        "import os; os.rmdir(os.getcwd())",
        "import os; here = os.getcwd(); os.rmdir(here); os.symlink('/', here)",
        "import os; os.mkdir('d'); os.open('d/f', os.O_CREAT); os.chmod('d', 0)",
        "import os, shutil; shutil.rmtree(os.path.dirname(os.getcwd()))",
    ],
)
def test_whatever_a_program_does_to_its_folder_the_next_has_an_empty_one(
    pool: Pool, mischief: str
) -> None:
    for _ in range(3):
        assert pool.run(python(mischief), "").code == 0
    assert pool.run(python("import os; print(os.listdir())"), "").output == "[]\n"


@pytest.mark.parametrize(
    "source",
    [
        "import os; os.close(1)\nwhile True: pass",
        "from signal import *\nfor one in (1, 2, 15): signal(one, SIG_IGN)\nwhile True: pass",
        "import os\nif os.fork() == 0:\n while True: pass\nos.wait()",
    ],
    ids=["closes its output", "ignores signals", "lets a child work"],
)
def test_a_program_is_stopped_in_time_however_it_works_on(pool: Pool, source: str) -> None:
    run = pool.run(python(source, SHORT), "")
    assert run.stopped is Stopped.TLE
    assert not run.only_waited


BUSY = "import os; os.close(1)\nwhile True: pass"
BUSY_THREAD = """
import os, threading
def work():
    os.close(1)
    while True: pass
threading.Thread(target=work, daemon=True).start()
threading.Event().wait()
"""
ASLEEP = "import os, time; os.close(1); time.sleep(600)"


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux's /proc")
@pytest.mark.parametrize(
    ("source", "works"),
    [(BUSY, True), (BUSY_THREAD, True), (ASLEEP, False)],
    ids=["busy", "busy thread", "asleep"],
)
def test_a_program_is_at_work_while_a_thread_of_it_could_compute(source: str, works: bool) -> None:
    command = [sys.executable, "-I", "-S", "-c", source]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            process.stdout.read()  # until it closes its output, having started
            wait_until(lambda: is_at_work(process.pid) == works)
            looks = [is_at_work(process.pid) for _ in range(9)]
        finally:
            process.kill()
    assert looks == [works] * len(looks)


BOMB = "import os, time\nfor _ in range(7): os.fork()\ntime.sleep(60)"
EATER = "import os, time\nif os.fork() == 0: x = b'x' * (200 << 20); time.sleep(60)\nos.wait()"


@pytest.mark.parametrize("source", [BOMB, EATER], ids=["fork bomb", "large child"])
def test_the_memory_of_a_programs_children_counts(pool: Pool, source: str) -> None:
    run = pool.run(python(source, Limits(20, 128)), "")
    assert run.stopped is Stopped.MLE
    assert run.memory > 128 << 20


def test_output_that_is_no_text_and_much_on_stderr_are_taken(pool: Pool) -> None:
    run = pool.run(python("import os; os.write(1, bytes(range(256)))"), "")
    assert "\ufffd" in run.output
    loud = "import os\nfor _ in range(100): os.write(2, b'x' * (1 << 20))\nprint(1)"
    run = pool.run(python(loud, Limits(20, 256)), "")
    assert (run.output, run.code) == ("1\n", 0)
    assert len(run.errors) < 1 << 16


def test_a_program_that_kills_what_runs_it_is_told_to_have() -> None:
    with Pool(1) as own, pytest.raises(UsageError, match="was killed, perhaps by the program"):
        own.run(python("import os; os.kill(os.getppid(), 9)"), "")


def test_nothing_of_a_programs_input_reaches_the_next(pool: Pool) -> None:
    echo = python("import sys; print(sys.stdin.read())")
    assert pool.run(echo, "a long input\n").output == "a long input\n\n"
    assert pool.run(echo, "x").output == "x\n"


def test_a_program_that_reads_nothing_is_known_to(pool: Pool) -> None:
    assert not pool.run(python("print(1)"), "abc\n").reads


MAPS = "import mmap\nfile = open({})\nmmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)[0]"


@pytest.mark.parametrize("stream", ["'/dev/stdin'", "'/dev/fd/0'", "0"])
@pytest.mark.parametrize("how", ["open({}).read(1)", MAPS], ids=["read", "mapped"])
def test_a_program_reads_its_input_however_it_opens_it(pool: Pool, stream: str, how: str) -> None:
    assert pool.run(python(how.format(stream)), "abc\n").reads


FILES = (
    "input.txt",
    "res/a.txt",
    "res",
    "../up.txt",
    "C:\\kim\\b.txt",
    "../../../out.txt",
    "/root",
)


def test_files_with_the_input_are_there_and_which_are_read_is_known(pool: Pool) -> None:
    source = """
import os
for name in ("res/a.txt", "C:\\\\kim\\\\b.txt", "../up.txt"):
    print(open(name).read(), end="")
os.stat("input.txt"), open("input.txt"), open("output.txt", "w")
"""
    run = pool.run(python(source), "abc\n", files=FILES)
    assert run.output == "abc\n" * 3, run.errors
    assert not run.reads
    assert set(run.files_read) == {"res/a.txt", "C:\\kim\\b.txt", "../up.txt"}
    assert run.left == ("output.txt",)


def test_a_programs_file_is_put_there_for_every_run(pool: Pool) -> None:
    cat = replace(python("print(open('input.txt').read())"), file="input.txt")
    for given in ("a", "b"):
        assert pool.run(cat, given).output == f"{given}\n"
    listing = python("import os; print(os.listdir(), os.listdir('..'))")
    assert pool.run(listing, "").output == "[] ['here']\n"


def test_no_shell_reads_the_words_of_a_command(pool: Pool, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    words = (*python("import sys; print(sys.argv[1])").words, f"$(touch {mark}); touch {mark}")
    run = pool.run(Program("odd", words, LIMITS), "")
    assert run.output.startswith("$(touch")
    assert not mark.exists()


def test_a_program_that_cannot_be_started_is_an_error_that_names_it(pool: Pool) -> None:
    with pytest.raises(UsageError, match="no-such-program"):
        pool.run(Program("x", ("no-such-program",), LIMITS), "")
    assert pool.run(python("print(1)"), "").output == "1\n"


MEETS_THREE_OTHERS = """
import os, time
number = input()
open({folder!r} + "/" + number, "w").close()
while len(os.listdir({folder!r})) < 4:
    time.sleep(0.01)
print(number)
"""


def test_runs_come_in_order_and_several_at_once(tmp_path: Path) -> None:
    meeting = python(MEETS_THREE_OTHERS.format(folder=str(tmp_path)), Limits(60, 256))
    with Pool(4) as pool:
        runs = list(pool.run_all(meeting, [(f"{number}\n", "") for number in range(4)]))
    assert [run.output for run in runs] == [f"{number}\n" for number in range(4)]


def test_leaving_a_pool_ends_what_runs(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    endless = python(
        f"import os; open({str(told)!r}, 'w').write(str(os.getpid()))\nwhile True: pass",
        Limits(60, 256),
    )

    def interrupted() -> None:
        with Pool(1) as pool:
            pool.run_all(endless, [])
            pool._threads.submit(pool.run, endless, "")
            wait_until(lambda: told.exists() and bool(told.read_text()))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert not alive(int(told.read_text()))
