"""What a notebook shows for a state."""

from __future__ import annotations

import subprocess
import sys

import pytest

from noripan import Othello, draw_svg
from noripan.core import notebook


def test_a_state_draws_itself() -> None:
    state = Othello().start()
    assert state._repr_svg_() == draw_svg(state.scene())


def test_without_a_painter_there_is_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebook, "_painters", [])
    assert Othello().start()._repr_svg_() is None


def test_drawing_is_not_imported_before_a_picture_is_wanted() -> None:
    script = "import sys, noripan; noripan.Othello().start(); print('noripan.draw' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"
