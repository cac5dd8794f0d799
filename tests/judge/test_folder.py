from __future__ import annotations

from pathlib import Path

import pytest

from noripan.core.errors import InputError, UsageError
from noripan.games import problem
from noripan.judge.folder import Job, answer_all, jobs_of


@pytest.fixture
def inputs(tmp_path: Path) -> Path:
    for name, text in {"b.in": "1 2 3 4 1 2 3 4 1 2", "a.in": "1 2 x", "c.txt": "no"}.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_every_input_of_a_folder_is_a_job_in_the_order_of_names(inputs: Path) -> None:
    assert jobs_of(str(inputs)) == [
        Job(str(inputs / "a.in"), str(inputs / "a.out")),
        Job(str(inputs / "b.in"), str(inputs / "b.out")),
    ]


def test_a_bad_input_is_told_and_does_not_stop_the_rest(inputs: Path) -> None:
    out = inputs / "answers" / "deep"
    bad, good = answer_all(problem("dice-yut"), jobs_of(str(inputs), str(out)))
    assert isinstance(bad.error, InputError)
    assert bad.error.place.file == str(inputs / "a.in")
    assert good.error is None
    assert [path.name for path in out.iterdir()] == ["b.out"]
    assert (out / "b.out").read_text() == "190\n"


def test_what_a_lenient_reading_forgives_is_told(inputs: Path) -> None:
    (inputs / "a.in").write_text("1 2 3")
    done, _other = answer_all(problem("dice-yut"), jobs_of(str(inputs)), lenient=True)
    assert done.error is None
    assert len(done.forgiven) == 1


def test_a_folder_without_inputs_or_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path, tmp_path / "none", tmp_path / "file"):
        with pytest.raises(UsageError):
            jobs_of(str(folder))
