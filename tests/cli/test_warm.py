"""What `noripan warm` does; that it then leaves nothing to compile, `test_judge_many` waits for."""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import ModuleType

import pytest

from noripan.cli.warm import forget_old
from noripan.compiling.jit import cache_folder
from noripan.games import GAMES

DAY = 24 * 60 * 60
KERNELS = tuple(kernel for game in GAMES if (kernel := game.compiled))


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.__name__)
def test_every_kernel_can_be_warmed(kernel: ModuleType) -> None:
    kernel.warm()


def test_only_kernels_that_are_old_and_out_of_use_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    found = KERNELS
    root = cache_folder(found[0].__name__).parent
    used = cache_folder(found[0].__name__)
    for name, days in ((used.name, 400), ("old", 31), ("recent", 29)):
        (root / name).mkdir(parents=True, exist_ok=True)
        (root / name / "kernel.nbi").touch()
        changed = time.time() - days * DAY
        os.utime(root / name, (changed, changed))
    before = set(root.iterdir())
    forget_old(found)
    assert before - set(root.iterdir()) == {root / "old"}
