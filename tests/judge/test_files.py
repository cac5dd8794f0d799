from __future__ import annotations

from pathlib import Path

import pytest

from noripan.core.errors import UsageError
from noripan.core.text import Language
from noripan.judge.files import check_writable, decode, read_text, write_whole


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_text_is_read_in_the_encodings_that_editors_write(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "a.in"
    path.write_text("1\nA FFFB\n", encoding=encoding)
    assert read_text(str(path)).removeprefix("\ufeff") == "1\nA FFFB\n"


def test_bytes_that_are_no_text_become_a_sign_that_no_form_allows() -> None:
    assert decode(b"1 \xff\xc0 2") == "1 \ufffd\ufffd 2"


@pytest.mark.parametrize("kind", ["missing", "folder", "below a file", "empty name", "nul"])
def test_what_cannot_be_read_is_told_in_one_sentence(tmp_path: Path, kind: str) -> None:
    (tmp_path / "file").touch()
    name = {
        "missing": str(tmp_path / "none.in"),
        "folder": str(tmp_path),
        "below a file": str(tmp_path / "file" / "a.in"),
        "empty name": "",
        "nul": "a\0b",
    }[kind]
    with pytest.raises(UsageError) as caught:
        read_text(name)
    for language in Language:
        assert name in caught.value.to(language)
        assert "\n" not in caught.value.to(language)


def test_an_input_larger_than_any_could_be_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge.in"
    with path.open("wb") as file:
        file.truncate(2**26 + 1)
    with pytest.raises(UsageError, match="larger"):
        read_text(str(path))


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    target = tmp_path / "a.out"
    write_whole(target, "190\n")
    assert target.read_bytes() == b"190\n"
    (tmp_path / "folder").mkdir()
    for nowhere in (tmp_path / "folder", tmp_path / "none" / "a.out"):
        with pytest.raises(UsageError) as early:
            check_writable(nowhere)
        with pytest.raises(UsageError) as late:
            write_whole(nowhere, "190\n")
        assert early.value.message == late.value.message
    check_writable(target)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.out", "folder"]


def test_a_file_of_several_inputs_is_no_input(tmp_path: Path) -> None:
    many = tmp_path / "many.in"
    many.write_text("1\nA FFFB\n---\n1\nB FFFB\n")
    with pytest.raises(UsageError, match="holds several inputs"):
        read_text(str(many))
