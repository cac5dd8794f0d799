"""`noripan draw`."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from noripan.cli.main import main
from tests.shared import CASES

if TYPE_CHECKING:
    from pytest import CaptureFixture, MonkeyPatch  # noqa: PT013 - types only

YUT = str(CASES / "yut-nori" / "sample-2.in")
OTHELLO = str(CASES / "othello" / "sample-1.in")


def draw(words: str, *files: object) -> int:
    """Runs a line of words in which each `{}` is a file; its path may hold spaces."""
    paths = map(str, files)
    return main(["draw", *(next(paths) if word == "{}" else word for word in words.split())])


def printed(capsys: CaptureFixture[str], words: str, *files: object) -> str:
    assert draw(words, *files) == 0
    return capsys.readouterr().out


def refused(capsys: CaptureFixture[str], words: str, *files: object) -> str:
    assert draw(words, *files) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("noripan: ")
    return err


def test_the_last_turn_is_drawn_where_none_is_named(capsys: CaptureFixture[str]) -> None:
    last = printed(capsys, "yut-nori {} --lang en", YUT)
    assert "turn 21: " in last
    assert last == printed(capsys, "yut-nori {} --turn 21 --lang en", YUT)


def test_a_turn_is_drawn_with_what_the_rules_did(capsys: CaptureFixture[str]) -> None:
    assert ">start<" in printed(capsys, "yut-nori {} --turn 0 --lang en", YUT)
    korean = printed(capsys, "yut-nori {} --turn 1 --lang ko", YUT)
    assert ">1번째 턴: " in korean
    assert "평평한 면이" in korean


def test_an_svg_is_written_into_a_file(tmp_path: Path, capsys: CaptureFixture[str]) -> None:
    file = tmp_path / "board.SVG"
    printed(capsys, "boj-15778 {} -o {} --width 300 --theme dark", YUT, file)
    assert 'width="300"' in file.read_text(encoding="utf-8")
    assert list(tmp_path.iterdir()) == [file]


def test_a_png_is_as_wide_as_asked(tmp_path: Path, capsys: CaptureFixture[str]) -> None:
    file = tmp_path / "board.png"
    printed(capsys, "yut-nori {} -o {} --width 200", YUT, file)
    with Image.open(file) as image:
        assert image.width == 200


def test_a_gif_shows_the_turns_from_one_to_another(
    tmp_path: Path, capsys: CaptureFixture[str]
) -> None:
    file = tmp_path / "game.gif"
    printed(capsys, "yut-nori {} -o {} --width 120 --from 2 --to 5", YUT, file)
    with Image.open(file) as image:
        assert image.n_frames == 4  # type: ignore[attr-defined]  # GIF files have it


def test_it_is_said_where_an_animation_ends_before_the_turn_that_was_asked_for(
    tmp_path: Path, capsys: CaptureFixture[str]
) -> None:
    file = tmp_path / "game.gif"
    assert draw("yut-nori {} -o {} --width 100 --from 19 --to 999", YUT, file) == 0
    assert capsys.readouterr().err
    with Image.open(file) as image:
        assert image.n_frames == 3  # type: ignore[attr-defined]  # GIF files have it
    assert draw("yut-nori {} -o {} --width 100 --from 20 --to 21", YUT, file) == 0
    assert not capsys.readouterr().err


def test_a_picture_in_a_folder_that_is_missing_is_refused_before_the_work(
    tmp_path: Path, capsys: CaptureFixture[str]
) -> None:
    assert main(["draw", "yut-nori", str(tmp_path / "none.in"), "-o", f"{tmp_path}/no/x.gif"]) == 2
    assert "none.in" not in capsys.readouterr().err


def test_whoever_has_to_type_the_input_is_told_so(
    capsys: CaptureFixture[str], monkeypatch: MonkeyPatch
) -> None:
    class Keyboard(TextIOWrapper):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdin", Keyboard(BytesIO(Path(YUT).read_bytes())))
    assert main(["draw", "yut-nori", "--lang", "en"]) == 0
    assert "from the keyboard" in capsys.readouterr().err


def test_a_case_is_chosen_by_its_number(capsys: CaptureFixture[str]) -> None:
    assert ">case 1, " in printed(capsys, "othello {} --lang en", OTHELLO)
    assert "there is no case 99" in refused(capsys, "othello {} --case 99", OTHELLO)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("-o board.bmp", "board.bmp: a picture's file ends in one of .svg, .png, .gif"),
        ("-o board", "board: a picture's file ends in one of"),
        ("--turn 99", "the input has no turn 99"),
        ("--width 3", "a picture is 100 to 4000 pixels wide, not 3"),
        ("-o no/such/folder/board.svg", "board.svg: there is no folder no/such/folder"),
        ("-o game.gif --from 30 --to 40", "the input has no turn 30"),
    ],
)
def test_what_cannot_be_drawn_is_said(
    words: str, complaint: str, capsys: CaptureFixture[str]
) -> None:
    assert complaint in refused(capsys, f"yut-nori {{}} --lang en {words}", YUT)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--from 2", "--from and --to are for a .gif"),
        ("-o board.png --to 5", "--from and --to are for a .gif"),
        ("-o game.GIF --turn 0", "--turn is for one picture"),
    ],
)
def test_turns_that_do_not_go_with_the_kind_of_picture_are_refused(
    words: str, complaint: str, capsys: CaptureFixture[str]
) -> None:
    assert complaint in refused(capsys, f"yut-nori {{}} --lang en {words}", YUT)


def test_a_bad_input_is_told_with_its_place(tmp_path: Path, capsys: CaptureFixture[str]) -> None:
    file = tmp_path / "bad.in"
    file.write_text("1\nA FFFX\n", encoding="utf-8")
    assert f"{file}:2:" in refused(capsys, "yut-nori {} --lang en", file)


def test_without_the_packages_for_png_the_extra_is_named(
    tmp_path: Path, capsys: CaptureFixture[str], monkeypatch: MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    monkeypatch.delitem(sys.modules, "noripan.draw.images", raising=False)
    complaint = refused(capsys, "yut-nori {} -o {} --lang en", YUT, tmp_path / "board.png")
    assert "this needs more packages: pip install 'noripan[draw]'" in complaint
    assert not list(tmp_path.iterdir())


def test_an_svg_needs_no_package() -> None:
    script = (
        "import sys; from noripan.cli.main import main\n"
        f"main(['draw', 'yut-nori', {YUT!r}])\n"
        "print(sorted({'PIL', 'resvg_py', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"
